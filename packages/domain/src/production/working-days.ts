/** Days as text, YYYY-MM-DD, and the days of the week on which is worked: Monday to Friday. Holidays are not known. [issue 18] */
import { addDays } from '../units/timestamp.ts'

const SUNDAY = 0
const FRIDAY = 5
const SATURDAY = 6
const WORKING_DAYS_A_WEEK = 5
const DAYS_A_WEEK = 7

/** Of a day, 0 (Sunday) to 6. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/**
 * The day that comes so many working days after another, which is not counted itself; with 0 the day itself, or the Monday after a
 * weekend. `count` is a whole number from 0.
 */
export function addWorkingDays(day: string, count: number): string {
  const weekday = weekdayOf(day)
  // Work that begins on a weekend begins as if on the Friday before: its first day is Monday.
  const back = weekday === SATURDAY ? 1 : weekday === SUNDAY ? 2 : 0
  if (back > 0 && count === 0) return addDays(day, 3 - back)
  const from = back > 0 ? FRIDAY : weekday
  const weeks = Math.floor(count / WORKING_DAYS_A_WEEK)
  const rest = count % WORKING_DAYS_A_WEEK
  // Past Friday lie two days on which nobody works.
  const overWeekend = from + rest > WORKING_DAYS_A_WEEK ? 2 : 0
  return addDays(day, weeks * DAYS_A_WEEK + rest + overWeekend - back)
}
