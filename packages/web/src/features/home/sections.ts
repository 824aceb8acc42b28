/** The sections and tiles of the home page: those of the profile, else, and while none of them has a tile, derived from the categories [1.2.10]. */
import type { CatalogProduct, ProductCategory } from '@orderwright/domain/catalog'
import { homeMessages as words } from '@orderwright/domain/messages'
import type { HomeTile, OrgProfile } from '@orderwright/domain/tenancy'
import { drawingName } from './drawing-names.ts'

export interface CategoryTile {
  readonly type: 'category'
  readonly key: string
  readonly title: string
  /** the name of a line drawing; null: the category's thumbnail, else a general one */
  readonly icon: string | null
  readonly category: ProductCategory
  /** what its dropdown offers, by rank; empty for categories that create at once */
  readonly products: readonly CatalogProduct[]
}

export interface LinkTile {
  readonly type: 'link'
  readonly key: string
  readonly title: string
  readonly icon: string | null
  readonly url: string
}

export type Tile = CategoryTile | LinkTile

export interface Section {
  readonly title: string
  readonly tiles: readonly Tile[]
}

interface HomeData {
  readonly products: readonly CatalogProduct[]
  readonly productCategories: readonly ProductCategory[]
}

function categoryTile(
  category: ProductCategory,
  data: HomeData,
  given?: Extract<HomeTile, { type: 'category' }>,
): Tile {
  const products = data.products
    .filter((product) => product.productCategoryId === category.id && product.archived === 0)
    .toSorted((a, b) => a.rank - b.rank || a.id - b.id)
  const family = products.find((product) => product.drawing)?.drawing?.family
  return {
    type: 'category',
    key: `category ${category.id}`,
    title: given?.title ?? category.title,
    icon: drawingName(given?.icon) ?? drawingName(category.title) ?? drawingName(family),
    category,
    products: category.selection === 'single' ? products : [],
  }
}

/** A link is shown only when it leads somewhere that a browser opens. */
function isWebAddress(url: string): boolean {
  return /^(https?:\/\/|mailto:|\/(?!\/))/.test(url)
}

/** The sections to show; without tiles a section is left out. */
export function homeSections(profile: OrgProfile, data: HomeData): Section[] {
  const categories = data.productCategories
    .filter((category) => category.archived === 0)
    .toSorted((a, b) => a.rank - b.rank || a.id - b.id)

  // An order of a category without products would be one that nothing can be added to.
  const sold = new Set(
    data.products.flatMap(({ archived, productCategoryId }) => (archived === 0 ? productCategoryId : [])),
  )
  const offered = categories.filter(({ id }) => sold.has(id))

  const own = profile.home.sections?.some(({ tiles }) => tiles.length > 0) ? profile.home.sections : null
  const sections: Section[] =
    own?.map((section) => ({
      title: section.title,
      tiles: section.tiles.flatMap((tile, index): Tile[] => {
        if (tile.type === 'link') {
          if (!isWebAddress(tile.url)) return []
          return [
            { type: 'link', key: `link ${index}`, title: tile.title, icon: tile.icon ?? null, url: tile.url },
          ]
        }
        const category = offered.find((candidate) => candidate.id === tile.productCategoryId)
        return category ? [categoryTile(category, data, tile)] : []
      }),
    })) ??
    [
      { title: words.configure, isStocked: 0 },
      { title: words.inStock, isStocked: 1 },
    ].map(({ title, isStocked }) => ({
      title,
      tiles: offered
        .filter((category) => category.isStocked === isStocked)
        .map((category) => categoryTile(category, data)),
    }))
  return sections.filter((section) => section.tiles.length > 0)
}
