/**
 * Indices of properties and options in a network, and tables with an entry for each of them. A network hands out its
 * indices when it is built, and its tables are exactly as long as it has properties or options: therefore what a table
 * has at an index is always there, which the compiler can't see of an array.
 */
import { trust } from '../units/trust.ts'

declare const indexes: unique symbol
/** Where a property stands in its network. */
export type PropertyIndex = number & { readonly [indexes]: 'property' }
/** Where an option stands in its network. */
export type OptionIndex = number & { readonly [indexes]: 'option' }

/** What is chosen where the id is not one of the property's options. */
export type UnknownOption = -2
export type ChosenOption = OptionIndex | UnknownOption
export const unknownOption: UnknownOption = -2

/** Whether a chosen option is one that the property has. */
export function isKnown(option: ChosenOption): option is OptionIndex {
  return option !== unknownOption
}

declare const hasEach: unique symbol
/** An array with an entry for each property of a network. */
export type PropertyTable<Values> = Values & { readonly [hasEach]: PropertyIndex }
/** An array with an entry for each option of a network. */
export type OptionTable<Values> = Values & { readonly [hasEach]: OptionIndex }

/** For whoever builds a network: the indices of its properties, as many as there are. */
export function propertyIndices(count: number): readonly PropertyIndex[] {
  // Counted from 0: the places of the list that the network is built from.
  return Array.from({ length: count }, (_, index) => trust<PropertyIndex>(index))
}

/** For whoever builds a network: the index of the option that is put last. */
export function lastOption(options: readonly unknown[]): OptionIndex {
  // The option stands there.
  return trust<OptionIndex>(options.length - 1)
}

/** For whoever builds a table: `values` has an entry for each property of a network. */
export function perProperty<Values>(values: Values): PropertyTable<Values> {
  // The builder made it as long as the network has properties.
  return trust<PropertyTable<Values>>(values)
}

/** For whoever builds a table: `values` has an entry for each option of a network. */
export function perOption<Values>(values: Values): OptionTable<Values> {
  // The builder made it as long as the network has options.
  return trust<OptionTable<Values>>(values)
}

// One function for each kind of array: a shared one would read and copy slowly, for it would meet them all.

/** A list of its own with the same entries. */
export function copyList<T, Index extends number>(
  list: readonly T[] & { readonly [hasEach]: Index },
): T[] & { readonly [hasEach]: Index } {
  // A copy is as long.
  return trust(list.slice())
}

export function copyFlags<Index extends number>(
  flags: Uint8Array & { readonly [hasEach]: Index },
): Uint8Array & { readonly [hasEach]: Index } {
  // See above.
  return trust(flags.slice())
}

export function copyRemoved(removed: OptionTable<Uint16Array>): OptionTable<Uint16Array> {
  // See above.
  return trust(removed.slice())
}

export function copyCounts(counts: PropertyTable<Int32Array>): PropertyTable<Int32Array> {
  // See above.
  return trust(counts.slice())
}

/** The entry of a list. */
export function entryAt<Index extends number, T>(
  list: readonly T[] & { readonly [hasEach]: Index },
  index: NoInfer<Index>,
): T {
  // See above: a table has an entry for each index.
  return trust<T>(list[index])
}

/** A flag: 0 or 1, or 2 where it is not decided yet. */
export function flagAt<Index extends number>(
  flags: Uint8Array & { readonly [hasEach]: Index },
  index: NoInfer<Index>,
): number {
  // See above.
  return trust<number>(flags[index])
}

/** How many things take an option away. */
export function removedAt(removed: OptionTable<Uint16Array>, option: OptionIndex): number {
  // See above.
  return trust<number>(removed[option])
}

/** A count. */
export function countAt<Index extends number>(
  counts: Int32Array & { readonly [hasEach]: Index },
  index: NoInfer<Index>,
): number {
  // See above.
  return trust<number>(counts[index])
}
