/**
 * The figures of sheets in inches: to the sixteenth (slats to the thirty-second), or to the nearest half, which the
 * specification asks for and a person may choose. Geometry never depends on it. [1.9.21, 1.9.22, 2.9.19]
 */
import type { LengthUnit } from '../units/lengths.ts'
import { MM_PER_INCH, roundToFraction } from '../units/lengths.ts'
import { dimensionValueMm, type LinearDimension } from '../drawing/scene.ts'

/** What inches are rounded to on the sheets: the sixteenth unless the nearest half is chosen. */
export const sheetInchSteps = [16, 2] as const
export type SheetInchStep = (typeof sheetInchSteps)[number]

/** Millimetres in inches: divided by 25.4, to the nearest 0.5 or another part of an inch. [2.9.19] */
export function sheetInches(valueMm: number, denominator = 2): number {
  return roundToFraction(valueMm / MM_PER_INCH, denominator)
}

/**
 * A dimension as the sheets write it. A length that would round to nothing is written as less than the smallest figure:
 * a 0 would be false.
 */
export function sheetDimension(
  dimension: LinearDimension,
  unit: LengthUnit,
  step: SheetInchStep = 16,
): LinearDimension {
  if (unit === 'mm') return dimension
  const valueMm = dimensionValueMm(dimension)
  const denominator = step === 2 ? 2 : (dimension.inchDenominator ?? step)
  const inches = sheetInches(valueMm, denominator)
  const isTooSmall = inches === 0 && valueMm > 0
  return {
    ...dimension,
    valueMm: (isTooSmall ? 1 / denominator : inches) * MM_PER_INCH,
    inchDenominator: denominator,
    ...(isTooSmall ? { prefix: `${dimension.prefix ?? ''}<` } : {}),
  }
}
