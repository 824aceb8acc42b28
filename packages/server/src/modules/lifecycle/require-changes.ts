/** An employee returns a submitted order to its owner, with what has to change. [1.7.14] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { decide, lockFor, statusAnswer } from './transition.ts'

export const requireChanges: HandlerOf<'requireChanges'> = async (call, body) => {
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
