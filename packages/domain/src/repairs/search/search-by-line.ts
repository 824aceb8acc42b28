/**
 * The least repairs of an order whose lines can not spoil each other: what the order itself has is chosen first, and under
 * it each line is repaired by itself. So a choice for the whole order that breaks twenty lines takes twenty small searches.
 */
import type { Selection, SelectionChange } from '../../orders/selections.ts'
import { priceState } from '../../pricing/price-item.ts'
import { type CandidateChoice, candidateChoices } from './candidate-choices.ts'
import { furthestFigures, hasFigure, nearestFigures } from './nearest-figures.ts'
import { rewordedChoice } from '../reword-engravings.ts'
import { ownItemState, ownOrderState } from '../../constraints/states.ts'
import { entryAt, isKnown, type PropertyIndex } from '../../constraints/indices.ts'
import type { Violation } from './violations.ts'
import { type KeptByOrder, TrialLine, TrialState } from './trial-state.ts'
import type { ItemEvaluation, OrderEvaluation } from '../../configuration/types.ts'
import {
  cheapestOf,
  nearestOf,
  sumOf,
  combineWithLine,
  type RepairCandidate,
  candidateAt,
} from './repair-candidate.ts'
import { type Costly, costOf, leastOf, searchLine, type TrialBudget, type TrialStep } from './search-line.ts'

/** Trials of all lines together: a few tenths of a second. */
const MAX_TRIALS = 60_000
/** Changes of the order's own choices that are tried together. */
const MAX_OF_ORDER = 2
/** A line that is on trial, and what repairs it now. */
type Line = {
  readonly trial: TrialLine
  readonly before: ItemEvaluation
  readonly choices: Map<PropertyIndex, readonly CandidateChoice[]>
  /** all of it must be valid afterwards */
  readonly isWhole: boolean
}

/** The least repairs of lines, by their choices. */
type KnownCandidates = Map<string, readonly (Costly & { readonly steps: readonly TrialStep[] })[]>

export class LineByLineSearch {
  private readonly order: TrialState
  private readonly lines: readonly Line[]
  private readonly budget: TrialBudget = { trials: MAX_TRIALS }
  private readonly found: RepairCandidate[] = []
  private least = Number.POSITIVE_INFINITY

  constructor(
    private readonly evaluation: OrderEvaluation,
    refused: readonly SelectionChange[],
    concerned: ReadonlySet<number>,
  ) {
    const { context, document } = evaluation
    this.order = new TrialState(ownOrderState(context, document), [], false)
    this.lines = evaluation.items.flatMap((before): Line[] => {
      const state = ownItemState(context, document, before.item)
      if (state === undefined || before.product === undefined) return []
      const isWhole = before.isValid || concerned.has(before.item.id)
      const problems = isWhole ? [] : before.problems
      const trial = new TrialLine(context, before.item, before.product, state, problems, isWhole)
      return [{ trial, before, choices: new Map(), isWhole }]
    })
    for (const change of refused) this.ask(change)
  }

  /** The least repairs: of those the cheapest, and some that change the price least. */
  search(): { readonly cheapest: readonly RepairCandidate[]; readonly nearest: readonly RepairCandidate[] } {
    this.visit(0, [], new Set())
    const least = leastOf(this.found)
    return { cheapest: cheapestOf(least), nearest: nearestOf(least) }
  }

  private ask({ itemId, propertyId, selection }: SelectionChange): void {
    const place =
      itemId === null ? this.order : this.lines.find(({ before }) => before.item.id === itemId)?.trial
    const property = place?.state.network.propertyIndex.get(propertyId)
    if (place !== undefined && property !== undefined) place.put(property, selection ?? undefined)
  }

  /** One choice of the order after another; `steps` are those that stand. */
  private visit(size: number, steps: readonly TrialStep[], excluded: ReadonlySet<PropertyIndex>): void {
    const violation = this.order.violation()
    const suspects = violation === undefined ? this.repairLines(size, steps) : this.order.suspects(violation)
    if (size >= MAX_OF_ORDER || size + 1 > this.least) return
    const { network } = this.order.state
    const done = new Set(excluded)
    for (const id of suspects) {
      const property = network.propertyIndex.get(id)
      if (property === undefined || network.isTarget[property] === 0 || done.has(property)) continue
      if (this.order.touched.has(property)) continue
      for (const choice of candidateChoices(this.order.state, property, undefined)) {
        if (this.budget.trials <= 0) return
        const former = this.order.put(property, choice.selection)
        this.visit(size + 1, [...steps, { property, choice }], done)
        this.order.takeBack(former)
      }
      done.add(property)
    }
  }

  /** Mends every line under the choices of the order; the ids of order-level properties that might help besides. */
  private repairLines(size: number, steps: readonly TrialStep[]): ReadonlySet<number> {
    const suspects = new Set<number>()
    const kept = this.keptByOrder()
    const heard = this.lines.map(({ trial }) => {
      trial.keep(kept)
      return trial.hear(this.order)
    })
    const violations = this.lines.map(({ trial }) => trial.violation())
    let atLeast = size + violations.filter((violation) => violation !== undefined).length
    const sound = this.lines.filter((_, index) => violations[index] === undefined)
    const known: KnownCandidates = new Map()
    const sums = sumOf(sound.map((line) => this.totalOf(line)))
    let candidates: readonly RepairCandidate[] = [
      candidateAt(
        null,
        this.order.state.network,
        steps,
        sums,
        this.order.lost + sound.reduce((sum, { trial }) => sum + trial.lost, 0),
      ),
    ]
    for (const [index, line] of this.lines.entries()) {
      const violation = violations[index]
      if (violation === undefined) continue
      for (const id of line.trial.suspects(violation)) suspects.add(id)
      if (candidates.length === 0 || atLeast > this.least) {
        candidates = []
        continue
      }
      const repaired = this.repairLine(line, this.least - atLeast + 1, known, suspects)
      atLeast += (repaired[0] === undefined ? 1 : costOf(repaired[0])) - 1
      candidates = combineWithLine(candidates, repaired, line.before.lineTotal)
    }
    for (const [index, formers] of heard.entries()) {
      for (const former of formers.toReversed()) this.lines[index]?.trial.takeBack(former)
    }
    const [first] = candidates
    if (first !== undefined) {
      this.least = Math.min(this.least, costOf(first))
      this.found.push(...candidates)
    }
    return suspects
  }

