/** get-orders-total: how many orders fit the search and the filters of the list, up to a number that says enough. */
import { MAX_TOTAL } from '@orderwright/contract'
import { newestFirst } from '@orderwright/domain/orders'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { totalQuery } from './list-query.ts'
import { scopeOf } from './list-scope.ts'

export const getOrdersTotal: HandlerOf<'getOrdersTotal'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const asList = {
      ...body,
      sort: newestFirst,
      includeAdvancedOrderData: false,
      formatForCsvExport: false,
    }
    const scope = await scopeOf(tenant, asList)
    if (!scope.ok) return scope
    const { rows } = await totalQuery(tenant.orgId, body, scope.data, MAX_TOTAL + 1).execute(tenant.db)
    const total = rows[0]?.total ?? 0
    return succeed({ total: Math.min(total, MAX_TOTAL), hasMore: total > MAX_TOTAL })
  })
