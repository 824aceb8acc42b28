/** Says how many open orders a change of the catalog concerns, before it is made. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { countOpenOrders, heldBy, listOpenOrders } from './affected-orders.ts'

const MOST_LISTED = 100

export const countAffectedOrders: HandlerOf<'countAffectedOrders'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    if (!tenant.policy.can(tenant.actor, 'catalog.write', { orgId: tenant.orgId })) return forbidden()
    const held = await heldBy(tenant, body)
    const counts = await countOpenOrders(tenant, held)
    if (!body.withOrders) return succeed(counts)
    return succeed({ ...counts, affectedOrders: await listOpenOrders(tenant, held, MOST_LISTED) })
  })
