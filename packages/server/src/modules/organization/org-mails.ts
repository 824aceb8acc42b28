/** E-mails about an organization itself: an invitation to work there or to be its guest, and that it is set up. */
import { mailHtml, mailText, memberMessages as words, type OrgProfile } from '@orderwright/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/schema.ts'
import { writeMail } from '../../platform/mail/outbox.ts'

export interface OrgMail {
  readonly kind: 'memberInvited' | 'guestInvited' | 'orgCreated' | 'signInChanged'
  readonly to: string
  readonly userId: number
  readonly subject: string
  readonly opening: string
  readonly next: string
  /** what the button opens */
  readonly url: string
  readonly because: string
  /** the same cause gives the same key: the mail is written once */
  readonly idempotencyKey: string
}

interface Sender {
  readonly db: Kysely<Database>
  readonly orgId: number
  readonly org: { readonly title: string; readonly profile: OrgProfile }
}

/** Writes the mail beside its cause, in the organization's looks. Wake `deliverMails` after the commit. */
export async function writeOrgMail({ db, orgId, org }: Sender, mail: OrgMail): Promise<void> {
  const { kind, to, userId, subject, idempotencyKey } = mail
  const { letters, brand } = org.profile
  const composed = {
    subject,
    heading: subject,
    greeting: words.greeting,
    paragraphs: [mail.opening],
    quote: '',
    next: mail.next,
    button: { label: words.signIn, url: mail.url },
    links: [],
    rows: [],
    closing: letters.closing || words.closing,
    signature: (letters.signature || org.title).split(/\r?\n/),
    because: mail.because,
  }
  await writeMail(db, {
    orgId,
    to,
    userId,
    kind,
    subject,
    text: mailText(composed),
    html: mailHtml(composed, { title: org.title, brand }),
    idempotencyKey,
    fromName: letters.senderName || org.title,
    replyTo: letters.replyTo,
  })
}
