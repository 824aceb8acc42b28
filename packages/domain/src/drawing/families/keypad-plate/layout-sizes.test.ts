/** Plate sizes against a table and its exceptions: each half millimeter from both sides, in whatever order rows stand. */
import { describe, expect, it } from 'vitest'
import { checkPlateLayout, plateLayoutLimitsSchema } from './layout-limits.ts'

type Exception = Record<string, unknown>

function reason(
  size: [number, number],
  layout: [number, number],
  exceptions: Exception[] = [],
  backBoxKey?: string,
) {
  const limits = plateLayoutLimitsSchema.parse({
    columnsByWidth: [
      { width: 117, columns: 3 },
      { width: 82, columns: 2 },
    ],
    rowsByHeight: [
      { height: 117, rows: 3 },
      { height: 82, rows: 2 },
    ],
    exceptions,
  })
  const [plateWidth, plateHeight] = size
  const [columns, rows] = layout
  const checked = checkPlateLayout(
    { plateWidth, plateHeight, columns, rows, ...(backBoxKey && { backBoxKey }) },
    limits,
  )
  return checked.ok ? 'ok' : checked.reason
}

describe('[1.5.38] a size', () => {
  it.each([
    [116.5, 3],
    [116.4, 2],
    [81.5, 2],
    [81.4, 1],
    [300, 3],
  ])('of %d mm takes %d columns or rows', (size, most) => {
    expect(reason([size, 117], [most, 1])).toBe('ok')
    expect(reason([size, 117], [most + 1, 1])).toEqual({
      code: 'plateTooSmallForColumns',
      columns: most + 1,
      maxColumns: most,
    })
    expect(reason([117, size], [1, most])).toBe('ok')
    expect(reason([117, size], [1, most + 1])).toEqual({
      code: 'plateTooSmallForRows',
      rows: most + 1,
      maxRows: most,
    })
  })

  it('[1.5.42] that is too small either way is told of its columns first', () => {
    expect(reason([82, 82], [3, 3])).toMatchObject({ code: 'plateTooSmallForColumns' })
  })
})

describe('[1.5.40, 1.5.41] an exception', () => {
  it.each([
    ['of a width', [82, 117], { width: 82.4, columns: 4, rows: 1 }, true],
    ['of a width half a millimeter off', [82, 117], { width: 82.5, columns: 4, rows: 1 }, false],
    ['of a width on the other side', [82, 117], { width: 81.6, columns: 4, rows: 1 }, true],
    ['of a height', [82, 117], { height: 117.4, columns: 4, rows: 1 }, true],
    ['of another height', [82, 117], { height: 117.5, columns: 4, rows: 1 }, false],
    ['from a width on', [82, 117], { minWidth: 82.5, columns: 4, rows: 1 }, true],
    ['from a larger width on', [82, 117], { minWidth: 82.6, columns: 4, rows: 1 }, false],
    ['from a height on', [82, 117], { minHeight: 117.5, columns: 4, rows: 1 }, true],
    ['from a larger height on', [82, 117], { minHeight: 117.6, columns: 4, rows: 1 }, false],
    ['of as many columns', [82, 117], { columns: 4, rows: 1 }, true],
    ['of fewer columns', [82, 117], { columns: 3, rows: 1 }, false],
    ['of more columns than the table has', [82, 117], { extraColumns: 2, rows: 1 }, true],
    ['of too few more', [82, 117], { extraColumns: 1, rows: 1 }, false],
    ['of no columns of its own', [82, 117], { rows: 1 }, false],
  ] satisfies [string, [number, number], Exception, boolean][])('%s', (_, size, rule, allows) => {
    expect(reason(size, [4, 1], [rule]) === 'ok').toBe(allows)
  })

  it('counts its rows, and where it has no columns those of the table', () => {
    expect(reason([82, 82], [2, 3], [{ rows: 3 }])).toBe('ok')
    expect(reason([82, 82], [2, 4], [{ rows: 3 }])).toEqual({
      code: 'plateTooSmallForRows',
      rows: 4,
      maxRows: 2,
    })
  })

  it('asks for its box, and is one of several', () => {
    const rules = [
      { columns: 9, rows: 9, backBoxKey: 'wide' },
      { width: 50, columns: 9, rows: 9 },
    ]
    expect(reason([82, 82], [4, 4], rules, 'wide')).toBe('ok')
    expect(reason([82, 82], [4, 4], rules, 'other')).not.toBe('ok')
    expect(reason([82, 82], [4, 4], rules)).not.toBe('ok')
  })
})
