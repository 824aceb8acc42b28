/** The stretches of a run between its locked panels, and the places in them where a seam can stand. Inches. */
import { type MuralSpan, SAME_LENGTH, STEPS_PER_INCH } from '../figures/measures.ts'
import type { SeamShares } from '../figures/seam-shares.ts'
import { type LayoutInput, runWidth } from './input.ts'
import { isInside, isOnLine, nearStretches, seamBans } from './zones.ts'

/** What is so of a place. */
export const placeFlags = { banned: 1, near: 2, onLine: 4 } as const

export type Gap = MuralSpan & {
  /** how much may be seen of a panel that the roll is wide enough for: the first, an inner, the last, the only one */
  readonly caps: {
    readonly first: number
    readonly inner: number
    readonly last: number
    readonly only: number
  }
  /** sixteenths of an inch inside the gap, ascending, each a step from the next */
  readonly places: Float64Array
  /** `placeFlags` of each */
  readonly flags: Uint8Array
}

function placesIn({ from, to }: MuralSpan): Float64Array {
  const first = Math.floor(from * STEPS_PER_INCH + SAME_LENGTH) + 1
  const last = Math.ceil(to * STEPS_PER_INCH - SAME_LENGTH) - 1
  return Float64Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => (first + index) / STEPS_PER_INCH,
  )
}

/** Marks every place for which `holds`, among those from a little before `from` to a little after `to`. */
function mark(
  { places, flags }: Pick<Gap, 'places' | 'flags'>,
  { from, to }: MuralSpan,
  flag: number,
  holds: (place: number) => boolean,
): void {
  const start = places[0] ?? 0
  const first = Math.max(0, Math.floor((from - start) * STEPS_PER_INCH) - 1)
  const last = Math.min(places.length - 1, Math.ceil((to - start) * STEPS_PER_INCH) + 1)
  for (let index = first; index <= last; index += 1)
    if (holds(places[index] ?? 0)) flags[index] = (flags[index] ?? 0) | flag
}

/** The gaps of a run, left to right; locked panels stand in order and do not overlap. */
export function gapsOf(input: LayoutInput, { left, right }: SeamShares): Gap[] {
  const { roll, bleeds, locked } = input
  const width = runWidth(input)
  const edges = locked.toSorted((one, other) => one.from - other.from)
  const bans = seamBans(input)
  const near = nearStretches(input)
  return [...edges, { from: width, to: width }].flatMap((panel, index) => {
    const gap = { from: edges[index - 1]?.to ?? 0, to: panel.from }
    if (gap.to - gap.from <= SAME_LENGTH) return []
    // Whose neighbour is no panel has the outer bleed in place of a share.
    const leftBleed = gap.from <= SAME_LENGTH ? bleeds.left : right
    const rightBleed = gap.to >= width - SAME_LENGTH ? bleeds.right : left
    const places = placesIn(gap)
    const marked = { places, flags: new Uint8Array(places.length) }
    for (const ban of bans) mark(marked, ban, placeFlags.banned, (place) => isInside(place, ban))
    for (const span of near) mark(marked, span, placeFlags.near, (place) => isInside(place, span))
    for (const line of input.mismatchLines)
      mark(marked, { from: line, to: line }, placeFlags.onLine, (place) => isOnLine(place, line))
    return {
      ...gap,
      ...marked,
      caps: {
        first: roll.width - leftBleed - left,
        inner: roll.width - right - left,
        last: roll.width - right - rightBleed,
        only: roll.width - leftBleed - rightBleed,
      },
    }
  })
}
