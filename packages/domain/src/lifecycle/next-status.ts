/** Where an order goes next in its organisation's list of statuses. */
import { statusRank } from '../orders/statuses.ts'
import { amountDue } from '../payments/amount-due.ts'
import type { StatusDefinition } from '../tenancy/status-definitions.ts'
import { awaitsPayment } from '../tenancy/status-types.ts'
import type { Standing } from './standing.ts'
import type { TransitionOrder } from './transition.ts'

/** Whether the order can have the status. */
export function appliesTo(order: TransitionOrder, status: StatusDefinition): boolean {
  return order.isStocked === 0 || status.appliesToStocked
}

/** Statuses after the present one that the order can have. */
function laterStatuses({ order, profile, current }: Standing): StatusDefinition[] {
  return profile.productOrderStatuses
    .slice(statusRank(profile, current.key) + 1)
    .filter((status) => appliesTo(order, status))
}

/** Whether the status asks for a payment that is still open. */
export function isDue({ order, profile, types, ledger }: Standing, { key, type }: StatusDefinition): boolean {
  return awaitsPayment(type, types) && amountDue(order, ledger, profile, key, types).dueInCents > 0
}

/** The first later payment status with an amount due, else the next one that asks for no payment. [1.4.10] */
export function nextAfterApproval(standing: Standing): StatusDefinition | undefined {
  const later = laterStatuses(standing)
  return (
    later.find((status) => isDue(standing, status)) ??
    later.find(({ type }) => !awaitsPayment(type, standing.types)) ??
    later[0]
  )
}

/**
 * Where a stocked order goes, approval never: to its first payment with an amount due, else past its first payment as if
 * that had just been settled.
 */
function nextForStocked(standing: Standing): StatusDefinition | undefined {
  const { types } = standing
  const later = laterStatuses(standing).filter(({ type }) => !types[type].awaitsApproval)
  const firstPayment = later.findIndex(({ type }) => awaitsPayment(type, types))
  return (
    later.find((status) => isDue(standing, status)) ??
    later.slice(firstPayment + 1).find(({ type }) => !awaitsPayment(type, types)) ??
    later[0]
  )
}

/**
 * Where submitting leads, before anything else is asked of the order: a stocked one past approval, even where the list
 * does not say so; another to its approval. [1.4.09]
 */
export function nextAfterSubmission(standing: Standing): StatusDefinition | undefined {
  const { order, profile, types } = standing
  if (order.isStocked === 1) return nextForStocked(standing)
  return (
    profile.productOrderStatuses.find(
      (status) => types[status.type].awaitsApproval && appliesTo(order, status),
    ) ?? nextAfterApproval(standing)
  )
}

/** Past the payments of which nothing is left to pay: the first later status that asks for none or for an open one. [1.4.13] */
export function nextAfterPayment(standing: Standing): StatusDefinition | undefined {
  return laterStatuses(standing).find(
    (status) => !awaitsPayment(status.type, standing.types) || isDue(standing, status),
  )
}

/** Whether submitting a stocked order asks for its payment. Where nothing is due nobody is led to one. [1.2.53] */
export function continuesToPayment(standing: Standing): boolean {
  const next = standing.order.isStocked === 1 ? nextAfterSubmission(standing) : undefined
  return next !== undefined && isDue(standing, next)
}

/** Whether approval or a payment lies behind: a status like 'Prepared' after them is past submission. */
export function isPastSubmission({
  profile,
  types,
  current,
}: Pick<Standing, 'profile' | 'types' | 'current'>): boolean {
  return profile.productOrderStatuses
    .slice(0, Math.max(0, statusRank(profile, current.key)))
    .some(({ type }) => types[type].awaitsApproval || awaitsPayment(type, types))
}
