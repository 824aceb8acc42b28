/** Points in time as the clocks of a place show them. */
import { z } from 'zod'
import { type Timestamp, timestamp, toDate } from './timestamp.ts'

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** An IANA name such as 'Europe/Paris'. */
export const timeZoneSchema = z.string().max(60).refine(isTimeZone, 'No time zone of this name')

/** What the clocks of the zone show at a point in time, in the same form: 'YYYY-MM-DD HH:mm:ss'. */
export function inTimeZone(value: Timestamp, timeZone: string): Timestamp {
  if (timeZone === 'UTC') return value
  // Swedish writes dates as we do.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return timestamp(format.format(toDate(value)))
}
