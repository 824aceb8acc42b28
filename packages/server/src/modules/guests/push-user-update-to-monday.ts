/** Links a guest to an item of the work-management tool, and sends the guest's terms there. [2.7.24] */
import { guestMessages } from '@orderwright/domain/messages'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, notFound, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { findGuest, mayWriteGuests } from './guest-store.ts'
import { areGuestTermsPushed, pushGuestTerms } from './push-terms.ts'

/** Stores which item of the tool stands for the guest, and pushes the terms as they are now. */
export const pushUserUpdateToMonday: HandlerOf<'pushUserUpdateToMonday'> = (call, body) =>
  runInTenant(call, { orgId: body.orgId, isGuestMode: body.isGuestMode }, async (tenant) => {
    if (!mayWriteGuests(tenant)) return forbidden()
    if (!areGuestTermsPushed(tenant))
      return fail('refused', guestMessages.noWorkManagement, { rule: 'noWorkManagement' })
    const noted = await tenant.db
      .updateTable('memberships')
      .set({ mondayItemId: body.mondayItemId })
      .where('orgId', '=', tenant.orgId)
      .where('userId', '=', body.userId)
      .where('role', '=', 'guest')
      .where('status', '=', 'active')
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    if (noted.numUpdatedRows === 0n) return notFound()
    const guest = await findGuest(tenant, body.userId)
    if (!guest.ok) return guest
    await pushGuestTerms(tenant, guest.data)
    return succeed({ data: { guest: guest.data } })
  })
