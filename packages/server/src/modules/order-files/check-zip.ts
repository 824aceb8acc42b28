/**
 * Whether a zip is the document that it says it is. Only its directory is read, and the one part that declares its types is unpacked,
 * with a limit: what a zip says of its sizes is not believed.
 */
import { inflateRawSync } from 'node:zlib'

const END = 0x06_05_4b_50
const ENTRY = 0x02_01_4b_50
const LOCAL = 0x04_03_4b_50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
/** Entries that are looked at; no document of 50 MB has so many parts. */
const MAX_ENTRIES = 10_000
/** Bytes of the part that declares the types. */
const MAX_TYPES_BYTES = 1_000_000
/** Bytes of all parts together, as they say themselves: more is no document that anybody can open. */
const MAX_UNPACKED_BYTES = 1_000_000_000

interface Entry {
  readonly name: string
  readonly method: number
  readonly packed: number
  readonly unpacked: number
  readonly at: number
}

/** The entries of the directory; null where it is not whole, or where the file is something else before or behind it. */
function readDirectory(file: Buffer): Entry[] | null {
  if (file.length < END_BYTES || file.readUInt32LE(0) !== LOCAL) return null
  // Without a comment the end stands at the end: nothing is hidden behind it.
  const end = file.length - END_BYTES
  if (file.readUInt32LE(end) !== END) return null
  const count = file.readUInt16LE(end + 10)
  const size = file.readUInt32LE(end + 12)
  let at = file.readUInt32LE(end + 16)
  if (count === 0 || count > MAX_ENTRIES || at + size !== end) return null
  const entries: Entry[] = []
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > end || file.readUInt32LE(at) !== ENTRY) return null
    const nameBytes = file.readUInt16LE(at + 28)
    const rest = file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
    const nameAt = at + ENTRY_BYTES
    entries.push({
      name: file.toString('utf8', nameAt, nameAt + nameBytes),
      method: file.readUInt16LE(at + 10),
      packed: file.readUInt32LE(at + 20),
      unpacked: file.readUInt32LE(at + 24),
      at: file.readUInt32LE(at + 42),
    })
    at = nameAt + nameBytes + rest
  }
  return at === end ? entries : null
}

function unpack(file: Buffer, { at, method, packed }: Entry): string | null {
  if (at + LOCAL_BYTES > file.length || file.readUInt32LE(at) !== LOCAL) return null
  const from = at + LOCAL_BYTES + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
  const content = file.subarray(from, from + packed)
  if (content.length !== packed || packed > MAX_TYPES_BYTES) return null
  try {
    if (method === 0) return content.toString('utf8')
    return method === 8
      ? inflateRawSync(content, { maxOutputLength: MAX_TYPES_BYTES }).toString('utf8')
      : null
  } catch {
    return null
  }
}

const mainParts = { xlsx: 'xl/workbook.xml', docx: 'word/document.xml' } as const

/** 'macros': it holds programs. null: it is not the document. */
export function checkOpenXml(file: Buffer, format: keyof typeof mainParts): 'whole' | 'macros' | null {
  const entries = readDirectory(file)
  if (!entries) return null
  const names = entries.map(({ name }) => name.toLowerCase())
  if (new Set(names).size !== names.length || !names.includes(mainParts[format])) return null
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > MAX_UNPACKED_BYTES) return null
  const declared = entries.find(({ name }) => name === '[Content_Types].xml')
  const types = declared && unpack(file, declared)
  if (!types?.includes('<')) return null
  const hasMacros =
    names.some((name) => name.endsWith('vbaproject.bin') || name.includes('/macrosheets/')) ||
    /macroenabled/i.test(types)
  return hasMacros ? 'macros' : 'whole'
}
