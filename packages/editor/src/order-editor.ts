/**
 * The headless order editor: a document, commands that the engine judges, undo and redo, and the queue that saves
 * behind the person's back. A command changes the document at once; screens subscribe and read one state object.
 */
import type { CallError } from '@orderwright/contract'
import {
  type EvaluationContext,
  evaluateOrder,
  itemOf,
  type OrderDocument,
  type OrderEvaluation,
  type ProductInstance,
  type Repair,
  refusal,
  renumberItems,
  messages,
  moveItem,
  planChanges,
  productInstanceSchema,
  type Selection,
  type SelectionChange,
  type Selections,
  selectionAfterDeletion,
} from '@orderwright/domain'
import {
  type CommandResult,
  done,
  type EditorState,
  type ItemFields,
  keptSchema,
  type OrderFields,
  type Rejection,
} from './editor-state.ts'
import {
  emptyHistory,
  type History,
  invertStep,
  pushStep,
  remapHistory,
  replaceLastStep,
  takeRedo,
  takeUndo,
} from './history.ts'
import { applyOperation, baseOf, isNoChange, type Operation, type Props, propsSchema } from './operations.ts'
import type { Clock, Conflict, NewKey, ServerRecord, Storage, Transport } from './ports.ts'
import { mergeServerRecord, revertRefused } from './server-records.ts'
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
interface ChangeOptions {
  label: string
  mergeKey?: string
  delayMs?: number
}

/** Typing settles this long before it is sent. [1.9.14] */
export const textDelayMs = 400

export interface NewItem {
  productId: number
  title: string
  quantity?: number
  properties?: Selections
  customPriceInCents?: ProductInstance['customPriceInCents']
}

export type OrderEditor = ReturnType<typeof createOrderEditor>

