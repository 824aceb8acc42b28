/** The canvas of an order: whether there is one, who may change it, and how much it holds. [2.1.05, 2.6.09, issue 15] */
import { loadCatalog } from '../../platform/database/load-catalog.ts'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { OrderAction } from '@orderwright/domain/access'
import { spatialCallMessages as words } from '@orderwright/domain/messages'
import { isSpatialOrder, type ProductOrder } from '@orderwright/domain/orders'
import { orderWord } from '@orderwright/domain/tenancy'
import { sql } from 'kysely'
import { ofEveryTable } from '../canvas-records/every-table.ts'
import { lockFor } from '../lifecycle/transition.ts'
import type { TenantCall, Work } from '../tenancy/run-in-tenant.ts'

/** Walls, views, shapes and texts of one order that are not deleted. */
export const CANVAS_MAX = 10_000

export async function hasCanvas(work: Pick<Work, 'db' | 'orgId' | 'org' | 'services'>, order: ProductOrder) {
  const { records } = await loadCatalog(work.db, work.services.caches.catalogs, work.orgId)
  return isSpatialOrder(order, records.productCategories, work.org.profile)
}

/** The locked order when the caller may do `action` to its lines, and so to its canvas, and it has one. */
export async function lockCanvas(
  tenant: TenantCall,
  orderId: number,
  action: Extract<OrderAction, `line.${string}`>,
): Promise<Outcome<ProductOrder>> {
  const locked = await lockFor(tenant, orderId, action)
  if (!locked.ok) return locked
  if (await hasCanvas(tenant, locked.data)) return locked
  const word = orderWord(tenant.org.profile)
  return fail('refused', words.notSpatial({ word }), { rule: 'notSpatial' })
}

/** Refuses more than an order may hold; call it with the order locked. */
export async function checkRoom(tenant: Work, orderId: number, added: number): Promise<Outcome<null>> {
  const counts = ofEveryTable<{ count: number }>(
    (_, table) => sql`select count(*)::integer as count from ${table}
      where org_id = ${tenant.orgId} and product_order_id = ${orderId} and deleted_at is null`,
  )
  const { rows } = await counts.execute(tenant.db)
  const count = rows.reduce((sum, row) => sum + row.count, 0)
  if (count + added <= CANVAS_MAX) return succeed(null)
  const word = orderWord(tenant.org.profile)
  return fail('refused', words.tooMany({ word, max: CANVAS_MAX, count }), { rule: 'tooMany' })
}

/** A canvas is worked on for hours: its order counts as changed once a minute, not with every stroke. */
export async function touchOrder(tenant: Work, orderId: number): Promise<void> {
  await sql`update product_orders set version = version where org_id = ${tenant.orgId} and id = ${orderId}
    and last_updated < now() - interval '1 minute'`.execute(tenant.db)
}
