/** What a screen reader hears of drawings, in the language of who hears it. [issue 18, Languages] */
import { fc } from '@fast-check/vitest'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { drawingFamilyKeys, loadDrawingFamilies } from '../drawing-families.ts'
import { drawFamily } from '../drawing/registry.ts'
import type { Scene } from '../drawing/scene.ts'
import { firstSentence, sentences, sizeText } from '../drawing/words.ts'
import { describeGraphic } from '../graphics/describe.ts'
import { drawingSpecs } from '../testing/random/random-drawings.ts'
import * as french from '../translations/fr-FR/index.ts'
import * as swedish from '../translations/sv-SE/index.ts'
import type { LengthUnit } from '../units/lengths.ts'
import { type Language, languages } from './languages.ts'
import { setLanguageSource } from './language-source.ts'
import { registerTranslations } from './translations.ts'

registerTranslations('fr-FR', french)
registerTranslations('sv-SE', swedish)
beforeAll(async () => loadDrawingFamilies())
afterEach(() => setLanguageSource(undefined))

function saidIn<T>(language: Language, say: () => T): T {
  setLanguageSource(() => language)
  return say()
}

function drawn(key: string, spec: unknown, unit: LengthUnit = 'mm'): Scene {
  const result = drawFamily(key, spec, { unit })
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.scene
}

/** The description of a drawing in each language. */
function described(key: string, spec: unknown, unit?: LengthUnit) {
  const inLanguage = (language: Language) => saidIn(language, () => drawn(key, spec, unit).description)
  return { english: inLanguage('en-US'), french: inLanguage('fr-FR'), swedish: inLanguage('sv-SE') }
}

/** Specifications that say everything a family may say of itself. */
const examples = Object.entries(drawingSpecs).map(
  ([key, specs]) => [key, fc.sample(specs, { numRuns: 24, seed: 18 })] as const,
)

/** Words that are the same in two languages: signs, units, trade names, what the examples call things, then French, then Swedish. */
const sharedWords = new Set(
  (
    'mm torx usb hdmi rj bronze off ridge film very long number ' +
    'type port ports face tube rail joints article ' +
    'dimmer arm'
  ).split(' '),
)

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{2,}/gu) ?? []).filter((word) => !sharedWords.has(word))
}

/** The figures of a text, whatever their thousands are parted by and their decimals are written with. */
function figuresOf(text: string): string[] {
  return text.replaceAll(/(\d)[\u00a0\u202f](?=\d)/g, '$1').match(/\d+/g) ?? []
}

