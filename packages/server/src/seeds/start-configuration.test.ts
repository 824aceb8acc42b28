/** Every product of the demonstration can be added to an order and stands there whole: valid, priced and drawn. */
import { compileCatalog } from '@orderwright/domain/catalog'
import { defaultConfiguration, evaluateOrder } from '@orderwright/domain/configuration'
import { drawFamily } from '@orderwright/domain/drawing'
import { resolveDrawingSpec } from '@orderwright/domain/item-drawings'
import { newOrder, productOrderSchema } from '@orderwright/domain/orders'
import { timestamp } from '@orderwright/domain/units'
import { describe, expect, test } from 'vitest'
import { demoSeeds } from './index.ts'

const now = timestamp('2026-06-15 12:00:00')
const seeds = demoSeeds(new Date('2026-06-15T12:00:00Z'))

describe.each(seeds.map((seed) => [seed.title, seed] as const))('%s', (_, seed) => {
  const catalog = compileCatalog(seed.catalog)
  const order = productOrderSchema.parse({
    ...newOrder({ orgId: seed.id, userId: 1 }, seed.profile, now),
    id: 1,
    orgSpecificId: 1,
    version: 1,
    created: now,
    lastUpdated: now,
    deletedAt: null,
  })
  const context = {
    catalog,
    profile: seed.profile,
    viewer: { role: 'guest', pricingIsHidden: false },
    now,
  } as const

  test.each([...catalog.products.values()].map((product) => [product.title, product] as const))(
    'a new item of %s is valid from the start',
    (__, product) => {
      const planned = defaultConfiguration(context, { order, items: [] }, product.id)
      const evaluation = evaluateOrder(context, planned.document)
      const [item] = evaluation.items
      expect(item?.problems.map((problem) => problem.message)).toEqual([])
      expect(evaluation.isValid).toBe(true)
      if (product.productPricingRuleId !== null) expect(item?.price).toMatchObject({ ok: true })
      if (product.drawing && item) {
        const resolved = resolveDrawingSpec(catalog, planned.document, item.item)
        expect(resolved.ok && drawFamily(resolved.family, resolved.spec)).toMatchObject({ ok: true })
      }
    },
  )
})
