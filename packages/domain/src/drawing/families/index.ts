/**
 * The drawing families by key. A new family is one folder and one line, here or in `made-to-measure.ts`, whose families
 * a browser fetches only for a catalogue that has them.
 */
import type { DrawContext, DrawingFamily, DrawResult } from '../family.ts'
import { backBoxFamily } from './back-box/family.ts'
import { coverPlateFamily } from './cover-plate/family.ts'
import { keypadPlateFamily } from './keypad-plate/family.ts'
import { outletPlateFamily } from './outlet-plate/family.ts'
import { readingLampFamily } from './reading-lamp/family.ts'

const families: DrawingFamily[] = [
  keypadPlateFamily,
  outletPlateFamily,
  readingLampFamily,
  coverPlateFamily,
  backBoxFamily,
]

/** The families that are there: those of plates and lamps, and the ones that were added. */
export const drawingFamilies: readonly DrawingFamily[] = families

/** Adds families that are loaded apart from the rest; one that is there already stays. */
export function addDrawingFamilies(more: readonly DrawingFamily[]): void {
  for (const family of more) {
    if (findDrawingFamily(family.key) === undefined) families.push(family)
  }
}

export function findDrawingFamily(key: string): DrawingFamily | undefined {
  return families.find((family) => family.key === key)
}

/** Draws what a product's data asks for; an unknown family or a spec that does not parse is a typed failure. */
export function drawFamily(key: string, spec: unknown, context: DrawContext = {}): DrawResult {
  return findDrawingFamily(key)?.drawUnknown(spec, context) ?? { ok: false, code: 'unknownFamily' }
}
