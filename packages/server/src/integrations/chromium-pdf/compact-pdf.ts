/**
 * Chromium writes the objects of a PDF one by one and uncompressed; the tags of a long document alone are then most of the
 * file. Here they are put together into compressed object streams (PDF 1.5), as other programs write them. Nothing of what
 * is in the objects is read or changed, and a file that is built otherwise than expected is handed back as it is.
 */
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'

const compress = promisify(deflate)

/** Objects of one stream: a reader unpacks all of a stream for one of them. */
const TOGETHER = 200
const ENTRY = 20

type Place =
  | { readonly kind: 'at'; readonly offset: number }
  | { readonly kind: 'in'; stream: number; index: number }

interface Parsed {
  /** by object number; undefined: free */
  readonly offsets: readonly (number | undefined)[]
  /** where objects end */
  readonly xrefAt: number
  /** of the trailer: Root, Info, ID, as they stand there */
  readonly trailer: string
}

/** A file with one classic table of objects, all of generation 0, and nothing after it. */
function parse(file: Buffer): Parsed | undefined {
  const tail = file.subarray(-64).toString('latin1')
  const xrefAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1] ?? Number.NaN)
  if (!(xrefAt > 0 && xrefAt < file.length)) return undefined
  const head = /^xref\n0 (\d+)\n/.exec(file.subarray(xrefAt, xrefAt + 40).toString('latin1'))
  if (!head) return undefined
  const count = Number(head[1])
  const first = xrefAt + head[0].length
  const table = file.subarray(first, first + count * ENTRY).toString('latin1')
  const offsets: (number | undefined)[] = []
  for (let number = 0; number < count; number += 1) {
    const entry = /^(\d{10}) (\d{5}) ([nf])/.exec(table.slice(number * ENTRY, (number + 1) * ENTRY))
    if (!entry || (entry[3] === 'n' && entry[2] !== '00000')) return undefined
    offsets.push(entry[3] === 'n' ? Number(entry[1]) : undefined)
  }
  const rest = file.subarray(first + count * ENTRY).toString('latin1')
  const dictionary = /^trailer\s*<<(.*)>>\s*startxref/s.exec(rest)?.[1]
  // An encrypted file, or one with an older part, is somebody else's.
  if (dictionary === undefined || /\/(?:Encrypt|Prev|XRefStm)\b/.test(dictionary)) return undefined
  const trailer = dictionary.replace(/\/Size\s+\d+/, '').trim()
  return trailer.includes('/Root') ? { offsets, xrefAt, trailer } : undefined
}

const endOfObject = /\s*endobj\s*$/

/** The objects by number: where each begins and ends, and its text when it is no stream. */
function readObjects(file: Buffer, { offsets, xrefAt }: Parsed) {
  const numbers = [...offsets.keys()].filter((number) => offsets[number] !== undefined)
  const inOrder = numbers.toSorted((a, b) => (offsets[a] ?? 0) - (offsets[b] ?? 0))
  const objects: { number: number; bytes: Buffer; body: string | undefined }[] = []
  for (const [index, number] of inOrder.entries()) {
    const next = inOrder[index + 1]
    const bytes = file.subarray(offsets[number], next === undefined ? xrefAt : offsets[next])
    const begin = `${number} 0 obj`
    const tail = bytes.subarray(-32).toString('latin1')
    if (bytes.subarray(0, begin.length).toString('latin1') !== begin || !endOfObject.test(tail))
      return undefined
    const isStream = tail.replace(endOfObject, '').endsWith('endstream')
    const text = isStream ? undefined : bytes.toString('latin1')
    objects.push({ number, bytes, body: text?.slice(begin.length).replace(endOfObject, '').trim() })
  }
  return objects
}

/** One row of the table: kind, place, place within. */
function tableOf(places: readonly (Place | undefined)[]): Buffer {
  const table = Buffer.alloc(places.length * 7)
  for (const [number, place] of places.entries()) {
    const at = number * 7
    if (place === undefined) continue
    table.writeUInt8(place.kind === 'at' ? 1 : 2, at)
    table.writeUInt32BE(place.kind === 'at' ? place.offset : place.stream, at + 1)
    table.writeUInt16BE(place.kind === 'at' ? 0 : place.index, at + 5)
  }
  return table
}

/** The same document in fewer bytes; the very bytes when they are not what Chromium writes. */
export async function compactPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parsed = parse(file)
  const objects = parsed && readObjects(file, parsed)
  if (!parsed || !objects) return bytes

  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n%\xE2\xE3\xCF\xD3\n', 'latin1')]
  let length = parts[0]?.length ?? 0
  const places: (Place | undefined)[] = parsed.offsets.map(() => undefined)
  const write = (number: number, part: Buffer) => {
    places[number] = { kind: 'at', offset: length }
    parts.push(part)
    length += part.length
  }
  const writeStream = (number: number, dictionary: string, packed: Buffer) => {
    const head = `${number} 0 obj\n<<${dictionary}/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`
    write(number, Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream\nendobj\n')]))
  }

  const loose: { number: number; body: string }[] = []
  for (const { number, bytes: own, body } of objects) {
    if (body === undefined) write(number, own)
    else loose.push({ number, body })
  }
  const groups: { stream: number; dictionary: string; content: Buffer }[] = []
  for (let from = 0; from < loose.length; from += TOGETHER) {
    const some = loose.slice(from, from + TOGETHER)
    const stream = places.length
    let index = ''
    let bodies = ''
    some.forEach(({ number, body }, at) => {
      index += `${number} ${bodies.length} `
      bodies += `${body}\n`
      places[number] = { kind: 'in', stream, index: at }
    })
    const dictionary = `/Type/ObjStm/N ${some.length}/First ${index.length}`
    places.push(undefined)
    groups.push({ stream, dictionary, content: Buffer.from(index + bodies, 'latin1') })
  }
  // Node compresses on several threads: all groups at once are done in half the time.
  const packed = await Promise.all(groups.map(({ content }) => compress(content)))
  groups.forEach(({ stream, dictionary }, at) => {
    writeStream(stream, dictionary, packed[at] ?? Buffer.alloc(0))
  })
  const tableNumber = places.length
  const tableAt = length
  places.push({ kind: 'at', offset: tableAt })
  const about = `/Type/XRef/Size ${places.length}/W[1 4 2]${parsed.trailer}`
  // The table names its own place, which was known before it was compressed.
  writeStream(tableNumber, about, await compress(tableOf(places)))
  parts.push(Buffer.from(`startxref\n${tableAt}\n%%EOF\n`))
  // A plain array of its own, whatever pool the bytes came in.
  return new Uint8Array(Buffer.concat(parts))
}
