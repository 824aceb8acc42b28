/**
 * The best places of a gap's seams where faults cannot be avoided: dynamic programming over every sixteenth of an inch, panel
 * by panel. What a place costs is fixed, and what a panel costs grows with the square of its width, so the best place to come
 * from never moves back as the seam moves on: halving the places finds them all in their number times its logarithm.
 */
import { SAME_LENGTH, STEPS_PER_INCH } from '../figures/measures.ts'
import { type Gap, placeFlags } from './gaps.ts'
import { type BestSeams, type Cost, FAULT_COST, isLess, type SeamCosts } from './seam-costs.ts'

/** The candidates that a number of panels reaches, ascending: what each costs, and which of those before it is reached from. */
type Reached = {
  readonly candidates: Int32Array
  readonly first: Float64Array
  readonly second: Float64Array
  readonly previous: Int32Array
}

/** What each of a row of candidates costs so far; infinite where nothing reaches it. */
class Row {
  readonly first: Float64Array
  readonly second: Float64Array
  readonly previous: Int32Array

  constructor(
    readonly start: number,
    size: number,
  ) {
    this.first = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
    this.second = new Float64Array(size)
    this.previous = new Int32Array(size).fill(-1)
  }

  improve(at: number, first: number, second: number, previous: number): void {
    const known = this.first[at] ?? 0
    if (first > known || (first === known && second >= (this.second[at] ?? 0))) return
    this.first[at] = first
    this.second[at] = second
    this.previous[at] = previous
  }

  /** Those that are reached, with what their own seams cost. */
  reached(first: Float64Array, second: Float64Array): Reached {
    const all = Int32Array.from(this.first.keys())
    const found = all.filter((at) => this.first[at] !== Number.POSITIVE_INFINITY)
    return {
      candidates: found.map((at) => this.start + at),
      first: Float64Array.from(found, (at) => (this.first[at] ?? 0) + (first[this.start + at] ?? 0)),
      second: Float64Array.from(found, (at) => (this.second[at] ?? 0) + (second[this.start + at] ?? 0)),
      previous: found.map((at) => this.previous[at] ?? -1),
    }
  }
}

/** The search in one gap: its places that may be used, and what each costs. */
class Search {
  /** indexes of places, ascending */
  private readonly candidates: Int32Array
  /** their places, inches */
  private readonly places: Float64Array
  private readonly first: Float64Array
  private readonly second: Float64Array

  constructor(
    private readonly gap: Gap,
    private readonly minimum: number,
    costs: SeamCosts,
    private readonly isFaultless: boolean,
  ) {
    const { flags, places } = gap
    const isBanned = (index: number) => ((flags[index] ?? 0) & placeFlags.banned) !== 0
    const all = Int32Array.from(flags.keys())
    this.candidates = isFaultless ? all.filter((index) => !isBanned(index)) : all
    const size = this.candidates.length
    this.places = new Float64Array(size)
    this.first = new Float64Array(size)
    this.second = new Float64Array(size)
    for (let at = 0; at < size; at += 1) {
      const index = this.candidates[at] ?? 0
      const isNear = ((flags[index] ?? 0) & placeFlags.near) !== 0
      const isOffLine = ((flags[index] ?? 0) & placeFlags.onLine) === 0
      this.places[at] = places[index] ?? 0
      this.first[at] =
        (isBanned(index) ? FAULT_COST : 0) +
        (isNear ? costs.near.first : 0) +
        (isOffLine ? costs.offLine.first : 0)
      this.second[at] = (isNear ? costs.near.second : 0) + (isOffLine ? costs.offLine.second : 0)
    }
  }

  /** For each number of panels from `fewest` to `most` the best places of their seams; undefined where they do not fit. */
  run(fewest: number, most: number): (BestSeams | undefined)[] {
    const steps: Reached[] = []
    return Array.from({ length: most }, (_, index) => index + 1).flatMap((count) => {
      const before = steps.at(-1)
      const found = count < fewest ? [] : [this.finish(steps)]
      if (count < most)
        steps.push(
          before === undefined ? this.firstSeam(fewest, most) : this.nextSeam(before, count, fewest, most),
        )
      return found
    })
  }

  /** What a panel costs; undefined where the roll is not wide enough for it, or faults are out of question. */
  private panelCost(width: number, cap: number): Cost | undefined {
    if (width > cap + SAME_LENGTH) return undefined
    const isNarrow = width < this.minimum - SAME_LENGTH
    if (isNarrow && this.isFaultless) return undefined
    return { first: isNarrow ? FAULT_COST : 0, second: width * width }
  }

  /** The candidates at which the seam number `seam` of `fewest` to `most` panels can stand, nothing else considered. */
  private rowOf(seam: number, fewest: number, most: number): Row {
    const { from, to, caps } = this.gap
    const least = this.isFaultless ? this.minimum : 0
    const lower = Math.max(from + seam * least, to - caps.last - (most - seam - 1) * caps.inner)
    const upper = Math.min(
      to - Math.max(1, fewest - seam) * least,
      from + caps.first + (seam - 1) * caps.inner,
    )
    const start = this.firstFrom(lower - SAME_LENGTH)
    return new Row(start, Math.max(0, this.firstFrom(upper + SAME_LENGTH) - start))
  }

