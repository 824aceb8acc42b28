/**
 * The best places of a gap's seams, for a number of panels: dynamic programming over every sixteenth of an inch, panel by
 * panel. What a place costs is fixed, and what a panel costs grows with the square of its width, so the best place to come
 * from never moves back as the seam moves on: halving the places finds them all in their number times its logarithm.
 * Places that no layout of so many panels reaches are left out.
 */
import { SAME_LENGTH, STEPS_PER_INCH } from '../figures/measures.ts'
import { type Gap, placeFlags } from './gaps.ts'

/** Compared by `first`, then by `second`. */
export type Cost = { readonly first: number; readonly second: number }

/** What seams cost beyond their panels' squares, by a place's flags; `first` stays below `FAULT_COST`. */
export type SeamCosts = (flags: number) => Cost

/** A fault outweighs what all seams of a gap can cost otherwise. */
export const FAULT_COST = 2 ** 21

export type BestSeams = Cost & { readonly places: readonly number[] }

export function isLess(one: Cost, other: Cost): boolean {
  return one.first < other.first || (one.first === other.first && one.second < other.second)
}

/** The costs of reaching some of the candidates (from index `start` on), and the candidate each is reached from. */
type Reached = {
  readonly start: number
  readonly first: Float64Array
  readonly second: Float64Array
  readonly previous: Int32Array
}

function unreached(start: number, size: number): Reached {
  return {
    start,
    first: new Float64Array(size).fill(Number.POSITIVE_INFINITY),
    second: new Float64Array(size),
    previous: new Int32Array(size).fill(-1),
  }
}

function improve(reached: Reached, at: number, first: number, second: number, previous: number): void {
  const known = reached.first[at] ?? 0
  if (first > known || (first === known && second >= (reached.second[at] ?? 0))) return
  reached.first[at] = first
  reached.second[at] = second
  reached.previous[at] = previous
}

/** The search in one gap: its places that may be used, and what each costs. */
class Search {
  /** indexes of places, ascending */
  private readonly candidates: Int32Array
  private readonly first: Float64Array
  private readonly second: Float64Array

  constructor(
    private readonly gap: Gap,
    private readonly minimum: number,
    costs: SeamCosts,
    private readonly isFaultless: boolean,
  ) {
    const { flags } = gap
    const all = Int32Array.from(flags, (_, index) => index)
    const isBanned = (index: number) => ((flags[index] ?? 0) & placeFlags.banned) !== 0
    this.candidates = isFaultless ? all.filter((index) => !isBanned(index)) : all
    const found = Array.from({ length: 8 }, (_, flag) => costs(flag))
    const costOf = (index: number) => found[flags[index] ?? 0]
    this.first = Float64Array.from(
      this.candidates,
      (index) => (costOf(index)?.first ?? 0) + (isBanned(index) ? FAULT_COST : 0),
    )
    this.second = Float64Array.from(this.candidates, (index) => costOf(index)?.second ?? 0)
  }

  /** The best places of `count` − 1 seams; undefined where so many panels do not fit. */
  run(count: number): BestSeams | undefined {
    const { from, to, caps } = this.gap
    if (count === 1) {
      const panel = this.panelCost(to - from, caps.only)
      return panel === undefined ? undefined : { ...panel, places: [] }
    }
    const steps = [this.firstSeam(count)]
    for (let seam = 2; seam < count; seam += 1) {
      const before = steps.at(-1)
      if (before !== undefined) steps.push(this.nextSeam(before, seam, count))
    }
    return this.finish(steps)
  }

  private placeAt(candidate: number): number {
    return this.gap.places[this.candidates[candidate] ?? 0] ?? 0
  }

  /** What a panel costs; undefined where the roll is not wide enough for it, or faults are out of question. */
  private panelCost(width: number, cap: number): Cost | undefined {
    if (width > cap + SAME_LENGTH) return undefined
    const isNarrow = width < this.minimum - SAME_LENGTH
    if (isNarrow && this.isFaultless) return undefined
    return { first: isNarrow ? FAULT_COST : 0, second: width * width }
  }

  /** The candidates at which the seam number `seam` of `count` panels can stand, nothing else considered. */
  private reach(seam: number, count: number): { start: number; end: number } {
    const { from, to, caps } = this.gap
    const least = this.isFaultless ? this.minimum : 0
    const lower = Math.max(from + seam * least, to - caps.last - (count - seam - 1) * caps.inner)
    const upper = Math.min(to - (count - seam) * least, from + caps.first + (seam - 1) * caps.inner)
    return { start: this.firstFrom(lower - SAME_LENGTH), end: this.firstFrom(upper + SAME_LENGTH) }
  }

