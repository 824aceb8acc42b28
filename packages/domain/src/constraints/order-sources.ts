/** Which choices of lines bear on order-level properties: through rules in either direction, and through conditions. */
import type { Catalog } from '../catalog/compile.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { Network } from './network.ts'
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
  const isOfLine = (property: number | undefined) => property !== undefined && isTarget[property] === 0
  return hidables.some(
    ({ hideOptions, showOptions, hideValues, showValues }) =>
      [...hideOptions, ...showOptions].some((option) => isOfLine(propertyOfOption[option])) ||
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
  const reached = new Set<number>()
  for (const { property, targets } of edgesOf(network)) {
    for (const target of targets) {
      removable.add(target)
      if (isTarget[property] === 0) reached.add(propertyOfOption[target] ?? -1)
    }
  }
  for (const { option, conditions } of conditionalOptions) {
    if (conditions.some(({ property }) => isTarget[property] === 0))
      reached.add(propertyOfOption[option] ?? -1)
  }
  const mayGo = (option: number) =>
    removable.has(option) ||
    options[option]?.archived === 1 ||
    options[option]?.publishLevel !== 'all' ||
    network.disabledOptionIds.has(options[option]?.id ?? 0)
  return [...reached].some((property) => {
    for (let o = network.optionStart[property] ?? 0; o < (network.optionStart[property + 1] ?? 0); o++) {
      if (!mayGo(o)) return false
    }
    return true
  })
}

function* edgesOf({
  removals,
  valueRemovals,
  propertyOfOption,
}: Network): Generator<{ readonly property: number; readonly targets: Int32Array }> {
  for (const [option, edges] of removals.entries()) {
    if (edges !== undefined) yield { property: propertyOfOption[option] ?? -1, targets: edges.targets }
  }
  for (const [property, edges] of valueRemovals.entries()) {
    if (edges !== undefined) yield { property, targets: edges.targets }
  }
}

/** The ids of the products on an order, or of the order's own product while it is empty. */
export function productIdsOf(document: OrderDocument): ReadonlySet<number> {
  const ids = new Set<number>()
  for (const item of document.items) ids.add(item.productId)
  if (ids.size === 0 && document.order.productId !== null) ids.add(document.order.productId)
  return ids
}
