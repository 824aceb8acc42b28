/** The groups of a sort by status, owner or category: which an organisation's orders have, in their own order. */
import { type GroupedSortKey, isGroupedSort, type ListSort, statusRank } from '@orderwright/domain'
import { sql } from 'kysely'
import type { TenantCall } from '../tenancy/in-tenant.ts'
import { groupColumns } from './list-query.ts'

type Group = string | number

/** Empty for a sort without groups. */
export async function listGroups(tenant: TenantCall, { by, direction }: ListSort): Promise<readonly Group[]> {
  if (!isGroupedSort(by)) return []
  const found = await groupsThere(tenant, by)
  const places = await placesOf(tenant, by, found)
  const last = Number.MAX_SAFE_INTEGER
  const upwards = found.toSorted((a, b) => (places.get(a) ?? last) - (places.get(b) ?? last))
  return direction === 'asc' ? upwards : upwards.toReversed()
}

/** Each group is one step through its index, however many orders it has. */
async function groupsThere({ db, orgId }: TenantCall, by: GroupedSortKey): Promise<Group[]> {
  const column = groupColumns[by]
  const next = (after: ReturnType<typeof sql>) => sql`(
    select ${column} from product_orders where org_id = ${orgId} and deleted_at is null ${after}
    order by ${column} limit 1)`
  const answer = await sql<{ key: Group }>`
    with recursive steps as (
      select ${next(sql``)} as key
      union all
      select ${next(sql`and ${column} > steps.key`)} from steps where steps.key is not null
    ) select key from steps where key is not null`.execute(db)
  return answer.rows.map(({ key }) => key)
}

/** Group → its place: statuses as the organisation has them, people and categories by name. What is nameless is last. */
async function placesOf(
  tenant: TenantCall,
  by: GroupedSortKey,
  groups: readonly Group[],
): Promise<ReadonlyMap<Group, number>> {
  if (by === 'status') {
    const { profile } = tenant.org
    return new Map(
      groups.flatMap((key) => {
        const rank = statusRank(profile, String(key))
        return rank < 0 ? [] : [[key, rank] as const]
      }),
    )
  }
  const ids = groups.map(Number)
  const rows =
    by === 'owner'
      ? await tenant.db
          .selectFrom('users')
          .select('id')
          .where('id', 'in', [...ids, 0])
          .orderBy(sql`lower(name)`)
          .orderBy('id')
          .execute()
      : await tenant.db
          .selectFrom('productCategories')
          .select('id')
          .where('orgId', '=', tenant.orgId)
          .where('id', 'in', [...ids, 0])
          .orderBy(sql`lower(title)`)
          .orderBy('id')
          .execute()
  return new Map(rows.map(({ id }, place) => [id, place]))
}
