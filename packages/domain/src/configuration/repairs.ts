/**
 * Ways out of a refused choice: further changes with which it is accepted. Each is tried on the whole order before it is
 * offered: what was valid stays valid, the items concerned are valid, and what was asked for is chosen.
 */
import { acceptedDocument } from './accept-changes.ts'
import { applySelections } from './apply-changes.ts'
import { blamedPlaces, type Place, placesBehindHidden } from './conflict.ts'
import { withFollowingChoices } from './default-configuration.ts'
import { evaluateOrder } from './evaluate.ts'
import type { Judged } from './judge-changes.ts'
import {
  alternatives,
  better,
  differenceOf,
  drawnPlaces,
  faultsOf,
  keyOfPlace,
  mendedItem,
  optionsOf,
  pairsOf,
  spoiledItems,
  spoilsOrderLevel,
} from './mend-item.ts'
import type { EvaluationContext, OrderEvaluation, Repair, SelectionChange } from './types.ts'
import type { OrderDocument } from '../orders/document.ts'
import { wordsOfChanges } from './words-of-changes.ts'

/** How many repairs are offered, and how many trials are made to find them. */
const OFFERED = 5
const SINGLE_TRIALS = 400
const PAIR_TRIALS = 800
/** Ways that almost do: so many are led to their end. */
const NEARLY = 8

/** The place that a refusal is about, and the properties of which another choice may help. */
type Blame = { readonly itemId: number | null; readonly places: readonly Place[] }

type Trial = {
  readonly changes: readonly SelectionChange[]
  readonly next: OrderEvaluation
  /** items that should be valid and are not */
  readonly open: readonly number[]
}

/** Repairs of refused changes; none where nothing but the changes themselves is to blame. */
export function findRepairs(
  context: EvaluationContext,
  document: OrderDocument,
  refused: readonly SelectionChange[],
  judged: Exclude<Judged, { ok: true }>,
): Repair[] {
  const blame = blameOf(judged)
  return blame === undefined ? [] : searchRepairs(evaluateOrder(context, document), refused, blame)
}

/** Repairs of a choice that the item's drawing objects to: other choices of what it is drawn from. */
export function findDrawingRepairs(
  evaluation: OrderEvaluation,
  refused: readonly SelectionChange[],
  itemId: number,
): Repair[] {
  return searchRepairs(evaluation, refused, { itemId, places: drawnPlaces(evaluation, itemId) })
}

function blameOf(judged: Exclude<Judged, { ok: true }>): Blame | undefined {
  switch (judged.kind) {
    case 'notAllowed': {
      const { itemId, state, option } = judged
      return { itemId, places: blamedPlaces(state, itemId, [option]) }
    }
    case 'emptied': {
      const { itemId, state, property } = judged
      return { itemId, places: blamedPlaces(state, itemId, optionsOf(state, property)) }
    }
    case 'hidden': {
      const { itemId, state, property } = judged
      return { itemId, places: placesBehindHidden(state, itemId, property) }
    }
    default:
      return undefined
  }
}

function searchRepairs(before: OrderEvaluation, refused: readonly SelectionChange[], blame: Blame): Repair[] {
  const frozen = new Set(refused.map(keyOfPlace))
  const concerned = [...refused.map(({ itemId }) => itemId), blame.itemId].filter((id) => id !== null)
  const options = blame.places
    .filter((place) => !frozen.has(keyOfPlace(place)))
    .map((place) => alternatives(before, place))
  const attempt = (changes: readonly SelectionChange[]): Trial | undefined =>
    tried(before, refused, concerned, changes)

  const trials: Trial[] = []
  const isFound = () => trials.some(({ open }) => open.length === 0)
  const keep = (trial: Trial | undefined) => {
    if (trial !== undefined) trials.push(trial)
  }
  for (const change of options.flat().slice(0, SINGLE_TRIALS)) keep(attempt([change]))
  if (!isFound()) {
    let count = 0
    // What is still wrong after one change says where the next one is to be looked for.
    for (const pair of [...nextSteps(trials, frozen), ...pairsOf(options)]) {
      count += 1
      if (count > PAIR_TRIALS || trials.filter(({ open }) => open.length === 0).length >= OFFERED) break
      keep(attempt(pair))
    }
  }
  if (!isFound()) {
    // Those that leave least to be done.
    const faults = ({ next, open }: Trial) => open.flatMap((itemId) => faultsOf(next, itemId)).length
    const nearest = trials.toSorted((a, b) => faults(a) - faults(b) || a.changes.length - b.changes.length)
    for (const trial of nearest.slice(0, NEARLY)) keep(mended(trial, frozen, attempt))
    if (!isFound()) keep(forced(before, refused, concerned, attempt))
  }
  return offered(before, refused, trials)
}

