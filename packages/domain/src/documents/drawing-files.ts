/** Files of drawings: their names, and one drawing as SVG of true size. [2.2.44, 2.9.23] */
import { documentMessages } from '../messages/papers/documents.ts'
import { paperTitle } from './titles.ts'
import { kebabCase } from '../exports/file-names.ts'
import { layoutDimensions } from '../drawing/dimensions/dimensions.ts'
import { sceneExtent } from '../drawing/fit.ts'
import { itemsToSvg } from '../drawing/svg/to-svg.ts'
import { type SheetLook, type SheetView, sheetDimensions } from '../sheets/fit-view.ts'

/** '1042 - Villa Aurore - 261121 - Drawings': what the page, its print and its PDF file are called. [2.7.05] */
export function drawingsTitle(order: Parameters<typeof paperTitle>[0], day: string): string {
  return paperTitle(order, day, documentMessages.drawings)
}

/** The name of one drawing's file. */
export function svgFileName(
  view: Pick<SheetView, 'heading'>,
  order: { readonly orgSpecificId: number },
): string {
  return `${[String(order.orgSpecificId), kebabCase(view.heading)].filter(Boolean).join('-')}.svg`
}

/**
 * One drawing in real millimetres: a millimetre of the product is a millimetre of the file. `asOutlines`: engravings as
 * the outlines of their letters, for machines without the fonts; false: as text that can be changed.
 */
export function viewToSvg(view: SheetView, look: SheetLook & { readonly asOutlines: boolean }): string {
  const { scene, heading } = view
  const dimensions = sheetDimensions(scene, look)
  const parts = { bounds: scene.bounds, dimensions }
  const extent = sceneExtent(parts, 1, { ...look, marginMm: 1 })
  const drawn = layoutDimensions(parts, { scale: 1, unit: look.unit }).items
  return itemsToSvg(
    [...scene.items, ...drawn],
    extent,
    { scale: 1, preferOutlines: look.asOutlines, fallbackFonts: 'sans-serif' },
    { title: heading, description: scene.description },
  )
}
