/**
 * A product's properties, options and rules as dense arrays: what every choice removes, hides and shows.
 * All kinds of rules come down to one thing here, "option a takes option b away", so that judging an item is
 * counting. Built once per product (or set of products, for the order level) and catalogue.
 */
import type { Catalog } from '../catalog/compile.ts'
import { isOffered } from '../catalog/offer.ts'
import type { Availability, ProductOption, ProductProperty } from '../catalog/schema.ts'
import { type Role, roles } from '../tenancy/schema.ts'
import { holds } from './availability.ts'
import { frozen, hidablesOf, NetworkBuilder } from './network-builder.ts'
import { lineSources } from './order-sources.ts'

/** Option indices that a choice takes away, with the rule that does so, index by index. */
export type Removals = {
  readonly targets: Int32Array
  readonly ruleIds: Int32Array
  /** further rules that do the same, by target */
  readonly otherRules: ReadonlyMap<number, readonly number[]>
  /** by threes: a property, and where its targets start and end */
  readonly segments: Int32Array
}

export type ConditionalOption = {
  readonly option: number
  readonly conditions: readonly { readonly property: number; readonly availability: Availability }[]
}

/** A property that may be hidden. Sources are option indices, or properties of which any value counts. */
export type Hidable = {
  readonly property: number
  readonly mustShow: boolean
  readonly hideOptions: readonly number[]
  readonly hideValues: readonly number[]
  readonly showOptions: readonly number[]
  readonly showValues: readonly number[]
}

/** Static removals for one role: disabled, archived or unpublished options. */
export type StaticState = { readonly removed: Uint16Array; readonly available: Int32Array }

export type Network = {
  readonly catalog: Catalog
  readonly properties: readonly ProductProperty[]
  readonly options: readonly ProductOption[]
  readonly optionIds: readonly number[]
  readonly propertyIndex: ReadonlyMap<number, number>
  readonly optionIndex: ReadonlyMap<number, number>
  /** the property of each option */
  readonly propertyOfOption: Int32Array
  /** options of property p are optionStart[p] … optionStart[p + 1] − 1, in display order */
  readonly optionStart: Int32Array
  /** 1: decided here; 0: a property of the other level (order-level for items), whose choice only constrains */
  readonly isTarget: Uint8Array
  /** 1: several options may be chosen */
  readonly isMultiple: Uint8Array
  /** per option: what choosing it takes away */
  readonly removals: readonly (Removals | undefined)[]
  /** per property: what any value of it takes away */
  readonly valueRemovals: readonly (Removals | undefined)[]
  /** per option and per property (any value): properties that are hidden, or shown, by it */
  readonly hides: readonly (readonly number[] | undefined)[]
  readonly valueHides: readonly (readonly number[] | undefined)[]
  readonly shows: readonly (readonly number[] | undefined)[]
  readonly valueShows: readonly (readonly number[] | undefined)[]
  readonly hasHiding: boolean
  /** 1: a choice there may hide or show a property */
  readonly canHide: Uint8Array
  /** properties that may be hidden, with all that hides and shows them */
  readonly hidables: readonly Hidable[]
  /** whether conditions look at a property that may be hidden */
  readonly hasHidableCondition: boolean
  /** [option] for each option: the choice of it alone */
  readonly single: readonly (readonly number[])[]
  readonly singleOption: readonly (readonly ProductOption[])[]
  /** whether options of the network are above the publish level of a role */
  readonly hasUnpublished: Readonly<Record<Role, boolean>>
  readonly conditionalOptions: readonly ConditionalOption[]
  /** 1: the availability of some option depends on the choice there */
  readonly isCondition: Uint8Array
  /** per property that conditions look at: how many options of each property depend on it */
  readonly conditionSlack: readonly (Int32Array | undefined)[]
  /**
   * per property: the properties whose pickers look at its options (how many are left, which are taken away).
   * A picker looks at what its own options take away, to say which of them would leave something without options.
   */
  readonly pickerReaders: readonly (readonly number[])[]
  readonly disabledOptionIds: ReadonlySet<number>
  readonly staticByRole: Readonly<Record<Role, StaticState>>
}

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
