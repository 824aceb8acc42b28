/** The e-mails that status changes send. No price stands in any of them: pricing may be hidden from the reader. */
import {
  currentStatus,
  type MailTemplate,
  type OrgProfile,
  type ProductOrder,
  statusText,
} from '@orderwright/domain'

interface Org {
  readonly title: string
  readonly profile: OrgProfile
}

interface Names {
  /** the organisation's word for an order */
  readonly word: string
  /** "Quote 12, Villa Nord" */
  readonly name: string
  readonly org: string
  readonly status: string
  readonly feedback: string
}

const texts: Readonly<Record<MailTemplate | 'statusUpdateRequested', (names: Names) => [string, string]>> = {
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
  statusUpdateRequested: ({ name }) => [
    `Status update requested for ${name}`,
    `The customer asks where ${name} stands.`,
  ],
}

/** Subject and text; `link` leads to the order. */
export function mailText(
  template: MailTemplate | 'statusUpdateRequested',
  org: Org,
  order: ProductOrder,
  link: string,
): { subject: string; text: string } {
  const word = org.profile.vocabulary.order
  const [subject, text] = texts[template]({
    word,
    name: `${word} ${order.orgSpecificId}, ${order.title}`,
    org: org.title,
    status: statusText(currentStatus(order, org.profile), order.isStocked === 1).title,
    feedback: order.feedbackNotes,
  })
  return { subject, text: `${text}\n\n${link}` }
}
