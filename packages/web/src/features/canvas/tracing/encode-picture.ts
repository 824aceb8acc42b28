/** A picture that is drawn in the browser, encoded as the server takes it: below 5 MB, in the page or in a worker. */

/** Below the 5,000,000 bytes at which the server refuses. [1.8.08] */
const MOST_BYTES = 4_900_000
const SMALLER = 0.8
const LEAST_SIDE = 64

/** What can be drawn with, on a canvas of the page and on one of a worker alike. */
export type SurfaceContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

export interface Surface<Context extends SurfaceContext> {
  readonly context: Context | null
  readonly blob: (type: string) => Promise<Blob | null>
}

export interface EncodedPicture {
  readonly blob: Blob
  readonly width: number
  readonly height: number
}

/** PNG, or JPEG on white where that is too large. */
async function encoded<Context extends SurfaceContext>(
  { context, blob }: Surface<Context>,
  width: number,
  height: number,
): Promise<Blob | null> {
  const png = await blob('image/png')
  if (png === null || png.size < MOST_BYTES || !context) return png
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  return blob('image/jpeg')
}

/** The picture of this size, or a smaller one where its file would be too large; null where the browser can not draw it. */
export async function encodePicture<Context extends SurfaceContext>(
  size: { readonly width: number; readonly height: number },
  surfaceOf: (width: number, height: number) => Surface<Context>,
  draw: (context: Context, width: number, height: number) => void | Promise<void>,
): Promise<EncodedPicture | null> {
  let { width, height } = size
  while (Math.max(width, height) >= LEAST_SIDE) {
    const surface = surfaceOf(width, height)
    if (!surface.context) return null
    await draw(surface.context, width, height)
    const blob = await encoded(surface, width, height)
    if (blob === null) return null
    if (blob.size < MOST_BYTES) return { blob, width, height }
    width = Math.round(width * SMALLER)
    height = Math.round(height * SMALLER)
  }
  return null
}
