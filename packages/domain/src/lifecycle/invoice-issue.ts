/** When an order's invoice is issued. The date is the server's, stored once, and stays whatever happens to the status. */
import type { StatusData } from '../orders/status-data.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { awaitsPayment, type StatusTypeTable } from '../tenancy/status-types.ts'
import { currentStatus, statusRank } from '../orders/statuses.ts'
import type { Standing } from './standing.ts'
import type { TransitionPatch } from './transition.ts'

/**
 * The first status at which an order has an invoice: the first that asks for money, or where none does the one after
 * approval. −1: there is none.
 */
function firstInvoicedRank({ productOrderStatuses: statuses }: OrgProfile, types: StatusTypeTable): number {
  const payment = statuses.findIndex(({ type }) => awaitsPayment(type, types))
  if (payment >= 0) return payment
  // Nothing is agreed at these.
  const before = statuses.findLastIndex(({ type }) => types[type].isStart || types[type].awaitsApproval)
  return before + 1 < statuses.length ? before + 1 : -1
}

/**
 * What a change of status says of the invoice: it is issued when the order first stands at a status that asks for money or
 * at a later one. One that is issued keeps its date. `statusData` is what the order has after the change.
 */
export function invoiceIssue(
  { order, profile, types }: Pick<Standing, 'order' | 'profile' | 'types'>,
  statusData: StatusData,
): Pick<TransitionPatch, 'invoiceIssued'> {
  if (order.invoiceIssued) return {}
  const { key } = currentStatus({ statusData }, profile, types)
  const first = firstInvoicedRank(profile, types)
  const entry = statusData[key]
  if (first < 0 || statusRank(profile, key) < first || entry === undefined) return {}
  return { invoiceIssued: entry.date }
}
