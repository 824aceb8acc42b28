/** Days as date inputs give them ('YYYY-MM-DD'), and points in time as orders hold them. */
import { type Timestamp, timestampSchema } from '@orderwright/domain/units'

/** The day of a point in time; '' for none. */
export function dayOf(time: Timestamp | null): string {
  return time?.slice(0, 10) ?? ''
}

/** The start of a day; null when the input is empty or half typed. */
export function startOfDay(day: string): Timestamp | null {
  const parsed = timestampSchema.safeParse(`${day} 00:00:00`)
  return parsed.success ? parsed.data : null
}
