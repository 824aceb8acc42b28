/** The numbers of classifiers as the back office shows them. Issue 12, number 11. */
import {
  type PricingExpression,
  productOptionClassifierGroupSchema,
  productOptionClassifierSchema,
  productPricingRuleSchema,
  productPropertySchema,
} from '@orderwright/domain/catalog'
import { timestamp } from '@orderwright/domain/units'
import { describe, expect, test } from 'vitest'
import { type AdminData, emptyAdminData } from './admin-data.ts'
import { meaningOf, numberText } from './classifier-numbers.ts'
import { cellText } from './rows/cell-text.ts'
import { findSection } from './sections.ts'

const today = timestamp('2026-11-22 12:00:00')
const longAgo = timestamp('2020-01-01 00:00:00')
const record = (id: number) => ({
  id,
  orgId: 1,
  version: 1,
  created: longAgo,
  lastUpdated: longAgo,
  deletedAt: null,
})

type Operator = PricingExpression['operator']
const number = (groupId: number, index = 0, operator: Operator = '+'): PricingExpression => ({
  type: 'productPropertyClassifierNumber',
  props: {
    productPropertyId: 1,
    productOptionClassifierGroupId: groupId,
    productOptionClassifierNumberIndex: index,
  },
  operator,
})
const fixed = (value: number, operator: Operator = '+'): PricingExpression => ({
  type: 'fixed',
  props: { value },
  operator,
})
const valueOf = (productPropertyId: number, operator: Operator = '+'): PricingExpression => ({
  type: 'propertyValue',
  props: { productPropertyId },
  operator,
})
const priceOf: PricingExpression = {
  type: 'productPropertyPrice',
  props: { productPropertyId: 1 },
  operator: '+',
}
const group = (...expressions: PricingExpression[]): PricingExpression => ({
  type: 'group',
  props: { expressions },
  operator: '+',
})

const properties = [2, 3].map((id) =>
  productPropertySchema.parse({ ...record(id), title: `Size ${id}`, rank: id, type: 'dimensions' }),
)

function adminData(expressions: PricingExpression[], more: Partial<AdminData> = {}): AdminData {
  const versions = { 1: { created: '2020-01-01 00:00:00', expressions } }
  return {
    ...emptyAdminData,
    properties,
    pricingRules: [productPricingRuleSchema.parse({ ...record(1), title: 'Plates', versions })],
    ...more,
  }
}
const shown = (value: number, expressions: PricingExpression[], names: string[] = [], index = 0) =>
  numberText(value, meaningOf(5, index, names, adminData(expressions)))

describe('a number of a classifier', () => {
  test.each<[string, PricingExpression[], string[], string]>([
    ['that is added up is money', [fixed(1000), number(5)], [], '$140.00'],
    ['that is taken away is money', [fixed(1000), number(5, 0, '-')], [], '$140.00'],
    ['that a price is multiplied by is a plain number', [fixed(1000), number(5, 0, '*')], [], '14,000'],
    [
      'that the price of an option is multiplied by is one too',
      [group(priceOf, number(5, 0, '*'))],
      [],
      '14,000',
    ],
    [
      'for two lengths and a millionth is money per square metre',
      [group(valueOf(2), valueOf(3, '*'), fixed(0.000001, '*'), number(5, 0, '*'))],
      [],
      '$140.00 per m²',
    ],
    [
      'for a length and a thousandth is money per metre',
      [fixed(900), group(valueOf(2), fixed(0.001, '*'), number(5, 0, '*'))],
      ['Per metre'],
      '$140.00 per m',
    ],
    [
      'beside another number is money where its name says per what',
      [group(number(6), number(5, 0, '*'))],
      ['Per square foot'],
      '$140.00 per square foot',
    ],
    ['before another number is money', [group(number(5), number(6, 0, '*'))], [], '$140.00'],
    ['after another number is a plain one', [group(number(6), number(5, 0, '*'))], [], '14,000'],
    ['that only conditions ask for is a plain number', [fixed(1000), number(7)], [], '14,000'],
  ])('%s', (_, expressions, names, text) => expect(shown(14_000, expressions, names)).toBe(text))

  test('with parts of a cent keeps them, and a factor its decimals', () => {
    expect(shown(0.25, [number(5)])).toBe('$0.0025')
    expect(shown(-12.5, [number(5)])).toBe('−$0.125')
    expect(shown(2.5, [fixed(1), number(5, 0, '*')])).toBe('2.5')
  })
})

test('[2.2.100] numbers now are those in force today; those to come stand apart, empty versions nowhere', () => {
  const classifiers = [
    productOptionClassifierSchema.parse({
      ...record(51),
      title: 'Brushed',
      productOptionClassifierGroupId: 5,
      numbers: [
        { date: '2027-01-01 00:00:00', numbers: [15_000, 3], description: 'Price, Factor' },
        { date: '2026-01-01 00:00:00', numbers: [14_000, 2.5], description: 'Price, Factor' },
        { date: '2025-01-01 00:00:00', numbers: [13_000, 2.5], description: 'Price, Factor' },
        { date: '2026-11-22 11:00:00', numbers: [], description: '' },
        { date: '2028-01-01 00:00:00', numbers: [16_000, 3], description: 'Price, Factor' },
      ],
    }),
    productOptionClassifierSchema.parse({
      ...record(52),
      title: 'New',
      productOptionClassifierGroupId: 5,
      numbers: [{ date: '2027-01-01 00:00:00', numbers: [100, 1], description: 'Price, Factor' }],
    }),
  ]
  const classifierGroups = [productOptionClassifierGroupSchema.parse({ ...record(5), title: 'Metals' })]
  const inUse = adminData([number(5, 0), number(5, 1, '*')], { classifiers, classifierGroups })
  const details = findSection('product-option-classifier-groups')?.details(inUse, 5, today)
  const [table] = details?.groups ?? []
  const rows = table && 'table' in table ? table.table.rows : []
  const words = (key: string) => rows.map(({ cells }) => cellText(cells[key], 'UTC'))
  expect(words('numbers')).toEqual(['$140.00 · 2.5', 'None yet'])
  expect(words('description')).toEqual(['Price, Factor', ''])
  expect(words('since')).toEqual(['1/1/2026', ''])
  expect(words('coming')).toEqual([
    'From 1/1/2027: $150.00 · 3; From 1/1/2028: $160.00 · 3',
    'From 1/1/2027: $1.00 · 1',
  ])
})
