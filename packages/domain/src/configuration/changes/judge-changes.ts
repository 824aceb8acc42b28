/**
 * Changes of choices applied to a document and judged as one: what the document becomes, or the first thing
 * that stands against it. The planner and the search for repairs both ask here.
 */
import type { EvaluationContext } from '../../item-drawings/types.ts'
import type { ProductProperty } from '../../catalog/schema.ts'
import type { OrderDocument } from '../../orders/document.ts'
import { type Changes, withChanges } from './apply-changes.ts'
import { isUnreadable, normaliseSelection } from './normalise-selection.ts'
import { entryAt, isKnown, type OptionIndex, type PropertyIndex } from '../../constraints/indices.ts'
import { changedState, type CountedItem, type NetworkState } from '../../constraints/network-state.ts'
import type { Selection, Selections, SelectionChange } from '../../orders/selections.ts'
import {
  itemState,
  judgedItemState,
  orderState,
  rememberState,
  spoilsOrder,
} from '../../constraints/states.ts'
import { firstEmptied } from '../../constraints/look-ahead.ts'
import type { DocumentPatch } from '../types.ts'

/** One place where choices are made, before and after: the order level (null) or an item. */
export type JudgedPlace = {
  readonly itemId: number | null
  /** what is stored there after the changes, values of hidden properties included */
  readonly stored: Selections
  readonly before: NetworkState
  readonly after: NetworkState
}

export type Judged =
  | {
      readonly ok: true
      readonly document: OrderDocument
      readonly patches: readonly DocumentPatch[]
      readonly places: readonly JudgedPlace[]
    }
  | { readonly ok: false; readonly kind: 'itemUnknown' }
  | { readonly ok: false; readonly kind: 'propertyUnknown' | 'optionUnknown' }
  | { readonly ok: false; readonly kind: 'unreadable'; readonly text: string }
  | (JudgedAgainst & { readonly kind: 'hidden' })
  /** the chosen option is taken away in the state after the changes */
  | (JudgedAgainst & { readonly kind: 'notAllowed'; readonly option: OptionIndex })
  /** a property is left without options */
  | (JudgedAgainst & { readonly kind: 'emptied'; readonly before: NetworkState })

/** What stands against changes: a property of one place, in the state after them. */
type JudgedAgainst = {
  readonly ok: false
  readonly itemId: number | null
  readonly state: NetworkState
  readonly property: PropertyIndex
}

/** Applies the changes together and judges the result; mutates nothing. */
export function judgeChanges(
  context: EvaluationContext,
  document: OrderDocument,
  changes: readonly SelectionChange[],
): Judged {
  const [only] = changes
  const judged = changes.length === 1 && only !== undefined ? judgeOne(context, document, only) : undefined
  return judged ?? judgeAll(context, document, changes)
}

/**
 * The everyday case, one choice on one item, from the state the item has already. Undefined where it takes
 * more: order-level choices, lines that may spoil them, and values that are hidden or become so.
 */
function judgeOne(
  context: EvaluationContext,
  document: OrderDocument,
  change: SelectionChange,
): Judged | undefined {
  const { itemId, propertyId } = change
  if (itemId === null || spoilsOrder(context.catalog, document)) return undefined
  const { items } = document
  let at = 0
  while (at < items.length && items[at]?.id !== itemId) at += 1
  const item = items[at]
  const before = item === undefined ? undefined : itemState(context, document, item)
  const index = before?.network.propertyIndex.get(propertyId)
  if (item === undefined || before === undefined || index === undefined || before.hasStale) return undefined
  const { network } = before
  const property = entryAt(network.properties, index)
  if (network.isTarget[index] === 0) return undefined
  const unreadable = refusedText(property, change.selection)
  if (unreadable !== undefined) return unreadable
  const selection =
    change.selection === null
      ? null
      : normaliseSelection(property, change.selection, item.properties[propertyId])
  const after = changedState(before, index, selection ?? undefined)
  if (after.hasStale) return undefined

  if (selection !== null) {
    if (after.hidden[index] === 1) return { ok: false, kind: 'hidden', itemId, state: after, property: index }
    const refused = checkOptions(itemId, before, after, index)
    if (refused !== undefined) return refused
  }
  const emptied = firstEmptied(after, before.available, before.hidden)
  if (emptied !== undefined)
    return { ok: false, kind: 'emptied', itemId, state: after, before, property: emptied }

  const properties = { ...item.properties }
  if (selection === null) delete properties[propertyId]
  else properties[propertyId] = selection
  const nextItem = { ...item, properties }
  const nextItems = items.slice()
  nextItems[at] = nextItem
  const next = { order: document.order, items: nextItems }
  // Without unpublished options nothing is exempt that would not be anyway.
  if (!network.hasUnpublished[context.viewer.role]) rememberState(context, document, next, nextItem, after)
  return {
    ok: true,
    document: next,
    patches: [
      { resource: 'productInstance', id: itemId, props: { properties: { [propertyId]: selection } } },
    ],
    places: [{ itemId, stored: properties, before, after }],
  }
}

