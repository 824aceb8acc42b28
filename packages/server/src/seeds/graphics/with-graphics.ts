/** Gives an organisation's products their 3D graphics. */
import { findDrawingFamily, type GraphicBinding, type ProductGraphic } from '@orderwright/domain'
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
    // The names come from the drawing: no 3D before its family is there.
    const isDrawn = product.drawing !== null && findDrawingFamily(product.drawing.family) !== undefined
    if (!use || !isDrawn) return product
    const graphic = { productGraphicId: use.id, constants: use.constants ?? {}, bindings: {} }
    return { ...product, graphic }
  })
  const productGraphics = uses.map(({ id, graphic }) => records.graphic({ id, ...graphic }))
  return { ...catalog, products, productGraphics }
}
