/** How long something has been due, and the bucket that it stands in. Days are YYYY-MM-DD. [issue 18] */
import { type Cents, cents, zeroCents } from '../units/money.ts'
import { type Aging, type AgingBucket, agingBuckets } from './schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Days from one day to another; below 0 where the second lies before the first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** Days past the due day; 0 up to that day. */
export function daysLate(dueDay: string, asOf: string): number {
  return Math.max(0, daysBetween(dueDay, asOf))
}

/** The bucket of something that has been due for so many days. */
export function bucketOf(late: number): AgingBucket {
  if (late <= 0) return 'current'
  if (late <= 30) return 'days1to30'
  if (late <= 60) return 'days31to60'
  return late <= 90 ? 'days61to90' : 'over90'
}

export const noAging: Aging = {
  current: zeroCents,
  days1to30: zeroCents,
  days31to60: zeroCents,
  days61to90: zeroCents,
  over90: zeroCents,
}

/** Two agings together. */
export function addAging(one: Aging, other: Aging): Aging {
  const sum = (bucket: AgingBucket): Cents => cents(one[bucket] + other[bucket])
  return {
    current: sum('current'),
    days1to30: sum('days1to30'),
    days31to60: sum('days31to60'),
    days61to90: sum('days61to90'),
    over90: sum('over90'),
  }
}

/** The balances of open items by bucket. */
export function agingOf(
  items: readonly { readonly daysLate: number; readonly balanceInCents: Cents }[],
): Aging {
  const sums: Record<AgingBucket, number> = { ...noAging }
  for (const { daysLate: late, balanceInCents } of items) sums[bucketOf(late)] += balanceInCents
  return addAging(noAging, {
    current: cents(sums.current),
    days1to30: cents(sums.days1to30),
    days31to60: cents(sums.days31to60),
    days61to90: cents(sums.days61to90),
    over90: cents(sums.over90),
  })
}

/** The sum of the buckets. */
export function agingTotal(aging: Aging): Cents {
  return cents(agingBuckets.reduce((sum, bucket) => sum + aging[bucket], 0))
}
