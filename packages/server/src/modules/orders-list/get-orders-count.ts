/**
 * get-configurator-orders-count: how many active orders of the organisation stand at each of some statuses, and how many
 * process a payment. For employees, who see all orders. [1.2.37, 1.7.08]
 */
import { sql } from 'kysely'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'

interface Count {
  /** null: those that process a payment */
  readonly statusKey: string | null
  readonly count: number
}

export const getOrdersCount: HandlerOf<'getOrdersCount'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const { orgId } = tenant
    if (!tenant.policy.can(tenant.actor, 'order.listAll', { orgId })) return forbidden()
    const { rows } = await sql<Count>`
      select last_completed_status_key as "statusKey", count(*)::integer as count from product_orders
      where org_id = ${orgId} and deleted_at is null and archived = 0
        and last_completed_status_key = any(${body.statusKeys})
      group by 1
      union all
      select null, count(*)::integer from product_orders
      where org_id = ${orgId} and deleted_at is null and archived = 0 and is_processing_payment = 1`.execute(
      tenant.db.withoutPlugins(),
    )
    const counts = new Map(rows.map(({ statusKey, count }) => [statusKey, count]))
    return succeed({
      productOrderCountsByStatusKey: Object.fromEntries(
        body.statusKeys.map((key) => [key, counts.get(key) ?? 0]),
      ),
      processingPaymentCount: counts.get(null) ?? 0,
    })
  })
