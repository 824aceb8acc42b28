/** Looking ahead: what a choice would leave without options. Each trial leaves the state as it was. */
import {
  type ChosenOption,
  countAt,
  entryAt,
  flagAt,
  isKnown,
  type OptionIndex,
  perOption,
  perProperty,
  type PropertyIndex,
  type PropertyTable,
  removedAt,
} from './indices.ts'
import type { Network, Removals } from './network.ts'
import { isAssigned, type NetworkState, setChoice } from './network-state.ts'
import { none } from './choices.ts'

/** The first property that is left without options and was not before, if any. `except` is not looked at. */
export function firstEmptied(
  state: NetworkState,
  availableBefore: PropertyTable<Int32Array>,
  hiddenBefore: Uint8Array,
  except?: PropertyIndex,
): PropertyIndex | undefined {
  for (const p of state.network.propertyIndices) {
    if (state.available[p] !== 0 || state.network.isTarget[p] === 0 || state.hidden[p] === 1) continue
    if (p === except) continue
    // A property that never had options is no loss when it is shown.
    if (hiddenBefore[p] === 1 ? isAssigned(state, p) : countAt(availableBefore, p) > 0) return p
  }
  return undefined
}

/** Changes a choice, looks, and changes it back. */
export function withChoice<T>(
  state: NetworkState,
  property: PropertyIndex,
  chosen: readonly ChosenOption[],
  look: (changed: NetworkState) => T,
): T {
  const current = entryAt(state.chosen, property)
  const hadValue = state.hasValue[property] === 1
  setChoice(state, property, chosen, true)
  const seen = look(state)
  setChoice(state, property, current, hadValue)
  return seen
}

/** For looking ahead without making anything: tables as long as those of the largest network so far. */
const scratch = {
  available: perProperty(new Int32Array(0)),
  hidden: perProperty(new Uint8Array(0)),
  changes: perOption(new Int32Array(0)),
}

/**
 * Tries a choice: 'removed' when `option`, one of it, is taken away then, else the first property that it would leave
 * without options, if any.
 */
export function tryChoice(
  state: NetworkState,
  property: PropertyIndex,
  chosen: readonly ChosenOption[],
  option?: OptionIndex,
): PropertyIndex | 'removed' | undefined {
  const { length } = state.available
  if (scratch.available.length < length) {
    scratch.available = perProperty(new Int32Array(length))
    scratch.hidden = perProperty(new Uint8Array(length))
  }
  const { available, hidden } = scratch
  for (const p of state.network.propertyIndices) {
    available[p] = countAt(state.available, p)
    hidden[p] = flagAt(state.hidden, p)
  }
  const current = entryAt(state.chosen, property)
  const hadValue = state.hasValue[property] === 1
  setChoice(state, property, chosen, true)
  const result =
    option !== undefined && state.removed[option] !== 0
      ? 'removed'
      : firstEmptied(state, available, hidden, property)
  setChoice(state, property, current, hadValue)
  return result
}

/** Like `wouldEmpty`, whatever rules there are. */
export function wouldEmptyByTrial(
  state: NetworkState,
  property: PropertyIndex,
  chosen: readonly ChosenOption[],
): PropertyIndex | undefined {
  const tried = tryChoice(state, property, chosen)
  return tried === 'removed' ? undefined : tried
}

/** Whether an option hides and shows nothing. */
function isInert(network: Network, option: ChosenOption): boolean {
  return !isKnown(option) || (network.hides[option] === undefined && network.shows[option] === undefined)
}

/** Whether a choice (of an option, if one is named) only adds and lifts removals and conditions: it hides or shows nothing. */
export function isSimpleChoice(state: NetworkState, property: PropertyIndex, option?: OptionIndex): boolean {
  const { network } = state
  if (state.hidden[property] === 1) return false
  if (network.canHide[property] === 1)
    return state.hasValue[property] !== 0 && staysInert(state, property, option)
  return state.hasValue[property] !== 0 || network.valueRemovals[property] === undefined
}

/** Whether neither what is chosen on a property nor `option` hides or shows anything. */
function staysInert(
  { network, chosen }: NetworkState,
  property: PropertyIndex,
  option?: OptionIndex,
): boolean {
  if (option !== undefined && !isInert(network, option)) return false
  return entryAt(chosen, property).every((one) => isInert(network, one))
}

/**
 * Whether a choice that may hide or show something certainly empties nothing: it takes nothing away, no
 * condition looks at it or at what it hides, and whatever it may show has options left. What it hides takes
 * nothing away any more, and what it shows carries no value.
 */
