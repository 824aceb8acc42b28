/** Plate size against mechanism layout, with the demo's table. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkPlateLayout, plateLayoutLimitsSchema } from './layout-limits.ts'

const limits = plateLayoutLimitsSchema.parse({
  columnsByWidth: [
    { width: 82, columns: 2 },
    { width: 91, columns: 2 },
    { width: 117, columns: 2 },
    { width: 133, columns: 2 },
    { width: 144, columns: 3 },
    { width: 175, columns: 3 },
    { width: 207, columns: 4 },
    { width: 269, columns: 5 },
  ],
  rowsByHeight: [
    { height: 82, rows: 1 },
    { height: 91, rows: 1 },
    { height: 117, rows: 2 },
    { height: 133, rows: 2 },
    { height: 144, rows: 3 },
    { height: 175, rows: 4 },
    { height: 207, rows: 5 },
    { height: 269, rows: 7 },
  ],
  exceptions: [
    { width: 82, height: 144, columns: 2, rows: 4, backBoxKey: 'us-two-gang' },
    { minWidth: 144, rows: 1, extraColumns: 1 },
  ],
})

function check(plateWidth: number, plateHeight: number, columns: number, rows: number, backBoxKey?: string) {
  return checkPlateLayout({ plateWidth, plateHeight, columns, rows, backBoxKey }, limits)
}

describe('plate layout limits', () => {
  it.each([
    [82, 2],
    [117, 2],
    [144, 3],
    [207, 4],
  ])('[1.5.38] a plate %d wide takes %d columns and no more', (width, columns) => {
    expect(check(width, 207, columns, 2)).toEqual({ ok: true })
    expect(check(width, 207, columns + 1, 2)).toEqual({
      ok: false,
      reason: { code: 'plateTooSmallForColumns', columns: columns + 1, maxColumns: columns },
    })
  })

  it.each([
    [82, 1],
    [117, 2],
    [144, 3],
    [207, 5],
  ])('[1.5.38] a plate %d high takes %d rows and no more', (height, rows) => {
    expect(check(207, height, 2, rows)).toEqual({ ok: true })
    expect(check(207, height, 2, rows + 1)).toEqual({
      ok: false,
      reason: { code: 'plateTooSmallForRows', rows: rows + 1, maxRows: rows },
    })
  })

  it('[1.5.39] 82 by 82 takes two columns, not three', () => {
    expect(check(82, 82, 2, 1)).toEqual({ ok: true })
    expect(check(82, 82, 3, 1).ok).toBe(false)
  })

  it('[1.5.40] 82 by 144 takes 2 columns and 4 rows on its back box only', () => {
    expect(check(82, 144, 2, 4, 'us-two-gang')).toEqual({ ok: true })
    expect(check(82, 144, 2, 4).ok).toBe(false)
    expect(check(82, 144, 2, 4, 'another').ok).toBe(false)
    expect(check(82, 144, 2, 5, 'us-two-gang').ok).toBe(false)
  })

  it('[1.5.41] a single row on a wider plate takes one column more', () => {
    expect(check(144, 82, 4, 1)).toEqual({ ok: true })
    expect(check(207, 117, 5, 1)).toEqual({ ok: true })
    expect(check(144, 82, 5, 1).ok).toBe(false)
    expect(check(144, 117, 4, 2).ok).toBe(false)
    expect(check(117, 82, 3, 1).ok).toBe(false)
  })

  it('[1.5.42] names the broken limit', () => {
    expect(check(91, 91, 1, 3)).toEqual({
      ok: false,
      reason: { code: 'plateTooSmallForRows', rows: 3, maxRows: 1 },
    })
  })

  const size = fc.constantFrom(82, 91, 117, 133, 144, 175, 207, 269)
  test.prop([size, size, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 })])(
    'what fits still fits with fewer mechanisms or on a larger plate',
    (width, height, columns, rows) => {
      if (!check(width, height, columns, rows).ok) return
      if (columns > 1) expect(check(width, height, columns - 1, rows).ok).toBe(true)
      if (rows > 1) expect(check(width, height, columns, rows - 1).ok).toBe(true)
      expect(check(269, height, columns, rows).ok).toBe(true)
    },
  )
})
