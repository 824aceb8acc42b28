/** A choice given to all lines of the same product. */
import { test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { aContext, aDocument, anItem, aPlate, aPlateCatalog, aRule } from '../testing/builders.ts'
import { randomWorld } from '../testing/random/random-catalog.ts'
import { linesOfSameProduct, planApplyToAll } from './apply-to-all.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { planChanges } from './plan-selection.ts'

const chosen = (size: number, finish: number) => ({
  '1': { optionId: size },
  '2': { optionId: finish },
  '3': { optionId: 31 },
})

describe('applying a choice to all', () => {
  it('[1.5.47] changes the other lines of the product, and tells which refuse it and why', () => {
    const context = aContext({ ...aPlateCatalog(), productRules: [aRule({ fromIds: [12], toIds: [22] })] })
    const start = evaluateOrder(
      context,
      aDocument([
        aPlate({ properties: chosen(11, 22) }),
        aPlate({ id: 502, properties: chosen(11, 21) }),
        aPlate({ id: 503, properties: chosen(12, 21) }),
        aPlate({ id: 504, properties: chosen(11, 22) }),
        anItem({ id: 505, productId: -1 }),
      ]),
    )
    expect(linesOfSameProduct(start, 501)).toEqual([502, 503, 504])
    const applied = planApplyToAll(start, 501, 2)
    expect(applied.itemIds).toEqual([502])
    expect(applied.refused).toEqual([
      { itemId: 503, message: 'White can not be combined with Large (Size).' },
    ])
    expect(applied.unchangedIds).toEqual([504])
    const plan = planChanges(context, start.document, applied.changes)
    expect(plan.ok && plan.document.items.map(({ properties }) => properties['2']?.optionId)).toEqual([
      22,
      22,
      21,
      22,
      undefined,
    ])
  })

  it('clears the others where nothing is chosen', () => {
    const context = aContext(aPlateCatalog())
    const start = evaluateOrder(
      context,
      aDocument([
        aPlate({ properties: { '1': { optionId: 11 } } }),
        anItem({ ...aPlate(), id: 502, properties: { '1': { optionId: 11 }, '2': { optionId: 21 } } }),
      ]),
    )
    expect(planApplyToAll(start, 501, 2).changes).toEqual([{ itemId: 502, propertyId: 2, selection: null }])
  })

  it('leaves a line alone that was valid and would not be any more', () => {
    const context = aContext(aPlateCatalog())
    const start = evaluateOrder(
      context,
      aDocument([
        aPlate({ properties: { '1': { optionId: 11 } } }),
        aPlate({ id: 502, properties: chosen(11, 21) }),
      ]),
    )
    const applied = planApplyToAll(start, 501, 2)
    expect(applied.changes).toEqual([])
    expect(applied.refused[0]?.message).toBe('It would become invalid: Finish is not chosen yet.')
  })

  test.prop([randomWorld], { numRuns: 150 })(
    'everything planned is accepted at once, and no valid line becomes invalid',
    (world) => {
      const context = aContext({
        products: [world.product],
        productProperties: world.properties,
        productOptions: world.options,
        productRules: world.rules,
      })
      const start = evaluateOrder(context, aDocument(world.items, { properties: world.orderSelections }))
      for (const property of world.properties) {
        if (property.isOrderLevel === 1) continue
        const applied = planApplyToAll(start, 501, property.id)
        const others = linesOfSameProduct(start, 501)
        expect(applied.itemIds.length + applied.refused.length + applied.unchangedIds.length).toBe(
          others.length,
        )
        if (applied.changes.length === 0) continue
        const plan = planChanges(context, start.document, applied.changes)
        if (!plan.ok) throw new Error(plan.message)
        const after = evaluateOrder(context, plan.document)
        for (const item of start.items) {
          if (item.isValid) expect(after.itemsById.get(item.item.id)?.isValid).toBe(true)
        }
        for (const id of applied.itemIds) {
          expect(after.document.items.find((item) => item.id === id)?.properties[property.id]).toEqual(
            start.itemsById.get(501)?.properties.get(property.id)?.selection,
          )
        }
      }
    },
  )
})
