/** Pictures of murals: those of the options that are designs. */
import type { Catalog } from '../catalog/compile.ts'
import type { CanvasContext, CanvasPicture } from './kind.ts'

/** The picture of an option, or of the one that the organization falls back to. [2.3.44] */
export function canvasPictures(
  { options }: Pick<Catalog, 'options'>,
  fallback: number | null,
): CanvasContext['pictureOf'] {
  const known = new Map<number, CanvasPicture | null>()
  return (optionId) => {
    const id = optionId ?? fallback
    if (id === null) return null
    const found = known.get(id)
    if (found !== undefined) return found
    const address = options.get(id)?.thumbnailUrl
    const picture = address ? { address, width: 0, height: 0 } : null
    known.set(id, picture)
    return picture
  }
}
