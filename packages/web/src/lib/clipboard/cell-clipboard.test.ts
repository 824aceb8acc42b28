import { pasteNumbers } from '@orderwright/domain/pricing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellsText, pastedCells } from './cell-clipboard.ts'

describe('[issue 16] a block of cells of a spreadsheet', () => {
  test.each<[string, string[][]]>([
    [
      '1\t2\n3\t4\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      '1\t2\r\n3\t4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['5', [['5']]],
    ['"two\nlines"\t"say ""oak"""', [['two\nlines', 'say "oak"']]],
    ['\t7\n\n8', [['', '7'], [''], ['8']]],
  ])('%j is rows of cells', (text, cells) => {
    expect(pastedCells(text)).toEqual(cells)
  })

  test('what was copied is pasted as it was', () => {
    const cent = fc.integer({ min: -1e8, max: 1e8 }).map((one) => one / 100)
    const rows = fc.array(fc.tuple(cent, cent), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(rows, (numbers) => {
        const [, ...cells] = pastedCells(cellsText([['a', 'b'], ...numbers]))
        const { given, faults } = pasteNumbers(cells, { row: 0, index: 0 }, numbers.length, () => false)
        expect(faults).toEqual([])
        expect(numbers.map((_, row) => [given.get(row)?.get(0), given.get(row)?.get(1)])).toEqual(numbers)
      }),
    )
  })

  test('a title that a spreadsheet would take for a formula goes out as text, a negative number as a number', () => {
    const text = cellsText([
      ['Title', '1'],
      ['=SUM(A1)', -2],
    ])
    expect(text).toBe(`Title\t1\n'=SUM(A1)\t-2`)
    expect(pastedCells(text)[1]).toEqual(['=SUM(A1)', '-2'])
  })

  test('texts of every kind come back as they were', () => {
    const rows = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 3 }), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(rows, (cells) => {
        expect(pastedCells(cellsText(cells))).toEqual(cells)
      }),
    )
  })
})
