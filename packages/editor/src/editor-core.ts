/**
 * The core of the order editor: what the server holds, the unsent operations on top of it, the undo steps, and the queue
 * that saves them, put together. What each of them becomes is decided by the pure functions of its folder; the commands
 * stand in order-editor.ts.
 */
import type { CallError } from '@orderwright/contract'
import { tryChanges } from '@orderwright/domain/configuration'
import type { EvaluationContext } from '@orderwright/domain/item-drawings'
import { messages } from '@orderwright/domain/messages'
import { itemOf, type OrderDocument, type SelectionChange } from '@orderwright/domain/orders'
import { createConflicts } from './conflicts/conflicts.ts'
import { versionFor } from './conflicts/refused-update.ts'
import {
  openState,
  shownState,
  withIds,
  withoutTold,
  withPlannedStep,
  withReconciled,
  withRefused,
  withSent,
  withStep,
} from './core-state.ts'
import { withActiveItem, withContext, withDocument } from './document/document-view.ts'
import { createOperationBuilder } from './document/build-operations.ts'
import { createLocalIds } from './document/local-ids.ts'
import {
  applyOperations,
  type DestroyOperation,
  idOf,
  isNoChange,
  type Operation,
  propsSchema,
} from './document/operations.ts'
import { shareStructure } from './document/structural-sharing.ts'
import { type CommandResult, done, type EditorState, type UndoRedoResult } from './editor-state.ts'
import { type Direction, emptyHistory, type StepName } from './history/history.ts'
import { planStep } from './history/plan-step.ts'
import { titleOf } from './history/undo-redo.ts'
import { withHistory } from './history/undo-state.ts'
import { createPersister, parsePersisted } from './persistence/persisted-state.ts'
import type { Clock, NewKey, ServerRecord, Storage, Transport } from './ports.ts'
import { createInputEcho } from './server-state/input-echo.ts'
import { applyLiveChange, type LiveChange } from './server-state/live-change.ts'
import {
  type ReconciledUpdate,
  reconciledFields,
  reconcilePending,
  refusedFields,
} from './server-state/reconcile-values.ts'
import { createServerSnapshot, type RecordKind } from './server-state/server-snapshot.ts'
import type { Batch } from './sync/batches.ts'
import { createSyncQueue, type SavedOperation } from './sync/sync-queue.ts'

export interface OrderEditorOptions {
  document: OrderDocument
  context: EvaluationContext
  transport: Transport
  clock: Clock
  newKey: NewKey
  storage?: Storage
}

/** How a change is recorded: its words for the undo menu; a key under which typing is one step; a sending delay. */
export interface ChangeOptions {
  label: string
  mergeKey?: string
  delayMs?: number
}

/** Typing waits this long for more before it is sent. [1.9.14] */
export const textDelayMs = 400

export type EditorCore = ReturnType<typeof createEditorCore>

