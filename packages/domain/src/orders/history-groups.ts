/** The kinds of an order's events, and the groups by which a person looks through its history. */

/** Every kind that is written; who writes a new one gives it its words (`describeEvent`) as well. */
export const orderEventKinds = [
  'order.create',
  'order.duplicate',
  'order.backBoxes',
  'order.update',
  'order.delete',
  'order.restore',
  'order.share',
  'order.removeSharee',
  'order.shareePricing',
  'order.makeLink',
  'order.revokeLink',
  'order.requestStatusUpdate',
  'changeOrder.request',
  'changeOrder.open',
  'changeOrder.agree',
  'changeOrder.decline',
  'changeOrder.withdraw',
  'agreement.accept',
  'agreement.signOff',
  'order.taxLookedUp',
  'order.taxLookupFailed',
  'line.create',
  'line.update',
  'line.delete',
  'line.restore',
  'canvas.create',
  'canvas.update',
  'canvas.delete',
  'canvas.restore',
  'medium.create',
  'medium.delete',
  'medium.restore',
  'file.create',
  'file.update',
  'file.delete',
  'file.restore',
  'problem.report',
  'problem.addWords',
  'problem.takeBack',
  'problem.restore',
  'problem.answer',
  'problem.solve',
  'problem.reopen',
  'return.request',
  'return.open',
  'return.withdraw',
  'return.restore',
  'return.authorize',
  'return.decline',
  'return.undecide',
  'return.receive',
  'return.unreceive',
  'return.close',
  'return.reopen',
  'status.submit',
  'status.approve',
  'status.requireChanges',
  'status.cancel',
  'status.setStatus',
  'status.awaitPayment',
  'status.paymentProcessing',
  'status.paymentFailed',
  'status.paymentSucceeded',
  'status.ledgerCorrected',
  'status.agreementReached',
  'payment.intentCreated',
  'payment.notBooked',
  'invoice.issue',
  'mail.sent',
  'mail.failed',
  'mail.resend',
] as const
export type OrderEventKind = (typeof orderEventKinds)[number]

export const historyGroups = ['status', 'items', 'canvas', 'details', 'payments', 'mails'] as const
export type HistoryGroup = (typeof historyGroups)[number]

const paymentSteps: ReadonlySet<string> = new Set<OrderEventKind>([
  'status.awaitPayment',
  'status.paymentProcessing',
  'status.paymentFailed',
  'status.paymentSucceeded',
  'status.ledgerCorrected',
])

const byPrefix: Readonly<Record<string, HistoryGroup>> = {
  status: 'status',
  changeOrder: 'status',
  agreement: 'status',
  line: 'items',
  canvas: 'canvas',
  payment: 'payments',
  invoice: 'payments',
  mail: 'mails',
}

/** The group of an event's kind: 'line.update' is one of the items. What nobody knows is a detail. */
export function historyGroupOf(kind: string): HistoryGroup {
  if (paymentSteps.has(kind)) return 'payments'
  return byPrefix[kind.split('.')[0] ?? ''] ?? 'details'
}
