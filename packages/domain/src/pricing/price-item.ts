/** The price of one item by its product's rule, with its trace. */
import type { EvaluationContext } from '../configuration/types.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { ProductInstance } from '../orders/schema.ts'
import type { Cents } from '../units/money.ts'
import type { ItemPrice } from './types.ts'

export function priceItem(
  _context: EvaluationContext,
  _document: OrderDocument,
  _item: ProductInstance,
): ItemPrice {
  throw new Error('in progress')
}

/**
 * What the unit price of an item would gain by choosing an option, in cents; null when either price can not
 * be computed or is hidden.
 */
export function priceDifference(
  _context: EvaluationContext,
  _document: OrderDocument,
  _itemId: number,
  _propertyId: number,
  _optionId: number,
): Cents | null {
  throw new Error('in progress')
}
