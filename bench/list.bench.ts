/**
 * `list`: 100 rows of 100,000 orders with every filter, sort and kind of search, and the counts, through the whole server
 * (session, access, transaction, validation both ways, JSON), against the bare SQL that each needs on a plain
 * connection. And how PostgreSQL reads them: no plan may walk through the whole table.
 */
import { type BodyOf, getOrdersCount, getOrdersData } from '@orderwright/contract'
import { isGroupedSort, type ListSortKey, listSortKeys, sortDirections } from '@orderwright/domain/orders'
import { type Kysely, sql } from 'kysely'
import {
  groupColumns,
  type ListScope,
  MAX_HITS,
  pageQuery,
  planSearch,
} from '../packages/server/src/modules/orders-list/list-query.ts'
import { piecesQuery } from '../packages/server/src/modules/inventory/short-orders.ts'
import { withTenant } from '../packages/server/src/platform/database/database.ts'
import type { Database } from '../packages/server/src/platform/database/schema.ts'
import { firstUserId, largeTenantId } from '../packages/server/src/seeds/large.ts'
import { scansOf, searches } from '../packages/server/src/testing/databases/list-plans.ts'
import { timed } from './lib/bench-app.ts'
import { largeOwnerId, startLargeApp } from './lib/large-app.ts'
import { median, percentile, report } from './lib/measure.ts'

const ORDERS = 100_000
const ROUNDS = 200
const WARM_UP = 50

const large = await startLargeApp({ orders: ORDERS })
const { databases, orgId, post } = large
const userId = largeOwnerId

interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

/** One case: the call and its bare statements by turns, so that both meet the same machine. */
async function measure(name: string, call: () => Promise<string>, statements: readonly Statement[]) {
  const client = await databases.app.pool.connect()
  await client.query(`select set_config('app.org_id', $1, false)`, [String(orgId)])
  let rows = 0
  const bare = async () => {
    for (const statement of statements) {
      rows = (await client.query(statement.sql, [...statement.parameters])).rows.length
    }
  }
  const bytes = (await call()).length
  for (let round = 0; round < WARM_UP; round += 1) {
    await call()
    await bare()
  }
  const calls: number[] = []
  const yardsticks: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    calls.push(await timed(call))
    yardsticks.push(await timed(bare))
  }
  await client.query(`select set_config('app.org_id', '', false)`)
  client.release()
  const medianMs = median(calls)
  const yardstickMs = median(yardsticks)
  report({
    bench: 'list',
    case: name,
    orders: ORDERS,
    rows,
    bytes,
    medianMs,
    p95Ms: percentile(calls, 0.95),
    yardstickMs,
    ratio: medianMs / yardstickMs,
  })
}

type Body = Omit<BodyOf<typeof getOrdersData>, 'orgId'>

/** The groups of a sort by groups, in any order: finding them is not part of the bare SQL. */
async function groupsOf(db: Kysely<Database>, by: ListSortKey): Promise<(string | number)[]> {
  if (!isGroupedSort(by)) return []
  const answer = await sql<{ key: string | number }>`
    select distinct ${groupColumns[by]} as key from product_orders where org_id = ${orgId}`.execute(db)
  return answer.rows.map(({ key }) => key)
}

/** The page's statement, after that of the search where there is one. */
async function statementsOf(body: Body): Promise<Statement[]> {
  const parsed = getOrdersData.body.parse({ orgId, ...body })
  const { searchTerm, filters } = parsed
  return withTenant(databases.app.db, { orgId, userId }, async (db) => {
    const plain = db.withoutPlugins()
    const scope: ListScope = {
      ownerId: typeof filters.orderOwner === 'number' ? filters.orderOwner : null,
      isAdvanced: parsed.includeAdvancedOrderData,
      withInvolved: false,
      statusKeys: filters.statusKey === 'All' ? null : [filters.statusKey],
      search: await planSearch(db, searchTerm),
      waiting: null,
      groups: await groupsOf(db, parsed.sort.by),
    }
    const page = pageQuery(orgId, parsed, scope).compile(plain)
    const { rows } = await pageQuery(orgId, parsed, scope).execute(plain)
    // What is short in stock, which each page tells employees.
    const short = piecesQuery(
      orgId,
      rows.map(({ id }) => id),
    ).compile(plain)
    const find = sql`select id from search_product_orders(${searchTerm}, ${MAX_HITS + 1})`.compile(plain)
    return searchTerm.length > 2 ? [find, page, short] : [page, short]
  })
}

const listCase = async (name: string, body: Body) =>
  measure(name, () => post(getOrdersData.path, body), await statementsOf(body))

const statusKeys = ['submittedForApproval', 'readyToPayDeposit', 'finalPaymentReceived']
const countSql = `select last_completed_status_key, count(*)::integer from product_orders
  where org_id = $1 and deleted_at is null and archived = 0 and last_completed_status_key = any($2) group by 1
  union all select null, count(*)::integer from product_orders
  where org_id = $1 and deleted_at is null and archived = 0 and is_processing_payment = 1`

/** Every combination of filters, with every sort and kind of search. */
async function countScans(): Promise<void> {
  let scans = 0
  for (const search of searches) {
    for (const by of listSortKeys) {
      for (const direction of sortDirections) {
        scans += (await scansOf(databases, search, { by, direction })).length
      }
    }
  }
  report({ bench: 'list', case: 'plans that scan the whole table', orders: ORDERS, scans })
}

const filter = (filters: Body['filters']): Body => ({ filters })

try {
  await listCase('basic', {})
  await listCase('advanced', { includeAdvancedOrderData: true })
  await listCase('page 50', { resultConstraints: { from: 4_900, to: 5_000 } })
  await listCase('one owner', filter({ orderOwner: firstUserId(largeTenantId) + 5, archived: 'all' }))
  await listCase('archived', filter({ archived: 'archived' }))
  await listCase('one category', filter({ productCategoryId: 1 }))
  await listCase('one status', filter({ statusKey: 'submittedForApproval' }))
  await listCase('processing payment', filter({ isProcessingPayment: 1 }))
  await listCase(
    'category and status',
    filter({ productCategoryId: 1, statusKey: 'shipped', archived: 'all' }),
  )
  for (const by of listSortKeys) await listCase(`sorted by ${by}`, { sort: { by, direction: 'asc' } })
  await listCase('search, rare', { searchTerm: 'PO 4711' })
  await listCase('search, common', { searchTerm: 'firm' })
  await listCase('search, two letters', { searchTerm: 'fi' })
  await measure('counts', () => post(getOrdersCount.path, { statusKeys }), [
    { sql: countSql, parameters: [orgId, statusKeys] },
  ])
  await countScans()
} finally {
  await large.close()
}
