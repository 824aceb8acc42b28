/**
 * The choices of one item counted over its network: per option how many things take it away, per property
 * how many options are left. A trial changes one choice, looks, and changes it back.
 */
import type { Availability, ProductOption } from '../catalog/schema.ts'
import type { Role } from '../tenancy/schema.ts'
import { holds } from './availability.ts'
import type { Hidable, Network, Removals } from './network.ts'
import type { Selection, Selections } from './schema.ts'

export const none: readonly number[] = []

export type NetworkState = {
  readonly network: Network
  readonly role: Role
  readonly selections: (Selection | undefined)[]
  /** chosen option indices per property; −2 stands for an id that the property does not have */
  readonly chosen: (readonly number[])[]
  readonly hasValue: Uint8Array
  readonly hidden: Uint8Array
  readonly removed: Uint16Array
  readonly available: Int32Array
  /** per conditional option: 1 when its conditions do not hold */
  readonly unmet: Uint8Array
  /** a hidden property has something stored, which does not count */
  hasStale: boolean
}

/** What is kept although it is no longer offered: archived options in use on the order, and the item's own. */
export type Exemptions = {
  readonly archivedInUse: ReadonlySet<number>
  /** selections whose options stay although they are above the viewer's publish level */
  readonly published: (propertyId: number) => Selection | undefined
}

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

const unknownOption: readonly number[] = [-2]

/** Option indices of a selection; −2 for an id that the property does not have. */
export function chosenIndices(
  network: Network,
  property: number,
  selection: Selection | undefined,
): readonly number[] {
  if (selection === undefined) return none
  if (selection.optionIds === undefined) {
    if (selection.optionId === undefined) return none
    const index = network.optionIndex.get(selection.optionId)
    return index !== undefined && network.propertyOfOption[index] === property
      ? network.single[index]!
      : unknownOption
  }
  return selection.optionIds.map((id) => {
    const index = network.optionIndex.get(id)
    return index !== undefined && network.propertyOfOption[index] === property ? index : -2
  })
}

/** Counts the choices of an item from nothing. Own properties read `own`, order-level ones `order`. */
export function buildState(
  network: Network,
  role: Role,
  own: Selections,
  order: Selections,
  exemptions: Exemptions,
): NetworkState {
  const count = network.properties.length
  const base = network.staticByRole[role]
  const state: NetworkState = {
    network,
    role,
    selections: new Array<Selection | undefined>(count).fill(undefined),
    chosen: new Array<readonly number[]>(count).fill(none),
    hasValue: new Uint8Array(count),
    hidden: new Uint8Array(count),
    removed: base.removed.slice(),
    available: base.available.slice(),
    unmet: new Uint8Array(network.conditionalOptions.length),
    hasStale: false,
  }
  for (let p = 0; p < count; p++) {
    const property = network.properties[p]!
    const selection = (network.isTarget[p] === 1 ? own : order)[property.id]
    if (selection === undefined) continue
    state.selections[p] = selection
    state.chosen[p] = chosenIndices(network, p, selection)
    state.hasValue[p] = carriesValue(selection) ? 1 : 0
  }
  exempt(state, exemptions)
  if (network.hasHiding) {
    computeHidden(state, state.hidden)
    forgetHidden(state)
  }
  for (let p = 0; p < count; p++) if (state.hidden[p] === 0) activate(state, p, 1)
  updateConditions(state)
  return state
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
  property: number,
  selection: Selection | undefined,
): NetworkState {
  const changed: NetworkState = {
    network: state.network,
    role: state.role,
    selections: state.selections.slice(),
    chosen: state.chosen.slice(),
    hasValue: state.hasValue.slice(),
    hidden: state.hidden.slice(),
    removed: state.removed.slice(),
    available: state.available.slice(),
    unmet: state.unmet.slice(),
    hasStale: false,
  }
  changed.selections[property] = selection
  const chosen = chosenIndices(state.network, property, selection)
  setChoice(changed, property, chosen, carriesValue(selection))
  if (state.network.hasHiding) forgetHidden(changed)
  return changed
}

function exempt(state: NetworkState, exemptions: Exemptions): void {
  const { network } = state
  for (const optionId of exemptions.archivedInUse) {
    const index = network.optionIndex.get(optionId)
    if (index !== undefined && network.options[index]?.archived === 1) bump(state, index, -1)
  }
  if (!network.hasUnpublished[state.role]) return
  for (let p = 0; p < network.properties.length; p++) {
    if (network.isTarget[p] === 0) continue
    const property = network.properties[p]!
    for (const optionId of optionIdsOf(exemptions.published(property.id))) {
      const index = network.optionIndex.get(optionId)
      const level = index === undefined ? 'all' : network.options[index]!.publishLevel
      // Somebody who may choose it chose it for this item.
      if (index !== undefined && (level === 'admin' || (level === 'internal' && state.role === 'guest'))) {
        bump(state, index, -1)
      }
    }
  }
}