describe('[issue 18] the description of a drawing', () => {
  it('has examples of every family', () => {
    expect(examples.map(([key]) => key).toSorted()).toEqual([...drawingFamilyKeys].toSorted())
  })

  it.each(examples)(
    'of %s has no English word left, the same figures and as many sentences',
    (key, specs) => {
      for (const [index, spec] of specs.entries()) {
        const said = described(key, spec, index % 3 === 0 ? 'in' : 'mm')
        const english = new Set(wordsOf(said.english))
        expect(english.size).toBeGreaterThan(0)
        for (const text of [said.french, said.swedish]) {
          expect([text, wordsOf(text).filter((word) => english.has(word))]).toEqual([text, []])
          expect([text, figuresOf(text)]).toEqual([text, figuresOf(said.english)])
          expect(text.split('. ')).toHaveLength(said.english.split('. ').length)
          expect(text).toMatch(/^\p{Lu}.*\.$/su)
        }
      }
    },
  )

  it.each(examples)('of %s starts with a whole sentence, whatever its titles are', (key) => {
    const title = 'St. Gobain no. seven'
    const spec = {
      width: 117.5,
      height: 82.5,
      title,
      finish: { title },
      chips: [{ title, fill: '#123456' }],
    }
    for (const language of languages) {
      const { description } = saidIn(language, () => drawn(key, spec))
      const first = firstSentence(description)
      const english = firstSentence(saidIn('en-US', () => drawn(key, spec).description))
      expect(figuresOf(first)).toEqual(figuresOf(english))
      expect(first).toMatch(/^\p{Lu}.+\.$/u)
      if (key !== 'back-box') expect(first.replaceAll('\u00a0', ' ')).toContain(title)
      // What follows begins anew.
      expect(description.slice(first.length)).toMatch(/^(?:$| [\p{Lu}\d])/u)
    }
  })

  it('writes sizes with the decimal sign of the language', () => {
    const size = () => [sizeText(117, 82.5), sizeText(117.475, 82.55, 'in')]
    expect(size()).toEqual(['117 × 82.5 mm', '4 5/8" × 3 1/4"'])
    expect(saidIn('fr-FR', size)).toEqual(['117 × 82,5 mm', '4 5/8" × 3 1/4"'])
    expect(saidIn('sv-SE', size)).toEqual(['117 × 82,5 mm', '4 5/8" × 3 1/4"'])
  })

  it('ends its first sentence neither at a decimal nor at an abbreviation', () => {
    expect(firstSentence(sentences(['Plate 92.1 mm in No. 5', 'Screws']))).toBe(
      'Plate 92.1 mm in No.\u00a05.',
    )
    expect(firstSentence(sentences(['Plaque de 92,1 mm, finition Réf. 5', 'Vis']))).toBe(
      'Plaque de 92,1 mm, finition Réf.\u00a05.',
    )
    expect(firstSentence('Without a full stop')).toBe('Without a full stop')
    expect(firstSentence('Alone.')).toBe('Alone.')
  })
})

describe('[issue 18] a plate is described', () => {
  const plate = {
    width: 117,
    height: 82.5,
    gang: 2,
    layoutString: 'PPD',
    finish: { title: 'Laiton' },
    mechanismFinish: { title: 'Noir' },
    led: {},
    screws: { type: 'slot' },
    backBox: { width: 60, height: 40, title: '2' },
    engravings: { 0: { above: [{ text: 'ON' }], below: [{ text: 'OFF' }] } },
  }

  it('in French and in Swedish as the trade speaks', () => {
    const said = described('keypad-plate', plate)
    expect(said.french).toBe(
      'Plaque de 117 × 82,5 mm, finition Laiton, 2 postes, 2 poussoirs et 1 variateur sur 1 rangée et 3 colonnes, ' +
        'finition des mécanismes Noir. Voyant sous chaque mécanisme. ' +
        'Gravure « ON » au-dessus et « OFF » au-dessous du poussoir 1. ' +
        'Vis à fente, entraxe 60 mm. Boîte d’encastrement 2, 60 × 40 mm.',
    )
    expect(said.swedish).toBe(
      'Platta 117 × 82,5 mm i Laiton, 2 fack, 2 tryckknappar och 1 dimmer på 1 rad och 3 kolumner, ' +
        'insatser i Noir. Indikeringslampa under varje insats. ' +
        'Gravering ”ON” ovanför och ”OFF” nedanför tryckknapp 1. ' +
        'Spårskruvar, centrumavstånd 60 mm. Apparatdosa 2, 60 × 40 mm.',
    )
  })

  it('also where it is blank', () => {
    const blank = { width: 82, height: 82, layoutString: '-', screws: { type: 'none' } }
    expect(described('keypad-plate', blank)).toEqual({
      english: 'Plate 82 × 82 mm, 1 gang, no mechanisms. No visible screws.',
      french: 'Plaque de 82 × 82 mm, 1 poste, sans mécanisme. Sans vis apparentes.',
      swedish: 'Platta 82 × 82 mm, 1 fack, inga insatser. Inga synliga skruvar.',
    })
    expect(described('outlet-plate', { ...blank, mount: 'floor' })).toEqual({
      english: expect.stringMatching(/^Floor outlet plate 82 × 82 mm, 1 gang, blank\./),
      french: expect.stringMatching(/^Plaque de prises au sol de 82 × 82 mm, 1 poste, sans prise\./),
      swedish: expect.stringMatching(/^Uttagsplatta för golv 82 × 82 mm, 1 fack, utan uttag\./),
    })
    const sample = { width: 50, height: 50, purpose: 'sample', screws: { type: 'torx' } }
    expect(described('cover-plate', { ...sample, width: 117 }).french).toBe(
      'Échantillon de finition de 117 × 50 mm. Vis Torx, entraxe 60 mm.',
    )
  })
})

