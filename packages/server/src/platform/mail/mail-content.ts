/** A mail of an organization as the outbox takes it: in its looks, from its name. */
import { type ComposedMail, mailHtml, mailText } from '@orderwright/domain/mails'
import type { OrgProfile } from '@orderwright/domain/tenancy'

/** What of an outbox's mail follows from what was composed. Say it in the language in which it was composed. */
export function mailContent(
  { title, profile }: { readonly title: string; readonly profile: OrgProfile },
  composed: ComposedMail,
) {
  const { letters, brand } = profile
  return {
    subject: composed.subject,
    text: mailText(composed),
    html: mailHtml(composed, { title, brand }),
    fromName: letters.senderName || title,
    replyTo: letters.replyTo,
  }
}
