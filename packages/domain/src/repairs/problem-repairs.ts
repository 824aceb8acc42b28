/**
 * What would repair one problem of several that an item has: other choices, tried on the whole order, so that each one that
 * is found really repairs. What repairs all of them is found by the search of `repairs.ts`.
 */
import type { Selection, SelectionChange } from '../orders/selections.ts'
import type { Problem } from '../constraints/types.ts'
import { cents, type Cents } from '../units/money.ts'
import { acceptedDocument } from '../configuration/changes/accept-changes.ts'
import { blamedPlaces } from '../constraints/conflict.ts'
import { withFollowingChoices } from '../configuration/default-configuration.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import { entryAt, isKnown } from '../constraints/indices.ts'
import type { NetworkState } from '../constraints/network-state.ts'
import { keyOfPlace, type Place } from '../constraints/places.ts'
import { figureInBounds } from './search/candidate-choices.ts'
import { hasFigure, nearestFigures } from './search/nearest-figures.ts'
import { rewordedEngravings } from './reword-engravings.ts'
import { itemState } from '../constraints/states.ts'
import type { OrderEvaluation, PropertyEvaluation } from '../configuration/types.ts'

/** How many repairs are found for one problem, and how many changes are tried to find them. */
export const OFFERED = 4
const TRIALS = 240
const PAIR_TRIALS = 240

/** What a drawing says against an item. */
const DRAWN: ReadonlySet<Problem['code']> = new Set<Problem['code']>(['layout', 'drawing', 'engraving'])

export type ProblemRepair = {
  /** where the choices' own titles do not say it */
  readonly title: string | undefined
  readonly changes: readonly SelectionChange[]
  readonly next: OrderEvaluation
  /** problems that the item still has */
  readonly left: number
  readonly difference: Cents | null
}

const keyOf = ({ code, propertyId, message }: Problem) => `${code} ${propertyId ?? ''} ${message}`

/** What is wrong with an item and can be put right by choices; a missing title is typed. */
export function repairableProblems(evaluation: OrderEvaluation, itemId: number): readonly Problem[] {
  const item = evaluation.itemsById.get(itemId)
  if (item === undefined || item.isValid) return []
  return item.problems.filter(({ code }) => code !== 'itemTitleRequired')
}

/** The fewest changes first, then the cheapest; what has no price comes last. */
export function compareRepairs(
  a: Pick<ProblemRepair, 'changes' | 'difference'>,
  b: Pick<ProblemRepair, 'changes' | 'difference'>,
): number {
  const far = Number.MAX_SAFE_INTEGER
  return a.changes.length - b.changes.length || (a.difference ?? far) - (b.difference ?? far)
}

/** What the order would cost more, in cents; null when a line that changes has no price, or prices are hidden. */
export function differenceOf(before: OrderEvaluation, after: OrderEvaluation): Cents | null {
  if (before.context.viewer.pricingIsHidden) return null
  let difference = 0
  for (const evaluated of after.items) {
    const was = before.itemsById.get(evaluated.item.id)
    if (was === evaluated || was?.lineTotal === evaluated.lineTotal) {
      if (was !== evaluated && evaluated.lineTotal === null && was?.item !== evaluated.item) return null
      continue
    }
    if (was === undefined || was.lineTotal === null || evaluated.lineTotal === null) return null
    difference += evaluated.lineTotal - was.lineTotal
  }
  return cents(difference)
}

/** Whether a line, or an order-level choice, that was valid is not any more. */
export function spoils(before: OrderEvaluation, after: OrderEvaluation): boolean {
  return spoiledItems(before, after).length > 0 || spoilsOrderLevel(before, after)
}

/** The lines that were valid and are not any more. */
export function spoiledItems(before: OrderEvaluation, after: OrderEvaluation): number[] {
  return after.items
    .filter(({ item, isValid }) => !isValid && before.itemsById.get(item.id)?.isValid === true)
    .map(({ item }) => item.id)
}

/** Whether an order-level property that was valid is not any more. */
export function spoilsOrderLevel(before: OrderEvaluation, after: OrderEvaluation): boolean {
  const wasValid = new Set(
    before.orderProperties.filter((view) => view.isValid).map(({ property }) => property.id),
  )
  return after.orderProperties.some((view) => !view.isValid && wasValid.has(view.property.id))
}

function stateOf({ context, document }: OrderEvaluation, itemId: number): NetworkState | undefined {
  const item = document.items.find(({ id }) => id === itemId)
  return item === undefined ? undefined : itemState(context, document, item)
}

/** The properties whose other choices are tried for a problem, the likeliest first. */
function suspects(evaluation: OrderEvaluation, itemId: number, problem: Problem): readonly Place[] {
  const state = stateOf(evaluation, itemId)
  if (state === undefined) return []
  const own = problem.propertyId
  const index = own === undefined ? undefined : state.network.propertyIndex.get(own)
  const options =
    index === undefined
      ? []
      : state.available[index] === 0
        ? entryAt(state.network.optionsOf, index)
        : entryAt(state.chosen, index).filter(isKnown)
  const places = [
    ...(own === undefined ? [] : [{ itemId, propertyId: own }]),
    ...blamedPlaces(state, itemId, options),
    ...(DRAWN.has(problem.code) ? drawnPlaces(evaluation, itemId) : []),
  ]
  return [...new Map(places.map((place) => [keyOfPlace(place), place])).values()]
}

