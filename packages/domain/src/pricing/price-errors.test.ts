/** Why there is no price: the whole answer, with its code, its sentence and its place in the rules. */
import { describe, expect, it } from 'vitest'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aPricingRule,
  aProductWith,
  aProperty,
  fixed,
  priceOf,
} from '../testing/builders.ts'
import { number, price, valueOf, world } from '../testing/worlds/pricing-world.ts'
import { priceItem } from './price-item.ts'
import type { PricingExpression } from '../catalog/pricing-rules.ts'

const errorOf = (result: ReturnType<typeof price>) => (result.ok ? result.unitPrice : result.error)

const nowhere: PricingExpression['condition'] = {
  operator: 'and',
  conditions: [{ actual: { type: 'selectedOption', productPropertyId: 77 }, expected: null }],
}

const sum: PricingExpression = {
  type: 'group',
  props: { expressions: [fixed(1), fixed(2)] },
  operator: '+',
}

describe('an item without a price says why and where', () => {
  const missing = { properties: {} }
  it.each<[string, PricingExpression[], Parameters<typeof anItem>[0], string, string]>([
    ['nothingApplies', [priceOf(3)], {}, 'No expression of Plates applies.', 'rule 30'],
    [
      'propertyUnknown',
      [fixed(1), priceOf(77)],
      {},
      'The product has no property 77 to take a price from.',
      'rule 30 / 2',
    ],
    [
      'propertyUnknown',
      [fixed(1), { ...sum, condition: nowhere }],
      {},
      'The product has no property 77 to take a price from.',
      'rule 30 / 2',
    ],
    ['optionMissing', [priceOf(1)], missing, 'Finish is not chosen yet.', 'rule 30 / 1'],
    ['optionMissing', [number(0)], missing, 'Finish is not chosen yet.', 'rule 30 / 1'],
    [
      'optionHasNoRule',
      [priceOf(1)],
      { properties: { '1': { optionId: 12 } } },
      'Plain has no pricing rule.',
      'rule 30 / 1',
    ],
    ['valueMissing', [valueOf(2)], missing, 'Length is not filled in yet.', 'rule 30 / 1'],
    [
      'valueNotNumber',
      [valueOf(2)],
      { properties: { '2': { value: 'wide' } } },
      'Length is not a number.',
      'rule 30 / 1',
    ],
    ['classifierMissing', [number(0, '+', 6)], {}, 'Bronze has no classifier in group 6.', 'rule 30 / 1'],
    [
      'classifierMissing',
      [number(0)],
      { properties: { '1': { optionId: 12 } } },
      'Plain has no classifier in Metals.',
      'rule 30 / 1',
    ],
    ['numberMissing', [number(2)], {}, 'Brushed has no number 3.', 'rule 30 / 1'],
    ['divisionByZero', [fixed(1), fixed(0, '/')], {}, 'The price would divide by zero.', 'rule 30 / 2'],
    [
      'divisionByZero',
      [fixed(1), { type: 'group', props: { expressions: [fixed(1), fixed(0, '/')] }, operator: '+' }],
      {},
      'The price would divide by zero.',
      'rule 30 / 2 / 2',
    ],
    ['divisionByZero', [fixed(1), fixed(0, '%')], {}, 'The price would divide by zero.', 'rule 30 / 2'],
    ['notFinite', [fixed(1e11), fixed(101, '*')], {}, 'The price is too large to be right.', 'rule 30 / 2'],
    ['notFinite', [fixed(-1e11), fixed(101, '*')], {}, 'The price is too large to be right.', 'rule 30 / 2'],
    [
      'tooPrecise',
      Array.from({ length: 4 }, () => fixed(5e-324, '*')),
      {},
      'The price has too many decimals to be right.',
      'rule 30 / 4',
    ],
  ])('%s: %#', (code, expressions, given, message, path) => {
    expect(errorOf(price(world(expressions), given))).toEqual({ code, message, path })
  })

  it('names a property of the catalog that the product does not have', () => {
    const { catalog, ...rest } = world([priceOf(77)])
    const properties = new Map([...catalog.properties, [77, aProperty({ id: 77, title: 'Edge' })]])
    expect(errorOf(price({ ...rest, catalog: { ...catalog, properties } }))).toEqual({
      code: 'propertyUnknown',
      message: 'The product has no property Edge to take a price from.',
      path: 'rule 30 / 1',
    })
  })

  it('[2.3.12, 2.3.16] says on which date nothing was in effect', () => {
    const early = '2019-05-05'
    expect(errorOf(price(world([fixed(1)]), {}, early))).toEqual({
      code: 'noVersion',
      message: 'Plates has no version in effect on 2019-05-05 00:00:00.',
      path: 'rule 30',
    })
    expect(errorOf(price(world([number(0)]), {}, '2023-05-05'))).toEqual({
      code: 'classifierNoVersion',
      message: 'Brushed has no numbers in effect on 2023-05-05 00:00:00.',
      path: 'rule 30 / 1',
    })
  })

  it('names a rule that does not exist, and one that uses its own price', () => {
    const withRule = (productPricingRuleId: number) => {
      const { catalog, ...rest } = world([fixed(1), priceOf(1)])
      const other = anOption({ id: 11, productPropertyId: 1, productPricingRuleId })
      const options = new Map([[11, other]])
      return price({ ...rest, catalog: { ...catalog, options, optionsByProperty: new Map([[1, [other]]]) } })
    }
    expect(errorOf(withRule(999))).toEqual({
      code: 'ruleUnknown',
      message: 'Pricing rule 999 does not exist.',
      path: 'rule 30 / 2 / rule 999',
    })
    expect(errorOf(withRule(30))).toEqual({
      code: 'cycle',
      message: 'Plates uses its own price.',
      path: 'rule 30 / 2 / rule 30',
    })
    expect(errorOf(withRule(32))).toEqual({
      code: 'cycle',
      message: 'Circle uses its own price.',
      path: 'rule 30 / 2 / rule 32 / 1 / rule 32',
    })
  })

  it('does not take a rule that is used twice for one that uses itself', () => {
    expect(errorOf(price(world([priceOf(1), priceOf(1)])))).toBe(2400)
  })

  it('of several chosen options needs the price of each', () => {
    const extras = aProperty({ id: 1, title: 'Extras', type: 'select' })
    const context = aContext({
      products: [aProductWith([extras], { id: 1, productPricingRuleId: 30 })],
      productProperties: [extras],
      productOptions: [
        anOption({ id: 11, title: 'Lock', productPropertyId: 1, productPricingRuleId: 31 }),
        anOption({ id: 12, title: 'Lamp', productPropertyId: 1, rank: 2 }),
      ],
      productPricingRules: [
        aPricingRule({ id: 30, expressions: [priceOf(1)] }),
        aPricingRule({ id: 31, expressions: [fixed(300)] }),
      ],
    })
    const line = anItem({ properties: { '1': { optionIds: [11, 12] } } })
    expect(errorOf(priceItem(context, aDocument([line]), line))).toEqual({
      code: 'optionHasNoRule',
      message: 'Lamp has no pricing rule.',
      path: 'rule 30 / 1',
    })
  })

  it('[1.6.25] hides prices, and names the product that has no rule', () => {
    const viewer = { role: 'guest' as const, pricingIsHidden: true }
    const none = { code: 'noRule', path: '' }
    expect(price({ ...world([fixed(1)]), viewer }, { customPriceInCents: 5 })).toEqual({
      ok: false,
      error: { code: 'pricingHidden', message: 'Prices are hidden.', path: '' },
    })
    const ruleless = aContext({ products: [aProductWith([], { id: 1, title: 'Plate' })] })
    expect(errorOf(price(ruleless))).toEqual({ ...none, message: 'Plate has no pricing rule.' })
    expect(errorOf(price(ruleless, { productId: -1, title: 'Handle' }))).toEqual({
      ...none,
      message: 'Handle has no pricing rule.',
    })
    expect(errorOf(price(ruleless, { productId: 99, title: '' }))).toEqual({
      ...none,
      message: 'This item has no pricing rule.',
    })
  })
})

