/**
 * The core of the order editor: what the server holds, the unsent operations on top of it, the undo steps, and the queue
 * that saves them, put together. What each of them becomes is decided by the pure functions of its folder; the commands
 * stand in order-editor.ts.
 */
import {
  type EvaluationContext,
  itemOf,
  messages,
  type OrderDocument,
  type SelectionChange,
  tryChanges,
} from '@orderwright/domain'
import { createConflicts } from './conflicts/conflicts.ts'
import { versionFor } from './conflicts/refused-update.ts'
import {
  openView,
  withActiveItem,
  withContext,
  withDocument,
  withServerIds,
} from './document/document-view.ts'
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
import { typedTexts } from './document/typed-texts.ts'
import {
  type CommandResult,
  done,
  type EditorState,
  type Notice,
  type Rejection,
  type UndoRedoResult,
} from './editor-state.ts'
import {
  type Direction,
  emptyHistory,
  mapHistory,
  remapHistory,
  type StepName,
  withSentKeys,
} from './history/history.ts'
import { planStep } from './history/plan-step.ts'
import { titleOf } from './history/undo-redo.ts'
import { emptyUndoState, recordStep, withHistory, withoutRefusedSteps } from './history/undo-state.ts'
import { createPersister, parsePersisted } from './persistence/persisted-state.ts'
import type { Clock, NewKey, ServerRecord, Storage, Transport } from './ports.ts'
import { createInputEcho } from './server-state/input-echo.ts'
import { applyLiveChange, type LiveChange } from './server-state/live-change.ts'
import {
  type ReconciledUpdate,
  reconciledFields,
  reconcilePending,
  reconcileStep,
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

/** What others changed, or the whole order as it was loaded again. */
interface Heard {
  readonly change?: LiveChange
  readonly document?: OrderDocument
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
    document: () => view.document,
    currentId: localIds.current,
    baseOf: inputEcho.baseOf,
  })
  let view = openView(options.context, withUnsent(options.document, persisted?.pending ?? []))
  let undo = persisted ? withHistory(emptyUndoState, persisted.history) : emptyUndoState
  let rejections: readonly Rejection[] = []
  let notices: readonly Notice[] = []
  /** how many steps this page has made */
  let steps = 0
  /** changes of others, and loads, that arrived while a new record was being created */
  let deferred: readonly Heard[] = []
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
    onRefused(batch, error) {
      rejections = [...rejections, { id: batch.key, error, texts: typedTexts(batch.operations) }]
      for (const operation of batch.operations) {
        if (operation.kind === 'update') reconcile({ operation, fields: refusedFields(operation) })
      }
      undo = withoutRefusedSteps(undo, batch.key)
      rebuild()
    },
    onChange() {
      takeDeferred()
      if (phase === 'open') conflicts.recheck()
      publish()
    },
  })
  const conflicts = createConflicts({ server, queue, transport: options.transport, rebuild, publish })

  if (persisted && persisted.pending.length > 0) queue.restore(persisted.pending)
  phase = 'open'
  state = snapshot()

  function snapshot(): EditorState {
    const { document, evaluation, activeItemId } = view
    return {
      document,
      evaluation,
      activeItemId,
      saveState: queue.state(),
      conflict: conflicts.current(document),
      rejections,
      notices,
      isKept: persister.isPersisted(),
      undoLabel: undo.history.undo.at(-1)?.label ?? null,
      redoLabel: undo.history.redo.at(-1)?.label ?? null,
    }
  }

  function publish(): void {
    if (phase === 'restoring') return
    persister.save({ pending: queue.pending(), history: undo.history })
    state = snapshot()
    for (const listener of listeners) listener()
  }

  /** The document anew: what the server holds, with everything unsent on top. Unchanged records keep their objects. */
  function rebuild(): void {
    const unsent = queue.pending().flatMap((batch) => batch.operations)
    const next = inputEcho.show(applyOperations(server.document(), unsent), unsent)
    view = withDocument(view, shareStructure(view.document, next))
  }

  function notify(text: string): void {
    notices = [...notices, { id: options.newKey(), text }]
  }

  /** Work that another page of this person left unsent and, if there are none here, its undo steps. */
  function takeUp(text: string): boolean {
    const other = parsePersisted(text)
    if (!other) return false
    if (undo.history === emptyHistory) undo = withHistory(undo, other.history)
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
    view = withDocument(view, applyOperations(view.document, effective))
    steps += 1
    undo = recordStep(undo, { label, id: `${pageKey}:${steps}`, operations: effective }, mergeKey ?? null)
    markSent('undo', [queue.enqueue(effective, delayMs)])
    publish()
  }

  /** The newest step of a stack was sent with these batches. */
  function markSent(direction: Direction, batchKeys: readonly (string | null)[]): void {
    undo = withHistory(undo, withSentKeys(undo.history, direction, batchKeys))
  }

  function select(changes: readonly SelectionChange[], label: string, mergeKey?: string): CommandResult {
    const current = changes.map((change) =>
      change.itemId === null ? change : { ...change, itemId: localIds.current(change.itemId) },
    )
    const plan = tryChanges(view.context, view.document, current)
    if (!plan.ok) return plan
    const operations = plan.patches
      .map((patch) => updateOf(patch.resource, patch.id, propsSchema.parse(patch.props)))
      .filter((operation) => operation !== null)
    perform(operations, { label, mergeKey, delayMs: mergeKey ? textDelayMs : 0 })
    return done
  }

  /** Undoes the newest step or the named one, or does it again: only what nobody else has changed since. */
  function undoRedo(direction: Direction, step?: StepName): UndoRedoResult {
    const plan = planStep(undo, view, direction, step?.id)
    if (!plan) {
      // It was taken back already, or has fallen off the stack.
      return { label: null, note: step ? messages.undoNothingLeft({ direction, label: step.label }) : null }
    }
    undo = plan.undo
    view = withDocument(view, applyOperations(view.document, plan.operations))
    if (plan.itemIdToShow !== undefined && itemOf(view.document, plan.itemIdToShow)) {
      view = withActiveItem(view, plan.itemIdToShow)
    }
    const batchKey = queue.enqueue(plan.operations)
    if (plan.operations.length > 0) {
      markSent(direction === 'undo' ? 'redo' : 'undo', [...plan.batchKeys, batchKey])
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

  /** What was made on top of an update's values goes on from those that the server stored. */
  function reconcile(update: ReconciledUpdate): void {
    if (update.fields.size === 0) return
    queue.edit((operation) => reconcilePending(operation, update))
    undo = withHistory(
      undo,
      mapHistory(undo.history, (operation) => reconcileStep(operation, update)),
    )
  }

  function onCreated(created: readonly SavedOperation[]): void {
    const ids = new Map(created.map(({ operation, record }) => [idOf(operation), record.id]))
    undo = withHistory(undo, remapHistory(undo.history, ids))
    for (const [localId, id] of ids) localIds.assign(localId, id)
    for (const { operation, record } of created) server.take(operation.resource, record)
    view = withServerIds(view, ids)
  }

  function onAlreadyDeleted({ resource, record }: DestroyOperation, isRepeat: boolean): void {
    server.drop(resource, record.id)
    if (!isRepeat) notify(messages.itemDeletedAlready(titleOf(record)))
  }

  /** Takes what others changed. While a new record is being created it waits: it may be that very record. */
  function receiveChanges(change: LiveChange): void {
    deferred = [...deferred, { change }]
    takeDeferred()
    publish()
  }

  /** The same for a whole load, which may hold that record under the server's id. */
  function receiveDocument(document: OrderDocument): void {
    const before = view.document
    deferred = [...deferred, { document }]
    if (takeDeferred() || view.document !== before) publish()
  }

  /** True when the person is asked something because of it. */
  function takeDeferred(): boolean {
    if (deferred.length === 0 || queue.isCreating()) return false
    const heard = deferred
    deferred = []
    const active = view.activeItemId === null ? undefined : itemOf(view.document, view.activeItemId)
    for (const { change, document } of heard) {
      if (document) server.takeDocument(document)
      if (change && applyLiveChange(server, change, active) && active)
        notify(messages.itemDeletedByOther(active.title))
    }
    rebuild()
    return conflicts.detect()
  }

  return {
    getState: () => state,
    getContext: () => view.context,
    getDocument: () => view.document,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setContext(context: EvaluationContext): void {
      view = withContext(view, context)
      publish()
    },
    setActiveItem(itemId: number | null): void {
      view = withActiveItem(view, itemId === null ? null : localIds.current(itemId))
      publish()
    },
    newLocalId: localIds.create,
    currentId: localIds.current,
    firstId: localIds.first,
    perform,
    select,
    undoRedo,
    lastStep(): StepName | null {
      const last = undo.history.undo.at(-1)
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
    dismissRejection(id: string): void {
      rejections = rejections.filter((rejection) => rejection.id !== id)
      publish()
    },
    dismissNotice(id: string): void {
      notices = notices.filter((notice) => notice.id !== id)
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
