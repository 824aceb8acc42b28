/** What lies between two revisions, or between one and the order as it is now. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readableOrder } from '../orders/order-store.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { differenceSaid } from '../revision-records/revision-store.ts'

export const compareRevisions: HandlerOf<'compareRevisions'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    const difference = await differenceSaid(tenant, order.data, body)
    return difference.ok ? succeed({ difference: difference.data }) : difference
  })
