/**
 * The count of combinations, the dead options and the contradictions of random small catalogs, against a slow oracle that makes
 * every order of one line there could be and asks the engine of each.
 */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import type { Catalog } from '../catalog/compile.ts'
import type { ProductProperty } from '../catalog/schema.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import type { EvaluationContext } from '../item-drawings/types.ts'
import type { Selection, Selections } from '../orders/selections.ts'
import { aContext, aDocument, anItem } from '../testing/builders.ts'
import { checkLaw } from '../testing/check-law.ts'
import { type RandomOrder, randomOrders } from '../testing/random/random-orders.ts'
import { analyzeProduct } from './analyze.ts'
import { RuleStudy } from './impact.ts'

type World = { readonly context: EvaluationContext; readonly properties: readonly ProductProperty[] }

/** Most properties are single selects; some take several options, a text, a number, a size or a tick. */
const types: fc.Arbitrary<ProductProperty['type'][]> = fc.array(
  fc.constantFrom<ProductProperty['type'][]>(
    'singleSelect',
    'singleSelect',
    'singleSelect',
    'select',
    'text',
    'number',
    'checkbox',
    'dimensions',
  ),
  { minLength: 4, maxLength: 4 },
)

function worldOf(order: RandomOrder, given: readonly ProductProperty['type'][]): World {
  const properties = order.properties.map((property, index) => ({
    ...property,
    type: given[index] ?? 'singleSelect',
  }))
  const context = aContext(
    {
      products: [...order.products],
      productProperties: properties,
      productOptions: [...order.options],
      productRules: [...order.rules],
    },
    { viewer: { role: 'owner', pricingIsHidden: true } },
  )
  return { context, properties }
}

/** Everything that may be chosen on a property: options that an owner is offered, something typed, nothing. */
function choicesOf(
  { catalog }: { catalog: Catalog },
  { id, type }: ProductProperty,
): (Selection | undefined)[] {
  const disabled = Object.values(catalog.products.get(1)?.associations.productProperties ?? {}).flatMap(
    (association) => association.disabledProductOptionIds,
  )
  const ids = (catalog.optionsByProperty.get(id) ?? [])
    .filter((option) => option.archived === 0 && !disabled.includes(option.id))
    .map((option) => option.id)
  switch (type) {
    case 'singleSelect':
      return [undefined, ...ids.map((optionId) => ({ optionId }))]
    case 'select':
      return Array.from({ length: 2 ** ids.length }, (_, bits) => {
        const optionIds = ids.filter((__, place) => ((bits >> place) & 1) === 1)
        return optionIds.length === 0 ? undefined : { optionIds }
      })
    case 'text':
      return [undefined, { value: 'x' }]
    case 'checkbox':
      return [undefined, { value: true }]
    case 'number':
    case 'dimensions':
      return [undefined, { value: 1 }]
  }
}

/** Each allowed combination, as the options that it has; what is typed makes none of its own. */
function bruteForce({ context, properties }: World): { combinations: Set<string>; alive: Set<number> } {
  const combinations = new Set<string>()
  const alive = new Set<number>()
  function go(place: number, own: Selections, order: Selections, counted: string): void {
    const property = properties[place]
    if (property === undefined) {
      const item = anItem({ id: 501, productId: 1, title: 'Item', properties: own })
      const evaluation = evaluateOrder(context, aDocument([item], { properties: order }))
      const [line] = evaluation.items
      const shown = new Set(
        [...(line?.visibleProperties ?? []), ...evaluation.orderProperties].map((view) =>
          String(view.property.id),
        ),
      )
      const stale = Object.keys({ ...own, ...order }).some((id) => !shown.has(id))
      if (!evaluation.isValid || stale) return
      combinations.add(counted)
      for (const { optionId, optionIds = [] } of Object.values({ ...own, ...order })) {
        for (const id of [...optionIds, ...(optionId === undefined ? [] : [optionId])]) alive.add(id)
      }
      return
    }
    for (const selection of choicesOf(context, property)) {
      const isTyped = property.type === 'text' || property.type === 'number' || property.type === 'dimensions'
      const next = isTyped ? counted : `${counted}|${JSON.stringify(selection)}`
      const add = selection === undefined ? {} : { [property.id]: selection }
      if (property.isOrderLevel === 1) go(place + 1, own, { ...order, ...add }, next)
      else go(place + 1, { ...own, ...add }, order, next)
    }
  }
  go(0, {}, {}, '')
  return { combinations, alive }
}

const worlds = fc.tuple(
  randomOrders({ properties: 4, options: 3, rules: 6, leastRules: 1, lines: [0] }),
  types,
)

