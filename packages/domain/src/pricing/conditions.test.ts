/** What conditions of pricing expressions see: of options, of values, of properties without either. [2.3.13] */
import { describe, expect, it } from 'vitest'
import {
  aClassifier,
  aContext,
  aDocument,
  anItem,
  anOption,
  aPricingRule,
  aProductWith,
  aProperty,
  aRule,
  fixed,
} from '../testing/builders.ts'
import { priceItem } from './price-item.ts'
import type { ConditionActual, PricingCondition } from '../catalog/pricing-rules.ts'

const finish = aProperty({ id: 1, title: 'Finish' })
const extras = aProperty({ id: 2, title: 'Extras', type: 'select', isRequired: 0 })
const length = aProperty({ id: 3, title: 'Length', type: 'dimensions', isRequired: 0 })
const lit = aProperty({ id: 4, title: 'Lit', type: 'checkbox' })
const note = aProperty({ id: 5, title: 'Note', type: 'text', isRequired: 0 })
const glass = aProperty({ id: 6, title: 'Glass', isRequired: 0 })
const properties = [finish, extras, length, lit, note, glass]

/** Oak (12) hides the length, the light and the glass; brass (11) has data and the classifier 51 of group 7. */
const context = aContext({
  products: [aProductWith(properties, { id: 1, productPricingRuleId: 30 })],
  productProperties: properties,
  productOptions: [
    anOption({ id: 11, productPropertyId: 1, classifications: { '7': 51 }, data: { metal: true, gauge: 2 } }),
    anOption({ id: 12, productPropertyId: 1, data: { metal: false } }),
    anOption({ id: 21, productPropertyId: 2, data: { gauge: 3 } }),
    anOption({ id: 22, productPropertyId: 2 }),
    anOption({ id: 61, productPropertyId: 6 }),
  ],
  productOptionClassifiers: [aClassifier({ id: 51, productOptionClassifierGroupId: 7 })],
  productRules: [aRule({ fromIds: [12], toResourceKey: 'productProperty', toIds: [3, 4, 6] })],
  productPricingRules: [aPricingRule({ id: 30, expressions: [fixed(1)] })],
})

const brass = { '1': { optionId: 11 } }
const oak = { '1': { optionId: 12 } }

/** Whether the condition counts for the item: 1 cent without it, 501 with it. */
function holds(condition: PricingCondition, given: Parameters<typeof anItem>[0] = {}): boolean {
  const rule = aPricingRule({ id: 30, expressions: [fixed(1), { ...fixed(500), condition }] })
  const catalog = { ...context.catalog, pricingRules: new Map([[30, rule]]) }
  const item = anItem({ properties: brass, ...given })
  const price = priceItem({ ...context, catalog }, aDocument([item]), item)
  if (!price.ok) throw new Error(price.error.message)
  return price.unitPrice === 501
}

const one = (
  actual: ConditionActual,
  expected: PricingCondition['conditions'][number]['expected'],
  chosen: NonNullable<Parameters<typeof anItem>[0]>['properties'] = brass,
) => holds({ operator: 'and', conditions: [{ actual, expected }] }, { properties: chosen })

const option = (productPropertyId: number) => ({ type: 'selectedOption' as const, productPropertyId })
const value = (productPropertyId: number) => ({ type: 'propertyValue' as const, productPropertyId })
const data = (productPropertyId: number, dataKey: string) =>
  ({ type: 'optionData' as const, productPropertyId, dataKey }) as const
const classifier = (productPropertyId: number, productOptionClassifierGroupId: number) =>
  ({ type: 'classifier' as const, productPropertyId, productOptionClassifierGroupId }) as const

