import { compileCatalog } from '@orderwright/domain/catalog'
import { anItem, anOption, aProductWith, aProperty, someRecords } from '@orderwright/domain/testing'
import { describe, expect, it } from 'vitest'
import { itemPicture } from './item-picture.ts'

const properties = [aProperty({ id: 1 }), aProperty({ id: 2 })]
const catalog = compileCatalog(
  someRecords({
    products: [
      aProductWith(properties, { id: 5, thumbnailUrl: '/api/media/7/5/thumbnail' }),
      aProductWith(properties, { id: 6 }),
    ],
    productProperties: properties,
    productOptions: [
      anOption({ id: 11, productPropertyId: 1 }),
      anOption({ id: 21, productPropertyId: 2, thumbnailUrl: '/api/media/7/6/thumbnail' }),
    ],
  }),
)
const chosen = { '1': { optionId: 11 }, '2': { optionId: 21 } }

describe('the picture of a line without a drawing', () => {
  it('is its own', () => {
    const item = anItem({ productId: 5, properties: chosen, thumbnailUrl: '/api/media/7/7/thumbnail' })
    expect(itemPicture(catalog, item)).toBe('/api/media/7/7/thumbnail')
  })

  it('else that of what was chosen', () => {
    expect(itemPicture(catalog, anItem({ productId: 5, properties: chosen }))).toBe(
      '/api/media/7/6/thumbnail',
    )
  })

  it('else its product’s, or none', () => {
    expect(itemPicture(catalog, anItem({ productId: 5 }))).toBe('/api/media/7/5/thumbnail')
    expect(itemPicture(catalog, anItem({ productId: 6 }))).toBeNull()
  })
})
