/**
 * Why an item is invalid, and what would repair it: for each problem the smallest set of choices and rules behind it, and
 * changes that were tried on the whole order. Each one that is offered leaves the item valid.
 */
import { listWords } from '../messages/app/lists.ts'
import type { SelectionChange } from '../orders/selections.ts'
import type { ConflictPart, Problem } from '../constraints/types.ts'
import { conflictOfEmptied, conflictOfOption } from '../constraints/conflict.ts'
import { propertyTitle } from '../constraints/explain.ts'
import {
  afterChanges,
  compareRepairs,
  type ProblemRepair,
  differenceOf,
  repairableProblems,
  OFFERED,
  spoils,
  repairsOfProblem,
} from './problem-repairs.ts'
import { keyOfPlace, type Place } from '../constraints/places.ts'
import { entryAt, isKnown } from '../constraints/indices.ts'
import type { NetworkState } from '../constraints/network-state.ts'
import { leastRepairs, type TriedRepair } from './repairs.ts'
import { itemState, orderState } from '../constraints/states.ts'
import type { OrderEvaluation, Repair } from '../configuration/types.ts'
import { describeChanges } from './describe-changes.ts'

/** One thing that is wrong with an item, explained. */
export type ProblemExplanation = {
  readonly problem: Problem
  /** the choices and rules that make it so; empty where nothing but the property itself is to blame */
  readonly conflict: readonly ConflictPart[]
  /** best first; empty where no other choice would help. Each leaves the item valid. */
  readonly repairs: readonly Repair[]
}

export type ItemExplanation = {
  readonly problems: readonly ProblemExplanation[]
  /** repairs all problems at once; null with fewer than two of them, or when there is none */
  readonly complete: Repair | null
}

/** Everything that is wrong with an item, explained; nothing for a valid one. [1.8.02] */
export function explainItem(evaluation: OrderEvaluation, itemId: number): ItemExplanation {
  const item = evaluation.itemsById.get(itemId)
  if (item === undefined || item.isValid) return { problems: [], complete: null }
  const isOne = repairableProblems(evaluation, itemId).length < 2
  const least = leastRepairs(evaluation, [], [itemId])
  const [best] = least
  const steps = best === undefined ? [] : stepsOf(evaluation, itemId, best)
  const problems = item.problems.map((problem): ProblemExplanation => {
    if (problem.code === 'itemTitleRequired') return { problem, conflict: [], repairs: [] }
    if (isOne && best !== undefined) {
      const repairs = least.slice(0, OFFERED).map((candidate) => repairOfTried(evaluation, itemId, candidate))
      return { problem, conflict: conflictOf(evaluation, itemId, problem, least), repairs }
    }
    const found = repairsOfProblem(evaluation, itemId, problem)
    return {
      problem,
      conflict: conflictOf(evaluation, itemId, problem, found),
      repairs: offered(evaluation, itemId, found, steps),
    }
  })
  return { problems, complete: isOne || best === undefined ? null : repairOfTried(evaluation, itemId, best) }
}

/** A change with the words for it. */
type Step = { readonly change: SelectionChange; readonly words: string }

function stepsOf(evaluation: OrderEvaluation, itemId: number, { changes, words }: TriedRepair): Step[] {
  return changes.map((change) => ({
    change,
    words: words.get(change) ?? wordsOf(evaluation, itemId, [change]),
  }))
}

function repairOfTried(evaluation: OrderEvaluation, itemId: number, candidate: TriedRepair): Repair {
  const title = stepsOf(evaluation, itemId, candidate)
    .map(({ words }) => words)
    .join(', ')
  return repairOf(evaluation, itemId, { title, changes: candidate.changes, difference: candidate.difference })
}

/** Why a property of an item (or, with null, of the order) has no option left: the choices and rules, in words. */
export function explainNoOptions(
  { context, document }: OrderEvaluation,
  itemId: number | null,
  propertyId: number,
): readonly ConflictPart[] {
  const item = document.items.find(({ id }) => id === itemId)
  const state = item === undefined ? orderState(context, document) : itemState(context, document, item)
  const property = state?.network.propertyIndex.get(propertyId)
  if (state === undefined || property === undefined) return []
  return conflictOfEmptied(state, itemId, property)
}

