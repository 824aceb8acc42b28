import {
  compileCatalog,
  productOptionSchema,
  productPropertySchema,
  productSchema,
} from '@orderwright/domain/catalog'
import { productInstanceSchema } from '@orderwright/domain/orders'
import { cents, timestamp } from '@orderwright/domain/units'
import { describe, expect, it } from 'vitest'
import { copiedOf, type Paster, pasteOf } from './clipboard.ts'

const now = timestamp('2026-06-15 12:00:00')
const record = { orgId: 7, version: 1, created: now, lastUpdated: now, deletedAt: null, rank: 1 }
const option = (id: number, more: object = {}) =>
  productOptionSchema.parse({ ...record, id, title: `Option ${id}`, productPropertyId: 1, ...more })
const product = (id: number, publishLevel: 'all' | 'admin') =>
  productSchema.parse({
    ...record,
    id,
    productCategoryId: 1,
    publishLevel,
    associations: { productProperties: { '1': {}, '2': {} } },
  })
const catalog = compileCatalog({
  products: [product(1, 'all'), product(2, 'admin')],
  productProperties: [1, 2].map((id) => productPropertySchema.parse({ ...record, id })),
  productOptions: [option(11), option(12, { archived: 1 }), option(13, { publishLevel: 'admin' })],
  productPropertyGroups: [],
  productRules: [],
  productPricingRules: [],
  productOptionClassifiers: [],
})
const owner: Paster = { orgId: 7, catalog, role: 'owner', canSetPrice: true }
const guest: Paster = { ...owner, role: 'guest', canSetPrice: false }
const copy = (more: object) =>
  copiedOf(productInstanceSchema.parse({ ...record, id: 5, productOrderId: 1, productId: 1, ...more }), 7)

describe('pasting a copied line', () => {
  it('brings title, quantity, notes and choices', () => {
    const properties = { '1': { optionId: 11 }, '2': { value: 'READING' } }
    expect(pasteOf(copy({ title: 'Hall', quantity: 3, notes: 'left', properties }), guest)).toEqual({
      ok: true,
      leftOut: 0,
      item: { productId: 1, title: 'Hall', quantity: 3, notes: 'left', properties, customPriceInCents: null },
    })
  })

  it('leaves out choices that nobody could make any more, or that the person is not offered', () => {
    const properties = { '1': { optionId: 12 }, '9': { value: 'lost' } }
    expect(pasteOf(copy({ properties }), owner)).toMatchObject({
      ok: true,
      leftOut: 2,
      item: { properties: {} },
    })
    const forOwners = copy({ properties: { '1': { optionId: 13 } } })
    expect(pasteOf(forOwners, owner)).toMatchObject({ leftOut: 0 })
    expect(pasteOf(forOwners, guest)).toMatchObject({ leftOut: 1 })
  })

  it('keeps a price of its own with those who may set one', () => {
    const priced = copy({ customPriceInCents: cents(999) })
    expect(pasteOf(priced, owner)).toMatchObject({ item: { customPriceInCents: 999 } })
    expect(pasteOf(priced, guest)).toMatchObject({ item: { customPriceInCents: null } })
  })

  it('[1.6.12] [1.6.19] refuses in words what is not offered to the person', () => {
    expect(pasteOf(copy({ productId: 2 }), guest)).toMatchObject({ ok: false, code: 'productNotOffered' })
    expect(pasteOf(copy({ productId: -1 }), guest)).toMatchObject({ ok: false, code: 'productNotOffered' })
    expect(pasteOf(copy({ productId: 99 }), owner)).toMatchObject({ ok: false, code: 'productNotOffered' })
    expect(pasteOf(copy({ productId: -1 }), owner)).toMatchObject({ ok: true })
  })

  it('knows no line of another organisation', () => {
    expect(pasteOf(copy({}), { ...owner, orgId: 8 })).toMatchObject({ ok: false, code: 'nothingCopied' })
    expect(pasteOf(null, owner)).toMatchObject({ ok: false, code: 'nothingCopied' })
  })
})
