/** Which piece of a line is drawn for one of its quantity: pieces differ in their engravings alone. */
import type { ProductInstance } from '../orders/schema.ts'

/** The piece itself where the line has engravings for each; else the first, which all are like. */
export function drawnPiece({ properties }: Pick<ProductInstance, 'properties'>, piece: number): number {
  const hasOwn = Object.values(properties).some(({ engravings = [] }) => engravings.length > 1)
  return hasOwn ? piece : 0
}
