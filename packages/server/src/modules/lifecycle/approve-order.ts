/** An employee approves a submitted order. [1.7.13] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { decide, lockFor, statusAnswer } from './transition.ts'

export const approveOrder: HandlerOf<'approveOrder'> = async (call, body) => {
  const located = await withOrderOrg(call, body)
  if (!located.ok) return located
  return runInTenant(call, located.data, async (tenant) => {
    const order = await lockFor(tenant, body.productOrderId, 'order.approve')
    if (!order.ok) return order
    const approved = await decide(tenant, order.data, { kind: 'approve' }, body)
    return approved.ok ? succeed(statusAnswer(tenant, approved.data)) : approved
  })
}
