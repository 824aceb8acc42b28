/** A person's own settings of the orders page, at one organisation. */
import { sql } from 'kysely'
import { jsonb } from '../../platform/database/database.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { notFound, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'

/** [1.4.53] */
export const saveOrdersPageSettings: HandlerOf<'saveOrdersPageSettings'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    if (!tenant.policy.can(tenant.actor, 'self.update', { orgId: tenant.orgId })) return notFound()
    const { ordersPageSettings } = body
    // The person's saved views stand beside them.
    await sql`update memberships
      set settings = settings || ${jsonb({ ordersPageSettings })}
      where org_id = ${tenant.orgId} and user_id = ${tenant.actor.userId}`.execute(tenant.db)
    return succeed({ ok: true })
  })
