/**
 * The choices of one item counted over its network: per option how many things take it away, per property
 * how many options are left. A state is never changed but by `setChoice`; trials restore what they change.
 */
import type { OptionState } from './types.ts'
import type { ProductOption } from '../catalog/schema.ts'
import type { Role } from '../tenancy/schema.ts'
import { holds } from './availability.ts'
import { computeHidden } from './hiding.ts'
import {
  type ChosenOption,
  copyCounts,
  copyFlags,
  copyList,
  copyRemoved,
  countAt,
  entryAt,
  flagAt,
  isKnown,
  type OptionIndex,
  type OptionTable,
  type PropertyIndex,
  type PropertyTable,
  removedAt,
} from './indices.ts'
import type { Condition, Network, Removals } from './network.ts'
import {
  type Choices,
  carriesValue,
  chosenIndices,
  type CountedLine,
  gatherLines,
  none,
  optionIdsOf,
  readChoices,
} from './choices.ts'
import type { Selection, Selections } from '../orders/selections.ts'

export type NetworkState = Choices & {
  readonly role: Role
  readonly selections: (Selection | undefined)[]
  /** per option: what takes it away whatever is chosen, less what is exempt here */
  readonly base: OptionTable<Uint16Array>
  readonly removed: OptionTable<Uint16Array>
  readonly available: PropertyTable<Int32Array>
  /** per conditional option: 1 when its conditions do not hold */
  readonly unmet: Uint8Array
  /** whether the choice of one option could take the last ones of a property, once somebody looked (`isAnyScarce`) */
  hasScarce: boolean | undefined
  /** a hidden property has something stored, which does not count */
  hasStale: boolean
  /** of the order's state: the lines whose choices bear on it */
  readonly lines: readonly CountedItem[]
  /** per property: its options as pickers show them, once somebody looked; shared while nothing touches them */
  readonly pickers: (PickerMemo | undefined)[]
}

/** A line with its counted state. */
export type CountedItem = CountedLine<NetworkState>

/** What a state keeps of a picker: its options' states, and the state by which they explain themselves. */
export type PickerMemo = { state: NetworkState; readonly states: readonly OptionState[] }

/** What is kept although it is no longer offered: archived options in use on the order, and the item's own. */
export type Exemptions = {
  readonly archivedInUse: ReadonlySet<number>
  /** selections whose options stay although they are above the viewer's publish level */
  readonly published: (propertyId: number) => Selection | undefined
}

/** Choices of the other level: an item's order-level properties, or what the lines of an order have chosen. */
export type OtherChoices = {
  /** of the whole order, over a line's; required, so that bare selections are not taken for this */
  readonly order: Selections
  readonly lines?: readonly CountedItem[]
  /** which properties are hidden, where that is known already */
  readonly hidden?: PropertyTable<Uint8Array>
}

const noLines: readonly CountedItem[] = []

/** Counts the choices of a place from nothing: its own, and those of the other level that bear on them. */
export function buildState(
  network: Network,
  role: Role,
  own: Selections,
  others: OtherChoices,
  exemptions: Exemptions,
): NetworkState {
  const lines = others.lines ?? noLines
  const choices = readChoices(network, own, others.order)
  if (lines.length > 0) {
    for (const p of network.propertyIndices) if (network.isTarget[p] === 0) gatherLines(choices, p, lines)
  }
  const fixed = network.staticByRole[role]
  const state: NetworkState = {
    ...choices,
    role,
    base: fixed.removed,
    removed: copyRemoved(fixed.removed),
    available: copyCounts(fixed.available),
    unmet: new Uint8Array(network.conditionalOptions.length),
    hasScarce: undefined,
    hasStale: false,
    lines,
    pickers: [],
  }
  const counted = exempt(state, exemptions) ? { ...state, base: copyRemoved(state.removed) } : state
  if (network.hasHiding) {
    if (others.hidden === undefined) computeHidden(counted)
    else counted.hidden.set(others.hidden)
    forgetHidden(counted)
  }
  for (const p of network.propertyIndices) if (counted.hidden[p] === 0) activate(counted, p, 1)
  updateConditions(counted)
  return counted
}

