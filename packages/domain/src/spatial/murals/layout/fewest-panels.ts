/**
 * How many panels a gap needs: with the fewest faults, and of these the fewest panels. Rolls and waste follow from the
 * number of panels alone, so nothing else decides it. One pass over the places of the gap; what a place can be reached
 * from is a window that moves along, whose least value is kept at hand.
 */
import { SAME_LENGTH, STEPS_PER_INCH } from '../figures/measures.ts'
import { type Gap, placeFlags } from './gaps.ts'

export type PanelCount = { readonly faults: number; readonly count: number }

/** One fault outweighs all panels that a gap can have. */
const FAULT = 2 ** 20

/** The least of the values that a window holds which moves to the right. */
class MovingLeast {
  private readonly indexes: Int32Array
  private head = 0
  private tail = 0

  constructor(private readonly values: Float64Array) {
    this.indexes = new Int32Array(values.length)
  }

  enter(index: number): void {
    const value = this.values[index] ?? Number.POSITIVE_INFINITY
    while (this.tail > this.head && (this.values[this.indexes[this.tail - 1] ?? 0] ?? 0) >= value)
      this.tail -= 1
    this.indexes[this.tail] = index
    this.tail += 1
  }

  /** The least among those from index `first` on. */
  from(first: number): number {
    while (this.tail > this.head && (this.indexes[this.head] ?? 0) < first) this.head += 1
    return this.tail > this.head ? (this.values[this.indexes[this.head] ?? 0] ?? 0) : Number.POSITIVE_INFINITY
  }
}

/** The fewest faults (seams on banned places, panels narrower than `minimum`) of a gap, and the fewest panels with them. */
export function fewestPanels(gap: Gap, minimum: number): PanelCount {
  const { from, to, caps, places, flags } = gap
  const size = places.length
  const least = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
  const narrow = (width: number) => (width < minimum - SAME_LENGTH ? FAULT : 0)
  const panel = (width: number, cap: number) =>
    width <= cap + SAME_LENGTH ? 1 + narrow(width) : Number.POSITIVE_INFINITY
  // An inner panel from place y to place x is x − y steps wide.
  const most = Math.floor(caps.inner * STEPS_PER_INCH + SAME_LENGTH)
  const enough = Math.max(1, Math.ceil((minimum - SAME_LENGTH) * STEPS_PER_INCH))
  const wide = new MovingLeast(least)
  const all = new MovingLeast(least)
  for (let x = 0; x < size; x += 1) {
    if (x > 0) all.enter(x - 1)
    if (x >= enough) wide.enter(x - enough)
    const seam = ((flags[x] ?? 0) & placeFlags.banned) === 0 ? 0 : FAULT
    const first = panel((places[x] ?? 0) - from, caps.first)
    const inner = Math.min(wide.from(x - most) + 1, all.from(x - most) + 1 + FAULT)
    least[x] = seam + Math.min(first, inner)
  }
  let best = panel(to - from, caps.only)
  for (let y = size - 1; y >= 0; y -= 1) {
    const width = to - (places[y] ?? 0)
    if (width > caps.last + SAME_LENGTH) break
    best = Math.min(best, (least[y] ?? 0) + panel(width, caps.last))
  }
  return { faults: Math.floor(best / FAULT), count: best % FAULT }
}
