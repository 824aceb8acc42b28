/** The groups of a sort by status, owner or category: which an organisation's orders have, in their own order. */
import { type GroupedSortKey, isGroupedSort, type ListSort } from '@orderwright/domain'
import { type RawBuilder, sql } from 'kysely'
import type { TenantCall } from '../tenancy/in-tenant.ts'
import { groupColumns } from './list-query.ts'

type Group = string | number

/** Empty for a sort without groups. */
export async function listGroups(tenant: TenantCall, { by, direction }: ListSort): Promise<readonly Group[]> {
  if (!isGroupedSort(by)) return []
  const upwards = await groupsThere(tenant, by)
  return direction === 'asc' ? upwards : upwards.toReversed()
}

/**
 * Each group is one step through its index, however many orders it has. Statuses stand as the organisation has them,
 * people and categories by name; what is nameless is last. One statement: its names cost no second way to the database.
 */
async function groupsThere(tenant: TenantCall, by: GroupedSortKey): Promise<Group[]> {
  const { db, orgId } = tenant
  const column = groupColumns[by]
  const next = (after: ReturnType<typeof sql>) => sql`(
    select ${column} from product_orders where org_id = ${orgId} and deleted_at is null ${after}
    order by ${column} limit 1)`
  const { join, place } = placeOf(tenant, by)
  const answer = await sql<{ key: Group }>`
    with recursive steps as (
      select ${next(sql``)} as key
      union all
      select ${next(sql`and ${column} > steps.key`)} from steps where steps.key is not null
    ) select steps.key from steps ${join} where steps.key is not null
    order by ${place} nulls last, steps.key`.execute(db.withoutPlugins())
  return answer.rows.map(({ key }) => key)
}

/** What a group is ordered by, and the table that knows it. */
function placeOf(
  { org, orgId }: TenantCall,
  by: GroupedSortKey,
): { readonly join: RawBuilder<unknown>; readonly place: RawBuilder<unknown> } {
  switch (by) {
    case 'status': {
      const keys = org.profile.productOrderStatuses.map(({ key }) => key)
      return { join: sql``, place: sql`array_position(${keys}::text[], steps.key::text)` }
    }
    case 'owner':
      return {
        join: sql`left join users on users.id = steps.key`,
        place: sql`lower(users.name)`,
      }
    case 'category':
      return {
        join: sql`left join product_categories on product_categories.org_id = ${orgId}
          and product_categories.id = steps.key`,
        place: sql`lower(product_categories.title)`,
      }
  }
}
