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

test('the new line stands at the end, under an id of its own, and holds nothing but its choices', () => {
  const context = aContext(records)
  const document = aDocument([aPlate({ id: 7 }), aPlate({ id: 5, rank: 2 })], { id: 3 })
  const { document: next, item, order } = defaultConfiguration(context, document, 1)
  expect(next.items.slice(0, 2)).toEqual(document.items)
  expect(next.items.slice(2)).toEqual([
    {
      ...anItem({
        id: 8,
        productOrderId: 3,
        productId: 1,
        title: 'New item',
        rank: 3,
        properties: { '1': { optionId: 11 }, '2': { optionId: 21 }, '3': { optionId: 31 } },
      }),
      created: context.now,
      lastUpdated: context.now,
    },
  ])
  expect(item).toEqual(next.items[2]?.properties)
  expect(order).toEqual({})
  expect(
    defaultConfiguration(context, aDocument([]), 1).document.items.map(({ id, rank }) => [id, rank]),
  ).toEqual([[1, 1]])
})

test.each<[string, Parameters<typeof aProperty>[0], object]>([
  ['a choice starts with its first option', {}, { '4': { optionId: 42 } }],
  ['a choice that need not be made is left open', { isRequired: 0 }, {}],
  ['several choices are left open', { type: 'select' }, {}],
  ['a number starts at one', { type: 'number' }, { '4': { value: 1 } }],
  ['a number that need not be given is left open', { type: 'number', isRequired: 0 }, {}],
  ['a list of numbers is left open', { type: 'number', isArray: 1 }, {}],
  [
    'a dimension starts at its least, rounded up to what can be made',
    { type: 'dimensions', data: { minDimension: 105, maxDimension: 400, dimensionInterval: 50 } },
    { '4': { value: 150 } },
  ],
  ['a text is left open', { type: 'text' }, {}],
  ['a box is left as it is', { type: 'checkbox' }, {}],
])('%s', (_, given, expected) => {
  const part = aProperty({ id: 4, ...given })
  const context = aContext({
    products: [aProductWith([part], { id: 9 })],
    productProperties: [part],
    productOptions: [
      anOption({ id: 41, productPropertyId: 4, rank: 2 }),
      anOption({ id: 42, productPropertyId: 4, rank: 1 }),
    ],
  })
  expect(defaultSelections(context, aDocument([]), 9)).toEqual(expected)
})

test('a choice that brings up another is made first, and then the other', () => {
  const hides = aRule({ fromIds: [12], toResourceKey: 'productProperty', toIds: [3] })
  const shows = aRule({
    type: 'compatible',
    fromIds: [22],
    toResourceKey: 'productProperty',
    toProductPropertyId: 3,
  })
  const starts = (...productRules: ReturnType<typeof aRule>[]) =>
    defaultSelections(aContext({ ...records, productRules }), aDocument([]), 1)
  const both = { '1': { optionId: 11 }, '2': { optionId: 21 } }
  expect(starts(hides)).toEqual({ ...both, '3': { optionId: 31 } })
  expect(starts(shows)).toEqual(both)
  expect(starts(shows, aRule({ fromIds: [11], toIds: [21] }))).toEqual({
    '1': { optionId: 11 },
    '2': { optionId: 22 },
    '3': { optionId: 31 },
  })
})

test('an option that would spoil an earlier choice is passed over', () => {
  // Torx goes with large plates alone, and the plate is small already.
  const rule = aRule({ type: 'compatible', fromIds: [31], toIds: [12], toProductPropertyId: 1 })
  const chosen = defaultSelections(aContext({ ...records, productRules: [rule] }), aDocument([]), 1)
  expect(chosen).toEqual({ '1': { optionId: 11 }, '2': { optionId: 21 }, '3': { optionId: 32 } })
})

test('choices that were made for the whole order already decide what goes with them', () => {
  const wood = aProperty({ id: 4, title: 'Wood', isOrderLevel: 1 })
  const context = aContext({
    ...records,
    products: [aProductWith([...records.productProperties, wood], { id: 1 })],
    productProperties: [...records.productProperties, wood],
    productOptions: [
      ...records.productOptions,
      anOption({ id: 41, productPropertyId: 4 }),
      anOption({ id: 42, productPropertyId: 4, rank: 2 }),
    ],
    productRules: [aRule({ fromIds: [42], toIds: [11, 21] })],
  })
  const started = (properties: object) => {
    const { item, order } = defaultConfiguration(context, aDocument([], { properties: { ...properties } }), 1)
    return [item['1'], item['2'], order]
  }
  expect(started({})).toEqual([{ optionId: 11 }, { optionId: 21 }, { '4': { optionId: 41 } }])
  expect(started({ '4': { optionId: 42 } })).toEqual([{ optionId: 12 }, { optionId: 22 }, {}])
})

test('choices of the whole order, refused ones and unknown lines bring up nothing', () => {
  const evaluation = evaluateOrder(
    aContext({
      ...records,
      productRules: [aRule({ fromIds: [11], toResourceKey: 'productProperty', toIds: [3] })],
    }),
    aDocument([aPlate({ properties: { '1': { optionId: 11 }, '2': { optionId: 21 } } })]),
  )
  const change = (itemId: number | null, optionId: number) => ({
    itemId,
    propertyId: 1,
    selection: { optionId },
  })
  for (const changes of [[change(null, 12)], [change(999, 12)], [change(501, 99)], []]) {
    expect(withFollowingChoices(evaluation, changes)).toBe(changes)
  }
  expect(withFollowingChoices(evaluation, [change(501, 12)])).toEqual([
    change(501, 12),
    { itemId: 501, propertyId: 3, selection: { optionId: 31 } },
  ])
})
