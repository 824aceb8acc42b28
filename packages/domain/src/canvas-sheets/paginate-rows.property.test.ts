/** Rows over pages against an oracle that lays line after line. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../testing/check-law.ts'
import { paginateRows } from './paginate-rows.ts'

/** Every line by itself: a page is turned when it is full, or when a row that a page could hold would be divided. */
function lineByLine(lines: readonly number[], room: number): { row: number; line: number }[][] {
  const pages: { row: number; line: number }[][] = [[]]
  for (const [row, count] of lines.entries()) {
    for (let line = 0; line < count; line += 1) {
      const page = pages.at(-1) ?? []
      const left = room - page.length
      const isDivided = line === 0 && count <= room && count > left
      if (left === 0 || isDivided) pages.push([{ row, line }])
      else page.push({ row, line })
    }
  }
  return pages.filter((page) => page.length > 0)
}

describe('rows over pages', () => {
  it('[2.1.02] lays every line once and in order, no page too full, rows whole where a page can hold them', () => {
    checkLaw(
      { 'several pages': 40, 'a row longer than a page': 10 },
      fc.record({
        lines: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 40 }),
        room: fc.integer({ min: 1, max: 45 }),
      }),
      (cover, { lines, room }) => {
        const pages = paginateRows(lines, room).map((parts) =>
          parts.flatMap(({ row, from, to }) =>
            Array.from({ length: to - from }, (_, index) => ({ row, line: from + index })),
          ),
        )
        expect(pages).toEqual(lineByLine(lines, room))
        if (pages.length > 1) cover('several pages')
        if (lines.some((count) => count > room)) cover('a row longer than a page')
      },
    )
  })

  it('divides a row that is longer than a page, and only that one', () => {
    expect(paginateRows([2, 3, 9, 1], 4)).toEqual([
      [{ row: 0, from: 0, to: 2 }],
      [
        { row: 1, from: 0, to: 3 },
        { row: 2, from: 0, to: 1 },
      ],
      [{ row: 2, from: 1, to: 5 }],
      [{ row: 2, from: 5, to: 9 }],
      [{ row: 3, from: 0, to: 1 }],
    ])
    expect(paginateRows([], 4)).toEqual([])
  })
})
