/** The margin of orders: what a cost rule says of items, when it does not, and what stays as it was once an order is submitted. */
import { describe, expect, it } from 'vitest'
import type { PricingExpression } from '../catalog/pricing-rules.ts'
import { customProductId } from '../catalog/schema.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { previewVersion, productsPricedBy } from '../configuration/version-preview.ts'
import { costItem } from '../pricing/cost-item.ts'
import {
  aClassifier,
  aClassifierGroup,
  aContext,
  aDocument,
  anItem,
  anOption,
  aPricingRule,
  aProductWith,
  aProperty,
  at,
  fixed,
  priceOf,
} from '../testing/builders.ts'
import { cents } from '../units/money.ts'
import { orderMargin } from './order-margin.ts'

const finish = aProperty({ id: 1, title: 'Finish' })
const bronze = anOption({
  id: 11,
  title: 'Bronze',
  productPropertyId: 1,
  productPricingRuleId: 31,
  classifications: { '5': 51 },
})
const white = anOption({ id: 12, title: 'White', productPropertyId: 1, rank: 2, productPricingRuleId: 31 })
const classifierCost: PricingExpression = {
  type: 'productPropertyClassifierNumber',
  props: { productPropertyId: 1, productOptionClassifierGroupId: 5, productOptionClassifierNumberIndex: 1 },
  operator: '+',
}

/** A plate of $100 and its finish at $20, which costs by rule 40; a lamp of $50 about which nobody has said what it costs. */
function world(
  cost: Parameters<typeof aPricingRule>[0] | null = { id: 40, expressions: [fixed(4000), classifierCost] },
  viewer: { readonly pricingIsHidden: boolean } = { pricingIsHidden: false },
) {
  return aContext(
    {
      products: [
        aProductWith([finish], { id: 1, title: 'Plate', productPricingRuleId: 30, costRuleId: 40 }),
        aProductWith([], { id: 2, title: 'Lamp', productPricingRuleId: 32 }),
      ],
      productProperties: [finish],
      productOptions: [bronze, white],
      productPricingRules: [
        aPricingRule({ id: 30, expressions: [fixed(10_000), priceOf(1)] }),
        aPricingRule({ id: 31, expressions: [fixed(2000)] }),
        aPricingRule({ id: 32, expressions: [fixed(5000)] }),
        ...(cost === null ? [] : [aPricingRule({ title: 'What plates cost', ...cost })]),
      ],
      productOptionClassifierGroups: [aClassifierGroup({ id: 5, title: 'Metals' })],
      productOptionClassifiers: [
        aClassifier({
          id: 51,
          title: 'Bronze',
          productOptionClassifierGroupId: 5,
          numbers: [{ date: at('2024-01-01'), numbers: [7, 900], description: 'factor, cost' }],
        }),
      ],
    },
    { viewer: { role: 'member', ...viewer } },
  )
}
const plate = (given: Parameters<typeof anItem>[0] = {}) =>
  anItem({ id: 101, productId: 1, quantity: 2, properties: { '1': { optionId: 11 } }, ...given })
const lamp = anItem({ id: 102, productId: 2, quantity: 3, rank: 2 })

const marginOf = (
  context: ReturnType<typeof world>,
  items = [plate(), lamp],
  order: Parameters<typeof aDocument>[1] = {},
) => orderMargin(evaluateOrder(context, aDocument(items, order)))

