/** Builds the network of a product (or of a set of products, for the order level), once for each catalog. */
import type { Catalog } from '../catalog/compile.ts'
import { isOffered } from '../catalog/offer.ts'
import type { ProductOption, ProductProperty } from '../catalog/schema.ts'
import { type Role, roles } from '../tenancy/schema.ts'
import { holds } from './availability.ts'
import type { ConditionalOption, Network, Removals, StaticState } from './network.ts'
import { frozen, hidablesOf, NetworkBuilder } from './network-builder.ts'
import { lineSources } from './order-sources.ts'

/**
 * Builds the network of `targets` (the properties decided here) under `sources` (order-level properties
 * whose choices constrain them).
 */
export function buildNetwork(
  catalog: Catalog,
  targets: readonly ProductProperty[],
  sources: readonly ProductProperty[],
  disabledOptionIds: ReadonlySet<number>,
): Network {
  const properties = [...targets, ...sources]
  const propertyIndex = new Map(properties.map((property, index) => [property.id, index]))
  const options: ProductOption[] = []
  const optionStart = new Int32Array(properties.length + 1)
  properties.forEach((property, index) => {
    options.push(...(catalog.optionsByProperty.get(property.id) ?? []))
    optionStart[index + 1] = options.length
  })
  const optionIndex = new Map(options.map((option, index) => [option.id, index]))
  const propertyOfOption = Int32Array.from(
    options,
    (option) => propertyIndex.get(option.productPropertyId) ?? -1,
  )
  const isTarget = Uint8Array.from(properties, (_, index) => (index < targets.length ? 1 : 0))
  const isMultiple = Uint8Array.from(properties, (property) => (property.type === 'select' ? 1 : 0))

  const builder = new NetworkBuilder(
    propertyIndex,
    optionIndex,
    propertyOfOption,
    optionStart,
    isTarget,
    isMultiple,
  )
  for (const rule of catalog.rules) builder.addRule(rule)

  const isCondition = new Uint8Array(properties.length)
  const conditionalOptions: ConditionalOption[] = []
  const conditionSlack: (Int32Array | undefined)[] = Array.from({ length: properties.length })
  options.forEach((option, index) => {
    if (option.availability.length === 0 || isTarget[propertyOfOption[index] ?? -1] !== 1) return
    const conditions = option.availability.flatMap((availability) => {
      const isOwn = availability.productPropertyId === option.productPropertyId
      // A condition on its own property asks about the option itself, once and for all.
      if (isOwn && holds(option.data[availability.dataKey], availability)) return []
      return [
        { property: isOwn ? -1 : (propertyIndex.get(availability.productPropertyId) ?? -1), availability },
      ]
    })
    for (const { property } of conditions) {
      if (property < 0) continue
      isCondition[property] = 1
      const slack = (conditionSlack[property] ??= new Int32Array(properties.length))
      slack[propertyOfOption[index] ?? 0]! += 1
    }
    conditionalOptions.push({ option: index, conditions })
  })

  function staticState(role: Role): StaticState {
    const removed = new Uint16Array(options.length)
    const available = new Int32Array(properties.length)
    options.forEach((option, index) => {
      const count =
        (disabledOptionIds.has(option.id) ? 1 : 0) +
        (option.archived === 1 ? 1 : 0) +
        (isOffered(option.publishLevel, role) ? 0 : 1)
      removed[index] = count
      const property = propertyOfOption[index] ?? 0
      if (count === 0) available[property] = (available[property] ?? 0) + 1
    })
    return { removed, available }
  }
  const [owner, member, guest] = roles.map(staticState)
  if (owner === undefined || member === undefined || guest === undefined) throw new Error('three roles')

  const hidables = hidablesOf(builder)
  const removals = builder.optionEdges.map((edges) => frozen(edges, propertyOfOption))
  const valueRemovals = builder.valueEdges.map((edges) => frozen(edges, propertyOfOption))
  return {
    catalog,
    properties,
    options,
    optionIds: options.map((option) => option.id),
    propertyIndex,
    optionIndex,
    propertyOfOption,
    optionStart,
    isTarget,
    isMultiple,
    removals,
    valueRemovals,
    hides: builder.hides,
    valueHides: builder.valueHides,
    shows: builder.shows,
    valueShows: builder.valueShows,
    hasHiding: builder.hasHiding,
    canHide: builder.canHide,
    hidables,
    hasHidableCondition: hidables.some(({ property }) => isCondition[property] === 1),
    single: options.map((_, index) => [index]),
    singleOption: options.map((option) => [option]),
    hasUnpublished: {
      owner: false,
      member: options.some((option) => !isOffered(option.publishLevel, 'member')),
      guest: options.some((option) => !isOffered(option.publishLevel, 'guest')),
    },
    conditionalOptions,
    isCondition,
    conditionSlack,
    pickerReaders: pickerReadersOf({
      optionStart,
      removals,
      valueRemovals,
      conditionSlack,
      canHide: builder.canHide,
    }),
    disabledOptionIds,
    staticByRole: { owner, member, guest },
  }
}

