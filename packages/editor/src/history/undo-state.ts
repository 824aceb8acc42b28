/** The undo and redo stacks together with what decides whether the next change extends the newest step. All pure. */
import {
  emptyHistory,
  extendLastStep,
  type History,
  type HistoryStep,
  pushStep,
  withoutRefused,
} from './history.ts'

export interface UndoState {
  readonly history: History
  /** typing under the same key goes on in the newest step; null when the next change is a step of its own */
  readonly mergeKey: string | null
}

export const emptyUndoState: UndoState = { history: emptyHistory, mergeKey: null }

/** A person did something; typing on under the same key adds to the newest step. */
export function recordStep(
  { history, mergeKey: lastKey }: UndoState,
  step: HistoryStep,
  mergeKey: string | null,
): UndoState {
  const isTypingOn = mergeKey !== null && mergeKey === lastKey && history.undo.length > 0
  return { history: isTypingOn ? extendLastStep(history, step) : pushStep(history, step), mergeKey }
}

/** The stacks changed, but not by a step of the person's. */
export function withHistory(undo: UndoState, history: History): UndoState {
  return history === undo.history ? undo : { ...undo, history }
}

/** The server refused a batch: its steps go, and typing on is a new step. */
export function withoutRefusedSteps({ history }: UndoState, batchKey: string): UndoState {
  return { history: withoutRefused(history, batchKey), mergeKey: null }
}
