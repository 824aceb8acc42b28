/** What a formula for codes may ask, and what is said of one that asks for something else. */
import { expect, test } from 'vitest'
import { anOption, aProperty } from '../../testing/builders.ts'
import { formulaFields, formulaProblem } from './formula-fields.ts'

const size = aProperty({
  id: 1,
  title: 'Size',
  productOptionDataFields: [
    { title: 'Width', key: 'width', type: 'number' },
    { title: 'Round', key: 'isRound', type: 'boolean' },
  ],
})
const text = aProperty({ id: 3, title: 'Text', type: 'text' })
const engraving = aProperty({ id: 4, type: 'text', isArray: 1 })
const options = [
  anOption({ productPropertyId: 1, data: { width: 117, series: 'Nord', backBox: { width: 60 } } }),
  anOption({ productPropertyId: 9, data: { other: 1 } }),
]
const known = formulaFields([size, text, engraving], options)

test('[2.3.04] a formula may use the codes of the product, and of its choices whatever can stand in a code', () => {
  expect(known.map(({ field }) => field)).toEqual([
    'catalog',
    'factory',
    'machining',
    '1.title',
    '1.catalog',
    '1.factory',
    '1.machining',
    '1.width',
    '1.series',
    '3.value',
  ])
})

test.each([
  ['{catalog}-{1.width}x{ 3.value }', null],
  ['', null],
  ['PLAIN-7', null],
  ['{catlog}', 'There is no field {catlog}. There are {catalog}, {factory}, {machining}.'],
  [
    '{1.height}',
    'There is no field {1.height}. There are {1.title}, {1.catalog}, {1.factory}, {1.machining}, {1.width}, {1.series}.',
  ],
  ['{3.title}', 'There is no field {3.title}. There are {3.value}.'],
  ['{9.other}', 'There is no field {9.other}. There are {catalog}, {factory}, {machining}.'],
  ['{catalog', 'A { or } stands alone: a field is written {catalog} or {12.title}.'],
  ['catalog}', 'A { or } stands alone: a field is written {catalog} or {12.title}.'],
])('[2.3.04] of the formula %j it is said: %s', (formula, message) => {
  expect(formulaProblem(formula, known)).toBe(message)
})