export function isHarmlessHiding(state: NetworkState, property: PropertyIndex, option: OptionIndex): boolean {
  const { network, hidden, available } = state
  if (network.removals[option] !== undefined || state.removed[option] !== 0) return false
  if (network.hasHidableCondition || network.isCondition[property] === 1 || hidden[property] === 1)
    return false
  if (state.hasValue[property] === 0 && network.valueRemovals[property] !== undefined) return false
  for (const { property: shown } of network.hidables) {
    if (hidden[shown] === 1 && available[shown] === 0 && isAssigned(state, shown)) return false
  }
  return true
}

/** Whether no property can be emptied by conditions alone, even if all that depend on the choice fail. */
export function isHarmless(state: NetworkState, slack: PropertyTable<Int32Array>): boolean {
  for (const p of state.network.propertyIndices) {
    const left = countAt(state.available, p)
    const most = countAt(slack, p)
    if (most > 0 && left > 0 && left <= most) return false
  }
  return true
}

/**
 * Whether some property has so few options left that the choice of one option could take the last of them. While none has,
 * a picker need not look at what each of its options takes away.
 */
export function isAnyScarce(state: NetworkState): boolean {
  state.hasScarce ??= findScarce(state)
  return state.hasScarce
}

function findScarce({ network, available }: NetworkState): boolean {
  for (const p of network.propertyIndices) {
    const left = countAt(available, p)
    if (left > 0 && left <= countAt(network.mostTaken, p)) return true
  }
  return false
}

/** What is chosen on a property once an option is picked: it alone, or with the others where several may be. */
export function chosenWith(
  { network, chosen }: NetworkState,
  property: PropertyIndex,
  option: OptionIndex,
): readonly ChosenOption[] {
  return network.isMultiple[property] === 1
    ? [...entryAt(chosen, property), option]
    : entryAt(network.single, option)
}

/** Which property would be left without options if `option` were chosen on `property` (added, where several may be). */
export function wouldEmpty(
  state: NetworkState,
  property: PropertyIndex,
  option: OptionIndex,
): PropertyIndex | undefined {
  const slack = state.network.conditionSlack[property]
  if (!isSimpleChoice(state, property, option) || (slack !== undefined && !isHarmless(state, slack))) {
    return wouldEmptyByTrial(state, property, chosenWith(state, property, option))
  }
  return emptiedBySimple(state, property, option)
}

/** The same of a choice of which it is known that it is simple, and that no property can be emptied by conditions alone. */
export function emptiedBySimple(
  state: NetworkState,
  property: PropertyIndex,
  option: OptionIndex,
): PropertyIndex | undefined {
  const { network } = state
  const slack = network.conditionSlack[property]
  const removals = network.removals[option]
  if (removals === undefined) return undefined
  // A choice that hides nothing: only a property that loses all it has left can be emptied.
  const { available, hidden, removed } = state
  for (let place = 0; place < removals.length; place++) {
    const emptied = removals.propertyAt(place)
    const left = countAt(available, emptied)
    const start = removals.startAt(place)
    const end = removals.endAt(place)
    if (left === 0 || left > end - start + (slack === undefined ? 0 : countAt(slack, emptied))) continue
    if (emptied === property || hidden[emptied] === 1) continue
    if (slack !== undefined) {
      return wouldEmptyByTrial(state, property, chosenWith(state, property, option))
    }
    let taken = 0
    for (let i = start; i < end; i++) if (removed[removals.targetAt(i)] === 0) taken += 1
    const lifted = network.isMultiple[property] === 1 ? none : entryAt(state.chosen, property)
    if (taken === left && leavesNothing(state, emptied, removals, lifted)) return emptied
  }
  return undefined
}

/** Whether a property has nothing left when `added` takes away what it does and `lifted` no longer does. */
function leavesNothing(
  { network, removed }: NetworkState,
  property: PropertyIndex,
  added: Removals,
  lifted: readonly ChosenOption[],
): boolean {
  if (scratch.changes.length < removed.length) scratch.changes = perOption(new Int32Array(removed.length))
  const { changes } = scratch
  const options = entryAt(network.optionsOf, property)
  for (const option of options) changes[option] = 0
  for (const option of added.optionsOf(property)) changes[option] = 1
  for (const choice of lifted) {
    const removals = isKnown(choice) ? network.removals[choice] : undefined
    if (removals === undefined) continue
    for (const option of removals.optionsOf(property)) changes[option] = countAt(changes, option) - 1
  }
  for (const option of options) {
    if (removedAt(removed, option) + countAt(changes, option) === 0) return false
  }
  return true
}
