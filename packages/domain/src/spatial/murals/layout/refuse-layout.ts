/** Input that no layout can be made of: sizes that are none, a roll too narrow for anything, locked panels that clash. */
import { muralMessages } from '../../../messages/spatial/murals.ts'
import { formatInches } from '../../../units/lengths.ts'
import { type Refusal, refusal } from '../../../units/result.ts'
import { SAME_LENGTH, STEPS_PER_INCH } from '../figures/measures.ts'
import type { SeamShares } from '../figures/seam-shares.ts'
import { type LayoutInput, type LayoutRefusalCode, runHeight, runWidth } from './input.ts'

/** Wider or higher than this no wall is, inches. */
export const LARGEST_RUN = 5000
/** More panels than this nobody hangs on one wall. */
export const MOST_PANELS = 200

const isLength = (value: number) => Number.isFinite(value) && value >= 0
const isSize = (value: number) => Number.isFinite(value) && value > 0

/** What of the input is not a length. */
function hasUnreadable(input: LayoutInput): boolean {
  const { faces, openings, roll, pattern, bleeds, seam, minimumStrip } = input
  const spans = [...input.focusAreas, ...input.criticalAlignment, ...input.keepClear, ...input.locked]
  const sizes = [
    ...faces.flatMap(({ width, height }) => [width, height]),
    roll.width,
    roll.length ?? 1,
    pattern.repeat ?? 1,
  ]
  const lengths = [
    bleeds.left,
    bleeds.right,
    bleeds.top,
    bleeds.bottom,
    roll.gap,
    seam.thickness,
    minimumStrip,
    ...openings.flatMap(({ width, height }) => [width, height]),
    ...spans.map(({ from, to }) => to - from),
  ]
  const places = [
    seam.customAlignmentOffset,
    ...input.mismatchLines,
    ...openings.flatMap(({ x, y }) => [x, y]),
    ...spans.flatMap(({ from, to }) => [from, to]),
  ]
  return (
    faces.length === 0 ||
    !sizes.every(isSize) ||
    !lengths.every(isLength) ||
    !places.every((place) => Number.isFinite(place))
  )
}

/** What a locked panel says against the run or the one before it. */
function clashOf(input: LayoutInput, width: number): Refusal<LayoutRefusalCode> | undefined {
  const locked = input.locked.toSorted((one, other) => one.from - other.from)
  for (const [index, { from, to }] of locked.entries()) {
    const place = { from: formatInches(from), to: formatInches(to) }
    if (from < -SAME_LENGTH || to > width + SAME_LENGTH || to - from < SAME_LENGTH)
      return refusal(
        'layoutLockedPanelOutside',
        muralMessages.lockedPanelOutside({ ...place, width: formatInches(width) }),
      )
    if (from < (locked[index - 1]?.to ?? 0) - SAME_LENGTH)
      return refusal('layoutLockedPanelsOverlap', muralMessages.lockedPanelsOverlap(place))
  }
  return undefined
}

/** Why there is no layout; undefined where there is one. */
export function refuseLayout(
  input: LayoutInput,
  { left, right }: SeamShares,
): Refusal<LayoutRefusalCode> | undefined {
  if (hasUnreadable(input)) return refusal('layoutMeasureUnreadable', muralMessages.layoutMeasureUnreadable)
  const width = runWidth(input)
  const { roll, bleeds } = input
  const most = formatInches(LARGEST_RUN)
  if (width > LARGEST_RUN || runHeight(input) > LARGEST_RUN)
    return refusal('layoutAreaTooLarge', muralMessages.layoutAreaTooLarge({ most }))
  const narrowest = roll.width - Math.max(bleeds.left, right) - Math.max(bleeds.right, left)
  if (narrowest < 1 / STEPS_PER_INCH)
    return refusal('layoutRollTooNarrow', muralMessages.rollTooNarrow({ width: formatInches(roll.width) }))
  if (width > MOST_PANELS * narrowest)
    return refusal('layoutAreaTooLarge', muralMessages.layoutTooManyPanels({ most: MOST_PANELS }))
  return clashOf(input, width)
}
