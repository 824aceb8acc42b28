/**
 * Unpacks WOFF 1 font files: a table directory with each table deflated on its own. How to inflate differs
 * between browser and server and comes from outside.
 */

/** Inflates zlib data. */
export type Inflate = (data: Uint8Array) => Promise<Uint8Array> | Uint8Array

export type UnpackedFont = { ok: true; bytes: Uint8Array } | { ok: false; code: 'fontUnreadable' }

const WOFF_SIGNATURE = 0x774f4646
const HEADER_SIZE = 44
const ENTRY_SIZE = 20
/** Larger than any font that engravings use; bounds what a broken header can make us allocate. */
const MAX_FONT_BYTES = 32 * 1024 * 1024

type Table = { tag: number; offset: number; packedLength: number; length: number; checksum: number }

function readTables(view: DataView): Table[] | undefined {
  if (view.byteLength < HEADER_SIZE || view.getUint32(0) !== WOFF_SIGNATURE) return undefined
  const count = view.getUint16(12)
  if (count === 0 || HEADER_SIZE + count * ENTRY_SIZE > view.byteLength) return undefined
  const tables: Table[] = []
  for (let index = 0; index < count; index += 1) {
    const at = HEADER_SIZE + index * ENTRY_SIZE
    tables.push({
      tag: view.getUint32(at),
      offset: view.getUint32(at + 4),
      packedLength: view.getUint32(at + 8),
      length: view.getUint32(at + 12),
      checksum: view.getUint32(at + 16),
    })
  }
  const isSound = tables.every(
    (t) => t.offset + t.packedLength <= view.byteLength && t.packedLength <= t.length,
  )
  return isSound && tables.reduce((sum, t) => sum + t.length, 0) <= MAX_FONT_BYTES ? tables : undefined
}

/** WOFF 1 to TrueType/OpenType bytes. WOFF 2 and anything else is refused as unreadable. */
export async function unpackWoff(woff: Uint8Array, inflate: Inflate): Promise<UnpackedFont> {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  const tables = readTables(view)
  if (!tables) return { ok: false, code: 'fontUnreadable' }
  const padded = (length: number) => (length + 3) & ~3
  const directory = 12 + 16 * tables.length
  const total = tables.reduce((sum, table) => sum + padded(table.length), directory)
  const bytes = new Uint8Array(total)
  const out = new DataView(bytes.buffer)
  const power = 2 ** Math.floor(Math.log2(tables.length))
  out.setUint32(0, view.getUint32(4))
  out.setUint16(4, tables.length)
  out.setUint16(6, power * 16)
  out.setUint16(8, Math.log2(power))
  out.setUint16(10, (tables.length - power) * 16)
  let at = directory
  for (const [index, table] of tables.entries()) {
    const packed = woff.subarray(table.offset, table.offset + table.packedLength)
    const data = table.packedLength < table.length ? await inflate(packed) : packed
    if (data.length !== table.length) return { ok: false, code: 'fontUnreadable' }
    const entry = 12 + index * 16
    out.setUint32(entry, table.tag)
    out.setUint32(entry + 4, table.checksum)
    out.setUint32(entry + 8, at)
    out.setUint32(entry + 12, table.length)
    bytes.set(data, at)
    at += padded(table.length)
  }
  return { ok: true, bytes }
}
