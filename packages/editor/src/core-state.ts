/**
 * What the order editor holds for the person besides what the server has and what is unsent: the document on the screen, the steps that
 * can be taken back, and what is to be told. Each function gives the next state. All pure.
 */
import type { CallError } from '@orderwright/contract'
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import { itemOf, type OrderDocument } from '@orderwright/domain/orders'
import {
  type DocumentView,
  openView,
  withActiveItem,
  withDocument,
  withServerIds,
} from './document/document-view.ts'
import { applyOperations, type Operation } from './document/operations.ts'
import { typedTexts } from './document/typed-texts.ts'
import type { EditorState, Notice, Rejection } from './editor-state.ts'
import { type Direction, type History, mapHistory, remapHistory, withSentKeys } from './history/history.ts'
import type { StepPlan } from './history/plan-step.ts'
import {
  emptyUndoState,
  recordStep,
  type UndoState,
  withHistory,
  withoutRefusedSteps,
} from './history/undo-state.ts'
import type { LiveChange } from './server-state/live-change.ts'
import { type ReconciledUpdate, reconcileStep } from './server-state/reconcile-values.ts'
import type { Batch } from './sync/batches.ts'

/** What others changed, or the whole order as it was loaded again. */
export type Heard =
  | { readonly kind: 'change'; readonly change: LiveChange }
  | { readonly kind: 'load'; readonly document: OrderDocument }

export interface CoreState {
  readonly view: DocumentView
  readonly undo: UndoState
  readonly rejections: readonly Rejection[]
  readonly notices: readonly Notice[]
  /** what arrived while a new record was being created, the oldest first */
  readonly deferred: readonly Heard[]
}

/** The state of an order that is opened, with the steps of an earlier page. */
export function openState(context: EvaluationContext, document: OrderDocument, history?: History): CoreState {
  const undo = history ? withHistory(emptyUndoState, history) : emptyUndoState
  return { view: openView(context, document), undo, rejections: [], notices: [], deferred: [] }
}

/** Something that the person did: shown at once, and a step that can be taken back. Under one `mergeKey` it goes on with the last one. */
export function withStep(
  state: CoreState,
  step: { readonly label: string; readonly id: string; readonly operations: Operation[] },
  mergeKey: string | null,
): CoreState {
  const view = withDocument(state.view, applyOperations(state.view.document, step.operations))
  return { ...state, view, undo: recordStep(state.undo, step, mergeKey) }
}

/** The newest step of a stack was sent with these batches. */
export function withSent(
  state: CoreState,
  direction: Direction,
  keys: readonly (string | null)[],
): CoreState {
  return { ...state, undo: withHistory(state.undo, withSentKeys(state.undo.history, direction, keys)) }
}

/** What a step that is taken back, or done again, leaves; its line is shown. */
export function withPlannedStep(state: CoreState, plan: StepPlan): CoreState {
  const view = withDocument(state.view, applyOperations(state.view.document, plan.operations))
  const { itemIdToShow: id } = plan
  const isThere = id !== undefined && itemOf(view.document, id) !== undefined
  return { ...state, undo: plan.undo, view: isThere ? withActiveItem(view, id) : view }
}

/** The steps go on from the values that the server stored. */
export function withReconciled(state: CoreState, update: ReconciledUpdate): CoreState {
  const history = mapHistory(state.undo.history, (operation) => reconcileStep(operation, update))
  return { ...state, undo: withHistory(state.undo, history) }
}

/** New records have their ids of the server, by those that they had here. */
export function withIds(state: CoreState, ids: ReadonlyMap<number, number>): CoreState {
  const undo = withHistory(state.undo, remapHistory(state.undo.history, ids))
  return { ...state, undo, view: withServerIds(state.view, ids) }
}

/** A batch that the server will never take: it is told with what was typed, and what it did is no step. */
export function withRefused(state: CoreState, batch: Batch, error: CallError): CoreState {
  const rejection = { id: batch.key, error, texts: typedTexts(batch.operations) }
  return {
    ...state,
    rejections: [...state.rejections, rejection],
    undo: withoutRefusedSteps(state.undo, batch.key),
  }
}

/** Without a rejection or a notice that the person has read. */
export function withoutTold(state: CoreState, id: string): CoreState {
  const others = <T extends { readonly id: string }>(told: readonly T[]) =>
    told.filter((one) => one.id !== id)
  return { ...state, rejections: others(state.rejections), notices: others(state.notices) }
}

/** What the screens are shown; the queue, the conflicts and the storage say the rest. */
export function shownState(
  { view: { document, evaluation, activeItemId }, undo: { history }, rejections, notices }: CoreState,
  rest: Pick<EditorState, 'saveState' | 'conflict' | 'isKept'>,
): EditorState {
  return {
    document,
    evaluation,
    activeItemId,
    ...rest,
    rejections,
    notices,
    undoLabel: history.undo.at(-1)?.label ?? null,
    redoLabel: history.redo.at(-1)?.label ?? null,
  }
}
