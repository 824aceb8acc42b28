/** Builds the network of a product (or of a set of products, for the order level), once for each catalog. */
import type { Catalog } from '../catalog/compile.ts'
import { isOffered } from '../catalog/offer.ts'
import type { ProductOption, ProductProperty } from '../catalog/schema.ts'
import type { Role } from '../tenancy/schema.ts'
import { holds } from './availability.ts'
import {
  countAt,
  entryAt,
  lastOption,
  type OptionIndex,
  perOption,
  perProperty,
  type PropertyIndex,
  propertyIndices as indicesOf,
  type PropertyTable,
} from './indices.ts'
import type { ConditionalOption, Network, Removals, StaticState } from './network.ts'
import { hidablesOf, NetworkBuilder } from './network-builder.ts'
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
  const properties = perProperty([...targets, ...sources])
  const propertyIndices = indicesOf(properties.length)
  const propertyIndex = new Map(propertyIndices.map((p) => [entryAt(properties, p).id, p]))
  const { options, optionsOf, propertyOfOption } = gatherOptions(catalog, properties, propertyIndices)
  const optionIndices = optionsOf.flat()
  const optionIndex = new Map(optionIndices.map((o) => [entryAt(options, o).id, o]))
  const isTarget = Uint8Array.from(properties, (_, index) => (index < targets.length ? 1 : 0))
  const isMultiple = Uint8Array.from(properties, (property) => (property.type === 'select' ? 1 : 0))

  const builder = new NetworkBuilder(
    propertyIndex,
    optionIndex,
    propertyOfOption,
    optionsOf,
    isTarget,
    isMultiple,
  )
  for (const rule of catalog.rules) builder.addRule(rule)

  const isCondition = new Uint8Array(properties.length)
  const conditionalOptions: ConditionalOption[] = []
  const conditionSlack: (PropertyTable<Int32Array> | undefined)[] = Array.from({ length: properties.length })
  for (const o of optionIndices) {
    const option = entryAt(options, o)
    const ofOption = entryAt(propertyOfOption, o)
    if (option.availability.length === 0 || isTarget[ofOption] !== 1) continue
    const conditions = option.availability.flatMap((availability) => {
      const isOwn = availability.productPropertyId === option.productPropertyId
      // A condition on its own property asks about the option itself, once and for all.
      if (isOwn && holds(option.data[availability.dataKey], availability)) return []
      return [
        { property: isOwn ? undefined : propertyIndex.get(availability.productPropertyId), availability },
      ]
    })
    for (const { property } of conditions) {
      if (property === undefined) continue
      isCondition[property] = 1
      const slack = (conditionSlack[property] ??= perProperty(new Int32Array(properties.length)))
      slack[ofOption] = countAt(slack, ofOption) + 1
    }
    conditionalOptions.push({ place: conditionalOptions.length, option: o, conditions })
  }

  function staticState(role: Role): StaticState {
    const removed = perOption(new Uint16Array(options.length))
    const available = perProperty(new Int32Array(properties.length))
    for (const o of optionIndices) {
      const option = entryAt(options, o)
      const count =
        (disabledOptionIds.has(option.id) ? 1 : 0) +
        (option.archived === 1 ? 1 : 0) +
        (isOffered(option.publishLevel, role) ? 0 : 1)
      removed[o] = count
      const property = entryAt(propertyOfOption, o)
      if (count === 0) available[property] = countAt(available, property) + 1
    }
    return { removed, available }
  }

  const hidables = hidablesOf(builder)
  const removals = builder.optionEdges.map((edges) => edges?.removals(propertyOfOption))
  const valueRemovals = builder.valueEdges.map((edges) => edges?.removals(propertyOfOption))
  return {
    catalog,
    properties,
    options,
    optionIds: perOption(options.map((option) => option.id)),
    propertyIndices,
    propertyIndex,
    optionIndex,
    propertyOfOption,
    optionsOf,
    isTarget,
    isMultiple,
    removals,
    valueRemovals,
    mostTaken: mostTakenBy(removals, properties.length),
    hides: builder.hides,
    valueHides: builder.valueHides,
    shows: builder.shows,
    valueShows: builder.valueShows,
    hasHiding: builder.hasHiding,
    canHide: builder.canHide,
    hidables,
    hasHidableCondition: hidables.some(({ property }) => isCondition[property] === 1),
    single: perOption(optionIndices.map((o) => [o])),
    singleOption: perOption(options.map((option) => [option])),
    hasUnpublished: {
      owner: false,
      member: options.some((option) => !isOffered(option.publishLevel, 'member')),
      guest: options.some((option) => !isOffered(option.publishLevel, 'guest')),
    },
    conditionalOptions,
    isCondition,
    conditionSlack,
    pickerReaders: pickerReadersOf({
      propertyIndices,
      optionsOf,
      removals,
      valueRemovals,
      conditionSlack,
      canHide: builder.canHide,
    }),
    disabledOptionIds,
    staticByRole: { owner: staticState('owner'), member: staticState('member'), guest: staticState('guest') },
  }
}

/** See `Network.mostTaken`. */
function mostTakenBy(removals: Network['removals'], propertyCount: number): Network['mostTaken'] {
  const most = perProperty(new Int32Array(propertyCount))
  for (const of of removals) {
    for (const { property, options } of of?.groups ?? []) {
      most[property] = Math.max(countAt(most, property), options.length)
    }
  }
  return most
}

/** The options of all properties one after another, and which of them are whose. */
function gatherOptions(
  catalog: Catalog,
  properties: PropertyTable<readonly ProductProperty[]>,
  propertyIndices: readonly PropertyIndex[],
): Pick<Network, 'options' | 'optionsOf' | 'propertyOfOption'> {
  const options: ProductOption[] = []
  const propertyOfOption: PropertyIndex[] = []
  const optionsOf = propertyIndices.map((p) =>
    (catalog.optionsByProperty.get(entryAt(properties, p).id) ?? []).map((option): OptionIndex => {
      options.push(option)
      propertyOfOption.push(p)
      return lastOption(options)
    }),
  )
  return {
    options: perOption(options),
    optionsOf: perProperty(optionsOf),
    propertyOfOption: perOption(propertyOfOption),
  }
}

/** See `Network.pickerReaders`. Where a choice may hide something, its picker looks at everything. */
function pickerReadersOf({
  propertyIndices,
  optionsOf,
  removals,
  valueRemovals,
  conditionSlack,
  canHide,
}: Pick<
  Network,
  'propertyIndices' | 'optionsOf' | 'removals' | 'valueRemovals' | 'conditionSlack' | 'canHide'
>): Network['pickerReaders'] {
  const readers = perProperty(propertyIndices.map(() => new Set<PropertyIndex>()))
  const reads = (reader: PropertyIndex, of: Removals | undefined) => {
    for (const { property } of of?.groups ?? []) entryAt(readers, property).add(reader)
  }
  for (const reader of propertyIndices) {
    if (canHide[reader] === 1) {
      for (const set of readers) set.add(reader)
      continue
    }
    entryAt(readers, reader).add(reader)
    for (const option of entryAt(optionsOf, reader)) reads(reader, removals[option])
    reads(reader, valueRemovals[reader])
    const slack = conditionSlack[reader]
    if (slack === undefined) continue
    for (const property of propertyIndices) {
      if (countAt(slack, property) > 0) entryAt(readers, property).add(reader)
    }
  }
  return perProperty(readers.map((set) => [...set]))
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
