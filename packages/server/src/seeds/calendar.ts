/** Times of the demo relative to the moment it is seeded, so that its orders never look years old. */
import { type Timestamp, toTimestamp } from '@orderwright/domain/units'

const DAY_MS = 86_400_000

/** `days` from `now` (negative: before it), in UTC. */
export function daysFrom(now: Date, days: number): Timestamp {
  return toTimestamp(new Date(now.getTime() + days * DAY_MS))
}
