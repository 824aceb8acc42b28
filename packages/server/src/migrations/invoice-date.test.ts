/** Orders from before invoices kept their dates get the one that the engine would have given them. Issue 12, 18. */
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** The part of the migration that dates what is there. */
function backfill(): string {
  const text = readFileSync(new URL('./0031_invoice_date.sql', import.meta.url), 'utf8')
  return text.slice(text.indexOf('alter table product_orders disable trigger user;'))
}

const orders = () =>
  database.owner.db
    .selectFrom('productOrders')
    .select(['orgId', 'id', 'invoiceIssued', 'version', 'lastUpdated'])
    .orderBy('orgId')
    .orderBy('id')
    .execute()

test('the day on which an order first came to a status that asks for money, or a later one; nothing else moves', async () => {
  const before = await orders()
  expect(before.filter(({ invoiceIssued }) => invoiceIssued !== null).length).toBeGreaterThan(20)
  expect(before.filter(({ invoiceIssued }) => invoiceIssued === null).length).toBeGreaterThan(10)
  await sql`alter table product_orders disable trigger user`.execute(database.owner.db)
  await database.owner.db.updateTable('productOrders').set({ invoiceIssued: null }).execute()
  await sql.raw(backfill()).execute(database.owner.db)
  expect(await orders()).toEqual(before)
})
