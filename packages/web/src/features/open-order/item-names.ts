/** What an order line is called on the screen. */
import { type Catalog, customProductId } from '@orderwright/domain/catalog'
import { itemNameMessages } from '@orderwright/domain/messages'
import type { ProductInstance } from '@orderwright/domain/orders'

/** The product's title; custom products and products that the catalog lost have words of their own. */
export function productTitle(catalog: Catalog, item: Pick<ProductInstance, 'productId'>): string {
  if (item.productId === customProductId) return itemNameMessages.customProduct
  return catalog.products.get(item.productId)?.title ?? itemNameMessages.productNoLongerOffered
}

/** The identifier that somebody gave the line, else its product. */
export function itemTitle(catalog: Catalog, item: ProductInstance): string {
  return item.title.trim() === '' ? productTitle(catalog, item) : item.title
}
