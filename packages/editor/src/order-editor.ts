/**
 * The headless order editor: commands that the engine judges, over the core that holds the document. A command changes
 * the document at once; screens subscribe and read one state object.
 */
import { typedTexts } from './document/typed-texts.ts'
import {
  itemOf,
  messages,
  moveItem,
  type ProductInstance,
  productInstanceSchema,
  type Repair,
  refusal,
  renumberItems,
  type Selection,
  type SelectionChange,
  type Selections,
  selectionAfterDeletion,
  trust,
} from '@orderwright/domain'
import {
  type ChangeOptions,
  createEditorCore,
  type EditorCore,
  type OrderEditorOptions,
  textDelayMs,
} from './editor-core.ts'
import {
  type CommandResult,
  done,
  type ItemFields,
  type OrderFields,
  type UndoRedoResult,
} from './editor-state.ts'
import { type Operation, type Props, propsSchema } from './document/operations.ts'
import { type CreatedKind, type HeldRecord, recordOf } from './document/record-kinds.ts'

export interface NewItem {
  productId: number
  title: string
  quantity?: number
  properties?: Selections
  notes?: string
  customPriceInCents?: ProductInstance['customPriceInCents']
}

/** A change of a record: whole ones are added, fields changed, and the record itself removed. */
export type RecordChange =
  | ({ readonly kind: 'create' } & HeldRecord)
  | {
      readonly kind: 'update'
      readonly resource: CreatedKind
      readonly id: number
      readonly props: Props
    }
  | { readonly kind: 'destroy'; readonly resource: CreatedKind; readonly id: number }
  /** brings a deleted record back as it was */
  | ({ readonly kind: 'restore' } & HeldRecord)

export type OrderEditor = ReturnType<typeof createOrderEditor>

