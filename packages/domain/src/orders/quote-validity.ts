/** Until when a quote holds, by the organization's settings. Days are YYYY-MM-DD in its time zone. Decision 0225. */
import type { OrgProfile } from '../tenancy/profile.ts'
import { inTimeZone } from '../units/time-zone.ts'
import { addDays, type Timestamp } from '../units/timestamp.ts'
import type { ProductOrder } from './schema.ts'
import { isStarted } from './statuses.ts'

/** The fields of an order that say how long it holds. */
export type QuotedOrder = Pick<ProductOrder, 'effectivePricingDate' | 'quoteRenewedAt' | 'statusData'>

/** From when on a quote holds: the day of its prices, or of its last renewal; null: it is not submitted. */
function holdsFrom(order: QuotedOrder, profile: OrgProfile): Timestamp | null {
  const { effectivePricingDate, quoteRenewedAt } = order
  if (effectivePricingDate === null || isStarted(order, profile)) return null
  return quoteRenewedAt !== null && quoteRenewedAt > effectivePricingDate
    ? quoteRenewedAt
    : effectivePricingDate
}

/** The last day on which a quote holds; null: it does not end, or is not submitted. */
export function quoteValidUntil(order: QuotedOrder, profile: OrgProfile): string | null {
  const { quoteValidDays } = profile.documents
  const from = holdsFrom(order, profile)
  if (quoteValidDays === null || from === null) return null
  return addDays(inTimeZone(from, profile.region.timeZone).slice(0, 10), quoteValidDays)
}

/** The fields of an order that bind both sides. */
export type BoundOrder = QuotedOrder & Pick<ProductOrder, 'acceptedRevision' | 'amountPaidInCents'>

/** Whether both sides are bound: what is accepted, or paid in part, does not expire any more. */
export function isBound({ acceptedRevision, amountPaidInCents }: BoundOrder): boolean {
  return acceptedRevision > 0 || amountPaidInCents > 0
}

/** Whether the last day of a quote is over, and nobody was bound by it. */
export function isQuoteExpired(order: BoundOrder, profile: OrgProfile, now: Timestamp): boolean {
  const until = quoteValidUntil(order, profile)
  if (until === null || isBound(order)) return false
  return inTimeZone(now, profile.region.timeZone).slice(0, 10) > until
}
