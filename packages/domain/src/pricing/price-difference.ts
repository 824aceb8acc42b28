/** What a choice would change in the price of an item. */
import type { RuleContext } from '../constraints/types.ts'
import { customProductId } from '../catalog/schema.ts'
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

/**
 * What all items together would gain by choosing an option for the whole order, each as many times as its quantity says, in
 * cents; null when a price of one of them can not be computed or is hidden. Custom products keep their price.
 */
export function orderPriceDifference(
  context: RuleContext,
  document: OrderDocument,
  propertyId: number,
  optionId: number,
): Cents | null {
  let sum = 0
  for (const { id, productId, quantity } of document.items) {
    if (productId === customProductId) continue
    const difference = priceDifference(context, document, id, propertyId, optionId)
    if (difference === null) return null
    sum += difference * quantity
  }
  return cents(sum)
}
