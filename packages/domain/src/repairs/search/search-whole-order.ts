/**
 * The least repairs of an order whose lines bear on what the whole order has: every place is judged again after each
 * trial, by the engine itself. Slow, and seldom needed.
 */
import type { Selection, SelectionChange } from '../../orders/selections.ts'
import type { Problem } from '../../constraints/types.ts'
import type { EvaluationContext } from '../../item-drawings/types.ts'
import type { OrderDocument } from '../../orders/document.ts'
import { candidateChoices } from './candidate-choices.ts'
import { drawingProblems } from '../../item-drawings/item-checks.ts'
import { type JudgedPlace, placesAfter } from '../../configuration/changes/judge-changes.ts'
import type { CatalogProduct } from '../../catalog/schema.ts'
import { entryAt, type PropertyIndex } from '../../constraints/indices.ts'
import type { NetworkState } from '../../constraints/network-state.ts'
import { itemState, orderState, spoilsOrder, networkOfOrder } from '../../constraints/states.ts'
import { type Baseline, baselineOf, type Violation, lostAt, ruleViolation, suspectsOf } from './violations.ts'
import { hasFigure, nearestFigures } from './nearest-figures.ts'
import { drawnIds } from './trial-state.ts'
import { keyOfPlace as keyOf, type Place } from '../../constraints/places.ts'
import type { OrderEvaluation } from '../../configuration/types.ts'
import { type Costly, costOf, leastOf } from './search-line.ts'

const MAX_CHANGES = 3
const MAX_TRIALS = 2000
const MAX_WAYS = 60

/** Whether lines bear on each other through the order, so that they can not be repaired one by one. */
export function needsWholeSearch({ catalog }: EvaluationContext, document: OrderDocument): boolean {
  if (spoilsOrder(catalog, document)) return true
  const { conditionalOptions, isTarget } = networkOfOrder(catalog, document)
  return conditionalOptions.some(({ conditions }) =>
    conditions.some(({ property }) => property !== undefined && isTarget[property] === 0),
  )
}

type Known = {
  readonly state: NetworkState
  readonly baseline: Baseline
  readonly product: CatalogProduct | undefined
  readonly quantity: number
}

export class WholeOrderSearch {
  private readonly known = new Map<number | null, Known>()
  private trials = MAX_TRIALS
  private readonly found: (Costly & { readonly changes: readonly SelectionChange[] })[] = []

  constructor(
    private readonly evaluation: OrderEvaluation,
    private readonly refused: readonly SelectionChange[],
    concerned: ReadonlySet<number>,
  ) {
    const { context, document } = evaluation
    const order = orderState(context, document)
    this.known.set(null, {
      state: order,
      baseline: baselineOf(order, [], false),
      product: undefined,
      quantity: 1,
    })
    for (const { item, product, isValid, problems } of evaluation.items) {
      const state = itemState(context, document, item)
      if (state === undefined) continue
      const isAll = isValid || concerned.has(item.id)
      const baseline = baselineOf(state, isAll ? [] : problems, isAll)
      this.known.set(item.id, { state, baseline, product, quantity: item.quantity })
    }
  }

  /** All candidates with the fewest changes; none when there is none within the bounds. */
  search(): readonly (readonly SelectionChange[])[] {
    for (let depth = 0; depth <= MAX_CHANGES; depth++) {
      if (this.trials <= 0 || this.found.some((candidate) => costOf(candidate) <= depth)) break
      this.visit(depth, [], new Set())
    }
    return leastOf(this.found).map(({ changes }) => changes)
  }

