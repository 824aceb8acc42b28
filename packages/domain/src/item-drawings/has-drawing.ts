import type { Product } from '../catalog/schema.ts'

/** Whether a product is drawn to scale, as far as its record says: what is chosen may still not be drawable. */
export function hasDrawing(product: Pick<Product, 'drawing'> | undefined): boolean {
  return product !== undefined && product.drawing !== null
}
