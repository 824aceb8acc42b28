/** Lengths of the canvas, which are inches, as the person wants to read them. */
import {
  formatDimensionFigure,
  formatInches,
  formatLength,
  type LengthUnit,
  MM_PER_INCH,
} from '@orderwright/domain/units'

/** Fractions of an inch down to 1/64 are shown as they are; finer ones are rounded. */
const DENOMINATOR = 64

/** `23 5/8"` or `600 mm`. */
export function formatCanvasLength(inches: number, unit: LengthUnit): string {
  return unit === 'mm' ? formatLength(inches * MM_PER_INCH, unit) : formatInches(inches, DENOMINATOR)
}

/** The figure of a dimension, to the nearest interval of the unit. [2.2.57, 2.5.30] */
export function dimensionFigure(inches: number, unit: LengthUnit, interval: number): string {
  const length = unit === 'mm' ? inches * MM_PER_INCH : inches
  const rounded = Math.round(length / interval) * interval
  return unit === 'mm' ? formatDimensionFigure(rounded, unit) : formatInches(rounded, DENOMINATOR)
}
