/** The whole canvas of an order, and what of it is new since a revision. */
import type { SpatialKey } from '@orderwright/domain/spatial'
import { sql, type Transaction } from 'kysely'
import { readRecords, type RecordOf } from '../../platform/database/records.ts'
import type { Database } from '../../platform/database/schema.ts'
import { ofEveryTable } from './every-table.ts'

/** All its lists by the kind of record. */
export type Canvas = { readonly [K in SpatialKey]: RecordOf<K>[] }

export interface CanvasChanges {
  /** the last of the order's canvas */
  readonly revision: number
  /** null: nothing is new */
  readonly records: Canvas | null
}

interface OrderName {
  readonly orgId: number
  readonly orderId: number
}

const LIMIT = 50_000

/** The highest revision of each kind of record that lies above `since`. */
async function newerKinds(db: Transaction<Database>, { orgId, orderId }: OrderName, since: number) {
  const answer = await ofEveryTable<{ key: SpatialKey; revision: string | null }>(
    (key, table) => sql`select ${key} as key, max(revision)::text as revision from ${table}
      where org_id = ${orgId} and product_order_id = ${orderId} and revision > ${since}`,
  ).execute(db)
  return new Map(
    answer.rows.flatMap(({ key, revision }) => (revision === null ? [] : [[key, Number(revision)] as const])),
  )
}

/** The revision of an order's canvas; 0: nothing was ever drawn. */
export async function canvasRevision(db: Transaction<Database>, order: OrderName): Promise<number> {
  return Math.max(0, ...(await newerKinds(db, order, 0)).values())
}

/** What has been written since a revision, deleted records included. */
export async function changedCanvas(
  db: Transaction<Database>,
  order: OrderName,
  since: number,
): Promise<CanvasChanges> {
  const newer = await newerKinds(db, order, since)
  if (newer.size === 0) return { revision: since, records: null }
  const condition = sql<boolean>`revision > ${since}`
  const read = <K extends SpatialKey>(key: K): Promise<RecordOf<K>[]> =>
    newer.has(key)
      ? readRecords(db, key, order.orgId, {
          fields: { productOrderId: order.orderId },
          condition,
          includeDeleted: true,
          limit: LIMIT,
        })
      : Promise.resolve([])
  return { revision: Math.max(...newer.values()), records: await eachKind(read) }
}

/** The canvas as it is, without deleted records; its revision is read first, so that nothing is missed after it. */
export async function wholeCanvas(
  db: Transaction<Database>,
  order: OrderName,
): Promise<{ readonly revision: number; readonly records: Canvas }> {
  const revision = await canvasRevision(db, order)
  const fields = { productOrderId: order.orderId }
  const records = await eachKind((key) => readRecords(db, key, order.orgId, { fields, limit: LIMIT }))
  return { revision, records }
}

/** One after the other: they share a connection. */
async function eachKind(read: <K extends SpatialKey>(key: K) => Promise<RecordOf<K>[]>): Promise<Canvas> {
  return {
    archWall: await read('archWall'),
    archElevation: await read('archElevation'),
    archCustomView: await read('archCustomView'),
    entity: await read('entity'),
    productCanvasText: await read('productCanvasText'),
    productCanvasLine: await read('productCanvasLine'),
  }
}
