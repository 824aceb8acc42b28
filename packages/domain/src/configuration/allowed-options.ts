/** The options of one property as a picker shows them. */
import type { OrderDocument } from '../orders/document.ts'
import type { EvaluationContext, OptionState } from './types.ts'

/** `itemId` null asks for the order level. Unknown items and properties have no options. */
export function allowedOptions(
  _context: EvaluationContext,
  _document: OrderDocument,
  _itemId: number | null,
  _propertyId: number,
): readonly OptionState[] {
  throw new Error('in progress')
}
