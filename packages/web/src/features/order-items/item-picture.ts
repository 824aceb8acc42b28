/** The picture of a line that has no drawing: its own, else that of what was chosen, else its product's. */
import type { Catalog } from '@orderwright/domain/catalog'
import type { ProductInstance } from '@orderwright/domain/orders'

/** An address, or null. Of several chosen options with a picture the first in display order counts. */
export function itemPicture(catalog: Catalog, item: ProductInstance): string | null {
  if (item.thumbnailUrl !== null && item.thumbnailUrl !== '') return item.thumbnailUrl
  for (const { id } of catalog.propertiesByProduct.get(item.productId) ?? []) {
    const picture = catalog.options.get(item.properties[id]?.optionId ?? 0)?.thumbnailUrl
    if (picture) return picture
  }
  return catalog.products.get(item.productId)?.thumbnailUrl ?? null
}
