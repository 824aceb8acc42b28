/** Gives an organisation's products their 3D graphics. */
import type { GraphicBinding } from '@orderwright/domain/catalog'
import type { ProductGraphic } from '@orderwright/domain/graphics'
import type { SeedCatalog } from '../org-seed.ts'
import type { Records } from '../records.ts'

export type GraphicUse = {
  readonly id: number
  readonly graphic: Pick<ProductGraphic, 'title' | 'nodes'>
  /** Products that are shown with it; the names of their drawings fill it. */
  readonly productIds: readonly number[]
  readonly constants?: GraphicBinding['constants']
}

export function withGraphics(
  records: Records,
  catalog: Partial<SeedCatalog>,
  uses: readonly GraphicUse[],
): Partial<SeedCatalog> {
  const products = (catalog.products ?? []).map((product) => {
    const use = uses.find(({ productIds }) => productIds.includes(product.id))
    if (!use) return product
    const graphic = { productGraphicId: use.id, constants: use.constants ?? {}, bindings: {} }
    return { ...product, graphic }
  })
  const productGraphics = uses.map(({ id, graphic }) => records.graphic({ id, ...graphic }))
  return { ...catalog, products, productGraphics }
}
