/**
 * What stands against the choices of one place (the order or a line) while repairs are looked for: one violation at a time,
 * and the properties of which at least one has to change before that violation can go.
 */
import type { Problem } from '../../constraints/types.ts'
import type { Catalog } from '../../catalog/compile.ts'
import {
  type ChosenOption,
  copyCounts,
  copyFlags,
  copyList,
  countAt,
  entryAt,
  isKnown,
  type OptionIndex,
  type PropertyIndex,
  type PropertyTable,
} from '../../constraints/indices.ts'
import { isAssigned, type NetworkState } from '../../constraints/network-state.ts'
import type { Removals } from '../../constraints/network.ts'
import { propertyIsValid } from '../../configuration/property-view.ts'

/** A place as it was before: what its trials are held against. */
export type Baseline = {
  readonly available: PropertyTable<Int32Array>
  readonly hidden: PropertyTable<Uint8Array>
  readonly chosen: PropertyTable<readonly (readonly ChosenOption[])[]>
  readonly hasValue: Uint8Array
  /** properties (by index) that were invalid already and may stay so */
  readonly tolerated: ReadonlySet<PropertyIndex>
  /** what was said against the item already and may be said again */
  readonly said: ReadonlySet<string>
}

/** Properties are indices of the place's network. */
export type Violation =
  /** a chosen option that is taken away */
  | { readonly kind: 'option'; readonly property: PropertyIndex; readonly option: OptionIndex }
  /** nothing or something impossible is chosen, or it is chosen where nothing can be */
  | { readonly kind: 'property'; readonly property: PropertyIndex }
  /** all options are taken away, and were not before */
  | { readonly kind: 'emptied'; readonly property: PropertyIndex }
  /** a choice of the line takes away what is chosen for the whole order */
  | { readonly kind: 'order'; readonly property: PropertyIndex; readonly orderPropertyId: number }
  | { readonly kind: 'drawing'; readonly problem: Problem }

/** What a place was before; `isWhole`: everything must be valid afterwards, also what was not. */
export function baselineOf(state: NetworkState, problems: readonly Problem[], isWhole: boolean): Baseline {
  const invalid = isWhole ? [] : state.network.propertyIndices.filter((p) => !propertyIsValid(state, p))
  return {
    available: copyCounts(state.available),
    hidden: copyFlags(state.hidden),
    chosen: copyList(state.chosen),
    hasValue: state.hasValue.slice(),
    tolerated: new Set(invalid),
    said: new Set(isWhole ? [] : problems.map(({ message }) => message)),
  }
}

/** The first thing that the rules say against a state. `isNew`: something was chosen there on trial. */
export function ruleViolation(
  state: NetworkState,
  before: Baseline,
  isNew: (property: PropertyIndex) => boolean,
): Violation | undefined {
  const { network, hidden, available } = state
  let open: Violation | undefined
  for (const p of network.propertyIndices) {
    if (network.isTarget[p] === 0) continue
    if (hidden[p] === 1) {
      if (isNew(p)) return { kind: 'property', property: p }
      continue
    }
    const isTolerated = before.tolerated.has(p)
    for (const option of entryAt(state.chosen, p)) {
      if (!isKnown(option)) {
        if (!isTolerated) return { kind: 'property', property: p }
        continue
      }
      if (state.removed[option] === 0) continue
      if (!isTolerated || (isNew(p) && !entryAt(before.chosen, p).includes(option))) {
        return { kind: 'option', property: p, option }
      }
    }
    if (
      available[p] === 0 &&
      (before.hidden[p] === 1 ? isAssigned(state, p) : countAt(before.available, p) > 0)
    ) {
      return { kind: 'emptied', property: p }
    }
    if (!isTolerated && open === undefined && !propertyIsValid(state, p))
      open = { kind: 'property', property: p }
  }
  return open
}

/** How many properties have lost what was chosen there, because they are hidden now. */
export function lostAt({ hidden, network }: NetworkState, before: Baseline): number {
  let count = 0
  for (let p = 0; p < hidden.length; p++) {
    const isLost = hidden[p] === 1 && before.hidden[p] === 0 && before.hasValue[p] === 1
    if (isLost && network.isTarget[p] === 1) count += 1
  }
  return count
}

const knownHiders = new WeakMap<Catalog, Map<number, ReadonlySet<number>>>()

/** The ids of the properties whose choices may hide or show one, by however many steps. */
function hidersOf(catalog: Catalog, propertyId: number): ReadonlySet<number> {
  let known = knownHiders.get(catalog)
  if (known === undefined) {
    known = new Map()
    knownHiders.set(catalog, known)
  }
  let hiders = known.get(propertyId)
  if (hiders === undefined) {
    hiders = findHiders(catalog, propertyId)
    known.set(propertyId, hiders)
  }
  return hiders
}

function findHiders(catalog: Catalog, propertyId: number): Set<number> {
  const found = new Set<number>()
  const open = [propertyId]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const rule of catalog.rules) {
      if (rule.toResourceKey !== 'productProperty') continue
      if (!rule.toIds.includes(id) && rule.toProductPropertyId !== id) continue
      for (const from of rule.fromIds) {
        const source =
          rule.fromResourceKey === 'productOption' ? catalog.options.get(from)?.productPropertyId : from
        if (source === undefined || found.has(source)) continue
        found.add(source)
        open.push(source)
      }
    }
  }
  return found
}

/**
 * The ids of the properties of which at least one must be chosen otherwise before the violation can go. `drawn` are those that
 * the drawing looks at.
 */
export function suspectsOf(
  state: NetworkState,
  violation: Violation,
  drawn: (problem: Problem) => readonly number[],
): Set<number> {
  const { network } = state
  const ids = new Set<number>()
  const add = (property: PropertyIndex) => ids.add(entryAt(network.properties, property).id)
  switch (violation.kind) {
    case 'drawing':
      for (const id of drawn(violation.problem)) ids.add(id)
      break
    case 'order':
      add(violation.property)
      ids.add(violation.orderPropertyId)
      break
    case 'property':
      add(violation.property)
      break
    case 'option': {
      const { option } = violation
      add(violation.property)
      addSources(state, ({ rules }) => rules.has(option), add)
      addConditions(state, (one) => one === option, ids)
      break
    }
    case 'emptied': {
      const { property } = violation
      addSources(state, ({ groups }) => groups.some((group) => group.property === property), add)
      addConditions(state, (one) => entryAt(network.propertyOfOption, one) === property, ids)
      for (const id of hidersOf(network.catalog, entryAt(network.properties, property).id)) ids.add(id)
    }
  }
  for (const id of Array.from(ids)) for (const hider of hidersOf(network.catalog, id)) ids.add(hider)
  return ids
}

function addSources(
  { network, hidden, chosen, hasValue }: NetworkState,
  hits: (removals: Removals) => boolean,
  add: (property: PropertyIndex) => void,
): void {
  for (const q of network.propertyIndices) {
    if (hidden[q] === 1) continue
    const ofValue = hasValue[q] === 1 ? network.valueRemovals[q] : undefined
    const isSource =
      (ofValue !== undefined && hits(ofValue)) ||
      entryAt(chosen, q).some((option) => {
        const removals = isKnown(option) ? network.removals[option] : undefined
        return removals !== undefined && hits(removals)
      })
    if (isSource) add(q)
  }
}

function addConditions(
  { network }: NetworkState,
  isAsked: (option: OptionIndex) => boolean,
  ids: Set<number>,
): void {
  for (const { option, conditions } of network.conditionalOptions) {
    if (!isAsked(option)) continue
    for (const { availability } of conditions) ids.add(availability.productPropertyId)
  }
}
