/** The pictures that an order's page shows: its own, and those of the products, properties and options it is made of. */
import type { Catalog } from '@orderwright/domain/catalog'
import type { OrderDocument } from '@orderwright/domain/orders'
import { type Medium, mediumSchema } from '@orderwright/domain/people'
import { sql } from 'kysely'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { presentMedium } from './media-files.ts'

/** A library may be large; a page does not show more. */
const MOST = 500

/** Newest last; `drawnIds`: those of the library that lie under its canvas. Pictures of other orders are never among them, whatever a line says of its medium. */
export async function mediaOfOrder(
  tenant: TenantCall,
  { order, items }: OrderDocument,
  catalog: Catalog,
  drawnIds: readonly number[] = [],
): Promise<Medium[]> {
  const productIds = new Set(items.map(({ productId }) => productId))
  const propertyIds = new Set<string>()
  for (const id of productIds) {
    const product = catalog.products.get(id)
    for (const propertyId of Object.keys(product?.associations.productProperties ?? {}))
      propertyIds.add(propertyId)
  }
  const optionIds = [...catalog.options.values()]
    .filter(({ productPropertyId }) => propertyIds.has(String(productPropertyId)))
    .map(({ id }) => String(id))
  const products = [...productIds].map(String)
  const answer = await sql<unknown>`select * from media
    where org_id = ${tenant.orgId} and deleted_at is null and (
      product_order_id = ${order.id}
      or product_order_id is null and (
        id = any(${drawnIds}::integer[])
        or jsonb_exists_any(associations -> 'products', ${products}::text[])
        or jsonb_exists_any(associations -> 'productProperties', ${[...propertyIds]}::text[])
        or jsonb_exists_any(associations -> 'productOptions', ${optionIds}::text[])))
    order by id limit ${MOST}`.execute(tenant.db)
  return answer.rows.map((row) => presentMedium(mediumSchema.parse(row)))
}
