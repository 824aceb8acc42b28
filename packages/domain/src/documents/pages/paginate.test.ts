/** Pagination: laws against a slow and obvious oracle, and a few cases that a reader can check. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { type HeadHeights, type PageContent, type Piece, paginate } from './paginate.ts'

const BUDGET = 100
const heads: HeadHeights = { items: 12, payments: 8 }

const keepsNext = fc.constantFrom(undefined, false, false, true)
const solid: fc.Arbitrary<Piece> = fc.record({
  parts: fc.oneof(
    { weight: 4, arbitrary: fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.array(fc.integer({ min: 5, max: 30 }), { minLength: 3, maxLength: 20 }) },
    { weight: 1, arbitrary: fc.constant([BUDGET + 20]) },
  ),
  table: fc.constantFrom(undefined, undefined, 'items', 'items', 'items', 'payments'),
  keepsNext,
})
const space: fc.Arbitrary<Piece> = fc.record({
  parts: fc.integer({ min: 1, max: 20 }).map((height) => [height]),
  keepsNext,
  isSpace: fc.constant(true),
})
const pieces = fc.array(fc.oneof({ weight: 4, arbitrary: solid }, { weight: 1, arbitrary: space }), {
  maxLength: 40,
})

type Unit = { readonly index: number; readonly part: number }

function unitsOf(list: readonly Piece[]): Unit[] {
  return list.flatMap(({ parts }, index) => parts.map((_, part) => ({ index, part })))
}

/** What of these stands on a page: spaces at its top fall away. */
function shownOf(list: readonly Piece[], units: readonly Unit[]): readonly Unit[] {
  const first = units.findIndex(({ index }) => list[index]?.isSpace !== true)
  return first < 0 ? [] : units.slice(first)
}

/** The height of a page that holds these, counted from nothing: each head is added where its table begins. */
function heightOf(list: readonly Piece[], all: readonly Unit[]): number {
  let height = 0
  const units = shownOf(list, all)
  units.forEach(({ index, part }, at) => {
    const piece = list[index]
    const before = units[at - 1]
    const tableBefore = before === undefined ? undefined : list[before.index]?.table
    if (piece?.table !== undefined && piece.table !== tableBefore) height += heads[piece.table] ?? 0
    height += piece?.parts[part] ?? 0
  })
  return height
}

function isWhole(list: readonly Piece[], { index, part }: Unit): boolean {
  return part === (list[index]?.parts.length ?? 0) - 1
}

function fitsOnAPage(list: readonly Piece[], index: number): boolean {
  return (
    heightOf(
      list,
      (list[index]?.parts ?? []).map((_, part) => ({ index, part })),
    ) <= BUDGET
  )
}

/** Tries every length of each page, from the longest: one that parts nothing, else one that splits nothing. */
function oracle(list: readonly Piece[]): Unit[][] {
  const units = unitsOf(list)
  const pages: Unit[][] = []
  let start = 0
  while (start < units.length) {
    const lengths = Array.from({ length: units.length - start }, (_, index) => units.length - start - index)
    const fits = (length: number) => heightOf(list, units.slice(start, start + length)) <= BUDGET
    const ends = (length: number) => {
      const last = units[start + length - 1]
      if (start + length === units.length || last === undefined) return true
      return isWhole(list, last) ? list[last.index]?.keepsNext !== true : !fitsOnAPage(list, last.index)
    }
    const splitsNothing = (length: number) => {
      const last = units[start + length - 1]
      return last === undefined || isWhole(list, last)
    }
    const fitting = lengths.filter(fits)
    const length = fitting.find(ends) ?? fitting.find(splitsNothing) ?? 1
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
    expect(paginate(list, BUDGET, heads).map(unitsOn)).toEqual(
      expected.length > 0 ? expected.map((page) => shownOf(list, page)) : [[]],
    )
  })

  test.prop([pieces])('nothing but space is lost, nothing is doubled, the order is kept', (list) => {
    const isShown = ({ index }: Unit) => list[index]?.isSpace !== true
    const placed = paginate(list, BUDGET, heads).flatMap(unitsOn)
    expect(placed.filter(isShown)).toEqual(unitsOf(list).filter(isShown))
    const places = placed.map(({ index, part }) => index * 1000 + part)
    expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
  })

  test.prop([pieces])('no page begins with a space', (list) => {
    for (const page of paginate(list, BUDGET, heads)) {
      const [first] = unitsOn(page)
      if (first !== undefined) expect(list[first.index]?.isSpace).not.toBe(true)
    }
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
    for (const page of paginate(list, BUDGET, heads)) {
      for (const placed of page) {
        if (placed.kind === 'head' || !fitsOnAPage(list, placed.index)) continue
        expect(placed.to - placed.from).toBe(list[placed.index]?.parts.length)
      }
    }
  })

  test.prop([pieces])(
    'what keeps to the next is the last of a page only where both do not fit on one',
    (list) => {
      const pages = paginate(list, BUDGET, heads)
      pages.slice(0, -1).forEach((page) => {
        const last = unitsOn(page).at(-1)
        if (last === undefined || !isWhole(list, last) || list[last.index]?.keepsNext !== true) return
        // The run of pieces that keep together, from the first part of it that could stand on a page with the rest.
        let first = last.index
        while (list[first - 1]?.keepsNext === true) first -= 1
        const whole = unitsOf(list).filter(({ index }) => index >= first && index <= last.index + 1)
        expect(heightOf(list, whole)).toBeGreaterThan(BUDGET)
      })
    },
  )
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

  it('totals take the last row with them, and no more', () => {
    const list: Piece[] = [
      ...rows(3),
      { parts: [20], table: 'items', keepsNext: true },
      { parts: [5], keepsNext: true },
      { parts: [10] },
    ]
    const pages = paginate(list, BUDGET, heads)
    expect(pages.map((page) => unitsOn(page).map(({ index }) => index))).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ])
  })

  it('totals that do not fit on a page with the last row follow it: neither is split', () => {
    const list: Piece[] = [{ parts: [30, 30], table: 'items', keepsNext: true }, { parts: [30, 30] }]
    expect(paginate(list, BUDGET, heads).map((page) => unitsOn(page).map(({ index }) => index))).toEqual([
      [0, 0],
      [1, 1],
    ])
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
