/** How high blocks are, and where they may be split. Lines are 15 px, sums 18, and 6 are free above and below a row. */
import { describe, expect, it } from 'vitest'
import { type Block, isFigure, linesOfParts, pieceOf, type SetSumRow, sumsOfParts } from './blocks.ts'
import type { ColumnKind } from './item-rows/columns.ts'

const line = { text: 'x', style: 'body' } as const
const lines = (count: number) => Array.from({ length: count }, () => line)

function row(counts: readonly number[], pictureHeight: number): Extract<Block, { kind: 'row' }> {
  return {
    kind: 'row',
    number: 1,
    cells: counts.map(lines),
    picture: () => ({ kind: 'none' }),
    pictureHeight,
  }
}

/** Rows of sums whose labels have so many lines. */
function sums(...counts: readonly number[]): Extract<Block, { kind: 'sums' }> {
  return {
    kind: 'sums',
    rows: counts.map((count, index): SetSumRow => {
      return { label: `${index}`, value: '', kind: 'plain', lines: Array.from({ length: count }, () => 'x') }
    }),
  }
}

describe('[2.9.13] the parts of a row', () => {
  it.each([
    { says: 'one line beside a picture', counts: [0, 1], picture: 48, parts: [60] },
    { says: 'no line at all, no picture', counts: [], picture: 0, parts: [27] },
    { says: 'four lines, as high as the picture', counts: [4, 1], picture: 48, parts: [72] },
    { says: 'six lines: two go on below the picture', counts: [2, 6], picture: 48, parts: [66, 15, 21] },
    { says: 'eight lines beside a tall picture', counts: [8], picture: 105, parts: [111, 21] },
    { says: 'three lines without a picture', counts: [3, 0], picture: 0, parts: [21, 15, 21] },
  ])('$says', ({ counts, picture, parts }) => {
    expect(pieceOf(row(counts, picture))).toEqual({ parts, table: 'items', keepsNext: undefined })
  })

  it('what stands under its cells is counted where it begins', () => {
    const detail = (at: number, count: number) => ({ left: 76, line: at, lines: lines(count) })
    const under = { ...row([1, 2], 48), details: [detail(2, 1), detail(2, 3), detail(3, 1)] }
    // Five lines: the picture has room for four of them.
    expect(pieceOf(under).parts).toEqual([66, 21])
    expect(linesOfParts(under, 0, 1)).toEqual({ from: 0, to: 4 })
    expect(linesOfParts(under, 1, 2)).toEqual({ from: 4, to: 5 })
  })

  it.each([
    { of: row([2, 6], 48), part: [0, 1], shows: { from: 0, to: 4 } },
    { of: row([2, 6], 48), part: [1, 2], shows: { from: 4, to: 5 } },
    { of: row([2, 6], 48), part: [1, 3], shows: { from: 4, to: 6 } },
    { of: row([2, 6], 48), part: [0, 3], shows: { from: 0, to: 6 } },
    { of: row([3], 0), part: [0, 1], shows: { from: 0, to: 1 } },
    { of: row([3], 0), part: [2, 3], shows: { from: 2, to: 3 } },
    { of: row([], 48), part: [0, 1], shows: { from: 0, to: 1 } },
  ])('parts $part show the lines $shows', ({ of, part: [from = 0, to = 0], shows }) => {
    expect(linesOfParts(of, from, to)).toEqual(shows)
  })
})

describe('[2.9.13] the parts of the sums', () => {
  it.each([
    { says: 'one row', of: sums(1), parts: [26] },
    { says: 'two rows stand together', of: sums(1, 1), parts: [44] },
    { says: 'the last two of four stand together', of: sums(1, 2, 1, 3), parts: [22, 36, 76] },
    { says: 'a row without a label is as high as a line', of: sums(0, 1, 1), parts: [22, 40] },
  ])('$says', ({ of, parts }) => expect(pieceOf(of)).toEqual({ parts }))

  it.each([
    { of: sums(1), part: [0, 1], shows: ['0'] },
    { of: sums(1, 1), part: [0, 1], shows: ['0', '1'] },
    { of: sums(1, 1, 1, 1), part: [0, 1], shows: ['0'] },
    { of: sums(1, 1, 1, 1), part: [0, 2], shows: ['0', '1'] },
    { of: sums(1, 1, 1, 1), part: [1, 3], shows: ['1', '2', '3'] },
    { of: sums(1, 1, 1, 1), part: [2, 3], shows: ['2', '3'] },
  ])('parts $part show the rows $shows', ({ of, part: [from = 0, to = 0], shows }) => {
    expect(sumsOfParts(of, from, to).map(({ label }) => label)).toEqual(shows)
  })
})

describe('other blocks', () => {
  it('facts are as high as their longest column under its title, one line at least', () => {
    const column = (count: number) => ({ title: 'T', width: 100, lines: lines(count) })
    expect(pieceOf({ kind: 'facts', columns: [column(1), column(3)] })).toEqual({ parts: [32, 15, 15] })
    expect(pieceOf({ kind: 'facts', columns: [column(0)] })).toEqual({ parts: [32] })
  })

  it('lines have the height of their size, spaces their own', () => {
    const title = { text: 'x', style: 'title' } as const
    const heading = { text: 'x', style: 'heading' } as const
    expect(pieceOf({ kind: 'lines', lines: [title, heading, line], keepsNext: true })).toEqual({
      parts: [28, 20, 15],
      keepsNext: true,
    })
    expect(pieceOf({ kind: 'gap', height: 14 })).toEqual({ parts: [14], keepsNext: undefined, isSpace: true })
  })

  it('quantities and amounts are figures, texts and codes are not', () => {
    const kinds: ColumnKind[] = [
      'picture',
      'item',
      'property',
      'engravings',
      'sku',
      'quantity',
      'unitPrice',
      'subtotal',
    ]
    expect(kinds.filter((kind) => isFigure({ kind, title: '', width: 80 }))).toEqual([
      'quantity',
      'unitPrice',
      'subtotal',
    ])
  })
})
