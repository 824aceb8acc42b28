/** The e-mail that tells somebody that they are a guest here. [2.7.21] */
import { memberMessages as words } from '@orderwright/domain/messages'
import { orgAddress } from '@orderwright/domain/orders'
import { writeOrgMail } from '../organization/org-mails.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

interface Invited {
  readonly email: string
  readonly userId: number
  /** the version of their place there before the invitation, 0 where there was none: each invitation is written once */
  readonly version: number
}

/** Written beside its cause. Wake `deliverMails` after the commit. */
export async function writeInvitation(
  tenant: TenantCall,
  { email, userId, version }: Invited,
  inviter: string,
): Promise<void> {
  const { title } = tenant.org
  await writeOrgMail(tenant, {
    kind: 'guestInvited',
    to: email,
    userId,
    say: () => ({
      subject: words.inviteSubject({ org: title }),
      opening: words.guestOpening({ org: title, inviter }),
      next: words.inviteNext,
      because: words.inviteBecause({ org: title }),
    }),
    // Whoever is a guest elsewhere too comes in here.
    url: orgAddress(tenant.services.config.publicUrl, tenant.orgId, '/sign-in'),
    idempotencyKey: `guest-invited:${tenant.orgId}:${userId}:${version}`,
  })
}
