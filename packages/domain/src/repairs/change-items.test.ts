/** The same choice for several lines. */
import { test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import {
  aContext,
  aDocument,
  anItem,
  aPlate,
  aPlateCatalog,
  aPricingRule,
  aRule,
  fixed,
  priceOf,
} from '../testing/builders.ts'
import { randomWorld } from '../testing/random/random-catalog.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { planItemChanges, sharedProperties } from './change-items.ts'
import { planChanges } from './plan-selection.ts'

const chosen = (size: number, finish: number) => ({
  '1': { optionId: size },
  '2': { optionId: finish },
  '3': { optionId: 31 },
})

describe('a choice for several lines', () => {
  const context = aContext({ ...aPlateCatalog(), productRules: [aRule({ fromIds: [12], toIds: [22] })] })
  const start = evaluateOrder(
    context,
    aDocument([
      aPlate({ properties: chosen(11, 21) }),
      aPlate({ id: 502, properties: chosen(12, 21) }),
      aPlate({ id: 503, properties: chosen(11, 22) }),
      aPlate({ id: 504, quantity: 3, properties: chosen(11, 21) }),
      anItem({ id: 505, productId: -1, customPriceInCents: 5_000 }),
    ]),
  )
  const white = (ids: readonly number[]) =>
    planItemChanges(
      start,
      ids.map((itemId) => ({ itemId, propertyId: 2, selection: { optionId: 22 } })),
    )

  it('[issue 18] says which lines take it, which have it already and which can not, and why', () => {
    expect(white([501, 502, 503])).toMatchObject({
      changes: [{ itemId: 501, propertyId: 2, selection: { optionId: 22 } }],
      itemIds: [501],
      unchangedIds: [503],
      refused: [{ itemId: 502, message: 'White can not be combined with Large (Size).' }],
    })
  })

  it('[issue 18] leaves lines alone that were not asked for, or are not there', () => {
    expect(white([504, 999]).itemIds).toEqual([504])
    expect(white([]).changes).toEqual([])
  })

  it('[issue 18] says what the lines come to more, with their quantities', () => {
    // Bronze is $15.00 more than White: once, and for three pieces.
    expect(white([501, 504]).priceDifference).toBe(-6_000)
    expect(white([503]).priceDifference).toBe(0)
  })

  it('[issue 18] says no difference where a line has no price', () => {
    const unpriced = aContext({ ...aPlateCatalog(), productPricingRules: [] })
    const plan = planItemChanges(evaluateOrder(unpriced, aDocument([aPlate()])), [
      { itemId: 501, propertyId: 2, selection: { optionId: 22 } },
    ])
    expect(plan).toMatchObject({ itemIds: [501], priceDifference: null })
  })

  it('[issue 18] refuses what a line does not have', () => {
    expect(white([505]).refused).toEqual([
      { itemId: 505, message: 'This property does not belong to this product.' },
    ])
  })

  it('[issue 18] shows the properties of the selected lines, how many have them, and what they have in common', () => {
    const shared = sharedProperties(start, [501, 503, 505])
    const finish = shared.find(({ property }) => property.id === 2)
    expect(finish).toMatchObject({ itemIds: [501, 503], selection: undefined })
    expect(shared.find(({ property }) => property.id === 1)).toMatchObject({
      itemIds: [501, 503],
      selection: { optionId: 11 },
    })
    expect(sharedProperties(start, [505])).toEqual([])
  })

  let priced = 0
  test.prop([randomWorld], { numRuns: 150 })(
    'the price difference is what the accepted changes make of the lines, computed anew',
    (world) => {
      // Each option at a price of its own.
      const random = aContext({
        products: [{ ...world.product, productPricingRuleId: 999 }],
        productProperties: world.properties,
        productOptions: world.options.map((option) => ({
          ...option,
          productPricingRuleId: 1_000 + option.id,
        })),
        productRules: world.rules,
        productPricingRules: [
          aPricingRule({
            id: 999,
            expressions: [fixed(5_000), ...world.properties.map(({ id }) => priceOf(id))],
          }),
          ...world.options.map(({ id }) => aPricingRule({ id: 1_000 + id, expressions: [fixed(id * 7)] })),
        ],
      })
      const before = evaluateOrder(random, aDocument(world.items))
      for (const { id: propertyId } of world.properties) {
        const optionId = world.options.find((option) => option.productPropertyId === propertyId)?.id
        if (optionId === undefined) continue
        const plan = planItemChanges(
          before,
          world.items.map(({ id }) => ({ itemId: id, propertyId, selection: { optionId } })),
        )
        const made = planChanges(random, before.document, plan.changes)
        expect(made.ok).toBe(true)
        if (!made.ok) continue
        const after = evaluateOrder(random, made.document)
        const sum = ({ itemsById }: typeof after) =>
          plan.itemIds.reduce((total, id) => total + (itemsById.get(id)?.lineTotal ?? Number.NaN), 0)
        const expected = sum(after) - sum(before)
        expect(plan.priceDifference).toBe(Number.isNaN(expected) ? null : expected)
        if (plan.itemIds.length > 0 && plan.priceDifference !== null) priced += 1
      }
    },
  )

  it('…and enough of them had a price before and after', () => {
    expect(priced).toBeGreaterThan(30)
  })
})
