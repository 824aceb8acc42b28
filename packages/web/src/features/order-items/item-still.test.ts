/** Stills of lines whose product has a 3D graphic and no drawing. */
import { compileCatalog, productSchema } from '@orderwright/domain/catalog'
import { productGraphicSchema } from '@orderwright/domain/graphics'
import { newOrder, productInstanceSchema, productOrderSchema } from '@orderwright/domain/orders'
import { orgProfileSchema } from '@orderwright/domain/tenancy'
import { timestamp } from '@orderwright/domain/units'
import { describe, expect, it } from 'vitest'
import { itemStill } from './item-still.ts'

const now = timestamp('2026-06-15 12:00:00')
const record = { orgId: 7, version: 1, created: now, lastUpdated: now, deletedAt: null }

function world(width: number | string) {
  const box = { id: 'box', type: 'box', title: 'Box', props: { width, height: 40, depth: 40 } }
  const graphic = productGraphicSchema.parse({
    ...record,
    id: 9,
    title: 'Block',
    nodes: [{ id: 'top', type: 'group', title: 'Block', children: [box] }],
  })
  const product = productSchema.parse({
    ...record,
    id: 5,
    title: 'Block',
    rank: 1,
    productCategoryId: 1,
    graphic: { productGraphicId: 9 },
  })
  const catalog = compileCatalog({
    products: [product],
    productProperties: [],
    productOptions: [],
    productPropertyGroups: [],
    productRules: [],
    productPricingRules: [],
    productOptionClassifiers: [],
    productGraphics: [graphic],
  })
  const order = productOrderSchema.parse({
    ...newOrder({ orgId: 7, userId: 1 }, orgProfileSchema.parse({}), now),
    ...record,
    id: 1,
    orgSpecificId: 1,
  })
  const item = productInstanceSchema.parse({ ...record, id: 2, productOrderId: 1, productId: 5, rank: 1 })
  return { catalog, document: { order, items: [item] }, item }
}

describe('the still of a line', () => {
  it('[1.1.06] is drawn from the graphic, once as long as nothing changes', () => {
    const { catalog, document, item } = world(120)
    const still = itemStill(catalog, document, item)
    expect(still?.description).toBe('Block, 120 × 40 × 40 mm wide, high and deep. Shows box.')
    expect(still?.items.length).toBeGreaterThan(2)
    expect(itemStill(catalog, document, item)).toBe(still)
    expect(itemStill(world(60).catalog, document, item)).not.toBe(still)
  })

  it('is none where the graphic can not be worked out', () => {
    const { catalog, document, item } = world('width')
    expect(itemStill(catalog, document, item)).toBeNull()
  })
})
