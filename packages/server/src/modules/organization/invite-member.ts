/** An owner invites somebody to work in the organization. */
import { memberMessages as words } from '@orderwright/domain/messages'
import { orgAddress } from '@orderwright/domain/orders'
import { insertRecord } from '../../platform/database/records.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, succeed } from '../../platform/http/outcome.ts'
import { ensureUser } from '../people/ensure-user.ts'
import { inviterOf } from '../people/known-people.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { findMember } from './member-store.ts'
import { writeOrgMail } from './org-mails.ts'

/** The same address twice at once is one member: the database has one membership of a person. */
export const inviteMember: HandlerOf<'inviteMember'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const { db, orgId } = tenant
    if (!tenant.policy.can(tenant.actor, 'people.write', { orgId })) return forbidden()
    const { email, role } = body
    const userId = await ensureUser(tenant, email)
    const known = await db
      .selectFrom('memberships')
      .select(['role', 'status', 'deletedAt', 'version'])
      .where('orgId', '=', orgId)
      .where('userId', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    const isHere = known !== undefined && known.status === 'active' && known.deletedAt === null
    if (isHere && known.role !== 'guest')
      return fail('refused', words.isEmployee({ email }), { rule: 'isEmployee' })
    if (isHere && !body.fromGuest) return fail('refused', words.isGuest({ email }), { rule: 'isGuest' })
    if (known) {
      // Terms of guests are no terms of employees; what may be edited is granted anew.
      await db
        .updateTable('memberships')
        .set({ role, status: 'active', deletedAt: null, pricingIsHidden: 0, mayEditDataFields: false })
        .where('orgId', '=', orgId)
        .where('userId', '=', userId)
        .execute()
    } else {
      await insertRecord(db, 'membership', orgId, { userId, role })
    }
    // Invited anew, they may be another account of the organization's provider.
    await db.deleteFrom('openidIdentities').where('orgId', '=', orgId).where('userId', '=', userId).execute()
    await writeOrgMail(tenant, {
      kind: 'memberInvited',
      to: email,
      userId,
      say: () => ({
        subject: words.inviteSubject({ org: tenant.org.title }),
        opening: words.inviteOpening({ org: tenant.org.title, inviter: inviterOf(call.person), role }),
        next: words.inviteNext,
        because: words.inviteBecause({ org: tenant.org.title }),
      }),
      url: orgAddress(tenant.services.config.publicUrl, orgId, '/sign-in'),
      idempotencyKey: `member-invited:${orgId}:${userId}:${known?.version ?? 0}`,
    })
    tenant.afterCommit({ task: 'deliverMails' })
    const member = await findMember(tenant, userId)
    return member.ok ? succeed({ member: member.data }) : member
  })
