/** Widths of a run of panels: what is seen of each, where the seams stand, and what is printed. Inches. */
import type { MuralBleeds, MuralSize } from './measures.ts'
import type { SeamShares } from './seam-shares.ts'

/** Where the seams stand, from the left end: each after the visible widths before it. One fewer than there are panels. */
export function seamPlaces(widths: readonly number[]): number[] {
  let place = 0
  return widths.slice(0, -1).map((width) => (place += width))
}

/** What is seen of each panel of a run of `width` whose seams stand at `places`, left to right. */
export function visibleWidths(width: number, places: readonly number[]): number[] {
  const edges = [...places, width]
  return edges.map((edge, index) => edge - (edges[index - 1] ?? 0))
}

/** The bleeds of each panel of a run: its share of each seam, and the outer ones at the ends, above and below. */
export function panelBleeds(outer: MuralBleeds, seams: readonly SeamShares[]): MuralBleeds[] {
  return Array.from({ length: seams.length + 1 }, (_, index) => ({
    ...outer,
    left: seams[index - 1]?.right ?? outer.left,
    right: seams[index]?.left ?? outer.right,
  }))
}

/** The bleeds of a panel as its record has them. */
export function bleedsOf(panel: {
  readonly bleedLeft: number
  readonly bleedRight: number
  readonly bleedTop: number
  readonly bleedBottom: number
}): MuralBleeds {
  const { bleedLeft: left, bleedRight: right, bleedTop: top, bleedBottom: bottom } = panel
  return { left, right, top, bottom }
}

/** What is printed of something that is seen in `size`. */
export function printedSize(size: MuralSize, bleeds: MuralBleeds): MuralSize {
  return {
    width: size.width + bleeds.left + bleeds.right,
    height: size.height + bleeds.top + bleeds.bottom,
  }
}