function bump(state: NetworkState, option: number, by: 1 | -1): void {
  const before = state.removed[option]!
  state.removed[option] = before + by
  if (by === 1) {
    if (before === 0) state.available[state.network.propertyOfOption[option]!]! -= 1
  } else if (before === 1) state.available[state.network.propertyOfOption[option]!]! += 1
}

function bumpAll(state: NetworkState, removals: Removals | undefined, by: 1 | -1): void {
  if (removals === undefined) return
  const { targets } = removals
  for (let i = 0; i < targets.length; i++) bump(state, targets[i]!, by)
}

/** Adds (or takes back) what the choice of a property takes away. */
function activate(state: NetworkState, property: number, by: 1 | -1): void {
  const chosen = state.chosen[property]!
  for (let i = 0; i < chosen.length; i++) {
    const option = chosen[i]!
    if (option >= 0) bumpAll(state, state.network.removals[option], by)
  }
  if (state.hasValue[property] === 1) bumpAll(state, state.network.valueRemovals[property], by)
}

const off = 0
const on = 1
const undecided = 2

/** Whether one of these options is chosen on a visible property: off, on, or not decided yet. */
function optionsAre(state: NetworkState, options: readonly number[], decided: Uint8Array): number {
  let result = off
  for (let i = 0; i < options.length; i++) {
    const option = options[i]!
    const property = state.network.propertyOfOption[option]!
    if (!state.chosen[property]!.includes(option) || decided[property] === 1) continue
    if (decided[property] === 0) return on
    result = undecided
  }
  return result
}

function valuesAre(state: NetworkState, properties: readonly number[], decided: Uint8Array): number {
  let result = off
  for (let i = 0; i < properties.length; i++) {
    const property = properties[i]!
    if (state.hasValue[property] === 0 || decided[property] === 1) continue
    if (decided[property] === 0) return on
    result = undecided
  }
  return result
}

function either(one: number, other: number): number {
  return one === on || other === on ? on : one === undecided || other === undecided ? undecided : off
}

/**
 * Writes into `hidden` which properties are hidden. A hidden property carries no value, so it hides nothing
 * itself; where properties hide each other in a ring, the first in display order stays.
 */
function computeHidden(state: NetworkState, hidden: Uint8Array): void {
  const { hidables } = state.network
  // 0 visible, 1 hidden, 2 undecided
  for (let i = 0; i < hidables.length; i++) hidden[hidables[i]!.property] = undecided
  let open = hidables.length
  while (open > 0) {
    let moved = false
    for (let i = 0; i < hidables.length; i++) {
      const hidable = hidables[i]!
      if (hidden[hidable.property] !== undecided) continue
      const decision = isHidable(state, hidable, hidden)
      if (decision === undecided) continue
      hidden[hidable.property] = decision
      open -= 1
      moved = true
    }
    if (moved) continue
    const first = hidables.find(({ property }) => hidden[property] === undecided)
    if (first !== undefined) hidden[first.property] = 0
    open -= 1
  }
}

/** on: hidden; off: visible. */
function isHidable(state: NetworkState, hidable: Hidable, decided: Uint8Array): number {
  const hiding = either(
    optionsAre(state, hidable.hideOptions, decided),
    valuesAre(state, hidable.hideValues, decided),
  )
  if (hiding === on || !hidable.mustShow) return hiding
  const showing = either(
    optionsAre(state, hidable.showOptions, decided),
    valuesAre(state, hidable.showValues, decided),
  )
  if (showing === off) return on
  return hiding === off && showing === on ? off : undecided
}

/** Whether one condition of an option holds; a property that is hidden or not chosen has no data. */
export function conditionHolds(state: NetworkState, property: number, condition: Availability): boolean {
  if (property < 0 || state.hidden[property] === 1) return false
  return state.chosen[property]!.some((option) =>
    holds(state.network.options[option]?.data[condition.dataKey], condition),
  )
}

function updateConditions(state: NetworkState): void {
  const { conditionalOptions } = state.network
  for (let i = 0; i < conditionalOptions.length; i++) {
    const { option, conditions } = conditionalOptions[i]!
    const isUnmet = conditions.every((c) => conditionHolds(state, c.property, c.availability)) ? 0 : 1
    if (isUnmet === state.unmet[i]) continue
    state.unmet[i] = isUnmet
    bump(state, option, isUnmet === 1 ? 1 : -1)
  }
}