function refusedText(
  property: ProductProperty,
  selection: Selection | null,
): Exclude<Judged, { ok: true }> | undefined {
  if (selection === null || !isUnreadable(property, selection)) return undefined
  return { ok: false, kind: 'unreadable', text: String(selection.value) }
}

function judgeAll(
  context: EvaluationContext,
  document: OrderDocument,
  changes: readonly SelectionChange[],
): Judged {
  const changed = placesAfter(context, document, changes)
  if (!changed.ok) return changed
  const { places, next, byPlace, itemChanges } = changed
  for (const place of places) {
    const refused = checkChosen(place, byPlace.get(place.itemId))
    if (refused !== undefined) return refused
  }
  for (const place of places) {
    const { itemId, before: earlier, after } = place
    const emptied = firstEmptied(after, earlier.available, earlier.hidden)
    if (emptied !== undefined) {
      return { ok: false, kind: 'emptied', itemId, state: after, before: earlier, property: emptied }
    }
  }
  return accepted(next, places, byPlace.get(null), itemChanges)
}

type ChangedPlaces = {
  readonly ok: true
  readonly next: OrderDocument
  readonly places: readonly JudgedPlace[]
  readonly byPlace: ReadonlyMap<number | null, Changes>
  readonly itemChanges: ReadonlyMap<number, Changes>
}

/** Every place that changes may bear on, before and after them, whatever stands against them. */
export function placesAfter(
  context: EvaluationContext,
  document: OrderDocument,
  changes: readonly SelectionChange[],
): ChangedPlaces | Exclude<Judged, { ok: true }> {
  const byPlace = new Map<number | null, Changes>()
  for (const change of changes) {
    const property = context.catalog.properties.get(change.propertyId)
    if (property === undefined) return { ok: false, kind: 'propertyUnknown' }
    const item = document.items.find((known) => known.id === change.itemId)
    if (change.itemId !== null && item === undefined) return { ok: false, kind: 'itemUnknown' }
    const unreadable = refusedText(property, change.selection)
    if (unreadable !== undefined) return unreadable
    const current = (change.itemId === null ? document.order : item)?.properties[change.propertyId]
    const selection =
      change.selection === null ? null : normaliseSelection(property, change.selection, current)
    const place = byPlace.get(change.itemId)
    if (place === undefined) byPlace.set(change.itemId, new Map([[change.propertyId, selection]]))
    else place.set(change.propertyId, selection)
  }

  // Choices of lines may bear on the order level as well.
  const isOrderJudged = byPlace.has(null) || spoilsOrder(context.catalog, document)
  const before = new Map<number, CountedItem>()
  for (const item of document.items) {
    if (!isOrderJudged && !byPlace.has(item.id)) continue
    const state = itemState(context, document, item)
    if (state !== undefined) before.set(item.id, { item, state })
    else if (byPlace.has(item.id)) return { ok: false, kind: 'propertyUnknown' }
  }
  const orderBefore = isOrderJudged
    ? orderState(context, document, document, () => [...before.values()])
    : undefined
  if (orderBefore !== undefined) dropHidden(orderBefore, document.order.properties, byPlace, null)
  for (const { item, state } of before.values()) dropHidden(state, item.properties, byPlace, item.id)

  const orderChanges = byPlace.get(null)
  const itemChanges = new Map<number, Changes>()
  for (const [itemId, place] of byPlace) if (itemId !== null) itemChanges.set(itemId, place)
  const next = withChanges(document, orderChanges, itemChanges)

  const lines: JudgedPlace[] = []
  const counted: CountedItem[] = []
  for (let index = 0; index < next.items.length; index++) {
    const item = next.items[index]
    const known = item === undefined ? undefined : before.get(item.id)
    if (item === undefined || known === undefined) continue
    const after = judgedItemState(context, next, item, document, document.items[index])
    if (after === undefined) continue
    lines.push({ itemId: item.id, stored: item.properties, before: known.state, after })
    counted.push({ item, state: after })
  }
  const places = [...lines]
  if (orderBefore !== undefined) {
    const after = orderState(context, next, document, () => counted)
    places.unshift({ itemId: null, stored: next.order.properties, before: orderBefore, after })
  }

  return { ok: true, next, places, byPlace, itemChanges }
}

