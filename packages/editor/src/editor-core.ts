/**
 * The heart of the order editor: what the server holds, the unsent operations on top of it, the steps a person took,
 * and the queue that saves them. It knows no commands; those stand in order-editor.ts.
 */
import { versionFor } from './conflicts/refused-update.ts'
import {
  type EvaluationContext,
  evaluateOrder,
  itemOf,
  messages,
  type OrderDocument,
  type OrderEvaluation,
  type ProductInstance,
  tryChanges,
  type SelectionChange,
  selectionAfterDeletion,
} from '@orderwright/domain'
import { undoRedoNote, typedTexts } from './history/undo-redo-note.ts'
import {
  type CommandResult,
  done,
  type EditorState,
  type UndoRedoResult,
  type Notice,
  type Rejection,
} from './editor-state.ts'
import {
  type Direction,
  emptyHistory,
  extendLastStep,
  type History,
  mapHistory,
  pushStep,
  pushUndone,
  remapHistory,
  takeStep,
  withoutRefused,
  withSentKeys,
} from './history/history.ts'
import { keepObjects } from './document/structural-sharing.ts'
import { createPersister, parsePersisted } from './persistence/persisted-state.ts'
import {
  refusedFields,
  settleHistory,
  settlePending,
  type Settled,
  settledFields,
} from './server-state/reconcile-values.ts'
import {
  applyOperations,
  baseOf,
  isNoChange,
  type Operation,
  type Props,
  propsSchema,
  type UpdateOperation,
} from './document/operations.ts'
import type { Clock, NewKey, ServerRecord, Storage, Transport } from './ports.ts'
import { createConflicts } from './conflicts/conflicts.ts'
import { createServerSnapshot, type RecordKind } from './server-state/server-snapshot.ts'
import { createSyncQueue } from './sync/sync-queue.ts'
import { planUndoRedo } from './history/undo-redo.ts'
import { createLocalIds } from './document/local-ids.ts'
import { createTypedOver } from './server-state/input-echo.ts'

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

/** What somebody changed elsewhere: the order, and lines as they are now (deleted ones carry `deletedAt`). */
export interface LiveChange {
  readonly order?: ServerRecord | undefined
  readonly lines: readonly ServerRecord[]
  /** lines that do not exist at all any more */
  readonly missingLineIds?: readonly number[]
}

/** Typing settles this long before it is sent. [1.9.14] */
export const textDelayMs = 400

export type EditorCore = ReturnType<typeof createEditorCore>

