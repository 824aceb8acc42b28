/** Days as date inputs give them ('YYYY-MM-DD'), and points in time as the order holds them. */
import { type Timestamp, timestampSchema } from '@orderwright/domain'

export function dayOf(time: Timestamp | null): string {
  return time?.slice(0, 10) ?? ''
}

/** The start of a day; null when the input is empty or half typed. */
export function startOfDay(day: string): Timestamp | null {
  const parsed = timestampSchema.safeParse(`${day} 00:00:00`)
  return parsed.success ? parsed.data : null
}

/**
 * The pricing date for a chosen day: its end, so that prices published that day count; `now` for today and later,
 * so that nothing published afterwards can.
 */
export function pricingDate(day: string, now: Timestamp): Timestamp | null {
  const parsed = timestampSchema.safeParse(`${day} 23:59:59`)
  if (!parsed.success) return null
  return parsed.data > now ? now : parsed.data
}
