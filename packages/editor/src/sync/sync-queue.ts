/**
 * Sends operations to the server in the order in which they were made: one batch at a time, retried while the server
 * cannot be reached, merged while they wait. What the queue does next is decided in sync-state.ts, what its list becomes
 * in batches.ts; here are the timer, the requests and the callbacks.
 */
import type { CallError } from '@orderwright/contract'
import {
  type DestroyOperation,
  idOf,
  type Operation,
  remapOperation,
  type UpdateOperation,
} from '../document/operations.ts'
import type { Clock, NewKey, ServerRecord, Transport } from '../ports.ts'
import {
  type Batch,
  type Batches,
  editOperations,
  markSaved,
  mergeIntoBatches,
  type OperationEdit,
  restoreBatches,
  wholeBatch,
  withoutRefusedBatch,
} from './batches.ts'
import { type Delivery, sendNextPart } from './send-batch.ts'
import {
  failuresOf,
  isFirstBatchSent,
  isSending,
  type SaveState,
  saveStateOf,
  type SyncEffect,
  type SyncEvent,
  type SyncState,
  transition,
} from './sync-state.ts'

/** An operation, and the record as the server stored it. */
export interface SavedOperation {
  readonly operation: Operation
  readonly record: ServerRecord
}

export interface SyncQueueOptions {
  transport: Transport
  clock: Clock
  newKey: NewKey
  /** the version that an update says it is based on */
  versionFor(operation: UpdateOperation): number
  /** operations reached the server together; they wait no more */
  onSaved(saved: readonly SavedOperation[]): void
  /** new records got their server ids; called before `onSaved` */
  onCreated(created: readonly SavedOperation[]): void
  /** a record was deleted already; `isRepeat` when this page may have done it by an answer that got lost */
  onAlreadyDeleted(operation: DestroyOperation, isRepeat: boolean): void
  /** the queue is blocked until `resume` */
  onConflict(batch: Batch, error: CallError): void
  /** something that the batch is about is not there; the queue is blocked until `resume` or `refuse` */
  onMissing(batch: Batch, error: CallError): void
  /** the server will never take this batch */
  onRefused(batch: Batch, error: CallError): void
  onChange(): void
}

export interface SyncQueue {
  /** Adds operations made together; `delayMs` waits for more typing first. The key of the batch they go with. */
  enqueue(operations: Operation[], delayMs?: number): string | null
  pending(): readonly Batch[]
  state(): SaveState
  /** a new record is being created: the server may know it before this page knows its id */
  isCreating(): boolean
  /** Sends what waits now: the connection is back, the field lost focus, the page is being left. */
  flush(): void
  /** Sends nothing more until `resume`: a person must choose first. */
  block(): void
  /** Goes on after a conflict, a sign-in or a `block`. */
  resume(): void
  /** Gives the first batch up, unless it is being sent. */
  refuse(error: CallError): void
  /** Edits what waits (not what is being sent); null drops an operation. */
  edit(change: OperationEdit): void
  /** Puts operations before everything else that waits; `resume` sends them. */
  prepend(operations: Operation[]): void
  /** Puts back batches that an earlier page left unsent; they were made before what waits here. */
  restore(batches: readonly Batch[]): void
  stop(): void
}

