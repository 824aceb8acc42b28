/**
 * The heart of the order editor: the document with its evaluation, the steps a person took, the queue that saves them,
 * and what the server answers. It knows no commands; those stand in order-editor.ts.
 */
import type { CallError } from '@orderwright/contract'
import {
  type EvaluationContext,
  evaluateOrder,
  itemOf,
  type OrderDocument,
  type OrderEvaluation,
  type ProductInstance,
  planChanges,
  type SelectionChange,
} from '@orderwright/domain'
import { type CommandResult, done, type EditorState, keptSchema, type Rejection } from './editor-state.ts'
import {
  emptyHistory,
  type History,
  invertStep,
  pushStep,
  remapHistory,
  replaceLastStep,
  type takeUndo,
} from './history.ts'
import {
  applyOperation,
  baseOf,
  isNoChange,
  type Operation,
  type Props,
  propsSchema,
  type UpdateOperation,
} from './operations.ts'
import type { Clock, Conflict, NewKey, ServerRecord, Storage, Transport } from './ports.ts'
import { mergeServerRecord, revertRefused, withLoadedItems } from './server-records.ts'
import { type Batch, createSyncQueue } from './sync-queue.ts'

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

/** Typing settles this long before it is sent. [1.9.14] */
export const textDelayMs = 400

export type EditorCore = ReturnType<typeof createEditorCore>

