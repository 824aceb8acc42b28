/**
 * The least repairs of one line under given choices of the order. A violation goes only when one of its suspects changes, so
 * nothing else is tried; one change more each time, until there is a repair. Complete within its bounds.
 */
import type { OptionIndex, PropertyIndex } from '../../constraints/indices.ts'
import type { Violation } from './violations.ts'
import type { CandidateChoice } from './candidate-choices.ts'
import type { TrialState } from './trial-state.ts'

/** One change of a property, by its index in the place's network. */
export type TrialStep = { readonly property: PropertyIndex; readonly choice: CandidateChoice }

/** How far a search goes: changes on one line, trials of all lines together. */
export const MAX_CHANGES_OF_LINE = 4
/** Of one line: where what is found takes something away, and nothing better turns up, that is it. */
const MAX_TRIALS_OF_LINE = 20_000
export type TrialBudget = { trials: number }

export type LineSearch<Found extends Costly> = {
  readonly place: TrialState
  /** by property index: what may be chosen there instead, as one of the `left` changes that are still to be made */
  readonly choices: (
    property: PropertyIndex,
    violation: Violation,
    left: number,
  ) => readonly CandidateChoice[]
  /** what is kept of a candidate, read while it stands */
  readonly read: (steps: readonly TrialStep[]) => Found
  readonly budget: TrialBudget
  /** hears of each suspect of the other level, of which another choice might help as well */
  readonly onOther: (propertyId: number) => void
}

/** Changes, and other choices that are lost by them: both are taken from who made them. */
export type Costly = { readonly size: number; readonly lost: number }

export const costOf = ({ size, lost }: Costly): number => size + lost

/** Those that change least: the fewest changes and lost choices together, and of these the fewest lost. */
export function leastOf<T extends Costly>(candidates: readonly T[]): T[] {
  const least = Math.min(...candidates.map(costOf))
  const fewest = candidates.filter((candidate) => costOf(candidate) === least)
  const lost = Math.min(...fewest.map((candidate) => candidate.lost))
  return fewest.filter((candidate) => candidate.lost === lost)
}

/** All candidates that change least, with at most `most` changes; none when there is none within the bounds. */
export function searchLine<Found extends Costly>(search: LineSearch<Found>, most: number): Found[] {
  const found: Found[] = []
  const limit = search.budget.trials - MAX_TRIALS_OF_LINE
  for (let depth = 0; depth <= Math.min(most, MAX_CHANGES_OF_LINE); depth++) {
    if (found.some((candidate) => costOf(candidate) <= depth)) break
    visit(search, depth, [], new Set(), found)
    if (search.budget.trials <= Math.max(0, limit)) break
  }
  return leastOf(found)
}

function visit<Found extends Costly>(
  search: LineSearch<Found>,
  left: number,
  steps: readonly TrialStep[],
  excluded: ReadonlySet<PropertyIndex>,
  found: Found[],
): void {
  const { place, budget } = search
  budget.trials -= 1
  const violation = place.violation()
  if (violation === undefined) {
    // With changes to spare it was found before.
    if (left === 0) found.push(search.read(steps))
    return
  }
  if (left === 0) {
    if (steps.length === 0) tellOthers(search, violation)
    return
  }
  const { network } = place.state
  // What was tried with one suspect changed need not be tried again with that change among those of another.
  const done = new Set(excluded)
  for (const id of place.suspects(violation)) {
    const property = network.propertyIndex.get(id)
    if (property === undefined || network.isTarget[property] === 0) {
      search.onOther(id)
      continue
    }
    if (done.has(property) || place.touched.has(property)) continue
    for (const choice of search.choices(property, violation, left)) {
      if (budget.trials <= 0) return
      if (left === 1 && isTaken(place, property, choice.option)) continue
      const former = place.put(property, choice.selection)
      visit(search, left - 1, [...steps, { property, choice }], done, found)
      place.takeBack(former)
    }
    done.add(property)
  }
}

function tellOthers<Found extends Costly>({ place, onOther }: LineSearch<Found>, violation: Violation): void {
  for (const id of place.suspects(violation)) {
    const property = place.state.network.propertyIndex.get(id)
    if (property === undefined || place.state.network.isTarget[property] === 0) onOther(id)
  }
}

/** Whether an option is taken away by other choices, which a choice that hides nothing can not bring back. */
function isTaken({ state }: TrialState, property: PropertyIndex, option: OptionIndex | undefined): boolean {
  const { network } = state
  if (option === undefined || network.canHide[property] === 1 || network.isMultiple[property] === 1)
    return false
  return state.hidden[property] === 0 && state.removed[option] !== 0
}
