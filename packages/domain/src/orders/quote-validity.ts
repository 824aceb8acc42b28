/** Until when a quote holds, by the organization's settings. Days are YYYY-MM-DD in its time zone. Decision 0225. */
import type { OrgProfile } from '../tenancy/profile.ts'
import { statusTypeTable } from '../tenancy/status-types.ts'
import { inTimeZone } from '../units/time-zone.ts'
import { addDays, type Timestamp } from '../units/timestamp.ts'
import { type AgreedFields, isAccepted } from './revisions/agreed.ts'
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
export type BoundOrder = QuotedOrder & AgreedFields & Pick<ProductOrder, 'amountPaidInCents'>

/**
 * Whether both sides are bound: what is accepted, paid in part, or made does not expire any more. What was accepted before binds nobody to the
 * revision that has taken its place, as after a cancellation. [decision 0232]
 */
export function isBound(order: BoundOrder, profile: OrgProfile): boolean {
  return isAccepted(order) || order.amountPaidInCents > 0 || isMadeAlready(order, profile)
}

/** Whether it is being made, or was: whoever makes it is bound, and asks for its money. */
function isMadeAlready({ statusData }: Pick<QuotedOrder, 'statusData'>, profile: OrgProfile): boolean {
  return profile.productOrderStatuses.some(
    ({ key, type }) => statusTypeTable[type].needsAgreement && statusData[key] !== undefined,
  )
}

/** Whether the last day of a quote is over, and nobody was bound by it. */
export function isQuoteExpired(order: BoundOrder, profile: OrgProfile, now: Timestamp): boolean {
  const until = quoteValidUntil(order, profile)
  if (until === null || isBound(order, profile)) return false
  return inTimeZone(now, profile.region.timeZone).slice(0, 10) > until
}
