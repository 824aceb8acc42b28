/** The history of an order, newest first; employees only. */
import type { getOrderEvents } from '@orderwright/contract'
import type { Handler } from '../../platform/http/call-context.ts'
import { forbidden, succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/in-tenant.ts'
import { readableOrder, subjectOf } from './order-store.ts'

const MOST_EVENTS = 500

export const orderEvents: Handler<typeof getOrderEvents> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    const subject = subjectOf(order.data, tenant.org.profile)
    if (!tenant.policy.can(tenant.actor, 'order.readEvents', subject)) return forbidden()
    const rows = await tenant.db
      .selectFrom('orderEvents')
      .leftJoin('users', 'users.id', 'orderEvents.userId')
      .selectAll('orderEvents')
      .select('users.name as userName')
      .where('orderEvents.orgId', '=', tenant.orgId)
      .where('orderEvents.productOrderId', '=', order.data.id)
      .orderBy('orderEvents.id', 'desc')
      .limit(MOST_EVENTS)
      .execute()
    return succeed({ events: rows.map((row) => ({ ...row, userName: row.userName ?? '' })) })
  })
