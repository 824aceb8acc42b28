/**
 * The figures of a drawing whose unit was chosen for the whole order: inches to the nearest half, as the drawings view
 * shows them. Geometry never depends on it. [2.9.19]
 */
import type { LengthUnit } from '../../units/lengths.ts'
import { MM_PER_INCH, roundToFraction } from '../../units/lengths.ts'
import { dimensionValueMm, type LinearDimension } from '../scene.ts'

/** What inches are rounded to on the sheets. */
export const SHEET_INCH_DENOMINATOR = 2

/** Millimetres in inches: divided by 25.4, to the nearest 0.5. [2.9.19] */
export function sheetInches(valueMm: number): number {
  return roundToFraction(valueMm / MM_PER_INCH, SHEET_INCH_DENOMINATOR)
}

/**
 * A dimension as the sheets write it. A length that would round to nothing is written as less than the smallest figure:
 * a 0 would be false.
 */
export function sheetDimension(dimension: LinearDimension, unit: LengthUnit): LinearDimension {
  if (unit === 'mm') return dimension
  const valueMm = dimensionValueMm(dimension)
  const inches = sheetInches(valueMm)
  const step = 1 / SHEET_INCH_DENOMINATOR
  const isTooSmall = inches === 0 && valueMm > 0
  return {
    ...dimension,
    valueMm: (isTooSmall ? step : inches) * MM_PER_INCH,
    inchDenominator: SHEET_INCH_DENOMINATOR,
    ...(isTooSmall ? { prefix: `${dimension.prefix ?? ''}<` } : {}),
  }
}
