/** What choosing an option comes to, in money: with the choices that follow from it, as the press would make them. [issue 18] */
import { itemOf, type OrderDocument } from '../orders/document.ts'
import { priceDifference } from '../pricing/price-difference.ts'
import { priceItem } from '../pricing/price-item.ts'
import { type Cents, cents } from '../units/money.ts'
import { acceptedDocument } from './changes/accept-changes.ts'
import { withFollowingChoices } from './default-configuration.ts'
import type { OrderEvaluation } from './types.ts'

/**
 * What the unit price of an item gains where the order becomes `after`, in cents; null when either price can not be computed or is
 * hidden, or the item is not in both.
 */
export function unitPriceDifference(
  { context, document }: OrderEvaluation,
  after: OrderDocument,
  itemId: number,
): Cents | null {
  const [from, to] = [itemOf(document, itemId), itemOf(after, itemId)]
  if (from === undefined || to === undefined) return null
  const before = priceItem(context, document, from)
  const next = priceItem(context, after, to)
  return before.ok && next.ok ? cents(next.unitPrice - before.unitPrice) : null
}

/**
 * What an option adds to the unit price of an item, in cents, together with the choices that it makes necessary; null where it would be
 * refused, or a price is not known. One of several options is added to those that are chosen.
 */
export function choicePriceDifference(
  evaluation: OrderEvaluation,
  itemId: number,
  propertyId: number,
  optionId: number,
): Cents | null {
  const { context, document } = evaluation
  const property = context.catalog.properties.get(propertyId)
  if (property?.isOrderLevel === 1) return priceDifference(context, document, itemId, propertyId, optionId)
  const now = itemOf(document, itemId)?.properties[propertyId]
  const optionIds = [...new Set([...(now?.optionIds ?? []), optionId])]
  const selection = property?.type === 'select' ? { ...now, optionIds } : { ...now, optionId }
  const changes = withFollowingChoices(evaluation, [{ itemId, propertyId, selection }])
  const after = acceptedDocument(context, document, changes)
  return after === undefined ? null : unitPriceDifference(evaluation, after, itemId)
}
