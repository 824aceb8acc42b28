/** The unit that stands in a label. */
import type { LengthUnit } from './lengths.ts'

/** 'Width (mm)' as it is called while inches are shown: 'Width (in)'. A label without a unit stays as it is. */
export function labelInUnit(title: string, unit: LengthUnit): string {
  return title.replace(/\((?:mm|in|inch|inches)\)\s*$/i, `(${unit})`)
}