/** Puts another choice on a property; exact whatever rules there are. */
export function setChoice(
  state: NetworkState,
  property: number,
  chosen: readonly number[],
  hasValue: boolean,
): void {
  const { network } = state
  if (state.hidden[property] === 0) activate(state, property, -1)
  state.chosen[property] = chosen
  state.hasValue[property] = hasValue ? 1 : 0
  if (state.hidden[property] === 0) activate(state, property, 1)
  if (network.canHide[property] === 1) {
    const before = state.hidden.slice()
    computeHidden(state, state.hidden)
    for (const { property: p } of network.hidables) {
      if (state.hidden[p] !== before[p]) activate(state, p, state.hidden[p] === 1 ? -1 : 1)
    }
    updateConditions(state)
  } else if (network.isCondition[property] === 1) updateConditions(state)
}

/** Whether a property has options that could be chosen at all, before any rule. */
export function isAssigned(state: NetworkState, property: number): boolean {
  return state.network.staticByRole[state.role].available[property]! > 0
}

/** The first property that `after` leaves without options and `before` did not; −1 when there is none. */
export function firstEmptied(
  state: NetworkState,
  availableBefore: Int32Array,
  hiddenBefore: Uint8Array,
  except: (property: number) => boolean,
): number {
  for (let p = 0; p < state.available.length; p++) {
    if (state.available[p] !== 0 || state.network.isTarget[p] === 0 || state.hidden[p] === 1) continue
    if (!isAssigned(state, p) || except(p)) continue
    if (hiddenBefore[p] === 1 || availableBefore[p]! > 0) return p
  }
  return -1
}

/** Whether a choice only adds and lifts removals: it hides or shows nothing and no condition looks at it. */
export function isSimpleChoice(state: NetworkState, property: number, option: number): boolean {
  const { network } = state
  if (state.hidden[property] === 1 || network.isCondition[property] === 1) return false
  if (state.hasValue[property] === 0) {
    return network.canHide[property] === 0 && network.valueRemovals[property] === undefined
  }
  return (
    network.canHide[property] === 0 ||
    (isInert(network, option) && state.chosen[property]!.every((one) => isInert(network, one)))
  )
}

/** Whether an option hides and shows nothing. */
function isInert(network: Network, option: number): boolean {
  return option < 0 || (network.hides[option] === undefined && network.shows[option] === undefined)
}

const marks = { delta: new Int8Array(0) }

/**
 * Which property would be left without options if `option` were chosen on `property` (added, where several
 * may be): its index, or −1. Leaves the state as it was.
 */
export function wouldEmpty(state: NetworkState, property: number, option: number): number {
  const { network } = state
  const current = state.chosen[property]!
  const isMultiple = network.isMultiple[property] === 1
  if (!isSimpleChoice(state, property, option))
    return wouldEmptyByTrial(state, property, isMultiple ? [...current, option] : [option])
  const removals = network.removals[option]
  if (removals === undefined) return -1
  // The targets of one property stand together: only properties that lose all they have left can be emptied.
  const { targets } = removals
  let start = 0
  while (start < targets.length) {
    const emptied = network.propertyOfOption[targets[start]!]!
    let end = start
    while (end < targets.length && network.propertyOfOption[targets[end]!] === emptied) end += 1
    const left = state.available[emptied]!
    if (
      left > 0 &&
      left <= end - start &&
      emptied !== property &&
      state.hidden[emptied] === 0 &&
      leavesNothing(state, emptied, removals, isMultiple ? none : current)
    ) {
      return emptied
    }
    start = end
  }
  return -1
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
  if (marks.delta.length < end - first) marks.delta = new Int8Array(end - first)
  const { delta } = marks
  delta.fill(0, 0, end - first)
  const mark = (targets: Int32Array, by: number) => {
    for (let i = 0; i < targets.length; i++) {
      const target = targets[i]!
      if (target >= first && target < end) delta[target - first]! += by
    }
  }
  mark(added.targets, 1)
  for (const option of lifted) {
    const removals = network.removals[option]
    if (removals !== undefined) mark(removals.targets, -1)
  }
  for (let option = first; option < end; option++) {
    if (state.removed[option]! + delta[option - first]! === 0) return false
  }
  return true
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

/** Like `wouldEmpty`, whatever rules there are. */
export function wouldEmptyByTrial(state: NetworkState, property: number, chosen: readonly number[]): number {
  const before = state.available.slice()
  const hiddenBefore = state.hidden.slice()
  return withChoice(state, property, chosen, (changed) =>
    firstEmptied(changed, before, hiddenBefore, (p) => p === property),
  )
}

/** The option chosen on a property (the first of several), unless hidden or unknown. */
export function chosenOption(state: NetworkState, property: number): ProductOption | undefined {
  if (state.hidden[property] === 1) return undefined
  const index = state.chosen[property]![0]
  return index === undefined || index < 0 ? undefined : state.network.options[index]
}
