/**
 * Where all drawing families are, with what they check. A new family is one folder and one line here; it is fetched
 * when a catalog that is opened has it.
 */
import type { DrawingFamily } from './drawing/family.ts'
import { findDrawingFamily, registerDrawingFamily } from './drawing/registry.ts'

const loaders = new Map<string, () => Promise<DrawingFamily>>([
  ['keypad-plate', async () => (await import('./drawing/families/keypad-plate/family.ts')).keypadPlateFamily],
  ['outlet-plate', async () => (await import('./drawing/families/outlet-plate/family.ts')).outletPlateFamily],
  ['reading-lamp', async () => (await import('./drawing/families/reading-lamp/family.ts')).readingLampFamily],
  ['cover-plate', async () => (await import('./drawing/families/cover-plate/family.ts')).coverPlateFamily],
  ['back-box', async () => (await import('./drawing/families/back-box/family.ts')).backBoxFamily],
  [
    'lamella-panel',
    async () => (await import('./drawing/families/lamella-panel/family.ts')).lamellaPanelFamily,
  ],
  ['slab-door', async () => (await import('./drawing/families/slab-door/family.ts')).slabDoorFamily],
  [
    'cabinet-front',
    async () => (await import('./drawing/families/cabinet-front/family.ts')).cabinetFrontFamily,
  ],
  ['wall-light', async () => (await import('./drawing/families/wall-light/family.ts')).wallLightFamily],
  ['rail-profile', async () => (await import('./drawing/families/rail-profile/family.ts')).railProfileFamily],
  ['shelf', async () => (await import('./drawing/families/shelf/family.ts')).shelfFamily],
  ['bookcase', async () => (await import('./drawing/families/bookcase/family.ts')).bookcaseFamily],
  ['flooring', async () => (await import('./drawing/families/flooring/family.ts')).flooringFamily],
  ['skirting', async () => (await import('./drawing/families/skirting/family.ts')).skirtingFamily],
  ['sample', async () => (await import('./drawing/families/sample/family.ts')).sampleFamily],
  ['sample-set', async () => (await import('./drawing/families/sample-set/family.ts')).sampleSetFamily],
  ['book', async () => (await import('./drawing/families/book/family.ts')).bookFamily],
  ['flat-print', async () => (await import('./drawing/families/flat-print/family.ts')).flatPrintFamily],
  ['article', async () => (await import('./drawing/families/article/family.ts')).articleFamily],
])

/** The keys of all families that there are. */
export const drawingFamilyKeys: readonly string[] = [...loaders.keys()]

async function loadFamily(key: string): Promise<void> {
  const family = await loaders.get(key)?.()
  if (family !== undefined) registerDrawingFamily(family)
}

/**
 * Brings these families to hand (all of them when left out); those that are already, and keys of no family, are
 * passed over. Rejects when one cannot be fetched; the others are then at hand.
 */
export async function loadDrawingFamilies(keys: Iterable<string> = drawingFamilyKeys): Promise<void> {
  const missing = [...new Set(keys)].filter((key) => findDrawingFamily(key) === undefined)
  const failed = (await Promise.allSettled(missing.map(loadFamily))).find(
    (result) => result.status === 'rejected',
  )
  if (failed !== undefined) throw failed.reason
}
