/** Font files: what a WOFF packs is laid out as the font it was made from, and broken files are refused. */
import { describe, expect, it } from 'vitest'
import { type Inflate, unpackWoff } from './woff.ts'

/** How a packed table of these tests is written: `n` repeated letters as their number and the letter. */
const inflate: Inflate = ([count = 0, letter = 0]) => new Uint8Array(count).fill(letter)

type Table = { tag: string; at: number; packed: number; length: number; checksum?: number }

const number = (...parts: [size: 2 | 4, value: number][]) =>
  parts.flatMap(([size, value]) =>
    Array.from({ length: size }, (_, index) => (value >>> (8 * (size - 1 - index))) & 0xff),
  )
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

/** A file: its head (44 bytes), its directory (20 bytes a table), then `data`. */
function woffOf(tables: readonly Table[], data: readonly number[], count = tables.length): Uint8Array {
  return new Uint8Array([
    ...letters('wOFF'),
    ...letters('OTTO'),
    ...number([4, 0], [2, count]),
    ...new Array<number>(30).fill(0),
    ...tables.flatMap(({ tag, at, packed, length, checksum = 0 }) => [
      ...letters(tag),
      ...number([4, at], [4, packed], [4, length], [4, checksum]),
    ]),
    ...data,
  ])
}

async function unpacked(file: Uint8Array, how = inflate): Promise<number[] | string> {
  const result = await unpackWoff(file, how)
  return result.ok ? [...result.bytes] : result.code
}

describe('a font that was packed', () => {
  it('has its tables in their order, each from a multiple of four bytes, in a directory of its own', async () => {
    const file = woffOf(
      [
        { tag: 'aaaa', at: 104, packed: 5, length: 5, checksum: 0x01020304 },
        { tag: 'bbbb', at: 109, packed: 2, length: 6, checksum: 0x05060708 },
        { tag: 'cccc', at: 111, packed: 4, length: 4, checksum: 0xfffefdfc },
      ],
      [...letters('hello'), 6, ...letters('x'), ...letters('last')],
    )
    expect(await unpacked(file)).toEqual([
      ...letters('OTTO'),
      // Three tables; the search over two of them takes 32 bytes in one step, 16 bytes are left.
      ...number([2, 3], [2, 32], [2, 1], [2, 16]),
      ...letters('aaaa'),
      ...number([4, 0x01020304], [4, 60], [4, 5]),
      ...letters('bbbb'),
      ...number([4, 0x05060708], [4, 68], [4, 6]),
      ...letters('cccc'),
      ...number([4, 0xfffefdfc], [4, 76], [4, 4]),
      ...letters('hello'),
      ...number([2, 0]),
      0,
      ...letters('xxxxxx'),
      ...number([2, 0]),
      ...letters('last'),
    ])
  })

  it.each([
    [1, [16, 0, 0]],
    [2, [32, 1, 0]],
    [4, [64, 2, 0]],
    [7, [64, 2, 48]],
  ] as const)('of %i tables is searched in halves', async (count, [range, steps, rest]) => {
    const tables = Array.from({ length: count }, () => ({ tag: 'none', at: 44, packed: 0, length: 0 }))
    const font = await unpacked(woffOf(tables, []))
    expect(font.slice(4, 12)).toEqual(number([2, count], [2, range], [2, steps], [2, rest]))
    expect(font).toHaveLength(12 + 16 * count)
  })

  it('may stand within more bytes', async () => {
    const file = woffOf([{ tag: 'aaaa', at: 64, packed: 4, length: 4 }], letters('text'))
    const longer = new Uint8Array([9, 9, 9, ...file, 9, 9])
    const font = await unpacked(longer.subarray(3, 3 + file.length))
    expect(font.slice(28)).toEqual(letters('text'))
  })

  it('waits for what is unpacked later', async () => {
    const file = woffOf([{ tag: 'aaaa', at: 64, packed: 2, length: 4 }], [4, ...letters('z')])
    const font = await unpacked(file, (data) => Promise.resolve(inflate(data)))
    expect(font.slice(28)).toEqual(letters('zzzz'))
  })
})

describe('a file is refused', () => {
  const sound: Table = { tag: 'aaaa', at: 64, packed: 4, length: 4 }
  const data = letters('text')
  const MEBIBYTE = 1024 ** 2
  const most = 32 * MEBIBYTE

  it.each([
    ['that is empty', new Uint8Array()],
    ['that ends within its head', woffOf([], []).subarray(0, 43)],
    ['of another kind', woffOf([sound], data).with(3, letters('2')[0] ?? 0)],
    ['without tables', woffOf([], data)],
    ['that ends within its directory', woffOf([sound], []).subarray(0, 63)],
    ['that names more tables than it has', woffOf([sound], data, 2)],
    ['whose table ends after the file', woffOf([{ ...sound, at: 67, packed: 2, length: 6 }], data), 6],
    ['whose table is said to have been longer when it was packed', woffOf([{ ...sound, length: 3 }], data)],
    [
      'with one broken table among others',
      woffOf(
        [
          { ...sound, at: 84 },
          { ...sound, at: 87, packed: 2, length: 6 },
        ],
        data,
      ),
      6,
    ],
    ['whose table unpacks to another length', woffOf([{ ...sound, length: 7 }], data), 6],
    ['of more than 32 MiB', woffOf([{ ...sound, length: most + 1 }], data), most + 1],
    [
      'of more than 32 MiB in all',
      woffOf(
        [11, 11, 11].map((parts) => ({ ...sound, at: 104, length: parts * MEBIBYTE })),
        data,
      ),
      11 * MEBIBYTE,
    ],
  ])('%s', async (_what, file, length = 0) => {
    expect(await unpacked(file, () => new Uint8Array(length))).toBe('fontUnreadable')
  })

  it('but not one of 32 MiB, whose table ends where the file ends', async () => {
    const file = woffOf([{ ...sound, length: most }], data)
    const result = await unpackWoff(file, () => new Uint8Array(most))
    expect(result.ok && result.bytes.length).toBe(28 + most)
  })
})
