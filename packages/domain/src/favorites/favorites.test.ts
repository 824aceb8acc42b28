import { describe, expect, test } from 'vitest'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { favoriteMessages as words } from '../messages/order/favorites.ts'
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
import { planFavorite } from './add-favorite.ts'
import { choiceNamesOf, choicesInWords, favoriteChoicesOf, proposedFavoriteName } from './favorite-of-item.ts'
import { FAVORITE_NAME_MAX } from './limits.ts'
import { offeredOf, productGoneBecause } from './offered-choices.ts'

const records = aPlateCatalog()
const favorite = {
  productId: 1,
  properties: { '1': { optionId: 12 }, '2': { optionId: 22 }, '3': { optionId: 31 } },
  orderProperties: {},
}

function planned(...given: Parameters<typeof planFavorite>) {
  const plan = planFavorite(...given)
  if (!plan.ok) throw new Error(plan.message)
  return { item: plan.item, order: plan.order, left: plan.leftOut.map(({ message }) => message) }
}

describe('what a favorite keeps of an item', () => {
  test('[issue 18] the choices that apply, and nothing of quantity, notes or price', () => {
    const document = aDocument([
      aPlate({ id: 5, quantity: 4, notes: 'Left', properties: favorite.properties }),
    ])
    expect(favoriteChoicesOf(evaluateOrder(aContext(records), document), 5)).toEqual(favorite)
  })

  test('[issue 18] of engravings those of the first piece', () => {
    const engraving = aProperty({ id: 4, type: 'text', isRequired: 0 })
    const context = aContext({
      products: [aProductWith([engraving], { id: 9 })],
      productProperties: [engraving],
    })
    const set = (text: string) => ({ '0': { below: [{ text }] } })
    const properties = { '4': { engravings: [set('HALL'), set('BATH')] } }
    const document = aDocument([anItem({ id: 5, productId: 9, quantity: 2, properties })])
    expect(favoriteChoicesOf(evaluateOrder(context, document), 5)?.properties).toEqual({
      '4': { engravings: [set('HALL')] },
    })
  })

  test('[issue 18] a custom item and one that is not there are none', () => {
    const evaluation = evaluateOrder(aContext(records), aDocument([anItem({ id: 5, productId: -1 })]))
    expect([favoriteChoicesOf(evaluation, 5), favoriteChoicesOf(evaluation, 6)]).toEqual([null, null])
  })

  test('[issue 18] it is called as the item is, else as its product and first choices are, within its length', () => {
    const { catalog } = aContext(records)
    expect(proposedFavoriteName(catalog, favorite, ' Hall ', 'mm')).toBe('Hall')
    const product = catalog.products.get(1)?.title ?? ''
    const proposed = proposedFavoriteName(catalog, favorite, '', 'mm')
    expect(proposed.startsWith(`${product}, `)).toBe(true)
    expect(proposed).toBe([product, ...choicesInWords(catalog, favorite, 'mm').slice(0, 2)].join(', '))
    expect(proposedFavoriteName(catalog, favorite, 'x'.repeat(200), 'mm')).toHaveLength(FAVORITE_NAME_MAX)
  })
})

describe('a favorite on another order', () => {
  test('[issue 18] has its choices, and completes what it does not have', () => {
    expect(planned(aContext(records), aDocument([aPlate()]), favorite)).toEqual({
      item: favorite.properties,
      order: {},
      left: [],
    })
    const { '2': _, ...some } = favorite.properties
    expect(planned(aContext(records), aDocument([]), { ...favorite, properties: some }).item).toEqual({
      ...some,
      '2': { optionId: 21 },
    })
  })

  test('[issue 18] takes choices of the order only where there is none', () => {
    const screws = aProperty({ id: 6, isOrderLevel: 1 })
    const options = [61, 62].map((id, index) => anOption({ id, rank: index, productPropertyId: 6 }))
    const context = aContext({
      products: [aProductWith([screws], { id: 9 })],
      productProperties: [screws],
      productOptions: options,
    })
    const one = { productId: 9, properties: {}, orderProperties: { '6': { optionId: 62 } } }
    expect(planned(context, aDocument([]), one).order).toEqual({ '6': { optionId: 62 } })
    const chosen = aDocument([], { properties: { '6': { optionId: 61 } } })
    expect(planned(context, chosen, one).order).toEqual({})
  })

  test('[issue 18] names what was deleted by its former name, with the property that is gone', () => {
    const { catalog } = aContext(records)
    const choiceNames = choiceNamesOf(catalog, favorite)
    const names = new Map(choiceNames.map((one) => [one.propertyId, one]))
    const without = aContext({
      ...records,
      productOptions: records.productOptions.filter(({ id }) => id !== 12),
      productProperties: records.productProperties.filter(({ id }) => id !== 3),
    })
    const { item, left } = planned(without, aDocument([]), { ...favorite, choiceNames })
    expect(item).toEqual({ '1': { optionId: 11 }, '2': { optionId: 22 } })
    const option = names.get(1)?.options[0]?.title
    expect(left).toEqual([
      `${names.get(1)?.property}: ${option} is no longer offered.`,
      words.propertyGone({ property: names.get(3)?.property ?? '' }),
    ])
  })

  test('[issue 18] leaves out what the rules of today do not allow beside the other choices, and names it', () => {
    const rule = aRule({ type: 'incompatible', fromIds: [12], toIds: [22] })
    const context = aContext({ ...records, productRules: [rule] })
    const { item, left } = planned(context, aDocument([]), favorite)
    expect(item).toEqual({ ...favorite.properties, '2': { optionId: 21 } })
    expect(left).toEqual([expect.stringMatching(/ does not go with the other choices here\.$/)])
  })

  test('[issue 18] of several options that are chosen the others stay', () => {
    const colors = aProperty({ id: 7, type: 'select', isRequired: 0 })
    const options = [71, 72].map((id) => anOption({ id, productPropertyId: 7, archived: id === 72 ? 1 : 0 }))
    const context = aContext({
      products: [aProductWith([colors], { id: 9 })],
      productProperties: [colors],
      productOptions: options,
    })
    const both = { productId: 9, properties: { '7': { optionIds: [71, 72] } }, orderProperties: {} }
    const { item, left } = planned(context, aDocument([]), both)
    expect([item, left.length]).toEqual([{ '7': { optionIds: [71] } }, 1])
  })
})

describe('what somebody is offered', () => {
  test('[issue 18] an option by its level, and one that the product has switched off', () => {
    const internal = records.productOptions.map((one) =>
      one.id === 12 ? { ...one, publishLevel: 'internal' as const } : one,
    )
    const { catalog } = aContext({ ...records, productOptions: internal })
    const leftFor = (role: 'guest' | 'member') => offeredOf({ catalog, role }, favorite).leftOut.length
    expect([leftFor('guest'), leftFor('member')]).toEqual([1, 0])
  })

  test('[issue 18] a product that is archived, unknown or above their level is gone, with the reason', () => {
    const [product] = records.products
    if (!product) throw new Error('there is one')
    const catalogWith = (fields: object) =>
      aContext({ ...records, products: [{ ...product, ...fields }] }).catalog
    const because = (fields: object, id = product.id) =>
      productGoneBecause({ catalog: catalogWith(fields), role: 'guest' }, id)
    expect(because({})).toBeNull()
    expect(because({ archived: 1 })).toBe(words.productGone)
    expect(because({}, 999)).toBe(words.productGone)
    expect(because({ publishLevel: 'admin' })).toBe(words.productNotOffered)
  })
})
