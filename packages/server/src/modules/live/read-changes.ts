/** What is new on an order since versions that somebody knows. Nothing is logged for it: versions say everything. */
import { type ProductInstance, productInstanceSchema } from '@orderwright/domain/orders'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/schema.ts'

/** Line id → version. */
export type KnownLines = ReadonlyMap<number, number>

/** The order's lines whose version is another than the known one, deleted ones included, by rank. */
export async function changedLines(
  db: Transaction<Database>,
  orgId: number,
  productOrderId: number,
  known: KnownLines,
): Promise<ProductInstance[]> {
  const answer = await sql<unknown>`select line.* from product_instances line
    left join unnest(${[...known.keys()]}::integer[], ${[...known.values()]}::integer[]) as known (id, version)
      on known.id = line.id
    where line.org_id = ${orgId} and line.product_order_id = ${productOrderId}
      and known.version is distinct from line.version
    order by line.rank, line.id`.execute(db)
  return answer.rows.map((row) => productInstanceSchema.parse(row))
}

/** Which of these ids are no lines of the order, not even deleted ones. */
export async function missingLines(
  db: Transaction<Database>,
  orgId: number,
  productOrderId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const answer = await sql<{ id: number }>`select known.id from unnest(${ids}::integer[]) as known (id)
    where not exists (select from product_instances line
      where line.org_id = ${orgId} and line.product_order_id = ${productOrderId} and line.id = known.id)`.execute(
    db,
  )
  return answer.rows.map(({ id }) => id)
}

/** The versions of all lines of an order, deleted ones included. */
export async function lineVersions(
  db: Transaction<Database>,
  orgId: number,
  productOrderId: number,
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('productInstances')
    .select(['id', 'version'])
    .where('orgId', '=', orgId)
    .where('productOrderId', '=', productOrderId)
    .execute()
  return new Map(rows.map(({ id, version }) => [id, version]))
}