  private visit(left: number, changes: readonly SelectionChange[], excluded: ReadonlySet<string>): void {
    this.trials -= 1
    if (this.trials <= 0 || this.found.length >= MAX_WAYS) return
    const { context, document } = this.evaluation
    const after = placesAfter(context, document, [...changes, ...this.refused])
    if (!after.ok) return
    const met = this.firstViolation(after.places, [...changes, ...this.refused])
    if (met === undefined) {
      // With changes to spare it was found before.
      if (left === 0) this.found.push({ changes, size: changes.length, lost: this.lost(after.places) })
      return
    }
    if (left === 0) return
    const made = new Set([...changes, ...this.refused].map(keyOf))
    const done = new Set(excluded)
    for (const place of this.suspects(met.place, met.violation)) {
      const key = keyOf(place)
      const known = this.known.get(place.itemId)
      const property = known?.state.network.propertyIndex.get(place.propertyId)
      if (known === undefined || property === undefined || known.state.network.isTarget[property] === 0)
        continue
      if (done.has(key) || made.has(key)) continue
      const choices = candidateChoices(known.state, property, known.product)
      const figures = met.violation.kind === 'drawing' ? this.figures(known, property, place, changes) : []
      for (const { selection } of [...choices, ...figures]) {
        this.visit(left - 1, [...changes, { ...place, selection: selection ?? null }], done)
      }
      done.add(key)
    }
  }

  /** The nearest figures of a place with which nothing stands against the order any more. */
  private figures(
    { state }: Known,
    property: PropertyIndex,
    place: Place,
    changes: readonly SelectionChange[],
  ): { readonly selection: Selection }[] {
    const { context, document } = this.evaluation
    const record = entryAt(state.network.properties, property)
    const now = state.selections[property]
    if (typeof now?.value !== 'number' || !hasFigure(record, now)) return []
    const isSound = (selection: Selection) => {
      this.trials -= 1
      const all = [...changes, { ...place, selection }, ...this.refused]
      const after = placesAfter(context, document, all)
      return after.ok && this.firstViolation(after.places, all) === undefined
    }
    const { units } = context.profile.region
    return nearestFigures(record, now.value, units, isSound).map((selection) => ({ selection }))
  }

  private lost(places: readonly JudgedPlace[]): number {
    return places.reduce((sum, { itemId, after }) => {
      const known = this.known.get(itemId)
      return known === undefined ? sum : sum + lostAt(after, known.baseline)
    }, 0)
  }

  private firstViolation(
    places: readonly JudgedPlace[],
    changes: readonly SelectionChange[],
  ): { readonly place: JudgedPlace; readonly violation: Violation } | undefined {
    const { context } = this.evaluation
    for (const place of places) {
      const known = this.known.get(place.itemId)
      if (known === undefined) continue
      const { network } = place.after
      const chosen = new Set(
        changes
          .filter(({ itemId, selection }) => itemId === place.itemId && selection !== null)
          .map(({ propertyId }) => network.propertyIndex.get(propertyId)),
      )
      const violation = ruleViolation(place.after, known.baseline, (property) => chosen.has(property))
      if (violation !== undefined) return { place, violation }
      if (known.product === undefined) continue
      const problem = drawingProblems(context, place.after, known.product, known.quantity).find(
        ({ message }) => !known.baseline.said.has(message),
      )
      if (problem !== undefined) return { place, violation: { kind: 'drawing', problem } }
    }
    return undefined
  }

  /** Places of which one must change; of a line's property every line's, where the order stands between them. */
  private suspects({ itemId, after }: JudgedPlace, violation: Violation): Place[] {
    const { context } = this.evaluation
    const product = this.known.get(itemId)?.product
    const drawn = (problem: Problem) => (product === undefined ? [] : drawnIds(context, product, problem))
    const ids = suspectsOf(after, violation, drawn)
    const isOrderLevel = (id: number) => context.catalog.properties.get(id)?.isOrderLevel === 1
    const isOfAll = itemId === null || [...ids].some(isOrderLevel)
    const lines = [...this.known.keys()].filter((id) => id !== null && (isOfAll || id === itemId))
    return [...ids].flatMap((propertyId) =>
      (isOrderLevel(propertyId) ? [null] : lines).map((at): Place => ({ itemId: at, propertyId })),
    )
  }
}
