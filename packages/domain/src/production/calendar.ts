/** A month as weeks of days, as a wall calendar has them: weeks begin on Sunday. [issue 18] */
import { addDays } from '../units/timestamp.ts'
import { weekdayOf } from './working-days.ts'

const DAYS_A_WEEK = 7

/** '2026-11' of '2026-11-28'. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** '2026-11', 2 → '2027-01'; a negative count goes back. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const months = year * 12 + number - 1 + count
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** The weeks that hold a day of the month, whole: the first and the last reach into the months beside it. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const end = `${addMonths(month, 1)}-01`
  const weeks: string[][] = []
  for (let day = addDays(first, -weekdayOf(first)); day < end; day = addDays(day, DAYS_A_WEEK)) {
    weeks.push(Array.from({ length: DAYS_A_WEEK }, (_, index) => addDays(day, index)))
  }
  return weeks
}
