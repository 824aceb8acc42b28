import { describe, expect, it } from 'vitest'
import { aContext, aPricingRule, aProductWith, fixed, priceOf } from '../testing/builders.ts'
import { formatCents } from '../units/money.ts'
import { number, price, valueOf, world } from '../testing/worlds/pricing-world.ts'
import type { PricingExpression } from '../catalog/pricing-rules.ts'

describe('the price of an item', () => {
  it.each<[string, PricingExpression[], number]>([
    ['a fixed amount', [fixed(4370)], 4370],
    ['the price of the chosen option', [fixed(1000), priceOf(1)], 2200],
    ['a classifier number of the chosen option', [number(0), number(1, '*')], 350],
    ['the value of a property', [valueOf(2), fixed(1.5, '*')], 375],
    ['no precedence: left to right', [fixed(100), fixed(50), fixed(2, '*')], 300],
    [
      'a group first',
      [fixed(100), { type: 'group', props: { expressions: [fixed(50), fixed(2, '*')] }, operator: '+' }],
      200,
    ],
    ['the first operator is not used', [fixed(7, '*'), fixed(3, '-')], 4],
    ['a remainder', [fixed(1700), fixed(1000, '%')], 700],
    ['equality', [fixed(3), fixed(3, '==='), fixed(500, '*')], 500],
    ['and, or', [fixed(1), fixed(0, 'and'), fixed(2, 'or'), fixed(100, '*')], 100],
    ['half a cent rounds away from zero', [fixed(1), fixed(2, '/')], 1],
    ['rounding happens once', [fixed(0.4), fixed(0.4), fixed(0.4)], 1],
  ])('[2.3.13] is %s', (_, expressions, expected) => {
    const result = price(world(expressions))
    expect(result.ok && result.unitPrice).toBe(expected)
  })

  const when = (expected: number | number[], type: 'selectedOption' | 'quantity' = 'selectedOption') => ({
    ...fixed(500),
    condition: {
      operator: 'and' as const,
      conditions: [
        {
          actual: type === 'quantity' ? ({ type } as const) : ({ type, productPropertyId: 1 } as const),
          expected,
        },
      ],
    },
  })

  it.each([
    ['skips an expression whose condition fails', when(12), 1000],
    ['counts one whose condition holds', when(11), 1500],
    ['takes a list as "one of"', when([12, 11]), 1500],
    ['may depend on the quantity', when(3, 'quantity'), 1500],
  ])('[2.3.13] %s', (_, expression, expected) => {
    const result = price(world([fixed(1000), expression]), { quantity: 3 })
    expect(result.ok && result.unitPrice).toBe(expected)
  })

  it('[2.3.13] conditions look at option data and classifiers, joined by or', () => {
    const expression: PricingExpression = {
      ...fixed(500),
      condition: {
        operator: 'or',
        conditions: [
          { actual: { type: 'optionData', productPropertyId: 1, dataKey: 'family' }, expected: 'wood' },
          {
            actual: { type: 'classifier', productPropertyId: 1, productOptionClassifierGroupId: 5 },
            expected: 51,
          },
        ],
      },
    }
    const result = price(world([fixed(1000), expression]))
    expect(result.ok && result.unitPrice).toBe(1500)
  })

  it('[2.3.16] takes classifier numbers in the version in effect at the pricing date', () => {
    const context = world([number(0)])
    const old = price(context, {}, '2025-12-31')
    const current = price(context, {}, '2026-01-01')
    expect([old.ok && old.unitPrice, current.ok && current.unitPrice]).toEqual([100, 140])
  })

  it('rounds to whole currency units where the product says so, and the trace says by how much', () => {
    const context = aContext({
      products: [aProductWith([], { id: 1, productPricingRuleId: 30, shouldRoundPrice: 1 })],
      productPricingRules: [aPricingRule({ id: 30, expressions: [fixed(4351)] })],
    })
    const result = price(context)
    expect(result.ok && result.unitPrice).toBe(4400)
    expect(result.ok && result.trace.at(-1)).toMatchObject({ kind: 'rounding', contributionInCents: 49 })
  })

  it('is the custom price where an employee gave one, and the trace says so', () => {
    const result = price(world([fixed(4370)]), { customPriceInCents: 9900 })
    expect(result.ok && result.unitPrice).toBe(9900)
    expect(result.ok && result.trace).toMatchObject([{ kind: 'customPrice', contributionInCents: 9900 }])
  })

  it('[1.3.13] of a custom product is its own price or none at all', () => {
    expect(price(world([]), { productId: -1, customPriceInCents: 500 })).toMatchObject({
      ok: true,
      unitPrice: 500,
    })
    expect(price(world([]), { productId: -1 })).toMatchObject({ ok: false, error: { code: 'noRule' } })
  })

  it('names rule, version, date and path of every step', () => {
    const result = price(world([fixed(1000), priceOf(1)]))
    expect(result.ok && result.trace).toMatchObject([
      {
        path: 'rule 30 / 1',
        depth: 0,
        ruleTitle: 'Plates',
        version: '1',
        effectiveDate: '2020-01-01 00:00:00',
        contributionInCents: 1000,
      },
      { path: 'rule 30 / 2', depth: 0, label: 'Finish: Bronze', value: 1200, contributionInCents: 1200 },
      { path: 'rule 30 / 2 / rule 31 / 1', depth: 1, ruleTitle: 'Bronze', value: 1200 },
    ])
  })

  it('skips a hidden property and an optional one without a choice', () => {
    const hide = {
      type: 'incompatible' as const,
      fromIds: [11],
      toResourceKey: 'productProperty' as const,
      toIds: [3],
    }
    const lights = [fixed(1000), priceOf(3)]
    expect(
      price(world(lights, { rules: [hide] }), {
        properties: { '1': { optionId: 11 }, '3': { optionId: 13 } },
      }),
    ).toMatchObject({ ok: true, unitPrice: 1000 })
    expect(price(world(lights))).toMatchObject({ ok: true, unitPrice: 1000 })
    expect(price(world(lights), { properties: { '3': { optionId: 13 } } })).toMatchObject({
      ok: true,
      unitPrice: 2200,
    })
  })
})

describe('money on screen', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [123_456, '$1,234.56'],
    [100_000_000, '$1,000,000.00'],
    [-1250, '−$12.50'],
  ])('[1.9.08, 1.9.09, 2.9.05] %i cents show two decimals and thousands separators: %s', (amount, text) => {
    const context = aContext({
      products: [aProductWith([], { id: 1, productPricingRuleId: 30 })],
      productPricingRules: [aPricingRule({ id: 30, expressions: [fixed(amount)] })],
    })
    const result = price(context)
    expect(result.ok && formatCents(result.unitPrice)).toBe(text)
  })
})
