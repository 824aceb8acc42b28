/** Adding, removing and bringing back the lines of an order, each as one step of the history. */
import { itemMessages, messages } from '@orderwright/domain/messages'
import {
  itemOf,
  type ProductInstance,
  productInstanceSchema,
  renumberItems,
  selectionAfterDeletion,
  type Selections,
} from '@orderwright/domain/orders'
import { refusal } from '@orderwright/domain/units'
import type { EditorCore } from '../editor-core.ts'
import { type CommandResult, done } from '../editor-state.ts'
import { type Operation, propsSchema } from './operations.ts'

/** A line as somebody adds it: the rest is the server's, or as it is by default. */
export interface NewItem {
  productId: number
  title: string
  quantity?: number
  properties?: Selections
  notes?: string
  customPriceInCents?: ProductInstance['customPriceInCents']
}

/** Adds lines at the end, and order-level choices that they need; the ids are negative until the server answers. */
export function addItems(
  core: EditorCore,
  now: string,
  items: readonly NewItem[],
  orderProperties: Selections,
): readonly number[] {
  const { order, items: before } = core.getDocument()
  const records = items.map((item, index) => {
    const record = productInstanceSchema.omit({ id: true }).parse({
      ...item,
      orgId: order.orgId,
      productOrderId: order.id,
      version: 1,
      created: now,
      lastUpdated: now,
      deletedAt: null,
      rank: before.length + 1 + index,
    })
    return { ...record, id: core.newLocalId() }
  })
  const [first] = records
  if (first === undefined) return []
  const operations: Operation[] = records.map((record) => ({
    kind: 'create',
    resource: 'productInstance',
    record,
    restores: false,
  }))
  const update = core.updateOf('productOrder', order.id, propsSchema.parse({ properties: orderProperties }))
  // The line first: only with it does the order have those properties.
  if (update && Object.keys(orderProperties).length > 0) operations.push(update)
  core.perform(operations, { label: itemMessages.stepAdd({ count: records.length }) })
  core.setActiveItem(first.id)
  return records.map(({ id }) => id)
}

/** Those that are there already stay as they are. */
export function restoreItems(core: EditorCore, items: readonly ProductInstance[]): void {
  const document = core.getDocument()
  const missing = items
    .filter(({ id }) => !itemOf(document, core.currentId(id)))
    .toSorted((one, other) => one.rank - other.rank)
  const [first] = missing
  if (first === undefined) return
  // Each takes its place again, and those from there on go one further.
  let moved = [...document.items]
  for (const { rank } of missing) {
    moved = moved.map((one) => (one.rank >= rank ? { ...one, rank: one.rank + 1 } : one))
  }
  core.perform(
    [
      ...missing.map(
        (record): Operation => ({
          kind: 'create',
          resource: 'productInstance',
          record,
          restores: true,
        }),
      ),
      ...core.rankOperations(moved),
    ],
    { label: itemMessages.stepRestore({ count: missing.length }) },
  )
  core.setActiveItem(first.id)
}

/** Those that are not there any more are passed over; refused when none is. */
export function removeItems(core: EditorCore, formerIds: readonly number[]): CommandResult {
  const { items } = core.getDocument()
  const ids = new Set(formerIds.map(core.currentId))
  const gone = items.filter(({ id }) => ids.has(id))
  if (gone.length === 0) return refusal('itemUnknown', messages.itemUnknown)
  let left = items.map(({ id }) => id)
  let active = core.getState().activeItemId
  for (const { id } of gone) {
    active = selectionAfterDeletion(left, active, id)
    left = left.filter((other) => other !== id)
  }
  core.perform(
    [
      ...gone.map((record): Operation => ({ kind: 'destroy', resource: 'productInstance', record })),
      ...core.rankOperations(renumberItems(items.filter(({ id }) => !ids.has(id)))),
    ],
    { label: itemMessages.stepDelete({ count: gone.length }) },
  )
  core.setActiveItem(active)
  return done
}
