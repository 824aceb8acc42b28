/**
 * Where two people changed the same: the same field, or a line that one of them deleted. The queue is blocked until the
 * person has chosen; nothing is overwritten and nothing typed is dropped without being shown. What is asked and what
 * follows from an answer is decided by the pure functions beside this file; here are the queue and the server.
 */
import type { CallError } from '@orderwright/contract'
import { messages } from '@orderwright/domain/messages'
import type { OrderDocument } from '@orderwright/domain/orders'
import type { Transport } from '../ports.ts'
import { serverRecordSchema } from '../server-state/server-record.ts'
import type { ServerSnapshot } from '../server-state/server-snapshot.ts'
import { idOf, type Operation } from '../document/operations.ts'
import { type CreatedKind, keyOf } from '../document/record-kinds.ts'
import type { Batch } from '../sync/batches.ts'
import type { SyncQueue } from '../sync/sync-queue.ts'
import {
  type Conflict,
  type ConflictFacts,
  type ConflictState,
  noConflict,
  reviewConflict,
  shownConflict,
} from './conflict-state.ts'
import { findDeletedRecord, withoutNegligibleUpdates } from './deleted-record.ts'
import { planRefusedUpdate, refusedUpdate } from './refused-update.ts'
import { type ConflictChoice, planResolution } from './resolve-conflict.ts'

interface ConflictPorts {
  readonly server: ServerSnapshot
  readonly queue: SyncQueue
  readonly transport: Pick<Transport, 'list'>
  /** The document follows what the server holds and what is unsent now. */
  readonly rebuild: () => void
  readonly publish: () => void
  /** These will never be saved, and are told; what was made together with them is. */
  readonly onLeftOut: (operations: Operation[], error: CallError) => void
}

export interface Conflicts {
  /** Withdraws a conflict that became obsolete; call it when something was done here. */
  recheck(): void
  /** The server refused a batch because of a newer version: asks about the fields that really differ. */
  onVersionConflict(batch: Batch, error: CallError): void
  /**
   * Something that a batch is about is not there: asks the server which records it holds. One that is gone becomes a
   * conflict; anything else cannot be saved.
   */
  onMissing(batch: Batch, error: CallError): Promise<void>
  /** Asks about a record that others deleted while it was being changed here. True when something is asked. */
  detect(): boolean
  /** The person's answer. */
  resolve(choice: ConflictChoice): void
  /** The conflict as the person sees it in this document. */
  current(document: OrderDocument): Conflict | null
}

export function createConflicts({
  server,
  queue,
  transport,
  rebuild,
  publish,
  onLeftOut,
}: ConflictPorts): Conflicts {
  let state: ConflictState = noConflict

  function facts(): ConflictFacts {
    return { server, unsent: queue.pending().flatMap((batch) => batch.operations) }
  }

  function onVersionConflict(batch: Batch, error: CallError): void {
    const current = serverRecordSchema.safeParse(error.details?.current).data
    const operation = refusedUpdate(batch.operations, current)
    if (!operation) return queue.refuse(error)
    if (current) server.take(operation.resource, current)
    const held = server.valuesOf(operation.resource, operation.id, operation.props) ?? operation.base
    const { isContested, conflict, edit } = planRefusedUpdate(operation, held)
    if (!isContested && !current) return queue.refuse(error)
    queue.edit(edit)
    rebuild()
    if (conflict === null) return queue.resume()
    state = conflict
    review()
    return undefined
  }

  async function onMissing(batch: Batch, error: CallError): Promise<void> {
    const kinds = new Set(batch.operations.flatMap(changedKind))
    const answers = await Promise.all(
      [...kinds].map(async (kind) => ({
        kind,
        answer: await transport.list(kind, server.document().order.id),
      })),
    )
    // Somebody's change arrived meanwhile, and the person is asked already.
    if (state.kind !== 'none') return
    if (queue.pending()[0]?.key !== batch.key) return queue.resume()
    const present = new Set<string>()
    for (const { kind, answer } of answers) {
      if (!answer.ok) {
        if (answer.error.code === 'notFound') queue.refuse({ ...error, message: messages.orderOutOfReach })
        else queue.resume()
        return
      }
      for (const { id } of answer.data.records) present.add(keyOf(kind, id))
    }
    dropMissing(batch, present)
    const [refused] = queue.pending()
    if (detect()) return publish()
    // Records that went before this page was opened: what changes them is left out, and told. All of it, or another thing, is refused.
    const missing = batch.operations.filter((operation) =>
      changedKind(operation).some((kind) => !present.has(keyOf(kind, idOf(operation)))),
    )
    if (queue.pending()[0] === refused) {
      if (missing.length % batch.operations.length === 0) return queue.refuse(error)
      queue.edit((operation) => (missing.includes(operation) ? null : operation))
      onLeftOut(missing, error)
    }
    queue.resume()
  }

  function dropMissing({ operations }: Batch, present: ReadonlySet<string>): void {
    for (const operation of operations) {
      if (operation.kind !== 'update' || operation.resource === 'productOrder') continue
      const { resource, id } = operation
      if (!present.has(keyOf(resource, id))) server.drop(resource, id)
    }
    rebuild()
  }

  /** Whether something is asked still; what is obsolete is answered in the person's place. */
  function review(): boolean {
    const status = reviewConflict(state, facts())
    if (status === 'recordGone') state = noConflict
    if (status !== 'obsolete') return status === 'open'
    resolve('theirs')
    return state.kind !== 'none'
  }

  function detect(): boolean {
    if (review()) return true
    queue.edit(withoutNegligibleUpdates(facts()))
    const conflict = findDeletedRecord(facts())
    if (!conflict) return false
    state = conflict
    queue.block()
    return true
  }

  function resolve(choice: ConflictChoice): void {
    if (state.kind === 'none') return
    const held = state.kind === 'fields' ? server.valuesOf(state.resource, state.id, state.fields) : null
    const { prepended, edit } = planResolution(state, choice, held ?? {})
    state = noConflict
    if (prepended.length > 0) queue.prepend([...prepended])
    if (edit) queue.edit(edit)
    rebuild()
    // There may be the next conflict already; it blocks the queue again.
    queue.resume()
    if (detect()) publish()
  }

  return {
    recheck: () => void review(),
    onVersionConflict,
    onMissing,
    detect,
    resolve,
    current: (document) => shownConflict(state, document, facts()),
  }
}

/** The kinds of records that operations change and that others may have deleted. */
function changedKind(operation: Operation): readonly CreatedKind[] {
  return operation.kind === 'update' && operation.resource !== 'productOrder' ? [operation.resource] : []
}