/** A hidden property carries no value: what is stored there from before goes. */
function dropHidden(
  { network, hidden }: NetworkState,
  stored: Selections,
  byPlace: Map<number | null, Changes>,
  itemId: number | null,
): void {
  for (const p of network.propertyIndices) {
    const propertyId = entryAt(network.properties, p).id
    if (hidden[p] === 0 || network.isTarget[p] === 0 || stored[propertyId] === undefined) continue
    const changes = byPlace.get(itemId) ?? new Map<number, Selection | null>()
    byPlace.set(itemId, changes)
    if (!changes.has(propertyId)) changes.set(propertyId, null)
  }
}

/** Each newly chosen option must exist, belong, and be available after the changes. */
function checkChosen(
  { itemId, before, after }: JudgedPlace,
  changes: Changes | undefined,
): Exclude<Judged, { ok: true }> | undefined {
  const { network } = after
  for (const [propertyId, selection] of changes ?? []) {
    const property = network.propertyIndex.get(propertyId)
    if (property === undefined || network.isTarget[property] === 0)
      return { ok: false, kind: 'propertyUnknown' }
    if (selection === null) continue
    if (after.hidden[property] === 1) return { ok: false, kind: 'hidden', itemId, state: after, property }
    const refused = checkOptions(itemId, before, after, property)
    if (refused !== undefined) return refused
  }
  return undefined
}

/** What was chosen before may stay, even where something else has made it invalid. */
function checkOptions(
  itemId: number | null,
  before: NetworkState,
  after: NetworkState,
  property: PropertyIndex,
): Exclude<Judged, { ok: true }> | undefined {
  for (const option of entryAt(after.chosen, property)) {
    if (!isKnown(option)) return { ok: false, kind: 'optionUnknown' }
    if (after.removed[option] === 0 || entryAt(before.chosen, property).includes(option)) continue
    return { ok: false, kind: 'notAllowed', itemId, state: after, property, option }
  }
  return undefined
}

/** Clears what became hidden, and tells the changed fields. */
function accepted(
  next: OrderDocument,
  places: readonly JudgedPlace[],
  orderChanges: Changes | undefined,
  itemChanges: ReadonlyMap<number, Changes>,
): Judged {
  const orderPatch: Changes = new Map(orderChanges)
  const itemPatches = new Map([...itemChanges].map(([itemId, changes]) => [itemId, new Map(changes)]))
  let clears = false
  for (const { itemId, after, stored } of places) {
    const { network } = after
    for (const p of network.propertyIndices) {
      const propertyId = entryAt(network.properties, p).id
      if (after.hidden[p] === 0 || network.isTarget[p] === 0 || stored[propertyId] === undefined) continue
      const patch =
        itemId === null ? orderPatch : (itemPatches.get(itemId) ?? new Map<number, Selection | null>())
      if (itemId !== null) itemPatches.set(itemId, patch)
      patch.set(propertyId, null)
      clears = true
    }
  }
  const patches: DocumentPatch[] = []
  if (orderPatch.size > 0) {
    patches.push({
      resource: 'productOrder',
      id: next.order.id,
      props: { properties: Object.fromEntries(orderPatch) },
    })
  }
  for (const [id, patch] of itemPatches) {
    patches.push({ resource: 'productInstance', id, props: { properties: Object.fromEntries(patch) } })
  }
  return {
    ok: true,
    document: clears ? withChanges(next, orderPatch, itemPatches) : next,
    patches,
    places,
  }
}
