/**
 * Conditions of queries that leave out what belongs to orders that the caller has nothing to do with. A hidden record is
 * then not found, as a missing one is: no row of it is read, parsed or locked, and the time of an answer does not tell
 * them apart. The policy still decides on what is found. [issue 12, 3]
 */
import { reachOf } from '@orderwright/domain/access'
import { MAX_ID } from '@orderwright/domain/units'
import { type RawBuilder, sql } from 'kysely'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

type Viewer = Pick<TenantCall, 'actor' | 'orgId'>

/** For a query of orders: those of the caller's reach. */
export function isVisibleOrder({ actor }: Pick<Viewer, 'actor'>): RawBuilder<boolean> {
  const reach = reachOf(actor)
  if (reach.all) return sql`true`
  const { userId, sharedOrderIds } = reach
  return sql`(product_orders.user_id = ${userId}
    or product_orders.involved_users ? ${userId === null ? null : String(userId)}
    or (product_orders.archived = 0 and product_orders.id = any(${sharedOrderIds})))`
}

/** Tables of records that belong to an order, with the type of their ids. */
const idTypes = {
  productInstances: 'int4',
  media: 'int4',
  orderFiles: 'int4',
  paymentIntents: 'text',
  archWalls: 'int4',
  archElevations: 'int4',
  archCustomViews: 'int4',
  entities: 'int4',
  productCanvasTexts: 'int4',
  productCanvasLines: 'int4',
} as const
type Table = keyof typeof idTypes
type IdOf<T extends Table> = (typeof idTypes)[T] extends 'text' ? string : number

/** An id that no record has. */
const NONE = 0
/** In the place of the order of a picture that has none: the catalog's. */
const CATALOG = -1

/**
 * Whether the caller sees each of some lines, pictures, payments or records of a canvas, deleted ones too. The work is the same for one that is
 * hidden and one that there is not: one look-up of the record and one of an order, by their keys, whatever the first has
 * found. Scalar subqueries and no joins, which may be planned to read every order of the organisation.
 */
export function seenStatement<T extends Table>(
  { actor, orgId }: Viewer,
  table: T,
  ids: readonly IdOf<T>[],
): RawBuilder<{ id: IdOf<T>; isSeen: boolean }> {
  const record = sql.table(table)
  const orderId = sql`(select coalesce(${sql.ref(`${table}.productOrderId`)}, ${sql.lit(CATALOG)}) from ${record}
    where ${sql.ref(`${table}.orgId`)} = ${orgId} and ${sql.ref(`${table}.id`)} = asked.id)`
  return sql`select found.id, coalesce((select ${isVisibleOrder({ actor })} from product_orders
      where product_orders.org_id = ${orgId} and product_orders.id = found.order_id), false)
      or found.order_id = ${sql.lit(CATALOG)} as is_seen
    from (select asked.id, coalesce(${orderId}, ${sql.lit(NONE)}) as order_id
      from unnest(${ids}::${sql.raw(idTypes[table])}[]) as asked(id) offset 0) as found`
}

/** Those of the records that the caller sees. Only they may be read: what is hidden is not found. */
export async function seenIds<T extends Table>(
  tenant: Viewer & Pick<TenantCall, 'db'>,
  table: T,
  ids: readonly IdOf<T>[],
): Promise<ReadonlySet<IdOf<T>>> {
  // Who sees every order has nothing hidden from them here.
  if (reachOf(tenant.actor).all) return new Set(ids)
  // An id beyond the column's type fits nothing, and must not become an error.
  const valid = ids.filter(
    (id) => typeof id === 'string' || (Number.isSafeInteger(id) && Math.abs(id) <= MAX_ID),
  )
  const { rows } = await seenStatement(tenant, table, valid).execute(tenant.db)
  return new Set(rows.filter(({ isSeen }) => isSeen).map(({ id }) => id))
}
