/** Orders from before there was a stock ledger get the entries that the engine would have booked; amounts stay what they were. */
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

/** The part of the migration that books what is there. */
function backfill(): string {
  const text = readFileSync(new URL('./0054_stock.sql', import.meta.url), 'utf8')
  return text.slice(
    text.indexOf('create temporary table'),
    text.indexOf('create trigger stock_movements_append'),
  )
}

const entries = async () => {
  const rows = await database.owner.db
    .selectFrom('stockMovements')
    .select(['orgId', 'productId', 'productOrderId', 'kind', 'onHand', 'allocated'])
    .execute()
  return rows.map((row) => Object.values(row).join(' ')).toSorted()
}
const amounts = () =>
  database.owner.db
    .selectFrom('products')
    .select(['orgId', 'id', 'currentInventory', 'version'])
    .orderBy('orgId')
    .orderBy('id')
    .execute()

test('[issue 14] the orders of the demo are booked by the migration as the engine books them', async () => {
  const [booked, before] = [await entries(), await amounts()]
  expect(booked.filter((entry) => entry.includes('shipment')).length).toBeGreaterThan(5)
  expect(booked.filter((entry) => entry.includes('reservation')).length).toBeGreaterThan(2)
  await database.owner.db.transaction().execute(async (db) => {
    await sql`alter table stock_movements disable trigger user`.execute(db)
    await sql`delete from stock_movements`.execute(db)
    await sql.raw(backfill()).execute(db)
    await sql`alter table stock_movements enable trigger user`.execute(db)
  })
  expect(await entries()).toEqual(booked)
  expect(await amounts()).toEqual(before)
})
