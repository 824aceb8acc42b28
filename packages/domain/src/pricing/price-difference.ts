/** What a choice would change in the price of an item. */
import type { RuleContext } from '../constraints/types.ts'
import { itemOf, type OrderDocument } from '../orders/document.ts'
import { cents, type Cents } from '../units/money.ts'
import { priceItem } from './price-item.ts'

/**
 * What the unit price of an item would gain by choosing an option, in cents; null when either price can not
 * be computed or is hidden.
 */
export function priceDifference(
  context: RuleContext,
  document: OrderDocument,
  itemId: number,
  propertyId: number,
  optionId: number,
): Cents | null {
  const item = itemOf(document, itemId)
  if (item === undefined) return null
  const property = context.catalog.properties.get(propertyId)
  const isOrderLevel = property?.isOrderLevel === 1
  const isMultiple = property?.type === 'select'
  const current = (isOrderLevel ? document.order : item).properties[propertyId]
  const chosen = isMultiple
    ? { ...current, optionIds: [...new Set([...(current?.optionIds ?? []), optionId])] }
    : { ...current, optionId }
  const changed = { [propertyId]: chosen }
  const before = priceItem(context, document, item)
  const after = isOrderLevel
    ? priceItem(
        context,
        {
          ...document,
          order: { ...document.order, properties: { ...document.order.properties, ...changed } },
        },
        item,
      )
    : priceItem(context, document, { ...item, properties: { ...item.properties, ...changed } })
  return before.ok && after.ok ? cents(after.unitPrice - before.unitPrice) : null
}
