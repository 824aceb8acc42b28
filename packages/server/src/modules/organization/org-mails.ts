/** E-mails about an organization itself: an invitation to work there or to be its guest, and that it is set up. */
import { memberMessages as words } from '@orderwright/domain/messages'
import { localizeOrg, type OrgProfile } from '@orderwright/domain/tenancy'
import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/schema.ts'
import { inLanguage, languageOfReader } from '../../platform/languages.ts'
import { mailContent } from '../../platform/mail/mail-content.ts'
import { writeMail } from '../../platform/mail/outbox.ts'

export interface OrgMailWords {
  readonly subject: string
  readonly opening: string
  readonly next: string
  /** what the button says; as a rule that one signs in */
  readonly button?: string
  readonly because: string
}

export interface OrgMail {
  readonly kind: 'memberInvited' | 'guestInvited' | 'orgCreated' | 'signInChanged' | 'webhookDisabled'
  readonly to: string
  readonly userId: number
  /** said in the language of whoever gets it */
  readonly say: () => OrgMailWords
  /** what the button opens */
  readonly url: string
  /** the same cause gives the same key: the mail is written once */
  readonly idempotencyKey: string
}

interface Sender {
  readonly db: Kysely<Database>
  readonly orgId: number
  readonly org: { readonly title: string; readonly profile: OrgProfile }
}

function contentOf(sender: Sender, { say, url }: OrgMail) {
  const org = localizeOrg(sender.org)
  const { letters } = org.profile
  const { subject, opening, next, button, because } = say()
  const composed = {
    subject,
    heading: subject,
    greeting: words.greeting,
    paragraphs: [opening],
    quote: '',
    next,
    button: { label: button ?? words.signIn, url },
    links: [],
    rows: [],
    closing: letters.closing || words.closing,
    signature: (letters.signature || org.title).split(/\r?\n/),
    because,
  }
  return mailContent(org, composed)
}

/**
 * Writes the mail beside its cause, in the organization's looks and its reader's language. Wake `deliverMails` after
 * the commit.
 */
export async function writeOrgMail(sender: Sender, mail: OrgMail): Promise<void> {
  const { db, orgId, org } = sender
  const { kind, to, userId, idempotencyKey } = mail
  const reader = await db.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirst()
  const language = languageOfReader(reader?.language ?? null, org.profile)
  await writeMail(db, {
    orgId,
    to,
    userId,
    kind,
    ...inLanguage(language, () => contentOf(sender, mail)),
    idempotencyKey,
  })
}
