/**
 * Runs of equal panels between two anchors of a gap: every one that has no fault. They are the same for all wishes; what a
 * wish makes of them follows from how many of their seams are near something or on a mismatch line.
 */
import { SAME_LENGTH, STEPS_PER_INCH } from '../figures/measures.ts'
import { type Anchor, anchorsOf } from './anchors.ts'
import { type Gap, placeFlags } from './gaps.ts'

export type Piece = {
  /** indexes of its anchors */
  readonly from: number
  readonly to: number
  readonly panels: number
  /** which way the seams beside a gap's end are rounded, where it lies between two steps */
  readonly rounding: number
  /** of the seams inside of it */
  readonly near: number
  readonly offLine: number
  /** of its widths, square inches */
  readonly squares: number
}

export type GapPieces = {
  readonly gap: Gap
  readonly anchors: readonly Anchor[]
  /** by their left anchor */
  readonly pieces: readonly (readonly Piece[])[]
}

/** The steps of the seams inside of a piece, left to right; 1 and 2 in `rounding` round those at uneven ends up. */
function seamSteps(left: number, right: number, panels: number, rounding: number): number[] {
  const head: number[] = []
  const tail: number[] = []
  let [from, to, count] = [left, right, panels]
  if (!Number.isInteger(from) && count > 1) {
    const step = from + (to - from) / count
    from = (rounding & 1) === 0 ? Math.floor(step) : Math.ceil(step)
    count -= 1
    head.push(from)
  }
  if (!Number.isInteger(to) && count > 1) {
    const step = to - (to - from) / count
    to = (rounding & 2) === 0 ? Math.floor(step) : Math.ceil(step)
    count -= 1
    tail.push(to)
  }
  const middle = Array.from(
    { length: count - 1 },
    (_, index) => from + Math.round(((index + 1) * (to - from)) / count),
  )
  return [...head, ...middle, ...tail]
}

/** The places of the seams inside of a piece. */
export function placesOf({ gap, anchors }: GapPieces, piece: Piece): number[] {
  const left = anchors[piece.from]?.step ?? 0
  const right = anchors[piece.to]?.step ?? 0
  return seamSteps(left, right, piece.panels, piece.rounding).map((step) => gap.places[step] ?? 0)
}

class PieceFinder {
  private readonly last: number
  private readonly least: number

  constructor(
    private readonly gap: Gap,
    private readonly anchors: readonly Anchor[],
    private readonly minimum: number,
    private readonly most: number,
  ) {
    this.last = anchors.length - 1
    this.least = Math.max(minimum, 1 / STEPS_PER_INCH)
  }

  /** All pieces that begin at an anchor. */
  from(index: number): Piece[] {
    const found: Piece[] = []
    const left = this.anchors[index]
    if (left === undefined) return found
    const [fewestBefore, mostBefore] = this.panelsBefore(left)
    if (index > 0 && fewestBefore > mostBefore) return found
    for (let to = index + 1; to <= this.last; to += 1) {
      const right = this.anchors[to]
      if (right === undefined) break
      const width = right.at - left.at
      const [fewest, most] = to === this.last ? [1, this.most] : this.panelsBefore(right)
      const lower = Math.max(1, fewest - (index === 0 ? 0 : mostBefore), Math.floor(width / this.widest()))
      const upper = Math.min(most - (index === 0 ? 0 : fewestBefore), Math.ceil(width / this.least))
      for (let panels = lower; panels <= upper; panels += 1)
        for (const rounding of this.roundings(left, right, panels)) {
          const piece = this.piece(index, to, panels, rounding)
          if (piece !== undefined) found.push(piece)
        }
    }
    return found
  }

  private widest(): number {
    const { first, inner, last, only } = this.gap.caps
    return Math.max(first, inner, last, only)
  }

  /** How many panels there can be before an anchor, at least and at most. */
  private panelsBefore({ at }: Anchor): [number, number] {
    const { from, to, caps } = this.gap
    const needed = (width: number, outer: number) =>
      1 + Math.max(0, Math.ceil((width - outer - SAME_LENGTH) / caps.inner))
    const most = Math.floor((at - from + SAME_LENGTH) / this.least)
    return [
      needed(at - from, caps.first),
      Math.min(this.most - needed(to - at, caps.last), Math.max(1, most)),
    ]
  }

  private roundings(left: Anchor, right: Anchor, panels: number): number[] {
    if (panels === 1) return [0]
    const atLeft = Number.isInteger(left.step) ? [0] : [0, 1]
    return Number.isInteger(right.step) ? atLeft : atLeft.flatMap((one) => [one, one + 2])
  }

  /** What a panel may be wide. */
  private cap(isFirst: boolean, isLast: boolean): number {
    const { caps } = this.gap
    if (isFirst) return isLast ? caps.only : caps.first
    return isLast ? caps.last : caps.inner
  }

  /** A piece; undefined where one of its seams is banned, or one of its panels too wide or too narrow. */
  private piece(from: number, to: number, panels: number, rounding: number): Piece | undefined {
    const { flags, places } = this.gap
    const left = this.anchors[from]
    const right = this.anchors[to]
    if (left === undefined || right === undefined) return undefined
    let [near, offLine, squares, before] = [0, 0, 0, left.at]
    const isEven = Number.isInteger(left.step) && Number.isInteger(right.step)
    const steps = isEven ? [] : seamSteps(left.step, right.step, panels, rounding)
    const stepAt = (seam: number) =>
      isEven ? left.step + Math.round((seam * (right.step - left.step)) / panels) : (steps[seam - 1] ?? -1)
    for (let panel = 1; panel <= panels; panel += 1) {
      const isEnd = panel === panels
      const step = isEnd ? 0 : stepAt(panel)
      const flag = isEnd ? 0 : (flags[step] ?? placeFlags.banned)
      if ((flag & placeFlags.banned) !== 0) return undefined
      const at = isEnd ? right.at : (places[step] ?? 0)
      const width = at - before
      const cap = this.cap(from === 0 && panel === 1, to === this.last && isEnd)
      if (width > cap + SAME_LENGTH || width < this.minimum - SAME_LENGTH || width <= 0) return undefined
      if (!isEnd && (flag & placeFlags.near) !== 0) near += 1
      if (!isEnd && (flag & placeFlags.onLine) === 0) offLine += 1
      squares += width * width
      before = at
    }
    return { from, to, panels, rounding, near, offLine, squares }
  }
}

/** All faultless pieces of a gap for at most `most` panels in it. */
export function piecesOf(gap: Gap, minimum: number, most: number): GapPieces {
  const anchors = anchorsOf(gap, most)
  const finder = new PieceFinder(gap, anchors, minimum, most)
  return { gap, anchors, pieces: anchors.map((_, index) => finder.from(index)) }
}
