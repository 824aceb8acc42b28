/** Pagination: laws against a slow and obvious oracle, and a few cases that a reader can check. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { type HeadHeights, type PageContent, type Piece, paginate } from './paginate.ts'

const BUDGET = 100
const heads: HeadHeights = { items: 12, payments: 8 }

const pieces = fc.array(
  fc.record({
    parts: fc.oneof(
      { weight: 4, arbitrary: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 3 }) },
      { weight: 1, arbitrary: fc.array(fc.integer({ min: 5, max: 30 }), { minLength: 3, maxLength: 20 }) },
      { weight: 1, arbitrary: fc.constant([BUDGET + 20]) },
    ),
    table: fc.constantFrom(undefined, undefined, 'items', 'items', 'items', 'payments'),
    keepsNext: fc.constantFrom(undefined, false, false, true),
  }),
  { maxLength: 40 },
)

type Unit = { readonly index: number; readonly part: number }

function unitsOf(list: readonly Piece[]): Unit[] {
  return list.flatMap(({ parts }, index) => parts.map((_, part) => ({ index, part })))
}

/** The height of a page that holds these, counted from nothing: each head is added where its table begins. */
function heightOf(list: readonly Piece[], units: readonly Unit[]): number {
  let height = 0
  units.forEach(({ index, part }, at) => {
    const piece = list[index]
    const before = units[at - 1]
    const tableBefore = before === undefined ? undefined : list[before.index]?.table
    if (piece?.table !== undefined && piece.table !== tableBefore) height += heads[piece.table] ?? 0
    height += piece?.parts[part] ?? 0
  })
  return height
}

/** Whether a page may end after a unit, by the words of the rule. */
function mayEnd(list: readonly Piece[], { index, part }: Unit): boolean {
  const piece = list[index]
  if (!piece) return true
  if (part === piece.parts.length - 1) return piece.keepsNext !== true
  const alone = piece.parts.map((_, one) => ({ index, part: one }))
  return heightOf(list, alone) > BUDGET
}

/** Tries every length of each page, from the longest. */
function oracle(list: readonly Piece[]): Unit[][] {
  const units = unitsOf(list)
  const pages: Unit[][] = []
  let start = 0
  while (start < units.length) {
    const lengths = Array.from({ length: units.length - start }, (_, index) => units.length - start - index)
    const fits = (length: number) => heightOf(list, units.slice(start, start + length)) <= BUDGET
    const ends = (length: number) => {
      const last = units[start + length - 1]
      return start + length === units.length || last === undefined || mayEnd(list, last)
    }
    const length = lengths.find((one) => fits(one) && ends(one)) ?? lengths.find(fits) ?? 1
    pages.push(units.slice(start, start + length))
    start += length
  }
  return pages
}

function unitsOn(page: PageContent): Unit[] {
  return page.flatMap((placed) =>
    placed.kind === 'head'
      ? []
      : Array.from({ length: placed.to - placed.from }, (_, at) => ({
          index: placed.index,
          part: placed.from + at,
        })),
  )
}

describe('[2.9.13] the items are split across pages of one height', () => {
  test.prop([pieces])('the pages are those of the oracle', (list) => {
    const expected = oracle(list)
    expect(paginate(list, BUDGET, heads).map(unitsOn)).toEqual(expected.length > 0 ? expected : [[]])
  })

  test.prop([pieces])('nothing is lost, nothing is doubled, the order is kept', (list) => {
    expect(paginate(list, BUDGET, heads).flatMap(unitsOn)).toEqual(unitsOf(list))
  })

  test.prop([pieces])('no page is above the budget, but for a single part that is', (list) => {
    for (const page of paginate(list, BUDGET, heads)) {
      const end = page.reduce((most, { top, height }) => Math.max(most, top + height), 0)
      if (end > BUDGET) expect(unitsOn(page)).toHaveLength(1)
    }
  })

  test.prop([pieces])('things stand under each other without a gap and without touching', (list) => {
    for (const page of paginate(list, BUDGET, heads)) {
      let top = 0
      for (const placed of page) {
        expect(placed.top).toBe(top)
        top += placed.height
      }
    }
  })

  test.prop([pieces])(
    'a row has the head of its table above it on its page, once in a run of rows',
    (list) => {
      for (const page of paginate(list, BUDGET, heads)) {
        let table: string | undefined
        for (const placed of page) {
          if (placed.kind === 'head') {
            expect(placed.table).not.toBe(table)
            table = placed.table
          } else {
            const own = list[placed.index]?.table
            if (own !== undefined) expect(own).toBe(table)
            else table = undefined
          }
        }
      }
    },
  )

  test.prop([pieces])('a piece that fits on a page is never split', (list) => {
    const fits = (index: number) =>
      !mayEnd([{ parts: [...(list[index]?.parts ?? []), 0], table: list[index]?.table }], {
        index: 0,
        part: 0,
      })
    const pages = paginate(list, BUDGET, heads)
    const split = pages.flatMap((page) =>
      page.filter(
        (placed) =>
          placed.kind === 'piece' && placed.to - placed.from < (list[placed.index]?.parts.length ?? 0),
      ),
    )
    for (const placed of split) {
      if (placed.kind === 'head') continue
      // A chain of pieces that may not be parted can be taller than a page: only there a fitting one is split.
      const isChained = list[placed.index - 1]?.keepsNext === true || list[placed.index]?.keepsNext === true
      if (!isChained) expect(fits(placed.index)).toBe(false)
    }
  })
})

describe('what a reader can check', () => {
  const rows = (count: number): Piece[] =>
    Array.from({ length: count }, () => ({ parts: [20], table: 'items' }))

  it('no piece: one empty page', () => expect(paginate([], BUDGET)).toEqual([[]]))

  it('four rows and the head fill a page, the fifth is on the next under a head of its own', () => {
    const pages = paginate(rows(5), BUDGET, heads)
    expect(pages.map((page) => page.map(({ kind, top }) => [kind, top]))).toEqual([
      [
        ['head', 0],
        ['piece', 12],
        ['piece', 32],
        ['piece', 52],
        ['piece', 72],
      ],
      [
        ['head', 0],
        ['piece', 12],
      ],
    ])
  })

  it('a heading goes with what follows it', () => {
    const pages = paginate([{ parts: [80] }, { parts: [10], keepsNext: true }, { parts: [15] }], BUDGET)
    expect(pages.map((page) => page.length)).toEqual([1, 2])
  })

  it('a note that is taller than a page goes on over pages, beginning where there is room', () => {
    const pages = paginate([{ parts: [50] }, { parts: Array.from({ length: 20 }, () => 10) }], BUDGET)
    expect(
      pages.map((page) => page.flatMap((one) => (one.kind === 'piece' ? [[one.from, one.to]] : []))),
    ).toEqual([
      [
        [0, 1],
        [0, 5],
      ],
      [[5, 15]],
      [[15, 20]],
    ])
  })
})
