/** All drawing families by key. A new family is one folder and one line here. */
import type { DrawContext, DrawingFamily, DrawResult } from '../family.ts'
import { backBoxFamily } from './back-box/family.ts'
import { coverPlateFamily } from './cover-plate/family.ts'
import { keypadPlateFamily } from './keypad-plate/family.ts'
import { outletPlateFamily } from './outlet-plate/family.ts'
import { readingLampFamily } from './reading-lamp/family.ts'

export const drawingFamilies: readonly DrawingFamily[] = [
  keypadPlateFamily,
  outletPlateFamily,
  readingLampFamily,
  coverPlateFamily,
  backBoxFamily,
]

export function findDrawingFamily(key: string): DrawingFamily | undefined {
  return drawingFamilies.find((family) => family.key === key)
}

/** Draws what a product's data asks for; an unknown family or a spec that does not parse is a typed failure. */
export function drawFamily(key: string, spec: unknown, context: DrawContext = {}): DrawResult {
  return findDrawingFamily(key)?.drawUnknown(spec, context) ?? { ok: false, code: 'unknownFamily' }
}