export function createEditorCore(options: OrderEditorOptions) {
  const persister = createPersister(options.storage, options.document.order)
  const listeners = new Set<() => void>()
  const server = createServerSnapshot(options.document)
  const inputEcho = createInputEcho(server)
  const pageKey = options.newKey()
  const localIds = createLocalIds(pageKey)
  const persisted = parsePersisted(persister.read())
  const { updateOf, rankOperations } = createOperationBuilder({
    document: () => core.view.document,
    currentId: localIds.current,
    baseOf: inputEcho.baseOf,
  })
  let core = openState(
    options.context,
    withUnsent(options.document, persisted?.pending ?? []),
    persisted?.history,
  )
  /** how many steps this page has made */
  let steps = 0
  let state: EditorState
  /** restoring: an earlier page's work is put back, and nobody listens yet */
  let phase: 'restoring' | 'open' = 'restoring'

  const queue = createSyncQueue({
    transport: options.transport,
    clock: options.clock,
    newKey: options.newKey,
    versionFor: (operation) => versionFor(server, operation),
    onSaved,
    onCreated,
    onAlreadyDeleted,
    onConflict: (batch, error) => conflicts.onVersionConflict(batch, error),
    onMissing: (batch, error) => void conflicts.onMissing(batch, error),
    onRefused: takeRefused,
    onChange() {
      takeDeferred()
      if (phase === 'open') conflicts.recheck()
      publish()
    },
  })
  const conflicts = createConflicts({
    server,
    queue,
    transport: options.transport,
    rebuild,
    publish,
    onLeftOut: (operations, error) => takeRefused({ key: options.newKey(), operations }, error),
  })

  if (persisted && persisted.pending.length > 0) queue.restore(persisted.pending)
  phase = 'open'
  state = snapshot()

  function snapshot(): EditorState {
    return shownState(core, {
      saveState: queue.state(),
      conflict: conflicts.current(core.view.document),
      isKept: persister.isPersisted(),
    })
  }

  function publish(): void {
    if (phase === 'restoring') return
    persister.save({ pending: queue.pending(), history: core.undo.history })
    state = snapshot()
    for (const listener of listeners) listener()
  }

  /** The document anew: what the server holds, with everything unsent on top. Unchanged records keep their objects. */
  function rebuild(): void {
    const unsent = queue.pending().flatMap((batch) => batch.operations)
    const next = inputEcho.show(applyOperations(server.document(), unsent), unsent)
    core = { ...core, view: withDocument(core.view, shareStructure(core.view.document, next)) }
  }

  function notify(text: string): void {
    core = { ...core, notices: [...core.notices, { id: options.newKey(), text }] }
  }

  /** Work that another page of this person left unsent and, if there are none here, its undo steps. */
  function takeUp(text: string): boolean {
    const other = parsePersisted(text)
    if (!other) return false
    if (core.undo.history === emptyHistory) core = { ...core, undo: withHistory(core.undo, other.history) }
    if (other.pending.length > 0) {
      queue.restore(other.pending)
      rebuild()
    }
    publish()
    return true
  }

  // Changes of this person

  function perform(operations: Operation[], { label, mergeKey, delayMs }: ChangeOptions): void {
    const effective = operations.filter((operation) => operation.kind !== 'update' || !isNoChange(operation))
    if (effective.length === 0) return
    steps += 1
    const step = { label, id: `${pageKey}:${steps}`, operations: effective }
    core = withStep(core, step, mergeKey ?? null)
    const batchKey = queue.enqueue(effective, delayMs)
    core = withSent(core, 'undo', [batchKey])
    publish()
  }

  function select(changes: readonly SelectionChange[], label: string, mergeKey?: string): CommandResult {
    const current = changes.map((change) =>
      change.itemId === null ? change : { ...change, itemId: localIds.current(change.itemId) },
    )
    const plan = tryChanges(core.view.context, core.view.document, current)
    if (!plan.ok) return plan
    const operations = plan.patches
      .map((patch) => updateOf(patch.resource, patch.id, propsSchema.parse(patch.props)))
      .filter((operation) => operation !== null)
    perform(operations, { label, mergeKey, delayMs: mergeKey ? textDelayMs : 0 })
    return done
  }

  /** Undoes the newest step or the named one, or does it again: only what nobody else has changed since. */
  function undoRedo(direction: Direction, step?: StepName): UndoRedoResult {
    const plan = planStep(core.undo, core.view, direction, step?.id)
    if (!plan) {
      // It was taken back already, or has fallen off the stack.
      return { label: null, note: step ? messages.undoNothingLeft({ direction, label: step.label }) : null }
    }
    core = withPlannedStep(core, plan)
    const batchKey = queue.enqueue(plan.operations)
    if (plan.operations.length > 0) {
      core = withSent(core, direction === 'undo' ? 'redo' : 'undo', [...plan.batchKeys, batchKey])
    }
    publish()
    return { label: plan.label, note: plan.note }
  }

  // Answers of the server, and changes of others

  function onSaved(saved: readonly SavedOperation[]): void {
    for (const { operation, record } of saved) {
      if (operation.kind === 'update') {
        const reconciled = { operation, fields: reconciledFields(operation, record) }
        inputEcho.remember(reconciled)
        reconcile(reconciled)
      }
      server.take(operation.resource, record, operation.kind === 'destroy')
    }
    rebuild()
  }

  /** What the server will never take. */
  function takeRefused(batch: Batch, error: CallError): void {
    for (const operation of batch.operations) {
      if (operation.kind === 'update') reconcile({ operation, fields: refusedFields(operation) })
    }
    core = withRefused(core, batch, error)
    rebuild()
  }

  /** What was made on top of an update's values goes on from those that the server stored. */
  function reconcile(update: ReconciledUpdate): void {
    if (update.fields.size === 0) return
    queue.edit((operation) => reconcilePending(operation, update))
    core = withReconciled(core, update)
  }

  function onCreated(created: readonly SavedOperation[]): void {
    const ids = new Map(created.map(({ operation, record }) => [idOf(operation), record.id]))
    core = withIds(core, ids)
    for (const [localId, id] of ids) localIds.assign(localId, id)
    for (const { operation, record } of created) server.take(operation.resource, record)
  }

  function onAlreadyDeleted({ resource, record }: DestroyOperation, isRepeat: boolean): void {
    server.drop(resource, record.id)
    if (!isRepeat) notify(messages.itemDeletedAlready(titleOf(record)))
  }

  /** Takes what others changed. While a new record is being created it waits: it may be that very record. */
  function receiveChanges(change: LiveChange): void {
    core = { ...core, deferred: [...core.deferred, { kind: 'change', change }] }
    takeDeferred()
    publish()
  }

  /** The same for a whole load, which may hold that record under the server's id. */
  function receiveDocument(document: OrderDocument): void {
    const before = core.view.document
    core = { ...core, deferred: [...core.deferred, { kind: 'load', document }] }
    if (takeDeferred() || core.view.document !== before) publish()
  }

  /** True when the person is asked something because of it. */
  function takeDeferred(): boolean {
    const { deferred, view } = core
    if (deferred.length === 0 || queue.isCreating()) return false
    core = { ...core, deferred: [] }
    const active = view.activeItemId === null ? undefined : itemOf(view.document, view.activeItemId)
    for (const heard of deferred) {
      if (heard.kind === 'load') server.takeDocument(heard.document)
      else if (applyLiveChange(server, heard.change, active) && active)
        notify(messages.itemDeletedByOther(active.title))
    }
    rebuild()
    return conflicts.detect()
  }

  return {
    getState: () => state,
    getContext: () => core.view.context,
    getDocument: () => core.view.document,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setContext(context: EvaluationContext): void {
      core = { ...core, view: withContext(core.view, context) }
      publish()
    },
    setActiveItem(itemId: number | null): void {
      const shown = itemId === null ? null : localIds.current(itemId)
      core = { ...core, view: withActiveItem(core.view, shown) }
      publish()
    },
    newLocalId: localIds.create,
    currentId: localIds.current,
    firstId: localIds.first,
    perform,
    select,
    undoRedo,
    lastStep(): StepName | null {
      const last = core.undo.history.undo.at(-1)
      return last?.id === undefined ? null : { id: last.id, label: last.label }
    },
    updateOf,
    rankOperations,
    receive(resource: RecordKind, record: ServerRecord): void {
      server.take(resource, record)
      rebuild()
      publish()
    },
    receiveChanges,
    receiveDocument,
    takeUp,
    versions: server.versions,
    /** Sends what waits now: the person left the field, or the page. */
    flush(): void {
      if (inputEcho.clear()) {
        rebuild()
        publish()
      }
      queue.flush()
    },
    resolveConflict: conflicts.resolve,
    /** The person has read a rejection or a notice. */
    dismiss(id: string): void {
      core = withoutTold(core, id)
      publish()
    },
    queue,
    dispose(): void {
      queue.stop()
      listeners.clear()
    },
  }
}

/** A document with the work that an earlier page left unsent. */
function withUnsent(document: OrderDocument, pending: readonly Batch[]): OrderDocument {
  const operations = pending.flatMap((batch) => batch.operations)
  return shareStructure(document, applyOperations(document, operations))
}
