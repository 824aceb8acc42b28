/** The trace of a price, step by step: what stands on the screen that explains it. */
import { describe, expect, it } from 'vitest'
import {
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
import { number, price, valueOf, world } from '../testing/worlds/pricing-world.ts'
import { evaluateRule, valueOfRule } from './evaluate-rule.ts'
import { pricingPlan } from './plan.ts'
import { priceItem } from './price-item.ts'
import type { PricingExpression } from '../catalog/pricing-rules.ts'

const group = (...expressions: PricingExpression[]): PricingExpression => ({
  type: 'group',
  props: { expressions },
  operator: '+',
})

/** The steps of a price; for one that there is not, why. */
function stepsOf(result: ReturnType<typeof price>) {
  return result.ok ? result.trace : result.error.message
}

describe('the trace of a price', () => {
  it('[2.3.13] says of each step where it stands, what it is called, what it adds and what it comes to', () => {
    const plates = {
      kind: 'expression',
      ruleId: 30,
      ruleTitle: 'Plates',
      version: '1',
      effectiveDate: '2020-01-01 00:00:00',
    }
    const steps = stepsOf(
      price(
        world([
          { ...fixed(1000), description: 'Blank' },
          { ...fixed(0.4), description: '' },
          group(valueOf(2), fixed(2, '*')),
          priceOf(1, '-'),
          number(1, '*'),
        ]),
      ),
    )
    // 1000, 1000.4, and 250 × 2 = 500 makes 1500.4; less 1200 is 300.4; times 2.5 is 751.
    expect(steps).toEqual([
      {
        ...plates,
        path: 'rule 30 / 1',
        depth: 0,
        label: 'Blank',
        operator: '+',
        value: 1000,
        runningTotal: 1000,
        contributionInCents: 1000,
      },
      {
        ...plates,
        path: 'rule 30 / 2',
        depth: 0,
        label: 'Fixed amount',
        operator: '+',
        value: 0.4,
        runningTotal: 1000.4,
        contributionInCents: 0,
      },
      {
        ...plates,
        path: 'rule 30 / 3',
        depth: 0,
        label: 'Group',
        operator: '+',
        value: 500,
        runningTotal: 1500.4,
        contributionInCents: 500,
      },
      {
        ...plates,
        path: 'rule 30 / 3 / 1',
        depth: 1,
        label: 'Length',
        operator: '+',
        value: 250,
        isMeasure: true,
        runningTotal: 250,
      },
      {
        ...plates,
        path: 'rule 30 / 3 / 2',
        depth: 1,
        label: 'Fixed amount',
        operator: '*',
        value: 2,
        runningTotal: 500,
      },
      {
        ...plates,
        path: 'rule 30 / 4',
        depth: 0,
        label: 'Finish: Bronze',
        operator: '-',
        value: 1200,
        runningTotal: 300.4,
        contributionInCents: -1200,
      },
      {
        kind: 'expression',
        ruleId: 31,
        ruleTitle: 'Bronze',
        version: '1',
        effectiveDate: '2020-01-01 00:00:00',
        path: 'rule 30 / 4 / rule 31 / 1',
        depth: 1,
        label: 'Fixed amount',
        operator: '+',
        value: 1200,
        runningTotal: 1200,
      },
      {
        ...plates,
        path: 'rule 30 / 5',
        depth: 0,
        label: 'Finish: Bronze (Metals)',
        operator: '*',
        value: 2.5,
        runningTotal: 751,
        contributionInCents: 451,
      },
    ])
  })

  it('[2.3.13] names all chosen options, and a number whose group is gone without it', () => {
    const extras = aProperty({ id: 1, title: 'Extras', type: 'select' })
    const context = aContext({
      products: [aProductWith([extras], { id: 1, productPricingRuleId: 30 })],
      productProperties: [extras],
      productOptions: [
        anOption({ id: 11, title: 'Lock', productPropertyId: 1, productPricingRuleId: 31 }),
        anOption({ id: 12, title: 'Lamp', productPropertyId: 1, rank: 2, productPricingRuleId: 32 }),
      ],
      productPricingRules: [
        aPricingRule({ id: 30, expressions: [priceOf(1)] }),
        aPricingRule({ id: 31, expressions: [fixed(300)] }),
        aPricingRule({ id: 32, expressions: [fixed(50), fixed(2, '*')] }),
      ],
    })
    const item = anItem({ properties: { '1': { optionIds: [11, 12] } } })
    const steps = stepsOf(priceItem(context, aDocument([item]), item))
    expect(steps).toMatchObject([
      { path: 'rule 30 / 1', label: 'Extras: Lock, Lamp', value: 400, contributionInCents: 400 },
      { path: 'rule 30 / 1 / rule 31 / 1', value: 300, runningTotal: 300 },
      { path: 'rule 30 / 1 / rule 32 / 1', value: 50, runningTotal: 50 },
      { path: 'rule 30 / 1 / rule 32 / 2', value: 2, runningTotal: 100 },
    ])

    const { catalog, ...rest } = world([number(0)])
    const groupless = { ...rest, catalog: { ...catalog, classifierGroups: new Map() } }
    expect(stepsOf(price(groupless))).toMatchObject([{ label: 'Finish: Bronze', value: 140 }])
  })

  it('leaves out what is skipped', () => {
    const condition = {
      operator: 'and' as const,
      conditions: [{ actual: { type: 'quantity' as const }, expected: 99 }],
    }
    expect(stepsOf(price(world([{ ...fixed(5), condition }, priceOf(3), fixed(7), group()])))).toMatchObject([
      { path: 'rule 30 / 3', value: 7, runningTotal: 7, contributionInCents: 7 },
    ])
  })

  it('ends with what the rounding adds or takes, and with nothing where there is nothing to round', () => {
    const rounded = (amount: number, shouldRoundPrice: 0 | 1) => {
      const context = aContext({
        products: [aProductWith([], { id: 1, productPricingRuleId: 30, shouldRoundPrice })],
        productPricingRules: [aPricingRule({ id: 30, expressions: [fixed(amount)] })],
      })
      const result = price(context)
      return result.ok ? [result.unitPrice, result.trace.slice(1)] : result.error
    }
    const step = {
      kind: 'rounding',
      path: 'rounding',
      depth: 0,
      ruleId: null,
      ruleTitle: '',
      version: null,
      effectiveDate: null,
      label: 'Rounding',
      operator: '+',
    }
    expect(rounded(4351, 1)).toEqual([
      4400,
      [{ ...step, value: 49, runningTotal: 4400, contributionInCents: 49 }],
    ])
    expect(rounded(4349.5, 1)).toEqual([
      4300,
      [{ ...step, value: -49.5, runningTotal: 4300, contributionInCents: -50 }],
    ])
    expect(rounded(4351.5, 0)).toEqual([
      4352,
      [{ ...step, value: 0.5, runningTotal: 4352, contributionInCents: 0 }],
    ])
    expect(rounded(4400, 1)).toEqual([4400, []])
    expect(rounded(4351, 0)).toEqual([4351, []])
  })

  it('[1.3.13] of a price of its own is that one step', () => {
    expect(price(world([fixed(4370)]), { customPriceInCents: 9900 })).toEqual({
      ok: true,
      unitPrice: 9900,
      trace: [
        {
          kind: 'customPrice',
          path: 'custom price',
          depth: 0,
          ruleId: null,
          ruleTitle: '',
          version: null,
          effectiveDate: null,
          label: 'Custom price',
          operator: null,
          value: 9900,
          runningTotal: 9900,
          contributionInCents: 9900,
        },
      ],
    })
  })

  it('is worked out once, and not at all for the value alone', () => {
    const result = price(world([fixed(1000)]))
    expect(result.ok && result.trace).toBe(result.ok && result.trace)
    const { catalog } = world([fixed(1000), fixed(2, '*')])
    const plan = pricingPlan(catalog, at('2026-01-01'))
    const choices = { quantity: 1, find: () => undefined }
    expect(valueOfRule(plan, 30, choices)).toEqual({ ok: true, value: 2000, steps: [] })
    expect(evaluateRule(plan, 30, choices)).toMatchObject({
      ok: true,
      value: 2000,
      steps: [{ runningTotal: 1000 }, { runningTotal: 2000 }],
    })
  })
})

describe('operators', () => {
  it.each([
    [6, '+', 3, 9],
    [6, '-', 4, 2],
    [6, '*', 3, 18],
    [6, '/', 3, 2],
    [7, '%', 4, 3],
    [5, '===', 5, 1],
    [5, '===', 6, 0],
    [0, 'and', 0, 0],
    [0, 'and', 4, 0],
    [4, 'and', 0, 0],
    [4, 'and', 2, 1],
    [0, 'or', 0, 0],
    [0, 'or', 4, 1],
    [4, 'or', 0, 1],
    [4, 'or', 2, 1],
  ] as const)('[2.3.13] %d %s %d is %d', (first, operator, second, expected) => {
    const steps = stepsOf(price(world([fixed(first), fixed(second, operator)])))
    expect(steps).toMatchObject([{}, { operator, value: second, runningTotal: expected }])
  })
})
