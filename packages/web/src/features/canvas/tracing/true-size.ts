/** The true size of a drawing, where what its file says of it can be one. */
import { MAX_INCHES } from '@orderwright/domain/spatial'

/** Nothing that is traced is smaller, all of it. Inches. */
const LEAST_SIDE = 1

/**
 * Inches of the whole width of a picture of these pixels, or null: millimeters that are called kilometers would be larger than a sheet, and
 * those that are called millionths of an inch would not be seen on it.
 */
export function trueWidthOf({
  width,
  height,
  trueWidth,
}: {
  readonly width: number
  readonly height: number
  readonly trueWidth: number | null
}): number | null {
  if (trueWidth === null) return null
  const longer = trueWidth * Math.max(1, height / width)
  return longer >= LEAST_SIDE && longer <= MAX_INCHES ? trueWidth : null
}
