/** Dimensions as they are stored: a multiple of the interval where one fits, inside the bounds, on the 1/64 grid. */
import { snapToSixtyFourth } from './lengths.ts'

export type DimensionBounds = {
  /** 0: no rounding */
  readonly dimensionInterval: number
  /** 0: no bound */
  readonly minDimension: number
  /** 0: no bound */
  readonly maxDimension: number
}

/** Figures such as 0.35 / 0.1 fall short of the half they stand for. */
const TOLERANCE = 1e-9

/**
 * A length in millimetres as it is stored: the nearest multiple of the interval that lies inside the bounds once it is
 * snapped to 1/64, halves upwards. Where no multiple does, the nearest 1/64 inside the bounds; where not even that
 * exists, the nearest length inside them. Done again it changes nothing, and a longer length never becomes a shorter
 * one. Bounds that exclude each other give the upper one. [1.5.24, 1.5.25]
 */
export function nearestDimension(value: number, bounds: DimensionBounds): number {
  const least = bounds.minDimension
  const most = bounds.maxDimension > 0 ? bounds.maxDimension : Number.POSITIVE_INFINITY
  const first = Math.ceil(least * 64) / 64
  const last = Math.floor(most * 64) / 64
  const wanted = Math.max(0, value)
  if (first > last) return Math.min(Math.max(wanted, least), most)
  const multiple = nearestMultiple(wanted, bounds.dimensionInterval, first, last)
  return multiple ?? Math.min(Math.max(snapToSixtyFourth(wanted), first), last)
}

/** The nearest multiple of an interval, snapped, from `first` to `last`; undefined when there is none. */
function nearestMultiple(value: number, interval: number, first: number, last: number): number | undefined {
  if (interval <= 0) return undefined
  const multipleOf = (count: number) => snapToSixtyFourth(count * interval)
  const nearest = (length: number) => Math.floor(length / interval + 0.5 + TOLERANCE)
  let count = nearest(Math.min(Math.max(value, first), last))
  if (multipleOf(count) < first) count += 1
  else if (multipleOf(count) > last) count -= 1
  const multiple = multipleOf(count)
  return multiple >= first && multiple <= last ? multiple : undefined
}
