/** Rules between the order and its lines, on random catalogs, against a slow reading of the sentences. */
import type { EvaluationContext } from '../item-drawings/types.ts'
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { checkLaw, type Cover } from '../testing/check-law.ts'
import {
  type Choice,
  hiddenSpots,
  isAvailable,
  mayChoose,
  type Spot,
  spotsOf,
  visibleChoices,
} from '../testing/oracles/order-oracle.ts'
import {
  contextOf,
  documentOf,
  type RandomOrder,
  randomOrders,
  seededChoices,
} from '../testing/random/random-orders.ts'
import { allowedOptions } from './allowed-options.ts'
import { evaluateOrder } from './evaluate.ts'
import { planSelection } from '../repairs/plan-selection.ts'
import type { OrderEvaluation } from './types.ts'

type Case = 'refusedByLine' | 'refusedByOrder' | 'hiddenOfOrder' | 'hiddenOfLine' | 'invalidOfOrder'

function viewOf({ orderProperties, itemsById }: OrderEvaluation, { place, property }: Spot) {
  return place === null
    ? orderProperties.find((view) => view.property.id === property.id)
    : itemsById.get(place)?.properties.get(property.id)
}

/** One order, judged by the engine and by the sentences: hidden properties, allowed options, validity. How many options. */
function agreeing(
  world: RandomOrder,
  context: EvaluationContext,
  stored: readonly Choice[],
  cover: Cover<Case>,
): number {
  let count = 0
  const document = documentOf(world, stored)
  const evaluation = evaluateOrder(context, document)
  const hidden = hiddenSpots(world, stored)
  const choices = visibleChoices(stored, hidden)
  for (const spot of spotsOf(world)) {
    const { place, property } = spot
    const name = `${place ?? 'order'} ${property.title}`
    const isHidden = hidden.some((one) => one.place === place && one.property === property)
    const view = viewOf(evaluation, spot)
    expect([name, view?.isHidden ?? true]).toEqual([name, isHidden])
    if (isHidden) cover(place === null ? 'hiddenOfOrder' : 'hiddenOfLine')
    const chosenId = choices.find((one) => one.place === place && one.propertyId === property.id)?.optionId
    for (const option of world.options.filter(({ productPropertyId }) => productPropertyId === property.id)) {
      const isChosen = option.id === chosenId
      count += 1
      const expected = isHidden
        ? false
        : isChosen
          ? isAvailable(world, choices, spot, option, stored)
          : mayChoose(world, stored, spot, option)
      const state = allowedOptions(context, document, place, property.id).find(
        (one) => one.option.id === option.id,
      )
      const told = [name, option.title]
      expect([...told, state?.allowed]).toEqual([...told, expected])
      expect([...told, state?.reasons.length === 0]).toEqual([...told, expected])
      expect([...told, view?.allowedOptionIds.includes(option.id) ?? false]).toEqual([...told, expected])
      if (isChosen && !isHidden) {
        expect([...told, view?.isValid]).toEqual([...told, expected])
        if (!expected && place === null) cover('invalidOfOrder')
        continue
      }
      const plan = planSelection(context, document, {
        itemId: place,
        propertyId: property.id,
        selection: { optionId: option.id },
      })
      expect([...told, plan.ok]).toEqual([...told, expected])
      if (!plan.ok && !isHidden) cover(place === null ? 'refusedByLine' : 'refusedByOrder')
    }
  }
  return count
}

describe('rules between the order and its lines', () => {
  const floors = {
    refusedByLine: 40,
    refusedByOrder: 40,
    hiddenOfOrder: 10,
    hiddenOfLine: 10,
    invalidOfOrder: 5,
  }

  it('[1.5.26, 1.5.27, 1.5.28] say of every choice on every line what their sentences say', () => {
    const worlds = randomOrders({ properties: 5, options: 3, rules: 9, lines: [0, 1, 0] })
    checkLaw(
      floors,
      worlds,
      (cover, world) => {
        const spots = spotsOf(world)
        const judged = agreeing(world, contextOf(world), seededChoices(world, spots), cover)
        expect(judged).toBe(3 * spots.length)
      },
      { numRuns: 80 },
    )
  })

  describe('and so they do under every assignment of a small catalog', () => {
    const worlds = fc.sample(randomOrders({ properties: 3, options: 2, rules: 6, lines: [0, 1] }), {
      numRuns: 20,
      seed: 12,
    })
    const seen = new Set<Case>()
    it.each(worlds.map((world, index) => ({ number: index + 1, world })))('$number', ({ world }) => {
      const context = contextOf(world)
      const spots = spotsOf(world)
      for (const choices of assignments(spots)) {
        const judged = agreeing(world, context, choices, (name) => seen.add(name))
        expect(judged).toBe(2 * spots.length)
      }
    })
    it('among which each case comes up', () => {
      expect([...seen].toSorted()).toEqual(Object.keys(floors).toSorted())
    })
  })
})

/** Every way to choose one of two options, or none, on each property. */
function assignments([spot, ...others]: readonly Spot[]): Choice[][] {
  if (spot === undefined) return [[]]
  const { place, property } = spot
  return assignments(others).flatMap((rest) => [
    rest,
    ...[0, 1].map((k) => [{ place, propertyId: property.id, optionId: property.id * 10 + k }, ...rest]),
  ])
}
