/** An employee moves an order to another status. [1.7.11] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { decide, lockFor, statusAnswer } from './transition.ts'

export const updateOrderStatus: HandlerOf<'updateOrderStatus'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const order = await lockFor(tenant, body.productOrderId, 'order.setStatus')
    if (!order.ok) return order
    const { statusKey, skipNotifyingGuest } = body
    const moved = await decide(tenant, order.data, {
      kind: 'setStatus',
      statusKey,
      skipNotifyingGuest,
    })
    return moved.ok ? succeed(statusAnswer(tenant, moved.data)) : moved
  })
