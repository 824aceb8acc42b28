/**
 * Which plans PostgreSQL makes for the list of a large tenant: for every combination of its filters. Shared by the test
 * and the benchmark, which looks at more orders.
 */
import { getOrdersData, type ParsedBodyOf } from '@orderwright/contract'
import type { ListSort } from '@orderwright/domain/orders'
import { sql } from 'kysely'
import { withTenant } from '../../platform/database/database.ts'
import type { Databases } from '../../platform/database/database.ts'
import { type ListScope, pageQuery, type Search } from '../../modules/orders-list/list-query.ts'
import { largeTenant, largeTenantId } from '../../seeds/large.ts'

const orgId = largeTenantId
const ownerId = largeTenant.userIds.guest

type Filters = Partial<ParsedBodyOf<typeof getOrdersData>['filters']>

const owners = ['all', 'own'] as const
const archived = ['active', 'archived', 'all'] as const
const categories = ['all', 1, 4] as const
const statusKeys = [null, 'submittedForApproval', 'shipped', 'nobody is here'] as const
const processing = [undefined, 1] as const

export function combinations(): Filters[] {
  return owners.flatMap((orderOwner) =>
    archived.flatMap((which) =>
      categories.flatMap((productCategoryId) =>
        statusKeys.flatMap((statusKey) =>
          processing.map(
            (isProcessingPayment): Filters => ({
              orderOwner,
              archived: which,
              productCategoryId,
              statusKey: statusKey ?? 'All',
              isProcessingPayment,
            }),
          ),
        ),
      ),
    ),
  )
}

export const searches: readonly Search[] = [
  null,
  { word: 'firm' },
  { word: 'zq' },
  { ids: [5, 70_000, 99_999] },
]

const groups: Readonly<Record<string, readonly (string | number)[]>> = {
  status: ['submittedForApproval', 'shipped', 'new', 'delivered'],
  owner: [ownerId, largeTenant.userIds.owner, largeTenant.userIds.member],
  category: [1, 4, 0],
}

function scopeOf(filters: Filters, search: Search, { by }: ListSort): ListScope {
  const isOwn = filters.orderOwner === 'own'
  return {
    ownerId: isOwn ? ownerId : null,
    isAdvanced: !isOwn,
    withInvolved: isOwn,
    statusKeys: filters.statusKey === 'All' || filters.statusKey === undefined ? null : [filters.statusKey],
    search,
    waiting: null,
    groups: groups[by] ?? [],
  }
}

/** The plans that read the table from one end to the other. */
export async function scansOf({ app }: Databases, search: Search, sort: ListSort): Promise<string[]> {
  const scans: string[] = []
  await withTenant(app.db, { orgId, userId: ownerId }, async (db) => {
    for (const filters of combinations()) {
      const body = getOrdersData.body.parse({ orgId, filters, sort })
      const query = pageQuery(orgId, body, scopeOf(filters, search, sort))
      const plan = await sql<Record<string, string>>`explain ${query}`.execute(db)
      const text = plan.rows.map((row) => Object.values(row)[0]).join('\n')
      if (text.includes('Seq Scan on product_orders')) scans.push(`${JSON.stringify(filters)}\n${text}`)
    }
  })
  return scans
}
