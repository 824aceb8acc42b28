/** What a search of the cart finds. */
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
import { findItems } from './find-items.ts'

const now = timestamp('2026-06-15 12:00:00')
const record = { orgId: 7, version: 1, created: now, lastUpdated: now, deletedAt: null, rank: 1 }
const catalog = compileCatalog({
  products: [
    productSchema.parse({
      ...record,
      id: 1,
      title: 'Wall plate',
      productCategoryId: 1,
      associations: { productProperties: { '1': {}, '2': {} } },
    }),
  ],
  productProperties: [
    productPropertySchema.parse({ ...record, id: 1, title: 'Finish' }),
    productPropertySchema.parse({ ...record, id: 2, title: 'Engravings', type: 'text' }),
  ],
  productOptions: [
    productOptionSchema.parse({ ...record, id: 11, title: 'Brushed brass', productPropertyId: 1 }),
    productOptionSchema.parse({ ...record, id: 12, title: 'Linen', productPropertyId: 1 }),
  ],
  productPropertyGroups: [],
  productRules: [],
  productPricingRules: [],
  productOptionClassifiers: [],
})

type Line = { title: string; optionId?: number; text?: string; notes?: string }

function found(lines: readonly Line[], search: string): number[] {
  const order = productOrderSchema.parse({
    ...record,
    id: 1,
    orgSpecificId: 1,
    userId: 1,
    statusData: {},
    lastCompletedStatusKey: 'new',
    costs: {
      orderSubTotal: 0,
      discount: 0,
      shipping: null,
      shippingIsTbd: true,
      tariff: 0,
      tax: 0,
      orderTotal: 0,
      depositAmount: 0,
      depositPercentage: 50,
    },
  })
  const items = lines.map(({ title, optionId, text, notes = '' }, index) =>
    productInstanceSchema.parse({
      ...record,
      id: index + 1,
      productOrderId: 1,
      productId: 1,
      title,
      notes,
      properties: {
        ...(optionId === undefined ? {} : { '1': { optionId } }),
        ...(text === undefined
          ? {}
          : {
              '2': { engravings: [{ '0': { above: [{ text: 'Hall' }] } }, { '0': { above: [{ text }] } }] },
            }),
      },
    }),
  )
  const context = {
    catalog,
    profile: orgProfileSchema.parse({}),
    viewer: { role: 'owner' as const, pricingIsHidden: false },
    now,
  }
  const evaluation = evaluateOrder(context, { order, items })
  return findItems(catalog, evaluation.items, search, 'mm').map(({ index }) => index)
}

const lines: readonly Line[] = [
  { title: 'Café', optionId: 11 },
  { title: 'Hall', optionId: 12, notes: 'Left of the door' },
  { title: '', optionId: 11, text: 'READING' },
]

describe('a search of the cart', () => {
  it.each([
    ['nothing typed finds all', '  ', [0, 1, 2]],
    ['the identifier, whatever its accents and capital letters', 'cafe', [0]],
    ['what was chosen', 'brushed', [0, 2]],
    ['the product', 'wall plate', [0, 1, 2]],
    ['a note', 'door', [1]],
    ['an engraving of the second piece', 'reading', [2]],
    ['every word, wherever each stands', 'brass CAFÉ', [0]],
    ['no line that has one of two words only', 'linen cafe', []],
  ])('finds %s', (_, search, indexes) => {
    expect(found(lines, search)).toEqual(indexes)
  })

  it('takes #1 for the first line alone, though the twelfth begins so', () => {
    const twelve = Array.from({ length: 12 }, (_, index) => ({ title: `Room ${index + 1}` }))
    expect(found(twelve, '#1')).toEqual([0])
    expect(found(twelve, '#12')).toEqual([11])
    expect(found(twelve, 'room 1')).toEqual([0, 9, 10, 11])
  })
})
