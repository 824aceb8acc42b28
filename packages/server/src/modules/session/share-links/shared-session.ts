/** The session of a page that shows a shared order to somebody whose account, if any, does not belong there. */
import type { Session } from '@orderwright/domain/tenancy'
import type { CallContext } from '../../../platform/http/call-context.ts'
import { succeed } from '../../../platform/http/outcome.ts'
import { readableOrder } from '../../orders/order-store.ts'
import { seesPrices } from '../../orders/present-order.ts'
import { presentSharedSession } from '../present-session.ts'
import { readInTenant } from '../../tenancy/run-in-tenant.ts'
import { withOrderOrg } from '../../tenancy/order-org.ts'

/** Null where the order is not shared with the caller, or their account belongs to its organisation. */
export async function sharedSession(
  call: Pick<CallContext, 'person' | 'visitor' | 'services' | 'now'>,
  orderId: number,
): Promise<Session | null> {
  const named = await withOrderOrg(call, { productOrderId: orderId })
  if (!named.ok) return null
  const session = await readInTenant(call, { orgId: named.data.orgId }, async (tenant) => {
    if (tenant.membership !== null) return succeed(null)
    const order = await readableOrder(tenant, orderId)
    if (!order.ok) return order
    return succeed(
      await presentSharedSession(tenant, order.data, { pricingIsHidden: !seesPrices(tenant, order.data) }),
    )
  })
  return session.ok ? session.data : null
}

/** The organisation of an order that the caller's own account reaches. */
export async function ownOrgOf(
  { person, services, now }: Pick<CallContext, 'person' | 'services' | 'now'>,
  orderId: number,
): Promise<number | null> {
  const call = { person, visitor: null, services, now }
  const named = await withOrderOrg(call, { productOrderId: orderId })
  if (!named.ok) return null
  const { orgId } = named.data
  const order = await readInTenant(call, { orgId }, (tenant) => readableOrder(tenant, orderId))
  return order.ok ? orgId : null
}
