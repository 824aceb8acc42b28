/** The solids of drawing families: from the same specification as the drawing, and so from the same numbers. */
import type { DrawContext } from '../drawing/family.ts'
import type { GraphicNode } from '../graphics/schema.ts'
import {
  articleModel,
  bookcaseModel,
  bookModel,
  flooringModel,
  sampleModel,
  shelfModel,
  skirtingModel,
} from './furniture.ts'
import { lamellaPanelModel, slabDoorModel } from './leaves.ts'
import type { DrawingModel } from './node-kit.ts'
import { coverPlateModel, keypadPlateModel, outletPlateModel } from './plates.ts'
import { flatPrintModel, sampleSetModel } from './sheets-and-sets.ts'

const models: ReadonlyMap<string, DrawingModel> = new Map([
  ['cover-plate', coverPlateModel],
  ['keypad-plate', keypadPlateModel],
  ['outlet-plate', outletPlateModel],
  ['flat-print', flatPrintModel],
  ['sample-set', sampleSetModel],
  ['slab-door', slabDoorModel],
  ['lamella-panel', lamellaPanelModel],
  ['shelf', shelfModel],
  ['bookcase', bookcaseModel],
  ['flooring', flooringModel],
  ['skirting', skirtingModel],
  ['sample', sampleModel],
  ['book', bookModel],
  ['article', articleModel],
])

/** The keys of all families with a solid. */
export const modelledFamilyKeys: readonly string[] = [...models.keys()]

/** The nodes of a drawing's solid; null where its family has none, or the specification can't be read. */
export function drawingModel(
  family: string,
  spec: unknown,
  context: DrawContext = {},
): readonly GraphicNode[] | null {
  return models.get(family)?.(spec, context) ?? null
}
