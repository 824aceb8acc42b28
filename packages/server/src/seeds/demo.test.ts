/** The demo data is complete, consistent and quick to store. */
import { luminance, parseLayoutString } from '@orderwright/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tableSchemas } from '../platform/database/schema.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { demoOrgs, demoRoles, demoSeeds, demoUserId, seedDemo } from './index.ts'

const now = new Date('2026-06-15T12:00:00Z')
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await seedDemo(database.owner.db, now)
})
afterAll(() => database.close())

describe('demo data', () => {
  test('every record comes back from the database as it was made', async () => {
    for (const seed of demoSeeds(now)) {
      for (const [table, rows] of Object.entries({ ...seed.catalog, ...seed.orders })) {
        const name = Object.keys(tableSchemas).find((candidate) => candidate === table)
        expect(name).toBe(table)
        const schema = tableSchemas[name as keyof typeof tableSchemas]
        for (const row of rows) expect(schema.parse(row)).toEqual(row)
      }
    }
  })

  test('seeding again changes nothing', async () => {
    await seedDemo(database.owner.db, new Date('2026-07-01T12:00:00Z'))
    const count = await database.owner.db
      .selectFrom('orgs')
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count.count).toBe(demoOrgs.length)
  })
})
