/** A state that is changed choice after choice is the state that is counted from nothing. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { anItem } from '../testing/builders.ts'
import { checkLaw } from '../testing/check-law.ts'
import { spotsOf } from '../testing/oracles/order-oracle.ts'
import { contextOf, documentOf, randomOrders, seededChoices } from '../testing/random/random-orders.ts'
import { allowedOptionIds, optionStates } from '../configuration/allowed-options.ts'
import { buildState, changedState, type NetworkState, setChoice } from './network-state.ts'
import { entryAt } from './indices.ts'
import { chosenIndices, carriesValue } from './choices.ts'
import type { Selections } from '../orders/selections.ts'
import { archivedInUse, effectiveOrderSelections, ownItemState } from './states.ts'
import { withChoice } from './look-ahead.ts'

const orders = randomOrders({ properties: 6, options: 3, rules: 8, leastRules: 3, lines: [0] })
const changes = fc.array(fc.tuple(fc.nat(), fc.option(fc.nat({ max: 2 }), { freq: 4 })), {
  minLength: 1,
  maxLength: 5,
})

const counted = ({ hidden, removed, available, unmet }: NetworkState) => [
  [...hidden],
  [...removed],
  [...available],
  [...unmet],
]
const picked = (state: NetworkState) =>
  state.network.propertyIndices.map((index) =>
    state.network.isTarget[index] === 0
      ? []
      : optionStates(state, index).map(({ option, allowed, chosen, reasons }) => [
          option.id,
          allowed,
          chosen,
          reasons.map(({ message }) => message),
        ]),
  )

describe('on random orders', () => {
  it('choices put one after another count, and are offered, as they would all at once', () => {
    checkLaw(
      { hiding: 20, conditions: 10 },
      fc.tuple(orders, changes),
      (cover, [world, steps]) => {
        const context = contextOf(world)
        const document = documentOf(world, seededChoices(world, spotsOf(world)))
        const item = document.items[0] ?? anItem()
        const start = ownItemState(context, document, item)
        if (start === undefined) throw new Error('no line')
        const { network, role } = start
        if (network.hasHiding) cover('hiding')
        if (network.conditionalOptions.length > 0) cover('conditions')
        const order = effectiveOrderSelections(context, document)
        const exemptions = {
          archivedInUse: archivedInUse(context.catalog, document),
          published: (id: number) => item.properties[id],
        }
        const anew = (own: Selections) => buildState(network, role, own, { order }, exemptions)
        const targets = network.propertyIndices
          .filter((index) => network.isTarget[index] === 1)
          .map((index) => ({ index, id: entryAt(network.properties, index).id }))
        if (targets.length === 0) return
        const put: Record<string, Selections[string]> = Object.fromEntries(
          Object.entries(item.properties).filter(
            ([id]) => start.selections[network.propertyIndex.get(Number(id)) ?? -1] !== undefined,
          ),
        )
        const shared = anew(put)
        let kept = start
        for (const [at, k] of steps) {
          const target = targets[at % targets.length]
          if (target === undefined) continue
          const { id, index: property } = target
          const selection = k === null ? undefined : { optionId: id * 10 + k }
          const chosen = chosenIndices(network, property, selection)

          // Looking leaves everything as it was.
          const before = counted(shared)
          const seen = withChoice(shared, property, chosen, counted)
          expect(counted(shared)).toEqual(before)
          setChoice(shared, property, chosen, carriesValue(selection))
          if (selection === undefined) delete put[id]
          else {
            put[id] = selection
            expect(seen).toEqual(counted(shared))
          }
          expect(counted(shared)).toEqual(counted(anew(put)))

          // What becomes hidden is forgotten; pickers that were opened are handed on. Hidden ones refuse a choice.
          if (kept.hidden[property] === 1) continue
          picked(kept)
          const next = changedState(kept, property, selection)
          const own = Object.fromEntries(
            targets.flatMap((other) => {
              const chosenThere = other.id === id ? selection : kept.selections[other.index]
              return chosenThere === undefined ? [] : [[String(other.id), chosenThere]]
            }),
          )
          const fresh = anew(own)
          expect(counted(next)).toEqual(counted(fresh))
          expect([next.hasStale, next.selections, next.chosen, [...next.hasValue]]).toEqual([
            fresh.hasStale,
            fresh.selections,
            fresh.chosen,
            [...fresh.hasValue],
          ])
          expect(picked(next)).toEqual(picked(fresh))
          for (const { index } of targets) {
            const allowed = optionStates(fresh, index).filter((state) => state.allowed)
            expect(allowedOptionIds(next, index)).toEqual(allowed.map(({ option }) => option.id))
          }
          kept = next
        }
      },
      { numRuns: 200 },
    )
  })
})
