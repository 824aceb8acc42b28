/** What tests of copied orders look at: an order as its page gets it, and how much there is in all. */
import { endpoints, type ResponseOf } from '@orderwright/contract'
import { sql } from 'kysely'
import type { Caller } from '../test-app.ts'
import type { TestDatabase } from '../test-database.ts'

/** An order as somebody's page gets it. */
export async function openedBy(
  caller: Caller,
  orgId: number,
  productOrderOrgSpecificId: number,
): Promise<ResponseOf<typeof endpoints.getOrderData>['data']> {
  const answer = await caller.call(endpoints.getOrderData, { orgId, productOrderOrgSpecificId })
  return answer.data.data
}

/** How many orders, lines and events there are, of all organizations. */
export async function countRows(
  database: TestDatabase,
): Promise<{ orders: number; lines: number; events: number } | undefined> {
  const answer = await sql<{ orders: number; lines: number; events: number }>`select
    (select count(*)::int from product_orders) as orders,
    (select count(*)::int from product_instances) as lines,
    (select count(*)::int from order_events) as events`.execute(database.owner.db)
  return answer.rows[0]
}
