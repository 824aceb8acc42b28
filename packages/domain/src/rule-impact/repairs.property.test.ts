/** Repairs of dead options: each offered one is true, and where one change of one rule suffices one is offered. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { compileCatalog, type Catalog } from '../catalog/compile.ts'
import type { ProductRule } from '../catalog/schema.ts'
import { anOption, aProductWith, aProperty, aRule } from '../testing/builders.ts'
import { checkLaw } from '../testing/check-law.ts'
import { randomOrders } from '../testing/random/random-orders.ts'
import { aContext } from '../testing/builders.ts'
import { analyzeProduct } from './analyze.ts'
import { RuleStudy } from './impact.ts'
import { type RuleRepair, repairsOf } from './repairs.ts'

const found = (catalog: Catalog, optionId: number | null, firstId = 0): RuleRepair[] =>
  [...repairsOf(new RuleStudy(catalog), 1, optionId, firstId)].filter((one) => one !== null)

/** The catalog with the rule as the repair makes it. */
function repaired(catalog: Catalog, { ruleId, after }: Pick<RuleRepair, 'ruleId' | 'after'>): Catalog {
  const rules = catalog.rules.flatMap((rule) =>
    rule.id === ruleId ? (after === null ? [] : [{ ...rule, ...after }]) : [rule],
  )
  return { ...catalog, rules }
}
const isDead = (catalog: Catalog, optionId: number) => analyzeProduct(catalog, 1)?.dead.has(optionId) === true

/** Finish (11 brass, 12 steel), screws (21 brass, 22 steel, 23 black), one product. */
const properties = [aProperty({ id: 1, rank: 1 }), aProperty({ id: 2, rank: 2 })]
const catalogWith = (rules: ProductRule[]) =>
  compileCatalog({
    products: [aProductWith(properties, { id: 1 })],
    productProperties: properties,
    productOptions: [11, 12, 21, 22, 23].map((id) =>
      anOption({ id, productPropertyId: Math.floor(id / 10), rank: id }),
    ),
    productPropertyGroups: [],
    productRules: rules,
    productPricingRules: [],
    productOptionClassifiers: [],
  })
const named = (list: readonly RuleRepair[]) =>
  list.map(({ ruleId, action, id }) => `${action} ${id} of ${ruleId}`)

describe('[issue 16] how a dead option lives again', () => {
  it('takes the option itself out of the rule first, then what it is kept from', () => {
    const catalog = catalogWith([aRule({ id: 5, fromIds: [11, 12], toIds: [21, 22, 23] })])
    const list = found(catalog, 21)
    expect(named(list)).toEqual(['takeOut 21 of 5', 'takeOut 11 of 5', 'takeOut 12 of 5'])
    expect(list[0]?.after).toMatchObject({ fromIds: [11, 12], toIds: [22, 23] })
    expect(list.map(({ count }) => count.most)).toEqual([2n, 3n, 3n])
  })

  it('allows one more where a rule says what goes together alone', () => {
    const rule = aRule({ id: 5, type: 'compatible', fromIds: [11], toIds: [21], toProductPropertyId: 2 })
    const apart = aRule({ id: 6, fromIds: [11], toIds: [21] })
    expect(named(found(catalogWith([rule, apart]), 11))).toEqual(['allow 22 of 5', 'allow 23 of 5'])
  })

  it('deletes a rule only where saying less does not help', () => {
    const rules = [11, 12].map((id) => aRule({ id, fromIds: [id], toIds: [21] }))
    expect(named(found(catalogWith(rules), 21))).toEqual(['delete 0 of 11', 'delete 0 of 12'])
    expect(named(found(catalogWith(rules), 21, 12))).toEqual(['delete 0 of 12', 'delete 0 of 11'])
  })

  it('and how a product of which nothing is left can be ordered again', () => {
    const catalog = catalogWith([aRule({ id: 5, fromIds: [11, 12], toIds: [21, 22, 23] })])
    expect(named(found(catalog, null))).toEqual([
      'takeOut 11 of 5',
      'takeOut 12 of 5',
      'takeOut 21 of 5',
      'takeOut 22 of 5',
      'takeOut 23 of 5',
    ])
  })

  it('is true of random catalogs: each repair that is offered revives the option, and what deleting a rule revives is offered', () => {
    checkLaw(
      { repaired: 12, deleted: 2 },
      fc.tuple(randomOrders({ properties: 4, options: 3, rules: 6, leastRules: 2, lines: [0] }), fc.nat()),
      (cover, [order, pick]) => {
        const { catalog } = aContext({
          products: [...order.products],
          productProperties: [...order.properties],
          productOptions: [...order.options],
          productRules: [...order.rules],
        })
        const dead = [...(analyzeProduct(catalog, 1)?.dead ?? [])]
        const optionId = dead[pick % Math.max(1, dead.length)]
        if (optionId === undefined) return
        const list = found(catalog, optionId)
        for (const repair of list) {
          const after = repaired(catalog, repair)
          expect(isDead(after, optionId)).toBe(false)
          expect(analyzeProduct(after, 1)?.count).toEqual(repair.count)
        }
        const byDeleting = catalog.rules.filter(({ id }) => {
          return !isDead(repaired(catalog, { ruleId: id, after: null }), optionId)
        })
        expect(list.length > 0).toBe(byDeleting.length > 0)
        if (list.some(({ action }) => action !== 'delete')) cover('repaired')
        else if (list.length > 0) cover('deleted')
      },
      { numRuns: 200 },
    )
  })
})
