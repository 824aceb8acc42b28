/** Tells the owners of an organization, by e-mail and in the app, that an endpoint of theirs was disabled. */
import { type ComposedMail, mailHtml, mailText, webhookMessages as words } from '@orderwright/domain'
import { inLanguage, languageOfReader } from '../../platform/languages.ts'
import { writeMail } from '../../platform/mail/outbox.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'
import type { EndpointRow } from './endpoint-store.ts'

type Disabled = Pick<EndpointRow, 'id' | 'url' | 'configVersion'> & {
  readonly disabledReason: 'gone' | 'failing'
}

function composedOf({ org }: Work, opening: string, url: string): ComposedMail {
  const { letters } = org.profile
  const subject = words.mailSubject
  return {
    subject,
    heading: subject,
    greeting: words.greeting,
    paragraphs: [opening],
    quote: '',
    next: words.mailNext,
    button: { label: words.openIt, url },
    links: [],
    rows: [],
    closing: letters.closing,
    signature: (letters.signature || org.title).split(/\r?\n/),
    because: words.mailBecause,
  }
}

/** In the transaction that disables it. */
export async function tellOwners(work: Work, endpoint: Disabled): Promise<void> {
  const { db, org, orgId } = work
  const { letters, brand } = org.profile
  const url = `${work.services.config.publicUrl}/admin/webhooks/${endpoint.id}`
  const owners = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['users.id', 'users.email', 'users.language'])
    .where('memberships.orgId', '=', orgId)
    .where('memberships.role', '=', 'owner')
    .where('memberships.status', '=', 'active')
    .where('memberships.deletedAt', 'is', null)
    .orderBy('users.id')
    .execute()
  for (const owner of owners) {
    const { opening, ...mail } = inLanguage(languageOfReader(owner.language, org.profile), () => {
      const said = words.mailOpening({ url: endpoint.url, why: endpoint.disabledReason })
      const composed = composedOf(work, said, url)
      const html = mailHtml(composed, { title: org.title, brand })
      return { opening: said, subject: composed.subject, text: mailText(composed), html }
    })
    const once = `webhookDisabled:${orgId}:${endpoint.id}:${endpoint.configVersion}:${owner.id}`
    await writeMail(db, {
      orgId,
      to: owner.email,
      userId: owner.id,
      kind: 'webhookDisabled',
      ...mail,
      fromName: letters.senderName || org.title,
      replyTo: letters.replyTo,
      idempotencyKey: once,
    })
    await db
      .insertInto('notifications')
      .values({ orgId, userId: owner.id, kind: 'webhookDisabled', text: opening, cause: once })
      .onConflict((conflict) =>
        conflict.columns(['orgId', 'userId', 'cause']).where('cause', '<>', '').doNothing(),
      )
      .execute()
  }
  work.afterCommit({ task: 'deliverMails' })
}
