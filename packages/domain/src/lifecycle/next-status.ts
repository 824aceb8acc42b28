/** Where an order goes next in its organisation's list of statuses. */
import { amountDue, type LedgerEntry } from '../payments/amount-due.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { StatusDefinition } from '../tenancy/status-definitions.ts'
import { currentStatus, statusRank } from '../orders/statuses.ts'
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

/**
 * Where submitting leads, before anything else is asked of the order: a stocked one past approval, even where the list
 * does not say so; another to its approval. [1.4.09]
 */
export function submissionTarget(
  order: TransitionOrder,
  profile: OrgProfile,
  ledger: readonly LedgerEntry[],
): StatusDefinition | undefined {
  const rank = statusRank(profile, currentStatus(order, profile).key)
  if (order.isStocked === 1) return nextForStocked(order, rank, profile, ledger)
  return (
    profile.productOrderStatuses.find(
      (status) => status.type === 'submittedForApproval' && appliesTo(order, status),
    ) ?? nextAfterApproval(order, rank, profile, ledger)
  )
}

/** Whether submitting a stocked order asks for its payment. Where nothing is due nobody is led to one. [1.2.53] */
export function continuesToPayment(
  order: TransitionOrder,
  profile: OrgProfile,
  ledger: readonly LedgerEntry[],
): boolean {
  const target = order.isStocked === 1 ? submissionTarget(order, profile, ledger) : undefined
  return target !== undefined && isDue(order, target, profile, ledger)
}

/** A static status after approval or payment (production prepared, say) is past submission. */
export function isPast(profile: OrgProfile, status: StatusDefinition): boolean {
  const rank = statusRank(profile, status.key)
  return profile.productOrderStatuses.some(
    (other, index) => index < rank && (other.type === 'submittedForApproval' || other.type === 'payment'),
  )
}
