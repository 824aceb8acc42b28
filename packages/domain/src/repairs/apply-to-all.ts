/** One line's choice of a property given to every other line of the same product; what can't take it is told. [1.5.47] */
import type { OrderEvaluation } from '../configuration/types.ts'
import { type ItemChangesPlan, planItemChanges } from './change-items.ts'

/** The other lines of the same product as `itemId`. */
export function linesOfSameProduct({ document }: OrderEvaluation, itemId: number): readonly number[] {
  const productId = document.items.find(({ id }) => id === itemId)?.productId
  return document.items
    .filter((item) => item.productId === productId && item.id !== itemId)
    .map(({ id }) => id)
}

/** What `itemId` has chosen of the property, planned for the other lines of its product. */
export function planApplyToAll(start: OrderEvaluation, itemId: number, propertyId: number): ItemChangesPlan {
  const selection = start.itemsById.get(itemId)?.properties.get(propertyId)?.selection ?? null
  return planItemChanges(
    start,
    linesOfSameProduct(start, itemId).map((otherId) => ({ itemId: otherId, propertyId, selection })),
  )
}
