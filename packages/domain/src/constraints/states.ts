/** From a document to counted states: of one item, and of the order's own properties. */
import { itemNetwork, orderNetwork } from './build-network.ts'
import type { RuleContext } from './types.ts'
import type { Catalog } from '../catalog/compile.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { ProductInstance } from '../orders/schema.ts'
import { entryAt, type PropertyTable } from './indices.ts'
import type { Network } from './network.ts'
import { hiddenOfOrder } from './joint-hiding.ts'
import { buildState, type CountedItem, type NetworkState } from './network-state.ts'
import { lineSources, linesMayHide, linesMaySpoil, productIdsOf } from './order-sources.ts'
import { optionIdsOf } from './choices.ts'
import type { Selections } from '../orders/selections.ts'

const noIds: ReadonlySet<number> = new Set()
const noItems: readonly CountedItem[] = []

type ArchivedCache = {
  readonly archivedIds: ReadonlySet<number>
  readonly bySelections: WeakMap<Selections, readonly number[]>
  readonly byDocument: WeakMap<OrderDocument, ReadonlySet<number>>
}
const archivedCaches = new WeakMap<Catalog, ArchivedCache>()

function archivedCache(catalog: Catalog): ArchivedCache {
  let cache = archivedCaches.get(catalog)
  if (cache === undefined) {
    const archivedIds = new Set<number>()
    for (const option of catalog.options.values()) if (option.archived === 1) archivedIds.add(option.id)
    cache = { archivedIds, bySelections: new WeakMap(), byDocument: new WeakMap() }
    archivedCaches.set(catalog, cache)
  }
  return cache
}

function archivedOf(cache: ArchivedCache, selections: Selections): readonly number[] {
  let ids = cache.bySelections.get(selections)
  if (ids === undefined) {
    ids = Object.values(selections).flatMap((selection) =>
      optionIdsOf(selection).filter((id) => cache.archivedIds.has(id)),
    )
    cache.bySelections.set(selections, ids)
  }
  return ids
}

/** Archived options that are chosen somewhere on this order: they stay allowed on it. */
export function archivedInUse(catalog: Catalog, document: OrderDocument): ReadonlySet<number> {
  const cache = archivedCache(catalog)
  if (cache.archivedIds.size === 0) return noIds
  let inUse = cache.byDocument.get(document)
  if (inUse === undefined) {
    const ids = new Set(archivedOf(cache, document.order.properties))
    for (const item of document.items) for (const id of archivedOf(cache, item.properties)) ids.add(id)
    inUse = ids
    cache.byDocument.set(document, inUse)
  }
  return inUse
}

/** By the list of items, which is another one whenever something in it is. */
const knownNetworks = new WeakMap<OrderDocument['items'], Network>()

/** The order-level network of a document: of its items' products, or of the order's product while empty. */
export function networkOfOrder(catalog: Catalog, document: OrderDocument): Network {
  if (catalog.orderLevelProperties.length === 0) return orderNetwork(catalog, [])
  const { items } = document
  if (items.length === 0) return orderNetwork(catalog, productIdsOf(document))
  const known = knownNetworks.get(items)
  if (known?.catalog === catalog) return known
  const network = orderNetwork(catalog, productIdsOf(document))
  knownNetworks.set(items, network)
  return network
}

const spoiledCatalogs = new WeakMap<Catalog, boolean>()

/** Whether a choice on a line of this order may leave something of the order level hidden or without options. */
export function spoilsOrder(catalog: Catalog, document: OrderDocument): boolean {
  let mayEver = spoiledCatalogs.get(catalog)
  if (mayEver === undefined) {
    // All products together have every rule and every disabled option: where that spoils nothing, no order does.
    mayEver = lineSources(catalog).size > 0 && linesMaySpoil(orderNetwork(catalog, catalog.products.keys()))
    spoiledCatalogs.set(catalog, mayEver)
  }
  return mayEver && linesMaySpoil(networkOfOrder(catalog, document))
}

const hidingCatalogs = new WeakMap<Catalog, boolean>()

/** Whether any rule may hide an order-level property. */
function hidesOrderLevel(catalog: Catalog): boolean {
  let hides = hidingCatalogs.get(catalog)
  if (hides === undefined) {
    const ids = new Set(catalog.orderLevelProperties.map((property) => property.id))
    hides = catalog.rules.some(
      (rule) =>
        rule.toResourceKey === 'productProperty' &&
        [...rule.toIds, rule.toProductPropertyId ?? 0].some((id) => ids.has(id)),
    )
    hidingCatalogs.set(catalog, hides)
  }
  return hides
}

const effectiveSelections = new WeakMap<Catalog, WeakMap<OrderDocument, Selections>>()

const hiddenCache = new WeakMap<Catalog, WeakMap<OrderDocument, PropertyTable<Uint8Array>>>()

/** Which order-level properties of a document's network are hidden, lines and order decided together. */
function hiddenOf(catalog: Catalog, document: OrderDocument, network: Network): PropertyTable<Uint8Array> {
  const cache = hiddenCache.get(catalog) ?? new WeakMap<OrderDocument, PropertyTable<Uint8Array>>()
  hiddenCache.set(catalog, cache)
  let hidden = cache.get(document)
  if (hidden === undefined) {
    hidden = hiddenOfOrder(catalog, document, network)
    cache.set(document, hidden)
  }
  return hidden
}

