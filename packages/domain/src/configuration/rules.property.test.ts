/** Laws of options, plans and repairs on random catalogs. What the sentences say is in order-rules.property.test.ts. */
import type { EvaluationContext } from '../item-drawings/types.ts'
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import type { OrderDocument } from '../orders/document.ts'
import { aContext, aDocument } from '../testing/builders.ts'
import { randomWorld } from '../testing/random/random-catalog.ts'
import { allowedOptions } from './allowed-options.ts'
import { evaluateOrder } from './evaluate.ts'
import { planChanges, planSelection } from '../repairs/plan-selection.ts'

type World = typeof randomWorld extends fc.Arbitrary<infer T> ? T : never

function setUp(world: World): { context: EvaluationContext; document: OrderDocument } {
  const context = aContext(
    {
      products: [world.product],
      productProperties: world.properties,
      productOptions: world.options,
      productRules: world.rules,
    },
    { viewer: { role: world.role, pricingIsHidden: true } },
  )
  return { context, document: aDocument(world.items, { properties: world.orderSelections }) }
}

const worlds = randomWorld
const runs = { numRuns: 120 }

describe('options and rules', () => {
  test.prop([worlds], runs)(
    '[1.5.26, 1.5.27] an allowed option can always be chosen, one that is not never',
    (world) => {
      const { context, document } = setUp(world)
      for (const itemId of [null, 501]) {
        for (const property of world.properties) {
          for (const state of allowedOptions(context, document, itemId, property.id)) {
            if (state.chosen) continue
            const selection = { optionId: state.option.id }
            const plan = planSelection(context, document, { itemId, propertyId: property.id, selection })
            expect([itemId, state.option.id, plan.ok]).toEqual([itemId, state.option.id, state.allowed])
          }
        }
      }
    },
  )

  test.prop([worlds, fc.nat(), fc.nat()], runs)(
    'a repair really repairs, and ends with the choice that was refused',
    (world, p, k) => {
      const { context, document } = setUp(world)
      const propertyId = 1 + (p % 5)
      const itemId = world.properties[propertyId - 1]?.isOrderLevel === 1 ? null : 501
      const change = { itemId, propertyId, selection: { optionId: propertyId * 10 + (k % 4) } }
      const plan = planSelection(context, document, change)
      if (plan.ok) return
      for (const repair of plan.repairs) {
        const repaired = planChanges(context, document, repair.changes)
        expect(repaired.ok).toBe(true)
        expect(repair.changes.at(-1)).toEqual(change)
        expect(repair.title).not.toBe('')
      }
    },
  )

  test.prop([worlds, fc.nat(), fc.nat()], runs)(
    'a plan changes nothing it was given, and its patches lead to its document',
    (world, p, k) => {
      const { context, document } = setUp(world)
      const frozen = JSON.stringify(document)
      const propertyId = 1 + (p % 5)
      const itemId = world.properties[propertyId - 1]?.isOrderLevel === 1 ? null : 501
      const change = { itemId, propertyId, selection: { optionId: propertyId * 10 + (k % 4) } }
      const plan = planSelection(context, document, change)
      expect(JSON.stringify(document)).toBe(frozen)
      if (!plan.ok) return
      for (const patch of plan.patches) {
        const after =
          patch.resource === 'productOrder'
            ? plan.document.order
            : plan.document.items.find((item) => item.id === patch.id)
        for (const [id, selection] of Object.entries(patch.props.properties)) {
          expect(after?.properties[id] ?? null).toEqual(selection)
        }
      }
    },
  )

  const walks = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 12 })

  test.prop([worlds, walks], runs)(
    'judging step by step from the last result gives the same as judging anew',
    expectWalkToAgree,
  )

  test.prop([worlds.map(withoutHiding), walks], { numRuns: 250 })(
    'and so it does where nothing is hidden, and most pickers are handed on',
    expectWalkToAgree,
  )
})

/** Hiding makes nearly every picker look at everything. */
function withoutHiding(world: World): World {
  return { ...world, rules: world.rules.filter((rule) => rule.toResourceKey !== 'productProperty') }
}

function expectWalkToAgree(world: World, steps: readonly (readonly [number, number, number])[]): void {
  const { context, document } = setUp(world)
  let current = document
  let evaluation = evaluateOrder(context, current)
  summary(evaluation)
  for (const [p, k, i] of steps) {
    const propertyId = 1 + (p % 5)
    const itemId = world.properties[propertyId - 1]?.isOrderLevel === 1 ? null : 501 + (i % 2)
    const selection = k % 5 === 4 ? null : { optionId: propertyId * 10 + (k % 5) }
    const plan = planSelection(context, current, { itemId, propertyId, selection })
    if (!plan.ok) continue
    current = plan.document
    evaluation = evaluateOrder(context, current, evaluation)
    // Another context object remembers nothing: neither states nor pickers.
    expect(summary(evaluation)).toEqual(summary(evaluateOrder({ ...context }, current)))
  }
}

function summary(evaluation: ReturnType<typeof evaluateOrder>) {
  return evaluation.items.map((item) => ({
    isValid: item.isValid,
    problems: item.problems,
    properties: [...item.properties.values()].map((view) => [
      view.property.id,
      view.isHidden,
      view.isValid,
      view.availableCount,
      view.states.map(({ option, allowed, chosen, reasons }) => [option.id, allowed, chosen, reasons]),
    ]),
  }))
}
