import { formatInches, formatLength, type LengthUnit, MM_PER_INCH } from '@orderwright/domain/units'
import type { FieldSpec } from './field-spec.ts'

/** A stored value as the text of its field; what is neither text nor figure has none. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

/** Down to 1/64 of an inch; what is finer is a decimal. */
const DENOMINATOR = 64
const FINE_DECIMALS = 3

/** A length in the person's unit; `stored` is what `value` is in. */
export function lengthText(value: number, unit: LengthUnit, stored: LengthUnit): string {
  const inMm = stored === 'in' ? value * MM_PER_INCH : value
  if (unit === 'mm') return formatLength(inMm, unit)
  const inches = stored === 'in' ? value : value / MM_PER_INCH
  const rounded = Math.round(inches * DENOMINATOR) / DENOMINATOR
  if (inches !== 0 && Math.abs(rounded - inches) > inches * 0.01) return `${inches.toFixed(FINE_DECIMALS)}"`
  return formatInches(rounded, DENOMINATOR)
}

/** What stands in the input of a field that is typed. */
export function typedText(field: FieldSpec, value: unknown): string {
  return field.kind === 'length' && typeof value === 'number'
    ? lengthText(value, field.unit, field.stored)
    : textOf(value)
}
