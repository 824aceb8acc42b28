/** Undo and redo: a stack of steps, each the operations of one thing a person did. */
import { z } from 'zod'
import { invertOperation, type Operation, operationSchema, remapOperation } from './operations.ts'

export const historyStepSchema = z.object({ label: z.string(), operations: z.array(operationSchema) })
export type HistoryStep = z.infer<typeof historyStepSchema>
export const historySchema = z.object({ undo: z.array(historyStepSchema), redo: z.array(historyStepSchema) })
export type History = z.infer<typeof historySchema>

export const emptyHistory: History = { undo: [], redo: [] }
/** Steps kept; the oldest fall off. */
export const maxHistorySteps = 200

/** Adds a step; what was undone before can no longer be redone. */
export function pushStep(history: History, step: HistoryStep): History {
  return { undo: [...history.undo, step].slice(-maxHistorySteps), redo: [] }
}

/** Replaces the newest step: typing into one field is one step, however many keys it took. */
export function replaceLastStep(history: History, step: HistoryStep): History {
  return { undo: [...history.undo.slice(0, -1), step], redo: [] }
}

/** The inverse of a step's operations, in the order in which they must be applied. */
export function invertStep(step: HistoryStep): Operation[] {
  return step.operations.map(invertOperation).reverse()
}

/** Moves the newest step from undo to redo; null when there is none. */
export function takeUndo(history: History): { history: History; step: HistoryStep } | null {
  const step = history.undo.at(-1)
  if (!step) return null
  return { step, history: { undo: history.undo.slice(0, -1), redo: [...history.redo, step] } }
}

/** Moves the newest step from redo to undo; null when there is none. */
export function takeRedo(history: History): { history: History; step: HistoryStep } | null {
  const step = history.redo.at(-1)
  if (!step) return null
  return { step, history: { undo: [...history.undo, step], redo: history.redo.slice(0, -1) } }
}

/** The history with a line's local id replaced by the server's. */
export function remapHistory(history: History, from: number, to: number): History {
  const remap = (step: HistoryStep): HistoryStep => ({
    ...step,
    operations: step.operations.map((operation) => remapOperation(operation, from, to)),
  })
  return { undo: history.undo.map(remap), redo: history.redo.map(remap) }
}
