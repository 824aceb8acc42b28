/** The calls about the session itself: who is signed in, and a person's own settings. */
import type { getSession, saveOrdersPageSettings } from '@orderwright/contract'
import { jsonb } from '../../platform/database/database.ts'
import type { Handler } from '../../platform/http/call-context.ts'
import { notFound, succeed } from '../../platform/http/outcome.ts'
import { ownOrgOf, sharedSession } from './shared-session.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { presentSession, signedOutSession } from './present-session.ts'

export const currentSession: Handler<typeof getSession> = async (call, { shareableOrderId }) => {
  // Every page begins here: from now on this browser is told from others.
  if (call.browser.id === null) call.browser.mark()
  const shared = shareableOrderId === undefined ? null : await sharedSession(call, shareableOrderId)
  if (shared) return succeed(shared)
  if (!call.person) return succeed(signedOutSession(call.services))
  const session = await presentSession(call.services, call.person.user.id)
  // The page of an order belongs to that order's organisation.
  const orgId = shareableOrderId === undefined ? null : await ownOrgOf(call, shareableOrderId)
  return succeed({ ...session, activeOrgId: orgId ?? session.activeOrgId })
}

/** [1.4.53] */
export const saveSettings: Handler<typeof saveOrdersPageSettings> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    if (!tenant.policy.can(tenant.actor, 'self.update', { orgId: tenant.orgId })) return notFound()
    const { ordersPageSettings } = body
    await tenant.db
      .updateTable('memberships')
      .set({ settings: jsonb({ ordersPageSettings }) })
      .where('orgId', '=', tenant.orgId)
      .where('userId', '=', tenant.actor.userId)
      .execute()
    return succeed({ ok: true })
  })
