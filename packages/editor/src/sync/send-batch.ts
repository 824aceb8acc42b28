/** Sends the next part of a batch: updates that stand together in one request, anything else one by one. */
import type { CallError } from '@orderwright/contract'
import type { Operation, UpdateOperation } from '../document/operations.ts'
import type { ServerRecord, Transport } from '../ports.ts'
import type { Batch } from './batches.ts'

type CreateOperation = Extract<Operation, { kind: 'create' }>
type DestroyOperation = Extract<Operation, { kind: 'destroy' }>

/** What became of the part that was sent. */
export type Delivery =
  /** `records` in the order of the operations */
  | {
      readonly kind: 'updated'
      readonly operations: readonly UpdateOperation[]
      readonly records: readonly ServerRecord[]
    }
  | {
      readonly kind: 'recordSaved'
      readonly operation: CreateOperation | DestroyOperation
      readonly record: ServerRecord
    }
  /** somebody, or an earlier attempt, deleted the line before */
  | { readonly kind: 'alreadyDeleted'; readonly operation: DestroyOperation }
  | { readonly kind: 'failed'; readonly error: CallError }

/** `versionFor`: the version that an update says it is based on. */
export async function sendNextPart(
  transport: Transport,
  { key, operations }: Batch,
  versionFor: (operation: UpdateOperation) => number,
): Promise<Delivery> {
  const updates = operations.filter((operation) => operation.kind === 'update')
  const [first] = operations
  if (!first || updates.length === operations.length) return sendUpdates(transport, updates, versionFor)
  switch (first.kind) {
    case 'update':
      return sendUpdates(transport, [first], versionFor)
    case 'create':
      return sendCreate(transport, first, key)
    case 'destroy':
      return sendDestroy(transport, first)
  }
}

async function sendUpdates(
  transport: Transport,
  operations: readonly UpdateOperation[],
  versionFor: (operation: UpdateOperation) => number,
): Promise<Delivery> {
  const changes = operations.map((operation) => ({ operation, version: versionFor(operation) }))
  const result = await transport.update(changes)
  if (!result.ok) return { kind: 'failed', error: result.error }
  return { kind: 'updated', operations, records: result.data.records }
}

async function sendCreate(transport: Transport, operation: CreateOperation, key: string): Promise<Delivery> {
  const { item, restores } = operation
  const result =
    restores && item.id > 0
      ? await transport.restore(item.id)
      : // A line keeps its key over repeated attempts, so that it is made once.
        await transport.create(item, `${key}:${item.id}`)
  if (!result.ok) return { kind: 'failed', error: result.error }
  return { kind: 'recordSaved', operation, record: result.data.record }
}

async function sendDestroy(transport: Transport, operation: DestroyOperation): Promise<Delivery> {
  const result = await transport.destroy(operation.item.id)
  if (result.ok) return { kind: 'recordSaved', operation, record: result.data.record }
  if (result.error.code === 'notFound') return { kind: 'alreadyDeleted', operation }
  return { kind: 'failed', error: result.error }
}
