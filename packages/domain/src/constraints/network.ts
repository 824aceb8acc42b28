/**
 * A product's properties, options and rules as dense arrays: what every choice removes, hides and shows.
 * All kinds of rules come down to one thing here, "option a takes option b away", so that judging an item is
 * counting. See build-network.ts.
 */
import type { Catalog } from '../catalog/compile.ts'
import type { Availability, ProductOption, ProductProperty } from '../catalog/schema.ts'
import type { Role } from '../tenancy/schema.ts'

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
