/** What customers get of pricing: all that their prices are made of, and nothing that only says what things cost. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { PricingExpression } from '../catalog/pricing-rules.ts'
import { priceItem } from '../pricing/price-item.ts'
import type { ItemPrice } from '../pricing/types.ts'
import {
  aClassifier,
  aContext,
  aDocument,
  anItem,
  anOption,
  aPricingRule,
  aProductWith,
  aProperty,
  fixed,
  priceOf,
  someRecords,
} from '../testing/builders.ts'
import { pricingForCustomers } from './hide-costs.ts'

const finish = aProperty({ id: 1, title: 'Finish' })
const number = (productOptionClassifierNumberIndex: number): PricingExpression => ({
  type: 'productPropertyClassifierNumber',
  props: { productPropertyId: 1, productOptionClassifierGroupId: 5, productOptionClassifierNumberIndex },
  operator: '+',
})
const secret = 8_675_309
const records = someRecords({
  products: [
    aProductWith([finish], { id: 1, productPricingRuleId: 30, costRuleId: 40 }),
    aProductWith([], { id: 2, productPricingRuleId: 32, costRuleId: 32 }),
  ],
  productProperties: [finish],
  productOptions: [anOption({ id: 11, productPropertyId: 1, productPricingRuleId: 31 })],
  productPricingRules: [
    aPricingRule({
      id: 30,
      expressions: [priceOf(1), { type: 'group', props: { expressions: [number(0)] }, operator: '+' }],
    }),
    aPricingRule({ id: 31, expressions: [fixed(200)] }),
    aPricingRule({ id: 32, expressions: [fixed(300)] }),
    aPricingRule({ id: 40, title: 'Costs', expressions: [fixed(secret), number(1)] }),
    aPricingRule({ id: 41, title: 'Costs that are still written', expressions: [fixed(secret)] }),
  ],
  productOptionClassifiers: [
    aClassifier({
      id: 51,
      title: 'Brass',
      productOptionClassifierGroupId: 5,
      numbers: [{ date: '2024-01-01 00:00:00', numbers: [140, secret, 2], description: 'price, cost' }],
    }),
    aClassifier({
      id: 61,
      title: 'Of another group',
      productOptionClassifierGroupId: 6,
      numbers: [{ date: '2024-01-01 00:00:00', numbers: [secret], description: '' }],
    }),
  ],
})

describe('pricing for customers', () => {
  it('has the rules that price something, and of classifiers the numbers that these read', () => {
    const pricing = pricingForCustomers(records)
    expect(pricing.productPricingRules.map(({ id }) => id)).toEqual([30, 31, 32])
    expect(pricing.productOptionClassifiers.map(({ numbers }) => numbers[0]?.numbers)).toEqual([
      [140, 0, 0],
      [0],
    ])
    expect(JSON.stringify([pricing.productPricingRules, pricing.productOptionClassifiers])).not.toContain(
      String(secret),
    )
  })

  it('is worked out once for records that stay the same', () => {
    expect(pricingForCustomers(records)).toBe(pricingForCustomers(records))
  })
})

const figure = fc.integer({ min: 1, max: 90_000 })
const leaf = fc.oneof(
  figure.map((value) => fixed(value)),
  fc.nat({ max: 3 }).map(number),
  fc.constant(priceOf(1)),
)
const list = fc.array(
  fc.oneof(
    leaf,
    fc
      .array(leaf, { minLength: 1, maxLength: 3 })
      .map((expressions): PricingExpression => ({ type: 'group', props: { expressions }, operator: '+' })),
  ),
  { minLength: 1, maxLength: 4 },
)

test.prop([list, list, list, fc.array(figure, { minLength: 1, maxLength: 4 })])(
  'an item costs a customer the same by what they get as by all that there is',
  (priceRule, option, cost, numbers) => {
    const all = {
      ...records,
      productOptions: records.productOptions.map((one) => ({ ...one, classifications: { '5': 51 } })),
      productPricingRules: [
        aPricingRule({ id: 30, expressions: priceRule }),
        aPricingRule({ id: 31, expressions: option.filter(({ type }) => type === 'fixed') }),
        aPricingRule({ id: 40, expressions: cost }),
      ],
      productOptionClassifiers: [
        aClassifier({
          id: 51,
          productOptionClassifierGroupId: 5,
          numbers: [{ date: '2024-01-01 00:00:00', numbers, description: '' }],
        }),
      ],
    }
    const item = anItem({ productId: 1, properties: { '1': { optionId: 11 } } })
    const document = aDocument([item])
    const shown = aContext({ ...all, ...pricingForCustomers(all) })
    const said = (price: ItemPrice) => (price.ok ? [price.unitPrice, price.trace] : price.error)
    expect(said(priceItem(shown, document, item))).toEqual(said(priceItem(aContext(all), document, item)))
  },
)
