/** One drawing as a DXF file of true size. [issue 18] */
import { layoutDimensions } from '../drawing/dimensions/dimensions.ts'
import { kebabCase } from '../exports/file-names.ts'
import { type SheetLook, type SheetView, sheetDimensions } from '../sheets/fit-view.ts'
import { type DxfLetters, toEntities } from './scene-entities.ts'
import { type DxfVersion, writeDxf } from './write-dxf.ts'

export interface DxfChoices {
  readonly version: DxfVersion
  readonly letters: DxfLetters
}

/** Standard scales, and how long a drawing may be at one of them, mm of paper: so large are dimensions beside it. */
const scales = [1, 1 / 2, 1 / 5, 1 / 10, 1 / 20, 1 / 50, 1 / 100] as const
const PAPER_MM = 400

function scaleOfDimensions({ bounds: { width, height } }: SheetView['scene']): number {
  const longest = Math.max(width, height)
  return scales.find((scale) => longest * scale <= PAPER_MM) ?? scales[scales.length - 1] ?? 1
}

/** A millimetre of the product is a unit of the file. Throws NotDrawable for a drawing with a coordinate that is no number. */
export function viewToDxf(view: SheetView, look: SheetLook & DxfChoices): string {
  const { scene, heading } = view
  const dimensions = sheetDimensions(scene, look)
  const parts = { bounds: scene.bounds, dimensions }
  const drawn = layoutDimensions(parts, { scale: scaleOfDimensions(scene), unit: look.unit }).items
  return writeDxf({
    version: look.version,
    title: heading,
    entities: [
      ...toEntities(scene.items, { letters: look.letters }),
      ...toEntities(drawn, { letters: 'text', layer: 'DIMENSION' }),
    ],
  })
}

/** The name of one drawing's file. */
export function dxfFileName(
  view: Pick<SheetView, 'heading'>,
  order: { readonly orgSpecificId: number },
): string {
  return `${[String(order.orgSpecificId), kebabCase(view.heading)].filter(Boolean).join('-')}.dxf`
}
