/** Lengths as people type them, made into the dimension that is stored. [1.5.24, 1.5.25] */
import { messages } from '../../messages.ts'
import { type DimensionBounds, nearestDimension } from '../dimensions.ts'
import { type LengthUnit, parseLength } from '../lengths.ts'
import { type Refusal, refusal } from '../result.ts'

/**
 * A dimension in millimetres as it is stored (`nearestDimension`). What can't be read is 0 before it is bounded (screens
 * ask `readDimension`, which refuses it). Text is read as a length, a bare number in millimetres. [1.5.24, 1.5.25]
 */
export function normaliseDimension(value: string | number, data: DimensionBounds): number {
  const typed = typeof value === 'number' ? value : lengthOf(value, 'mm')
  return nearestDimension(typed !== null && Number.isFinite(typed) ? typed : 0, data)
}

function lengthOf(text: string, unit: LengthUnit): number | null {
  const parsed = parseLength(text, unit)
  return parsed.ok ? parsed.value : null
}

export type ReadDimension =
  | {
      readonly ok: true
      /** what is stored, in millimetres */
      readonly value: number
      /** rounding or a bound made it another length than was typed */
      readonly isAdjusted: boolean
    }
  | Refusal<'lengthUnreadable'>

/** Half of what a dimension snaps to: less than this is not worth telling. */
const ADJUSTED_MM = 1 / 128 + 1e-9

/**
 * What a person typed into a dimension: `3 5/8"`, `92.1`, `9cm`, `½`; a bare number is in `unit`. What is no
 * length is refused in words instead of becoming another number. [1.5.24, 1.5.25]
 */
export function readDimension(text: string, data: DimensionBounds, unit: LengthUnit): ReadDimension {
  const typed = lengthOf(text, unit)
  if (typed === null) {
    return refusal('lengthUnreadable', messages.lengthUnreadable({ text: text.trim().slice(0, 40) }))
  }
  const value = normaliseDimension(typed, data)
  return { ok: true, value, isAdjusted: Math.abs(value - typed) > ADJUSTED_MM }
}
