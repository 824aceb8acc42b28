import { pricingExpressionSchema, productPropertySchema } from '@orderwright/domain/catalog'
import { timestamp } from '@orderwright/domain/units'
import { expect, test } from 'vitest'
import { emptyAdminData } from './admin-data.ts'
import { expressionLines } from './expression-words.ts'

const made = timestamp('2026-03-04 05:06:07')
const properties = [
  productPropertySchema.parse({
    id: 5,
    orgId: 1,
    version: 1,
    created: made,
    lastUpdated: made,
    deletedAt: null,
    title: 'Finish',
    rank: 1,
  }),
]

function lines(...expressions: object[]) {
  return expressionLines(
    expressions.map((one) => pricingExpressionSchema.parse(one)),
    { ...emptyAdminData, properties },
  ).map(({ depth, words }) => `${'  '.repeat(depth)}${words}`)
}

test('an expression reads from left to right: amounts are money, factors are numbers', () => {
  expect(
    lines(
      { type: 'fixed', props: { value: 6_500 }, description: 'Plate' },
      { type: 'fixed', props: { value: 1.5 }, operator: '*' },
      { type: 'productPropertyPrice', props: { productPropertyId: 5 } },
    ),
  ).toEqual(['Plate: $65.00', 'Times 1.5', 'Plus the price of the chosen Finish'])
})

test('what is nested stands deeper; conditions are said, and what is missing is named by its number', () => {
  expect(
    lines({
      type: 'group',
      props: {
        expressions: [
          {
            type: 'productPropertyClassifierNumber',
            props: {
              productPropertyId: 5,
              productOptionClassifierGroupId: 3,
              productOptionClassifierNumberIndex: 1,
            },
            condition: {
              operator: 'and',
              conditions: [{ actual: { type: 'selectedOption', productPropertyId: 6 }, expected: [7, 8] }],
            },
          },
        ],
      },
    }),
  ).toEqual([
    'The result of:',
    '  Number 2 of the classifier group 3 of the chosen Finish if property 6 is option 7 or option 8',
  ])
})