function conflictOf(
  { context, document }: OrderEvaluation,
  itemId: number,
  problem: Problem,
  found: readonly Pick<ProblemRepair, 'changes'>[],
): readonly ConflictPart[] {
  const item = document.items.find(({ id }) => id === itemId)
  const state = item === undefined ? undefined : itemState(context, document, item)
  const property =
    problem.propertyId === undefined ? undefined : state?.network.propertyIndex.get(problem.propertyId)
  if (state === undefined) return []
  if (property !== undefined && problem.code === 'noOptions') {
    return conflictOfEmptied(state, itemId, property)
  }
  const taken =
    property === undefined
      ? undefined
      : entryAt(state.chosen, property)
          .filter(isKnown)
          .find((option) => state.removed[option] !== 0)
  if (taken !== undefined) return conflictOfOption(state, itemId, taken)
  // What the drawing objects to: the choices of which another one would repair it.
  if (problem.code !== 'layout' && problem.code !== 'drawing') return []
  const parts = new Map<string, ConflictPart>()
  for (const { changes } of found.slice(0, OFFERED)) {
    for (const change of changes) {
      const part = choicePart(state, change)
      if (part !== undefined) parts.set(keyOfPlace(change), part)
    }
  }
  return [...parts.values()]
}

function choicePart(state: NetworkState, { itemId, propertyId }: Place): ConflictPart | undefined {
  const { network, chosen } = state
  const property = network.propertyIndex.get(propertyId)
  const [first] = property === undefined ? [] : entryAt(chosen, property)
  if (property === undefined || first === undefined || !isKnown(first)) return undefined
  const option = entryAt(network.options, first)
  const title = listWords.labeled({ label: propertyTitle(network, property), value: option.title })
  return { kind: 'choice', itemId, propertyId, optionId: option.id, title }
}

/** The repairs that leave the item valid; those that leave other problems are led on by what repairs these. */
function offered(
  evaluation: OrderEvaluation,
  itemId: number,
  found: readonly ProblemRepair[],
  complete: readonly Step[],
): Repair[] {
  const repairs: Pick<ProblemRepair, 'title' | 'changes' | 'difference'>[] = []
  for (const candidate of found) {
    const whole = candidate.left === 0 ? candidate : ledOn(evaluation, itemId, candidate, complete)
    if (whole !== undefined) repairs.push(whole)
    if (repairs.length >= OFFERED) break
  }
  return repairs.toSorted(compareRepairs).map((repair) => repairOf(evaluation, itemId, repair))
}

function ledOn(
  evaluation: OrderEvaluation,
  itemId: number,
  { title, changes }: ProblemRepair,
  complete: readonly Step[],
): Pick<ProblemRepair, 'title' | 'changes' | 'difference'> | undefined {
  const own = new Set(changes.map(keyOfPlace))
  const others = complete.filter(({ change }) => !own.has(keyOfPlace(change)))
  const soundWith = (steps: readonly Step[]) =>
    soundAfter(evaluation, itemId, [...changes, ...steps.map(({ change }) => change)])
  let more = others
  let next = soundWith(more)
  if (next === undefined) return undefined
  // What the repair does by itself is not changed besides.
  for (const step of others) {
    const fewer = more.filter((other) => other !== step)
    const sound = soundWith(fewer)
    if (sound === undefined) continue
    more = fewer
    next = sound
  }
  const all = [...changes, ...more.map(({ change }) => change)]
  const words = [title ?? wordsOf(evaluation, itemId, changes), ...more.map((step) => step.words)].join(', ')
  return { title: words, changes: all, difference: differenceOf(evaluation, next) }
}

/** The order after changes that leave the item valid and spoil nothing. */
function soundAfter(
  evaluation: OrderEvaluation,
  itemId: number,
  changes: readonly SelectionChange[],
): OrderEvaluation | undefined {
  const next = afterChanges(evaluation, changes)
  const isSound =
    next !== undefined && repairableProblems(next, itemId).length === 0 && !spoils(evaluation, next)
  return isSound ? next : undefined
}

function wordsOf(
  { context, document }: OrderEvaluation,
  itemId: number,
  changes: readonly SelectionChange[],
): string {
  return describeChanges(context, document, changes, itemId)
}

function repairOf(
  evaluation: OrderEvaluation,
  itemId: number,
  { title, changes, difference }: Pick<ProblemRepair, 'title' | 'changes' | 'difference'>,
): Repair {
  const words = title ?? wordsOf(evaluation, itemId, changes)
  return {
    title: words,
    parts: [words],
    changes,
    priceDifferenceInCents: difference,
  }
}
