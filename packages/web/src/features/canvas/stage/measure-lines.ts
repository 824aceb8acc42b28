/** Where the dimension line of a measure stands, and how its figure is turned. */
import type { Point } from '@orderwright/domain/geometry'
import { distance, type Measure } from '@orderwright/domain/canvas'

const away: Readonly<Record<Exclude<Measure['side'], 'outer'>, Point>> = {
  top: { x: 0, y: -1 },
  bottom: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
}

/**
 * In which direction the dimension line stands off from what is measured: a vector of length 1. `middle`: of all that is
 * drawn, from which an outer line stands away.
 */
export function standOff({ side, from, to }: Pick<Measure, 'side' | 'from' | 'to'>, middle: Point): Point {
  if (side !== 'outer') return away[side]
  const length = distance(from, to)
  const across = { x: (from.y - to.y) / length, y: (to.x - from.x) / length }
  const isInward = (from.x - middle.x) * across.x + (from.y - middle.y) * across.y < 0
  return isInward ? { x: -across.x, y: -across.y } : across
}

/** Inches from what is measured, in that direction, past which its dimension line runs: clear of a door that stands open there. */
export function clearance(
  { clear = 0, clearTowards }: Pick<Measure, 'clear' | 'clearTowards'>,
  direction: Point,
): number {
  if (!clearTowards) return clear
  const { x, y } = clearTowards.direction
  return x * direction.x + y * direction.y > 0 ? Math.max(clear, clearTowards.inches) : clear
}

/** Degrees by which a figure along a line is turned, to be read from below or from the right: from -90 to less than 90. */
export function figureTurn(from: Point, to: Point): number {
  // Rounded: a line that is upright but for the last digit is read as its neighbors are.
  const degrees = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180e6) / Math.PI) / 1e6
  if (degrees >= 90) return degrees - 180
  return degrees < -90 ? degrees + 180 : degrees
}