/** Opens an order for editing; unsent work of an earlier page is taken up again. */
export function createOrderEditor(options: OrderEditorOptions) {
  const core = createEditorCore(options)
  return {
    getState: core.getState,
    subscribe: core.subscribe,
    getContext: core.getContext,
    /** Another catalog, viewer or day: everything is judged anew. */
    setContext: core.setContext,

    /** Chooses an option or sets a value; null clears. Item null is the order level. [1.5.26, 1.5.27] */
    choose(
      itemId: number | null,
      propertyId: number,
      selection: Selection | null,
      label: string,
    ): CommandResult {
      return core.select([{ itemId, propertyId, selection }], label)
    },
    /**
     * The same for typed text: keys pressed in one field are one undo step, sent when typing pauses. [1.9.14] `field`
     * tells the fields of a property with several apart.
     */
    type(
      itemId: number | null,
      propertyId: number,
      selection: Selection | null,
      label: string,
      field = '',
    ): CommandResult {
      const mergeKey = `selection:${itemId}:${propertyId}:${field}`
      return core.select([{ itemId, propertyId, selection }], label, mergeKey)
    },
    /** Several choices as one step: all of them, or none. */
    chooseAll: (changes: readonly SelectionChange[], label: string): CommandResult =>
      core.select(changes, label),
    /** Carries out a repair that a refusal offered, as one step. */
    repair: (repair: Repair): CommandResult => core.select(repair.changes, repair.title),

    /** Changes fields of the order; `typing` names the field being typed into. */
    setOrderFields(fields: OrderFields, label: string, typing?: string): void {
      const operation = core.updateOf('productOrder', core.getDocument().order.id, propsSchema.parse(fields))
      if (operation)
        core.perform([operation], {
          label,
          mergeKey: typing && `order:${typing}`,
          delayMs: typing ? textDelayMs : 0,
        })
    },
    setItemFields(itemId: number, fields: ItemFields, label: string, typing?: string): void {
      const operation = core.updateOf('productInstance', itemId, propsSchema.parse(fields))
      if (operation) {
        core.perform([operation], {
          label,
          mergeKey: typing && `item:${itemId}:${typing}`,
          delayMs: typing ? textDelayMs : 0,
        })
      }
    },
    /** Moves a line to a rank (clamped) and renumbers all from 1. [1.4.37] */
    moveItem(itemId: number, rank: number): void {
      core.perform(core.rankOperations(moveItem(core.getDocument().items, core.currentId(itemId), rank)), {
        label: 'Move item',
      })
    },
    /**
     * Adds a line at the end and makes it the active one; its id is negative until the server answers.
     * `orderProperties` are order-level choices that the line needs: one step with it.
     */
    addItem(item: NewItem, orderProperties: Selections = {}): number {
      const now = options.clock.now()
      const id = core.newLocalId()
      const record = productInstanceSchema.omit({ id: true }).parse({
        ...item,
        orgId: core.getDocument().order.orgId,
        productOrderId: core.getDocument().order.id,
        version: 1,
        created: now,
        lastUpdated: now,
        deletedAt: null,
        rank: core.getDocument().items.length + 1,
      })
      const operations: Operation[] = [
        { kind: 'create', resource: 'productInstance', record: { ...record, id }, restores: false },
      ]
      const choices = propsSchema.parse({ properties: orderProperties })
      const update = core.updateOf('productOrder', core.getDocument().order.id, choices)
      // The line first: only with it does the order have those properties.
      if (update && Object.keys(orderProperties).length > 0) operations.push(update)
      core.perform(operations, { label: 'Add item' })
      core.setActiveItem(id)
      return id
    },
    /** Brings a removed line back at its place; nothing when it is there already. */
    restoreItem(item: ProductInstance): void {
      const { items } = core.getDocument()
      if (itemOf(core.getDocument(), core.currentId(item.id))) return
      const later = items
        .filter((one) => one.rank >= item.rank)
        .map((one) => ({ ...one, rank: one.rank + 1 }))
      core.perform(
        [
          { kind: 'create', resource: 'productInstance', record: item, restores: true },
          ...core.rankOperations(later),
        ],
        {
          label: 'Restore item',
        },
      )
      core.setActiveItem(item.id)
    },
    /** Removes a line; the selection moves as specified. Undo brings it back. [1.4.35, 1.4.36] */
    removeItem(formerId: number): CommandResult {
      const itemId = core.currentId(formerId)
      const item = itemOf(core.getDocument(), itemId)
      if (!item) return refusal('itemUnknown', messages.itemUnknown)
      const ids = core.getDocument().items.map((one) => one.id)
      const nextActive = selectionAfterDeletion(ids, core.getState().activeItemId, itemId)
      const left = renumberItems(core.getDocument().items.filter((one) => one.id !== itemId))
      core.perform(
        [{ kind: 'destroy', resource: 'productInstance', record: item }, ...core.rankOperations(left)],
        { label: 'Delete item' },
      )
      core.setActiveItem(nextActive)
      return done
    },
    /** Adds, changes and removes records as one step of the history: what a gesture on the canvas does. */
    changeRecords(changes: readonly RecordChange[], recorded: ChangeOptions): void {
      core.perform(
        changes.flatMap((change) => operationsOf(core, change)),
        recorded,
      )
    },
    /** A negative id for a record that is made here, and the id that it has by now. */
    newLocalId: core.newLocalId,
    currentId: core.currentId,
    /** The id under which this page knew a record first: what is typed for it stays when the server has named it. */
    firstId: core.firstId,
    selectItem: core.setActiveItem,
    /** The next (1) or previous (−1) line, round the ends. */
    step(direction: 1 | -1): void {
      const { items } = core.getDocument()
      if (items.length === 0) return
      const index = items.findIndex((item) => item.id === core.getState().activeItemId)
      core.setActiveItem(items[(index + direction + items.length) % items.length]?.id ?? null)
    },

    /** Takes the newest step back, leaving alone and naming what others changed since. */
    undo: (): UndoRedoResult => core.undoRedo('undo'),
    redo: (): UndoRedoResult => core.undoRedo('redo'),

    /** A conflict's answer: keep mine (sent again on top of theirs) or take theirs. */
    resolveConflict: core.resolveConflict,
    dismissRejection: core.dismissRejection,
    dismissNotice: core.dismissNotice,
    /** A record changed elsewhere (another person, a status change, a payment). */
    receive: core.receive,
    /** The whole order was loaded again: what changed elsewhere is taken, unsent changes stay. */
    receiveDocument: core.receiveDocument,
    /** What others changed, from the live channel. */
    receiveChanges: core.receiveChanges,
    /** The versions of all records that this page has heard of: what a live channel is asked to go on from. */
    versions: core.versions,
    /** Takes up work that another page of this person left unsent; false for a text that cannot be read. */
    takeUp: core.takeUp,
    /** Sends what waits now. */
    flush: core.flush,
    /** After signing in again. */
    resume: (): void => core.queue.resume(),
    /** The texts that a person has entered and that are not on the server. */
    unsentTexts: (): string[] => typedTexts(core.queue.pending().flatMap((batch) => batch.operations)),
    hasUnsentChanges: (): boolean => core.queue.pending().length > 0,
    /** Is the deletion of this record one of this page that the server has not answered yet? */
    isDeleting: (resource: CreatedKind, id: number): boolean =>
      core.queue
        .pending()
        .some(({ operations }) =>
          operations.some(
            (operation) =>
              operation.kind === 'destroy' && operation.resource === resource && operation.record.id === id,
          ),
        ),
    dispose: core.dispose,
  }
}

function operationsOf(core: EditorCore, change: RecordChange): readonly Operation[] {
  if (change.kind === 'create') return [{ ...change, restores: false }]
  if (change.kind === 'restore') {
    const isThere = recordOf(core.getDocument(), change.resource, core.currentId(change.record.id))
    return isThere ? [] : [{ ...change, kind: 'create', restores: true }]
  }
  if (change.kind === 'update') {
    const operation = core.updateOf(change.resource, change.id, change.props)
    return operation ? [operation] : []
  }
  const record = recordOf(core.getDocument(), change.resource, core.currentId(change.id))
  // It is found in the records of its kind.
  return record ? [trust<Operation>({ kind: 'destroy', resource: change.resource, record })] : []
}
