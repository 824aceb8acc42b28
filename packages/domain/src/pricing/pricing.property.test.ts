/** Laws of prices: traces add up, pinned dates hold, and the evaluator agrees with a slow reading. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import {
  aContext,
  aDocument,
  anOption,
  aPricingRule,
  aProductWith,
  aProperty,
  anItem,
  at,
} from '../testing/builders.ts'
import type { PricingExpression, PricingRuleVersion } from '../catalog/pricing-rules.ts'
import { priceItem } from './price-item.ts'

const operator = fc.constantFrom('+' as const, '-' as const, '*' as const, '/' as const, '%' as const)
const amount = fc.oneof(
  fc.integer({ min: -50_000, max: 500_000 }),
  fc.double({ min: -3, max: 3, noNaN: true }),
)

const leaf: fc.Arbitrary<PricingExpression> = fc.oneof(
  fc.record({ type: fc.constant('fixed' as const), props: fc.record({ value: amount }), operator }),
  fc.record({
    type: fc.constant('productPropertyPrice' as const),
    props: fc.record({ productPropertyId: fc.constantFrom(1, 2) }),
    operator,
  }),
  fc.record({
    type: fc.constant('propertyValue' as const),
    props: fc.record({ productPropertyId: fc.constant(3) }),
    operator,
  }),
)

const { expression } = fc.letrec<{ expression: PricingExpression; group: PricingExpression }>((tie) => ({
  group: fc.record({
    type: fc.constant('group' as const),
    props: fc.record({ expressions: fc.array(tie('expression'), { minLength: 1, maxLength: 3 }) }),
    operator,
  }),
  expression: fc.oneof({ maxDepth: 3 }, leaf, tie('group')),
}))

const expressions = fc.array(expression, { minLength: 1, maxLength: 6 })

const properties = [
  aProperty({ id: 1, title: 'Finish' }),
  aProperty({ id: 2, title: 'Screws' }),
  aProperty({ id: 3, title: 'Length', type: 'number' }),
]
const options = [
  anOption({ id: 11, productPropertyId: 1, productPricingRuleId: 21 }),
  anOption({ id: 12, productPropertyId: 2, productPricingRuleId: 22 }),
]
const optionPrices: Readonly<Record<number, number>> = { 1: 1250, 2: -340.5 }

function priced(
  versions: Record<string, PricingRuleVersion>,
  shouldRoundPrice: 0 | 1,
  pricingDate: string | null,
) {
  const context = aContext({
    products: [aProductWith(properties, { id: 1, productPricingRuleId: 20, shouldRoundPrice })],
    productProperties: properties,
    productOptions: options,
    productPricingRules: [
      { ...aPricingRule({ id: 20 }), versions },
      aPricingRule({ id: 21, expressions: [{ type: 'fixed', props: { value: 1250 } }] }),
      aPricingRule({ id: 22, expressions: [{ type: 'fixed', props: { value: -340.5 } }] }),
    ],
  })
  const item = anItem({
    properties: { '1': { optionId: 11 }, '2': { optionId: 12 }, '3': { value: 7 } },
  })
  const document = aDocument([item], {
    effectivePricingDate: pricingDate === null ? null : at(pricingDate),
  })
  return priceItem(context, document, item)
}

/** The sentences of the decision read one by one. */
function slowly(list: readonly PricingExpression[]): number {
  const values = list.map((one) => {
    switch (one.type) {
      case 'fixed':
        return one.props.value
      case 'productPropertyPrice':
        return optionPrices[one.props.productPropertyId] ?? Number.NaN
      case 'propertyValue':
        return 7
      case 'group':
        return slowly(one.props.expressions)
      case 'productPropertyClassifierNumber':
        return Number.NaN
    }
  })
  return values.slice(1).reduce((total, value, index) => {
    switch (list[index + 1]?.operator) {
      case '+':
        return total + value
      case '-':
        return total - value
      case '*':
        return total * value
      case '/':
        return value === 0 ? Number.NaN : total / value
      case '%':
        return value === 0 ? Number.NaN : total % value
      default:
        return Number.NaN
    }
  }, values[0] ?? Number.NaN)
}

const longAgo = at('2020-01-01')

describe('prices', () => {
  test.prop([expressions, fc.constantFrom(0 as const, 1 as const)])(
    '[2.3.13] a trace always sums to its price, whatever the operators and rounding',
    (list, shouldRoundPrice) => {
      const price = priced({ '1': { created: longAgo, expressions: list } }, shouldRoundPrice, null)
      if (!price.ok) return
      const sum = price.trace.reduce((total, step) => total + (step.contributionInCents ?? 0), 0)
      expect(sum).toBe(price.unitPrice)
      expect(Number.isInteger(price.unitPrice)).toBe(true)
      if (shouldRoundPrice === 1) expect(price.unitPrice % 100 === 0).toBe(true)
    },
  )

  test.prop([expressions])('[2.3.13] a list folds from left to right, each by its own operator', (list) => {
    const price = priced({ '1': { created: longAgo, expressions: list } }, 0, null)
    const slow = slowly(list)
    if (!price.ok) {
      // Only what can't be computed, or grew beyond any money on the way, has no price.
      if (price.error.code !== 'notFinite') expect(slow).toBeNaN()
      return
    }
    expect(Math.abs(price.unitPrice - slow)).toBeLessThanOrEqual(0.5 + Math.abs(slow) * 1e-9)
  })

  test.prop([expressions, expressions, fc.boolean()])(
    '[2.3.12] a version published later never changes a submitted order',
    (now, later, isRounded) => {
      const shouldRound = isRounded ? 1 : 0
      const first = { '1': { created: longAgo, expressions: now } }
      const second = { ...first, '2': { created: at('2026-03-01'), expressions: later } }
      const before = priced(first, shouldRound, '2026-02-28')
      const after = priced(second, shouldRound, '2026-02-28')
      expect(after.ok ? [after.unitPrice, after.trace] : after).toEqual(
        before.ok ? [before.unitPrice, before.trace] : before,
      )
    },
  )

  test.prop([expressions, expressions])(
    '[2.3.12] an order not yet submitted is priced by the newest version in effect',
    (old, current) => {
      const versions = {
        '1': { created: longAgo, expressions: old },
        '2': { created: at('2026-03-01'), expressions: current },
        '3': { created: at('2030-01-01'), expressions: old },
      }
      const price = priced(versions, 0, null)
      const alone = priced({ '2': { created: at('2026-03-01'), expressions: current } }, 0, null)
      expect(price.ok ? price.unitPrice : price.error.code).toEqual(
        alone.ok ? alone.unitPrice : alone.error.code,
      )
    },
  )
})
