/** Which orders of a page of the list there is not enough in stock for, by one query beside the list's own. */
import { shortagesOf, stockStage } from '@orderwright/domain/inventory'
import type { ProductOrder } from '@orderwright/domain/orders'
import { groupBy } from '@orderwright/domain/units'
import { type RawBuilder, sql } from 'kysely'
import { loadCatalog } from '../../platform/database/load-catalog.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'

type Listed = Pick<ProductOrder, 'id' | 'statusData' | 'isStocked'>
type ShortWork = Pick<Work, 'db' | 'orgId' | 'org' | 'services'>

/** The ids of those that are short, in the order in which they come. */
export async function shortOrders(work: ShortWork, orders: readonly Listed[]): Promise<number[]> {
  if (!(await keepsStock(work))) return []
  const staged = orders.map((order) => ({
    id: order.id,
    stage: stockStage({ ...order, deletedAt: null }, work.org.profile),
  }))
  const waiting = staged.filter(({ stage }) => stage !== 'shipped')
  const pieces = await piecesOf(
    work,
    waiting.map(({ id }) => id),
  )
  const piecesByOrder = groupBy(pieces, ({ productOrderId }) => productOrderId)
  return waiting.flatMap(({ id, stage }) => {
    const own = piecesByOrder.get(id) ?? []
    const wanted = new Map(own.map(({ productId, quantity }) => [productId, quantity]))
    const available = new Map(own.map((row) => [row.productId, row.available]))
    return shortagesOf(stage, wanted, available).length > 0 ? [id] : []
  })
}

/** How old the catalog may be for this, in milliseconds: as for the titles beside the list. */
const CATALOG_AGE_MS = 1_000

/** An organization without stock has no query more. */
async function keepsStock({ db, orgId, services }: ShortWork): Promise<boolean> {
  const { records } = await loadCatalog(db, services.caches.catalogs, orgId, CATALOG_AGE_MS)
  return records.products.some(({ isStocked }) => isStocked === 1)
}

interface Pieces {
  readonly productOrderId: number
  readonly productId: number
  readonly quantity: number
  /** what can still be promised of the product */
  readonly available: number
}

/** What of stocked products the lines of these orders ask for: one statement whatever their number, as each page of the list runs it. */
export function piecesQuery(orgId: number, orderIds: readonly number[]): RawBuilder<Pieces> {
  return sql<Pieces>`
    select line.product_order_id as "productOrderId", line.product_id as "productId",
      sum(line.quantity)::integer as quantity, product.current_inventory as available
    from product_instances as line
    join products as product on product.org_id = line.org_id and product.id = line.product_id
    where line.org_id = ${orgId} and line.product_order_id = any(${orderIds}) and line.deleted_at is null
      and product.is_stocked = 1 and product.deleted_at is null
    group by line.product_order_id, line.product_id, product.current_inventory`
}

async function piecesOf({ db, orgId }: ShortWork, orderIds: readonly number[]): Promise<readonly Pieces[]> {
  if (orderIds.length === 0) return []
  // Rows have the names that are read already: no plugin needs to rename them.
  const { rows } = await piecesQuery(orgId, orderIds).execute(db.withoutPlugins())
  return rows
}
