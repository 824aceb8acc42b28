/** What the person sees: the document, what the engine says of it, and the line on the drawing board. All pure. */
import { evaluateOrder, type OrderEvaluation, withCanvasOf } from '@orderwright/domain/configuration'
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import { itemOf, type OrderDocument, selectionAfterDeletion } from '@orderwright/domain/orders'
import type { SpatialTables } from '@orderwright/domain/spatial'
import { trust } from '@orderwright/domain/units'
import { type NewIds, spatialKinds, withReferences } from './record-kinds.ts'

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

/**
 * Another state of the document. Where the active line has gone, the selection moves as after a deletion; the first
 * lines that a document gets are opened as those that it is opened with.
 */
export function withDocument(view: DocumentView, document: OrderDocument): DocumentView {
  if (document === view.document) return view
  // What stands on the canvas changes nothing that the engine judges.
  const isJudged = document.order !== view.document.order || document.items !== view.document.items
  const evaluation = isJudged
    ? evaluateOrder(view.context, document, view.evaluation)
    : withCanvasOf(view.evaluation, document)
  const activeItemId = remainingSelection(view, document)
  return { ...view, document, evaluation, activeItemId }
}

function remainingSelection({ document: before, activeItemId }: DocumentView, after: OrderDocument) {
  if (activeItemId === null) return before.items.length > 0 ? null : (after.items[0]?.id ?? null)
  if (itemOf(after, activeItemId)) return activeItemId
  const ids = before.items.map((item) => item.id)
  const next = selectionAfterDeletion(ids, activeItemId, activeItemId)
  return next !== null && itemOf(after, next) ? next : (after.items[0]?.id ?? null)
}

/** Makes a line active; none where the document has no such line. */
export function withActiveItem(view: DocumentView, itemId: number | null): DocumentView {
  const activeItemId = itemId === null ? null : (itemOf(view.document, itemId)?.id ?? null)
  return { ...view, activeItemId }
}

/** New records got their server ids. */
export function withServerIds(view: DocumentView, ids: NewIds): DocumentView {
  const { document, activeItemId } = view
  const mapped = document.items.map((item) => withNewIds(item, ids))
  const isSameList = mapped.every((item, index) => item === document.items[index])
  const spatial = document.spatial && spatialWithNewIds(document.spatial, ids)
  return withDocument(
    { ...view, activeItemId: activeItemId === null ? null : (ids.get(activeItemId) ?? activeItemId) },
    { ...document, items: isSameList ? document.items : mapped, ...(spatial ? { spatial } : {}) },
  )
}

function withNewIds<T extends { readonly id: number }>(record: T, ids: NewIds): T {
  const referring = withReferences(record, ids)
  const id = ids.get(record.id)
  return id === undefined ? referring : { ...referring, id }
}

function spatialWithNewIds(spatial: SpatialTables, ids: NewIds): SpatialTables {
  const tables = spatialKinds.map((kind) => {
    let isSame = true
    const table = new Map<number, object>()
    for (const record of spatial[kind].values()) {
      const next = withNewIds<{ readonly id: number }>(record, ids)
      if (next !== record) isSame = false
      table.set(next.id, next)
    }
    return [kind, isSame ? spatial[kind] : table]
  })
  return trust<SpatialTables>(Object.fromEntries(tables))
}
