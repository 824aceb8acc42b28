/**
 * Panels as wide as the roll lets them be, hung from one side: what is left over is the last one. Studios hang so where the picture
 * begins at a side, and keep the rest of a roll in one piece.
 */
import { SAME_LENGTH, STEPS_PER_INCH } from '../figures/measures.ts'
import type { PanelCount } from './fewest-panels.ts'
import { type Gap, placeFlags } from './gaps.ts'

export type HangingSide = 'left' | 'right'

/** The gap as it is seen from behind. */
function mirrored({ from, to, caps, places, flags }: Gap): Gap {
  return {
    from,
    to,
    caps: { ...caps, first: caps.last, last: caps.first },
    places: places.toReversed().map((place) => from + to - place),
    flags: flags.toReversed(),
  }
}

const isBetween = (width: number, least: number, most: number) =>
  width >= least - SAME_LENGTH && width <= most + SAME_LENGTH

/** For 1, 2, … panels: from which places (1) so many of them reach the end of the gap, none too narrow and none too wide. */
function reaching({ to, caps, places, flags }: Gap, count: number, minimum: number): Uint8Array[] {
  const size = places.length
  const most = Math.floor(caps.inner * STEPS_PER_INCH + SAME_LENGTH)
  const least = Math.max(1, Math.ceil((minimum - SAME_LENGTH) * STEPS_PER_INCH))
  const isFree = (index: number) => ((flags[index] ?? 0) & placeFlags.banned) === 0
  const all = [
    Uint8Array.from(places, (place, index) =>
      isFree(index) && isBetween(to - place, minimum, caps.last) ? 1 : 0,
    ),
  ]
  while (all.length < count - 1) {
    const after = all.at(-1) ?? new Uint8Array(size)
    // How many of the places before each are reached from: what a window holds is the difference of two of them.
    const before = new Uint32Array(size + 1)
    for (let index = 0; index < size; index += 1)
      before[index + 1] = (before[index] ?? 0) + (after[index] ?? 0)
    all.push(
      Uint8Array.from(places, (_, index) => {
        const [first, end] = [Math.min(size, index + least), Math.min(size, index + most + 1)]
        return isFree(index) && end > first && (before[end] ?? 0) > (before[first] ?? 0) ? 1 : 0
      }),
    )
  }
  return all
}

/** The seams of a gap from its left, each as far on as it can stand with the fewest panels; undefined where that is a fault. */
function fromLeft(gap: Gap, count: number, minimum: number): number[] | undefined {
  const { from, caps, places } = gap
  const reach = reaching(gap, count, minimum)
  const seams: number[] = []
  let last = from
  for (let left = count - 1; left > 0; left -= 1) {
    const most = last === from ? caps.first : caps.inner
    const able = reach[left - 1]
    const next = places.findLastIndex(
      (place, index) => able?.[index] === 1 && isBetween(place - last, minimum, most),
    )
    if (next === -1) return undefined
    last = places[next] ?? last
    seams.push(last)
  }
  return seams
}

/** The new seams of a run, left to right; undefined where a gap can not be covered without a fault. */
export function fullWidths(
  gaps: readonly (Gap & { readonly need: PanelCount })[],
  minimum: number,
  side: HangingSide,
): readonly number[] | undefined {
  const seams: number[] = []
  for (const gap of gaps) {
    const { faults, count } = gap.need
    if (faults > 0) return undefined
    const found = fromLeft(side === 'left' ? gap : mirrored(gap), count, minimum)
    if (found === undefined) return undefined
    seams.push(...(side === 'left' ? found : found.map((place) => gap.from + gap.to - place).toReversed()))
  }
  return seams
}
