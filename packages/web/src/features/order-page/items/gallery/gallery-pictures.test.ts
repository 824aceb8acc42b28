import {
  compileCatalog,
  productOptionSchema,
  productPropertySchema,
  productSchema,
} from '@orderwright/domain/catalog'
import { productInstanceSchema } from '@orderwright/domain/orders'
import { type Medium, mediumSchema } from '@orderwright/domain/people'
import { timestamp } from '@orderwright/domain/units'
import { describe, expect, it } from 'vitest'
import { galleryPictures } from './gallery-pictures.ts'

const now = timestamp('2026-06-15 12:00:00')
const record = { orgId: 7, version: 1, created: now, lastUpdated: now, deletedAt: null, rank: 1 }
const catalog = compileCatalog({
  products: [
    productSchema.parse({
      ...record,
      id: 1,
      title: 'Plate',
      productCategoryId: 1,
      thumbnailUrl: '/api/media/7/91/thumbnail',
    }),
  ],
  productProperties: [productPropertySchema.parse({ ...record, id: 2, title: 'Finish' })],
  productOptions: [
    productOptionSchema.parse({
      ...record,
      id: 21,
      title: 'Bronze',
      productPropertyId: 2,
      thumbnailUrl: '/api/media/7/92/thumbnail',
    }),
    productOptionSchema.parse({
      ...record,
      id: 22,
      title: 'White',
      productPropertyId: 2,
      thumbnailUrl: '/api/media/7/93/thumbnail',
    }),
  ],
  productPropertyGroups: [],
  productRules: [],
  productPricingRules: [],
  productOptionClassifiers: [],
})
const medium = (id: number, more: object): Medium =>
  mediumSchema.parse({ ...record, id, presignedUrl: `/api/media/7/${id}/picture`, ...more })
const item = productInstanceSchema.parse({
  ...record,
  id: 5,
  productOrderId: 1,
  productId: 1,
  properties: { '2': { optionId: 21 } },
})
const none = { products: {}, productProperties: {}, productOptions: {} }

describe('the pictures of an item', () => {
  it('are its own, those of its product, and those of what is chosen on it', () => {
    const media = [
      medium(1, { productInstanceId: 5, productOrderId: 1, title: 'Wall' }),
      medium(2, { productInstanceId: 6, productOrderId: 1, title: 'Another item' }),
      medium(3, { associations: { ...none, products: { '1': {} } }, title: 'In a room' }),
      medium(4, { associations: { ...none, productOptions: { '21': {} } }, title: 'Close' }),
      medium(5, { associations: { ...none, productOptions: { '22': {} } }, title: 'Not chosen' }),
      medium(6, { associations: { ...none, productProperties: { '2': {} } }, title: 'Card' }),
    ]
    expect(galleryPictures(catalog, media, item).map(({ title, of, own }) => [title, of, own?.id])).toEqual([
      ['Wall', 'This item', 1],
      ['In a room', 'Plate', undefined],
      ['Plate', 'Plate', undefined],
      ['Close', 'Finish: Bronze', undefined],
      ['Finish: Bronze', 'Finish: Bronze', undefined],
      ['Card', 'Finish', undefined],
    ])
  })

  it('are shown small where there is a small one, and each once', () => {
    const thumbnail = '/api/media/7/4/thumbnail'
    const options = [...catalog.options.values()].map((option) => ({ ...option, thumbnailUrl: thumbnail }))
    const same = { ...catalog, options: new Map(options.map((option) => [option.id, option])) }
    const media = [medium(4, { associations: { ...none, productOptions: { '21': {} } }, title: 'Close' })]
    const shown = galleryPictures(same, media, item).filter(({ of }) => of.startsWith('Finish'))
    expect(shown.map(({ url, thumbnailUrl }) => [url, thumbnailUrl])).toEqual([
      ['/api/media/7/4/picture', thumbnail],
    ])
  })

  it('of a medium without an address are none', () => {
    expect(
      galleryPictures(catalog, [medium(1, { productInstanceId: 5, presignedUrl: null })], item),
    ).toHaveLength(2)
  })
})
