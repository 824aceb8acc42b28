/**
 * An uploaded picture made safe: decoded, turned upright, written anew without what a camera adds (place, serial
 * number), and made small for lists. What does not decode as JPEG or PNG is refused.
 */
import sharp from 'sharp'
import { pictureMessages } from '@orderwright/domain/messages'
import type { MasterCrop } from '@orderwright/domain/units'
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

// Whoever calls these waits for their turn at pictures: each that is decoded may take hundreds of megabytes.
sharp.concurrency(1)

/** The sentence of the specification covers both: too large, and not a picture of these kinds. */
export function unsuitable(code: 'tooLarge' | 'unsupportedMediaType') {
  return fail(code, pictureMessages.uploadUnsuitable)
}

/** A print master is kept as it is; what is shown of it is made row by row, without holding all of its pixels. */
export interface PreparedMaster extends PreparedPicture {
  /** pixels of the master itself */
  readonly masterWidth: number
  readonly masterHeight: number
}

/** More than a wall of a hundred feet at print size; no file of the size that is taken has them for good. */
const MAX_MASTER_PIXELS = 1_000_000_000

function unsuitableMaster() {
  return fail('unsupportedMediaType', pictureMessages.masterUnsuitable)
}

export async function prepareMaster(file: Buffer): Promise<Outcome<PreparedMaster>> {
  const options = {
    limitInputPixels: MAX_MASTER_PIXELS,
    failOn: 'error',
    pages: 1,
    sequentialRead: true,
  } as const
  try {
    const { format, width, height, isProgressive } = await sharp(file, options).metadata()
    if (format !== 'jpeg' && format !== 'png') return unsuitableMaster()
    // What is interlaced must be held whole: it is taken as far as pictures are.
    if (isProgressive && width * height > MAX_PIXELS) return unsuitableMaster()
    const { data, info } = await sharp(file, options)
      .resize(LONGEST_SIDE_PX, LONGEST_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88 })
      .toBuffer({ resolveWithObject: true })
    const thumbnail = await sharp(data)
      .resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
    return succeed({
      extension: 'jpg',
      bytes: data,
      thumbnail,
      width: info.width,
      height: info.height,
      masterWidth: width,
      masterHeight: height,
    })
  } catch {
    // The decoder throws for what is broken, cut off, too large or no picture at all.
    return unsuitableMaster()
  }
}

/** Pixels of one part that are sent at most. */
const MAX_CROP_PIXELS = 150_000_000

/** A part of a master as a JPEG; null where it can not be read. Rows that are not needed are passed over, not held. */
export async function cropMaster(file: Buffer, crop: MasterCrop): Promise<Buffer | null> {
  const options = { limitInputPixels: MAX_MASTER_PIXELS, pages: 1, sequentialRead: true } as const
  try {
    const { width, height } = await sharp(file, options).metadata()
    const left = Math.min(width - 1, Math.round(crop.x * width))
    const top = Math.min(height - 1, Math.round(crop.y * height))
    const part = {
      left,
      top,
      width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
      height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
    }
    const most = Math.sqrt((MAX_CROP_PIXELS * part.width) / part.height)
    const wide = Math.max(1, Math.floor(Math.min(crop.to, part.width, most)))
    return await sharp(file, options)
      .extract(part)
      .resize({ width: wide, withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .toBuffer()
  } catch {
    return null
  }
}

export async function preparePicture(file: Buffer): Promise<Outcome<PreparedPicture>> {
  if (file.length >= TOO_LARGE_BYTES) return unsuitable('tooLarge')
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 } as const
  try {
    const { format, width, height } = await sharp(file, { ...options, limitInputPixels: false }).metadata()
    if (format !== 'jpeg' && format !== 'png') return unsuitable('unsupportedMediaType')
    if (width * height > MAX_PIXELS) return fail('tooLarge', pictureMessages.tooManyPixels({ width, height }))
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
}
