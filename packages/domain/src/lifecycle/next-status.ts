/** Where an order goes next in its organisation's list of statuses. */
import { amountDue, type LedgerEntry } from '../payments/amount-due.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { StatusDefinition } from './schema.ts'
import { statusRank } from './statuses.ts'
import type { TransitionOrder } from './transition.ts'

/** Whether the order can have the status. */
export function appliesTo(order: TransitionOrder, status: StatusDefinition): boolean {
  return order.isStocked === 0 || status.appliesToStocked
}

/** Statuses after a rank that the order can have. */
export function laterStatuses(order: TransitionOrder, profile: OrgProfile, rank: number): StatusDefinition[] {
  return profile.productOrderStatuses.slice(rank + 1).filter((status) => appliesTo(order, status))
}

/** Whether the status asks for a payment that is still open. */
export function isDue(
  order: TransitionOrder,
  status: StatusDefinition,
  profile: OrgProfile,
  ledger: readonly LedgerEntry[],
): boolean {
  return status.type === 'payment' && amountDue(order, ledger, profile, status.key).dueInCents > 0
}

/** The first later payment status with an amount due, else the next one that asks for no payment. */
export function nextAfterApproval(
  order: TransitionOrder,
  rank: number,
  profile: OrgProfile,
  ledger: readonly LedgerEntry[],
): StatusDefinition | undefined {
  const later = laterStatuses(order, profile, rank)
  return (
    later.find((status) => isDue(order, status, profile, ledger)) ??
    later.find((status) => status.type !== 'payment') ??
    later[0]
  )
}

/**
 * Where a stocked order goes, approval never: to its first payment with an amount due, else past its first payment as if
 * that had just been settled.
 */
export function nextForStocked(
  order: TransitionOrder,
  rank: number,
  profile: OrgProfile,
  ledger: readonly LedgerEntry[],
): StatusDefinition | undefined {
  const later = laterStatuses(order, profile, rank).filter(({ type }) => type !== 'submittedForApproval')
  const firstPayment = later.findIndex(({ type }) => type === 'payment')
  return (
    later.find((status) => isDue(order, status, profile, ledger)) ??
    later.slice(firstPayment + 1).find(({ type }) => type !== 'payment') ??
    later[0]
  )
}

/** A static status after approval or payment (production prepared, say) is past submission. */
export function isPast(profile: OrgProfile, status: StatusDefinition): boolean {
  const rank = statusRank(profile, status.key)
  return profile.productOrderStatuses.some(
    (other, index) => index < rank && (other.type === 'submittedForApproval' || other.type === 'payment'),
  )
}
