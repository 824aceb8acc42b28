/**
 * Why an item is invalid, and what would mend it: for each problem the smallest set of choices and rules behind it, and
 * changes that were tried on the whole order, so that each one that is offered really mends.
 */
import { cents, type Cents } from '../units/money.ts'
import { blamedProperties, conflictOfEmptied, conflictOfOption } from './conflict.ts'
import { withFollowingChoices } from './default-configuration.ts'
import { evaluateOrder } from './evaluate.ts'
import { propertyTitle } from './explain.ts'
import type { NetworkState } from './network-state.ts'
import { planChanges } from './plan-selection.ts'
import { rewordedEngravings } from './reword-engravings.ts'
import { wordsOfChanges } from './repairs.ts'
import { itemState, orderState } from './states.ts'
import type {
  ConflictPart,
  OrderEvaluation,
  Problem,
  PropertyEvaluation,
  Repair,
  SelectionChange,
} from './types.ts'

/** How many repairs are offered for one problem, and how many changes are tried to find them. */
const OFFERED = 4
const TRIALS = 240
const PAIR_TRIALS = 240
/** Problems that "repair everything" mends one after another. */
const MAX_STEPS = 12

/** One thing that is wrong with an item, explained. */
export type ProblemExplanation = {
  readonly problem: Problem
  /** the choices and rules that make it so; empty where nothing but the property itself is to blame */
  readonly conflict: readonly ConflictPart[]
  /** best first; empty where no other choice would help */
  readonly repairs: readonly Repair[]
}

export type ItemExplanation = {
  readonly problems: readonly ProblemExplanation[]
  /** mends all problems at once; null with fewer than two of them, or when there is no way */
  readonly complete: Repair | null
}

type Candidate = {
  /** where the choices' own titles do not say it */
  readonly title: string | undefined
  readonly changes: readonly SelectionChange[]
  readonly next: OrderEvaluation
  /** problems that the item still has */
  readonly left: number
  readonly difference: Cents | null
}

const keyOf = ({ code, propertyId, message }: Problem) => `${code} ${propertyId ?? ''} ${message}`

/** Everything that is wrong with an item, explained; nothing for a valid one. [1.8.02] */
export function explainItem(evaluation: OrderEvaluation, itemId: number): ItemExplanation {
  const item = evaluation.itemsById.get(itemId)
  if (item === undefined || item.isValid) return { problems: [], complete: null }
  const problems = item.problems.map((problem): ProblemExplanation => {
    const found = repairsOf(evaluation, itemId, problem)
    return {
      problem,
      conflict: conflictOf(evaluation, itemId, problem, found),
      repairs: found.map((candidate) => repairOf(evaluation, itemId, candidate)),
    }
  })
  return { problems, complete: problems.length < 2 ? null : completeRepair(evaluation, itemId) }
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
  return conflictOfEmptied(state, itemId, property, new Set())
}

function stateOf({ context, document }: OrderEvaluation, itemId: number): NetworkState | undefined {
  const item = document.items.find(({ id }) => id === itemId)
  return item === undefined ? undefined : itemState(context, document, item)
}

function conflictOf(
  evaluation: OrderEvaluation,
  itemId: number,
  problem: Problem,
  found: readonly Candidate[],
): readonly ConflictPart[] {
  const state = stateOf(evaluation, itemId)
  const property =
    problem.propertyId === undefined ? undefined : state?.network.propertyIndex.get(problem.propertyId)
  if (state === undefined) return []
  if (property !== undefined && problem.code === 'noOptions') {
    return conflictOfEmptied(state, itemId, property, new Set())
  }
  const taken =
    property === undefined ? undefined : state.chosen[property]?.find((option) => isTaken(state, option))
  if (taken !== undefined) return conflictOfOption(state, itemId, taken)
  // What the drawing objects to: the choices of which another one would mend it.
  if (problem.code !== 'layout' && problem.code !== 'drawing') return []
  const parts = new Map<number, ConflictPart>()
  for (const { changes } of found) {
    for (const change of changes) {
      const index = state.network.propertyIndex.get(change.propertyId)
      const part = index === undefined ? undefined : choicePart(state, change.itemId, index)
      if (part !== undefined) parts.set(change.propertyId, part)
    }
  }
  return [...parts.values()]
}

function isTaken(state: NetworkState, option: number): boolean {
  return option >= 0 && state.removed[option] !== 0
}

function choicePart(state: NetworkState, itemId: number | null, property: number): ConflictPart | undefined {
  const record = state.network.properties[property]
  const option = state.network.options[state.chosen[property]?.[0] ?? -1]
  if (record === undefined || option === undefined) return undefined
  const title = `${propertyTitle(state.network, property)}: ${option.title}`
  return { kind: 'choice', itemId, propertyId: record.id, optionId: option.id, title }
}

