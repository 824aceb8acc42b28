/** What the app's role may write in each table, column by column, against what the contract lets people write. */
import { resources } from '@orderwright/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resourceTables } from '../platform/database/schema.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function columnsGranted(right: 'INSERT' | 'UPDATE'): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ tableName: string; columnName: string }>`
    select table_name, column_name from information_schema.column_privileges
    where table_schema = 'public' and grantee = 'orderwright_app' and privilege_type = ${right}
    order by column_name`.execute(database.owner.db)
  const byTable = new Map<string, string[]>()
  for (const { tableName, columnName } of rows) {
    byTable.set(tableName, [...(byTable.get(tableName) ?? []), columnName])
  }
  return byTable
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The columns of the fields that a body's `props` (or each of its `props`) may carry. */
function declared(body: z.ZodType | undefined): string[] {
  const props = body instanceof z.ZodObject ? body.shape['props'] : undefined
  const one = props instanceof z.ZodUnion ? props.options[0] : props
  return one instanceof z.ZodObject ? Object.keys(one.shape).map(snake).toSorted() : []
}

/** What the server itself writes in records that nobody else changes; by hand, so that a right too many is seen. */
const byServer: Readonly<Record<string, readonly string[]>> = {
  medium: [
    'associations',
    'file_extension',
    'file_name',
    'presigned_url',
    'storage_key',
    'title',
    'type',
    'uploader_id',
  ],
  customer: ['merge_trace', 'merged_into_id'],
}
/** What people may change, and the database works out from a ledger: the app writes an entry there. */
const byLedger: Readonly<Record<string, readonly string[]>> = { product: ['current_inventory'] }
const ofEveryRecord = ['deleted_at', 'last_updated', 'version']

test.each(Object.values(resources).map((resource) => [resource.key, resource] as const))(
  '[issue 12, 30] %s: what people may change is what the database lets the app change, beside what the server writes',
  async (key, { endpoints, derivedFields }) => {
    const changeable = declared(endpoints.update?.body).filter((column) => !byLedger[key]?.includes(column))
    const known = [...changeable, ...derivedFields.map(snake), ...(byServer[key] ?? []), ...ofEveryRecord]
    const granted = (await columnsGranted('UPDATE')).get(snake(resourceTables[key])) ?? []
    expect(changeable.filter((column) => !granted.includes(column))).toEqual([])
    expect(granted.filter((column) => !known.includes(column))).toEqual([])
  },
)

test('[issue 12, 30] what the database derives is nobody’s to change', async () => {
  const granted = (await columnsGranted('UPDATE')).get('product_orders')
  for (const column of [
    'id',
    'org_id',
    'created',
    'org_specific_id',
    'amount_paid_in_cents',
    'last_payment_date',
  ])
    expect(granted).not.toContain(column)
})

test('[issue 12, 30] every field that may be given at the beginning may be inserted', async () => {
  const granted = await columnsGranted('INSERT')
  const missing = Object.values(resources).flatMap(({ key, endpoints }) => {
    const columns = granted.get(snake(resourceTables[key])) ?? []
    return declared(endpoints.create?.body).filter((field) => !columns.includes(field))
  })
  expect(missing).toEqual([])
})

test('[issue 12, 30] the ways to name fields are tried on bodies that have them', () => {
  expect(declared(resources.product.endpoints.update?.body)).toContain('graphic')
  expect(declared(resources.product.endpoints.create?.body)).toContain('graphic')
})
