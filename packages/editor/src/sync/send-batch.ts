/** Sends the next part of a batch: what stands together in one call. */
import type { CallError } from '@orderwright/contract'
import type { CreateOperation, DestroyOperation, Operation, UpdateOperation } from '../document/operations.ts'
import { idOf } from '../document/operations.ts'
import { type RecordKind, withReferences } from '../document/record-kinds.ts'
import type { RecordsResult, ServerRecord, Transport } from '../ports.ts'
import type { Batch } from './batches.ts'

/** What became of the part that was sent. */
export type Delivery =
  /** `records` in the order of the operations */
  | {
      readonly kind: 'saved'
      readonly operations: readonly Operation[]
      readonly records: readonly ServerRecord[]
    }
  /** somebody, or an earlier attempt, deleted these records before */
  | { readonly kind: 'alreadyDeleted'; readonly operations: readonly DestroyOperation[] }
  | { readonly kind: 'failed'; readonly error: CallError }

/**
 * How many records one call makes, brings back or deletes. New lines go fifty together, so that a long schedule is saved in a few calls
 * and none of them holds the order for long. What deletes lines or brings them back says no more than their ids: a whole schedule is
 * taken back by one call, or not at all.
 */
function maxOfCall(operation: Operation): number {
  // Of updates all go: the transport parts them.
  if (operation.kind === 'update') return Number.POSITIVE_INFINITY
  if (operation.resource !== 'productInstance') return 500
  return operation.kind === 'create' && !isRestored(operation) ? 50 : 1000
}

/** `versionFor`: the version that an update says it is based on. */
export async function sendNextPart(
  transport: Transport,
  { key, operations }: Batch,
  versionFor: (operation: UpdateOperation) => number,
): Promise<Delivery> {
  const [first] = operations
  if (!first) return { kind: 'saved', operations: [], records: [] }
  switch (first.kind) {
    case 'update':
      return sendUpdates(transport, leading(operations, isUpdateWith(first)), versionFor)
    case 'create':
      return sendCreates(transport, withoutReferring(leading(operations, isCreateWith(first))), key)
    case 'destroy':
      return sendDestroys(transport, leading(operations, isDestroyWith(first)))
  }
}

/** Letters of the records that one call makes: the server reads a million of a body. One record always goes. */
const MOST_LETTERS = 400_000

function lettersOf(operation: Operation): number {
  return operation.kind === 'create' ? JSON.stringify(operation.record).length : 0
}

/** The first operations, as long as they are such; at most as many as one call takes. */
function leading<T extends Operation>(
  operations: readonly Operation[],
  isSuch: (operation: Operation) => operation is T,
): readonly T[] {
  const found: T[] = []
  let letters = 0
  for (const operation of operations) {
    if (!isSuch(operation)) break
    letters += lettersOf(operation)
    if (letters > MOST_LETTERS && found.length > 0) break
    if (found.length === maxOfCall(operation)) break
    found.push(operation)
  }
  return found
}

/** Up to the first record that stands on one of those before it: it waits until that one has its id of the server. */
function withoutReferring(operations: readonly CreateOperation[]): readonly CreateOperation[] {
  const before = new Map<number, number>()
  const end = operations.findIndex(({ record }) => {
    if (record.id < 0) before.set(record.id, 0)
    return withReferences(record, before) !== record
  })
  return end < 0 ? operations : operations.slice(0, end)
}

/** An order and its lines are updated together, anything else by its kind. */
function callOf(resource: RecordKind): string {
  return resource === 'productInstance' ? 'productOrder' : resource
}

function isUpdateWith(first: UpdateOperation) {
  return (operation: Operation): operation is UpdateOperation =>
    operation.kind === 'update' && callOf(operation.resource) === callOf(first.resource)
}

/** Is it brought back, rather than made? */
function isRestored(operation: CreateOperation): boolean {
  return operation.restores && idOf(operation) > 0
}

function isCreateWith(first: CreateOperation) {
  return (operation: Operation): operation is CreateOperation =>
    operation.kind === 'create' &&
    operation.resource === first.resource &&
    isRestored(operation) === isRestored(first)
}

function isDestroyWith(first: DestroyOperation) {
  return (operation: Operation): operation is DestroyOperation =>
    operation.kind === 'destroy' && operation.resource === first.resource
}

function delivery(operations: readonly Operation[], result: RecordsResult): Delivery {
  if (!result.ok) return { kind: 'failed', error: result.error }
  return { kind: 'saved', operations, records: result.data.records }
}

async function sendUpdates(
  transport: Transport,
  operations: readonly UpdateOperation[],
  versionFor: (operation: UpdateOperation) => number,
): Promise<Delivery> {
  const changes = operations.map((operation) => ({ operation, version: versionFor(operation) }))
  return delivery(operations, await transport.update(changes))
}

async function sendCreates(
  transport: Transport,
  operations: readonly CreateOperation[],
  key: string,
): Promise<Delivery> {
  const [first] = operations
  if (!first) return { kind: 'saved', operations: [], records: [] }
  const ids = operations.map(idOf)
  const result = isRestored(first)
    ? await transport.restore(first.resource, ids)
    : // Records keep their key over repeated attempts, so that they are made once.
      await transport.create(
        first.resource,
        operations.map(({ record }) => record),
        `${key}:${idOf(first)}`,
      )
  return delivery(operations, result)
}

async function sendDestroys(
  transport: Transport,
  operations: readonly DestroyOperation[],
): Promise<Delivery> {
  const [first] = operations
  if (!first) return { kind: 'saved', operations: [], records: [] }
  const result = await transport.destroy(first.resource, operations.map(idOf))
  if (result.ok || result.error.code !== 'notFound') return delivery(operations, result)
  if (operations.length === 1) return { kind: 'alreadyDeleted', operations }
  // Some of them went before: which ones is asked once for all of them.
  const held = await transport.list(first.resource, first.record.productOrderId)
  if (!held.ok) return { kind: 'failed', error: held.error }
  const present = new Set(held.data.records.map(({ id }) => id))
  const missing = operations.filter((operation) => !present.has(idOf(operation)))
  // All are there, and it was another thing that was not found: each says by itself what.
  return missing.length > 0
    ? { kind: 'alreadyDeleted', operations: missing }
    : sendDestroys(transport, [first])
}
