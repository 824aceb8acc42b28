/** An owner invites a guest to the organisation; an e-mail tells them where. [2.7.21] */
import { guestMessages } from '@orderwright/domain/messages'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, succeed } from '../../platform/http/outcome.ts'
import { insertRecord } from '../../platform/database/records.ts'
import { inviterOf } from '../people/known-people.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { ensureUser } from '../people/ensure-user.ts'
import { findGuest, mayWriteGuests } from './guest-store.ts'
import { writeInvitation } from './invitation.ts'

/** The same address twice at once is one guest: the database has one membership of a person. */
export const inviteGuest: HandlerOf<'inviteGuest'> = (call, body) =>
  runInTenant(call, { ...body, orgId: body.activeOrgId }, async (tenant) => {
    if (!mayWriteGuests(tenant)) return forbidden()
    const { email, pricingIsHidden } = body
    const userId = await ensureUser(tenant, email)
    const known = await tenant.db
      .selectFrom('memberships')
      .select(['role', 'status', 'deletedAt', 'version'])
      .where('orgId', '=', tenant.orgId)
      .where('userId', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    const isHere = known !== undefined && known.status === 'active' && known.deletedAt === null
    if (isHere && known.role !== 'guest')
      return fail('refused', guestMessages.isEmployee({ email }), { rule: 'isEmployee' })
    if (isHere) return fail('refused', guestMessages.isGuest({ email }), { rule: 'isGuest' })
    if (known) {
      await tenant.db
        .updateTable('memberships')
        .set({ role: 'guest', status: 'active', deletedAt: null, pricingIsHidden })
        .where('orgId', '=', tenant.orgId)
        .where('userId', '=', userId)
        .execute()
    } else {
      await insertRecord(tenant.db, 'membership', tenant.orgId, { userId, role: 'guest', pricingIsHidden })
    }
    await writeInvitation(tenant, { email, userId, version: known?.version ?? 0 }, inviterOf(call.person))
    tenant.afterCommit({ task: 'deliverMails' })
    const guest = await findGuest(tenant, userId)
    return guest.ok ? succeed({ data: { guest: guest.data } }) : guest
  })