/** The order-level choices that count: those of hidden properties do not. */
export function effectiveOrderSelections(context: RuleContext, document: OrderDocument): Selections {
  if (!hidesOrderLevel(context.catalog)) return document.order.properties
  const network = networkOfOrder(context.catalog, document)
  if (!network.hasHiding) return document.order.properties
  let cache = effectiveSelections.get(context.catalog)
  if (cache === undefined) {
    cache = new WeakMap()
    effectiveSelections.set(context.catalog, cache)
  }
  let selections = cache.get(document)
  if (selections === undefined) {
    const hidden = hiddenOf(context.catalog, document, network)
    const hiddenIds = new Set<string>()
    for (const p of network.propertyIndices) {
      if (hidden[p] === 1) hiddenIds.add(String(entryAt(network.properties, p).id))
    }
    selections = Object.fromEntries(
      Object.entries(document.order.properties).filter(([propertyId]) => !hiddenIds.has(propertyId)),
    )
    cache.set(document, selections)
  }
  return selections
}

/** A state that was worked out lately, and all that it depends on. */
type KnownState = {
  readonly item: ProductInstance
  readonly context: RuleContext
  readonly order: Selections
  readonly inUse: ReadonlySet<number>
  readonly state: NetworkState
}
/** The latest few: whoever plans a change of an item evaluates that item next, and changes it again. */
const KEPT_STATES = 32
const knownStates: (KnownState | undefined)[] = Array.from({ length: KEPT_STATES })
let nextPlace = 0

function keep(known: KnownState): void {
  knownStates[nextPlace] = known
  nextPlace = (nextPlace + 1) % KEPT_STATES
}

function sameIds(one: ReadonlySet<number>, other: ReadonlySet<number>): boolean {
  if (one === other) return true
  if (one.size !== other.size) return false
  for (const id of one) if (!other.has(id)) return false
  return true
}

/**
 * Remembers a state that was worked out on the way, so that the evaluation that follows finds it: for a
 * change of one item, unless an archived option came into use or went out of it.
 */
export function rememberState(
  context: RuleContext,
  before: OrderDocument,
  document: OrderDocument,
  item: ProductInstance,
  state: NetworkState,
): void {
  const inUse = archivedInUse(context.catalog, document)
  if (!sameIds(archivedInUse(context.catalog, before), inUse)) return
  keep({ item, context, order: effectiveOrderSelections(context, document), inUse, state })
}

/** The counted choices of an item as it is; undefined for a custom product or one the catalog does not know. */
export function itemState(
  context: RuleContext,
  document: OrderDocument,
  item: ProductInstance,
): NetworkState | undefined {
  const order = effectiveOrderSelections(context, document)
  const inUse = archivedInUse(context.catalog, document)
  for (let i = 0; i < KEPT_STATES; i++) {
    const known = knownStates[i]
    if (known === undefined || known.item !== item || known.context !== context) continue
    if (known.order !== order || !sameIds(known.inUse, inUse)) continue
    // What is asked for is not the next to be forgotten.
    if (i === nextPlace) nextPlace = (nextPlace + 1) % KEPT_STATES
    return known.state
  }
  const state = ownItemState(context, document, item)
  if (state !== undefined) keep({ item, context, order, inUse, state })
  return state
}

/** The same in a state of its own, which whoever asked may change. */
export function ownItemState(
  context: RuleContext,
  document: OrderDocument,
  item: ProductInstance,
): NetworkState | undefined {
  const network = itemNetwork(context.catalog, item.productId)
  if (network === undefined) return undefined
  return buildState(
    network,
    context.viewer.role,
    item.properties,
    { order: effectiveOrderSelections(context, document) },
    {
      archivedInUse: archivedInUse(context.catalog, document),
      published: (propertyId) => item.properties[propertyId],
    },
  )
}

/**
 * The counted choices of an item after a change that is being judged: what was chosen before stays exempt
 * (archived on the order, unpublished on the item), what is newly chosen is not.
 */
export function judgedItemState(
  context: RuleContext,
  document: OrderDocument,
  item: ProductInstance,
  before: OrderDocument,
  itemBefore: ProductInstance | undefined,
): NetworkState | undefined {
  const network = itemNetwork(context.catalog, item.productId)
  if (network === undefined) return undefined
  return buildState(
    network,
    context.viewer.role,
    item.properties,
    { order: effectiveOrderSelections(context, document) },
    {
      archivedInUse: archivedInUse(context.catalog, before),
      published: (propertyId) => itemBefore?.properties[propertyId],
    },
  )
}

/** The lines whose products the catalog knows, counted. */
export function countItems(context: RuleContext, document: OrderDocument): CountedItem[] {
  return document.items.flatMap((item) => {
    const state = itemState(context, document, item)
    return state === undefined ? [] : [{ item, state }]
  })
}

/**
 * The counted choices of the order-level properties, under those of the lines that bear on them (`lines`, where they
 * are counted already).
 */
export function orderState(
  context: RuleContext,
  document: OrderDocument,
  before: OrderDocument = document,
  lines?: () => readonly CountedItem[],
): NetworkState {
  const { catalog } = context
  const network = networkOfOrder(catalog, document)
  const hasSources = network.isTarget.includes(0)
  return buildState(
    network,
    context.viewer.role,
    document.order.properties,
    {
      order: {},
      ...(hasSources ? { lines: lines?.() ?? countItems(context, document) } : {}),
      ...(linesMayHide(network) ? { hidden: hiddenOf(catalog, document, network) } : {}),
    },
    {
      archivedInUse: archivedInUse(catalog, before),
      published: (propertyId) => before.order.properties[propertyId],
    },
  )
}

/** The order's own choices alone, without those of its lines, in a state of its own. */
export function ownOrderState(context: RuleContext, document: OrderDocument): NetworkState {
  return orderState(context, document, document, () => noItems)
}