/** The properties whose other choices are tried for a problem, the likeliest first. */
function suspects(evaluation: OrderEvaluation, itemId: number, problem: Problem): readonly number[] {
  const state = stateOf(evaluation, itemId)
  if (state === undefined) return []
  const own = problem.propertyId
  const index = own === undefined ? undefined : state.network.propertyIndex.get(own)
  const options =
    index === undefined
      ? []
      : problem.code === 'noOptions'
        ? optionsOf(state, index)
        : (state.chosen[index] ?? []).filter((option) => option >= 0)
  const blamed = [...blamedProperties(state, options)].flatMap((property) => idOf(state, property))
  const isOfDrawing = problem.code === 'layout' || problem.code === 'drawing' || problem.code === 'engraving'
  const drawn = isOfDrawing ? drawnProperties(evaluation, itemId) : []
  return [...new Set([...(own === undefined ? [] : [own]), ...blamed, ...drawn])]
}

function idOf({ network }: NetworkState, property: number): number[] {
  const id = network.properties[property]?.id
  return id === undefined ? [] : [id]
}

function optionsOf({ network }: NetworkState, property: number): number[] {
  const first = network.optionStart[property] ?? 0
  return Array.from({ length: (network.optionStart[property + 1] ?? 0) - first }, (_, index) => first + index)
}

/** The properties that the drawing of an item is made of. */
function drawnProperties(evaluation: OrderEvaluation, itemId: number): number[] {
  const bindings = evaluation.itemsById.get(itemId)?.product?.drawing?.bindings ?? {}
  return Object.values(bindings)
    .filter(({ source }) => source !== 'engravings')
    .map(({ productPropertyId }) => productPropertyId)
}

/** Other choices of one property: each option that could be offered, or none where none is needed. */
function alternatives(evaluation: OrderEvaluation, itemId: number, propertyId: number): SelectionChange[] {
  const place = placeOf(evaluation, itemId, propertyId)
  if (place === undefined) return []
  const { view } = place
  const { selection, property } = view
  const change = (next: SelectionChange['selection']): SelectionChange => ({
    itemId: place.itemId,
    propertyId,
    selection: next,
  })
  const clearing = property.isRequired === 0 && selection !== undefined ? [change(null)] : []
  if (property.type === 'select') {
    const chosen = selection?.optionIds ?? []
    const fewer = chosen.map((dropped) => {
      const optionIds = chosen.filter((id) => id !== dropped)
      return change(optionIds.length === 0 ? null : { ...selection, optionIds })
    })
    return [...fewer, ...clearing]
  }
  if (property.type !== 'singleSelect') return clearing
  const others = view.states
    .filter(({ chosen, option }) => !chosen && option.archived === 0)
    .map(({ option }) => change({ ...selection, optionId: option.id }))
  return [...others, ...clearing]
}

function placeOf(
  evaluation: OrderEvaluation,
  itemId: number,
  propertyId: number,
): { readonly itemId: number | null; readonly view: PropertyEvaluation } | undefined {
  const own = evaluation.itemsById.get(itemId)?.properties.get(propertyId)
  if (own !== undefined) return own.isHidden ? undefined : { itemId, view: own }
  const view = evaluation.orderProperties.find(({ property }) => property.id === propertyId)
  return view === undefined ? undefined : { itemId: null, view }
}

/** Changes that take the problem away and bring no other, on this item or elsewhere; best first. */
function repairsOf(evaluation: OrderEvaluation, itemId: number, problem: Problem): Candidate[] {
  const properties = suspects(evaluation, itemId, problem)
  const options = properties.map((id) => alternatives(evaluation, itemId, id))
  let trials = 0
  const attempt = (changes: readonly SelectionChange[], title?: string): Candidate | undefined => {
    trials += 1
    return tried(evaluation, itemId, problem, changes, title)
  }
  const found: Candidate[] = []
  if (problem.code === 'engraving' && problem.propertyId !== undefined) {
    const reworded = rewordedEngravings(evaluation, itemId, problem.propertyId)
    const candidate = reworded === null ? undefined : attempt([reworded.change], reworded.title)
    if (candidate !== undefined) found.push(candidate)
  }
  for (const change of options.flat()) {
    if (trials >= TRIALS) break
    const candidate = attempt([change])
    if (candidate !== undefined) found.push(candidate)
  }
  if (found.length === 0) {
    trials = 0
    for (const pair of pairsOf(options)) {
      if (trials >= PAIR_TRIALS || found.length >= OFFERED) break
      const candidate = attempt(pair)
      if (candidate !== undefined) found.push(candidate)
    }
  }
  return found.toSorted(better).slice(0, OFFERED)
}