export function createEditorCore(options: OrderEditorOptions) {
  const { clock, storage } = options
  const storageKey = `order:${options.document.order.orgId}:${options.document.order.id}`
  const listeners = new Set<() => void>()
  const versions = new Map<string, number>()
  let context = options.context
  let document = options.document
  let evaluation: OrderEvaluation
  let history: History = emptyHistory
  let lastMergeKey: string | null = null
  let activeItemId: number | null = null
  let conflict: Conflict | null = null
  let rejections: readonly Rejection[] = []
  let nextLocalId = -1
  let kept: { pending: readonly Batch[]; history: History } | null = null
  let state: EditorState

  rememberVersion('productOrder', document.order)
  for (const item of document.items) rememberVersion('productInstance', item)

  const queue = createSyncQueue({
    transport: options.transport,
    clock,
    newKey: options.newKey,
    versionOf: (resource, id) => versions.get(`${resource}:${id}`) ?? 1,
    onSaved,
    onCreated,
    onConflict,
    onRefused,
    onChange: publish,
  })

  restoreKept()
  evaluation = evaluateOrder(context, document)
  activeItemId = document.items[0]?.id ?? null
  state = snapshot()

  function snapshot(): EditorState {
    return {
      document,
      evaluation,
      activeItemId,
      saveState: queue.state(),
      conflict,
      rejections,
      undoLabel: history.undo.at(-1)?.label ?? null,
      redoLabel: history.redo.at(-1)?.label ?? null,
    }
  }

  function publish(): void {
    if (!evaluation) return
    keep()
    state = snapshot()
    for (const listener of listeners) listener()
  }

  function setDocument(next: OrderDocument): void {
    if (next === document) return
    document = next
    evaluation = evaluateOrder(context, document, evaluation)
    if (activeItemId !== null && !itemOf(document, activeItemId)) {
      activeItemId = document.items[0]?.id ?? null
    }
  }

  // What survives a reload

  function keep(): void {
    const pending = queue.pending()
    // One change is published several times on its way; it is written once.
    if (kept?.pending === pending && kept.history === history) return
    kept = { pending, history }
    if (pending.length === 0 && history.undo.length === 0 && history.redo.length === 0) {
      storage?.remove(storageKey)
    } else {
      storage?.write(storageKey, JSON.stringify({ pending, history }))
    }
  }

  function restoreKept(): void {
    const text = storage?.read(storageKey)
    if (!text) return
    const found = keptSchema.safeParse(parseJson(text))
    if (!found.success) return
    history = found.data.history
    for (const batch of found.data.pending) {
      for (const operation of batch.operations) {
        document = applyOperation(document, operation)
        if (operation.kind !== 'update') nextLocalId = Math.min(nextLocalId, operation.item.id - 1)
      }
    }
    if (found.data.pending.length > 0) queue.restore(found.data.pending)
  }

  // Changes

  function perform(operations: Operation[], { label, mergeKey, delayMs }: ChangeOptions): void {
    const real = operations.filter((operation) => operation.kind !== 'update' || !isNoChange(operation))
    if (real.length === 0) return
    setDocument(real.reduce(applyOperation, document))
    const last = history.undo.at(-1)
    if (last && mergeKey && mergeKey === lastMergeKey) {
      history = replaceLastStep(history, { label, operations: [...last.operations, ...real] })
    } else {
      history = pushStep(history, { label, operations: real })
    }
    lastMergeKey = mergeKey ?? null
    queue.enqueue(real, delayMs)
    publish()
  }

  function updateOf(
    resource: 'productOrder' | 'productInstance',
    id: number,
    props: Props,
  ): Operation | null {
    const record = resource === 'productOrder' ? document.order : itemOf(document, id)
    return record ? { kind: 'update', resource, id, props, base: baseOf(record, props) } : null
  }

  function select(changes: readonly SelectionChange[], label: string, typing?: string): CommandResult {
    const plan = planChanges(context, document, changes)
    if (!plan.ok) return plan
    const operations = plan.patches
      .map((patch) => updateOf(patch.resource, patch.id, propsSchema.parse(patch.props)))
      .filter((operation) => operation !== null)
    perform(operations, { label, mergeKey: typing, delayMs: typing ? textDelayMs : 0 })
    return done
  }

  /** The updates that give lines their new ranks. */
  function rankOperations(items: readonly ProductInstance[]): Operation[] {
    return items
      .filter((item) => itemOf(document, item.id)?.rank !== item.rank)
      .map((item) => updateOf('productInstance', item.id, { rank: item.rank }))
      .filter((operation) => operation !== null)
  }

  function travel(take: typeof takeUndo, direction: 'undo' | 'redo'): boolean {
    const taken = take(history)
    if (!taken) return false
    history = taken.history
    lastMergeKey = null
    const operations = (direction === 'undo' ? invertStep(taken.step) : taken.step.operations).map(rebase)
    setDocument(operations.reduce(applyOperation, document))
    const shown = operations.find(
      (operation) => operation.kind !== 'update' || operation.resource === 'productInstance',
    )
    if (shown) {
      const id = shown.kind === 'update' ? shown.id : shown.item.id
      if (itemOf(document, id)) activeItemId = id
    }
    queue.enqueue(operations)
    publish()
    return true
  }

  /** The same change based on what the record holds now, so that the server can merge it. */
  function rebase(operation: Operation): Operation {
    // A line that the server knows is brought back under its id, not made again.
    if (operation.kind === 'create') return { ...operation, restores: operation.item.id > 0 }
    if (operation.kind === 'destroy') return operation
    return updateOf(operation.resource, operation.id, operation.props) ?? operation
  }

  // Answers of the server

  function rememberVersion(resource: string, record: { id: number; version: number }): void {
    const key = `${resource}:${record.id}`
    versions.set(key, Math.max(record.version, versions.get(key) ?? 0))
  }

  function onSaved(batch: Batch, records: ServerRecord[]): void {
    for (const [index, record] of records.entries()) {
      const operation = batch.operations[index]
      const resource = operation?.kind === 'update' ? operation.resource : 'productInstance'
      receive(resource, record, operation?.kind === 'destroy')
    }
  }

  /** Takes a record as the server holds it; fields with unsent changes stay as the person sees them. */
  function receive(resource: 'productOrder' | 'productInstance', record: ServerRecord, isGone = false): void {
    rememberVersion(resource, record)
    if (!isGone) setDocument(mergeServerRecord(document, resource, record, queue.pending()))
  }

  function onCreated(localId: number, record: ServerRecord): void {
    rememberVersion('productInstance', record)
    if (localId === record.id) return
    history = remapHistory(history, localId, record.id)
    const items = document.items.map((item) => (item.id === localId ? { ...item, id: record.id } : item))
    if (activeItemId === localId) activeItemId = record.id
    setDocument({ ...document, items })
  }

  function onConflict(batch: Batch, error: CallError): void {
    const operation = batch.operations.find((entry) => entry.kind === 'update')
    if (!operation) return
    const theirs = theirsOf(operation, error.details?.current ?? {})
    conflict = { operation, mine: operation.props, theirs, error }
  }

  function onRefused(batch: Batch, error: CallError): void {
    setDocument(revertRefused(document, batch.operations, queue.pending()))
    rejections = [...rejections, { id: batch.key, error }]
  }

  /** A conflict's answer: keep mine (sent again on top of theirs) or take theirs. */
  function resolveConflict(choice: 'mine' | 'theirs'): void {
    if (!conflict) return
    const { operation, theirs } = conflict
    conflict = null
    const first = queue.pending()[0]
    if (choice === 'theirs') {
      setDocument(applyOperation(document, { ...operation, props: theirs }))
      queue.resume(null)
    } else {
      queue.resume(
        first && {
          ...first,
          operations: first.operations.map((entry) =>
            entry === operation ? { ...operation, base: theirs } : entry,
          ),
        },
      )
    }
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
      evaluation = evaluateOrder(context, document)
      publish()
    },
    setActiveItem(itemId: number | null): void {
      activeItemId = itemId !== null && itemOf(document, itemId) ? itemId : null
      publish()
    },
    newLocalId: () => nextLocalId--,
    perform,
    select,
    travel,
    updateOf,
    rankOperations,
    receive(resource: 'productOrder' | 'productInstance', record: ServerRecord): void {
      receive(resource, record)
      publish()
    },
    receiveDocument(loaded: OrderDocument): void {
      const before = document
      receive('productOrder', { ...loaded.order })
      for (const item of loaded.items) receive('productInstance', { ...item })
      setDocument(withLoadedItems(document, loaded, queue.pending()))
      if (document !== before) publish()
    },
    resolveConflict,
    dismissRejection(id: string): void {
      rejections = rejections.filter((rejection) => rejection.id !== id)
      publish()
    },
    queue,
    dispose(): void {
      queue.stop()
      listeners.clear()
    },
  }
}

/** What the server holds in the fields that the operation changes. */
function theirsOf(operation: UpdateOperation, current: Props): Props {
  const changed = Object.entries(operation.props)
  const known = Object.fromEntries(changed.filter(([key]) => key in current))
  return { ...operation.base, ...baseOf(current, known) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
