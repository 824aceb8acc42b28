/** Points in time as the clocks of a place show them. */
import { z } from 'zod'
import { addDays, formatDate, type Timestamp, timestamp, toDate, toTimestamp } from './timestamp.ts'

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
  const ahead = aheadOn(value.slice(0, 10), timeZone)
  if (ahead === null) return shownIn(toDate(value), timeZone)
  return toTimestamp(new Date(toDate(value).getTime() + ahead))
}

function shownIn(date: Date, timeZone: string): Timestamp {
  return timestamp(formatOf(timeZone).format(date))
}

const DAY_MS = 86_400_000
/** Years of which many days are asked for are a few thousand. */
const MOST_DAYS = 20_000

/** zone and day → milliseconds by which its clocks are ahead of UTC; null: they are changed on that day */
const aheads = new Map<string, number | null>()

/** The same on the whole day of UTC, on most days: asking a calendar takes longer than adding, and thousands of orders share their days. */
function aheadOn(day: string, timeZone: string): number | null {
  const key = `${timeZone} ${day}`
  const known = aheads.get(key)
  if (known !== undefined) return known
  if (aheads.size >= MOST_DAYS) aheads.clear()
  const start = toDate(`${day} 00:00:00`).getTime()
  const aheadAt = (ms: number) => toDate(shownIn(new Date(ms), timeZone)).getTime() - ms
  const [first, last] = [aheadAt(start), aheadAt(start + DAY_MS)]
  const ahead = first === last ? first : null
  aheads.set(key, ahead)
  return ahead
}

/** Seconds until the clocks of the zone show another day, from 1; the day on which they are changed is longer or shorter. */
export function secondsOfDayLeft(now: Timestamp, timeZone: string): number {
  const day = inTimeZone(now, timeZone).slice(0, 10)
  const midnight = toDate(`${addDays(day, 1)} 00:00:00`).getTime()
  const missing = (at: Date) => midnight - toDate(inTimeZone(toTimestamp(at), timeZone)).getTime()
  const start = toDate(now)
  // What the clocks skip or show twice before midnight is seen from there.
  const end = new Date(start.getTime() + missing(start))
  const turn = new Date(end.getTime() + missing(end))
  return Math.max(1, Math.round((turn.getTime() - start.getTime()) / 1000))
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