describe('[1.3.22, 1.5.28] what the rules leave of a product', () => {
  it('is what the engine allows of all orders there could be', () => {
    checkLaw(
      { impossible: 2, dead: 20, hiding: 20, several: 10 },
      worlds,
      (cover, [order, given]) => {
        const world = worldOf(order, given)
        const { combinations, alive } = bruteForce(world)
        const analysis = analyzeProduct(world.context.catalog, 1)
        expect(analysis?.count).toEqual({ least: BigInt(combinations.size), most: BigInt(combinations.size) })
        const offered = world.properties.flatMap((property) =>
          choicesOf(world.context, property).flatMap((one) => [
            ...(one?.optionIds ?? []),
            ...(one?.optionId === undefined ? [] : [one.optionId]),
          ]),
        )
        const dead = [...new Set(offered)].filter((id) => !alive.has(id))
        expect([...(analysis?.dead ?? [])].sort()).toEqual(dead.sort())
        expect(analysis?.undecided.size).toBe(0)
        if (combinations.size === 0) cover('impossible')
        else if (dead.length > 0) cover('dead')
        if (order.rules.some(({ toResourceKey }) => toResourceKey === 'productProperty')) cover('hiding')
        if (given.includes('select')) cover('several')
      },
      { numRuns: 150 },
    )
  })

  it('is bounded from both sides where it is not counted, with the same dead options', () => {
    checkLaw(
      { impossible: 1, between: 10 },
      worlds,
      (cover, [order, given]) => {
        const { catalog } = worldOf(order, given).context
        const exact = analyzeProduct(catalog, 1)
        const bounded = analyzeProduct(catalog, 1, [], 0)
        if (exact === undefined || bounded === undefined) throw new Error('the product is known')
        const { most } = exact.count
        expect([bounded.count.least <= most, bounded.count.most >= most]).toEqual([true, true])
        expect(bounded.count.least > 0n).toBe(most > 0n)
        expect([...bounded.dead].sort()).toEqual([...exact.dead].sort())
        expect([...bounded.forced].sort()).toEqual([...exact.forced].sort())
        if (most === 0n) cover('impossible')
        else if (bounded.count.least < bounded.count.most) cover('between')
      },
      { numRuns: 300 },
    )
  })

  it('and combinations that were found before a change spare searches, and change no answer', () => {
    fc.assert(
      fc.property(worlds, fc.nat(), ([order, given], drop) => {
        const { catalog } = worldOf(order, given).context
        const fewer = {
          ...catalog,
          rules: catalog.rules.filter((_, place) => place !== drop % catalog.rules.length),
        }
        const before = analyzeProduct(fewer, 1, [], 0)
        const anew = analyzeProduct(catalog, 1, [], 0)
        const after = analyzeProduct(catalog, 1, before?.witnesses, 0)
        expect([after?.dead, after?.forced, after?.count.most]).toEqual([
          anew?.dead,
          anew?.forced,
          anew?.count.most,
        ])
      }),
    )
  })

  it('and a rule laid over what is known of the others leaves what the catalog with it leaves, counted or bounded', () => {
    checkLaw(
      { hides: 20, 'of the order': 20, changed: 20 },
      fc.tuple(worlds, fc.nat(), fc.boolean()),
      (cover, [[order, given], pick, isChanged]) => {
        const { catalog } = worldOf(order, given).context
        const place = pick % catalog.rules.length
        const rule = catalog.rules[place]
        const other = catalog.rules[(pick + 1) % catalog.rules.length]
        if (rule === undefined || other === undefined) return
        // The rule as it is, put in place of another one, or as a further one.
        const rest = catalog.rules.filter((one) => one !== rule)
        const before = isChanged && other !== rule ? other : null
        const study = new RuleStudy({ ...catalog, rules: rest })
        const { fromResourceKey, toResourceKey, fromIds, toIds, toProductPropertyId, type } = rule
        const after = { fromResourceKey, toResourceKey, fromIds, toIds, toProductPropertyId, type }
        study.edit({ before, after: null }).impactOn(1)
        const impact = study.edit({ before, after }).impactOn(1)
        const rules = [...rest.filter((one) => one !== before), rule]
        const anew = analyzeProduct({ ...catalog, rules }, 1)
        const was = analyzeProduct({ ...catalog, rules: rest }, 1)
        if (anew === undefined || was === undefined) throw new Error('the product is known')
        expect(impact.after).toEqual(anew.count)
        expect(impact.before).toEqual(was.count)
        const ascending = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b)
        expect(ascending(impact.dying)).toEqual(ascending([...anew.dead].filter((id) => !was.dead.has(id))))
        expect(ascending(impact.reviving)).toEqual(
          ascending([...was.dead].filter((id) => !anew.dead.has(id))),
        )
        if (toResourceKey === 'productProperty') cover('hides')
        if (order.properties.some(({ isOrderLevel }) => isOrderLevel === 1)) cover('of the order')
        if (before !== null) cover('changed')
      },
      { numRuns: 300 },
    )
  })
})
