/** What the cart lists of a line. The catalog's own builders are the engine's; here plain records do. */
import {
  compileCatalog,
  productOptionSchema,
  productPropertySchema,
  productSchema,
} from '@orderwright/domain/catalog'
import { evaluateOrder } from '@orderwright/domain/configuration'
import { orgProfileSchema } from '@orderwright/domain/tenancy'
import { timestamp } from '@orderwright/domain/units'
import { productInstanceSchema, productOrderSchema } from '@orderwright/domain/orders'
import { describe, expect, it } from 'vitest'
import { itemChoices } from './item-choices.ts'

const now = timestamp('2026-06-15 12:00:00')
const record = { orgId: 7, version: 1, created: now, lastUpdated: now, deletedAt: null, rank: 1 }
const property = (id: number, title: string) => productPropertySchema.parse({ ...record, id, title })
const option = (id: number, productPropertyId: number, title: string) =>
  productOptionSchema.parse({ ...record, id, title, productPropertyId })

function listed(properties: Record<string, { optionId: number }>) {
  const productProperties = [property(1, 'Size'), property(2, ''), property(3, 'Finish')]
  const associations = { productProperties: { '1': {}, '2': {}, '3': {} } }
  const catalog = compileCatalog({
    products: [productSchema.parse({ ...record, id: 1, title: 'Plate', productCategoryId: 1, associations })],
    productProperties,
    productOptions: [option(11, 1, 'Small'), option(21, 2, 'Round'), option(31, 3, '')],
    productPropertyGroups: [],
    productRules: [],
    productPricingRules: [],
    productOptionClassifiers: [],
  })
  const costs = {
    orderSubTotal: 0,
    discount: 0,
    shipping: null,
    shippingIsTbd: true,
    tariff: 0,
    tax: 0,
    orderTotal: 0,
    depositAmount: 0,
    depositPercentage: 50,
  }
  const order = productOrderSchema.parse({
    ...record,
    id: 1,
    orgSpecificId: 1,
    userId: 1,
    statusData: {},
    lastCompletedStatusKey: 'new',
    costs,
  })
  const item = productInstanceSchema.parse({ ...record, id: 5, productOrderId: 1, productId: 1, properties })
  const context = {
    catalog,
    profile: orgProfileSchema.parse({}),
    viewer: { role: 'owner' as const, pricingIsHidden: false },
    now,
  }
  const evaluation = evaluateOrder(context, { order, items: [item] }).itemsById.get(5)
  return evaluation ? itemChoices(catalog, evaluation, 'mm').map(({ title, value }) => [title, value]) : []
}

describe('the choices of a cart row', () => {
  it('[1.2.67] say ERROR for a property or an option without a title', () => {
    expect(listed({ '1': { optionId: 11 }, '2': { optionId: 21 }, '3': { optionId: 31 } })).toEqual([
      ['Size', 'Small'],
      ['ERROR', 'Round'],
      ['Finish', 'ERROR'],
    ])
  })

  it('[1.2.67] say ERROR for an option that was deleted, and for a property that the catalog lost', () => {
    expect(listed({ '1': { optionId: 99 }, '2': { optionId: 21 }, '77': { optionId: 771 } })).toEqual([
      ['Size', 'ERROR'],
      ['ERROR', 'Round'],
      ['Finish', 'Not chosen'],
      ['ERROR', 'ERROR'],
    ])
  })
})
