/** The guests of an organisation, for its employees. [2.7.20] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { selectGuests } from './guest-store.ts'

export const getGuestsData: HandlerOf<'getGuestsData'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    if (!tenant.policy.can(tenant.actor, 'people.read', { orgId: tenant.orgId })) return forbidden()
    return succeed({ data: { guests: await selectGuests(tenant).execute() } })
  })
