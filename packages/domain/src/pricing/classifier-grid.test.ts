import { describe, expect, test } from 'vitest'
import { timestamp } from '../units/timestamp.ts'
import {
  classifierDates,
  numbersOn,
  pasteNumbers,
  readPastedNumber,
  withNumbersOn,
} from './classifier-grid.ts'
import { productOptionClassifierSchema } from '../catalog/pricing-rules.ts'

const spring = timestamp('2026-03-01 00:00:00')
const summer = timestamp('2026-06-01 00:00:00')
const classifier = productOptionClassifierSchema.parse({
  id: 7,
  orgId: 1,
  version: 1,
  created: spring,
  lastUpdated: spring,
  deletedAt: null,
  title: 'Oak',
  productOptionClassifierGroupId: 3,
  numbers: [{ date: spring, numbers: [14_000, 2.5], description: 'per m²,waste' }],
})

describe('[2.3.16] the numbers of a date', () => {
  test('are those of the version that began last, and dates are listed newest first', () => {
    expect(numbersOn(classifier, summer)).toEqual([14_000, 2.5])
    expect(numbersOn(classifier, timestamp('2025-01-01 00:00:00'))).toEqual([])
    const both = withNumbersOn(classifier, summer, new Map([[0, 15_000]]))
    expect(classifierDates([{ numbers: both }])).toEqual([summer, spring])
  })

  test('a new date begins with what held until then, and the old version stays', () => {
    expect(withNumbersOn(classifier, summer, new Map([[0, 15_000]]))).toEqual([
      { date: spring, numbers: [14_000, 2.5], description: 'per m²,waste' },
      { date: summer, numbers: [15_000, 2.5], description: 'per m²,waste' },
    ])
  })

  test('[issue 14] a version that is still empty changes nothing: the numbers before it are shown, and the first one given joins them', () => {
    const begun = {
      ...classifier,
      numbers: [...classifier.numbers, { date: summer, numbers: [], description: '' }],
    }
    expect(numbersOn(begun, summer)).toEqual([14_000, 2.5])
    expect(withNumbersOn(begun, summer, new Map([[1, 3]]))).toEqual([
      { date: spring, numbers: [14_000, 2.5], description: 'per m²,waste' },
      { date: summer, numbers: [14_000, 3], description: 'per m²,waste' },
    ])
  })

  test('a date that is there is changed in its place; numbers between that nobody has given are 0', () => {
    expect(withNumbersOn(classifier, spring, new Map([[3, 9]]))).toEqual([
      { date: spring, numbers: [14_000, 2.5, 0, 9], description: 'per m²,waste' },
    ])
  })
})

describe('[issue 16] what a spreadsheet hands over', () => {
  test.each([
    ['12', 12],
    ['-3.5', -3.5],
    ['−3.5', -3.5],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['12,5', 12.5],
    ['1,234', 1234],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['1 234', 1234],
    ["1'234.5", 1234.5],
    ['0,125', 0.125],
    ['.5', 0.5],
  ])('%s is the number %d', (text, value) => {
    expect(readPastedNumber(text, false)).toBe(value)
  })

  test.each([
    ['39.00', true, 3900],
    ['1.234,50 €', false, 123_450],
    ['$0.29', false, 29],
    ['0.005', true, 0.5],
    ['39.00', false, 39],
  ])(
    '[2.5.15] %s, money: %s, is kept as %d: prices are typed in dollars and kept in cents',
    (text, isMoney, value) => {
      expect(readPastedNumber(text, isMoney)).toBe(value)
    },
  )

  test.each([
    '',
    'abc',
    '1,2,3',
    '1.2.3',
    '1,23,456',
    '12.345.6',
    '1e5',
    '12%',
    '.',
    ',',
    '99999999999999999',
  ])('"%s" is no number of a price', (text) => {
    expect(readPastedNumber(text, false)).toBeUndefined()
  })

  test('is taken from the cell on to the right and down; an empty cell leaves what is there, the rest is named', () => {
    const pasted = pasteNumbers([['1', '', '3'], ['x', '5'], ['6']], { row: 1, index: 1 }, 3, () => false)
    expect([...pasted.given].map(([row, numbers]) => [row, [...numbers]])).toEqual([
      [
        1,
        [
          [1, 1],
          [3, 3],
        ],
      ],
      [2, [[2, 5]]],
    ])
    expect(pasted.faults).toEqual([
      { row: 1, column: 0, text: 'x', reason: 'notNumber' },
      { row: 2, column: 0, text: '6', reason: 'noRow' },
    ])
  })

  test('what is pasted into a column of prices is dollars, beside it plain numbers', () => {
    const pasted = pasteNumbers([['39', '2.5']], { row: 0, index: 0 }, 1, (index) => index === 0)
    expect(pasted.given.get(0)).toEqual(
      new Map([
        [0, 3900],
        [1, 2.5],
      ]),
    )
  })
})