  /** The first candidate whose place is at `inches` or beyond. */
  private firstFrom(inches: number): number {
    let [low, high] = [0, this.places.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.places[middle] ?? 0) < inches) low = middle + 1
      else high = middle
    }
    return low
  }

  private firstSeam(fewest: number, most: number): Reached {
    const row = this.rowOf(1, fewest, most)
    for (let at = 0; at < row.first.length; at += 1) {
      const width = (this.places[row.start + at] ?? 0) - this.gap.from
      const panel = this.panelCost(width, this.gap.caps.first)
      if (panel !== undefined) row.improve(at, panel.first, panel.second, -1)
    }
    return row.reached(this.first, this.second)
  }

  private nextSeam(before: Reached, seam: number, fewest: number, most: number): Reached {
    const row = this.rowOf(seam, fewest, most)
    const widest = Math.floor(this.gap.caps.inner * STEPS_PER_INCH + SAME_LENGTH)
    const enough = Math.max(1, Math.ceil((this.minimum - SAME_LENGTH) * STEPS_PER_INCH))
    this.relax(before, row, enough, widest, 0)
    if (!this.isFaultless && enough > 1) this.relax(before, row, 1, Math.min(widest, enough - 1), FAULT_COST)
    return row.reached(this.first, this.second)
  }

  /** Reaches each of a row from the best one before it that is `least` to `most` steps away, at `fault` on top. */
  private relax(before: Reached, row: Row, least: number, most: number, fault: number): void {
    const size = row.first.length
    const columns = Int32Array.from(before.candidates, (at) => this.candidates[at] ?? 0)
    const columnPlaces = Float64Array.from(before.candidates, (at) => this.places[at] ?? 0)
    const { first: columnFirst, second: columnSecond } = before
    // Of each row that anything is near enough to: its place in `row`, and its first and last column.
    const rows = new Int32Array(size)
    const lows = new Int32Array(size)
    const highs = new Int32Array(size)
    let count = 0
    let [low, high] = [0, -1]
    for (let at = 0; at < size; at += 1) {
      const index = this.candidates[row.start + at] ?? 0
      while (low < columns.length && index - (columns[low] ?? 0) > most) low += 1
      while (high + 1 < columns.length && index - (columns[high + 1] ?? 0) >= least) high += 1
      if (low > high) continue
      rows[count] = at
      lows[count] = low
      highs[count] = high
      count += 1
    }
    const halve = (from: number, to: number, left: number, right: number): void => {
      if (from > to) return
      const middle = (from + to) >> 1
      const at = rows[middle] ?? 0
      const place = this.places[row.start + at] ?? 0
      let best = Math.max(left, lows[middle] ?? 0)
      const last = Math.min(right, highs[middle] ?? 0)
      let bestFirst = Number.POSITIVE_INFINITY
      let bestSecond = 0
      for (let column = best; column <= last; column += 1) {
        const first = columnFirst[column] ?? 0
        if (first > bestFirst) continue
        const width = place - (columnPlaces[column] ?? 0)
        const second = (columnSecond[column] ?? 0) + width * width
        if (first === bestFirst && second >= bestSecond) continue
        bestFirst = first
        bestSecond = second
        best = column
      }
      row.improve(at, bestFirst + fault, bestSecond, best)
      halve(from, middle - 1, left, best)
      halve(middle + 1, to, best, right)
    }
    halve(0, count - 1, 0, columns.length - 1)
  }

  /** The last panel after these seams, and the way back through them. */
  private finish(steps: readonly Reached[]): BestSeams | undefined {
    const { from, to, caps } = this.gap
    const last = steps.at(-1)
    if (last === undefined) {
      const panel = this.panelCost(to - from, caps.only)
      return panel === undefined ? undefined : { ...panel, places: [] }
    }
    let best: (Cost & { at: number }) | undefined
    for (let at = last.candidates.length - 1; at >= 0; at -= 1) {
      const width = to - (this.places[last.candidates[at] ?? 0] ?? 0)
      if (width > caps.last + SAME_LENGTH) break
      const panel = this.panelCost(width, caps.last)
      if (panel === undefined) continue
      const cost = {
        first: (last.first[at] ?? 0) + panel.first,
        second: (last.second[at] ?? 0) + panel.second,
        at,
      }
      if (best === undefined || isLess(cost, best)) best = cost
    }
    if (best === undefined) return undefined
    let at = best.at
    const places = steps
      .toReversed()
      .map((step) => {
        const place = this.places[step.candidates[at] ?? 0] ?? 0
        at = step.previous[at] ?? -1
        return place
      })
      .toReversed()
    return { first: best.first, second: best.second, places }
  }
}

/**
 * Where the seams of each number of panels from `fewest` to `most` stand best in a gap: faults first (`FAULT_COST` each),
 * then by `costs`. `faults` is the fewest the gap can have; undefined where so many panels do not fit with so few.
 */
export function bestOfAll(
  gap: Gap,
  fewest: number,
  most: number,
  minimum: number,
  faults: number,
  costs: SeamCosts,
): (BestSeams | undefined)[] {
  const search = new Search(gap, minimum, costs, faults === 0)
  return search
    .run(fewest, most)
    .map((found) => (found !== undefined && found.first < (faults + 1) * FAULT_COST ? found : undefined))
}
