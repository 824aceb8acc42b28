/** Stored selections as a network counts them: option indices, whether anything is said, and what lines say together. */
import type { ProductInstance } from '../orders/schema.ts'
import {
  type ChosenOption,
  entryAt,
  isKnown,
  type OptionIndex,
  perProperty,
  type PropertyIndex,
  type PropertyTable,
  unknownOption,
} from './indices.ts'
import { type Network, optionIn } from './network.ts'
import type { Selection, Selections } from '../orders/selections.ts'

export const none: readonly never[] = []

/** The choices of one place over its network, and which of its properties are hidden: 1 hidden, 0 visible. */
export type Choices = {
  readonly network: Network
  /** chosen options per property */
  readonly chosen: PropertyTable<(readonly ChosenOption[])[]>
  readonly hasValue: Uint8Array
  readonly hidden: PropertyTable<Uint8Array>
}

/** A line of the order with its choices. */
export type CountedLine<T extends Choices = Choices> = { readonly item: ProductInstance; readonly state: T }

/** Whether a selection says anything at all. */
export function carriesValue(selection: Selection | undefined): boolean {
  if (selection === undefined) return false
  return (
    selection.optionId !== undefined ||
    (selection.optionIds !== undefined && selection.optionIds.length > 0) ||
    (selection.value !== undefined && selection.value !== '' && selection.value !== false) ||
    (selection.values?.some((text) => text !== '') ?? false) ||
    (selection.engravings?.some((set) => Object.keys(set).length > 0) ?? false)
  )
}

/** The option ids of a selection. */
export function optionIdsOf(selection: Selection | undefined): readonly number[] {
  if (selection === undefined) return none
  if (selection.optionIds !== undefined) return selection.optionIds
  return selection.optionId === undefined ? none : [selection.optionId]
}

const unknownOnly: readonly ChosenOption[] = [unknownOption]

/** The options of a selection by their indices. */
export function chosenIndices(
  network: Network,
  property: PropertyIndex,
  selection: Selection | undefined,
): readonly ChosenOption[] {
  if (selection === undefined) return none
  if (selection.optionIds === undefined) {
    if (selection.optionId === undefined) return none
    const index = network.optionIndex.get(selection.optionId)
    return index !== undefined && network.propertyOfOption[index] === property
      ? entryAt(network.single, index)
      : unknownOnly
  }
  return selection.optionIds.map((id) => {
    const index = network.optionIndex.get(id)
    return index !== undefined && network.propertyOfOption[index] === property ? index : unknownOption
  })
}

/** The selections of a place, read: own properties from `own`, those of the other level from `others`. */
export function readChoices(
  network: Network,
  own: Selections,
  others: Selections,
): Choices & { readonly selections: (Selection | undefined)[] } {
  const count = network.properties.length
  const selections = new Array<Selection | undefined>(count).fill(undefined)
  const chosen = perProperty(Array.from({ length: count }, (): readonly ChosenOption[] => none))
  const hasValue = new Uint8Array(count)
  for (const p of network.propertyIndices) {
    const property = entryAt(network.properties, p)
    const selection = (network.isTarget[p] === 1 ? own : others)[property.id]
    if (selection === undefined) continue
    selections[p] = selection
    chosen[p] = chosenIndices(network, p, selection)
    hasValue[p] = carriesValue(selection) ? 1 : 0
  }
  return { network, selections, chosen, hasValue, hidden: perProperty(new Uint8Array(count)) }
}

/**
 * What the lines choose on one of their properties, as a source of the order's network: everything that any of them
 * has chosen while the property is not hidden there. Lines of the order count together.
 */
export function gatherLines(order: Choices, property: PropertyIndex, lines: readonly CountedLine[]): void {
  const { network } = order
  const propertyId = entryAt(network.properties, property).id
  const options = new Set<OptionIndex>()
  let hasValue = 0
  for (const { state } of lines) {
    const at = state.network.propertyIndex.get(propertyId)
    if (at === undefined || state.hidden[at] === 1) continue
    for (const option of entryAt(state.chosen, at)) {
      const same = isKnown(option) ? optionIn(network, state.network, option) : undefined
      if (same !== undefined) options.add(same)
    }
    if (state.hasValue[at] === 1) hasValue = 1
  }
  order.chosen[property] = options.size === 0 ? none : [...options]
  order.hasValue[property] = hasValue
}
