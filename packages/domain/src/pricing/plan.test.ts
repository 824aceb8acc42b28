/** Which versions hold on a date, and that they are looked up once. */
import { describe, expect, it } from 'vitest'
import { aClassifier, aContext, aPricingRule, at, fixed, priceOf } from '../testing/builders.ts'
import { classifierIn, effectiveClassifier, effectiveRule, pricingPlan, ruleOn } from './plan.ts'
import type { PricingExpression } from '../catalog/pricing-rules.ts'

const on = at('2026-06-15')
const version = (created: string, ...expressions: PricingExpression[]) => ({
  created: at(created),
  expressions,
})

describe('a rule on a date', () => {
  const keyOn = (versions: Record<string, ReturnType<typeof version>>, date = on) =>
    effectiveRule(aPricingRule({ versions }), date).version

  it('[2.3.12] is in the newest version that has begun, to the second, whatever its number', () => {
    const versions = {
      '1': version('2026-02-01', fixed(1)),
      '2': version('2026-03-01', fixed(2)),
      '3': version('2026-01-01', fixed(3)),
      '4': version('2026-06-15 00:00:01', fixed(4)),
    }
    expect(keyOn(versions)).toBe('2')
    expect(keyOn(versions, at('2026-06-15 00:00:01'))).toBe('4')
    expect(keyOn(versions, at('2026-02-28 23:59:59'))).toBe('1')
    expect(keyOn(versions, at('2026-02-01'))).toBe('1')
    expect(keyOn(versions, at('2026-01-31 23:59:59'))).toBe('3')
    expect(keyOn(versions, at('2025-12-31 23:59:59'))).toBeNull()
  })

  it('[2.3.12] is in the later of two versions of the same second', () => {
    expect(keyOn({ '9': version('2026-01-01', fixed(1)), '10': version('2026-01-01', fixed(2)) })).toBe('10')
    // Numbers that long keep the order in which they were written.
    expect(
      keyOn({
        '90000000001': version('2026-01-01', fixed(1)),
        '90000000000': version('2026-01-01', fixed(2)),
      }),
    ).toBe('90000000001')
  })

  it('[2.9.27] is never in a version without expressions', () => {
    const rule = aPricingRule({ versions: { '1': version('2026-01-01') } })
    expect(effectiveRule(rule, on)).toEqual({
      rule,
      version: null,
      since: null,
      expressions: [],
      constant: null,
    })
  })

  const condition = { operator: 'and' as const, conditions: [] }
  it.each<[string, PricingExpression[], unknown]>([
    ['one fixed amount', [fixed(1200)], 1200],
    ['one that takes off', [fixed(-50, '*')], -50],
    ['the largest amount', [fixed(1e13)], 1e13],
    ['one that is too large', [fixed(1e13 + 1)], null],
    ['two', [fixed(1), fixed(2)], null],
    ['one under a condition', [{ ...fixed(1), condition }], null],
    ['the price of a choice', [priceOf(1)], null],
  ])('is known in advance only where it is one fixed amount: %s', (_, expressions, constant) => {
    const rule = { ...aPricingRule(), versions: { '1': version('2026-01-01', ...expressions) } }
    expect(effectiveRule(rule, on)).toEqual({
      rule,
      version: '1',
      since: '2026-01-01 00:00:00',
      expressions,
      constant,
    })
  })
})

describe('a classifier on a date', () => {
  const dated = (date: string, ...numbers: number[]) => ({ date: at(date), numbers, description: '' })

  it('[2.3.16] is in the newest version that has begun, whatever its place; of one second in the later', () => {
    const classifier = aClassifier({
      numbers: [
        dated('2026-03-01', 3),
        dated('2026-01-01', 1),
        dated('2026-06-15 00:00:01', 4),
        dated('2026-01-01', 2),
      ],
    })
    const numbersOn = (date: string) => effectiveClassifier(classifier, at(date)).numbers
    expect(numbersOn('2026-06-15')).toEqual([3])
    expect(numbersOn('2026-06-15 00:00:01')).toEqual([4])
    expect(numbersOn('2026-02-28')).toEqual([2])
    expect(numbersOn('2026-01-01')).toEqual([2])
    expect(numbersOn('2025-12-31')).toBeNull()
  })

  it('[2.9.28] is never in a version without numbers, and says since when it is in which', () => {
    const classifier = aClassifier({ numbers: [dated('2026-01-01', 1), dated('2026-03-01')] })
    expect(effectiveClassifier(classifier, on)).toEqual({
      classifier,
      numbers: [1],
      since: '2026-01-01 00:00:00',
      version: { date: '2026-01-01 00:00:00', numbers: [1], description: '' },
    })
    expect(effectiveClassifier(classifier, at('2025-01-01'))).toEqual({
      classifier,
      numbers: null,
      since: null,
      version: null,
    })
  })
})

describe('the plan of a catalog on a date', () => {
  const { catalog } = aContext({
    productPricingRules: [aPricingRule({ id: 30, expressions: [fixed(1)] })],
    productOptionClassifiers: [aClassifier({ id: 51, productOptionClassifierGroupId: 5 })],
  })
  const day = (number: number) =>
    at(`2026-${number < 31 ? '01' : '03'}-${String((number % 31) + 1).padStart(2, '0')}`)

  it('is made once, and what it looked up is kept', () => {
    const plan = pricingPlan(catalog, on)
    expect(plan).toEqual({ catalog, date: on, rules: new Map(), classifiers: new Map() })
    expect(pricingPlan(catalog, on)).toBe(plan)
    expect(pricingPlan({ ...catalog }, on)).not.toBe(plan)
    expect(pricingPlan(catalog, at('2026-06-16'))).not.toBe(plan)

    expect(ruleOn(plan, 30)).toMatchObject({ version: '1', constant: 1 })
    expect(ruleOn(plan, 30)).toBe(ruleOn(plan, 30))
    expect(ruleOn(plan, 31)).toBeUndefined()
    expect(classifierIn(plan, 51, 5)).toMatchObject({ classifier: { id: 51 }, numbers: null })
    expect(classifierIn(plan, 51, 5)).toBe(classifierIn(plan, 51, 5))
    expect([classifierIn(plan, 51, 6), classifierIn(plan, 52, 5), classifierIn(plan, -1, 5)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('is forgotten once there are 64 of them and another is asked for', () => {
    const own = { ...catalog }
    const plans = Array.from({ length: 62 }, (_, number) => pricingPlan(own, day(number)))
    pricingPlan(own, at('2026-05-01'))
    const last = pricingPlan(own, at('2026-05-02'))
    expect(new Set(plans).size).toBe(62)
    expect(pricingPlan(own, day(0))).toBe(plans[0])
    pricingPlan(own, at('2026-05-03'))
    expect(pricingPlan(own, at('2026-05-02'))).not.toBe(last)
  })
})
