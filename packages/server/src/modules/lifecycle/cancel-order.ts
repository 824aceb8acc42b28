/** product-order/cancel: an unpaid order goes back to its first step. [1.7.15, 1.4.14, 1.4.15] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { decide, lockFor, statusAnswer } from './transition.ts'

export const cancelOrder: HandlerOf<'cancelOrder'> = async (call, body) => {
  const located = await withOrderOrg(call, body)
  if (!located.ok) return located
  return runInTenant(call, located.data, async (tenant) => {
    const order = await lockFor(tenant, body.productOrderId, 'order.cancel')
    if (!order.ok) return order
    const cancelled = await decide(tenant, order.data, { kind: 'cancel' })
    return cancelled.ok ? succeed(statusAnswer(tenant, cancelled.data)) : cancelled
  })
}
