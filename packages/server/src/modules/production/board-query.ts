/** The statements of the production board: which orders stand on it, and what tells when they are due. [issue 18] */
import { MAX_ON_BOARD } from '@orderwright/contract'
import type { ProductOption } from '@orderwright/domain/catalog'
import type { ProductOrder } from '@orderwright/domain/orders'
import { groupBy, type Timestamp } from '@orderwright/domain/units'
import { openColumnKeys, startKeys } from '@orderwright/domain/production'
import { type RawBuilder, sql } from 'kysely'
import { foundBy, type Search } from '../orders-list/list-query.ts'
import { nameOnceEntered } from '../people/known-people.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** A row, under the names that the answer has. */
export interface BoardRow
  extends Pick<
    ProductOrder,
    | 'id'
    | 'version'
    | 'orgSpecificId'
    | 'title'
    | 'userId'
    | 'firmName'
    | 'productInstancesCount'
    | 'trackingNumber'
    | 'estimatedShippingDate'
  > {
  readonly statusKey: string
  readonly started: Timestamp | null
  readonly slowestOption: number | null
}

export interface BoardScope {
  readonly search: Search
  readonly customerId: number | null
  readonly orderIds: readonly number[] | null
  /** option id → lead time in working days */
  readonly slow: ReadonlyMap<number, number>
}

/** The longest lead time of what a record holds: its list of choices is asked for the options of one lead time after the other. */
function slowestOf(choices: RawBuilder<unknown>, slow: BoardScope['slow']): RawBuilder<number | null> {
  if (slow.size === 0) return sql`null::integer`
  const cases = [...groupBy(slow, ([, days]) => days)]
    .toSorted(([a], [b]) => b - a)
    .map(
      ([days, options]) =>
        sql`when ${choices} && ${options.map(([id]) => id)}::bigint[] then ${days}::integer`,
    )
  return sql`case ${sql.join(cases, sql` `)} end`
}

/** What makes an order one of the board. */
function onBoard({ orgId, org }: TenantCall, orderIds: BoardScope['orderIds']): RawBuilder<unknown>[] {
  return [
    sql`org_id = ${orgId}`,
    sql`deleted_at is null`,
    sql`archived = 0`,
    sql`last_completed_status_key = any(${openColumnKeys(org.profile)}::text[])`,
    ...(orderIds === null ? [] : [sql`id = any(${orderIds}::integer[])`]),
  ]
}

/** The orders of the board, the first by id where there are more than fit. */
export function boardQuery(call: TenantCall, scope: BoardScope): RawBuilder<BoardRow> {
  const { orgId } = call
  const { profile } = call.org
  const conditions = [
    ...onBoard(call, scope.orderIds),
    ...(scope.customerId === null ? [] : [sql`user_id = ${scope.customerId}`]),
    ...(scope.search === null ? [] : [foundBy(scope.search)]),
  ]
  // By when each was reached first: a card that was moved back, by mistake or not, has the day that it had.
  const reached = startKeys(profile).map(
    (key) => sql`coalesce(first_reached ->> ${key}, status_data -> ${key} ->> 'date')`,
  )
  const started = reached.length === 0 ? sql`null::text` : sql`least(${sql.join(reached)})`
  const ofLines =
    scope.slow.size === 0
      ? sql`null::integer`
      : sql`(select max(${slowestOf(sql`lines.choice_ids`, scope.slow)}) from product_instances as lines
          where lines.org_id = ${orgId} and lines.product_order_id = product_orders.id and lines.deleted_at is null)`
  return sql<BoardRow>`select id, version, org_specific_id as "orgSpecificId", title, user_id as "userId",
      firm_name as "firmName", product_instances_count as "productInstancesCount",
      tracking_number as "trackingNumber", estimated_shipping_date as "estimatedShippingDate",
      last_completed_status_key as "statusKey", ${started} as started,
      greatest(${slowestOf(sql`choice_ids`, scope.slow)}, ${ofLines}) as "slowestOption"
    from product_orders
    where ${sql.join(conditions, sql` and `)}
    order by id limit ${MAX_ON_BOARD + 1}`
}

/** What the customers of the board are called, whatever is searched for and filtered: once for each, however many orders they have. */
export function customersQuery(
  call: TenantCall,
  { orderIds }: Pick<BoardScope, 'orderIds'>,
): RawBuilder<{ id: number; name: string }> {
  return sql<{ id: number; name: string }>`select users.id, ${nameOnceEntered()} as name
    from users left join memberships on memberships.org_id = ${call.orgId} and memberships.user_id = users.id
    where users.id in (select user_id from product_orders where ${sql.join(onBoard(call, orderIds), sql` and `)})`
}

/** Options that the catalog has no more and whose data has one of these keys: orders hold them still. */
export function goneOptionsQuery(
  orgId: number,
  dataKeys: readonly string[],
): RawBuilder<Pick<ProductOption, 'id' | 'productPropertyId' | 'data'>> {
  return sql`select id, product_property_id as "productPropertyId", data from product_options
    where org_id = ${orgId} and deleted_at is not null and data ?| ${dataKeys}::text[]`
}
