/** Which orders of a page of the list there is not enough in stock for, by one query beside the list's own. */
import { shortagesOf, stockStage } from '@orderwright/domain/inventory'
import type { ProductOrder } from '@orderwright/domain/orders'
import { sql } from 'kysely'
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
  return waiting.flatMap(({ id, stage }) => {
    const own = pieces.filter(({ productOrderId }) => productOrderId === id)
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

async function piecesOf({ db, orgId }: ShortWork, orderIds: readonly number[]) {
  if (orderIds.length === 0) return []
  return db
    .selectFrom('productInstances as line')
    .innerJoin('products', (join) =>
      join.onRef('products.orgId', '=', 'line.orgId').onRef('products.id', '=', 'line.productId'),
    )
    .select([
      'line.productOrderId',
      'line.productId',
      'products.currentInventory as available',
      sql<number>`sum(line.quantity)::integer`.as('quantity'),
    ])
    .where('line.orgId', '=', orgId)
    .where('line.productOrderId', 'in', orderIds)
    .where('line.deletedAt', 'is', null)
    .where('products.isStocked', '=', 1)
    .where('products.deletedAt', 'is', null)
    .groupBy(['line.productOrderId', 'line.productId', 'products.currentInventory'])
    .execute()
}
