/** What employees decide: approve-order, action-required, update-order-status. [1.7.11, 1.7.13, 1.7.14] */
import type { approveOrder, requireChanges, updateOrderStatus } from '@orderwright/contract'
import type { Handler } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { decide, lockFor, statusAnswer } from './transition.ts'

export const approve: Handler<typeof approveOrder> = async (call, body) => {
  const located = await withOrderOrg(call, body)
  if (!located.ok) return located
  return runInTenant(call, located.data, async (tenant) => {
    const order = await lockFor(tenant, body.productOrderId, 'order.approve')
    if (!order.ok) return order
    const approved = await decide(tenant, order.data, { kind: 'approve' })
    return approved.ok ? succeed(statusAnswer(tenant, approved.data)) : approved
  })
}

export const sendBack: Handler<typeof requireChanges> = async (call, body) => {
  const located = await withOrderOrg(call, body)
  if (!located.ok) return located
  return runInTenant(call, located.data, async (tenant) => {
    const order = await lockFor(tenant, body.productOrderId, 'order.requireChanges')
    if (!order.ok) return order
    const intent = { kind: 'requireChanges', feedbackNotes: body.feedbackNotes } as const
    const returned = await decide(tenant, order.data, intent)
    if (!returned.ok) return returned
    return succeed({ ...statusAnswer(tenant, returned.data), feedbackNotes: returned.data.feedbackNotes })
  })
}

export const setStatus: Handler<typeof updateOrderStatus> = (call, body) =>
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
