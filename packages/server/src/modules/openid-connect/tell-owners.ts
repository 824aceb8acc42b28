/** Tells every owner by e-mail that the way in was changed: whoever does that without them is seen. */
import { openidSettingMessages as words } from '@orderwright/domain/messages'
import { orgAddress } from '@orderwright/domain/orders'
import { writeOrgMail } from '../organization/org-mails.ts'
import { activePeople } from '../people/active-people.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

type What = Parameters<typeof words.mailOpening>[0]['what']

/** In the transaction of the change. */
export async function tellOwners(tenant: TenantCall, title: string, what: What): Promise<void> {
  const { orgId, services, actor } = tenant
  const owners = await activePeople(tenant).where('memberships.role', '=', 'owner').execute()
  const self = owners.find(({ id }) => id === actor.userId)
  const who = self?.name || self?.email || ''
  for (const { id, email } of owners)
    await writeOrgMail(tenant, {
      kind: 'signInChanged',
      to: email,
      userId: id,
      say: () => ({
        subject: words.mailSubject,
        opening: words.mailOpening({ who, title, what }),
        next: words.mailNext,
        because: words.mailBecause,
      }),
      url: orgAddress(services.config.publicUrl, orgId, '/admin/sign-on'),
      idempotencyKey: `sign-in-changed:${orgId}:${id}:${what}:${services.clock().toISOString()}`,
    })
  tenant.afterCommit({ task: 'deliverMails' })
}