describe('a value that a price is taken from', () => {
  const box = aProperty({ id: 1, title: 'Lit', type: 'checkbox' })
  const note = aProperty({ id: 2, title: 'Note', type: 'text', isRequired: 0 })
  const priceWith = (expression: PricingExpression, properties: Parameters<typeof anItem>[0]) => {
    const context = aContext({
      products: [aProductWith([box, note], { id: 1, productPricingRuleId: 30 })],
      productProperties: [box, note],
      productPricingRules: [
        aPricingRule({ id: 30, title: 'Plates', expressions: [expression, fixed(700, '*'), fixed(5)] }),
      ],
    })
    const line = anItem(properties)
    return errorOf(priceItem(context, aDocument([line]), line))
  }

  it('is 1 of a ticked box and 0 of any other', () => {
    expect(priceWith(valueOf(1), { properties: { '1': { value: true } } })).toBe(705)
    expect(priceWith(valueOf(1), { properties: { '1': { value: false } } })).toBe(5)
    expect(priceWith(valueOf(1), {})).toBe(5)
  })

  it('is skipped where it may be left empty and is; blanks are not nothing', () => {
    expect(priceWith(valueOf(2), { properties: { '2': { value: '3' } } })).toBe(2105)
    expect(priceWith(valueOf(2), { properties: { '2': { value: '' } } })).toBe(705)
    expect(priceWith(valueOf(2), {})).toBe(705)
    expect(priceWith(valueOf(2), { properties: { '2': { value: ' ' } } })).toEqual({
      code: 'valueMissing',
      message: 'Note is not filled in yet.',
      path: 'rule 30 / 1',
    })
  })
})

describe('rules that use rules', () => {
  /** A chain of so many rules, each the price of a choice; the last one is a fixed amount. */
  function chainOf(length: number, last: readonly PricingExpression[]) {
    const ids = Array.from({ length }, (_, index) => index + 1)
    const properties = ids.slice(1).map((id) => aProperty({ id, rank: id }))
    const context = aContext({
      products: [aProductWith(properties, { id: 1, productPricingRuleId: 1 })],
      productProperties: properties,
      productOptions: properties.map(({ id }) =>
        anOption({ id: 100 + id, productPropertyId: id, productPricingRuleId: id }),
      ),
      productPricingRules: ids.map((id) =>
        aPricingRule({ id, expressions: id === length ? last : [priceOf(id + 1)] }),
      ),
    })
    const chosen = Object.fromEntries(properties.map(({ id }) => [String(id), { optionId: 100 + id }]))
    const line = anItem({ properties: chosen })
    return priceItem(context, aDocument([line]), line)
  }

  it.each([[[fixed(5)]], [[fixed(2), fixed(3)]]])(
    'may follow each other 40 deep, and no deeper: %#',
    (last) => {
      const found = chainOf(40, last)
      expect(found.ok && found.unitPrice).toBe(5)
      expect(found.ok && found.trace).toHaveLength(39 + last.length)
      expect(errorOf(chainOf(41, last))).toEqual({
        code: 'tooDeep',
        message: 'The pricing rules are nested too deeply.',
        path: Array.from({ length: 40 }, (_, index) => `rule ${index + 1} / 1`).join(' / ') + ' / rule 41',
      })
    },
  )
})
