/**
 * The drawing families that are at hand, by key. Families are fetched before anything is drawn (all of them on the
 * server, first those of an order's lines in a browser); drawing itself never waits.
 */
import type { DrawContext, DrawingFamily, DrawResult } from './family.ts'

export type DrawingFamilies = ReadonlyMap<string, DrawingFamily>
let families: DrawingFamilies = new Map()

/** Puts a family at hand; one that is there already stays. */
export function registerDrawingFamily(family: DrawingFamily): void {
  if (!families.has(family.key)) families = new Map([...families, [family.key, family]])
}

/** All that are at hand, another object with each that arrives: what was worked out with fewer may be different now. */
export function drawingFamilies(): DrawingFamilies {
  return families
}

export function findDrawingFamily(key: string): DrawingFamily | undefined {
  return families.get(key)
}

/** Draws what a product's data asks for; an unknown family or a spec that does not parse is a typed failure. */
export function drawFamily(key: string, spec: unknown, context: DrawContext = {}): DrawResult {
  return findDrawingFamily(key)?.drawUnknown(spec, context) ?? { ok: false, code: 'unknownFamily' }
}
