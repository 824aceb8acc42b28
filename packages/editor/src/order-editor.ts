/**
 * The headless order editor: commands that the engine judges, over the core that holds the document. A command changes
 * the document at once; screens subscribe and read one state object.
 */
import { typedTexts } from './document/typed-texts.ts'
import type { Repair } from '@orderwright/domain/configuration'
import { itemMessages } from '@orderwright/domain/messages'
import {
  moveItem,
  type ProductInstance,
  type Selection,
  type SelectionChange,
  type Selections,
} from '@orderwright/domain/orders'
import { trust } from '@orderwright/domain/units'
import {
  type ChangeOptions,
  createEditorCore,
  type EditorCore,
  type OrderEditorOptions,
  textDelayMs,
} from './editor-core.ts'
import { type CommandResult, type ItemFields, type OrderFields, type UndoRedoResult } from './editor-state.ts'
import { addItems, type NewItem, removeItems, restoreItems } from './document/lines.ts'
import { type Operation, type Props, propsSchema } from './document/operations.ts'
import type { StepName } from './history/history.ts'
import { type CreatedKind, type HeldRecord, recordOf } from './document/record-kinds.ts'

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
        label: itemMessages.stepMove,
      })
    },
    /**
     * Adds a line at the end and makes it the active one; its id is negative until the server answers.
     * `orderProperties` are order-level choices that the line needs: one step with it.
     */
    addItem: (item: NewItem, orderProperties: Selections = {}): number =>
      addItems(core, options.clock.now(), [item], orderProperties)[0] ?? 0,
    /** The same for several lines, in their order, as one step; the first of them is active. */
    addItems: (items: readonly NewItem[], orderProperties: Selections = {}): readonly number[] =>
      addItems(core, options.clock.now(), items, orderProperties),
    /** Brings a removed line back at its place; nothing when it is there already. */
    restoreItem: (item: ProductInstance): void => restoreItems(core, [item]),
    /** The same for several lines, as one step. */
    restoreItems: (items: readonly ProductInstance[]): void => restoreItems(core, items),
    /** Removes a line; the selection moves as specified. Undo brings it back. [1.4.35, 1.4.36] */
    removeItem: (itemId: number): CommandResult => removeItems(core, [itemId]),
    /** The same for several lines, as one step. */
    removeItems: (itemIds: readonly number[]): CommandResult => removeItems(core, itemIds),
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

    /**
     * Takes the newest step back, or the one that is named, leaving alone and naming what others changed since. What the person has done
     * after a named step stays, but for what went with it.
     */
    undo: (step?: StepName): UndoRedoResult => core.undoRedo('undo', step),
    /** The newest step that can be taken back; null when there is none. */
    lastStep: core.lastStep,
    redo: (): UndoRedoResult => core.undoRedo('redo'),

    /** A conflict's answer: keep mine (sent again on top of theirs) or take theirs. */
    resolveConflict: core.resolveConflict,
    dismiss: core.dismiss,
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
