/** A favorite of any valid item of the demonstration is that item again; with options gone it lacks exactly those, and says so. [issue 18] */
import { fc } from '@fast-check/vitest'
import { type CatalogRecords, compileCatalog } from '@orderwright/domain/catalog'
import {
  defaultConfiguration,
  evaluateOrder,
  type OrderEvaluation,
  withFollowingChoices,
} from '@orderwright/domain/configuration'
import { drawFamily } from '@orderwright/domain/drawing'
import { choiceNamesOf, favoriteChoicesOf, planFavorite } from '@orderwright/domain/favorites'
import { type EvaluationContext, resolveDrawingSpec } from '@orderwright/domain/item-drawings'
import {
  newOrder,
  type OrderDocument,
  type ProductOrder,
  productOrderSchema,
} from '@orderwright/domain/orders'
import { planChanges } from '@orderwright/domain/repairs'
import { timestamp } from '@orderwright/domain/units'
import { describe, expect, test } from 'vitest'
import { demoSeeds } from './index.ts'

const now = timestamp('2026-06-15 12:00:00')
const seeds = demoSeeds(new Date('2026-06-15T12:00:00Z'))
type Seed = (typeof seeds)[number]

function emptyOrder(seed: Seed): ProductOrder {
  return productOrderSchema.parse({
    ...newOrder({ orgId: seed.id, userId: 1 }, seed.profile, now),
    id: 1,
    orgSpecificId: 1,
    version: 1,
    created: now,
    lastUpdated: now,
    deletedAt: null,
  })
}

function contextOf(seed: Seed, records: CatalogRecords = seed.catalog): EvaluationContext {
  const viewer = { role: 'guest', pricingIsHidden: false } as const
  return { catalog: compileCatalog(records), profile: seed.profile, viewer, now }
}

/** Presses that a person might make, one after the other: the option of a property, as far as it is allowed. */
const presses = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 8 })

/** A product as it begins, with these presses on it that leave it valid. */
function configured(
  context: EvaluationContext,
  order: ProductOrder,
  productId: number,
  steps: readonly (readonly [number, number])[],
): OrderEvaluation {
  const { document } = defaultConfiguration(context, { order, items: [] }, productId)
  let current = evaluateOrder(context, document)
  for (const [place, choice] of steps) {
    const item = current.items[0]
    const places = [
      ...(item?.visibleProperties ?? []).map((view) => ({ itemId: item?.item.id ?? null, view })),
      ...current.orderProperties.map((view) => ({ itemId: null, view })),
    ].filter(({ view }) => view.allowedOptionIds.length > 0)
    const at = places[place % Math.max(places.length, 1)]
    if (at === undefined) continue
    const ids = at.view.allowedOptionIds
    const optionId = ids[choice % ids.length]
    if (optionId === undefined) continue
    const selection = at.view.property.type === 'select' ? { optionIds: [optionId] } : { optionId }
    const change = { itemId: at.itemId, propertyId: at.view.property.id, selection }
    const plan = planChanges(context, current.document, withFollowingChoices(current, [change]))
    if (!plan.ok) continue
    const next = evaluateOrder(context, plan.document)
    if (next.isValid) current = next
  }
  return current
}

function sceneOf({ context, document }: OrderEvaluation, index: number): unknown {
  const item = document.items[index]
  const resolved = item && resolveDrawingSpec(context.catalog, document, item)
  return resolved?.ok ? drawFamily(resolved.family, resolved.spec) : null
}

function priceOf(evaluation: OrderEvaluation, index: number): unknown {
  const item = evaluation.items[index]
  return [item?.lineTotal, item?.price.ok === true ? item.price.trace : item?.price]
}

function shown(evaluation: OrderEvaluation, index: number): Record<string, unknown> {
  const views = evaluation.items[index]?.visibleProperties ?? []
  return Object.fromEntries(
    [...views, ...evaluation.orderProperties].map(({ property, selection }) => [property.id, selection]),
  )
}