export function createOrderEditor(options: OrderEditorOptions) {
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
    if (pending.length === 0 && history.undo.length === 0 && history.redo.length === 0) {
      storage?.remove(storageKey)
    } else {
      storage?.write(storageKey, JSON.stringify({ pending, history }))
    }
  }

  function restoreKept(): void {
    const text = storage?.read(storageKey)
    if (!text) return
    const kept = keptSchema.safeParse(parseJson(text))
    if (!kept.success) return
    history = kept.data.history
    for (const batch of kept.data.pending) {
      for (const operation of batch.operations) {
        document = applyOperation(document, operation)
        if (operation.kind !== 'update') nextLocalId = Math.min(nextLocalId, operation.item.id - 1)
      }
    }
    if (kept.data.pending.length > 0) queue.restore(kept.data.pending)
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
    if (operation.kind !== 'update') return operation
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
    const theirs = propsSchema.safeParse(error.details?.current ?? {})
    conflict = { operation, mine: operation.props, theirs: theirs.success ? theirs.data : {}, error }
  }

  function onRefused(batch: Batch, error: CallError): void {
    setDocument(revertRefused(document, batch.operations, queue.pending()))
    rejections = [...rejections, { id: batch.key, error }]
  }

  return {
    getState: (): EditorState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getContext: (): EvaluationContext => context,

    /** Another catalogue, viewer or day: everything is judged anew. */
    setContext(next: EvaluationContext): void {
      context = next
      evaluation = evaluateOrder(context, document)
      publish()
    },

    /** Chooses an option or sets a value; null clears. Item null is the order level. [1.5.26, 1.5.27] */
    choose(
      itemId: number | null,
      propertyId: number,
      selection: Selection | null,
      label: string,
    ): CommandResult {
      return select([{ itemId, propertyId, selection }], label)
    },
    /** The same for typed text: keys pressed in one field are one undo step, sent when typing settles. [1.9.14] */
    type(
      itemId: number | null,
      propertyId: number,
      selection: Selection | null,
      label: string,
    ): CommandResult {
      return select([{ itemId, propertyId, selection }], label, `selection:${itemId}:${propertyId}`)
    },
    /** Carries out a repair that a refusal offered, as one step. */
    repair: (repair: Repair): CommandResult => select(repair.changes, repair.title),

    /** Changes fields of the order; `typing` names the field being typed into. */
    setOrderFields(fields: OrderFields, label: string, typing?: string): void {
      const operation = updateOf('productOrder', document.order.id, propsSchema.parse(fields))
      if (operation)
        perform([operation], {
          label,
          mergeKey: typing && `order:${typing}`,
          delayMs: typing ? textDelayMs : 0,
        })
    },
    setItemFields(itemId: number, fields: ItemFields, label: string, typing?: string): void {
      const operation = updateOf('productInstance', itemId, propsSchema.parse(fields))
      if (operation) {
        perform([operation], {
          label,
          mergeKey: typing && `item:${itemId}:${typing}`,
          delayMs: typing ? textDelayMs : 0,
        })
      }
    },
    /** Moves a line to a rank (clamped) and renumbers all from 1. [1.4.37] */
    moveItem(itemId: number, rank: number): void {
      perform(rankOperations(moveItem(document.items, itemId, rank)), { label: 'Move item' })
    },
    /** Adds a line at the end and makes it the active one; its id is negative until the server answers. */
    addItem(item: NewItem): number {
      const now = clock.now()
      const id = nextLocalId--
      const record = productInstanceSchema.omit({ id: true }).parse({
        ...item,
        orgId: document.order.orgId,
        productOrderId: document.order.id,
        version: 1,
        created: now,
        lastUpdated: now,
        deletedAt: null,
        rank: document.items.length + 1,
      })
      activeItemId = id
      perform([{ kind: 'create', item: { ...record, id }, restores: false }], { label: 'Add item' })
      return id
    },
    /** Removes a line; the selection moves as specified. Undo brings it back. [1.4.35, 1.4.36] */
    removeItem(itemId: number): CommandResult {
      const item = itemOf(document, itemId)
      if (!item) return refusal('itemUnknown', messages.itemUnknown)
      const ids = document.items.map((one) => one.id)
      const nextActive = selectionAfterDeletion(ids, activeItemId, itemId)
      const left = renumberItems(document.items.filter((one) => one.id !== itemId))
      perform([{ kind: 'destroy', item }, ...rankOperations(left)], { label: 'Delete item' })
      activeItemId = nextActive
      publish()
      return done
    },
    selectItem(itemId: number | null): void {
      activeItemId = itemId !== null && itemOf(document, itemId) ? itemId : null
      publish()
    },
    /** The next (1) or previous (−1) line, round the ends. */
    step(direction: 1 | -1): void {
      const { items } = document
      if (items.length === 0) return
      const index = items.findIndex((item) => item.id === activeItemId)
      activeItemId = items[(index + direction + items.length) % items.length]?.id ?? null
      publish()
    },

    undo: (): boolean => travel(takeUndo, 'undo'),
    redo: (): boolean => travel(takeRedo, 'redo'),

    /** A conflict's answer: keep mine (sent again on top of theirs) or take theirs. */
    resolveConflict(choice: 'mine' | 'theirs'): void {
      if (!conflict) return
      const { operation, theirs } = conflict
      conflict = null
      const first = queue.pending()[0]
      if (choice === 'theirs') {
        setDocument(applyOperation(document, { ...operation, props: { ...operation.base, ...theirs } }))
        queue.resume(null)
      } else {
        const base = { ...operation.base, ...theirs }
        queue.resume(
          first && {
            ...first,
            operations: first.operations.map((entry) =>
              entry === operation ? { ...operation, base } : entry,
            ),
          },
        )
      }
    },
    dismissRejection(id: string): void {
      rejections = rejections.filter((rejection) => rejection.id !== id)
      publish()
    },
    /** A record changed elsewhere (another person, a status change, a payment). */
    receive(resource: 'productOrder' | 'productInstance', record: ServerRecord): void {
      receive(resource, record)
      publish()
    },
    /** Sends what waits now. */
    flush: (): void => queue.flush(),
    /** After signing in again. */
    resume: (): void => queue.resume(),
    hasUnsentChanges: (): boolean => queue.pending().length > 0,
    dispose(): void {
      queue.stop()
      listeners.clear()
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