describe('[issue 18] doors and fronts are described', () => {
  it('with their slats, one or several, and where these stand', () => {
    const slats = (count: number, alignment: string) =>
      described('lamella-panel', {
        width: 60,
        height: 500,
        slats: { by: 'count', count, alignment },
      })
    expect(slats(1, 'top').french).toContain('1 lame, largeur 60 mm, longueur 450 mm, alignée en haut.')
    expect(slats(2, 'bottom').french).toContain('2 lames, largeur 30 mm, longueur 450 mm, alignées en bas.')
    expect(slats(1, 'centre').french).toContain(', centrée.')
    expect(slats(2, 'random').french).toContain(', à des hauteurs aléatoires.')
    expect(slats(1, 'centre').swedish).toContain('1 ribba, bredd 60 mm, längd 450 mm, centrerad.')
    expect(slats(2, 'centre').swedish).toContain('2 ribbor, bredd 30 mm, längd 450 mm, centrerade.')
    expect(slats(2, 'top').swedish).toContain(', i överkant.')
  })

  it('with how they are hung and what they are opened by', () => {
    const door = { width: 900, height: 2100, vision: 'wide', handle: { kind: 'bar', length: 400 } }
    expect(described('slab-door', door)).toEqual({
      english:
        'Slab door 900 × 2100 mm, 44 mm thick. Hinged on the left, opening inwards. Frame 994 × 2154 mm outside. ' +
        'Vision panel in the upper half. Bar handle 400 mm on the right.',
      french:
        'Porte plane de 900 × 2100 mm, épaisseur 44 mm. Paumelles à gauche, ouverture vers l’intérieur. ' +
        'Huisserie de 994 × 2154 mm hors tout. Oculus en partie haute. Barre de tirage de 400 mm à droite.',
      swedish:
        'Slät dörr 900 × 2100 mm, tjocklek 44 mm. Gångjärn till vänster, öppnas inåt. ' +
        'Karmyttermått 994 × 2154 mm. Siktglas i övre halvan. Draghandtag 400 mm till höger.',
    })
    const front = { width: 400, height: 200, face: 'frame', railWidth: 60, centrePanel: 'reeded' }
    expect(described('cabinet-front', { ...front, opening: 'drawer', pull: { kind: 'none' } })).toEqual({
      english: expect.stringMatching(/, for a drawer\. Rails and stiles 60 mm wide around reeded glass\. /),
      french: expect.stringMatching(
        /^Façade de tiroir de .+ mm\. Traverses et montants, largeur 60 mm, autour d’un verre cannelé\. Sans poignée\.$/,
      ),
      swedish: expect.stringMatching(
        /^Lådfront .+ mm\. Ramstycken, bredd 60 mm, runt räfflat glas\. Utan handtag\.$/,
      ),
    })
  })
})

it('[issue 18] a 3D view is described in the language of who hears it', () => {
  const bounds = { from: [0, 0, 0], to: [82, 131, 310] } as const
  const view = () => describeGraphic('Lamp', { meshes: [], bounds })
  expect(saidIn('en-US', view)).toBe('Lamp, 82 × 131 × 310 mm wide, high and deep.')
  expect(saidIn('fr-FR', view)).toBe('Lamp, 82 × 131 × 310 mm (largeur, hauteur et profondeur).')
  expect(saidIn('sv-SE', view)).toBe('Lamp, 82 × 131 × 310 mm i bredd, höjd och djup.')
})
