/** Pictures of murals: those of the options that are designs. */
import type { Catalog } from '../catalog/compile.ts'
import type { ProductOption } from '../catalog/schema.ts'
import { MAX_INCHES } from '../spatial/shapes.ts'
import type { CanvasContext, CanvasPicture } from './kind.ts'

/** The keys of an option's data that say how large its picture is on a wall, in inches. */
const trueSizeKeys = { width: 'pictureWidth', height: 'pictureHeight' } as const

function lengthIn(value: unknown): number | null {
  const length = typeof value === 'string' ? Number(value) : value
  return typeof length === 'number' && length > 0 && length <= MAX_INCHES ? length : null
}

/** The true size that an option gives its picture; null where it says none, or no lengths. */
function trueSizeOf(data: ProductOption['data']): CanvasPicture['trueSize'] {
  const width = lengthIn(data[trueSizeKeys.width])
  const height = lengthIn(data[trueSizeKeys.height])
  return width !== null && height !== null ? { width, height } : null
}

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
    const option = options.get(id)
    const address = option?.thumbnailUrl
    const picture =
      option && address ? { address, width: 0, height: 0, trueSize: trueSizeOf(option.data) } : null
    known.set(id, picture)
    return picture
  }
}