describe('the margin of an order', () => {
  it('is what its known items bring in after discount less what they cost, and says of how many it speaks', () => {
    const margin = marginOf(world(), undefined, { discountMode: 'rate', discountPercentage: 10 })
    // Two plates at $120 less 10%; each costs $40 and $9 for its bronze. The lamps have their part of the discount too.
    expect(margin?.total).toEqual({
      revenue: 21_600,
      cost: 9800,
      margin: 11_800,
      percent: 54.6,
      knownLines: 1,
      allLines: 2,
    })
    expect(margin?.lines).toMatchObject([
      { itemId: 101, number: 1, title: 'Plate', quantity: 2, unitCost: 4900, unknown: null },
      {
        itemId: 102,
        title: 'Lamp',
        revenue: 13_500,
        cost: null,
        margin: null,
        unknown: { of: 'cost', code: 'noRule', message: 'Lamp has no cost rule.' },
      },
    ])
  })

  it('takes a price that an employee has given an item for its revenue, and costs it all the same', () => {
    const margin = marginOf(world(), [plate({ customPriceInCents: cents(4000) })])
    expect(margin?.total).toMatchObject({ revenue: 8000, cost: 9800, margin: -1800, percent: -22.5 })
  })

  it('is none where nothing of it has a cost rule, and for whoever sees no prices', () => {
    expect(marginOf(world(), [lamp])).toBeNull()
    expect(marginOf(world(), [])).toBeNull()
    expect(marginOf(world(undefined, { pricingIsHidden: true }))).toBeNull()
  })

  it('leaves out a custom product, of which the catalog says nothing', () => {
    const custom = anItem({ id: 103, productId: customProductId, customPriceInCents: cents(100), rank: 3 })
    expect(marginOf(world(), [plate(), custom])?.lines[1]).toMatchObject({
      title: 'Custom product',
      revenue: 100,
      unknown: { of: 'cost', message: 'No product of the catalog says what it costs.' },
    })
  })

  it('is not known where an item has no price', () => {
    const context = world({ id: 40, expressions: [fixed(1)] })
    const [unpriced] = marginOf(context, [plate({ properties: {} })])?.lines ?? []
    expect(unpriced).toMatchObject({ cost: 2, revenue: null, margin: null, unknown: { of: 'price' } })
  })
})

describe('what an item costs', () => {
  const unknownOf = (cost: Parameters<typeof world>[0], item = plate()) =>
    marginOf(world(cost), [item])?.lines[0]?.unknown

  it('is not known, and never 0, without a version in force, without a rule, and where nothing of it applies', () => {
    expect(unknownOf({ id: 40, versions: {} })).toMatchObject({ of: 'cost', code: 'noVersion' })
    expect(unknownOf({ id: 40, expressions: [] })).toMatchObject({ code: 'noVersion' })
    expect(unknownOf(null)).toMatchObject({ of: 'cost', code: 'ruleUnknown' })
    const never = {
      operator: 'and' as const,
      conditions: [{ actual: { type: 'quantity' as const }, expected: 99 }],
    }
    expect(unknownOf({ id: 40, expressions: [{ ...fixed(5), condition: never }] })).toMatchObject({
      code: 'nothingApplies',
    })
    expect(unknownOf(undefined, plate({ properties: { '1': { optionId: 12 } } }))).toMatchObject({
      code: 'classifierMissing',
    })
  })

  it('is that of the version in force on the day that the order is priced on', () => {
    const versions = {
      '1': { created: at('2025-01-01'), expressions: [fixed(4000)] },
      '2': { created: at('2026-01-01'), expressions: [fixed(6000)] },
    }
    const costOn = (day: string | null) =>
      marginOf(world({ id: 40, versions }), [plate()], {
        effectivePricingDate: day === null ? null : at(day),
      })?.lines[0]?.unitCost
    expect([costOn('2025-06-01'), costOn('2026-02-01'), costOn(null)]).toEqual([4000, 6000, 6000])
    expect(costOn('2024-06-01')).toBeNull()
  })

  it('is rounded to the cent, also where prices are rounded to whole dollars', () => {
    const context = world({ id: 40, expressions: [fixed(1234.5)] })
    const product = context.catalog.products.get(1)
    if (product === undefined) throw new Error('there is a plate')
    const products = new Map(context.catalog.products).set(1, { ...product, shouldRoundPrice: 1 })
    const cost = costItem(
      { ...context, catalog: { ...context.catalog, products } },
      aDocument([plate()]),
      plate(),
    )
    expect(cost).toMatchObject({ ok: true, unitPrice: 1235 })
    if (cost.ok) expect(cost.trace.reduce((sum, step) => sum + (step.contributionInCents ?? 0), 0)).toBe(1235)
  })
})

it('a version of a cost rule is previewed as what a unit costs, on the products that have the rule', () => {
  const context = world({ id: 40, expressions: [fixed(4000)] })
  expect(productsPricedBy(context.catalog, 40).map(({ title }) => title)).toEqual(['Plate'])
  const preview = previewVersion(context, aDocument([plate()]), plate(), {
    ruleId: 40,
    key: '2',
    created: at('2026-06-01'),
    expressions: [fixed(4700)],
  })
  expect(preview).toMatchObject({
    typed: { ok: true, unitPrice: 4700 },
    inForce: { ok: true, unitPrice: 4000 },
    difference: 700,
  })
})
