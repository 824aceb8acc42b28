/** Products that the rows of a keypad schedule can become. */
import { offeredProducts } from '../catalog/offer.ts'
import type { CatalogProduct } from '../catalog/schema.ts'
import { engravingStacks } from '../item-drawings/engraving-grid.ts'
import type { EvaluationContext } from '../item-drawings/types.ts'
import type { OrderDocument } from '../orders/document.ts'

/** Those that are offered on this order and are engraved, in their order. */
export function engravedProducts(
  { catalog, profile, viewer }: EvaluationContext,
  { order, items }: OrderDocument,
): readonly CatalogProduct[] {
  const used = items.map(({ productId }) => productId)
  return offeredProducts(catalog, order.productCategoryId, viewer.role, used).filter((product) => {
    const own = new Set((catalog.propertiesByProduct.get(product.id) ?? []).map(({ id }) => id))
    return engravingStacks(product.drawing, profile).some((ids) => ids.some((id) => own.has(id)))
  })
}
