/** The owners and members of an organization, for its employees. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { selectMembers } from './member-store.ts'

export const getMembers: HandlerOf<'getMembers'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    if (!tenant.policy.can(tenant.actor, 'people.read', { orgId: tenant.orgId })) return forbidden()
    return succeed({ members: await selectMembers(tenant).execute() })
  })
