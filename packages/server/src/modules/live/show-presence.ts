/** live/presence: tells the others which item a page shows. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readableOrder } from '../orders/order-store.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { moveViewer } from './presence.ts'

export const showPresence: HandlerOf<'showPresence'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    const { orgId, productOrderId, clientId, itemId } = body
    await moveViewer(tenant.db, { orgId, productOrderId, clientId, userId: tenant.actor.userId, itemId })
    return succeed({ ok: true })
  })
