/** live/cursor: tells the other pages on an order where this one points on the canvas. Nothing of it is stored. */
import { sql } from 'kysely'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readableOrder } from '../orders/order-store.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { cursorPayload } from './announcement.ts'
import { createThrottle } from './throttle.ts'

/** Twenty times a second, and a little for the clocks of browsers. */
const LEAST_MS = 45
const throttle = createThrottle(LEAST_MS)

export const showCursor: HandlerOf<'showCursor'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    const { orgId, productOrderId, clientId, cursor } = body
    const { userId } = tenant.actor
    // The last word of a page that points nowhere any more is always passed on.
    const isShown =
      throttle(`${orgId}:${productOrderId}:${userId}:${clientId}`, performance.now()) || cursor === null
    if (isShown) {
      const payload = cursorPayload(orgId, productOrderId, { clientId, userId, cursor })
      await sql`select pg_notify('orderwright_live', ${payload})`.execute(tenant.db)
    }
    return succeed({ isShown })
  })