export function createSyncQueue(options: SyncQueueOptions): SyncQueue {
  let state: SyncState = { kind: 'idle' }
  let batches: Batches = []
  /** why the first batch was not taken the last time */
  let lastError: CallError | null = null
  let clearTimer = (): void => {}

  function dispatch(event: SyncEvent): void {
    const next = transition(state, event, batches.length > 0)
    state = next.state
    for (const effect of next.effects) run(effect)
  }

  function run(effect: SyncEffect): void {
    const [first] = batches
    switch (effect.type) {
      case 'startTimer':
        clearTimer()
        clearTimer = options.clock.after(effect.ms, () => dispatch({ type: 'send', delayMs: 0 }))
        return undefined
      case 'cancelTimer':
        return clearTimer()
      case 'notify':
        return options.onChange()
      case 'deliverFirstBatch':
        return void deliverFirstBatch()
      case 'sendNext':
        return dispatch({ type: 'send', delayMs: 0 })
      case 'reportBlocked': {
        const { error } = effect
        return first && options[error.code === 'conflict' ? 'onConflict' : 'onMissing'](first, error)
      }
      case 'refuseFirstBatch':
        batches = withoutRefusedBatch(batches, options.newKey)
        // Reported as a whole: what was typed into its saved part is reverted as well.
        return first && options.onRefused(wholeBatch(first), effect.error)
    }
  }

  async function deliverFirstBatch(): Promise<void> {
    const error = await sendFirstBatch()
    lastError = error
    dispatch(error ? { type: 'failed', error } : { type: 'delivered' })
  }

  /** Sends the first batch until all of it is saved, or one part fails: that one and the rest wait then. */
  async function sendFirstBatch(): Promise<CallError | null> {
    const key = batches[0]?.key
    while (batches[0] !== undefined && batches[0].key === key && state.kind !== 'stopped') {
      const delivery = await sendNextPart(options.transport, batches[0], options.versionFor)
      if (delivery.kind === 'failed') return delivery.error
      takeDelivery(delivery)
      // The rest of the batch may take long: a new line has its id already, and screens must know it.
      if (batches[0]?.key === key) options.onChange()
    }
    return null
  }

  function takeDelivery(delivery: Exclude<Delivery, { kind: 'failed' }>): void {
    switch (delivery.kind) {
      case 'saved':
        return takeSaved(delivery.operations, delivery.records)
      case 'alreadyDeleted': {
        const isRepeat = failuresOf(state) > 0
        for (const operation of delivery.operations) {
          batches = markSaved(batches, operation)
          options.onAlreadyDeleted(operation, isRepeat)
        }
      }
    }
  }

  function takeSaved(operations: readonly Operation[], records: readonly ServerRecord[]): void {
    const saved = operations.flatMap((operation, index) => {
      const record = records[index]
      return record ? [{ operation, record }] : []
    })
    const created = saved.filter(
      ({ operation, record }) => operation.kind === 'create' && idOf(operation) !== record.id,
    )
    const ids = new Map(created.map(({ operation, record }) => [idOf(operation), record.id]))
    for (const operation of operations) {
      batches = markSaved(batches, operation, ids.size > 0 ? remapOperation(operation, ids) : operation)
    }
    if (created.length > 0) {
      batches = editOperations(batches, (entry) => remapOperation(entry, ids))
      options.onCreated(created)
    }
    options.onSaved(saved)
  }

  return {
    enqueue(operations, delayMs = 0) {
      if (operations.length === 0) return null
      const merged = mergeIntoBatches(batches, operations, isFirstBatchSent(state))
      let key = batches.at(-1)?.key ?? null
      if (merged) batches = merged
      else {
        key = options.newKey()
        batches = [...batches, { key, operations }]
      }
      options.onChange()
      dispatch({ type: 'send', delayMs })
      return key
    },
    pending: () => batches,
    state: () => saveStateOf(state, batches.length > 0, lastError),
    isCreating: () =>
      isSending(state) && batches[0]?.operations.some(({ kind }) => kind === 'create') === true,
    flush: () => dispatch({ type: 'send', delayMs: 0 }),
    block: () => dispatch({ type: 'block' }),
    resume: () => dispatch({ type: 'resume' }),
    refuse: (error) => dispatch({ type: 'refuse', error }),
    edit(change) {
      const sent = isSending(state) ? (batches[0]?.operations ?? []) : []
      batches = editOperations(batches, (entry) => (sent.includes(entry) ? entry : change(entry)))
    },
    prepend(operations) {
      batches = [{ key: options.newKey(), operations }, ...batches]
    },
    restore(restored) {
      batches = restoreBatches(batches, restored, isSending(state))
      options.onChange()
      dispatch({ type: 'send', delayMs: 0 })
    },
    stop: () => dispatch({ type: 'stop' }),
  }
}
