/** Repairs of refusals, and what refusals blame, on random catalogs. */
import type { SelectionChange } from '../orders/selections.ts'
import type { EvaluationContext } from '../item-drawings/types.ts'
import { describe, expect, it } from 'vitest'
import type { OrderDocument } from '../orders/document.ts'
import { checkLaw, type Cover } from '../testing/check-law.ts'
import { spotsOf } from '../testing/oracles/order-oracle.ts'
import {
  contextOf,
  documentOf,
  type RandomOrder,
  randomOrders,
  seededChoices,
  startedOrder,
} from '../testing/random/random-orders.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { explainItem } from './item-repairs.ts'
import { planChanges, planSelection } from './plan-selection.ts'
import type { OrderEvaluation, Repair } from '../configuration/types.ts'

/** Every single choice that could be asked for. */
function asked(document: OrderDocument, world: RandomOrder): SelectionChange[] {
  const lines = world.lines.map(({ product }, index) => ({ id: document.items[index]?.id ?? 0, product }))
  return spotsOf({ ...world, lines }).flatMap(({ place, property }) =>
    world.options
      .filter(({ productPropertyId }) => productPropertyId === property.id)
      .map(({ id }) => ({ itemId: place, propertyId: property.id, selection: { optionId: id } })),
  )
}

function invalidLines({ items }: OrderEvaluation): number[] {
  return items.filter(({ isValid }) => !isValid).map(({ item }) => item.id)
}

function holds(document: OrderDocument, { itemId, propertyId, selection }: SelectionChange): boolean {
  const place = itemId === null ? document.order : document.items.find(({ id }) => id === itemId)
  return place?.properties[propertyId]?.optionId === selection?.optionId
}

/** The order after a repair, which must be accepted. */
function repaired(before: OrderEvaluation, repair: Repair): OrderEvaluation {
  const plan = planChanges(before.context, before.document, repair.changes)
  if (!plan.ok) throw new Error(`${repair.title}: ${plan.message}`)
  return evaluateOrder(before.context, plan.document)
}

/** Asks for every choice that is refused, and takes every repair; how many that were. */
function takeEveryWayOut(
  world: RandomOrder,
  context: EvaluationContext,
  document: OrderDocument,
  cover: Cover<'refused' | 'repaired' | 'byOrder' | 'several'>,
): number {
  let count = 0
  const before = evaluateOrder(context, document)
  const invalid = invalidLines(before)
  for (const change of asked(document, world)) {
    const plan = planSelection(context, document, change)
    if (plan.ok) continue
    cover('refused')
    for (const repair of plan.repairs) {
      const after = repaired(before, repair)
      expect(repair.changes.at(-1)).toEqual(change)
      expect(holds(after.document, change)).toBe(true)
      expect(repair.title).not.toBe('')
      const left = invalidLines(after)
      expect(left.filter((id) => !invalid.includes(id))).toEqual([])
      if (change.itemId !== null) expect(left).not.toContain(change.itemId)
      const wrong = (evaluation: OrderEvaluation) =>
        evaluation.orderProperties.filter(({ isValid }) => !isValid).map(({ property }) => property.id)
      expect(wrong(after).filter((id) => !wrong(before).includes(id))).toEqual([])
      cover('repaired')
      count += 1
      if (change.itemId === null) cover('byOrder')
      if (repair.changes.length > 2) cover('several')
    }
    const lengths = plan.repairs.map(({ changes }) => changes.length)
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
  }
  return count
}

describe('the repairs of a refused choice', () => {
  const worlds = randomOrders({ properties: 5, options: 3, rules: 9, lines: [0, 1, 0] })

  it('[1.5.26, 1.5.27] are accepted, give what was asked for, and leave no line less valid, on orders as they start', () => {
    checkLaw(
      { refused: 50, repaired: 30, byOrder: 8, several: 8 },
      worlds,
      (cover, world) => {
        const context = contextOf(world)
        const taken = takeEveryWayOut(world, context, startedOrder(world, context), cover)
        expect(taken).toBeLessThanOrEqual(5 * world.options.length * (world.lines.length + 1))
      },
      { numRuns: 60 },
    )
  })

  it('[1.5.26, 1.5.27] and so they do on orders with anything chosen', () => {
    checkLaw(
      { refused: 50, repaired: 30, byOrder: 8, several: 8 },
      worlds,
      (cover, world) => {
        const document = documentOf(world, seededChoices(world, spotsOf(world)))
        const taken = takeEveryWayOut(world, contextOf(world), document, cover)
        expect(taken).toBeLessThanOrEqual(5 * world.options.length * (world.lines.length + 1))
      },
      { numRuns: 40 },
    )
  })
})

describe('the repairs of an invalid item', () => {
  it('[1.8.02] leave fewer invalid lines, and no order-level choice less valid', () => {
    checkLaw(
      { invalid: 60, repaired: 40, several: 25, orderLevel: 3 },
      randomOrders({ properties: 5, options: 3, rules: 7, lines: [0, 1, 0] }),
      (cover, world) => {
        const context = contextOf(world)
        const before = evaluateOrder(context, documentOf(world, seededChoices(world, spotsOf(world))))
        for (const itemId of invalidLines(before)) {
          cover('invalid')
          const { problems, complete } = explainItem(before, itemId)
          for (const repair of [
            ...problems.flatMap(({ repairs }) => repairs),
            ...(complete ? [complete] : []),
          ]) {
            const after = repaired(before, repair)
            expect(invalidLines(after)).not.toContain(itemId)
            expect(invalidLines(after).length).toBeLessThan(invalidLines(before).length)
            cover('repaired')
            if (repair.changes.length > 1) cover('several')
            if (repair.changes.some((change) => change.itemId === null)) cover('orderLevel')
          }
        }
      },
      { numRuns: 60 },
    )
  })
})