/** Each change that leaves something wrong, with every other choice of the property that is wrong then. */
function nextSteps(trials: readonly Trial[], frozen: ReadonlySet<string>): (readonly SelectionChange[])[] {
  return trials.flatMap(({ changes, next, open }) =>
    open.flatMap((itemId) =>
      faultsOf(next, itemId).flatMap(({ propertyId }) => {
        if (propertyId === undefined) return []
        const key = keyOfPlace({ itemId, propertyId })
        if (frozen.has(key) || changes.some((change) => keyOfPlace(change) === key)) return []
        return alternatives(next, { itemId, propertyId }).map((change) => [...changes, change])
      }),
    ),
  )
}

/** The order after the refused changes together with others, where that is accepted and spoils no order-level choice. */
function tried(
  before: OrderEvaluation,
  refused: readonly SelectionChange[],
  concerned: readonly number[],
  changes: readonly SelectionChange[],
): Trial | undefined {
  const { context, document } = before
  const asked = [...changes, ...refused]
  const following = withFollowingChoices(before, asked).slice(asked.length)
  const all = [...changes, ...following, ...refused]
  const accepted = acceptedDocument(context, document, all)
  if (accepted === undefined) return undefined
  const next = evaluateOrder(context, accepted, before)
  if (spoilsOrderLevel(before, next)) return undefined
  const open = new Set([...spoiledItems(before, next), ...concerned])
  return {
    changes: [...changes, ...following],
    next,
    open: [...open].filter((itemId) => faultsOf(next, itemId).length > 0),
  }
}

/** A way that leaves items invalid, led on until they are valid. */
function mended(
  { changes, next, open }: Trial,
  frozen: ReadonlySet<string>,
  attempt: (changes: readonly SelectionChange[]) => Trial | undefined,
): Trial | undefined {
  const own = new Map(changes.map((change) => [keyOfPlace(change), change]))
  let current = next
  for (const itemId of open) {
    const steps = mendedItem(current, itemId, new Set([...frozen, ...own.keys()]))
    if (steps === null) return undefined
    const more = steps.map(({ change }) => change)
    for (const change of more) own.set(keyOfPlace(change), change)
    const accepted = acceptedDocument(current.context, current.document, more)
    if (accepted === undefined) return undefined
    current = evaluateOrder(current.context, accepted, current)
  }
  return attempt([...own.values()])
}

/** The refused choice made all the same, and every line that it breaks mended under it. */
function forced(
  before: OrderEvaluation,
  refused: readonly SelectionChange[],
  concerned: readonly number[],
  attempt: (changes: readonly SelectionChange[]) => Trial | undefined,
): Trial | undefined {
  const { context, document } = before
  const next = evaluateOrder(context, applySelections(document, refused), before)
  const broken = next.items
    .map(({ item }) => item.id)
    .filter((itemId) => concerned.includes(itemId) || hasNewFault(before, next, itemId))
  const open = broken.filter((itemId) => faultsOf(next, itemId).length > 0)
  const frozen = new Set(refused.map(keyOfPlace))
  return open.length === 0 ? undefined : mended({ changes: [], next, open }, frozen, attempt)
}

function hasNewFault(before: OrderEvaluation, after: OrderEvaluation, itemId: number): boolean {
  const known = new Set(faultsOf(before, itemId).map(({ message }) => message))
  return faultsOf(after, itemId).some(({ message }) => !known.has(message))
}

function offered(
  before: OrderEvaluation,
  refused: readonly SelectionChange[],
  trials: readonly Trial[],
): Repair[] {
  const { context, document } = before
  const aboutItemId = refused.at(-1)?.itemId ?? null
  return trials
    .filter(({ open }) => open.length === 0)
    .map(({ changes, next }) => ({ changes, difference: differenceOf(before, next) }))
    .toSorted(better)
    .slice(0, OFFERED)
    .map(({ changes, difference }) => ({
      title: wordsOfChanges(context, document, changes, aboutItemId),
      changes: [...changes, ...refused],
      priceDifferenceInCents: difference,
    }))
}
