/** One choice, planned: the next document with its patches, or a refusal that says why and what would help. */
import type { OrderDocument } from '../orders/document.ts'
import type { EvaluationContext, SelectionChange, SelectionPlan, SelectionRefusal } from './types.ts'

/** Plans one choice. Never mutates. [1.5.26, 1.5.27] */
export function planSelection(
  context: EvaluationContext,
  document: OrderDocument,
  change: SelectionChange,
): SelectionPlan | SelectionRefusal {
  return planChanges(context, document, [change])
}

/** Plans several choices as one: applying a repair is `planChanges(context, document, repair.changes)`. */
export function planChanges(
  _context: EvaluationContext,
  _document: OrderDocument,
  _changes: readonly SelectionChange[],
): SelectionPlan | SelectionRefusal {
  throw new Error('in progress')
}