/** Two changes of different properties, nearest pairs first; the property to blame comes last. */
function* pairsOf(options: readonly (readonly SelectionChange[])[]): Generator<readonly SelectionChange[]> {
  for (let a = 0; a < options.length; a++) {
    for (let b = a + 1; b < options.length; b++) {
      for (const one of options[a] ?? []) for (const other of options[b] ?? []) yield [other, one]
    }
  }
}

function better(a: Candidate, b: Candidate): number {
  const far = Number.MAX_SAFE_INTEGER
  return (
    Number(a.left > 0) - Number(b.left > 0) ||
    a.changes.length - b.changes.length ||
    a.left - b.left ||
    Math.abs(a.difference ?? far) - Math.abs(b.difference ?? far)
  )
}

/** The order after the changes, when they mend the problem and spoil nothing. */
function tried(
  evaluation: OrderEvaluation,
  itemId: number,
  problem: Problem,
  changes: readonly SelectionChange[],
  title?: string,
): Candidate | undefined {
  const { context, document } = evaluation
  const all = withFollowingChoices(evaluation, changes)
  const plan = planChanges(context, document, all)
  if (!plan.ok) return undefined
  const next = evaluateOrder(context, plan.document, evaluation)
  const before = evaluation.itemsById.get(itemId)
  const after = next.itemsById.get(itemId)
  if (before === undefined || after === undefined) return undefined
  const known = new Set(before.problems.map(keyOf))
  const left = after.problems.map(keyOf)
  if (left.includes(keyOf(problem)) || left.some((key) => !known.has(key))) return undefined
  const isOrderChange = all.some((change) => change.itemId === null)
  if (isOrderChange && spoils(evaluation, next)) return undefined
  return { title, changes: all, next, left: left.length, difference: differenceOf(evaluation, next) }
}

/** Whether a line, or an order-level choice, that was valid is not any more. */
function spoils(before: OrderEvaluation, after: OrderEvaluation): boolean {
  if (after.items.some(({ item, isValid }) => !isValid && before.itemsById.get(item.id)?.isValid === true))
    return true
  const wasValid = new Set(
    before.orderProperties.filter((view) => view.isValid).map(({ property }) => property.id),
  )
  return after.orderProperties.some((view) => !view.isValid && wasValid.has(view.property.id))
}

/** What the order would cost more, in cents; null when a line that changes has no price. */
function differenceOf(before: OrderEvaluation, after: OrderEvaluation): Cents | null {
  let difference = 0
  for (const { item, lineTotal } of after.items) {
    const was = before.itemsById.get(item.id)?.lineTotal ?? null
    if (was === lineTotal) continue
    if (was === null || lineTotal === null) return null
    difference += lineTotal - was
  }
  return before.context.viewer.pricingIsHidden ? null : cents(difference)
}

function repairOf(
  { context, document }: OrderEvaluation,
  itemId: number,
  { title, changes, difference }: Pick<Candidate, 'title' | 'changes' | 'difference'>,
): Repair {
  return {
    title: title ?? wordsOfChanges(context, document, changes, itemId),
    changes,
    priceDifferenceInCents: difference,
  }
}

/** All problems mended one after another, as one repair. */
function completeRepair(evaluation: OrderEvaluation, itemId: number): Repair | null {
  let current = evaluation
  const steps = new Map<string, { change: SelectionChange; words: string }>()
  for (let step = 0; step < MAX_STEPS; step++) {
    const item = current.itemsById.get(itemId)
    if (item === undefined || item.isValid) break
    const best = item.problems
      .flatMap((problem) => repairsOf(current, itemId, problem).slice(0, 1))
      .toSorted(better)[0]
    if (best === undefined) return null
    for (const change of best.changes) {
      const words = best.title ?? wordsOfChanges(evaluation.context, evaluation.document, [change], itemId)
      steps.set(`${change.itemId ?? ''} ${change.propertyId}`, { change, words })
    }
    current = best.next
  }
  const all = [...steps.values()].map(({ change }) => change)
  const plan = planChanges(evaluation.context, evaluation.document, all)
  if (!plan.ok) return null
  const next = evaluateOrder(evaluation.context, plan.document, evaluation)
  if (next.itemsById.get(itemId)?.isValid !== true) return null
  const title = [...steps.values()].map(({ words }) => words).join(', ')
  return repairOf(evaluation, itemId, { title, changes: all, difference: differenceOf(evaluation, next) })
}
