/** What a choice would add to a price. */
import { expect, it } from 'vitest'
import {
  aContext,
  aDocument,
  anItem,
  anOption,
  aPlate,
  aPlateCatalog,
  aPricingRule,
  aProductWith,
  aProperty,
  fixed,
  priceOf,
} from '../testing/builders.ts'
import { orderPriceDifference, priceDifference } from './price-difference.ts'

it('is what the unit price would gain', () => {
  const context = aContext(aPlateCatalog())
  const document = aDocument([aPlate()])
  expect(priceDifference(context, document, 501, 1, 12)).toBe(1500)
  expect(priceDifference(context, document, 501, 2, 22)).toBe(-1500)
  expect(priceDifference(context, document, 501, 3, 32)).toBe(0)
})

it('is nothing where one of the prices is unknown or hidden, or the item is gone', () => {
  const context = aContext(aPlateCatalog())
  const document = aDocument([aPlate()])
  expect(priceDifference(context, document, 501, 1, 999)).toBeNull()
  expect(priceDifference(context, document, 502, 1, 12)).toBeNull()
  const open = aDocument([aPlate({ properties: { '2': { optionId: 21 } } })])
  expect(priceDifference(context, open, 501, 1, 12)).toBeNull()
  const guest = aContext(aPlateCatalog(), { viewer: { role: 'guest', pricingIsHidden: true } })
  expect(priceDifference(guest, document, 501, 1, 12)).toBeNull()
})

const extras = aProperty({ id: 1, title: 'Extras', type: 'select', isRequired: 0 })
const wood = aProperty({ id: 2, title: 'Wood', isOrderLevel: 1 })
const context = aContext({
  products: [aProductWith([extras, wood], { id: 1, productPricingRuleId: 30 })],
  productProperties: [extras, wood],
  productOptions: [
    anOption({ id: 11, productPropertyId: 1, productPricingRuleId: 31 }),
    anOption({ id: 12, productPropertyId: 1, rank: 2, productPricingRuleId: 32 }),
    anOption({ id: 21, productPropertyId: 2, productPricingRuleId: 31 }),
    anOption({ id: 22, productPropertyId: 2, rank: 2, productPricingRuleId: 32 }),
  ],
  productPricingRules: [
    aPricingRule({ id: 30, expressions: [fixed(5000), priceOf(1), priceOf(2)] }),
    aPricingRule({ id: 31, expressions: [fixed(300)] }),
    aPricingRule({ id: 32, expressions: [fixed(1000)] }),
  ],
})

it('of one option among several adds it to those that are chosen, once', () => {
  const document = (optionIds?: number[]) =>
    aDocument([anItem({ id: 501, properties: optionIds === undefined ? {} : { '1': { optionIds } } })], {
      properties: { '2': { optionId: 21 } },
    })
  expect(priceDifference(context, document([11]), 501, 1, 12)).toBe(1000)
  expect(priceDifference(context, document([11, 12]), 501, 1, 12)).toBe(0)
  expect(priceDifference(context, document([]), 501, 1, 11)).toBe(300)
  expect(priceDifference(context, document(), 501, 1, 12)).toBe(1000)
})

it('of a choice for the whole order is that of the item, its other choices as they are', () => {
  const document = aDocument([anItem({ id: 501, properties: { '1': { optionIds: [11] } } })], {
    properties: { '2': { optionId: 21 } },
  })
  expect(priceDifference(context, document, 501, 2, 22)).toBe(700)
  expect(priceDifference(context, document, 501, 2, 21)).toBe(0)
  // The wood stays while an extra is added.
  expect(priceDifference(context, document, 501, 1, 12)).toBe(1000)
})

it('for the whole order is what all items gain, each as often as its quantity says; custom products gain nothing', () => {
  const items = [
    anItem({ id: 501, quantity: 2 }),
    anItem({ id: 502, quantity: 3 }),
    anItem({ id: 503, productId: -1, quantity: 5, customPriceInCents: 100 }),
  ]
  const document = aDocument(items, { properties: { '2': { optionId: 21 } } })
  // From 300 to 1000 cents, five times.
  expect(orderPriceDifference(context, document, 2, 22)).toBe(3500)
  expect(orderPriceDifference(context, document, 2, 21)).toBe(0)
  expect(orderPriceDifference(context, document, 2, 999)).toBeNull()
})
