/**
 * An uploaded picture made safe: decoded, turned upright, written anew without what a camera adds (place, serial
 * number), and made small for lists. What does not decode as JPEG or PNG is refused.
 */
import sharp from 'sharp'
import { pictureMessages } from '@orderwright/domain'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'

/** A file of this many bytes or more is too large. [1.8.08] */
export const TOO_LARGE_BYTES = 5_000_000
/** A small file can hold an enormous picture: more than this is not decoded. */
const MAX_PIXELS = 50_000_000
const LONGEST_SIDE_PX = 2560
const THUMBNAIL_PX = 480

export interface PreparedPicture {
  readonly extension: 'jpg' | 'png'
  readonly bytes: Buffer
  readonly thumbnail: Buffer
  readonly width: number
  readonly height: number
}

// One decoded picture at a time: each may take hundreds of megabytes.
sharp.concurrency(1)
let last: Promise<unknown> = Promise.resolve()

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work)
  last = next.catch(() => undefined)
  return next
}

/** The sentence of the specification covers both: too large, and not a picture of these kinds. */
export function unsuitable(code: 'tooLarge' | 'unsupportedMediaType') {
  return fail(code, pictureMessages.uploadUnsuitable)
}

export async function preparePicture(file: Buffer): Promise<Outcome<PreparedPicture>> {
  if (file.length >= TOO_LARGE_BYTES) return unsuitable('tooLarge')
  return inTurn(async () => {
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const
    try {
      const { format } = await sharp(file, options).metadata()
      if (format !== 'jpeg' && format !== 'png') return unsuitable('unsupportedMediaType')
      const upright = sharp(file, options)
        .rotate()
        .resize(LONGEST_SIDE_PX, LONGEST_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      const written = format === 'jpeg' ? upright.jpeg({ quality: 88 }) : upright.png({ compressionLevel: 8 })
      const { data, info } = await written.toBuffer({ resolveWithObject: true })
      const thumbnail = await sharp(data)
        .resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .toBuffer()
      const extension = format === 'jpeg' ? 'jpg' : 'png'
      return succeed({ extension, bytes: data, thumbnail, width: info.width, height: info.height })
    } catch {
      // The decoder throws for what is broken, cut off, too large or no picture at all.
      return unsuitable('unsupportedMediaType')
    }
  })
}
