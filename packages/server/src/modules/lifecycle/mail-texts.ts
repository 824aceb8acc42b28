/** The e-mails of an order in its organisation's words. */
import {
  currentStatus,
  mailMessages,
  type MailTemplate,
  type OrgProfile,
  type ProductOrder,
  statusText,
} from '@orderwright/domain'

interface Org {
  readonly title: string
  readonly profile: OrgProfile
}

/** Subject and text; `link` leads to the order. */
export function mailText(
  template: MailTemplate | 'statusUpdateRequested',
  org: Org,
  order: ProductOrder,
  link: string,
): { subject: string; text: string } {
  const word = org.profile.vocabulary.order
  const [subject, text] = mailMessages[template]({
    word,
    name: `${word} ${order.orgSpecificId}, ${order.title}`,
    org: org.title,
    status: statusText(currentStatus(order, org.profile), order.isStocked === 1).title,
    feedback: order.feedbackNotes,
  })
  return { subject, text: `${text}\n\n${link}` }
}