/** The properties that the drawing of an item is made of. */
export function drawnPlaces(evaluation: OrderEvaluation, itemId: number): Place[] {
  const bindings = evaluation.itemsById.get(itemId)?.product?.drawing?.bindings ?? {}
  return Object.values(bindings)
    .filter(({ source }) => source !== 'engravings')
    .map(({ productPropertyId }) => ({
      itemId:
        evaluation.context.catalog.properties.get(productPropertyId)?.isOrderLevel === 1 ? null : itemId,
      propertyId: productPropertyId,
    }))
}

/** Other choices of one property: each option that could be offered, a figure in bounds, or none where none is needed. */
function alternatives(evaluation: OrderEvaluation, place: Place): SelectionChange[] {
  const view = viewOf(evaluation, place)
  if (view === undefined || view.isHidden) return []
  const { selection, property } = view
  const change = (next: SelectionChange['selection']): SelectionChange => ({ ...place, selection: next })
  const clearing = property.isRequired === 0 && selection !== undefined ? [change(null)] : []
  if (property.type === 'select') {
    const chosen = selection?.optionIds ?? []
    const fewer = chosen.map((dropped) => {
      const optionIds = chosen.filter((id) => id !== dropped)
      return change(optionIds.length === 0 ? null : { ...selection, optionIds })
    })
    return [...fewer, ...clearing]
  }
  if (property.type !== 'singleSelect') {
    const product = place.itemId === null ? undefined : evaluation.itemsById.get(place.itemId)?.product
    const figure = figureInBounds(property, selection, product)
    return figure === undefined ? clearing : [change(figure), ...clearing]
  }
  const others = view.states
    .filter(({ chosen, option }) => !chosen && option.archived === 0)
    .map(({ option }) => change({ ...selection, optionId: option.id }))
  return [...others, ...clearing]
}

function viewOf(evaluation: OrderEvaluation, { itemId, propertyId }: Place): PropertyEvaluation | undefined {
  return itemId === null
    ? evaluation.orderProperties.find(({ property }) => property.id === propertyId)
    : evaluation.itemsById.get(itemId)?.properties.get(propertyId)
}

/** Changes that take the problem away and bring no other, on this item or elsewhere; best first. */
export function repairsOfProblem(
  evaluation: OrderEvaluation,
  itemId: number,
  problem: Problem,
): ProblemRepair[] {
  const places = suspects(evaluation, itemId, problem)
  const options = places.map((place) => alternatives(evaluation, place))
  let trials = 0
  const attempt = (changes: readonly SelectionChange[], title?: string): ProblemRepair | undefined => {
    trials += 1
    return tried(evaluation, itemId, problem, changes, title)
  }
  const found: ProblemRepair[] = []
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
  if (found.length < OFFERED && DRAWN.has(problem.code)) {
    for (const change of figuresThatHelp(evaluation, places, (one) => attempt([one]) !== undefined)) {
      const candidate = attempt([change])
      if (candidate !== undefined) found.push(candidate)
    }
  }
  if (found.length === 0) {
    trials = 0
    for (const pair of pairsOf(options)) {
      if (trials >= PAIR_TRIALS || found.length >= OFFERED) break
      const candidate = attempt(pair)
      if (candidate !== undefined) found.push(candidate)
    }
  }
  return found.toSorted(
    (a, b) => Number(a.left > 0) - Number(b.left > 0) || compareRepairs(a, b) || a.left - b.left,
  )
}

/** The nearest figures of places that help, tried one after another. */
function figuresThatHelp(
  evaluation: OrderEvaluation,
  places: readonly Place[],
  helps: (change: SelectionChange) => boolean,
): SelectionChange[] {
  const { units } = evaluation.context.profile.region
  return places.flatMap((place) => {
    const view = viewOf(evaluation, place)
    const figure = view?.selection?.value
    if (view === undefined || view.isHidden || typeof figure !== 'number') return []
    if (!hasFigure(view.property, view.selection)) return []
    const isSound = (selection: Selection) => helps({ ...place, selection })
    return nearestFigures(view.property, figure, units, isSound).map((selection) => ({ ...place, selection }))
  })
}

/** Two changes of different properties, nearest pairs first; the property to blame comes last. */
function* pairsOf(options: readonly (readonly SelectionChange[])[]): Generator<readonly SelectionChange[]> {
  for (let a = 0; a < options.length; a++) {
    for (let b = a + 1; b < options.length; b++) {
      for (const one of options[a] ?? []) for (const other of options[b] ?? []) yield [other, one]
    }
  }
}

/** The order after the changes, when they repair the problem and spoil nothing. */
function tried(
  evaluation: OrderEvaluation,
  itemId: number,
  problem: Problem,
  changes: readonly SelectionChange[],
  title: string | undefined,
): ProblemRepair | undefined {
  const all = withFollowingChoices(evaluation, changes)
  const next = afterChanges(evaluation, all)
  if (next === undefined) return undefined
  const known = new Set(evaluation.itemsById.get(itemId)?.problems.map(keyOf))
  const left = next.itemsById.get(itemId)?.problems.map(keyOf) ?? []
  if (left.includes(keyOf(problem)) || left.some((key) => !known.has(key))) return undefined
  if (spoils(evaluation, next)) return undefined
  const { length } = repairableProblems(next, itemId)
  return { title, changes: all, next, left: length, difference: differenceOf(evaluation, next) }
}

/** The order judged after changes; undefined where they are refused. */
export function afterChanges(
  evaluation: OrderEvaluation,
  changes: readonly SelectionChange[],
): OrderEvaluation | undefined {
  const accepted = acceptedDocument(evaluation.context, evaluation.document, changes)
  return accepted && evaluateOrder(evaluation.context, accepted, evaluation)
}
