/** The calls about the session itself: who is signed in, and a person's own settings. */
import type { getSession, saveOrdersPageSettings } from '@orderwright/contract'
import { jsonb } from '../../platform/database/database.ts'
import type { Handler } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { inTenant } from '../tenancy/in-tenant.ts'
import { presentSession, signedOutSession } from './present-session.ts'

export const currentSession: Handler<typeof getSession> = async (call) =>
  succeed(
    call.person ? await presentSession(call.services, call.person.user.id) : signedOutSession(call.services),
  )

/** [1.4.53] */
export const saveSettings: Handler<typeof saveOrdersPageSettings> = (call, body) =>
  inTenant(call, body, async (tenant) => {
    const { ordersPageSettings } = body
    await tenant.db
      .updateTable('memberships')
      .set({ settings: jsonb({ ordersPageSettings }) })
      .where('orgId', '=', tenant.orgId)
      .where('userId', '=', tenant.actor.userId)
      .execute()
    return succeed({ ok: true })
  })