  /** The least repairs of one line. Those of a line with the same choices are taken over where this line's texts fit. */
  private repairLine(
    line: Line,
    most: number,
    known: KnownCandidates,
    suspects: Set<number>,
  ): readonly RepairCandidate[] {
    const { trial } = line
    const search = {
      place: trial,
      choices: (property: PropertyIndex, met: Violation, left: number) =>
        this.choicesOf(line, property, met, left),
      budget: this.budget,
      onOther: (id: number) => suspects.add(id),
    }
    if (line.isWhole) {
      trial.ignoresTexts = true
      const { key } = trial
      const plain =
        known.get(key) ??
        searchLine({ ...search, read: (steps) => ({ steps, size: steps.length, lost: trial.lost }) }, most)
      known.set(key, plain)
      trial.ignoresTexts = false
      const fitting = plain
        .map(({ steps }) => this.standing(line, steps))
        .filter((candidate) => candidate !== undefined)
      if (fitting.length > 0) return fitting
    }
    return searchLine({ ...search, read: (steps) => this.candidateOf(line, steps) }, most)
  }

  /** The candidate that these steps are, where nothing stands against the line after them. */
  private standing(line: Line, steps: readonly TrialStep[]): RepairCandidate | undefined {
    const formers = steps.map(({ property, choice }) => line.trial.put(property, choice.selection))
    const candidate = line.trial.violation() === undefined ? this.candidateOf(line, steps) : undefined
    for (const former of formers.toReversed()) line.trial.takeBack(former)
    return candidate
  }

  /** What is chosen for the order and must not be taken away by a line. */
  private keptByOrder(): KeptByOrder {
    const { state } = this.order
    const options = state.network.propertyIndices.flatMap((index) =>
      state.network.isTarget[index] === 0 || state.hidden[index] === 1 || this.order.mayStayInvalid(index)
        ? []
        : entryAt(state.chosen, index).filter(isKnown),
    )
    return { state, options }
  }

  private choicesOf(
    line: Line,
    property: PropertyIndex,
    violation: Violation,
    left: number,
  ): readonly CandidateChoice[] {
    const { trial, choices } = line
    const record = entryAt(trial.state.network.properties, property)
    const { id } = record
    let known = choices.get(property)
    if (known === undefined) {
      known = candidateChoices(trial.state, property, trial.product)
      choices.set(property, known)
    }
    const selection = trial.state.selections[property]
    if (
      violation.kind === 'drawing' &&
      typeof selection?.value === 'number' &&
      hasFigure(record, selection)
    ) {
      const figures = this.figuresOf(trial, property, selection.value)
      if (left > 1) figures.push(...this.figuresBeside(trial, property, selection.value, violation))
      return [...known, ...figures]
    }
    const isText =
      violation.kind === 'drawing' &&
      violation.problem.code === 'engraving' &&
      violation.problem.propertyId === id
    if (!isText) return known
    const reworded = rewordedChoice(
      this.evaluation,
      trial.item,
      this.order.selections(),
      trial.selections(),
      id,
    )
    return reworded === null ? known : [reworded, ...known]
  }

  /** The nearest figures with which nothing stands against the line as it is on trial. */
  private figuresOf(trial: TrialLine, property: PropertyIndex, figure: number): CandidateChoice[] {
    const { units } = this.evaluation.context.profile.region
    const isSound = (selection: Selection) => {
      this.budget.trials -= 1
      const former = trial.put(property, selection)
      const met = trial.violation()
      trial.takeBack(former)
      return met === undefined
    }
    const record = entryAt(trial.state.network.properties, property)
    return nearestFigures(record, figure, units, isSound).map((selection) => ({ selection }))
  }

  /**
   * The nearest figures that would do if another one went as far as it can: a leaf that is too narrow and too low needs both. How far the
   * other one has to go is found by the change after this one.
   */
  private figuresBeside(
    trial: TrialLine,
    property: PropertyIndex,
    figure: number,
    violation: Violation,
  ): CandidateChoice[] {
    const { properties, propertyIndex } = trial.state.network
    return [...trial.suspects(violation)].flatMap((id) => {
      const other = propertyIndex.get(id)
      if (other === undefined || other === property || trial.touched.has(other)) return []
      return furthestFigures(entryAt(properties, other), trial.state.selections[other]).flatMap(
        (furthest) => {
          const former = trial.put(other, furthest)
          const figures = this.figuresOf(trial, property, figure)
          trial.takeBack(former)
          return figures
        },
      )
    })
  }

  private candidateOf(line: Line, steps: readonly TrialStep[]): RepairCandidate {
    const { before, trial } = line
    return candidateAt(before.item.id, trial.state.network, steps, this.totalOf(line), trial.lost)
  }

  /** What a line comes to as it stands now, in cents. */
  private totalOf({ trial, before }: Line): number | null {
    const { context, document } = this.evaluation
    const price = priceState(context, document, before.item, trial.state)
    return price.ok ? price.unitPrice * before.item.quantity : null
  }
}
