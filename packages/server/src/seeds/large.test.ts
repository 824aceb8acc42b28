/** The large tenant for benchmarks is made of sound orders, among neighbours. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { largeTenant, largeTenantId, seedLargeTenant } from './large.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await seedLargeTenant(database.owner.db, { orders: 800, now: new Date('2026-06-15T12:00:00Z') })
})
afterAll(() => database.close())

test('one tenant has the orders asked for, nineteen others a few', async () => {
  const counts = await database.owner.db
    .selectFrom('productOrders')
    .select((select) => ['orgId', select.fn.countAll<number>().as('count')])
    .groupBy('orgId')
    .orderBy('orgId')
    .execute()
  expect(counts).toHaveLength(20)
  expect(counts[0]).toEqual({ orgId: largeTenantId, count: 800 })
  expect(counts[1]?.count).toBe(2)
})

test('what is paid agrees with the ledger, and lines are counted', async () => {
  const wrong = await sql`
    select o.id from product_orders o
    where o.amount_paid_in_cents <> coalesce((
        select sum(payment_amount_before_upcharge_in_cents) from payment_records p
        where p.org_id = o.org_id and p.product_order_id = o.id), 0)
      or o.product_instances_count <> (
        select count(*) from product_instances i where i.org_id = o.org_id and i.product_order_id = o.id)`.execute(
    database.owner.db,
  )
  expect(wrong.rows).toEqual([])
})

test('asking for more adds to it, and the next order gets the next number', async () => {
  await seedLargeTenant(database.owner.db, { orders: 810 })
  const statusData = {}
  const template = await database.owner.db
    .selectFrom('productOrders')
    .select('costs')
    .where('orgId', '=', largeTenantId)
    .executeTakeFirstOrThrow()
  const next = await database.owner.db
    .insertInto('productOrders')
    .values({ orgId: largeTenantId, userId: largeTenant.userIds.owner, statusData, costs: template.costs })
    .returning('orgSpecificId')
    .executeTakeFirstOrThrow()
  expect(next.orgSpecificId).toBe(811)
})

test('the search index and the triggers are back', async () => {
  const missing = await sql`
    select tgname from pg_trigger where tgenabled = 'D'
    union all select 'product_orders_search' where not exists (
      select from pg_indexes where indexname = 'product_orders_search')`.execute(database.owner.db)
  expect(missing.rows).toEqual([])
})