describe('[2.3.13] a condition', () => {
  it('on an option sees the chosen one, of several any, and nothing where none is chosen', () => {
    expect([11, 12, [12, 11], [], null].map((expected) => one(option(1), expected))).toEqual([
      true,
      false,
      true,
      false,
      false,
    ])
    const both = { ...brass, '2': { optionIds: [21, 22] } }
    expect([21, 22, 23, null].map((expected) => one(option(2), expected, both))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect([21, null, [21, null]].map((expected) => one(option(2), expected))).toEqual([false, true, true])
  })

  it("on an option's data sees what stands under the key, and nothing where it does not stand", () => {
    expect([true, false, null].map((expected) => one(data(1, 'metal'), expected))).toEqual([
      true,
      false,
      false,
    ])
    expect([true, false, null].map((expected) => one(data(1, 'metal'), expected, oak))).toEqual([
      false,
      true,
      false,
    ])
    expect([2, null].map((expected) => one(data(1, 'gauge'), expected, oak))).toEqual([false, true])
    const both = { ...brass, '2': { optionIds: [22, 21] } }
    // The first has no gauge; the second does, so there is one.
    expect([3, null].map((expected) => one(data(2, 'gauge'), expected, both))).toEqual([true, false])
  })

  it('on a classifier sees the one of its group, and nothing where the option has none', () => {
    expect([51, 52, null].map((expected) => one(classifier(1, 7), expected))).toEqual([true, false, false])
    expect([51, null].map((expected) => one(classifier(1, 8), expected))).toEqual([false, true])
    expect([51, -1, null].map((expected) => one(classifier(1, 7), expected, oak))).toEqual([
      false,
      false,
      true,
    ])
  })

  it('on a value sees it as it was given; a box nobody ticked is not ticked, any other value is nothing', () => {
    const filled = { ...brass, '3': { value: 250 }, '4': { value: true }, '5': { value: 'x' } }
    expect([250, '250', null].map((expected) => one(value(3), expected, filled))).toEqual([
      true,
      false,
      false,
    ])
    expect([true, false, null].map((expected) => one(value(4), expected, filled))).toEqual([
      true,
      false,
      false,
    ])
    expect(one(value(5), ['y', 'x'], filled)).toBe(true)
    expect([true, false, null].map((expected) => one(value(4), expected))).toEqual([false, true, false])
    expect(['', false, null].map((expected) => one(value(5), expected))).toEqual([false, false, true])
  })

  it('on a hidden property sees nothing, whatever had been chosen there', () => {
    const hidden = { ...oak, '3': { value: 250 }, '6': { optionId: 61 } }
    const shown = { ...hidden, ...brass }
    expect([250, null].map((expected) => one(value(3), expected, shown))).toEqual([true, false])
    expect([250, null].map((expected) => one(value(3), expected, hidden))).toEqual([false, true])
    expect([false, null].map((expected) => one(value(4), expected, shown))).toEqual([true, false])
    expect([false, null].map((expected) => one(value(4), expected, hidden))).toEqual([false, true])
    expect([61, null].map((expected) => one(option(6), expected, shown))).toEqual([true, false])
    expect([61, null].map((expected) => one(option(6), expected, hidden))).toEqual([false, true])
  })

  const is = (holding: boolean) => ({
    actual: { type: 'fixed' as const, value: 1 },
    expected: holding ? 1 : 2,
  })

  it.each([
    ['and', [], true],
    ['and', [true], true],
    ['and', [true, false], false],
    ['and', [false, true], false],
    ['and', [true, true], true],
    ['or', [], true],
    ['or', [false], false],
    ['or', [false, false], false],
    ['or', [true, false], true],
    ['or', [false, true], true],
  ] as const)('joined by %s, %j, comes to %s', (operator, list, expected) => {
    expect(holds({ operator, conditions: list.map(is) })).toBe(expected)
  })

  it('sees the quantity of the line', () => {
    const quantityIs = (expected: number | number[]) =>
      holds({ operator: 'and', conditions: [{ actual: { type: 'quantity' }, expected }] }, { quantity: 3 })
    expect([3, 4, [2, 3]].map(quantityIs)).toEqual([true, false, true])
  })
})
