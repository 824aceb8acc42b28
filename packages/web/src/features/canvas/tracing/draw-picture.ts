/** A picture that is drawn in the browser, as a file that the server takes: below 5 MB, and no larger than it keeps. */

/** Longer sides are made shorter by the server. Pixels. */
export const LONGEST_SIDE = 2560
/** Below the 5,000,000 bytes at which the server refuses. [1.8.08] */
const MOST_BYTES = 4_900_000
const SMALLER = 0.8
const LEAST_SIDE = 64

export interface DrawnPicture {
  readonly file: File
  readonly width: number
  readonly height: number
}

/** Draws on a canvas of this size; the context counts in its pixels. */
export type Draw = (context: CanvasRenderingContext2D, width: number, height: number) => void | Promise<void>

/** The size in which a picture is kept: the same, or as large as `LONGEST_SIDE` allows. Whole pixels. */
export function keptSize(width: number, height: number, longest = LONGEST_SIDE) {
  const factor = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * factor)), height: Math.max(1, Math.round(height * factor)) }
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.85))
}

/** PNG, or JPEG on white where that is too large. */
async function encoded(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const png = await blobOf(canvas, 'image/png')
  if (png === null || png.size < MOST_BYTES) return png
  const context = canvas.getContext('2d')
  if (!context) return null
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return blobOf(canvas, 'image/jpeg')
}

/** The picture of this size, or a smaller one where its file would be too large; null where the browser can not draw it. */
export async function drawPicture(
  name: string,
  size: { readonly width: number; readonly height: number },
  draw: Draw,
): Promise<DrawnPicture | null> {
  let { width, height } = size
  while (Math.max(width, height) >= LEAST_SIDE) {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (!context) return null
    await draw(context, width, height)
    const blob = await encoded(canvas)
    if (blob === null) return null
    if (blob.size < MOST_BYTES) {
      const ending = blob.type === 'image/png' ? '.png' : '.jpg'
      const file = new File([blob], name.replace(/\.[a-z0-9]+$/i, '') + ending, { type: blob.type })
      return { file, width, height }
    }
    width = Math.round(width * SMALLER)
    height = Math.round(height * SMALLER)
  }
  return null
}
