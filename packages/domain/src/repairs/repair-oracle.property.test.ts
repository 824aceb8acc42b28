/** The repairs that are offered, on small random catalogs, against trying everything. */
import type { SelectionChange } from '../orders/selections.ts'
import { describe, expect, it } from 'vitest'
import { checkLaw } from '../testing/check-law.ts'
import { type Change, type Choice, spotsOf, withChanges } from '../testing/oracles/order-oracle.ts'
import {
  choicesIn,
  pricedContextOf,
  type RandomOrder,
  randomOrders,
  startedOrder,
  slowTotal,
} from '../testing/random/random-orders.ts'
import { everyRepair, isRepair, lostBy } from '../testing/oracles/repair-oracle.ts'
import { planSelection } from './plan-selection.ts'
import type { Repair } from '../configuration/types.ts'

/** Further changes that are tried together, one after another in every combination. */
const BOUND = 2

function changeOf(world: RandomOrder, { itemId, propertyId, selection }: SelectionChange): Change {
  const spot = spotsOf(world).find((one) => one.place === itemId && one.property.id === propertyId)
  if (!spot) throw new Error(`nowhere: ${itemId} ${propertyId}`)
  return { spot, optionId: selection?.optionId ?? null }
}

/** The further changes of a repair. */
function furtherOf(world: RandomOrder, { changes }: Repair): Change[] {
  return changes.slice(0, -1).map((change) => changeOf(world, change))
}

const worlds = randomOrders({ properties: 4, options: 4, rules: 6, leastRules: 2, lines: [0, 1] })
const floors = { refused: 50, bothFound: 25, neither: 5, byOrder: 10, several: 5, cheaper: 8 }

describe('the search for repairs', () => {
  it('[issue 12, 12] finds one whenever there is one, with the fewest changes and the cheapest of these', () => {
    checkLaw(
      floors,
      worlds,
      (cover, drawn) => {
        const context = pricedContextOf(drawn)
        const document = startedOrder(drawn, context)
        const stored = choicesIn(document)
        const world = {
          ...drawn,
          lines: drawn.lines.map((line, index) => ({ ...line, id: document.items[index]?.id ?? 0 })),
        }
        let left = 10
        for (const asked of askedOf(world, stored)) {
          const { spot, optionId } = asked
          const selection = { optionId: optionId ?? 0 }
          const plan = planSelection(context, document, {
            itemId: spot.place,
            propertyId: spot.property.id,
            selection,
          })
          if (plan.ok) continue
          if (left === 0) break
          left -= 1
          cover('refused')
          const costs = (changes: readonly Change[]) =>
            changes.length + lostBy(world, stored, [...changes, asked])
          const totals = (changes: readonly Change[]) =>
            slowTotal(world, withChanges(stored, [...changes, asked]))
          const candidates = everyRepair(world, stored, asked, BOUND)
          const offered = plan.repairs.map((repair) => furtherOf(world, repair))
          const told = [world.rules.length, spot.place, spot.property.title, optionId]
          for (const changes of offered)
            expect([...told, isRepair(world, stored, asked, changes)]).toEqual([...told, true])
          const least = Math.min(...candidates.map(costs))
          const [first] = offered
          if (least <= BOUND) {
            expect([...told, first && costs(first)]).toEqual([...told, least])
            const fewest = candidates.filter((changes) => costs(changes) === least)
            const lost = Math.min(...fewest.map((changes) => costs(changes) - changes.length))
            const equal = fewest.filter((changes) => costs(changes) - changes.length === lost).map(totals)
            cover('bothFound')
            if (spot.place === null) cover('byOrder')
            if (least > 1) cover('several')
            // A line without a price, because something on it has none, is not compared.
            if (plan.repairs[0]?.priceDifferenceInCents === null) continue
            expect([...told, first && totals(first)]).toEqual([...told, Math.min(...equal)])
            if (Math.max(...equal) > Math.min(...equal)) cover('cheaper')
          } else if (first === undefined) cover('neither')
        }
      },
      { numRuns: 120 },
    )
  })
})

/** Every choice that could be asked for, and is not made already. */
function askedOf(world: RandomOrder, stored: readonly Choice[]): Change[] {
  return spotsOf(world).flatMap((spot) =>
    world.options
      .filter(({ productPropertyId }) => productPropertyId === spot.property.id)
      // Of what is not offered at all the search has nothing to say.
      .filter(({ archived, publishLevel }) => archived === 0 && publishLevel === 'all')
      .filter(({ id }) => !stored.some((choice) => choice.place === spot.place && choice.optionId === id))
      .map(({ id }) => ({ spot, optionId: id })),
  )
}
