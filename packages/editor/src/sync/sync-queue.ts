/**
 * Sends operations to the server in the order in which they were made: one batch at a time, retried while the
 * server cannot be reached, merged while they wait, and kept in storage by the editor so that a reload loses nothing.
 */
import type { CallError, CallResult } from '@orderwright/contract'
import { z } from 'zod'
import { invertOperations } from '../history/history.ts'
import {
  isAbout,
  isNoChange,
  mergeUpdates,
  type Operation,
  operationSchema,
  remapOperation,
  type UpdateOperation,
} from '../document/operations.ts'
import type { Clock, NewKey, SaveState, ServerRecord, Transport } from '../ports.ts'

/** Operations that were made together, and stand or fall together. */
export const batchSchema = z.object({
  key: z.string(),
  operations: z.array(operationSchema),
  /** what of it the server has already: taken back when the rest is refused */
  saved: z.array(operationSchema).optional(),
  /** it takes back the first part of a refused one; what of it is refused stays */
  isTakingBack: z.literal(true).optional(),
})
export type Batch = z.infer<typeof batchSchema>

/** Waits before the n-th repeated try, in milliseconds. */
export const retryDelays = [500, 1000, 2000, 4000, 8000, 15_000] as const
const retryableCodes = new Set<CallError['code']>([
  'offline',
  'unavailable',
  'internal',
  'tooSlow',
  'tooManyRequests',
])

export interface SyncQueueOptions {
  transport: Transport
  clock: Clock
  newKey: NewKey
  /** the version that an update says it is based on */
  versionFor(operation: UpdateOperation): number
  /** an operation reached the server; it waits no more */
  onSaved(operation: Operation, record: ServerRecord): void
  /** a new line got its server id; told before `onSaved` */
  onCreated(localId: number, record: ServerRecord): void
  /** a line was deleted already; `isRepeat` when this page may have done it by an answer that got lost */
  onAlreadyDeleted(operation: Operation, isRepeat: boolean): void
  /** the queue stands until `resume` */
  onConflict(batch: Batch, error: CallError): void
  /** something that the batch is about is not there; the queue stands until `resume` or `refuse` */
  onMissing(batch: Batch, error: CallError): void
  /** the server will never take this batch */
  onRefused(batch: Batch, error: CallError): void
  onChange(): void
}

export interface SyncQueue {
  /** Adds operations made together; `delayMs` lets typing settle first. The key of the batch they go with. */
  enqueue(operations: Operation[], delayMs?: number): string | null
  pending(): readonly Batch[]
  state(): SaveState
  /** a new line is on its way: the server may know it before this page knows its id */
  isCreating(): boolean
  /** Sends what waits now: the connection is back, the field lost focus, the page is being left. */
  flush(): void
  /** Stands still until `resume`: a person must choose first. */
  block(): void
  /** Goes on after a conflict, a sign-in or a `block`. */
  resume(): void
  /** Gives the first batch up. */
  refuse(error: CallError): void
  /** Rewrites what waits (not what is on its way); null drops an operation. */
  edit(change: (operation: Operation) => Operation | null): void
  /** Puts operations before everything else that waits. */
  prepend(operations: Operation[]): void
  /** Puts back batches that an earlier page left unsent; they were made before what waits here. */
  restore(batches: readonly Batch[]): void
  stop(): void
}

