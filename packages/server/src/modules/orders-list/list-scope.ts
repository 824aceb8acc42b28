/** Which orders a caller may list, and by what: the same for a page of the list and for its export. [1.6.04–1.6.07] */
import { ordersListMessages } from '@orderwright/domain/messages'
import { forbidden, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { listGroups } from './list-groups.ts'
import { type ListBody, type ListScope, ownerFilter, planSearch, statusFilter } from './list-query.ts'
import { waitsFor } from './waiting-orders.ts'

/** What the caller may list, and how; an outcome where that is nothing. */
export async function scopeOf(
  tenant: TenantCall,
  body: ListBody,
): Promise<Outcome<ListScope & { readonly seesAll: boolean }>> {
  const org = { orgId: tenant.orgId }
  if (!tenant.policy.can(tenant.actor, 'order.list', org)) return notFound()
  const seesAll = tenant.policy.can(tenant.actor, 'order.listAll', org)
  // Sorting by hidden prices would reveal them.
  if (body.sort.by === 'total' && tenant.actor.pricingIsHidden)
    return forbidden(ordersListMessages.sortNeedsPrices)
  return succeed({
    seesAll,
    groups: await listGroups(tenant, body.sort),
    ownerId: ownerFilter(tenant, body, seesAll),
    isAdvanced: seesAll && body.includeAdvancedOrderData,
    withInvolved: !seesAll,
    statusKeys: statusFilter(tenant, body),
    waiting: body.filters.waitingFor ? waitsFor(tenant, body.filters.waitingFor) : null,
    search: await planSearch(tenant.db, body.searchTerm),
  })
}
