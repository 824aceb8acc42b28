/** Whether an order can have drawings at all: it is drawn on a canvas, or a product in it or offered for it has one. */
import type { CatalogProduct } from '@orderwright/domain/catalog'
import { hasDrawing } from '@orderwright/domain/item-drawings'

interface Drawable {
  readonly isSpatial: boolean
  readonly catalog: {
    readonly products: ReadonlyMap<number, Pick<CatalogProduct, 'id' | 'drawing' | 'productCategoryId'>>
  }
}

interface Lines {
  readonly order: { readonly productCategoryId: number | null }
  readonly items: readonly { readonly productId: number }[]
}

export function canBeDrawn({ isSpatial, catalog }: Drawable, { order, items }: Lines): boolean {
  if (isSpatial) return true
  if (items.some(({ productId }) => hasDrawing(catalog.products.get(productId)))) return true
  const { productCategoryId } = order
  return [...catalog.products.values()].some(
    (product) =>
      hasDrawing(product) && (productCategoryId === null || product.productCategoryId === productCategoryId),
  )
}
