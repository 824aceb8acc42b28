/** The pictures that a viewport needs on paper: those that are shown, and what its prints take of print masters. */
import type { CanvasContext } from '../canvas/kind.ts'
import { entitiesOn } from '../canvas/entity-kind.ts'
import { pictureOfTexture, readTexture } from '../canvas/kinds/mural-texture.ts'
import { printPanel } from './print-panel.ts'
import type { ViewRecords } from './views/view-records.ts'

/** The addresses of the pictures that the drawing of a viewport shows. */
export function shownPictures(context: CanvasContext, viewId: number): string[] {
  const addresses = entitiesOn(context, viewId).flatMap((entity) => {
    const texture = readTexture(entity)
    return (texture && pictureOfTexture(texture.data, context)?.address) ?? []
  })
  return [...new Set(addresses)]
}

/** The addresses of the pictures that the prints of a viewport are made of, so finely. */
export function printedPictures(
  { panels, textures }: ViewRecords,
  context: CanvasContext,
  masterPpi: number,
): string[] {
  const addresses = panels
    .filter(({ data }) => !data.isDisabled)
    .flatMap((panel) => printPanel(panel, textures, context, masterPpi).items)
    .flatMap((item) => (item.kind === 'image' ? [item.address] : []))
  return [...new Set(addresses)]
}
