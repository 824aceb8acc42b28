/** The pricing date of an order, from the day that somebody chose. */
import { type Timestamp, timestampSchema } from '@orderwright/domain/units'

/**
 * The pricing date for a chosen day: its end, so that prices published that day count; `now` for today and later,
 * so that nothing published afterwards can.
 */
export function pricingDate(day: string, now: Timestamp): Timestamp | null {
  const parsed = timestampSchema.safeParse(`${day} 23:59:59`)
  if (!parsed.success) return null
  return parsed.data > now ? now : parsed.data
}
