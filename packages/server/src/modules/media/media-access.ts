/** Who may see and change a picture: those of its order, or those of the catalog. */
import type { Medium, ProductOrder } from '@orderwright/domain'
import { forbidden, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { lockFor } from '../lifecycle/transition.ts'
import { readableOrder } from '../orders/order-store.ts'
import { seenIds } from '../orders/visible-orders.ts'
import { readRecord } from '../../platform/database/records.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** The medium when the caller may see it; else the answer for a missing one, found by the same work. */
export async function seenMedium(
  tenant: TenantCall,
  mediumId: number,
  options: { readonly includeDeleted?: boolean } = {},
): Promise<Outcome<Medium>> {
  const seen = await seenIds(tenant, 'media', [mediumId])
  const medium = seen.has(mediumId)
    ? await readRecord(tenant.db, 'medium', tenant.orgId, mediumId, options)
    : undefined
  if (!medium) return notFound()
  if (medium.productOrderId !== null) {
    const order = await readableOrder(tenant, medium.productOrderId)
    return order.ok ? succeed(medium) : order
  }
  return tenant.policy.can(tenant.actor, 'media.read', { orgId: tenant.orgId }) ? succeed(medium) : notFound()
}

/** The locked order when the caller may change the pictures of its lines. */
export function lockForPictures(tenant: TenantCall, orderId: number): Promise<Outcome<ProductOrder>> {
  return lockFor(tenant, orderId, 'line.update')
}

export function mayWriteCatalogMedia(tenant: TenantCall): Outcome<null> {
  return tenant.policy.can(tenant.actor, 'media.write', { orgId: tenant.orgId }) ? succeed(null) : forbidden()
}
