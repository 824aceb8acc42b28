/**
 * Conditions of queries that leave out what belongs to orders that the caller has nothing to do with. A hidden record is
 * then not found, as a missing one is: no row of it is read, parsed or locked, and the time of an answer does not tell
 * them apart. The policy still decides on what is found. [issue 12, 3]
 */
import { reachOf } from '@orderwright/domain'
import { type RawBuilder, sql } from 'kysely'
import type { TenantCall } from '../tenancy/in-tenant.ts'

type Seer = Pick<TenantCall, 'actor'>

/** For a query of orders: those of the caller's reach. */
export function isVisibleOrder({ actor }: Seer): RawBuilder<boolean> {
  const reach = reachOf(actor)
  if (reach.all) return sql`true`
  const { userId, sharedOrderIds } = reach
  return sql`(product_orders.user_id = ${userId}
    or product_orders.involved_users ? ${userId === null ? null : String(userId)}
    or (product_orders.archived = 0 and product_orders.id = any(${sharedOrderIds})))`
}

/**
 * For a query of records that each belong to an order. A scalar subquery and no `exists`: that one is planned as a join,
 * which may read every order of the organisation for the record that is hidden and none for the one that is missing.
 */
export function isOfVisibleOrder(seer: Seer, table: 'productInstances' | 'media'): RawBuilder<boolean> {
  if (reachOf(seer.actor).all) return sql`true`
  return sql`(select ${isVisibleOrder(seer)} from product_orders
    where product_orders.org_id = ${sql.ref(`${table}.orgId`)}
      and product_orders.id = ${sql.ref(`${table}.productOrderId`)})`
}

/** For a query of pictures: the catalogue's, and those of visible orders. */
export function isVisibleMedium(seer: Seer): RawBuilder<boolean> {
  return sql`(media.product_order_id is null or ${isOfVisibleOrder(seer, 'media')})`
}