/** A hidden property carries no value, not even when it is shown again. */
function forgetHidden(state: NetworkState): void {
  for (const { property } of state.network.hidables) {
    if (state.hidden[property] === 0 || state.selections[property] === undefined) continue
    state.selections[property] = undefined
    state.chosen[property] = none
    state.hasValue[property] = 0
    state.hasStale = true
  }
}

/**
 * The state with another selection on one property, everything else the same; what becomes hidden is
 * forgotten, and `hasStale` says that there was something.
 */
export function changedState(
  state: NetworkState,
  property: PropertyIndex,
  selection: Selection | undefined,
): NetworkState {
  const { network } = state
  const chosen = chosenIndices(network, property, selection)
  const hasValue = carriesValue(selection)
  // What this choice can't touch is shared.
  const mayHide = network.canHide[property] === 1
  const mayUnmeet = mayHide || network.isCondition[property] === 1
  const keepsValue = !mayHide && (state.hasValue[property] === 1) === hasValue
  const changed: NetworkState = {
    network,
    role: state.role,
    selections: state.selections.slice(),
    chosen: copyList(state.chosen),
    hasValue: keepsValue ? state.hasValue : state.hasValue.slice(),
    hidden: mayHide ? copyFlags(state.hidden) : state.hidden,
    base: state.base,
    removed: copyRemoved(state.removed),
    available: copyCounts(state.available),
    unmet: mayUnmeet ? state.unmet.slice() : state.unmet,
    hasScarce: undefined,
    hasStale: false,
    lines: state.lines,
    pickers: [],
  }
  changed.selections[property] = selection
  setChoice(changed, property, chosen, hasValue)
  if (mayHide) forgetHidden(changed)
  else keepPickers(state, changed, property)
  return changed
}

/**
 * Hands on the pickers that a choice which hides nothing can't have changed. Touched are the property itself,
 * what its choices before and after take away, and what depends on them by conditions; the pickers that look at
 * one of these are made anew.
 */
function keepPickers(before: NetworkState, after: NetworkState, property: PropertyIndex): void {
  const { pickers } = after
  for (let p = 0; p < before.pickers.length; p++) pickers[p] = before.pickers[p]
  const { network } = after
  const forget = (touched: PropertyIndex) => {
    for (const reader of entryAt(network.pickerReaders, touched)) pickers[reader] = undefined
  }
  const forgetTargets = (removals: Removals | undefined) => {
    if (removals === undefined) return
    for (let place = 0; place < removals.length; place++) forget(removals.propertyAt(place))
  }
  forget(property)
  for (const option of entryAt(before.chosen, property)) {
    if (isKnown(option)) forgetTargets(network.removals[option])
  }
  for (const option of entryAt(after.chosen, property)) {
    if (isKnown(option)) forgetTargets(network.removals[option])
  }
  if (before.hasValue[property] !== after.hasValue[property]) forgetTargets(network.valueRemovals[property])
  const slack = network.conditionSlack[property]
  if (slack !== undefined) {
    for (const touched of network.propertyIndices) if (countAt(slack, touched) > 0) forget(touched)
  }
  // They explain themselves by the latest state, so that no earlier one is kept alive.
  for (let p = 0; p < pickers.length; p++) {
    const kept = pickers[p]
    if (kept !== undefined) kept.state = after
  }
}

/** Takes back what is exempt; whether that was anything. */
function exempt(state: NetworkState, exemptions: Exemptions): boolean {
  const { network } = state
  let isAny = false
  for (const optionId of exemptions.archivedInUse) {
    const index = network.optionIndex.get(optionId)
    if (index === undefined || entryAt(network.options, index).archived !== 1) continue
    bumpOption(state, index, -1)
    isAny = true
  }
  if (!network.hasUnpublished[state.role]) return isAny
  for (const p of network.propertyIndices) {
    if (network.isTarget[p] === 0) continue
    const property = entryAt(network.properties, p)
    for (const optionId of optionIdsOf(exemptions.published(property.id))) {
      const index = network.optionIndex.get(optionId)
      if (index === undefined) continue
      const level = entryAt(network.options, index).publishLevel
      // Somebody who may choose it chose it for this item.
      if (level === 'admin' || (level === 'internal' && state.role === 'guest')) {
        bumpOption(state, index, -1)
        isAny = true
      }
    }
  }
  return isAny
}

