/**
 * What a new item starts with: in display order, each choice that must be made takes the first option that the rules
 * accept and that spoils no earlier choice. What the drawing then objects to is mended by trying other options.
 */
import type { EvaluationContext } from '../item-drawings/types.ts'
import { parseNumberInput } from '../units/entry/number-entry.ts'
import { normaliseDimension } from '../units/entry/dimension-entry.ts'
import { itemOf, type OrderDocument } from '../orders/document.ts'
import { type ProductInstance, productInstanceSchema } from '../orders/schema.ts'
import type { CatalogProduct } from '../catalog/schema.ts'
import { acceptedDocument } from './changes/accept-changes.ts'
import { drawnFigure } from '../item-drawings/bind-drawing.ts'
import { evaluateOrder } from './evaluate.ts'
import type { Selection, Selections, SelectionChange } from '../orders/selections.ts'
import type { ItemEvaluation, OrderEvaluation, PropertyEvaluation } from './types.ts'

export interface DefaultConfiguration {
  /** choices of the item */
  readonly item: Selections
  /** choices of the order level that were still open and that the item needs */
  readonly order: Selections
  /** the order with the item at its end, under an id that no other item of it has */
  readonly document: OrderDocument
}

/** How many times what is wrong is mended; each pass mends at least one thing or is the last. */
const MAX_PASSES = 6

/** The choices a new item of this product starts with. A custom or unknown product starts with none. */
export function defaultSelections(
  context: EvaluationContext,
  document: OrderDocument,
  productId: number,
): Selections {
  return defaultConfiguration(context, document, productId).item
}

/** The same with the order-level choices that it needs. */
export function defaultConfiguration(
  context: EvaluationContext,
  document: OrderDocument,
  productId: number,
): DefaultConfiguration {
  const { document: start, itemId } = withBlankItem(context, document, productId)
  const current = chooseOpen(evaluateOrder(context, start), itemId)
  return configurationOf(document, mend(current, itemId), itemId)
}

/** The order with an item at its end for which nothing is chosen yet, under an id that no other item of it has. */
export function withBlankItem(
  context: EvaluationContext,
  document: OrderDocument,
  productId: number,
): { readonly document: OrderDocument; readonly itemId: number } {
  const item = blankItem(context, document, productId)
  return { document: { ...document, items: [...document.items, item] }, itemId: item.id }
}

/** `chosen`, where some choices of its last item are made, with what must still be chosen; what is chosen stays as it is. */
export function completedConfiguration(
  context: EvaluationContext,
  before: OrderDocument,
  chosen: OrderDocument,
  itemId: number,
): DefaultConfiguration {
  return configurationOf(before, chooseOpen(evaluateOrder(context, chosen), itemId), itemId)
}

function configurationOf(
  before: OrderDocument,
  { document }: OrderEvaluation,
  itemId: number,
): DefaultConfiguration {
  const added = Object.entries(document.order.properties).filter(([key]) => !(key in before.order.properties))
  return {
    item: itemOf(document, itemId)?.properties ?? {},
    order: Object.fromEntries(added),
    document,
  }
}

/**
 * Choices of one item with those that they make necessary: properties that they bring up and that must be chosen start
 * with the first option that will do, so that one press never leaves an item half chosen. The choices alone when they
 * bring up nothing, are refused, or concern the order level.
 */
export function withFollowingChoices(
  before: OrderEvaluation,
  changes: readonly SelectionChange[],
): readonly SelectionChange[] {
  const itemId = changes.at(-1)?.itemId ?? null
  const item = itemId === null ? undefined : before.itemsById.get(itemId)
  if (itemId === null || item === undefined) return changes
  const shown = new Set(item.visibleProperties.map(({ property }) => property.id))
  if (shown.size === item.properties.size) return changes
  const accepted = acceptedDocument(before.context, before.document, changes)
  if (accepted === undefined) return changes
  const all = [...changes]
  let current = evaluateOrder(before.context, accepted, before)
  for (const { property } of current.itemsById.get(itemId)?.visibleProperties ?? []) {
    const view = current.itemsById.get(itemId)?.properties.get(property.id)
    if (shown.has(property.id) || view === undefined || view.isHidden || !isOpen(view)) continue
    const next = best(candidates(current, { itemId, view }), itemId, faultsOf(current, itemId))
    const selection = next && itemOf(next.document, itemId)?.properties[String(property.id)]
    if (!next || !selection) continue
    all.push({ itemId, propertyId: property.id, selection })
    current = next
  }
  return all
}

