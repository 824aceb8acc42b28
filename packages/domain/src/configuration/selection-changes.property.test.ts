/** Choices that were tried one after the other, taken as one step. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { itemOf, type OrderDocument } from '../orders/document.ts'
import { selectionChangesBetween } from '../orders/selection-changes.ts'
import { aDocument, anItem } from '../testing/builders.ts'
import { checkLaw } from '../testing/check-law.ts'
import { contextOf, type RandomOrder, randomOrders, startedOrder } from '../testing/random/random-orders.ts'
import { evaluateOrder } from './evaluate.ts'
import { tryChanges } from './changes/try-changes.ts'

describe('the choices in which two documents differ', () => {
  const item = (properties: OrderDocument['order']['properties']) => anItem({ id: 501, properties })
  const other = anItem({ id: 502, properties: { '1': { optionId: 11 } } })

  it('[issue 18] are those of the order first, then those of the line; what is gone is cleared', () => {
    const from = aDocument([item({ '1': { optionId: 11 }, '2': { value: 'Hall' } }), other])
    const to = aDocument([item({ '1': { optionId: 12 } }), { ...other, properties: {} }], {
      properties: { '9': { value: true } },
    })
    expect(selectionChangesBetween(from, to, 501)).toEqual([
      { itemId: null, propertyId: 9, selection: { value: true } },
      { itemId: 501, propertyId: 1, selection: { optionId: 12 } },
      { itemId: 501, propertyId: 2, selection: null },
    ])
  })

  it('[issue 18] are none where nothing differs, or where the line is not there', () => {
    const document = aDocument([item({ '1': { optionId: 11 } })])
    expect(selectionChangesBetween(document, document, 501)).toEqual([])
    expect(selectionChangesBetween(document, aDocument([]), 501)).toEqual([])
  })
})

const worlds = fc.record({
  world: randomOrders({ properties: 5, options: 3, rules: 4, lines: [0, 1] }),
  picks: fc.array(fc.nat(), { minLength: 3, maxLength: 7 }),
})

/** One of the choices that the rules accept now, the clearing of what need not be chosen among them. */
function pickAccepted(world: RandomOrder, tried: OrderDocument, itemId: number, pick: number): OrderDocument {
  const context = contextOf(world)
  const accepted = world.properties.flatMap(({ id: propertyId, isOrderLevel, isRequired }) => {
    const place = isOrderLevel === 1 ? null : itemId
    const selections = [0, 1, 2].map((k) => ({ optionId: propertyId * 10 + k }))
    return [...selections, ...(isRequired === 1 ? [] : [null])].flatMap((selection) => {
      const plan = tryChanges(context, tried, [{ itemId: place, propertyId, selection }])
      return plan.ok && selectionChangesBetween(tried, plan.document, itemId).length > 0
        ? [plan.document]
        : []
    })
  })
  return accepted[pick % accepted.length] ?? tried
}

it('[issue 18] a variant that was reached choice by choice is the item once its choices are taken as one; a valid one is never refused', () => {
  checkLaw(
    { 'several choices': 25, 'a valid variant': 15, 'choices for the whole order': 10 },
    worlds,
    (cover, { world, picks }) => {
      const context = contextOf(world)
      const start = startedOrder(world, context)
      const itemId = start.items[0]?.id ?? 0
      const tried = picks.reduce((now, pick) => pickAccepted(world, now, itemId, pick), start)
      const changes = selectionChangesBetween(start, tried, itemId)
      if (changes.length > 1) cover('several choices')
      if (changes.some((change) => change.itemId === null)) cover('choices for the whole order')
      const { itemsById, orderProperties } = evaluateOrder(context, tried)
      const isValid = itemsById.get(itemId)?.isValid === true && orderProperties.every((view) => view.isValid)
      const plan = tryChanges(context, start, changes)
      if (isValid) {
        if (changes.length > 0) cover('a valid variant')
        expect(plan.ok).toBe(true)
      }
      // What the rules have taken away since it was chosen is refused when it is chosen anew.
      if (!plan.ok) return
      expect(itemOf(plan.document, itemId)?.properties).toEqual(itemOf(tried, itemId)?.properties)
      expect(plan.document.order.properties).toEqual(tried.order.properties)
    },
    { numRuns: 150 },
  )
})
