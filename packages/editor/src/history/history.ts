/** Undo and redo: a stack of steps, each the operations of one thing a person did. */
import { trust } from '@orderwright/domain/units'
import { z } from 'zod'
import { fieldsOf, pickFields } from '../document/fields.ts'
import {
  applyProps,
  idOf,
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
  /** stays with the step wherever it goes: what was said of it takes back this one, whatever was done since */
  id: z.string().optional(),
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
  return { undo: [...history.undo.slice(0, -1), { ...last, label: step.label, operations, keys }], redo: [] }
}

/** A step by its name, and its words. */
export interface StepName {
  readonly id: string
  readonly label: string
}

/** The newest step in a direction, or the one of this id, and the operations that undo or redo it; null when there is none. */
export function takeStep(
  history: History,
  direction: Direction,
  id?: string,
): (Pick<HistoryStep, 'label' | 'id' | 'operations'> & { keys: readonly string[]; rest: History }) | null {
  const steps = history[direction]
  const at = id === undefined ? steps.length - 1 : steps.findLastIndex((one) => one.id === id)
  const step = steps[at]
  if (!step) return null
  const operations = direction === 'undo' ? invertOperations(step.operations) : step.operations
  const later = steps.slice(at + 1).flatMap((one) => one.operations)
  return {
    ...step,
    operations: operations.map((operation) => later.reduce(besideLater, operation)),
    keys: step.keys ?? [],
    rest: { ...history, [direction]: steps.toSpliced(at, 1) },
  }
}

/**
 * An operation of a step beside one that the same person made after it: a record goes with what they made of it since, and a field that
 * they wrote anew stays.
 */
function besideLater(operation: Operation, later: Operation): Operation {
  const isSame = later.resource === operation.resource && idOf(later) === idOf(operation)
  if (!isSame || later.kind !== 'update') return operation
  if (operation.kind === 'destroy')
    return trust<Operation>({ ...operation, record: applyProps(operation.record, later.props) })
  if (operation.kind === 'create') return operation
  const written = fieldsOf(later.props)
  return { ...operation, props: pickFields(operation.props, (field) => !written.has(field)) }
}

/** Puts what was undone on the other stack, so that it can be redone, and the other way round. */
export function pushUndone(
  history: History,
  direction: Direction,
  { label, id }: Pick<HistoryStep, 'label' | 'id'>,
  undone: Operation[],
): History {
  if (undone.length === 0) return history
  return direction === 'undo'
    ? { ...history, redo: [...history.redo, { label, id, operations: invertOperations(undone) }] }
    : { ...history, undo: [...history.undo, { label, id, operations: undone }] }
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
