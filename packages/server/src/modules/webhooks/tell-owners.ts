/** Tells the owners of an organization, by e-mail and in the app, that an endpoint of theirs was disabled. */
import { webhookMessages as words } from '@orderwright/domain/messages'
import { orgAddress } from '@orderwright/domain/orders'
import { inLanguage, languageOfReader } from '../../platform/languages.ts'
import { writeOrgMail } from '../organization/org-mails.ts'
import { activePeople } from '../people/active-people.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'
import type { EndpointRow } from './endpoint-store.ts'

type Disabled = Pick<EndpointRow, 'id' | 'url' | 'configVersion'> & {
  readonly disabledReason: 'gone' | 'failing'
}

/** In the transaction that disables it. */
export async function tellOwners(work: Work, endpoint: Disabled): Promise<void> {
  const { db, org, orgId } = work
  const opening = () => words.mailOpening({ url: endpoint.url, why: endpoint.disabledReason })
  for (const owner of await activePeople(work).where('memberships.role', '=', 'owner').execute()) {
    const once = `webhookDisabled:${orgId}:${endpoint.id}:${endpoint.configVersion}:${owner.id}`
    await writeOrgMail(work, {
      kind: 'webhookDisabled',
      to: owner.email,
      userId: owner.id,
      say: () => ({
        subject: words.mailSubject,
        opening: opening(),
        next: words.mailNext,
        button: words.openIt,
        because: words.mailBecause,
      }),
      url: orgAddress(work.services.config.publicUrl, orgId, `/admin/webhooks/${endpoint.id}`),
      idempotencyKey: once,
    })
    const text = inLanguage(languageOfReader(owner.language, org.profile), opening)
    await db
      .insertInto('notifications')
      .values({ orgId, userId: owner.id, kind: 'webhookDisabled', text, cause: once })
      .onConflict((conflict) =>
        conflict.columns(['orgId', 'userId', 'cause']).where('cause', '<>', '').doNothing(),
      )
      .execute()
  }
  work.afterCommit({ task: 'deliverMails' })
}
