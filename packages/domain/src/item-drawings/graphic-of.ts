/** Which 3D graphic a product has. */
import type { Catalog } from '../catalog/compile.ts'
import type { ProductGraphic } from '../graphics/schema.ts'

/** The graphic of a product; undefined when it has none, or one that is archived or gone. */
export function graphicOf(catalog: Catalog, productId: number): ProductGraphic | undefined {
  const id = catalog.products.get(productId)?.graphic?.productGraphicId
  const graphic = id === undefined ? undefined : catalog.graphics.get(id)
  return graphic?.archived === 0 ? graphic : undefined
}
