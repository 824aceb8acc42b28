/** The whole of an order judged: validity, allowed options, prices and costs, reusing what did not change. */
import type { OrderDocument } from '../orders/document.ts'
import type { ProductInstance } from '../orders/schema.ts'
import type { EvaluationContext, ItemEvaluation, OrderEvaluation } from './types.ts'

export function evaluateItem(
  _context: EvaluationContext,
  _document: OrderDocument,
  _item: ProductInstance,
): ItemEvaluation {
  throw new Error('in progress')
}

/**
 * Judges an order. With `previous`, items that are the same objects under the same context, order-level
 * choices and pricing date keep their result object.
 */
export function evaluateOrder(
  _context: EvaluationContext,
  _document: OrderDocument,
  _previous?: OrderEvaluation,
): OrderEvaluation {
  throw new Error('in progress')
}
