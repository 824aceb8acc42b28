/** The kinds of an order's events, in the groups by which a person looks through its history. */

export const historyGroups = ['status', 'items', 'details', 'payments', 'mails'] as const
export type HistoryGroup = (typeof historyGroups)[number]

const paymentSteps: ReadonlySet<string> = new Set([
  'status.awaitPayment',
  'status.paymentProcessing',
  'status.paymentFailed',
  'status.paymentSucceeded',
])

const byPrefix: Readonly<Record<string, HistoryGroup>> = {
  status: 'status',
  line: 'items',
  payment: 'payments',
  mail: 'mails',
}

/** The group of an event's kind: 'line.update' is one of the items. What nobody knows is a detail. */
export function historyGroupOf(kind: string): HistoryGroup {
  if (paymentSteps.has(kind)) return 'payments'
  return byPrefix[kind.split('.')[0] ?? ''] ?? 'details'
}
