/** Points in time as the clocks of a place show them. */
import { z } from 'zod'
import { formatDate, type Timestamp, timestamp, toDate } from './timestamp.ts'

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
  return timestamp(formatOf(timeZone).format(toDate(value)))
}

/** Made once for each zone: making one takes longer than many days written by it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  // Swedish writes dates as we do.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, made)
  return made
}

/** Whether text is a day or a point in time, as `formatDay` takes them. */
export function isDayOrTime(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}:\d{2})?$/.test(text)
}

/** A day that somebody typed is kept as its first moment, or alone. */
const A_DAY = /^\d{4}-\d{2}-\d{2}(?: 00:00:00)?$/

/**
 * The day of a point in time where the organization is, M/D/YYYY. [1.9.04] A day alone ('YYYY-MM-DD', or 'YYYY-MM-DD 00:00:00'
 * as days are kept) is the same day everywhere.
 */
export function formatDay(value: string, timeZone: string): string {
  return formatDate(dayIn(value, timeZone))
}

/** The same day as YYYY-MM-DD. */
export function dayIn(value: string, timeZone: string): string {
  return (A_DAY.test(value) ? value : inTimeZone(timestamp(value), timeZone)).slice(0, 10)
}
