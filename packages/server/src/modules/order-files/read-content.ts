/**
 * What a file is, by its content: what it says of itself is told by a library, and then looked at, so that a name or the first bytes
 * alone let nothing in. What can run or show a page of its own is none of the kinds.
 */
import { orderFileMessages as words } from '@orderwright/domain/messages'
import { endingOf, type OrderFileFormatName } from '@orderwright/domain/order-files'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { isDxf, isHarmlessText, plainTextOf } from './check-text.ts'
import { checkOpenXml } from './check-zip.ts'

export interface FileContent {
  readonly format: OrderFileFormatName
  /** a small picture of it, as WebP; null where none can be made */
  readonly thumbnail: Buffer | null
}

/** Whoever calls this waits for their turn at pictures. */
const MAX_PIXELS = 100_000_000
const THUMBNAIL_PX = 320

const refusedAs = (message: string) => fail('unsupportedMediaType', message)
const unsuitable = () => refusedAs(words.unsuitable)
const unreadable = (format: OrderFileFormatName) =>
  refusedAs(words.unreadable({ format: format.toUpperCase() }))
const plain = (format: OrderFileFormatName): Outcome<FileContent> => succeed({ format, thumbnail: null })

const formatsByType: ReadonlyMap<string, OrderFileFormatName> = new Map([
  ['application/pdf', 'pdf'],
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/tiff', 'tiff'],
  ['image/heic', 'heic'],
  ['image/heif', 'heic'],
  ['image/vnd.dwg', 'dwg'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
])

/** Reads every pixel of its first picture: what is cut off or damaged fails. */
async function readPicture(
  file: Buffer,
  format: 'jpg' | 'png' | 'webp' | 'gif' | 'tiff',
): Promise<Outcome<FileContent>> {
  const options = { limitInputPixels: false, failOn: 'error', pages: 1, sequentialRead: true } as const
  try {
    const { width, height } = await sharp(file, options).metadata()
    if (width * height > MAX_PIXELS) return refusedAs(words.tooManyPixels)
    const thumbnail = await sharp(file, { ...options, limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize(THUMBNAIL_PX, THUMBNAIL_PX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    return succeed({ format, thumbnail })
  } catch {
    return unreadable(format)
  }
}

/** The head at the beginning and the mark of the end within the last kilobyte, as readers look for it. */
function isPdf(file: Buffer): boolean {
  return (
    /^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8)) &&
    file.toString('latin1', Math.max(0, file.length - 1024)).includes('%%EOF')
  )
}

/** Boxes one behind the other to the end, of which one describes the pictures. No library here decodes HEVC. */
function isHeic(file: Buffer): boolean {
  const boxes = new Set<string>()
  let at = 0
  while (at + 8 <= file.length) {
    const size = file.readUInt32BE(at)
    boxes.add(file.toString('latin1', at + 4, at + 8))
    // Of an unusual size: the last one, or a large one. None is smaller than its own head, or nothing would ever come after it.
    const isLarge = size === 1 && at + 16 <= file.length
    const whole = isLarge ? Number(file.readBigUInt64BE(at + 8)) : size === 0 ? file.length - at : size
    if (whole < (isLarge ? 16 : 8)) return false
    at += whole
  }
  return at === file.length && boxes.has('ftyp') && boxes.has('meta')
}

/** Versions from R14 (1997) on. */
function isDwg(file: Buffer): boolean {
  return file.length > 128 && /^AC10(?:14|15|18|21|24|27|32)\0/.test(file.toString('latin1', 0, 7))
}

function readText(file: Buffer, name: string): Outcome<FileContent> {
  const text = plainTextOf(file)
  if (text === null || text.trim() === '') return unsuitable()
  if (isDxf(text)) return plain('dxf')
  if (!isHarmlessText(text)) return unsuitable()
  const ending = endingOf(name)
  return plain(ending === 'csv' || ending === 'tsv' ? 'csv' : 'txt')
}

/** The kind of file, or why it is refused. `name` tells apart only what is the same by its content: tables and other texts. */
export async function readContent(file: Buffer, name: string): Promise<Outcome<FileContent>> {
  if (file.length === 0) return refusedAs(words.emptyFile)
  if (file.toString('latin1', 0, 18) === 'AutoCAD Binary DXF') return plain('dxf')
  const told = await fileTypeFromBuffer(file).catch(() => undefined)
  if (told === undefined) return isDwg(file) ? plain('dwg') : readText(file, name)
  const format = formatsByType.get(told.mime)
  // Documents with macros are told apart by the library already.
  if (/macroenabled/i.test(told.mime)) return refusedAs(words.holdsMacros)
  switch (format) {
    case undefined:
    case 'dxf':
    case 'csv':
    case 'txt':
      return unsuitable()
    case 'pdf':
      return isPdf(file) ? plain('pdf') : unreadable('pdf')
    case 'heic':
      return isHeic(file) ? plain('heic') : unreadable('heic')
    case 'dwg':
      return isDwg(file) ? plain('dwg') : unreadable('dwg')
    case 'xlsx':
    case 'docx': {
      const checked = checkOpenXml(file, format)
      if (checked === 'macros') return refusedAs(words.holdsMacros)
      return checked === 'whole' ? plain(format) : unreadable(format)
    }
    default:
      return readPicture(file, format)
  }
}
