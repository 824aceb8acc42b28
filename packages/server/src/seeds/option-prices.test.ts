/** What the list says of an option's price is what its press charges, over the demonstration's catalogs. [issue 18] */
import { compileCatalog } from '@orderwright/domain/catalog'
import {
  choicePriceDifference,
  defaultConfiguration,
  evaluateOrder,
  type OrderEvaluation,
  withFollowingChoices,
} from '@orderwright/domain/configuration'
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import { newOrder, type ProductOrder, productOrderSchema } from '@orderwright/domain/orders'
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

function contextOf(seed: Seed): EvaluationContext {
  const viewer = { role: 'guest', pricingIsHidden: false } as const
  return { catalog: compileCatalog(seed.catalog), profile: seed.profile, viewer, now }
}

/** What one piece costs on the page after the change, less what it cost before; undefined: the press is refused. */
function charged(start: OrderEvaluation, propertyId: number, optionId: number): number | null | undefined {
  const [item] = start.items
  if (item === undefined) throw new Error('there is one')
  const change = { itemId: item.item.id, propertyId, selection: { optionId } }
  const plan = planChanges(start.context, start.document, withFollowingChoices(start, [change]))
  if (!plan.ok) return undefined
  const after = evaluateOrder(start.context, plan.document).items[0]
  const [before, next] = [item.price, after?.price]
  return before.ok && next?.ok === true ? next.unitPrice - before.unitPrice : null
}

describe.each(seeds.map((seed) => [seed.title, seed] as const))('[issue 18] %s', (_, seed) => {
  const context = contextOf(seed)
  const order = emptyOrder(seed)
  const productIds = [...context.catalog.products.values()]
    .filter(({ archived, publishLevel }) => archived === 0 && publishLevel === 'all')
    .map(({ id }) => id)

  test.each(productIds)(
    'product %i: an option says before it is chosen what it adds to the price, with all that it brings up',
    (productId) => {
      const { document } = defaultConfiguration(context, { order, items: [] }, productId)
      const start = evaluateOrder(context, document)
      const [item] = start.items
      if (item === undefined) throw new Error('there is one')
      for (const { property, selection, allowedOptionIds } of item.visibleProperties) {
        if (property.type !== 'singleSelect') continue
        for (const optionId of allowedOptionIds.filter((id) => id !== selection?.optionId)) {
          const difference = charged(start, property.id, optionId)
          if (difference === undefined) continue
          const said = choicePriceDifference(start, item.item.id, property.id, optionId)
          expect([property.title, optionId, said]).toEqual([property.title, optionId, difference])
        }
      }
    },
  )
})
