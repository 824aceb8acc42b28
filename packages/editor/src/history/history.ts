/** Undo and redo: a stack of steps, each the operations of one thing a person did. */
import { z } from 'zod'
import {
  invertOperations,
  isNoChange,
  mergeUpdates,
  type Operation,
  operationSchema,
  remapOperation,
} from '../document/operations.ts'
import type { NewIds } from '../document/record-kinds.ts'

export const historyStepSchema = z.object({
  label: z.string(),
  operations: z.array(operationSchema),
  /** the batches in which the step was sent: what the server refuses of it is no step */
  keys: z.array(z.string()).optional(),
})
export type HistoryStep = z.infer<typeof historyStepSchema>
export const historySchema = z.object({ undo: z.array(historyStepSchema), redo: z.array(historyStepSchema) })
export type History = z.infer<typeof historySchema>
export type Direction = 'undo' | 'redo'

export const emptyHistory: History = { undo: [], redo: [] }
/** The number of steps held; the oldest fall off. */
export const maxHistorySteps = 200

/** Adds a step; what was undone before can no longer be redone. */
export function pushStep(history: History, step: HistoryStep): History {
  return { undo: [...history.undo, step].slice(-maxHistorySteps), redo: [] }
}

/** Adds to the newest step: typing into one field is one step, however many keys it took. */
export function extendLastStep(history: History, step: HistoryStep): History {
  const last = history.undo.at(-1)
  if (!last) return pushStep(history, step)
  const [earlier] = last.operations
  const [later] = step.operations
  const isOneField =
    last.operations.length === 1 &&
    step.operations.length === 1 &&
    earlier?.kind === 'update' &&
    later?.kind === 'update' &&
    earlier.resource === later.resource &&
    earlier.id === later.id
  const operations = isOneField ? [mergeUpdates(earlier, later)] : [...last.operations, ...step.operations]
  const keys = [...(last.keys ?? []), ...(step.keys ?? [])]
  return { undo: [...history.undo.slice(0, -1), { label: step.label, operations, keys }], redo: [] }
}

/** The newest step in a direction and the operations that undo or redo it; null when there is none. */
export function takeStep(
  history: History,
  direction: Direction,
): { label: string; operations: Operation[]; keys: readonly string[]; rest: History } | null {
  const step = history[direction].at(-1)
  if (!step) return null
  return {
    label: step.label,
    operations: direction === 'undo' ? invertOperations(step.operations) : step.operations,
    keys: step.keys ?? [],
    rest: { ...history, [direction]: history[direction].slice(0, -1) },
  }
}

/** Puts what was undone on the other stack, so that it can be redone, and the other way round. */
export function pushUndone(
  history: History,
  direction: Direction,
  label: string,
  undone: Operation[],
): History {
  if (undone.length === 0) return history
  return direction === 'undo'
    ? { ...history, redo: [...history.redo, { label, operations: invertOperations(undone) }] }
    : { ...history, undo: [...history.undo, { label, operations: undone }] }
}

/** The newest step sent in these batches: it was made before it was sent. */
export function withSentKeys(
  history: History,
  direction: Direction,
  sent: readonly (string | null)[],
): History {
  const last = history[direction].at(-1)
  const keys = sent.filter((key) => key !== null)
  if (!last || keys.length === 0) return history
  const step = { ...last, keys: [...new Set([...(last.keys ?? []), ...keys])] }
  return { ...history, [direction]: [...history[direction].slice(0, -1), step] }
}

/**
 * The history without the steps of a batch that the server refused, and without those that come to nothing then: there is
 * nothing to take back or to do again.
 */
export function withoutRefused(history: History, key: string): History {
  const isLeft = ({ keys, operations }: HistoryStep) =>
    keys?.includes(key) !== true &&
    !operations.every((operation) => operation.kind === 'update' && isNoChange(operation))
  return { undo: history.undo.filter(isLeft), redo: history.redo.filter(isLeft) }
}

/** Every operation changed by `change`; steps that did not change keep their object. */
export function mapHistory(history: History, change: (operation: Operation) => Operation): History {
  const map = (step: HistoryStep): HistoryStep => {
    const operations = step.operations.map(change)
    return operations.every((operation, index) => operation === step.operations[index])
      ? step
      : { ...step, operations }
  }
  const next = { undo: history.undo.map(map), redo: history.redo.map(map) }
  const isSame =
    next.undo.every((step, index) => step === history.undo[index]) &&
    next.redo.every((step, index) => step === history.redo[index])
  return isSame ? history : next
}

/** The history with local ids replaced by the server's. */
export function remapHistory(history: History, ids: NewIds): History {
  return mapHistory(history, (operation) => remapOperation(operation, ids))
}