export function createSyncQueue(options: SyncQueueOptions): SyncQueue {
  const { transport, clock } = options
  let batches: Batch[] = []
  let isSending = false
  let tries = 0
  let blocked: 'conflict' | 'signedOut' | 'checking' | null = null
  let cancelTimer: (() => void) | null = null
  let isStopped = false

  function enqueue(operations: Operation[], delayMs = 0): string | null {
    if (operations.length === 0) return null
    const last = batches.at(-1)?.key ?? null
    const isAbsorbed = absorb(operations)
    const key = isAbsorbed ? last : options.newKey()
    if (!isAbsorbed && key !== null) batches = [...batches, { key, operations }]
    options.onChange()
    schedule(delayMs)
    return key
  }

  /** Tries to fold single operations into what already waits. A first batch that was sent is untouchable. */
  function absorb(operations: Operation[]): boolean {
    const [operation] = operations
    if (!operation || operations.length !== 1) return false
    const lastIndex = batches.length - 1
    const last = batches[lastIndex]
    if (operation.kind === 'update') {
      if (!last || (lastIndex === 0 && isCommitted())) return false
      const [waiting] = last.operations
      if (
        last.operations.length !== 1 ||
        waiting?.kind !== 'update' ||
        waiting.resource !== operation.resource ||
        waiting.id !== operation.id
      ) {
        return false
      }
      const merged = mergeUpdates(waiting, operation)
      batches = batches.slice(0, -1)
      if (!isNoChange(merged)) batches = [...batches, { ...last, operations: [merged] }]
      return true
    }
    if (operation.kind === 'destroy' && operation.item.id < 0) {
      const createIndex = batches.findIndex((batch) =>
        batch.operations.some((entry) => entry.kind === 'create' && entry.item.id === operation.item.id),
      )
      if (createIndex < 0 || (createIndex === 0 && isCommitted())) return false
      // Never sent, so the server need not hear of it at all.
      rewrite(batches, (entry) => (isAbout(entry, operation.item.id) ? null : entry))
      return true
    }
    return false
  }

  /** The first batch has been sent at least once: the server may hold it although its answer was lost. */
  function isCommitted(): boolean {
    return isSending || blocked !== null || tries > 0
  }

  function rewrite(list: readonly Batch[], change: (operation: Operation) => Operation | null): void {
    const next = list.flatMap((batch): Batch[] => {
      const operations = batch.operations.map(change).filter((operation) => operation !== null)
      if (operations.length === 0) return []
      const isSame =
        operations.length === batch.operations.length &&
        operations.every((operation, index) => operation === batch.operations[index])
      return [isSame ? batch : { ...batch, operations }]
    })
    const isSame = next.length === batches.length && next.every((batch, index) => batch === batches[index])
    if (!isSame) batches = next
  }

  function schedule(delayMs: number): void {
    if (isSending || blocked || isStopped || batches.length === 0) return
    cancelTimer?.()
    cancelTimer = null
    if (delayMs === 0) void send()
    else cancelTimer = clock.after(delayMs, () => void send())
  }

  async function send(): Promise<void> {
    if (batches.length === 0 || isSending || blocked || isStopped) return
    isSending = true
    options.onChange()
    const error = await deliverFirst()
    isSending = false
    if (isStopped) return
    if (error) return handleFailure(error)
    tries = 0
    options.onChange()
    schedule(0)
  }

  function handleFailure(error: CallError): void {
    const [batch] = batches
    if (!batch) return
    if (blocked) {
      // A person was asked while this was on its way. It is sent again after the answer, and may fail again then.
      tries += 1
    } else if (retryableCodes.has(error.code)) {
      const wait = error.details?.retryAfter
        ? error.details.retryAfter * 1000
        : (retryDelays[Math.min(tries, retryDelays.length - 1)] ?? 15_000)
      tries += 1
      schedule(wait)
    } else if (error.code === 'unauthenticated') {
      blocked = 'signedOut'
    } else if (error.code === 'conflict') {
      blocked = 'conflict'
      options.onConflict(batch, error)
    } else if (error.code === 'notFound') {
      blocked = 'checking'
      options.onMissing(batch, error)
    } else {
      refuse(error)
    }
    options.onChange()
  }

  function refuse(error: CallError): void {
    const [batch] = batches
    if (!batch) return
    blocked = null
    tries = 0
    batches = batches.slice(1)
    // What was done to a line that never came to be, or goes again, went with it.
    for (const operation of [...batch.operations, ...(batch.saved ?? [])]) {
      if (operation.kind === 'create' && (operation.item.id < 0 || !operation.restores)) {
        rewrite(batches, (entry) => (isAbout(entry, operation.item.id) ? null : entry))
      }
    }
    takeBack(batch)
    // Told as a whole: what was typed into its first part is gone as well.
    options.onRefused({ ...batch, operations: [...(batch.saved ?? []), ...batch.operations] }, error)
    options.onChange()
    schedule(0)
  }

  /** One thing that a person did is saved as a whole or not at all: its first part goes with the refused one. */
  function takeBack({ saved = [], isTakingBack }: Batch): void {
    if (saved.length === 0 || isTakingBack) return
    const operations = invertOperations(saved)
    batches = [{ key: options.newKey(), operations, isTakingBack: true }, ...batches]
  }

  /** Sends the first batch until all of it is done, or one thing fails: that one and the rest wait then. */
  async function deliverFirst(): Promise<CallError | null> {
    const key = batches[0]?.key
    while (batches[0] !== undefined && batches[0].key === key && !isStopped) {
      const { operations } = batches[0]
      const updates = operations.filter((operation) => operation.kind === 'update')
      const error =
        updates.length === operations.length ? await update(updates) : await deliverOne(operations[0], key)
      if (error) return error
      // The rest of the batch may be long on its way: a new line has its name already, and screens must know it.
      if (batches[0]?.key === key) options.onChange()
    }
    return null
  }

  /** What is done waits no more; `asSaved` is it as the server has it. */
  function finish(operation: Operation, asSaved: Operation = operation): void {
    const [first, ...others] = batches
    if (!first) return
    const operations = first.operations.filter((entry) => entry !== operation)
    const saved = [...(first.saved ?? []), asSaved]
    batches = operations.length === 0 ? others : [{ ...first, operations, saved }, ...others]
  }

  async function update(updates: readonly UpdateOperation[]): Promise<CallError | null> {
    const result = await transport.update(
      updates.map((operation) => ({ operation, version: options.versionFor(operation) })),
    )
    if (!result.ok) return result.error
    for (const operation of updates) finish(operation)
    for (const [index, record] of result.data.records.entries()) {
      const operation = updates[index]
      if (operation) options.onSaved(operation, record)
    }
    return null
  }

  async function deliverOne(operation: Operation | undefined, key: string): Promise<CallError | null> {
    if (!operation) return null
    if (operation.kind === 'update') return update([operation])
    const result = await request(operation, key)
    if (!result.ok) {
      if (operation.kind !== 'destroy' || result.error.code !== 'notFound') return result.error
      const isRepeat = tries > 0
      finish(operation)
      options.onAlreadyDeleted(operation, isRepeat)
      return null
    }
    const { record } = result.data
    finish(operation, remapOperation(operation, operation.item.id, record.id))
    if (operation.kind === 'create' && operation.item.id !== record.id) {
      rewrite(batches, (entry) => remapOperation(entry, operation.item.id, record.id))
      options.onCreated(operation.item.id, record)
    }
    options.onSaved(operation, record)
    return null
  }

  function request(
    operation: Exclude<Operation, UpdateOperation>,
    key: string,
  ): Promise<CallResult<{ record: ServerRecord }>> {
    if (operation.kind === 'destroy') return transport.destroy(operation.item.id)
    const { item, restores } = operation
    if (restores && item.id > 0) return transport.restore(item.id)
    // A line keeps its key over repeated tries, so that it is made once.
    return transport.create(item, `${key}:${item.id}`)
  }

  return {
    enqueue,
    pending: () => batches,
    state() {
      if (blocked === 'conflict' || blocked === 'signedOut') return blocked
      if (batches.length === 0) return 'saved'
      return tries > 0 ? 'offline' : 'saving'
    },
    isCreating: () => isSending && batches[0]?.operations.some((entry) => entry.kind === 'create') === true,
    flush() {
      schedule(0)
    },
    block() {
      blocked = 'conflict'
      cancelTimer?.()
      options.onChange()
    },
    resume() {
      blocked = null
      tries = 0
      options.onChange()
      schedule(0)
    },
    refuse,
    edit(change) {
      const [first] = batches
      rewrite(batches, (entry) =>
        isSending && first?.operations.includes(entry) === true ? entry : change(entry),
      )
    },
    prepend(operations) {
      batches = [{ key: options.newKey(), operations }, ...batches]
    },
    restore(restored) {
      const at = isSending ? 1 : 0
      batches = [...batches.slice(0, at), ...restored, ...batches.slice(at)]
      options.onChange()
      schedule(0)
    },
    stop() {
      isStopped = true
      cancelTimer?.()
    },
  }
}
