/** How far the guided first visit of a new organization has come. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { readGuide } from './guide-store.ts'

export const getSetupGuide: HandlerOf<'getSetupGuide'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const { policy, actor, orgId } = tenant
    if (!policy.can(actor, 'profile.write', { orgId })) return forbidden()
    return succeed({ guide: await readGuide(tenant) })
  })
