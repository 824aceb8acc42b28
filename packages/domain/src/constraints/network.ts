/**
 * A product's properties, options and rules as dense arrays: what every choice removes, hides and shows.
 * All kinds of rules come down to one thing here, "option a takes option b away", so that judging an item is
 * counting. See build-network.ts.
 */
import type { Catalog } from '../catalog/compile.ts'
import type { Availability, ProductOption, ProductProperty } from '../catalog/schema.ts'
import type { Role } from '../tenancy/schema.ts'
import { trust } from '../units/trust.ts'
import {
  entryAt,
  type OptionIndex,
  type OptionTable,
  type PropertyIndex,
  type PropertyTable,
} from './indices.ts'

const none: readonly OptionIndex[] = []

/** Options of one property that a choice takes away. */
export type RemovedGroup = { readonly property: PropertyIndex; readonly options: readonly OptionIndex[] }

/** What a choice takes away. */
export class Removals {
  /** by threes: a property, and where its options start and end among the targets */
  private readonly reach: Int32Array
  private readonly targets: Int32Array
  /** How many properties it reaches. */
  readonly length: number
  /** How many options it takes away. */
  readonly targetCount: number

  constructor(
    /** the options, one group for each property that has some of them */
    readonly groups: readonly RemovedGroup[],
    /** by option: the rules that take it away */
    readonly rules: ReadonlyMap<OptionIndex, readonly number[]>,
  ) {
    let end = 0
    this.reach = Int32Array.from(
      groups.flatMap(({ property, options }) => [property, end, (end += options.length)]),
    )
    this.targets = Int32Array.from(groups.flatMap(({ options }) => options))
    this.length = groups.length
    this.targetCount = end
  }

  /** The property of the group at this place, from 0 to `length`. Read for every option of every picker. */
  propertyAt(place: number): PropertyIndex {
    // Three numbers for each group: each place below `length` has them.
    return trust<PropertyIndex>(this.reach[place * 3])
  }

  /** Where the group's options start among the targets. */
  startAt(place: number): number {
    // See above.
    return trust<number>(this.reach[place * 3 + 1])
  }

  /** Where they end. */
  endAt(place: number): number {
    // See above.
    return trust<number>(this.reach[place * 3 + 2])
  }

  /** The option at this place among the targets, from 0 to `targetCount`. */
  targetAt(place: number): OptionIndex {
    // Each place below `targetCount` has one.
    return trust<OptionIndex>(this.targets[place])
  }

  /** The options of a property that it takes away. */
  optionsOf(property: PropertyIndex): readonly OptionIndex[] {
    return this.groups.find((group) => group.property === property)?.options ?? none
  }
}

export type ConditionalOption = {
  /** its place among the conditional options of the network */
  readonly place: number
  readonly option: OptionIndex
  readonly conditions: readonly Condition[]
}

/** A condition on another property; on none of the network, it never holds. */
export type Condition = { readonly property: PropertyIndex | undefined; readonly availability: Availability }

/** A property that may be hidden. Sources are option indices, or properties of which any value counts. */
export type Hidable = {
  readonly property: PropertyIndex
  readonly mustShow: boolean
  readonly hideOptions: readonly OptionIndex[]
  readonly hideValues: readonly PropertyIndex[]
  readonly showOptions: readonly OptionIndex[]
  readonly showValues: readonly PropertyIndex[]
}

/** Static removals for one role: disabled, archived or unpublished options. */
export type StaticState = {
  readonly removed: OptionTable<Uint16Array>
  readonly available: PropertyTable<Int32Array>
}

export type Network = {
  readonly catalog: Catalog
  readonly properties: PropertyTable<readonly ProductProperty[]>
  readonly options: OptionTable<readonly ProductOption[]>
  readonly optionIds: OptionTable<readonly number[]>
  /** every property */
  readonly propertyIndices: readonly PropertyIndex[]
  /** by id */
  readonly propertyIndex: ReadonlyMap<number, PropertyIndex>
  readonly optionIndex: ReadonlyMap<number, OptionIndex>
  /** the property of each option */
  readonly propertyOfOption: OptionTable<readonly PropertyIndex[]>
  /** the options of each property, in display order */
  readonly optionsOf: PropertyTable<readonly (readonly OptionIndex[])[]>
  /** 1: decided here; 0: a property of the other level (order-level for items), whose choice only constrains */
  readonly isTarget: Uint8Array
  /** 1: several options may be chosen */
  readonly isMultiple: Uint8Array
  /** per option: what choosing it takes away */
  readonly removals: readonly (Removals | undefined)[]
  /** per property: what any value of it takes away */
  readonly valueRemovals: readonly (Removals | undefined)[]
  /** per property: the most of its options that the choice of one option takes away */
  readonly mostTaken: PropertyTable<Int32Array>
  /** per option and per property (any value): properties that are hidden, or shown, by it */
  readonly hides: readonly (readonly PropertyIndex[] | undefined)[]
  readonly valueHides: readonly (readonly PropertyIndex[] | undefined)[]
  readonly shows: readonly (readonly PropertyIndex[] | undefined)[]
  readonly valueShows: readonly (readonly PropertyIndex[] | undefined)[]
  readonly hasHiding: boolean
  /** 1: a choice there may hide or show a property */
  readonly canHide: Uint8Array
  /** properties that may be hidden, with all that hides and shows them */
  readonly hidables: readonly Hidable[]
  /** whether conditions look at a property that may be hidden */
  readonly hasHidableCondition: boolean
  /** [option] for each option: the choice of it alone */
  readonly single: OptionTable<readonly (readonly OptionIndex[])[]>
  readonly singleOption: OptionTable<readonly (readonly ProductOption[])[]>
  /** whether options of the network are above the publish level of a role */
  readonly hasUnpublished: Readonly<Record<Role, boolean>>
  readonly conditionalOptions: readonly ConditionalOption[]
  /** 1: the availability of some option depends on the choice there */
  readonly isCondition: Uint8Array
  /** per property that conditions look at: how many options of each property depend on it */
  readonly conditionSlack: readonly (PropertyTable<Int32Array> | undefined)[]
  /**
   * per property: the properties whose pickers look at its options (how many are left, which are taken away).
   * A picker looks at what its own options take away, to say which of them would leave something without options.
   */
  readonly pickerReaders: PropertyTable<readonly (readonly PropertyIndex[])[]>
  readonly disabledOptionIds: ReadonlySet<number>
  readonly staticByRole: Readonly<Record<Role, StaticState>>
}

/** An option of another network in this one; undefined where it has no such option. */
export function optionIn(network: Network, other: Network, option: OptionIndex): OptionIndex | undefined {
  return network.optionIndex.get(entryAt(other.optionIds, option))
}
