/** When an order's invoice is issued. The date is the server's, stored once, and stays whatever happens to the status. */
import type { StatusData } from '../orders/status-data.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { currentStatus, statusRank } from '../orders/statuses.ts'
import type { TransitionOrder, TransitionPatch } from './transition.ts'

/** Statuses at which nothing is agreed yet. */
const isBeforeApproval = new Set(['orderStarted', 'submittedForApproval'])

/**
 * The first status at which an order has an invoice: the first that asks for money, or where none does the one after
 * approval. −1: there is none.
 */
function firstInvoicedRank({ productOrderStatuses: statuses }: OrgProfile): number {
  const payment = statuses.findIndex(({ type }) => type === 'payment')
  if (payment >= 0) return payment
  const before = statuses.findLastIndex(({ type }) => isBeforeApproval.has(type))
  return before + 1 < statuses.length ? before + 1 : -1
}

/**
 * What a change of status says of the invoice: it is issued when the order first stands at a status that asks for money or
 * at a later one. One that is issued keeps its date. `statusData` is what the order has after the change.
 */
export function invoiceIssue(
  order: Pick<TransitionOrder, 'invoiceIssued'>,
  statusData: StatusData,
  profile: OrgProfile,
): Pick<TransitionPatch, 'invoiceIssued'> {
  if (order.invoiceIssued) return {}
  const { key } = currentStatus({ statusData }, profile)
  const first = firstInvoicedRank(profile)
  const entry = statusData[key]
  if (first < 0 || statusRank(profile, key) < first || entry === undefined) return {}
  return { invoiceIssued: entry.date }
}