function favoriteOf(evaluation: OrderEvaluation) {
  const choices = favoriteChoicesOf(evaluation, evaluation.items[0]?.item.id ?? 0)
  if (choices === null) throw new Error('a product of the catalog has choices')
  return { ...choices, choiceNames: choiceNamesOf(evaluation.context.catalog, choices) }
}

/** The slow oracle: the line once more on its own order, as "Duplicate" adds it. */
function duplicated({ context, document }: OrderEvaluation): OrderEvaluation {
  const [item] = document.items
  if (item === undefined) throw new Error('there is one')
  // Some drawings scatter their planks by the id of the line: the copy has the one that a first line gets.
  const original = { ...item, id: item.id + 1 }
  return evaluateOrder(context, { ...document, items: [original, { ...item, rank: 2 }] })
}

function added(context: EvaluationContext, empty: OrderDocument, favorite: ReturnType<typeof favoriteOf>) {
  const plan = planFavorite(context, empty, favorite)
  if (!plan.ok) throw new Error(plan.message)
  return { plan, evaluation: evaluateOrder(context, plan.document) }
}

describe.each(seeds.map((seed) => [seed.title, seed] as const))('[issue 18] %s', (_, seed) => {
  const context = contextOf(seed)
  const order = emptyOrder(seed)
  const empty = { order, items: [] }
  const productIds = [...context.catalog.products.values()]
    .filter(({ archived, publishLevel }) => archived === 0 && publishLevel === 'all')
    .map(({ id }) => id)
  const aProduct = fc.constantFrom(...productIds)

  test('a favorite on an empty order is what duplicating its item gives: choices, drawing and price', () => {
    fc.assert(
      fc.property(aProduct, presses, (productId, steps) => {
        const start = configured(context, order, productId, steps)
        const oracle = duplicated(start)
        const { plan, evaluation } = added(context, empty, favoriteOf(start))
        expect(plan.leftOut).toEqual([])
        expect(shown(evaluation, 0)).toEqual(shown(oracle, 1))
        expect(sceneOf(evaluation, 0)).toEqual(sceneOf(oracle, 1))
        expect(priceOf(evaluation, 0)).toEqual(priceOf(oracle, 1))
        expect(evaluation.isValid).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  test('with options gone exactly those are left out and named, and what is left stays chosen', () => {
    fc.assert(
      fc.property(aProduct, presses, fc.array(fc.nat(), { maxLength: 3 }), (productId, steps, picks) => {
        const start = configured(context, order, productId, steps)
        const favorite = favoriteOf(start)
        const chosen = Object.entries({ ...favorite.orderProperties, ...favorite.properties }).flatMap(
          ([key, { optionId, optionIds = [] }]) =>
            [...(optionId === undefined ? [] : [optionId]), ...optionIds].map((id) => ({ key, id })),
        )
        const gone = new Map(
          picks.flatMap((pick) => {
            const one = chosen[pick % Math.max(chosen.length, 1)]
            return one === undefined ? [] : [[one.id, one.key] as const]
          }),
        )
        const records = {
          ...seed.catalog,
          productOptions: seed.catalog.productOptions.map((option) =>
            gone.has(option.id) ? { ...option, archived: 1 as const } : option,
          ),
        }
        const later = contextOf(seed, records)
        const { plan, evaluation } = added(later, empty, favorite)
        const named = [...gone].map(([id, key]) => {
          const property = context.catalog.properties.get(Number(key))?.title
          return `${property}: ${context.catalog.options.get(id)?.title} is no longer offered.`
        })
        expect(plan.leftOut.map(({ message }) => message).toSorted()).toEqual(named.toSorted())
        const left = shown(evaluation, 0)
        for (const { key, id } of chosen) {
          const isGone = [...gone.values()].includes(key)
          if (gone.has(id)) expect(JSON.stringify(left[key] ?? {})).not.toContain(`:${id}}`)
          // What depended on something that is gone may not apply any more.
          else if (!isGone && key in left) {
            const before = { ...favorite.orderProperties, ...favorite.properties }[key]
            expect(left[key]).toEqual(before)
          }
        }
      }),
      { numRuns: 40 },
    )
  })
})