/** See `Network.pickerReaders`. Where a choice may hide something, its picker looks at everything. */
function pickerReadersOf({
  optionStart,
  removals,
  valueRemovals,
  conditionSlack,
  canHide,
}: Pick<
  Network,
  'optionStart' | 'removals' | 'valueRemovals' | 'conditionSlack' | 'canHide'
>): readonly (readonly number[])[] {
  const readers = Array.from(canHide, () => new Set<number>())
  const reads = (reader: number, of: Removals | undefined) => {
    for (const [at, property] of (of?.segments ?? new Int32Array()).entries()) {
      if (at % 3 === 0) readers[property]?.add(reader)
    }
  }
  canHide.forEach((mayHide, reader) => {
    if (mayHide === 1) {
      for (const set of readers) set.add(reader)
      return
    }
    readers[reader]?.add(reader)
    for (let option = optionStart[reader]!; option < optionStart[reader + 1]!; option++) {
      reads(reader, removals[option])
    }
    reads(reader, valueRemovals[reader])
    conditionSlack[reader]?.forEach((count, property) => {
      if (count > 0) readers[property]?.add(reader)
    })
  })
  return readers.map((set) => [...set])
}

type NetworkCache = { readonly items: Map<number, Network>; readonly orders: Map<string, Network> }
const caches = new WeakMap<Catalog, NetworkCache>()

function cacheOf(catalog: Catalog): NetworkCache {
  let cache = caches.get(catalog)
  if (cache === undefined) {
    cache = { items: new Map(), orders: new Map() }
    caches.set(catalog, cache)
  }
  return cache
}

function disabledFor(catalog: Catalog, productIds: Iterable<number>): Set<number> {
  const ids = new Set<number>()
  for (const productId of productIds) {
    const associations = catalog.products.get(productId)?.associations.productProperties ?? {}
    for (const association of Object.values(associations)) {
      for (const optionId of association.disabledProductOptionIds) ids.add(optionId)
    }
  }
  return ids
}

/** The network of one product's own properties under every order-level property; undefined when unknown. */
export function itemNetwork(catalog: Catalog, productId: number): Network | undefined {
  const cache = cacheOf(catalog).items
  const known = cache.get(productId)
  if (known !== undefined) return known
  const properties = catalog.propertiesByProduct.get(productId)
  if (properties === undefined) return undefined
  const network = buildNetwork(
    catalog,
    properties.filter((property) => property.isOrderLevel === 0),
    catalog.orderLevelProperties,
    disabledFor(catalog, [productId]),
  )
  cache.set(productId, network)
  return network
}

/**
 * The network of the order-level properties that these products use, under those properties of theirs that bear on them;
 * an option disabled for one is disabled.
 */
export function orderNetwork(catalog: Catalog, productIds: Iterable<number>): Network {
  const ids = [...new Set(productIds)].sort((a, b) => a - b)
  const key = ids.join(',')
  const cache = cacheOf(catalog).orders
  const known = cache.get(key)
  if (known !== undefined) return known
  const used = new Map(
    ids.flatMap((id) =>
      (catalog.propertiesByProduct.get(id) ?? []).map((property) => [property.id, property]),
    ),
  )
  const bearing = lineSources(catalog)
  const network = buildNetwork(
    catalog,
    catalog.orderLevelProperties.filter((property) => used.has(property.id)),
    [...used.values()].filter((property) => bearing.has(property.id)),
    disabledFor(catalog, ids),
  )
  cache.set(key, network)
  return network
}
