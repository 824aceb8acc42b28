/** Revokes the open link of an order. [2.7.08] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { withOrderOrg } from '../tenancy/order-org.ts'
import { sharedOrderFor } from './involved.ts'
import { revokeLinks, writeLinkEvent } from './share-links.ts'

export const revokeShareableLink: HandlerOf<'revokeShareableLink'> = async (call, body) => {
  const named = await withOrderOrg(call, body)
  if (!named.ok) return named
  return runInTenant(call, named.data, async (tenant) => {
    const order = await sharedOrderFor(tenant, { id: body.productOrderId }, 'order.share', {
      forUpdate: true,
    })
    if (!order.ok) return order
    if (await revokeLinks(tenant, order.data.id, null))
      await writeLinkEvent(tenant, order.data.id, 'order.revokeLink')
    return succeed({ ok: true })
  })
}