  /** The first candidate whose place is at `inches` or beyond. */
  private firstFrom(inches: number): number {
    let [low, high] = [0, this.candidates.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.placeAt(middle) < inches) low = middle + 1
      else high = middle
    }
    return low
  }

  private firstSeam(count: number): Reached {
    const { start, end } = this.reach(1, count)
    const reached = unreached(start, Math.max(0, end - start))
    for (let at = start; at < end; at += 1) {
      const panel = this.panelCost(this.placeAt(at) - this.gap.from, this.gap.caps.first)
      if (panel === undefined) continue
      const [first, second] = [this.first[at] ?? 0, this.second[at] ?? 0]
      improve(reached, at - start, first + panel.first, second + panel.second, -1)
    }
    return reached
  }

  private nextSeam(before: Reached, seam: number, count: number): Reached {
    const { start, end } = this.reach(seam, count)
    const reached = unreached(start, Math.max(0, end - start))
    const most = Math.floor(this.gap.caps.inner * STEPS_PER_INCH + SAME_LENGTH)
    const enough = Math.max(1, Math.ceil((this.minimum - SAME_LENGTH) * STEPS_PER_INCH))
    this.relax(before, reached, enough, most, 0)
    if (!this.isFaultless && enough > 1)
      this.relax(before, reached, 1, Math.min(most, enough - 1), FAULT_COST)
    for (let at = 0; at < reached.first.length; at += 1) {
      reached.first[at] = (reached.first[at] ?? 0) + (this.first[start + at] ?? 0)
      reached.second[at] = (reached.second[at] ?? 0) + (this.second[start + at] ?? 0)
    }
    return reached
  }

  /** Reaches each candidate from the best one before it that is `least` to `most` steps away, at `fault` on top. */
  private relax(before: Reached, reached: Reached, least: number, most: number, fault: number): void {
    const { candidates } = this
    const { places } = this.gap
    const halve = (rowFrom: number, rowTo: number, columnFrom: number, columnTo: number): void => {
      if (rowFrom > rowTo) return
      const row = (rowFrom + rowTo) >> 1
      const index = candidates[reached.start + row] ?? 0
      const place = places[index] ?? 0
      let bestFirst = Number.POSITIVE_INFINITY
      let bestSecond = 0
      let best = -1
      for (let column = columnFrom; column <= columnTo; column += 1) {
        const other = candidates[before.start + column] ?? 0
        const steps = index - other
        if (steps < least) break
        if (steps > most) continue
        const first = before.first[column] ?? 0
        if (first > bestFirst) continue
        const width = place - (places[other] ?? 0)
        const second = (before.second[column] ?? 0) + width * width
        if (first < bestFirst || second < bestSecond) {
          bestFirst = first
          bestSecond = second
          best = column
        }
      }
      if (best >= 0) improve(reached, row, bestFirst + fault, bestSecond, before.start + best)
      halve(rowFrom, row - 1, columnFrom, best < 0 ? columnTo : best)
      halve(row + 1, rowTo, best < 0 ? columnFrom : best, columnTo)
    }
    halve(0, reached.first.length - 1, 0, before.first.length - 1)
  }

  /** The last panel, and the way back through the seams. */
  private finish(steps: readonly Reached[]): BestSeams | undefined {
    const { to, caps } = this.gap
    const last = steps.at(-1)
    if (last === undefined) return undefined
    let best: (Cost & { at: number }) | undefined
    for (let index = last.first.length - 1; index >= 0; index -= 1) {
      const at = last.start + index
      const panel = this.panelCost(to - this.placeAt(at), caps.last)
      const first = last.first[index] ?? 0
      if (panel === undefined || first === Number.POSITIVE_INFINITY) continue
      const cost = { first: first + panel.first, second: (last.second[index] ?? 0) + panel.second, at }
      if (best === undefined || isLess(cost, best)) best = cost
    }
    if (best === undefined) return undefined
    let at = best.at
    const places = steps
      .toReversed()
      .map((step) => {
        const place = this.placeAt(at)
        at = step.previous[at - step.start] ?? -1
        return place
      })
      .toReversed()
    return { first: best.first, second: best.second, places }
  }
}

/**
 * Where the seams of `count` panels stand best in a gap: faults first (`FAULT_COST` each), then by `costs`, whose `second`
 * is added to the sum of the widths' squares (square inches). `faults` is the fewest the gap can have; undefined where
 * `count` panels do not fit with so few.
 */
export function bestSeams(
  gap: Gap,
  count: number,
  minimum: number,
  faults: number,
  costs: SeamCosts,
): BestSeams | undefined {
  const found = new Search(gap, minimum, costs, faults === 0).run(count)
  return found === undefined || found.first >= (faults + 1) * FAULT_COST ? undefined : found
}
