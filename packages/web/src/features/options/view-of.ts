/** What the editor says of a property now, for what is open beside its row. */
import type { OrderEvaluation, PropertyEvaluation } from '@orderwright/domain/configuration'

/** Of a line, or (itemId null) of the whole order. */
export function viewOf(
  evaluation: OrderEvaluation,
  itemId: number | null,
  propertyId: number,
): PropertyEvaluation | undefined {
  return itemId === null
    ? evaluation.orderProperties.find(({ property }) => property.id === propertyId)
    : evaluation.itemsById.get(itemId)?.properties.get(propertyId)
}
