/** Looking ahead: what a choice would leave without options. Each trial leaves the state as it was. */
import type { Network, Removals } from './network.ts'
import { isAssigned, type NetworkState, setChoice } from './network-state.ts'
import { none } from './read-choices.ts'

/**
 * The first property that is left without options and was not before; −1 when there is none. `except` is not
 * looked at.
 */
export function firstEmptied(
  state: NetworkState,
  availableBefore: Int32Array,
  hiddenBefore: Uint8Array,
  except = -1,
): number {
  const { length } = state.available
  for (let p = 0; p < length; p++) {
    if (state.available[p] !== 0 || state.network.isTarget[p] === 0 || state.hidden[p] === 1) continue
    if (p === except) continue
    // A property that never had options is no loss when it is shown.
    if (hiddenBefore[p] === 1 ? isAssigned(state, p) : availableBefore[p]! > 0) return p
  }
  return -1
}

/** Changes a choice, looks, and changes it back. */
export function withChoice<T>(
  state: NetworkState,
  property: number,
  chosen: readonly number[],
  look: (changed: NetworkState) => T,
): T {
  const current = state.chosen[property]!
  const hadValue = state.hasValue[property] === 1
  setChoice(state, property, chosen, true)
  const seen = look(state)
  setChoice(state, property, current, hadValue)
  return seen
}

const scratch = { available: new Int32Array(0), hidden: new Uint8Array(0), delta: new Int8Array(0) }

/**
 * Tries a choice: −2 when `option` (one of it, or −1 for none) is taken away then, the first property that it
 * would leave without options, or −1 when all is well.
 */
export function tryChoice(
  state: NetworkState,
  property: number,
  chosen: readonly number[],
  option: number,
): number {
  const { length } = state.available
  if (scratch.available.length < length) {
    scratch.available = new Int32Array(length)
    scratch.hidden = new Uint8Array(length)
  }
  const { available, hidden } = scratch
  for (let p = 0; p < length; p++) {
    available[p] = state.available[p]!
    hidden[p] = state.hidden[p]!
  }
  const current = state.chosen[property]!
  const hadValue = state.hasValue[property] === 1
  setChoice(state, property, chosen, true)
  const result =
    option >= 0 && state.removed[option] !== 0 ? -2 : firstEmptied(state, available, hidden, property)
  setChoice(state, property, current, hadValue)
  return result
}

/** Like `wouldEmpty`, whatever rules there are. */
export function wouldEmptyByTrial(state: NetworkState, property: number, chosen: readonly number[]): number {
  return tryChoice(state, property, chosen, -1)
}

/** Whether an option hides and shows nothing. */
function isInert(network: Network, option: number): boolean {
  return option < 0 || (network.hides[option] === undefined && network.shows[option] === undefined)
}

/** Whether a choice only adds and lifts removals (and conditions): it hides or shows nothing. */
export function isSimpleChoice(state: NetworkState, property: number, option: number): boolean {
  const { network } = state
  if (state.hidden[property] === 1) return false
  const canHide = network.canHide[property] === 1
  if (state.hasValue[property] === 0) return !canHide && network.valueRemovals[property] === undefined
  if (!canHide) return true
  return isInert(network, option) && state.chosen[property]!.every((one) => isInert(network, one))
}

/**
 * Whether a choice that may hide or show something certainly empties nothing: it takes nothing away, no
 * condition looks at it or at what it hides, and whatever it may show has options left. What it hides takes
 * nothing away any more, and what it shows carries no value.
 */
export function isHarmlessHiding(state: NetworkState, property: number, option: number): boolean {
  const { network, hidden, available } = state
  if (network.removals[option] !== undefined || state.removed[option] !== 0) return false
  if (network.hasHidableCondition || network.isCondition[property] === 1 || hidden[property] === 1)
    return false
  if (state.hasValue[property] === 0 && network.valueRemovals[property] !== undefined) return false
  for (let i = 0; i < network.hidables.length; i++) {
    const shown = network.hidables[i]!.property
    if (hidden[shown] === 1 && available[shown] === 0 && isAssigned(state, shown)) return false
  }
  return true
}

/** Whether no property can be emptied by conditions alone, even if all that depend on the choice fail. */
export function isHarmless(state: NetworkState, slack: Int32Array): boolean {
  for (let p = 0; p < slack.length; p++) {
    const left = state.available[p]!
    if (slack[p]! > 0 && left > 0 && left <= slack[p]!) return false
  }
  return true
}

/**
 * Which property would be left without options if `option` were chosen on `property` (added, where several
 * may be): its index, or −1.
 */
export function wouldEmpty(state: NetworkState, property: number, option: number): number {
  const { network } = state
  const current = state.chosen[property]!
  const isMultiple = network.isMultiple[property] === 1
  const chosen = isMultiple ? [...current, option] : network.single[option]!
  if (!isSimpleChoice(state, property, option)) return wouldEmptyByTrial(state, property, chosen)
  const slack = network.conditionSlack[property]
  if (slack !== undefined && !isHarmless(state, slack)) return wouldEmptyByTrial(state, property, chosen)
  const removals = network.removals[option]
  if (removals === undefined) return -1
  // Only properties that lose all they have left can be emptied.
  const { segments, targets } = removals
  for (let at = 0; at < segments.length; at += 3) {
    const emptied = segments[at]!
    const left = state.available[emptied]!
    const start = segments[at + 1]!
    const end = segments[at + 2]!
    if (left === 0 || left > end - start + (slack === undefined ? 0 : slack[emptied]!)) continue
    if (emptied === property || state.hidden[emptied] === 1) continue
    if (slack !== undefined) return wouldEmptyByTrial(state, property, chosen)
    let taken = 0
    for (let i = start; i < end; i++) if (state.removed[targets[i]!] === 0) taken += 1
    if (taken === left && leavesNothing(state, emptied, removals, isMultiple ? none : current)) return emptied
  }
  return -1
}

function mark(targets: Int32Array, first: number, end: number, by: number): void {
  const { delta } = scratch
  for (let i = 0; i < targets.length; i++) {
    const target = targets[i]!
    if (target >= first && target < end) delta[target - first]! += by
  }
}

/** Whether a property has nothing left when `added` takes away what it does and `lifted` no longer does. */
function leavesNothing(
  state: NetworkState,
  property: number,
  added: Removals,
  lifted: readonly number[],
): boolean {
  const { network } = state
  const first = network.optionStart[property]!
  const end = network.optionStart[property + 1]!
  if (scratch.delta.length < end - first) scratch.delta = new Int8Array(end - first)
  for (let i = 0; i < end - first; i++) scratch.delta[i] = 0
  mark(added.targets, first, end, 1)
  for (let i = 0; i < lifted.length; i++) {
    const removals = network.removals[lifted[i]!]
    if (removals !== undefined) mark(removals.targets, first, end, -1)
  }
  for (let option = first; option < end; option++) {
    if (state.removed[option]! + scratch.delta[option - first]! === 0) return false
  }
  return true
}
