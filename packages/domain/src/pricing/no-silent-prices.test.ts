/** Whatever can not be priced says so: nothing is 0, skipped or taken for a number in silence. */
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
import { priceItem } from './price-item.ts'
import type { ConditionActual, PricingExpression } from '../catalog/pricing-rules.ts'

/** Since when, and what then. */
type Version = readonly [string, readonly PricingExpression[]]

/** Issue 12, number 8. */
describe('nothing is priced in silence', () => {
  const text = aProperty({ id: 4, title: 'Lengths', type: 'text' })
  const typed = (value: string | number) => {
    const context = aContext({
      products: [aProductWith([text], { id: 1, productPricingRuleId: 30 })],
      productProperties: [text],
      productPricingRules: [aPricingRule({ id: 30, expressions: [valueOf(4), fixed(100, '*')] })],
    })
    const result = priceItem(context, aDocument([]), anItem({ properties: { '4': { value } } }))
    return result.ok ? result.unitPrice : [result.error.code, result.error.path]
  }

  it.each([' ', '   ', '\t', '\u00a0', ''])('a priced text of blanks (%j) has no price', (value) => {
    expect(typed(value)).toEqual(['valueMissing', 'rule 30 / 1'])
  })

  it.each([
    '0x10',
    '0b1',
    '1e3',
    'Infinity',
    '-Infinity',
    'NaN',
    '+5',
    '１２',
    '٣',
    '1,5',
    '1 2',
    '1_000',
    '.',
    '-',
    '--1',
    '5 mm',
  ])('%j is no number', (value) => expect(typed(value)).toEqual(['valueNotNumber', 'rule 30 / 1']))

  it.each([
    ['12', 1200],
    [' 7.5 ', 750],
    ['-2', -200],
    ['.5', 50],
    ['5.', 500],
    ['0', 0],
    ['007', 700],
    [0.1, 10],
  ])('%j is a number', (value, expected) => expect(typed(value)).toBe(expected))

  const versions = (list: readonly Version[]) =>
    Object.fromEntries(
      list.map(([created, expressions], index) => [
        String(index + 1),
        { created: at(created), expressions: [...expressions] },
      ]),
    )
  const ruled = (product: readonly Version[], option: readonly Version[], date?: string) => {
    const context = world([])
    const catalog = {
      ...context.catalog,
      pricingRules: new Map([
        [30, aPricingRule({ id: 30, title: 'Plates', versions: versions(product) })],
        [31, aPricingRule({ id: 31, title: 'Bronze', versions: versions(option) })],
      ]),
    }
    const result = price({ ...context, catalog }, {}, date)
    return result.ok ? result.unitPrice : [result.error.code, result.error.path]
  }
  const bronzeOn: readonly Version[] = [['2020-01-01', [fixed(1000), priceOf(1)]]]

  it('[2.9.27] a version that is still empty changes no price, not even once its date has come', () => {
    const old = ['2020-01-01', [fixed(1200)]] as const
    const tomorrow = ['2026-06-16', []] as const
    expect(ruled(bronzeOn, [old, tomorrow], '2026-06-15')).toBe(2200)
    expect(ruled(bronzeOn, [old, tomorrow], '2026-06-17')).toBe(2200)
    expect(ruled([old, tomorrow], [], '2026-06-17')).toBe(1200)
    expect(ruled(bronzeOn, [old, tomorrow, ['2026-06-16', [fixed(1300)]]], '2026-06-17')).toBe(2300)
  })

  it('[2.3.12] a rule without expressions in force is told, for a product and for an option', () => {
    expect(ruled([['2020-01-01', []]], [])).toEqual(['noVersion', 'rule 30'])
    expect(ruled(bronzeOn, [['2020-01-01', []]])).toEqual(['noVersion', 'rule 30 / 2 / rule 31'])
    expect(ruled(bronzeOn, [])).toEqual(['noVersion', 'rule 30 / 2 / rule 31'])
  })

  const never: PricingExpression = {
    ...fixed(700),
    condition: { operator: 'and', conditions: [{ actual: { type: 'quantity' }, expected: 99 }] },
  }
  const groupOf = (...expressions: PricingExpression[]): PricingExpression => ({
    type: 'group',
    props: { expressions },
    operator: '+',
  })

  it('[2.3.13] a rule whose conditions all fail is told, however deep they stand; a group of them is only skipped', () => {
    const told = ['nothingApplies', 'rule 30 / 2 / rule 31']
    expect(ruled(bronzeOn, [['2020-01-01', [never, never]]])).toEqual(told)
    expect(ruled(bronzeOn, [['2020-01-01', [groupOf(never, groupOf(never))]]])).toEqual(told)
    expect(ruled(bronzeOn, [['2020-01-01', [groupOf()]]])).toEqual(told)
    expect(ruled([['2020-01-01', [never]]], [])).toEqual(['nothingApplies', 'rule 30'])
    expect(ruled(bronzeOn, [['2020-01-01', [groupOf(never), fixed(5)]]])).toBe(1005)
    expect(ruled(bronzeOn, [['2020-01-01', [fixed(0)]]])).toBe(1000)
  })

  const asked = (actual: ConditionActual, operator: 'and' | 'or'): PricingExpression => ({
    ...fixed(500),
    condition: {
      operator,
      conditions: [
        { actual: { type: 'quantity' as const }, expected: operator === 'and' ? 99 : 1 },
        { actual, expected: 1 },
      ],
    },
  })

  it.each([
    { type: 'selectedOption', productPropertyId: 77 },
    { type: 'propertyValue', productPropertyId: 77 },
    { type: 'optionData', productPropertyId: 77, dataKey: 'family' },
    { type: 'classifier', productPropertyId: 77, productOptionClassifierGroupId: 5 },
  ] as const)('a condition on an unknown property is told, whatever stands before it: %j', (actual) => {
    for (const operator of ['and', 'or'] as const) {
      expect(price(world([fixed(1), groupOf(asked(actual, operator))]))).toMatchObject({
        ok: false,
        error: { code: 'propertyUnknown', path: 'rule 30 / 2 / 1' },
      })
    }
  })

  it('a condition on a known property without a value is not met', () => {
    const light: PricingExpression = {
      ...fixed(500),
      condition: {
        operator: 'and',
        conditions: [{ actual: { type: 'selectedOption', productPropertyId: 3 }, expected: 13 }],
      },
    }
    expect(price(world([fixed(1000), light]))).toMatchObject({ ok: true, unitPrice: 1000 })
  })

  it('[2.3.19] a classifier of another group is not read, neither for its number nor in a condition', () => {
    const stray = anOption({
      id: 11,
      productPropertyId: 1,
      productPricingRuleId: 31,
      classifications: { '6': 51 },
    })
    const withStray = (expressions: readonly PricingExpression[]) => {
      const context = world(expressions)
      const catalog = {
        ...context.catalog,
        options: new Map([[11, stray]]),
        optionsByProperty: new Map([[1, [stray]]]),
      }
      return price({ ...context, catalog })
    }
    expect(withStray([number(0, '+', 6)])).toMatchObject({
      ok: false,
      error: { code: 'classifierMissing', path: 'rule 30 / 1' },
    })
    const inGroup = { type: 'classifier', productPropertyId: 1, productOptionClassifierGroupId: 6 } as const
    const when51: PricingExpression = {
      ...fixed(500),
      condition: { operator: 'and', conditions: [{ actual: inGroup, expected: 51 }] },
    }
    expect(withStray([fixed(1000), when51])).toMatchObject({ ok: true, unitPrice: 1000 })
  })

  it('[2.4.19] a deleted classifier prices on for the option that has it', () => {
    const context = world([number(0)])
    const brushed = context.catalog.classifiers.get(51)
    if (brushed === undefined) throw new Error('no classifier')
    const classifiers = new Map([[51, { ...brushed, deleted: 1 as const }]])
    const catalog = { ...context.catalog, classifiers }
    expect(price({ ...context, catalog })).toMatchObject({ ok: true, unitPrice: 140 })
  })

  it('[2.9.28] numbers that are still empty change no price', () => {
    const context = world([number(0)])
    const brushed = context.catalog.classifiers.get(51)
    if (brushed === undefined) throw new Error('no classifier')
    const numbers = [...brushed.numbers, { date: at('2026-03-01'), numbers: [], description: '' }]
    const catalog = { ...context.catalog, classifiers: new Map([[51, { ...brushed, numbers }]]) }
    expect(price({ ...context, catalog })).toMatchObject({ ok: true, unitPrice: 140 })
  })

  it.each<[string, PricingExpression[], number]>([
    ['0.3 % 0.1 is 0', [fixed(0.3), fixed(0.1, '%'), fixed(100)], 100],
    ['0.1 + 0.2 === 0.3', [fixed(0.1), fixed(0.2), fixed(0.3, '==='), fixed(100, '*')], 100],
    ['7.5 % 2 is 1.5', [fixed(7.5), fixed(2, '%'), fixed(100, '*')], 150],
    ['-7 % 3 is -1', [fixed(-7), fixed(3, '%'), fixed(100, '*')], -100],
    ['1 / 3 * 3 === 1', [fixed(1), fixed(3, '/'), fixed(3, '*'), fixed(1, '==='), fixed(100, '*')], 100],
    ['1.1 * 1.1 === 1.21', [fixed(1.1), fixed(1.1, '*'), fixed(1.21, '==='), fixed(100, '*')], 100],
    ['1.005 * 100 is 100.5, rounded to 101', [fixed(1.005), fixed(100, '*')], 101],
    ['-1.005 * 100 rounds away from zero', [fixed(-1.005), fixed(100, '*')], -101],
    ['8.5 - 8.4 === 0.1', [fixed(8.5), fixed(8.4, '-'), fixed(0.1, '==='), fixed(100, '*')], 100],
    ['10^13 cents are exact', [fixed(99_999_999_999), fixed(100, '*'), fixed(99.5)], 10_000_000_000_000],
  ])('[2.3.13] decimals are exact: %s', (_, expressions, expected) => {
    const result = price(world(expressions))
    expect(result.ok && result.unitPrice).toBe(expected)
  })

  it('a price that needs more digits than a page has is told', () => {
    const tiny = Array.from({ length: 4 }, () => fixed(5e-324, '*'))
    expect(price(world(tiny))).toMatchObject({
      ok: false,
      error: { code: 'tooPrecise', path: 'rule 30 / 4' },
    })
  })
})
