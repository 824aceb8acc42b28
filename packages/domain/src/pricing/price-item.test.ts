import { describe, expect, it } from 'vitest'
import {
  aContext,
  aDocument,
  type anItem,
  anOption,
  aPlate,
  aPlateCatalog,
  aPricingRule,
  aProductWith,
  fixed,
  priceOf,
} from '../testing/builders.ts'
import { formatCents } from '../units/money.ts'
import { number, price, valueOf, world } from '../testing/pricing-world.ts'
import { priceDifference } from './price-difference.ts'
import type { PricingExpression } from './schema.ts'

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

describe('an item that can not be priced', () => {
  const missing = { properties: {} }
  it.each<[string, PricingExpression[], Parameters<typeof anItem>[0], string]>([
    ['noVersion', [], {}, 'rule 30'],
    [
      'nothingApplies',
      [
        {
          ...fixed(1),
          condition: { operator: 'and', conditions: [{ actual: { type: 'quantity' }, expected: 99 }] },
        },
      ],
      {},
      'rule 30',
    ],
    ['propertyUnknown', [fixed(1), priceOf(77)], {}, 'rule 30 / 2'],
    ['optionMissing', [priceOf(1)], missing, 'rule 30 / 1'],
    ['optionHasNoRule', [priceOf(1)], { properties: { '1': { optionId: 12 } } }, 'rule 30 / 1'],
    ['valueMissing', [valueOf(2)], missing, 'rule 30 / 1'],
    ['valueNotNumber', [valueOf(2)], { properties: { '2': { value: 'wide' } } }, 'rule 30 / 1'],
    ['classifierMissing', [number(0, '+', 6)], {}, 'rule 30 / 1'],
    ['numberMissing', [number(9)], {}, 'rule 30 / 1'],
    [
      'divisionByZero',
      [fixed(1), { type: 'group', props: { expressions: [fixed(1), fixed(0, '/')] }, operator: '+' }],
      {},
      'rule 30 / 2 / 2',
    ],
    ['divisionByZero', [fixed(1), fixed(0, '%')], {}, 'rule 30 / 2'],
    ['notFinite', [fixed(1e11), fixed(1e11, '*')], {}, 'rule 30 / 2'],
  ])('is told by %s and the path, never priced 0', (code, expressions, item, path) => {
    const context = world(expressions)
    const rule = context.catalog.pricingRules.get(30)
    if (code === 'noVersion' && rule !== undefined) rule.versions = {}
    expect(price(context, item)).toMatchObject({ ok: false, error: { code, path } })
  })

  it('[2.3.16] is told when a classifier has no numbers yet at the date', () => {
    expect(price(world([number(0)]), {}, '2023-05-05')).toMatchObject({
      ok: false,
      error: { code: 'classifierNoVersion', path: 'rule 30 / 1' },
    })
  })

  it('is told when rules use each other in a circle', () => {
    const circle = anOption({ id: 11, productPropertyId: 1, productPricingRuleId: 32 })
    const context = world([priceOf(1)])
    const catalog = {
      ...context.catalog,
      options: new Map([[11, circle]]),
      optionsByProperty: new Map([[1, [circle]]]),
    }
    expect(price({ ...context, catalog })).toMatchObject({
      ok: false,
      error: { code: 'cycle', path: 'rule 30 / 1 / rule 32 / 1 / rule 32' },
    })
  })

  it('[1.6.25] has no price at all for somebody whose pricing is hidden', () => {
    const context = { ...world([fixed(1)]), viewer: { role: 'guest' as const, pricingIsHidden: true } }
    expect(price(context)).toMatchObject({ ok: false, error: { code: 'pricingHidden' } })
  })
})

describe('the price difference of an option', () => {
  it('is what the unit price would gain', () => {
    const context = aContext(aPlateCatalog())
    const document = aDocument([aPlate()])
    expect(priceDifference(context, document, 501, 1, 12)).toBe(1500)
    expect(priceDifference(context, document, 501, 2, 22)).toBe(-1500)
    expect(priceDifference(context, document, 501, 1, 999)).toBeNull()
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
