import { expect, test } from 'vitest'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aPlate,
  aPlateCatalog,
  aProductWith,
  aProperty,
  aRule,
} from '../testing/builders.ts'
import { evaluateOrder } from './evaluate.ts'
import { defaultConfiguration, defaultSelections, withFollowingChoices } from './default-configuration.ts'

const records = aPlateCatalog()

test('each choice that must be made takes its first option', () => {
  expect(defaultSelections(aContext(records), aDocument([]), 1)).toEqual({
    '1': { optionId: 11 },
    '2': { optionId: 21 },
    '3': { optionId: 31 },
  })
})

test('an option that a rule excludes is passed over', () => {
  const rule = aRule({ type: 'incompatible', fromIds: [11], toIds: [21] })
  const chosen = defaultSelections(aContext({ ...records, productRules: [rule] }), aDocument([]), 1)
  expect(chosen['2']).toEqual({ optionId: 22 })
})

test('an option that would leave another property empty is passed over', () => {
  const rule = aRule({ type: 'incompatible', fromIds: [11], toIds: [21, 22] })
  const chosen = defaultSelections(aContext({ ...records, productRules: [rule] }), aDocument([]), 1)
  expect(chosen['1']).toEqual({ optionId: 12 })
})

test('what need not be chosen is left open, and a dimension starts at its least', () => {
  const width = aProperty({ id: 4, type: 'dimensions', data: { minDimension: 300, maxDimension: 900 } })
  const extra = aProperty({ id: 5, isRequired: 0 })
  const option = anOption({ id: 51, productPropertyId: 5 })
  const product = aProductWith([width, extra], { id: 9 })
  const context = aContext({
    products: [product],
    productProperties: [width, extra],
    productOptions: [option],
  })
  expect(defaultSelections(context, aDocument([]), 9)).toEqual({ '4': { value: 300 } })
})

test('order-level choices are made once: later items keep what the order has', () => {
  const screws = aProperty({ id: 6, isOrderLevel: 1 })
  const options = [61, 62].map((id, index) => anOption({ id, rank: index, productPropertyId: 6 }))
  const product = aProductWith([screws], { id: 9 })
  const context = aContext({ products: [product], productProperties: [screws], productOptions: options })
  expect(defaultConfiguration(context, aDocument([]), 9).order).toEqual({ '6': { optionId: 61 } })
  const chosen = aDocument([], { properties: { '6': { optionId: 62 } } })
  expect(defaultConfiguration(context, chosen, 9).order).toEqual({})
})

test('an unknown product starts with nothing', () => {
  expect(defaultSelections(aContext(records), aDocument([]), 999)).toEqual({})
})

test('a choice that brings up a property brings its first option with it', () => {
  const engraving = aProperty({ id: 7, rank: 1 })
  const font = aProperty({ id: 8, rank: 2 })
  const none = anOption({ id: 71, productPropertyId: 7 })
  const cut = anOption({ id: 72, productPropertyId: 7, rank: 2 })
  const inter = anOption({ id: 81, productPropertyId: 8 })
  const hides = aRule({ type: 'incompatible', fromIds: [71], toResourceKey: 'productProperty', toIds: [8] })
  const product = aProductWith([engraving, font], { id: 9 })
  const context = aContext({
    products: [product],
    productProperties: [engraving, font],
    productOptions: [none, cut, inter],
    productRules: [hides],
  })
  const item = anItem({ productId: 9, properties: { '7': { optionId: 71 } } })
  const change = { itemId: item.id, propertyId: 7, selection: { optionId: 72 } }
  expect(withFollowingChoices(evaluateOrder(context, aDocument([item])), [change])).toEqual([
    change,
    { itemId: item.id, propertyId: 8, selection: { optionId: 81 } },
  ])
})

test('a choice that brings up nothing stays alone', () => {
  const change = { itemId: 501, propertyId: 1, selection: { optionId: 12 } }
  expect(withFollowingChoices(evaluateOrder(aContext(records), aDocument([aPlate()])), [change])).toEqual([
    change,
  ])
})
