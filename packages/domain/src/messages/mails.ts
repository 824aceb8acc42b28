/** The e-mails that status changes send. No price stands in any of them: pricing may be hidden from the reader. */
import type { MailTemplate } from '../lifecycle/transition.ts'

export interface MailNames {
  /** the organisation's word for an order */
  readonly word: string
  /** "Quote 12, Villa Nord" */
  readonly name: string
  readonly org: string
  readonly status: string
  readonly feedback: string
}

/** Subject and text of each mail. */
export const mailMessages: Readonly<
  Record<
    MailTemplate | 'statusUpdateRequested',
    (names: MailNames) => readonly [subject: string, text: string]
  >
> = {
  orderSubmitted: ({ name, org }) => [`${name} was submitted`, `${name} was submitted to ${org}.`],
  orderAwaitsApproval: ({ name }) => [
    `${name} awaits approval`,
    `${name} was submitted and waits for review.`,
  ],
  orderApproved: ({ name, org }) => [`${name} was approved`, `${org} approved ${name}.`],
  paymentDue: ({ name }) => [`${name} is ready for payment`, `${name} is ready for payment.`],
  changesRequired: ({ name, org, feedback }) => [
    `${name} requires changes`,
    `${org} asks for changes to ${name}:\n\n${feedback}`,
  ],
  orderCancelled: ({ name }) => [
    `${name} was cancelled`,
    `${name} was reset to its first step by its customer.`,
  ],
  statusChanged: ({ name, status }) => [`${name}: ${status}`, `The status of ${name} is now: ${status}.`],
  manualPaymentAnnounced: ({ name }) => [
    `Payment announced for ${name}`,
    `The customer has announced a payment for ${name}. Record it when the money has arrived.`,
  ],
  paymentReceived: ({ name }) => [`Payment received for ${name}`, `A payment for ${name} has been received.`],
  paymentRefunded: ({ name }) => [`Refund for ${name}`, `A payment for ${name} has been refunded.`],
  statusUpdateRequested: ({ name }) => [
    `Status update requested for ${name}`,
    `The customer asks where ${name} stands.`,
  ],
}
