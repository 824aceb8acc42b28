/**
 * Repairs: further changes with which a refused choice is accepted, or an invalid item valid. Each is tried on the whole
 * order before it is offered: what was valid stays valid, the items concerned are valid, and what was asked for is chosen.
 */
import type { EvaluationContext } from '../item-drawings/types.ts'
import type { OrderDocument } from '../orders/document.ts'
import type { Cents } from '../units/money.ts'
import { acceptedDocument } from '../configuration/changes/accept-changes.ts'
import { evaluateOrder } from '../configuration/evaluate.ts'
import type { Judged } from '../configuration/changes/judge-changes.ts'
import {
  compareRepairs,
  differenceOf,
  repairableProblems,
  spoiledItems,
  spoilsOrderLevel,
} from './problem-repairs.ts'
import { keyOfPlace, type Place } from '../constraints/places.ts'
import { carriesValue } from '../constraints/choices.ts'
import type { Selections, SelectionChange } from '../orders/selections.ts'
import type { OrderEvaluation, Repair } from '../configuration/types.ts'
import { changesOf, type RepairCandidate } from './search/repair-candidate.ts'
import { leastOf } from './search/search-line.ts'
import { LineByLineSearch } from './search/search-by-line.ts'
import { needsWholeSearch, WholeOrderSearch } from './search/search-whole-order.ts'
import { describeChangesByItem, describeChanges } from './describe-changes.ts'

/** How many repairs are offered. */
const OFFERED = 5
const NEAREST = 2
/** Candidates of which some turn out not to hold: so many are tried. */
const TRIED = 24

/** Repairs of refused changes; none where nothing but the changes themselves is to blame. */
export function findRepairs(
  context: EvaluationContext,
  document: OrderDocument,
  refused: readonly SelectionChange[],
  judged: Exclude<Judged, { ok: true }>,
): Repair[] {
  switch (judged.kind) {
    case 'notAllowed':
      // What is not offered at all becomes so by no other choice.
      if (judged.state.base[judged.option] !== 0) return []
      return repairsOf(evaluateOrder(context, document), refused, concernedBy(judged))
    case 'emptied':
    case 'hidden':
      return repairsOf(evaluateOrder(context, document), refused, concernedBy(judged))
    case 'itemUnknown':
    case 'propertyUnknown':
    case 'optionUnknown':
    case 'unreadable':
      return []
  }
}

function concernedBy({ itemId }: { readonly itemId: number | null }): readonly number[] {
  return itemId === null ? [] : [itemId]
}

/** Repairs of a choice that the item's drawing objects to. */
export function findDrawingRepairs(
  evaluation: OrderEvaluation,
  refused: readonly SelectionChange[],
): Repair[] {
  return repairsOf(evaluation, refused, [])
}

/** A repair that was tried. */
export type TriedRepair = {
  readonly changes: readonly SelectionChange[]
  readonly words: ReadonlyMap<SelectionChange, string>
  readonly difference: Cents | null
  /** how many changes it is, and how many other choices it takes away, being hidden by it */
  readonly size: number
  readonly lost: number
}

function repairsOf(
  before: OrderEvaluation,
  refused: readonly SelectionChange[],
  others: readonly number[],
): Repair[] {
  const { context, document } = before
  const concerned = [...refused.flatMap(({ itemId }) => itemId ?? []), ...others]
  const aboutItemId = refused.at(-1)?.itemId ?? null
  return leastRepairs(before, refused, concerned).map(({ changes, words, difference }) => ({
    title: describeChanges(context, document, changes, aboutItemId, words),
    parts: describeChangesByItem(context, document, changes, aboutItemId, words),
    changes: [...changes, ...refused],
    priceDifferenceInCents: difference,
  }))
}

