/** What undoing or redoing the newest step comes to: operations for the document, the stacks after it, and words. */
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import type { OrderDocument } from '@orderwright/domain/orders'
import { idOf, type Operation } from '../document/operations.ts'
import { type Direction, pushUndone, takeStep } from './history.ts'
import { undoRedoNote } from './undo-redo-note.ts'
import { planUndoRedo } from './undo-redo.ts'
import type { UndoState } from './undo-state.ts'

export interface StepPlan {
  readonly undo: UndoState
  readonly operations: Operation[]
  /** the batches in which the step was sent before */
  readonly batchKeys: readonly string[]
  /** the line that a person wants to see after it */
  readonly itemIdToShow: number | undefined
  /** the step's name; null when nothing of it can be done */
  readonly label: string | null
  /** what was skipped because others changed it since */
  readonly note: string | null
}

/** Null when there is no step in that direction, or none of that id any more. */
export function planStep(
  { history }: UndoState,
  { document, context }: { readonly document: OrderDocument; readonly context: EvaluationContext },
  direction: Direction,
  id?: string,
): StepPlan | null {
  const step = takeStep(history, direction, id)
  if (!step) return null
  const { operations, skipped } = planUndoRedo(document, step.operations)
  const isSomethingDone = operations.length > 0
  return {
    undo: { history: pushUndone(step.rest, direction, step, operations), mergeKey: null },
    operations,
    batchKeys: step.keys,
    itemIdToShow: itemToShow(operations),
    label: isSomethingDone ? step.label : null,
    note: undoRedoNote(context.catalog, direction, step.label, isSomethingDone, skipped),
  }
}

/** The line that came back, else the one that changed. */
function itemToShow(operations: readonly Operation[]): number | undefined {
  const isOfLine = ({ resource }: Operation) => resource === 'productInstance'
  const created = operations.find((operation) => operation.kind === 'create' && isOfLine(operation))
  if (created) return idOf(created)
  const changed = operations.find((operation) => operation.kind === 'update' && isOfLine(operation))
  return changed && idOf(changed)
}
