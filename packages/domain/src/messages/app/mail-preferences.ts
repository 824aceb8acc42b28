/** Which e-mails a person gets. [issue 18] */
import { defineMessages } from '../../localization/define-messages.ts'
import type { MailChoices } from '../../mail-templates/preferences.ts'
import type { MailKind } from '../../mail-templates/schema.ts'

const groups: Readonly<Record<MailChoices['key'], string>> = {
  progress: 'Progress',
  payments: 'Payments',
  delivery: 'Delivery',
  aftercare: 'Problems and returns',
  comments: 'Comments',
  stock: 'Stock',
}

const kinds: Partial<Readonly<Record<MailKind, string>>> = {
  orderSubmitted: 'Confirmation of what you submit',
  orderAwaitsApproval: 'Something is submitted and waits for approval',
  orderApproved: 'Approved',
  changesRequired: 'Changes are asked for',
  orderCancelled: 'Canceled',
  statusChanged: 'A new status',
  manualPaymentAnnounced: 'A payment is announced',
  paymentReceived: 'A payment has arrived',
  paymentRefunded: 'A payment is refunded',
  paymentUnexpected: 'A payment needs a look',
  shipDateSet: 'The ship date',
  trackingNumberSet: 'It is on its way, with the tracking number',
  statusUpdateRequested: 'A customer asks for news',
  changeOrderRequested: 'A customer asks for a change',
  changeOrderProposed: 'A change waits for your answer',
  changeOrderRefused: 'A customer refuses a change',
  changeOrderDeclined: 'A change that was asked for is declined',
  changeOrderWithdrawn: 'A change is withdrawn',
  changeOrderAgreed: 'A change is agreed to',
  agreementAccepted: 'A customer has accepted a revision',
  signOffSentBack: 'A customer asks for parts of a revision to be revised',
  renewalRequested: 'A customer asks for a renewal',
  quoteRenewed: 'Prices are renewed',
  problemReported: 'A problem is reported',
  problemAnswered: 'A problem that you reported is answered',
  problemSolved: 'A problem that you reported is solved',
  returnRequested: 'A return is asked for',
  returnAnswered: 'A return that you asked for is answered',
  returnClosed: 'A return that you asked for is credited',
  commentsUnread: 'Comments that you have not read',
  stockLow: 'A product comes to its reorder level',
}

export const mailPreferenceMessages = defineMessages('mailPreferenceMessages', {
  title: 'E-mails that you get',
  hint: ({ org }: { org: string }) =>
    `From ${org}. The bell tells you of everything, whatever you choose here.`,
  must: 'Payments that are due and invitations are always sent.',
  groups,
  kind: ({ kind }: { kind: MailKind }) => kinds[kind] ?? kind,
  ownOnly: 'Only of what I own or am involved in',
  ownOnlyHint: 'Otherwise of everything that your colleagues are told of too.',
  saved: 'Saved',
  saving: 'Saving…',
})