function blankItem(context: EvaluationContext, document: OrderDocument, productId: number): ProductInstance {
  const id = document.items.reduce((highest, { id: other }) => Math.max(highest, other), 0) + 1
  return productInstanceSchema.parse({
    id,
    orgId: document.order.orgId,
    productOrderId: document.order.id,
    productId,
    // Whoever adds the item names it; a missing name is no fault of its choices.
    title: 'New item',
    rank: document.items.length + 1,
    version: 1,
    created: context.now,
    lastUpdated: context.now,
    deletedAt: null,
  })
}

type Place = { readonly itemId: number | null; readonly view: PropertyEvaluation }

function placesOf(evaluation: OrderEvaluation, itemId: number): Place[] {
  const own = evaluation.itemsById.get(itemId)?.visibleProperties ?? []
  return [
    ...own.map((view) => ({ itemId, view })),
    ...evaluation.orderProperties.map((view) => ({ itemId: null, view })),
  ]
}

/** Open: must be chosen or filled in, and is not. */
function isOpen({ property, selection, availableCount }: PropertyEvaluation): boolean {
  if (property.isRequired === 0 || property.isArray === 1) return false
  switch (property.type) {
    case 'singleSelect':
      return selection?.optionId === undefined && availableCount > 0
    case 'number':
    case 'dimensions':
      return selection?.value === undefined
    case 'select':
    case 'text':
    case 'checkbox':
      return false
  }
}

function chooseOpen(start: OrderEvaluation, itemId: number): OrderEvaluation {
  let current = start
  const tried = new Set<string>()
  // A choice may bring up properties that were hidden, so the next open one is looked for each time.
  for (;;) {
    const next = placesOf(current, itemId).find((place) => isOpen(place.view) && !tried.has(keyOf(place)))
    if (next === undefined) return current
    tried.add(keyOf(next))
    current = best(candidates(current, next), itemId, faultsOf(current, itemId)) ?? current
  }
}

function keyOf({ itemId, view }: Place): string {
  return `${itemId ?? 'order'} ${view.property.id}`
}

/** Every acceptable choice of a property, carried out, in display order; of a figure, its start. */
function* candidates(from: OrderEvaluation, { itemId, view }: Place): Generator<OrderEvaluation> {
  const product = itemId === null ? undefined : from.itemsById.get(itemId)?.product
  for (const selection of startsOf(view, product)) {
    const change = { itemId, propertyId: view.property.id, selection }
    const accepted = acceptedDocument(from.context, from.document, [change])
    if (accepted !== undefined) yield evaluateOrder(from.context, accepted, from)
  }
}

/** A figure starts as the product's drawing has it; else a dimension at its least, a number at one. */
function startsOf(
  { property, states }: PropertyEvaluation,
  product: CatalogProduct | undefined,
): Selection[] {
  const drawn = drawnFigure(product, property.id)
  if (property.type === 'dimensions') {
    return [{ value: normaliseDimension(drawn ?? property.data.minDimension, property.data) }]
  }
  if (property.type === 'number') return [{ value: parseNumberInput(drawn ?? 1) }]
  return states
    .filter(({ allowed, chosen }) => allowed && !chosen)
    .map(({ option }) => ({ optionId: option.id }))
}

/** The first candidate that spoils nothing, else the one that spoils least. */
function best(found: Iterable<OrderEvaluation>, itemId: number, enough: number): OrderEvaluation | null {
  let least: OrderEvaluation | null = null
  let faults = Number.POSITIVE_INFINITY
  for (const candidate of found) {
    const count = faultsOf(candidate, itemId)
    if (count <= enough) return candidate
    if (count < faults) {
      least = candidate
      faults = count
    }
  }
  return least
}

/** What is wrong with choices that were made; what is not chosen yet does not count. */
function faultsOf(evaluation: OrderEvaluation, itemId: number): number {
  const item = evaluation.itemsById.get(itemId)
  const places = placesOf(evaluation, itemId)
  return places.filter(({ view }) => !view.isValid && !isOpen(view)).length + looseProblems(item)
}

function looseProblems(item: ItemEvaluation | undefined): number {
  return item?.problems.filter(({ propertyId }) => propertyId === undefined).length ?? 0
}

/** Tries other options for what is wrong, then for anything, as long as that mends something. */
function mend(start: OrderEvaluation, itemId: number): OrderEvaluation {
  let current = start
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const faults = faultsOf(current, itemId)
    if (faults === 0) return current
    const places = placesOf(current, itemId).filter(({ view }) => view.property.type === 'singleSelect')
    const wrong = places.filter(({ view }) => !view.isValid)
    const mended = [...wrong, ...places]
      .map((place) => best(candidates(current, place), itemId, 0))
      .filter((candidate) => candidate !== null)
      .find((candidate) => faultsOf(candidate, itemId) < faults)
    if (mended === undefined) return current
    current = chooseOpen(mended, itemId)
  }
  return current
}
