/** What the person sees: the document, what the engine says of it, and the line on the drawing board. All pure. */
import {
  type EvaluationContext,
  evaluateOrder,
  itemOf,
  type OrderDocument,
  type OrderEvaluation,
  selectionAfterDeletion,
} from '@orderwright/domain'

export interface DocumentView {
  readonly context: EvaluationContext
  readonly document: OrderDocument
  readonly evaluation: OrderEvaluation
  /** null when there is no line, or none is shown */
  readonly activeItemId: number | null
}

/** The view of a document that was just opened: its first line is active. */
export function openView(context: EvaluationContext, document: OrderDocument): DocumentView {
  const activeItemId = document.items[0]?.id ?? null
  return { context, document, evaluation: evaluateOrder(context, document), activeItemId }
}

/** Another catalog, viewer or day: everything is evaluated anew. */
export function withContext(view: DocumentView, context: EvaluationContext): DocumentView {
  return { ...view, context, evaluation: evaluateOrder(context, view.document, view.evaluation) }
}

/** Another state of the document. Where the active line has gone, the selection moves as after a deletion. */
export function withDocument(view: DocumentView, document: OrderDocument): DocumentView {
  if (document === view.document) return view
  const evaluation = evaluateOrder(view.context, document, view.evaluation)
  const activeItemId = remainingSelection(view, document)
  return { ...view, document, evaluation, activeItemId }
}

function remainingSelection({ document: before, activeItemId }: DocumentView, after: OrderDocument) {
  if (activeItemId === null || itemOf(after, activeItemId)) return activeItemId
  const ids = before.items.map((item) => item.id)
  const next = selectionAfterDeletion(ids, activeItemId, activeItemId)
  return next !== null && itemOf(after, next) ? next : (after.items[0]?.id ?? null)
}

/** Makes a line active; none where the document has no such line. */
export function withActiveItem(view: DocumentView, itemId: number | null): DocumentView {
  const activeItemId = itemId === null ? null : (itemOf(view.document, itemId)?.id ?? null)
  return { ...view, activeItemId }
}

/** A new line got its server id. */
export function withServerId(view: DocumentView, localId: number, id: number): DocumentView {
  const items = view.document.items.map((item) => (item.id === localId ? { ...item, id } : item))
  const activeItemId = view.activeItemId === localId ? id : view.activeItemId
  return withDocument({ ...view, activeItemId }, { ...view.document, items })
}
