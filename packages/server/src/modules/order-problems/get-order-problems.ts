/** The problems of an order that were reported. */
import { goodsHaveLeft } from '@orderwright/domain/order-problems'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readableOrder } from '../orders/order-store.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { mayOnProblems, readOrderProblems } from './order-problem-store.ts'

export const getOrderProblems: HandlerOf<'getOrderProblems'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    return succeed({
      problems: await readOrderProblems(tenant, order.data),
      mayReport:
        mayOnProblems(tenant, order.data, 'order.reportProblem') &&
        goodsHaveLeft(order.data, tenant.org.profile),
    })
  })