export function createEditorCore(options: OrderEditorOptions) {
  const { clock, storage } = options
  const persister = createPersister(storage, options.document.order)
  const listeners = new Set<() => void>()
  const server = createServerSnapshot(options.document)
  const inputEcho = createTypedOver(server)
  let context = options.context
  let document = options.document
  let evaluation: OrderEvaluation
  let history: History = emptyHistory
  let lastMergeKey: string | null = null
  let activeItemId: number | null = null
  const localIds = createLocalIds(options.newKey())
  let rejections: readonly Rejection[] = []
  let notices: readonly Notice[] = []
  let waitingChanges: LiveChange[] = []
  let state: EditorState
  let isOpen = false

  const queue = createSyncQueue({
    transport: options.transport,
    clock,
    newKey: options.newKey,
    versionFor: (operation) => versionFor(server, operation),
    onSaved,
    onCreated,
    onAlreadyDeleted(operation, isRepeat) {
      if (operation.kind !== 'destroy') return
      server.drop(operation.item.id)
      if (!isRepeat) notify(messages.itemDeletedAlready(operation.item.title))
    },
    onConflict: (batch, error) => conflicts.onVersionConflict(batch, error),
    onMissing: (batch, error) => void conflicts.onMissing(batch, error),
    onRefused(batch, error) {
      rejections = [...rejections, { id: batch.key, error, texts: typedTexts(batch.operations) }]
      for (const operation of batch.operations) {
        if (operation.kind === 'update') settle(operation, refusedFields(operation))
      }
      history = withoutRefused(history, batch.key)
      lastMergeKey = null
      rebuild()
    },
    onChange: () => {
      takeWaitingChanges()
      if (isOpen) conflicts.recheck()
      publish()
    },
  })
  const conflicts = createConflicts({ server, queue, transport: options.transport, rebuild, publish })

  takeUp(persister.read())
  isOpen = true
  evaluation = evaluateOrder(context, document)
  activeItemId = document.items[0]?.id ?? null
  state = snapshot()

  function snapshot(): EditorState {
    return {
      document,
      evaluation,
      activeItemId,
      saveState: queue.state(),
      conflict: conflicts.current(document),
      rejections,
      notices,
      isKept: persister.isKept(),
      undoLabel: history.undo.at(-1)?.label ?? null,
      redoLabel: history.redo.at(-1)?.label ?? null,
    }
  }

  function publish(): void {
    if (!isOpen) return
    persister.keep({ pending: queue.pending(), history })
    state = snapshot()
    for (const listener of listeners) listener()
  }

  function setDocument(next: OrderDocument): void {
    if (next === document) return
    const before = document
    document = next
    if (!isOpen) return
    evaluation = evaluateOrder(context, document, evaluation)
    if (activeItemId === null || itemOf(document, activeItemId)) return
    const left = selectionAfterDeletion(
      before.items.map((item) => item.id),
      activeItemId,
      activeItemId,
    )
    activeItemId = left !== null && itemOf(document, left) ? left : (document.items[0]?.id ?? null)
  }

  /** The document anew: what the server holds, with everything unsent on top. Unchanged records keep their objects. */
  function rebuild(): void {
    const unsent = queue.pending().flatMap((batch) => batch.operations)
    const next = inputEcho.show(applyOperations(server.document(), unsent), unsent)
    setDocument(keepObjects(document, next))
  }

  function notify(text: string): void {
    notices = [...notices, { id: options.newKey(), text }]
  }

  /** Work that another page of this person left behind: unsent changes and, if there are none here, its steps. */
  function takeUp(text: string | null): boolean {
    const kept = parsePersisted(text)
    if (!kept) return false
    if (history === emptyHistory) history = kept.history
    if (kept.pending.length > 0) {
      queue.restore(kept.pending)
      rebuild()
    }
    return true
  }

  // Changes

  function perform(operations: Operation[], { label, mergeKey, delayMs }: ChangeOptions): void {
    const real = operations.filter((operation) => operation.kind !== 'update' || !isNoChange(operation))
    if (real.length === 0) return
    setDocument(applyOperations(document, real))
    const step = { label, operations: real }
    const isTypingOn = mergeKey !== undefined && mergeKey === lastMergeKey && history.undo.length > 0
    history = isTypingOn ? extendLastStep(history, step) : pushStep(history, step)
    lastMergeKey = mergeKey ?? null
    history = withSentKeys(history, 'undo', [queue.enqueue(real, delayMs)])
    publish()
  }

  function updateOf(resource: RecordKind, formerId: number, props: Props): Operation | null {
    const id = resource === 'productOrder' ? formerId : localIds.current(formerId)
    const record = resource === 'productOrder' ? document.order : itemOf(document, id)
    if (!record) return null
    const base = inputEcho.baseOf(resource, id, baseOf(record, props))
    return { kind: 'update', resource, id, props, base }
  }

  function select(changes: readonly SelectionChange[], label: string, typing?: string): CommandResult {
    const current = changes.map((change) =>
      change.itemId === null ? change : { ...change, itemId: localIds.current(change.itemId) },
    )
    const plan = tryChanges(context, document, current)
    if (!plan.ok) return plan
    const operations = plan.patches
      .map((patch) => updateOf(patch.resource, patch.id, propsSchema.parse(patch.props)))
      .filter((operation) => operation !== null)
    perform(operations, { label, mergeKey: typing, delayMs: typing ? textDelayMs : 0 })
    return done
  }

  /** The updates that give lines their new ranks. */
  function rankOperations(items: readonly ProductInstance[]): Operation[] {
    const ranks = new Map(document.items.map((item) => [item.id, item.rank]))
    return items
      .filter((item) => ranks.get(item.id) !== item.rank)
      .map((item) => updateOf('productInstance', item.id, { rank: item.rank }))
      .filter((operation) => operation !== null)
  }

  /** Takes the newest step back, or does it again: only what nobody else has changed since. */
  function undoRedo(direction: Direction): UndoRedoResult {
    const step = takeStep(history, direction)
    if (!step) return { label: null, note: null }
    const { operations, kept } = planUndoRedo(document, step.operations)
    history = pushUndone(step.rest, direction, step.label, operations)
    lastMergeKey = null
    setDocument(applyOperations(document, operations))
    const shownId = shownBy(operations)
    if (shownId !== undefined && itemOf(document, shownId)) activeItemId = shownId
    const sent = queue.enqueue(operations)
    const other = direction === 'undo' ? 'redo' : 'undo'
    if (operations.length > 0) history = withSentKeys(history, other, [...step.keys, sent])
    publish()
    return {
      label: operations.length > 0 ? step.label : null,
      note: undoRedoNote(context.catalog, direction, step.label, operations.length > 0, kept),
    }
  }

  // Answers of the server, and changes of others

  function onSaved(operation: Operation, record: ServerRecord): void {
    if (operation.kind === 'update') {
      const fields = settledFields(operation, record)
      inputEcho.remember({ operation, fields })
      settle(operation, fields)
      server.take(operation.resource, record)
    } else server.take('productInstance', record, operation.kind === 'destroy')
    rebuild()
  }

  /** What was made on top of an operation's values goes on from those that the server keeps. */
  function settle(operation: UpdateOperation, fields: Settled['fields']): void {
    if (fields.size === 0) return
    const settled: Settled = { operation, fields }
    queue.edit((entry) => settlePending(entry, settled))
    history = mapHistory(history, (entry) => settleHistory(entry, settled))
  }

  function onCreated(localId: number, record: ServerRecord): void {
    history = remapHistory(history, localId, record.id)
    localIds.name(localId, record.id)
    if (activeItemId === localId) activeItemId = record.id
    const items = document.items.map((item) => (item.id === localId ? { ...item, id: record.id } : item))
    server.take('productInstance', record)
    setDocument({ ...document, items })
  }

  /** Takes what others changed. While a new line is on its way it waits: it may be that very line. */
  function receiveChanges(change: LiveChange): void {
    waitingChanges.push(change)
    takeWaitingChanges()
    publish()
  }

  function takeWaitingChanges(): void {
    if (waitingChanges.length === 0 || queue.isCreating()) return
    const changes = waitingChanges
    waitingChanges = []
    for (const { order, lines, missingLineIds = [] } of changes) {
      for (const id of missingLineIds) server.drop(id)
      if (order) server.take('productOrder', order)
      for (const line of lines) {
        const wasShown = activeItemId === line.id ? itemOf(document, line.id) : undefined
        server.take('productInstance', line)
        if (wasShown && !server.holds(line.id)) notify(messages.itemDeletedByOther(wasShown.title))
      }
    }
    rebuild()
    conflicts.detect()
  }

  return {
    getState: () => state,
    getContext: () => context,
    getDocument: () => document,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setContext(next: EvaluationContext): void {
      context = next
      evaluation = evaluateOrder(context, document, evaluation)
      publish()
    },
    setActiveItem(itemId: number | null): void {
      activeItemId = itemId === null ? null : (itemOf(document, localIds.current(itemId))?.id ?? null)
      publish()
    },
    newLocalId: localIds.make,
    currentId: localIds.current,
    perform,
    select,
    undoRedo,
    updateOf,
    rankOperations,
    receive(resource: RecordKind, record: ServerRecord): void {
      server.take(resource, record)
      rebuild()
      publish()
    },
    receiveChanges,
    receiveDocument(loaded: OrderDocument): void {
      const before = document
      server.takeDocument(loaded)
      rebuild()
      if (conflicts.detect() || document !== before) publish()
    },
    takeUp(text: string): boolean {
      const isTaken = takeUp(text)
      if (isTaken) publish()
      return isTaken
    },
    versions: server.versions,
    /** Sends what waits now: the person left the field, or the page. */
    flush(): void {
      if (inputEcho.leave()) {
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

/** The line that a person wants to see after a step: the one that came back, else the one that changed. */
function shownBy(operations: readonly Operation[]): number | undefined {
  const created = operations.find((operation) => operation.kind === 'create')
  if (created?.kind === 'create') return created.item.id
  const changed = operations.find(
    (operation) => operation.kind === 'update' && operation.resource === 'productInstance',
  )
  return changed?.kind === 'update' ? changed.id : undefined
}
