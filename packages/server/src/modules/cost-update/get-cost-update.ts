/** How far the cost update of an organisation is. [1.7.26] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { readCostUpdate } from './cost-update-progress.ts'

export const getCostUpdate: HandlerOf<'getCostUpdate'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const { orgId } = tenant
    if (!tenant.policy.can(tenant.actor, 'order.updateAllCosts', { orgId })) return forbidden()
    return succeed({ costUpdate: await readCostUpdate(tenant) })
  })
