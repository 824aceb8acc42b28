/** Who may see and change a picture: those of its order, or those of the catalog. */
import type { ProductOrder } from '@orderwright/domain/orders'
import type { Medium } from '@orderwright/domain/people'
import { MAX_ID } from '@orderwright/domain/units'
import { sql } from 'kysely'
import { forbidden, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { lockFor } from '../lifecycle/transition.ts'
import { readableOrder } from '../orders/order-store.ts'
import { isVisibleOrder, seenIds } from '../orders/visible-orders.ts'
import { readRecord } from '../../platform/database/records.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** The medium when the caller may see it; else the answer for a missing one, found by the same work. */
export async function seenMedium(
  tenant: TenantCall,
  mediumId: number,
  options: { readonly includeDeleted?: boolean } = {},
): Promise<Outcome<Medium>> {
  const seen = await seenIds(tenant, 'media', [mediumId])
  const isTraced = await isUnderSeenCanvas(tenant, mediumId)
  const medium =
    isTraced || seen.has(mediumId)
      ? await readRecord(tenant.db, 'medium', tenant.orgId, mediumId, options)
      : undefined
  if (!medium) return notFound()
  if (isTraced) return succeed(medium)
  if (medium.productOrderId !== null) {
    const order = await readableOrder(tenant, medium.productOrderId)
    return order.ok ? succeed(medium) : order
  }
  return tenant.policy.can(tenant.actor, 'media.read', { orgId: tenant.orgId }) ? succeed(medium) : notFound()
}

/**
 * Lies it under the canvas of an order that the caller may read? A copy of an order names the pictures of the one that it is
 * a copy of; nothing else can name those of another order.
 */
async function isUnderSeenCanvas(tenant: TenantCall, mediumId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`select product_orders.id from product_orders
    where product_orders.org_id = ${tenant.orgId} and product_orders.deleted_at is null
      and ${isVisibleOrder(tenant)}
      and product_orders.id in (select product_order_id from entities
        where org_id = ${tenant.orgId} and medium_id = ${Math.min(mediumId, MAX_ID)} and deleted_at is null)
    order by product_orders.id desc limit ${MOST_COPIES}`.execute(tenant.db)
  for (const { id } of rows) {
    const order = await readableOrder(tenant, id)
    if (order.ok) return true
  }
  return false
}
/** Of more copies of one order the newest are asked. */
const MOST_COPIES = 20

/** The locked order when the caller may change the pictures of its lines. */
export function lockForPictures(tenant: TenantCall, orderId: number): Promise<Outcome<ProductOrder>> {
  return lockFor(tenant, orderId, 'line.update')
}

export function mayWriteCatalogMedia(tenant: TenantCall): Outcome<null> {
  return tenant.policy.can(tenant.actor, 'media.write', { orgId: tenant.orgId }) ? succeed(null) : forbidden()
}
