/** An owner takes a guest out of the organisation. [2.7.22] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { findGuest, mayWriteGuests } from './guest-store.ts'

export const disinviteGuest: HandlerOf<'disinviteGuest'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    if (!mayWriteGuests(tenant)) return forbidden()
    const userId = typeof body.invitedUser === 'number' ? body.invitedUser : body.invitedUser.id
    const guest = await findGuest(tenant, userId)
    if (!guest.ok) return guest
    await tenant.db
      .updateTable('memberships')
      .set({ status: 'disabled' })
      .where('orgId', '=', tenant.orgId)
      .where('userId', '=', userId)
      .execute()
    return succeed({ ok: true })
  })
