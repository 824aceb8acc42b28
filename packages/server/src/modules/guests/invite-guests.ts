/** Invitations of many guests at once, as an import makes them. [issue 16] */
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { writeInvitation } from './invitation.ts'

/** Writes an e-mail to each of these, by the ids of their places in the organization; they leave after the commit. */
export async function inviteGuests(
  tenant: TenantCall,
  ids: readonly number[],
  inviter: string,
): Promise<void> {
  if (ids.length === 0) return
  const guests = await tenant.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['users.email', 'memberships.userId', 'memberships.version'])
    .where('memberships.orgId', '=', tenant.orgId)
    .where('memberships.id', 'in', [...ids])
    .orderBy('users.email')
    .execute()
  for (const { email, userId, version } of guests)
    await writeInvitation(tenant, { email, userId, version: version - 1 }, inviter)
  tenant.afterCommit({ task: 'deliverMails' })
}
