/** Which e-mails a person gets from an organisation: their own choice. [issue 18] */
import { sql } from 'kysely'
import { jsonb } from '../../platform/database/database.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { notFound, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'

export const saveMailPreferences: HandlerOf<'saveMailPreferences'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    if (!tenant.policy.can(tenant.actor, 'self.update', { orgId: tenant.orgId })) return notFound()
    const { mailPreferences } = body
    // Other settings of the person stand beside them.
    await sql`update memberships
      set settings = settings || ${jsonb({ mailPreferences })}
      where org_id = ${tenant.orgId} and user_id = ${tenant.actor.userId}`.execute(tenant.db)
    return succeed({ ok: true })
  })