/** Counts one thing more, or one less, that takes an option of a property away. */
function bump(
  { removed, available }: NetworkState,
  property: PropertyIndex,
  option: OptionIndex,
  by: 1 | -1,
): void {
  const before = removedAt(removed, option)
  removed[option] = before + by
  // It goes with the first that takes it away, and is back without the last.
  if (before === (by === 1 ? 0 : 1)) available[property] = countAt(available, property) - by
}

function bumpOption(state: NetworkState, option: OptionIndex, by: 1 | -1): void {
  bump(state, entryAt(state.network.propertyOfOption, option), option, by)
}

function bumpAll(state: NetworkState, removals: Removals | undefined, by: 1 | -1): void {
  if (removals === undefined) return
  const { propertyOfOption } = state.network
  for (let i = 0; i < removals.targetCount; i++) {
    const option = removals.targetAt(i)
    bump(state, entryAt(propertyOfOption, option), option, by)
  }
}

/** Adds (or takes back) what the choice of a property takes away. */
function activate(state: NetworkState, property: PropertyIndex, by: 1 | -1): void {
  for (const option of entryAt(state.chosen, property)) {
    if (isKnown(option)) bumpAll(state, state.network.removals[option], by)
  }
  if (state.hasValue[property] === 1) bumpAll(state, state.network.valueRemovals[property], by)
}

/** Whether one condition of an option holds; a property that is hidden or not chosen has no data. */
export function conditionHolds(state: NetworkState, { property, availability }: Condition): boolean {
  if (property === undefined || state.hidden[property] === 1) return false
  const { options } = state.network
  return entryAt(state.chosen, property).some(
    (option) => isKnown(option) && holds(entryAt(options, option).data[availability.dataKey], availability),
  )
}

function updateConditions(state: NetworkState): void {
  for (const { place, option, conditions } of state.network.conditionalOptions) {
    const isUnmet = conditions.every((condition) => conditionHolds(state, condition)) ? 0 : 1
    if (isUnmet === state.unmet[place]) continue
    state.unmet[place] = isUnmet
    bumpOption(state, option, isUnmet === 1 ? 1 : -1)
  }
}

/** Puts another choice on a property; exact whatever rules there are. */
export function setChoice(
  state: NetworkState,
  property: PropertyIndex,
  chosen: readonly ChosenOption[],
  hasValue: boolean,
): void {
  const { network } = state
  state.hasScarce = undefined
  if (state.hidden[property] === 0) activate(state, property, -1)
  state.chosen[property] = chosen
  const flag = hasValue ? 1 : 0
  if (state.hasValue[property] !== flag) state.hasValue[property] = flag
  if (state.hidden[property] === 0) activate(state, property, 1)
  if (network.canHide[property] === 1) {
    hideAnew(state)
    updateConditions(state)
  } else if (network.isCondition[property] === 1) updateConditions(state)
}

/** Decides anew what is hidden, and counts in or out what changed. */
function hideAnew(state: NetworkState): void {
  const { hidables } = state.network
  // Few properties can be hidden: what they were fits into the bits of a number, else into an array.
  const wide = hidables.length > 30 ? copyFlags(state.hidden) : undefined
  let bits = 0
  let bit = 0
  if (wide === undefined) for (const { property } of hidables) bits |= flagAt(state.hidden, property) << bit++
  computeHidden(state)
  bit = 0
  for (const { property } of hidables) {
    const was = wide === undefined ? (bits >> bit++) & 1 : flagAt(wide, property)
    if (state.hidden[property] !== was) activate(state, property, was === 1 ? 1 : -1)
  }
}

/** Whether a property has options that could be chosen at all, before any rule. */
export function isAssigned(state: NetworkState, property: PropertyIndex): boolean {
  return countAt(state.network.staticByRole[state.role].available, property) > 0
}

/** The option chosen on a property (the first of several), unless hidden or unknown. */
export function chosenOption(state: NetworkState, property: PropertyIndex): ProductOption | undefined {
  if (state.hidden[property] === 1) return undefined
  const [option] = entryAt(state.chosen, property)
  return option === undefined || !isKnown(option) ? undefined : entryAt(state.network.options, option)
}
