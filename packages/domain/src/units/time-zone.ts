/** Points in time as the clocks of a place show them. */
import { z } from 'zod'
import { formatDate, type Timestamp, timestamp, toDate, toTimestamp } from './timestamp.ts'

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

/** No day is longer: clocks are turned back by an hour or less, and by a day where a place changed sides of the date line. */
const LONGEST_DAY = 48 * 3600

/**
 * Seconds until the clocks of the zone show another day, from 1. Looked for, not added up: some days are longer or shorter, and some
 * have no midnight at which they begin.
 */
export function secondsOfDayLeft(now: Timestamp, timeZone: string): number {
  const start = toDate(now).getTime()
  const dayAfter = (seconds: number) =>
    inTimeZone(toTimestamp(new Date(start + seconds * 1000)), timeZone).slice(0, 10)
  const day = dayAfter(0)
  let [same, other] = [0, LONGEST_DAY]
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2)
    if (dayAfter(middle) === day) same = middle
    else other = middle
  }
  return other
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
