/** A pin that was put down in one language is the same for whoever reads another. [issue 18, comments on the thing itself] */
import { fc } from '@fast-check/vitest'
import { afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { loadDrawingFamilies } from '../drawing-families.ts'
import { drawFamily } from '../drawing/registry.ts'
import type { Scene } from '../drawing/scene.ts'
import { type Language, languages } from '../localization/languages.ts'
import { setLanguageSource } from '../localization/language-source.ts'
import { registerTranslations } from '../localization/translations.ts'
import { drawnPartNames } from '../messages/drawings/part-names.ts'
import { drawingSpecs } from '../testing/random/random-drawings.ts'
import * as french from '../translations/fr-FR/index.ts'
import * as swedish from '../translations/sv-SE/index.ts'
import { pinnedTitle, pinOn, pinTargets, pinWords, placePin } from './pins.ts'

registerTranslations('fr-FR', french)
registerTranslations('sv-SE', swedish)
beforeAll(async () => loadDrawingFamilies())
afterEach(() => setLanguageSource(undefined))

const view = { unit: 'mm' } as const

function drawnIn(language: Language, key: string, spec: unknown): Scene {
  setLanguageSource(() => language)
  const result = drawFamily(key, spec, { unit: 'mm' })
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.scene
}

/** Puts a pin down in one language, and reads it in another on a drawing. */
function readIn(
  language: Language,
  { from, id, spec, later = spec }: { from: Language; id: string; spec: object; later?: object },
): string {
  const targets = pinTargets(drawnIn(from, 'keypad-plate', spec), view)
  const target = targets.find((one) => one.id === id)
  if (!target) throw new Error(`${id} is not drawn`)
  const pin = pinOn(target)
  const scene = drawnIn(language, 'keypad-plate', later)
  return pinWords(pin, placePin(pin, scene, pinTargets(scene, view)))
}

const plate = { width: 160, height: 100 }
const one = { ...plate, layoutString: 'P', engravings: { 0: { above: [{ text: 'Hall' }] } } }

test('[issue 18] what nobody changed is said to be nothing else', () => {
  const mechanism = { id: 'mechanism:0', spec: one }
  expect(readIn('en-US', { from: 'fr-FR', ...mechanism })).toBe('Push button')
  expect(readIn('fr-FR', { from: 'en-US', ...mechanism })).toBe('Poussoir')
  expect(readIn('sv-SE', { from: 'fr-FR', ...mechanism })).toBe('Tryckknapp')
  const engraved = { id: 'engraving:0:above', spec: one }
  expect(readIn('en-US', { from: 'sv-SE', ...engraved })).toBe('Push button: engraving above')
  // With a second one beside it the first has a number, and is what it was.
  const more = { ...plate, layoutString: 'PR' }
  expect(readIn('en-US', { from: 'en-US', ...mechanism, later: more })).toBe('Push button 1')
})

test('[issue 18] what is changed or gone is called as the reader calls it', () => {
  const mechanism = { id: 'mechanism:0', spec: one }
  const rocker = { ...plate, layoutString: 'R' }
  expect(readIn('fr-FR', { from: 'en-US', ...mechanism, later: rocker })).toContain('(était\u00a0: Poussoir)')
  const second = { id: 'mechanism:1', spec: { ...plate, layoutString: 'PR' }, later: one }
  expect(readIn('sv-SE', { from: 'fr-FR', ...second })).toMatch(/^Vippströmställare 2 /)
})

test('[issue 18] a dimension that measures something else now is called as the reader calls it, also what it was', () => {
  const width = { id: 'width', spec: one, later: { ...one, width: 170 } }
  expect(readIn('en-US', { from: 'sv-SE', ...width })).toBe('Dimension 170 mm (was: Dimension 160 mm)')
  expect(readIn('sv-SE', { from: 'fr-FR', ...width })).toBe('Måttet 170 mm (var: Måttet 160 mm)')
  expect(readIn('fr-FR', { from: 'en-US', ...width })).toContain('Cote 160 mm')
  // A release before kept the word too.
  setLanguageSource(() => 'en-US')
  const kept = { kind: 'dimension', target: 'width', valueMm: 40, x: 0.5, y: 0.5, piece: null } as const
  expect(pinnedTitle({ ...kept, title: 'Cote Ø40 mm' })).toBe('Dimension Ø40 mm')
  expect(pinnedTitle({ ...kept, title: 'Dimension 5 11/16"' })).toBe('Dimension 5 11/16"')
  expect(pinnedTitle({ ...kept, kind: 'point', title: 'Ett ställe' })).toBe('A point of the drawing')
})

describe.each(languages)('[issue 18] in %s', (language) => {
  it.each(Object.entries(drawingSpecs))('every part of %s has a name', (key, specs) => {
    setLanguageSource(() => language)
    const names = new Set<string>(Object.values(drawnPartNames))
    for (const spec of fc.sample(specs, { numRuns: 20, seed: 18 })) {
      for (const { kind, id, title } of pinTargets(drawnIn(language, key, spec), view)) {
        // The pieces of a set of samples are called what the catalog calls them.
        if (kind !== 'part' || id.startsWith('chip:') || id.startsWith('engraving:')) continue
        expect(names, `${id}: ${title}`).toContain(title.replace(/ \d+$/, ''))
      }
    }
  })
})
