/** A picture that is drawn in the page, as a file that the server takes: below 5 MB, and no larger than it keeps. */
import { encodePicture } from './encode-picture.ts'

/** Longer sides are made shorter by the server. Pixels. */
export const LONGEST_SIDE = 2560

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

/** A picture under the name of the file that it was made of, with its own ending. */
export function namedPicture(name: string, blob: Blob): File {
  const ending = blob.type === 'image/png' ? '.png' : '.jpg'
  return new File([blob], name.replace(/\.[a-z0-9]+$/i, '') + ending, { type: blob.type })
}

/** The picture of this size, or a smaller one where its file would be too large; null where the browser can not draw it. */
export async function drawPicture(
  name: string,
  size: { readonly width: number; readonly height: number },
  draw: Draw,
): Promise<DrawnPicture | null> {
  const made = await encodePicture(
    size,
    (width, height) => {
      const canvas = document.createElement('canvas')
      canvas.width = width
      canvas.height = height
      return {
        context: canvas.getContext('2d'),
        blob: (type) => new Promise((resolve) => canvas.toBlob(resolve, type, 0.85)),
      }
    },
    draw,
  )
  if (!made) return null
  const { blob, ...drawn } = made
  return { file: namedPicture(name, blob), ...drawn }
}
