/** Pictures of murals: those of the options that are designs. */
import type { Catalog } from '@orderwright/domain'
import type { CanvasContext, CanvasPicture } from '@orderwright/domain/canvas'

/** The picture of an option, or of the one that the organisation falls back to. [2.3.44] */
export function canvasPictures(catalog: Catalog, fallback: number | null): CanvasContext['pictureOf'] {
  const known = new Map<number, CanvasPicture | null>()
  return (optionId) => {
    const id = optionId ?? fallback
    if (id === null) return null
    const found = known.get(id)
    if (found !== undefined) return found
    const address = catalog.options.get(id)?.thumbnailUrl
    const picture = address ? { address, width: 0, height: 0 } : null
    known.set(id, picture)
    return picture
  }
}
