/** Which tiles the home page shows. */
import { productCategorySchema, productSchema } from '@orderwright/domain/catalog'
import { defaultProfile, orgProfileSchema } from '@orderwright/domain/tenancy'
import { describe, expect, it } from 'vitest'
import { homeSections } from './sections.ts'

const stored = {
  orgId: 1,
  version: 1,
  created: '2026-01-01 00:00:00',
  lastUpdated: '2026-01-01 00:00:00',
  deletedAt: null,
}
const category = (id: number, title: string, more = {}) =>
  productCategorySchema.parse({ ...stored, id, title, rank: id, ...more })
const product = (id: number, productCategoryId: number, more = {}) =>
  productSchema.parse({ ...stored, id, title: `Product ${id}`, rank: id, productCategoryId, ...more })

const data = {
  productCategories: [
    category(2, 'Boxes', { selection: 'multiple', isStocked: 1 }),
    category(1, 'Plates'),
    category(3, 'Gone', { archived: 1 }),
  ],
  products: [
    product(12, 1, { rank: 2 }),
    product(11, 1, { rank: 1 }),
    product(13, 1, { archived: 1 }),
    product(21, 2),
  ],
}

describe('the sections of the home page', () => {
  it('[1.2.10] come from the categories where the profile says nothing, by rank, without archived ones', () => {
    const sections = homeSections(defaultProfile, data)
    expect(sections.map(({ title, tiles }) => [title, tiles.map((tile) => tile.title)])).toEqual([
      ['Configure', ['Plates']],
      ['In stock', ['Boxes']],
    ])
  })

  it('[1.2.10] [issue 14] come from the categories while those of the profile have no tile yet, so that whoever begins to arrange them takes nothing away', () => {
    for (const begun of [[], [{ title: '', tiles: [] }]]) {
      const profile = orgProfileSchema.parse({ home: { sections: begun } })
      expect(homeSections(profile, data)).toEqual(homeSections(defaultProfile, data))
    }
    expect(homeSections(defaultProfile, data)).toHaveLength(2)
  })

  it('[1.2.10] leave out a category whose products this person is not offered: nothing could be added there', () => {
    const empty = [...data.productCategories, category(4, 'To come')]
    const profile = orgProfileSchema.parse({
      home: { sections: [{ title: 'All', tiles: [{ type: 'category', productCategoryId: 4 }] }] },
    })
    const titles = homeSections(defaultProfile, { ...data, productCategories: empty }).flatMap(({ tiles }) =>
      tiles.map(({ title }) => title),
    )
    expect(titles).toEqual(['Plates', 'Boxes'])
    expect(homeSections(profile, { ...data, productCategories: empty })).toEqual([])
  })

  it('[1.2.17] offer the products of a single-product category by rank; [1.2.22] none for a multiple-products one', () => {
    const tiles = homeSections(defaultProfile, data).flatMap((section) => section.tiles)
    expect(tiles.map((tile) => tile.type === 'category' && tile.products.map(({ id }) => id))).toEqual([
      [11, 12],
      [],
    ])
  })

  it('[1.2.10] are those of the profile where it names them, in its order and words', () => {
    const profile = orgProfileSchema.parse({
      home: {
        sections: [
          {
            title: 'Resources',
            tiles: [
              { type: 'link', title: 'Price list', url: 'https://example.com/prices' },
              { type: 'link', title: 'Trick', url: 'javascript:alert(1)' },
              { type: 'link', title: 'Elsewhere', url: '//example.com' },
            ],
          },
          { title: 'Stock', tiles: [{ type: 'category', productCategoryId: 2, title: 'Back boxes' }] },
          { title: 'Empty', tiles: [{ type: 'category', productCategoryId: 99 }] },
        ],
      },
    })
    expect(
      homeSections(profile, data).map(({ title, tiles }) => [title, tiles.map((tile) => tile.title)]),
    ).toEqual([
      ['Resources', ['Price list']],
      ['Stock', ['Back boxes']],
    ])
  })
})
