/**
 * How PostgreSQL reads the list of a large tenant among twenty: whatever the filters, the sort and the search, no plan
 * walks through all the rows of the table.
 */
import { listFiltersSchema } from '@orderwright/contract'
import { listSortKeys, sortDirections } from '@orderwright/domain/orders'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/database/database.ts'
import { largeTenant, largeTenantId, seedLargeTenant } from '../../seeds/large.ts'
import { scansOf, searches } from '../../testing/databases/list-plans.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { MAX_HITS, planSearch, totalQuery } from './list-query.ts'

/** The benchmark looks at a hundred thousand. */
const ORDERS = 20_000
const orgId = largeTenantId
const ownerId = largeTenant.userIds.guest

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
  await seedLargeTenant(database.owner.db, { orders: ORDERS, now: new Date('2026-06-15T12:00:00Z') })
  await sql`vacuum analyze product_orders`.execute(database.owner.db)
}, 240_000)
afterAll(() => database.close())

describe.each(searches.map((search) => [JSON.stringify(search), search] as const))(
  'searching %s',
  (_, search) => {
    const sorts = listSortKeys.flatMap((by) => sortDirections.map((direction) => [by, direction] as const))
    // What is found by a search is sorted alike, whatever the column.
    test.each(search === null ? sorts : sorts.slice(-4))(
      '[1.4.46] no combination of filters scans the table, sorted by %s %s',
      async (by, direction) => {
        expect(await scansOf(database, search, { by, direction })).toEqual([])
      },
      60_000,
    )
  },
)

describe('the search', () => {
  const runInTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
    withTenant(database.app.db, { orgId, userId: ownerId }, work)

  test('gives rare words by their orders, common and short ones back as words', async () => {
    const [rare, common, short, signs] = await runInTenant(async (db) => [
      await planSearch(db, ' PO 4711 '),
      await planSearch(db, 'firm'),
      await planSearch(db, 'zq'),
      await planSearch(db, '%_-'),
    ])
    expect(rare && 'ids' in rare && rare.ids.length).toBeGreaterThan(0)
    expect(rare && 'ids' in rare && rare.ids.length).toBeLessThanOrEqual(MAX_HITS)
    expect([common, short, signs]).toEqual([{ word: 'firm' }, { word: 'zq' }, { word: '%_-' }])
  })

  test('looks at no more of the table than its index names, for any word', async () => {
    const source = await sql<{ body: string }>`
      select prosrc as body from pg_proc where proname = 'search_product_orders'`.execute(database.owner.db)
    const body = /return query([\s\S]*);\s*end/.exec(source.rows[0]?.body ?? '')?.[1] ?? ''
    expect(body).toContain('here')
    for (const word of ['4711', 'firm', 'PO 99', 'nothing like it']) {
      const query = body
        .replaceAll(/\bhere\b/g, String(orgId))
        .replaceAll(/\bterm\b/g, `'${word}'`)
        .replaceAll(/\bmost\b/g, String(MAX_HITS + 1))
      const text = await withTenant(database.owner.db, { orgId, userId: null }, async (db) => {
        await sql`set local enable_seqscan = off`.execute(db)
        const plan = await sql<Record<string, string>>`explain ${sql.raw(query)}`.execute(db)
        return plan.rows.map((row) => Object.values(row)[0]).join('\n')
      })
      expect(text).toMatch(/Index Scan/)
      expect(text).not.toContain('Seq Scan')
    }
  })
})

test('[issue 18] orders are counted no further than asked for, however many fit', async () => {
  const filters = listFiltersSchema.parse({ archived: 'all' })
  const scope = {
    ownerId: null,
    isAdvanced: false,
    withInvolved: false,
    statusKeys: null,
    search: null,
    waiting: null,
  }
  const count = (most: number) =>
    withTenant(database.app.db, { orgId, userId: ownerId }, async (db) => {
      const { rows } = await totalQuery(orgId, { filters }, scope, most).execute(db)
      return rows[0]?.total
    })
  expect(await count(10_001)).toBe(10_001)
  expect(await count(1_000_000)).toBe(ORDERS)
})
