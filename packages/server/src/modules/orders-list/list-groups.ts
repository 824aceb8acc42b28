/** The groups of a sort by status, owner or category: which an organisation's orders have, in their own order. */
import { type GroupedSortKey, isGroupedSort, type ListSort } from '@orderwright/domain/orders'
import { type RawBuilder, sql } from 'kysely'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { groupColumns } from './list-query.ts'

type Group = string | number

/**
 * Empty for a sort without groups. Statuses stand as the organisation has them, people and categories by name; what is
 * nameless is last.
 */
export async function listGroups(tenant: TenantCall, { by, direction }: ListSort): Promise<readonly Group[]> {
  if (!isGroupedSort(by)) return []
  const query = by === 'owner' ? people(tenant) : groupsThere(tenant, by)
  const { rows } = await query.execute(tenant.db.withoutPlugins())
  const upwards = rows.map(({ key }) => key)
  return direction === 'asc' ? upwards : upwards.toReversed()
}

/**
 * Whoever belongs to the organisation or has left it: an order has one of these as its owner. Finding out who has orders
 * costs more than it saves, for a group without any is one step through the index.
 */
function people({ orgId }: TenantCall): RawBuilder<{ key: Group }> {
  return sql`select users.id as key from memberships join users on users.id = memberships.user_id
    where memberships.org_id = ${orgId} order by lower(coalesce(nullif(users.name, ''), users.email)), users.id`
}

/** Each group is one step through its index, however many orders it has; its name comes by the same statement. */
function groupsThere(tenant: TenantCall, by: 'status' | 'category'): RawBuilder<{ key: Group }> {
  const { orgId } = tenant
  const column = groupColumns[by]
  const next = (after: RawBuilder<unknown>) => sql`(
    select ${column} from product_orders where org_id = ${orgId} and deleted_at is null ${after}
    order by ${column} limit 1)`
  const { join, place } = placeOf(tenant, by)
  return sql`
    with recursive steps as (
      select ${next(sql``)} as key
      union all
      select ${next(sql`and ${column} > steps.key`)} from steps where steps.key is not null
    ) select steps.key from steps ${join} where steps.key is not null
    order by ${place} nulls last, steps.key`
}

/** What a group is ordered by, and the table that knows it. */
function placeOf({ org, orgId }: TenantCall, by: Exclude<GroupedSortKey, 'owner'>) {
  if (by === 'status') {
    const keys = org.profile.productOrderStatuses.map(({ key }) => key)
    return { join: sql``, place: sql`array_position(${keys}::text[], steps.key::text)` }
  }
  return {
    join: sql`left join product_categories on product_categories.org_id = ${orgId}
      and product_categories.id = steps.key`,
    place: sql`lower(product_categories.title)`,
  }
}
