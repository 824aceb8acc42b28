/** An invalid item says why, and each repair really repairs. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { CatalogRecords } from '../catalog/compile.ts'
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
import { checkLaw } from '../testing/check-law.ts'
import { randomWorld } from '../testing/random/random-catalog.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { explainItem, explainNoOptions } from './item-repairs.ts'
import { planChanges } from './plan-selection.ts'

function plates(more: Partial<CatalogRecords> = {}) {
  return aContext({ ...aPlateCatalog(), ...more })
}

describe('an invalid item', () => {
  it('[1.8.02] names the choices and the rule in conflict, and offers each repair with its price', () => {
    const context = plates({ productRules: [aRule({ id: 9, fromIds: [21], toIds: [12] })] })
    const item = aPlate({
      properties: { '1': { optionId: 12 }, '2': { optionId: 21 }, '3': { optionId: 31 } },
    })
    const { problems, complete } = explainItem(evaluateOrder(context, aDocument([item])), 501)
    const size = problems.find(({ problem }) => problem.propertyId === 1)
    expect(size?.conflict.map(({ title }) => title)).toEqual([
      'Size: Large',
      'Finish: Bronze',
      'Large can not be combined with Bronze (Finish).',
    ])
    expect(size?.repairs.map(({ title, priceDifferenceInCents }) => [title, priceDifferenceInCents])).toEqual(
      [
        ['Change Size to Small', -1500],
        ['Change Finish to White', -1500],
      ],
    )
    expect(complete?.changes).toHaveLength(1)
  })

  it('offers the choices that it waits for', () => {
    const item = aPlate({ properties: { '1': { optionId: 11 }, '2': { optionId: 21 } } })
    const { problems, complete } = explainItem(evaluateOrder(plates(), aDocument([item])), 501)
    expect(problems.map(({ repairs }) => repairs.map(({ title }) => title))).toEqual([
      ['Change Screws to Torx', 'Change Screws to Slot'],
    ])
    expect(complete).toBeNull()
  })

  it('with several problems is repaired by one press, as one list of changes', () => {
    const context = plates({ productRules: [aRule({ fromIds: [21], toIds: [12] })] })
    const item = aPlate({ properties: { '1': { optionId: 12 }, '2': { optionId: 21 } } })
    const start = evaluateOrder(context, aDocument([item]))
    const { complete } = explainItem(start, 501)
    const plan = planChanges(context, start.document, complete?.changes ?? [])
    expect(plan.ok && evaluateOrder(context, plan.document).itemsById.get(501)?.isValid).toBe(true)
  })

  it('names the rules when they leave nothing allowed', () => {
    const rules = [
      aRule({ id: 1, fromIds: [21], toIds: [31] }),
      aRule({ id: 2, type: 'compatible', fromIds: [11], toIds: [31], toProductPropertyId: 3 }),
    ]
    const context = plates({ productRules: rules })
    const item = aPlate({ properties: { '1': { optionId: 11 }, '2': { optionId: 21 } } })
    const start = evaluateOrder(context, aDocument([item]))
    const titles = explainNoOptions(start, 501, 3).map(({ title }) => title)
    expect(titles.toSorted()).toEqual([
      'Finish: Bronze',
      'Size: Small',
      'Slot does not go with Small (Size).',
      'Torx can not be combined with Bronze (Finish).',
    ])
    const [explained] = explainItem(start, 501).problems
    expect(explained?.problem.code).toBe('noOptions')
    expect(explained?.conflict.filter(({ kind }) => kind === 'rule')).toHaveLength(2)
    // Small excludes Slot by itself: only another size or finish brings an option back, and then one is chosen.
    expect(explained?.repairs.length).toBeGreaterThan(0)
  })

  it('is not offered an order-level change that would spoil another line', () => {
    const trim = aProperty({ id: 4, title: 'Trim', isOrderLevel: 1 })
    const base = aPlateCatalog()
    const records = {
      ...base,
      products: [aProductWith([...base.productProperties, trim], { id: 1, productPricingRuleId: 100 })],
      productProperties: [...base.productProperties, trim],
      productOptions: [
        ...base.productOptions,
        anOption({ id: 41, title: 'Gold', productPropertyId: 4 }),
        anOption({ id: 42, title: 'Steel', productPropertyId: 4, rank: 2 }),
      ],
      // Gold takes Bronze away, Steel takes White away.
      productRules: [aRule({ fromIds: [41], toIds: [21] }), aRule({ fromIds: [42], toIds: [22] })],
    }
    const context = aContext(records)
    const white = { '1': { optionId: 11 }, '2': { optionId: 22 }, '3': { optionId: 31 } }
    const order = { properties: { '4': { optionId: 41 } } }
    const titles = (items: ReturnType<typeof aPlate>[]) =>
      explainItem(evaluateOrder(context, aDocument(items, order)), 501).problems.flatMap(({ repairs }) =>
        repairs.map(({ title }) => title),
      )
    expect(titles([aPlate()])).toContain('Change Trim to Steel')
    expect(titles([aPlate(), aPlate({ id: 502, properties: white })])).not.toContain('Change Trim to Steel')
  })

  it('of a lost product has nothing to offer, and says so without failing', () => {
    const start = evaluateOrder(plates(), aDocument([anItem({ id: 7, productId: 999 })]))
    expect(explainItem(start, 7).problems).toMatchObject([
      { problem: { code: 'productUnknown' }, repairs: [] },
    ])
  })
})

describe('on random catalogs', () => {
  it('every repair of an invalid item takes its problem away, brings no other, and spoils no line', () => {
    checkLaw(
      { orderLevel: 1, several: 30, complete: 30 },
      randomWorld,
      (cover, world) => {
        const context = aContext(
          {
            products: [world.product],
            productProperties: world.properties,
            productOptions: world.options,
            productRules: world.rules,
          },
          { viewer: { role: world.role, pricingIsHidden: true } },
        )
        const start = evaluateOrder(context, aDocument(world.items, { properties: world.orderSelections }))
        for (const item of start.items) {
          const { problems, complete } = explainItem(start, item.item.id)
          expect(problems.length === 0).toBe(item.isValid)
          for (const { problem, repairs } of problems) {
            for (const repair of repairs) {
              const plan = planChanges(context, start.document, repair.changes)
              if (!plan.ok) throw new Error(plan.message)
              const after = evaluateOrder(context, plan.document)
              const left = after.itemsById.get(item.item.id)?.problems.map(({ message }) => message) ?? []
              expect(left).not.toContain(problem.message)
              const known = item.problems.map(({ message }) => message)
              expect(left.filter((message) => !known.includes(message))).toEqual([])
              for (const other of start.items) {
                if (other.isValid) expect(after.itemsById.get(other.item.id)?.isValid).toBe(true)
              }
              if (repair.changes.some(({ itemId }) => itemId === null)) cover('orderLevel')
              if (repair.changes.length > 1) cover('several')
            }
          }
          if (complete === null) continue
          cover('complete')
          const plan = planChanges(context, start.document, complete.changes)
          expect(plan.ok && evaluateOrder(context, plan.document).itemsById.get(item.item.id)?.isValid).toBe(
            true,
          )
        }
      },
      { numRuns: 150 },
    )
  })

  it('refusals of order-level choices are repaired on more than one line', () => {
    const worlds = fc.sample(randomWorld, { numRuns: 400, seed: 7 })
    let lines = 0
    for (const world of worlds) {
      const context = aContext({
        products: [world.product],
        productProperties: world.properties,
        productOptions: world.options,
        productRules: world.rules,
      })
      const document = aDocument(world.items, { properties: world.orderSelections })
      for (const optionId of [10, 11, 12, 13]) {
        const plan = planChanges(context, document, [
          { itemId: null, propertyId: 1, selection: { optionId } },
        ])
        if (plan.ok) continue
        for (const { changes } of plan.repairs) {
          expect(planChanges(context, document, changes).ok).toBe(true)
          if (new Set(changes.map(({ itemId }) => itemId).filter((id) => id !== null)).size > 1) lines += 1
        }
      }
    }
    expect(lines).toBeGreaterThan(0)
  })
})
