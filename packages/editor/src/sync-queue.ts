/**
 * Sends operations to the server in the order in which they were made: one batch at a time, retried while the
 * server cannot be reached, merged while they wait, and kept in storage by the editor so that a reload loses nothing.
 */
import type { CallError, CallResult } from '@orderwright/contract'
import { z } from 'zod'
import {
  isNoChange,
  mergeUpdates,
  type Operation,
  operationSchema,
  remapOperation,
  type UpdateOperation,
} from './operations.ts'
import type { Clock, NewKey, SaveState, ServerRecord, Transport } from './ports.ts'

/** Operations that are sent, and succeed or fail, together. */
export const batchSchema = z.object({ key: z.string(), operations: z.array(operationSchema) })
export type Batch = z.infer<typeof batchSchema>

/** Waits before the n-th repeated try, in milliseconds. */
export const retryDelays = [500, 1000, 2000, 4000, 8000, 15_000] as const
const retryableCodes = new Set<CallError['code']>(['offline', 'unavailable', 'internal', 'tooManyRequests'])

export interface SyncQueueOptions {
  transport: Transport
  clock: Clock
  newKey: NewKey
  /** newest known version of a record */
  versionOf(resource: UpdateOperation['resource'], id: number): number
  /** a batch reached the server; `records` are its answers in order */
  onSaved(batch: Batch, records: ServerRecord[]): void
  /** a new line got its server id */
  onCreated(localId: number, record: ServerRecord): void
  onConflict(batch: Batch, error: CallError): void
  /** the server will never take this batch */
  onRefused(batch: Batch, error: CallError): void
  onChange(): void
}

export interface SyncQueue {
  /** Adds operations made together; `delayMs` lets typing settle first. */
  enqueue(operations: Operation[], delayMs?: number): void
  pending(): readonly Batch[]
  state(): SaveState
  /** Sends what waits now: the connection is back, the field lost focus, the page is being left. */
  flush(): void
  /** After a conflict or a sign-in: goes on with the first batch replaced (null drops it). */
  resume(first?: Batch | null): void
  /** Puts back batches that an earlier page left unsent. */
  restore(batches: readonly Batch[]): void
  stop(): void
}

export function createSyncQueue(options: SyncQueueOptions): SyncQueue {
  const { transport, clock } = options
  let batches: Batch[] = []
  let isSending = false
  let tries = 0
  let blocked: 'conflict' | 'signedOut' | null = null
  let cancelTimer: (() => void) | null = null
  let isStopped = false

  function enqueue(operations: Operation[], delayMs = 0): void {
    if (operations.length === 0) return
    if (!absorb(operations)) batches = [...batches, { key: options.newKey(), operations }]
    options.onChange()
    schedule(delayMs)
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
      batches = batches
        .map((batch) => ({
          ...batch,
          operations: batch.operations.filter((entry) => !isAbout(entry, operation.item.id)),
        }))
        .filter((batch) => batch.operations.length > 0)
      return true
    }
    return false
  }

  /** The first batch has been sent at least once: the server may hold it although its answer was lost. */
  function isCommitted(): boolean {
    return isSending || blocked !== null || tries > 0
  }

  function schedule(delayMs: number): void {
    if (isSending || blocked || isStopped || batches.length === 0) return
    cancelTimer?.()
    cancelTimer = null
    if (delayMs === 0) void send()
    else cancelTimer = clock.after(delayMs, () => void send())
  }

  async function send(): Promise<void> {
    const batch = batches[0]
    if (!batch || isSending || blocked || isStopped) return
    isSending = true
    options.onChange()
    const result = await deliver(batch)
    isSending = false
    if (isStopped) return
    if (result.ok) {
      tries = 0
      batches = batches.slice(1)
      options.onSaved(batch, result.data)
      options.onChange()
      schedule(0)
      return
    }
    handleFailure(batch, result.error)
  }

  function handleFailure(batch: Batch, error: CallError): void {
    if (retryableCodes.has(error.code)) {
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
    } else {
      tries = 0
      batches = batches.slice(1)
      options.onRefused(batch, error)
      schedule(0)
    }
    options.onChange()
  }

  async function deliver(batch: Batch): Promise<CallResult<ServerRecord[]>> {
    const updates = batch.operations.filter((operation) => operation.kind === 'update')
    if (updates.length === batch.operations.length) {
      const result = await transport.update(
        updates.map((operation) => ({
          operation,
          version: options.versionOf(operation.resource, operation.id),
        })),
      )
      return result.ok ? { ok: true, data: result.data.records } : result
    }
    const records: ServerRecord[] = []
    for (const [index, operation] of batch.operations.entries()) {
      const result = await deliverOne(operation, `${batch.key}:${index}`)
      if (!result.ok) return result
      records.push(result.data.record)
    }
    return { ok: true, data: records }
  }

  async function deliverOne(
    operation: Operation,
    key: string,
  ): Promise<CallResult<{ record: ServerRecord }>> {
    switch (operation.kind) {
      case 'update': {
        const version = options.versionOf(operation.resource, operation.id)
        const result = await transport.update([{ operation, version }])
        if (!result.ok) return result
        const [record] = result.data.records
        return record ? { ok: true, data: { record } } : { ok: false, error: emptyAnswer }
      }
      case 'create': {
        if (operation.restores && operation.item.id > 0) return transport.restore(operation.item.id)
        const result = await transport.create(operation.item, key)
        if (result.ok) {
          const localId = operation.item.id
          batches = batches.map((batch) => ({
            ...batch,
            operations: batch.operations.map((entry) =>
              remapOperation(entry, localId, result.data.record.id),
            ),
          }))
          options.onCreated(localId, result.data.record)
        }
        return result
      }
      case 'destroy':
        return transport.destroy(operation.item.id)
    }
  }

  return {
    enqueue,
    pending: () => batches,
    state() {
      if (blocked) return blocked
      if (batches.length === 0) return 'saved'
      return tries > 0 ? 'offline' : 'saving'
    },
    flush() {
      schedule(0)
    },
    resume(first) {
      blocked = null
      tries = 0
      if (first === null) batches = batches.slice(1)
      else if (first) batches = [first, ...batches.slice(1)]
      options.onChange()
      schedule(0)
    },
    restore(restored) {
      batches = [...restored, ...batches]
      options.onChange()
      schedule(0)
    },
    stop() {
      isStopped = true
      cancelTimer?.()
    },
  }
}

const emptyAnswer: CallError = {
  code: 'internal',
  status: 200,
  message: 'The server answered without a record.',
}

function isAbout(operation: Operation, itemId: number): boolean {
  return operation.kind === 'update'
    ? operation.resource === 'productInstance' && operation.id === itemId
    : operation.item.id === itemId
}