/** The least changes that make the items concerned valid, under what was refused; the cheapest first. */
export function leastRepairs(
  before: OrderEvaluation,
  refused: readonly SelectionChange[],
  concerned: readonly number[],
): TriedRepair[] {
  const known = new Set(concerned)
  const tried = needsWholeSearch(before.context, before.document)
    ? allThatHold(before, refused, known)
    : firstThatHold(before, refused, known)
  return leastOf(tried).toSorted(compareRepairs).slice(0, OFFERED)
}

const noWords: ReadonlyMap<SelectionChange, string> = new Map()

function allThatHold(
  before: OrderEvaluation,
  refused: readonly SelectionChange[],
  concerned: ReadonlySet<number>,
): TriedRepair[] {
  return new WholeOrderSearch(before, refused, concerned)
    .search()
    .flatMap((changes) => attempt(before, refused, concerned, { changes, words: noWords }) ?? [])
}

/** The cheapest that hold; where there are many, in the place of the last those that change the price least. */
function firstThatHold(
  before: OrderEvaluation,
  refused: readonly SelectionChange[],
  concerned: ReadonlySet<number>,
): TriedRepair[] {
  const { cheapest, nearest } = new LineByLineSearch(before, refused, concerned).search()
  const found = new Map<RepairCandidate, TriedRepair | undefined>()
  const held = () => [...found.values()].filter((tried) => tried !== undefined)
  const take = (candidates: readonly RepairCandidate[], most: number) => {
    for (const candidate of candidates.slice(0, TRIED)) {
      if (held().length >= most) return
      if (!found.has(candidate))
        found.set(candidate, attempt(before, refused, concerned, changesOf(candidate)))
    }
  }
  take(cheapest, OFFERED - NEAREST)
  take(nearest, OFFERED)
  return held()
}

/** A candidate tried on the whole order; undefined where it does not hold. */
function attempt(
  before: OrderEvaluation,
  refused: readonly SelectionChange[],
  concerned: ReadonlySet<number>,
  { changes, words }: ReturnType<typeof changesOf>,
): TriedRepair | undefined {
  const { context, document } = before
  if (changes.length === 0) return undefined
  const accepted = acceptedDocument(context, document, [...changes, ...refused])
  if (accepted === undefined) return undefined
  const next = evaluateOrder(context, accepted, before)
  if (spoilsOrderLevel(before, next) || spoiledItems(before, next).length > 0) return undefined
  if ([...concerned].some((itemId) => repairableProblems(next, itemId).length > 0)) return undefined
  const lost = lostChoices(document, next.document, changes)
  return {
    changes: inOrder(before, changes),
    words,
    difference: differenceOf(before, next),
    size: changes.length,
    lost,
  }
}

/** As the order's page lists them: its own choices first, then line after line. */
function inOrder(
  { document, context }: OrderEvaluation,
  changes: readonly SelectionChange[],
): SelectionChange[] {
  const lines = new Map(document.items.map(({ id }, index) => [id, index]))
  const rank = ({ propertyId }: SelectionChange) => context.catalog.properties.get(propertyId)?.rank ?? 0
  const place = ({ itemId }: SelectionChange) => (itemId === null ? -1 : (lines.get(itemId) ?? 0))
  return changes.toSorted((a, b) => place(a) - place(b) || rank(a) - rank(b))
}

/** How many choices are gone that nobody asked to change. */
function lostChoices(
  before: OrderDocument,
  after: OrderDocument,
  changes: readonly SelectionChange[],
): number {
  const asked = new Set(changes.map(keyOfPlace))
  const kept = new Set(placesOf(after).map(keyOfPlace))
  return placesOf(before).filter((place) => !asked.has(keyOfPlace(place)) && !kept.has(keyOfPlace(place)))
    .length
}

function placesOf({ order, items }: OrderDocument): Place[] {
  const at = (itemId: number | null, selections: Selections) =>
    Object.entries(selections).flatMap(([id, selection]) =>
      carriesValue(selection) ? [{ itemId, propertyId: Number(id) }] : [],
    )
  return [...at(null, order.properties), ...items.flatMap(({ id, properties }) => at(id, properties))]
}
