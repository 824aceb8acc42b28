/**
 * The list of unsent batches, oldest first, as pure functions. A list that does not change keeps its object, so that it
 * is persisted only when it did.
 */
import { z } from 'zod'
import {
  type DestroyOperation,
  idOf,
  invertOperations,
  isAbout,
  isNoChange,
  mergeUpdates,
  type Operation,
  operationSchema,
  refersTo,
  type UpdateOperation,
} from '../document/operations.ts'

/** Operations that were made together, and are saved as a whole or not at all. */
export const batchSchema = z.object({
  key: z.string(),
  operations: z.array(operationSchema),
  /** the part that the server has already: reverted when the rest is refused */
  saved: z.array(operationSchema).optional(),
  /** it reverts the saved part of a refused batch; when it is refused itself, nothing is reverted again */
  isTakingBack: z.literal(true).optional(),
})
export type Batch = z.infer<typeof batchSchema>
export type Batches = readonly Batch[]

/** A change of one operation; null removes it. */
export type OperationEdit = (operation: Operation) => Operation | null

/**
 * The list with operations that fold into what waits already: typing on in one field, or the deletion of a record that
 * was never sent. Null when they need a batch of their own. `isFirstSent`: the server may hold the first batch although
 * its answer was lost, so it must not change.
 */
export function mergeIntoBatches(
  batches: Batches,
  operations: readonly Operation[],
  isFirstSent: boolean,
): Batches | null {
  const [operation] = operations
  if (!operation || operations.length !== 1) return null
  if (operation.kind === 'update') return mergeIntoLast(batches, operation, isFirstSent)
  if (operation.kind === 'destroy' && idOf(operation) < 0) {
    return withoutUnsentRecord(batches, operation, isFirstSent)
  }
  return null
}

function mergeIntoLast(batches: Batches, operation: UpdateOperation, isFirstSent: boolean): Batches | null {
  const last = batches.at(-1)
  if (!last || (batches.length === 1 && isFirstSent)) return null
  const [waiting] = last.operations
  if (
    last.operations.length !== 1 ||
    waiting?.kind !== 'update' ||
    waiting.resource !== operation.resource ||
    waiting.id !== operation.id
  ) {
    return null
  }
  const merged = mergeUpdates(waiting, operation)
  const others = batches.slice(0, -1)
  return isNoChange(merged) ? others : [...others, { ...last, operations: [merged] }]
}

/** Never sent, so the server need not know of the record at all. */
function withoutUnsentRecord(
  batches: Batches,
  { resource, record }: DestroyOperation,
  isFirstSent: boolean,
): Batches | null {
  const index = batches.findIndex(({ operations }) =>
    operations.some((operation) => operation.kind === 'create' && isAbout(operation, resource, record.id)),
  )
  if (index < 0 || (index === 0 && isFirstSent)) return null
  return editOperations(batches, (operation) => (isAbout(operation, resource, record.id) ? null : operation))
}

/** Every operation as `edit` gives it; a batch that is left without operations goes. */
export function editOperations(batches: Batches, edit: OperationEdit): Batches {
  const next = batches.flatMap((batch): Batch[] => {
    const operations = batch.operations.map(edit).filter((operation) => operation !== null)
    if (operations.length === 0) return []
    const isSame =
      operations.length === batch.operations.length &&
      operations.every((operation, index) => operation === batch.operations[index])
    return [isSame ? batch : { ...batch, operations }]
  })
  const isSame = next.length === batches.length && next.every((batch, index) => batch === batches[index])
  return isSame ? batches : next
}

/** The server has taken an operation of the first batch; `asSaved` is it as the server has it. */
export function markSaved(batches: Batches, operation: Operation, asSaved: Operation = operation): Batches {
  const [first, ...others] = batches
  if (!first) return batches
  const operations = first.operations.filter((entry) => entry !== operation)
  const saved = [...(first.saved ?? []), asSaved]
  return operations.length === 0 ? others : [{ ...first, operations, saved }, ...others]
}

/** The first batch as one thing a person did: its saved part and the rest. */
export function wholeBatch(batch: Batch): Batch {
  return { ...batch, operations: [...(batch.saved ?? []), ...batch.operations] }
}

/**
 * The list without its first batch, which the server refused. What was done to a record that the batch created goes with
 * it, and what refers to it, and the part of the batch that was saved is reverted first of all.
 */
export function withoutRefusedBatch(batches: Batches, newKey: () => string): Batches {
  const [refused, ...others] = batches
  if (!refused) return batches
  const unborn = wholeBatch(refused)
    .operations.filter((operation) => operation.kind === 'create')
    .filter((operation) => idOf(operation) < 0 || !operation.restores)
  const left = editOperations(others, (operation) =>
    unborn.some(
      ({ resource, record: { id } }) =>
        isAbout(operation, resource, id) || (id < 0 && refersTo(operation, id)),
    )
      ? null
      : operation,
  )
  const { saved = [], isTakingBack } = refused
  if (saved.length === 0 || isTakingBack) return left
  return [{ key: newKey(), operations: invertOperations(saved), isTakingBack: true }, ...left]
}

/** Puts back batches that an earlier page left unsent: before everything that waits, but after what is being sent. */
export function restoreBatches(batches: Batches, restored: Batches, isSending: boolean): Batches {
  const at = isSending ? 1 : 0
  return [...batches.slice(0, at), ...restored, ...batches.slice(at)]
}
