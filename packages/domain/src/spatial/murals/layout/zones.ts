/** Where seams may not stand, where they are near what matters, and where they are welcome. Inches along the run. */
import { sharedBox } from '../figures/boxes.ts'
import type { MuralSpan } from '../figures/measures.ts'
import { type LayoutInput, runHeight, runWidth } from './input.ts'

export type BanReason = 'opening' | 'criticalAlignment' | 'focusArea' | 'corner' | 'keepClear'
/** A stretch without seams; one may stand at its very ends. */
export type SeamBan = MuralSpan & { readonly reason: BanReason }

/** How near to a focus area, to an opening's edge and to a corner a seam is too near. Inches. */
export const nearFocusArea = 12
export const nearOpeningEdge = 4
export const nearCorner = 2

/** Openings that take something of the run. */
function openingsOf(input: LayoutInput) {
  const run = { x: 0, y: 0, width: runWidth(input), height: runHeight(input) }
  return input.openings.filter((opening) => sharedBox(run, opening) !== undefined)
}

/** Where two faces meet. */
function cornersOf({ faces }: LayoutInput): number[] {
  let corner = 0
  return faces.slice(0, -1).map(({ width }) => (corner += width))
}

/** All stretches in which no seam may stand. */
export function seamBans(input: LayoutInput): SeamBan[] {
  const named = (spans: readonly MuralSpan[], reason: BanReason) =>
    spans.map(({ from, to }) => ({ from, to, reason }))
  const openings = openingsOf(input).map(({ x, width }) => ({ from: x, to: x + width }))
  const corners = cornersOf(input).map((corner) => ({ from: corner - nearCorner, to: corner + nearCorner }))
  return [
    ...named(openings, 'opening'),
    ...named(input.criticalAlignment, 'criticalAlignment'),
    ...named(input.focusAreas, 'focusArea'),
    ...named(corners, 'corner'),
    ...named(input.keepClear, 'keepClear'),
  ]
}

/** All stretches in which a seam is near a focus area or an opening's edge; not so at their very ends. */
export function nearStretches(input: LayoutInput): MuralSpan[] {
  const around = (from: number, to: number, by: number) => ({ from: from - by, to: to + by })
  return [
    ...input.focusAreas.map(({ from, to }) => around(from, to, nearFocusArea)),
    ...openingsOf(input).flatMap(({ x, width }) =>
      [x, x + width].map((edge) => around(edge, edge, nearOpeningEdge)),
    ),
  ]
}

/** What two places may differ by and be the same, well below the steps on which seams stand. */
const SAME_PLACE = 1e-9

/** Whether a place is inside of a stretch: its ends are not. */
export function isInside(at: number, { from, to }: MuralSpan): boolean {
  return at > from + SAME_PLACE && at < to - SAME_PLACE
}

/** Whether a seam at `at` stands on a mismatch line, or on the step nearest to one. */
export function isOnLine(at: number, line: number): boolean {
  return Math.abs(at - line) <= 1 / 32 + SAME_PLACE
}
