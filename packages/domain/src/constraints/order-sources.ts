/** Which choices of lines bear on order-level properties: through rules in either direction, and through conditions. */
import type { Catalog } from '../catalog/compile.ts'
import type { OrderDocument } from '../orders/document.ts'
import { entryAt, type OptionIndex, type PropertyIndex } from './indices.ts'
import type { Network, Removals } from './network.ts'
import type { ProductRule } from '../catalog/schema.ts'

const none: ReadonlySet<number> = new Set()
const knownSources = new WeakMap<Catalog, ReadonlySet<number>>()

/** The ids of the item-level properties whose choices may take away, hide or show something of the order level. */
export function lineSources(catalog: Catalog): ReadonlySet<number> {
  if (catalog.orderLevelProperties.length === 0) return none
  let sources = knownSources.get(catalog)
  if (sources === undefined) {
    sources = findSources(catalog)
    knownSources.set(catalog, sources)
  }
  return sources
}

function findSources(catalog: Catalog): ReadonlySet<number> {
  const orderLevel = new Set(catalog.orderLevelProperties.map(({ id }) => id))
  const propertyOf = (optionId: number) => catalog.options.get(optionId)?.productPropertyId ?? 0
  const fromOf = (rule: ProductRule) =>
    rule.fromResourceKey === 'productOption' ? rule.fromIds.map(propertyOf) : rule.fromIds
  const toOf = (rule: ProductRule) => [
    ...(rule.toResourceKey === 'productOption' ? rule.toIds.map(propertyOf) : rule.toIds),
    ...(rule.toProductPropertyId === null ? [] : [rule.toProductPropertyId]),
  ]
  const sources = new Set<number>()
  const add = (from: readonly number[], to: readonly number[]) => {
    if (!to.some((id) => orderLevel.has(id))) return
    for (const id of from) if (!orderLevel.has(id)) sources.add(id)
  }
  for (const rule of catalog.rules) {
    add(fromOf(rule), toOf(rule))
    // "and the other way round"
    if (rule.type === 'incompatible' && rule.toResourceKey === 'productOption') add(toOf(rule), fromOf(rule))
  }
  for (const property of catalog.orderLevelProperties) {
    for (const option of catalog.optionsByProperty.get(property.id) ?? []) {
      for (const { productPropertyId } of option.availability) add([productPropertyId], [property.id])
    }
  }
  return sources
}

/** Whether choices of lines may hide or show an order-level property of this network. */
export function linesMayHide({ hidables, isTarget, propertyOfOption }: Network): boolean {
  const isOfLine = (property: PropertyIndex) => isTarget[property] === 0
  return hidables.some(
    ({ hideOptions, showOptions, hideValues, showValues }) =>
      [...hideOptions, ...showOptions].some((option) => isOfLine(entryAt(propertyOfOption, option))) ||
      [...hideValues, ...showValues].some(isOfLine),
  )
}

const knownSpoiling = new WeakMap<Network, boolean>()

/**
 * Whether a choice on a line may leave an order-level property hidden, shown or without options. Where it can't, lines
 * are judged each by itself, which is nearly always.
 */
export function linesMaySpoil(network: Network): boolean {
  let may = knownSpoiling.get(network)
  if (may === undefined) {
    may = linesMayHide(network) || linesMayEmpty(network)
    knownSpoiling.set(network, may)
  }
  return may
}

function linesMayEmpty(network: Network): boolean {
  const { options, propertyOfOption, isTarget, conditionalOptions } = network
  const removable = new Set(conditionalOptions.map(({ option }) => option))
  const reached = new Set<PropertyIndex>()
  for (const { from, removals } of edgesOf(network)) {
    for (const { property, options: taken } of removals.groups) {
      for (const option of taken) removable.add(option)
      if (isTarget[from] === 0) reached.add(property)
    }
  }
  for (const { option, conditions } of conditionalOptions) {
    if (conditions.some(({ property }) => property !== undefined && isTarget[property] === 0))
      reached.add(entryAt(propertyOfOption, option))
  }
  const mayGo = (index: OptionIndex) => {
    const option = entryAt(options, index)
    return (
      removable.has(index) ||
      option.archived === 1 ||
      option.publishLevel !== 'all' ||
      network.disabledOptionIds.has(option.id)
    )
  }
  return [...reached].some((property) => entryAt(network.optionsOf, property).every(mayGo))
}

/** What choices take away, with the property that they are made on. */
function* edgesOf({
  propertyIndices,
  optionsOf,
  removals,
  valueRemovals,
}: Network): Generator<{ readonly from: PropertyIndex; readonly removals: Removals }> {
  for (const from of propertyIndices) {
    const own = [...entryAt(optionsOf, from).map((option) => removals[option]), valueRemovals[from]]
    for (const edges of own) if (edges !== undefined) yield { from, removals: edges }
  }
}

/** The ids of the products on an order, or of the order's own product while it is empty. */
export function productIdsOf(document: OrderDocument): ReadonlySet<number> {
  const ids = new Set<number>()
  for (const item of document.items) ids.add(item.productId)
  if (ids.size === 0 && document.order.productId !== null) ids.add(document.order.productId)
  return ids
}
