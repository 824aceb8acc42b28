/** Tenants are apart, history and money only grow, numbers count up: guaranteed by the database alone. */
import { productOrderSchema } from '@orderwright/domain/orders'
import { type OrgProfile, orgProfileSchema } from '@orderwright/domain/tenancy'
import { cents } from '@orderwright/domain/units'
import { type Insertable, type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jsonb, withTenant } from '../platform/database/database.ts'
import { introduce } from '../platform/database/introduce.ts'
import type { Database } from '../platform/database/schema.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const profile: OrgProfile = orgProfileSchema.parse({})
const noCosts = {
  orderSubTotal: cents(0),
  discount: cents(0),
  shipping: null,
  shippingIsTbd: true,
  tariff: cents(0),
  tax: cents(0),
  orderTotal: cents(0),
  depositAmount: cents(0),
  depositPercentage: 50,
}

let database: TestDatabase
let owner: Kysely<Database>
let app: Kysely<Database>

/** Two organisations with a user, a category, a property and an order each; ids differ by the thousand. */
async function insertOrg(orgId: number): Promise<void> {
  await owner
    .insertInto('orgs')
    .values({ id: orgId, title: `Org ${orgId}`, profile: jsonb(profile) })
    .execute()
  const user = { id: orgId, email: `Owner@${orgId}.example`, name: `Owner ${orgId}` }
  await owner.insertInto('users').values(user).execute()
  await introduce(owner, { orgId, userId: orgId })
  await owner.insertInto('memberships').values({ id: orgId, orgId, userId: orgId, role: 'owner' }).execute()
  await owner.insertInto('productCategories').values({ id: orgId, orgId, rank: 1 }).execute()
  await owner.insertInto('productProperties').values({ id: orgId, orgId, rank: 1 }).execute()
  await owner
    .insertInto('productOrders')
    .values(newOrder(orgId, { id: orgId }))
    .execute()
}

function newOrder(
  orgId: number,
  more: Partial<Insertable<Database['productOrders']>> = {},
): Insertable<Database['productOrders']> {
  return { orgId, userId: orgId, statusData: {}, costs: noCosts, ...more }
}

function asOwnerOf<T>(orgId: number, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  return withTenant(app, { orgId, userId: orgId }, work)
}

beforeAll(async () => {
  database = await openTestDatabase()
  owner = database.owner.db
  app = database.app.db
  await insertOrg(1000)
  await insertOrg(2000)
})
afterAll(() => database.close())

describe('references across tenants', () => {
  test('a line of one organisation cannot stand on an order of another', async () => {
    const line = { orgId: 1000, productOrderId: 2000, productId: -1, rank: 1 }
    await expect(owner.insertInto('productInstances').values(line).execute()).rejects.toMatchObject({
      code: '23503',
    })
  })

  test('an order cannot belong to a user who is not in its organisation', async () => {
    const order = newOrder(1000, { userId: 2000 })
    await expect(owner.insertInto('productOrders').values(order).execute()).rejects.toMatchObject({
      code: '23503',
    })
  })

  test('an option cannot stand on another organisation’s property', async () => {
    const option = { orgId: 1000, productPropertyId: 2000, rank: 1 }
    await expect(owner.insertInto('productOptions').values(option).execute()).rejects.toMatchObject({
      code: '23503',
    })
  })

  test('[1.3.13, 1.3.20] −1 means none where it may, any other missing id is refused', async () => {
    const line = { orgId: 1000, productOrderId: 1000, productId: -1, rank: 1 }
    await owner.insertInto('productInstances').values(line).execute()
    const missingProduct = owner.insertInto('productInstances').values({ ...line, productId: 77 })
    await expect(missingProduct.execute()).rejects.toMatchObject({ code: '23503' })
    const option = { orgId: 1000, productPropertyId: 1000, rank: 1 }
    const stored = await owner
      .insertInto('productOptions')
      .values(option)
      .returning('productPricingRuleId')
      .execute()
    expect(stored).toEqual([{ productPricingRuleId: -1 }])
    const missingRule = owner.insertInto('productOptions').values({ ...option, productPricingRuleId: 77 })
    await expect(missingRule.execute()).rejects.toMatchObject({ code: '23503' })
  })
})

describe('row-level security', () => {
  const tables = ['productOrders', 'productCategories', 'productProperties', 'memberships'] as const

  test.for(tables)('%s of another organisation cannot be read or changed', async (table) => {
    const seen = await asOwnerOf(1000, (db) => db.selectFrom(table).select(['id', 'orgId']).execute())
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.every((row) => row.orgId === 1000)).toBe(true)
    const changed = await asOwnerOf(1000, async (db) => {
      const answer = await sql`update ${sql.table(table)} set deleted_at = now() where id = 2000`.execute(db)
      return answer.numAffectedRows
    })
    expect(changed).toBe(0n)
  })

  test('every table with an organisation is bound, for its owner too', async () => {
    const answer = await sql<{ name: string; bound: boolean }>`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as bound from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`.execute(owner)
    expect(answer.rows.length).toBeGreaterThan(25)
    expect(answer.rows.filter((row) => !row.bound)).toEqual([])
  })

  test('a row for another organisation cannot be inserted', async () => {
    const insert = asOwnerOf(1000, (db) => db.insertInto('productOrders').values(newOrder(2000)).execute())
    await expect(insert).rejects.toMatchObject({ code: '42501' })
  })

  test('a row cannot be moved to another organisation', async () => {
    const move = asOwnerOf(1000, (db) => db.updateTable('productCategories').set({ orgId: 2000 }).execute())
    // A cluster refuses it before it asks who does it.
    await expect(move).rejects.toMatchObject({ code: database.isDistributed ? '0A000' : '42501' })
  })

  test('the app deletes no records, and only its own organisation’s remembered answers', async () => {
    const remove = asOwnerOf(1000, (db) => db.deleteFrom('productOrders').where('id', '=', 1000).execute())
    await expect(remove).rejects.toMatchObject({ code: '42501' })
    const key = { orgId: 2000, userId: 2000, key: 'a', requestHash: 'h' }
    await owner.insertInto('idempotencyKeys').values(key).execute()
    const foreign = await asOwnerOf(1000, (db) => db.deleteFrom('idempotencyKeys').executeTakeFirst())
    expect(foreign.numDeletedRows).toBe(0n)
    const own = await asOwnerOf(2000, (db) => db.deleteFrom('idempotencyKeys').executeTakeFirst())
    expect(own.numDeletedRows).toBe(1n)
  })

  test('without a tenant the app sees no tenant rows at all', async () => {
    expect(await app.selectFrom('productOrders').select('id').execute()).toEqual([])
    expect(await app.selectFrom('orgs').select('id').execute()).toEqual([])
  })

  test('inside a tenant only its own people exist, sign-in finds everybody by e-mail', async () => {
    const people = await asOwnerOf(1000, (db) => db.selectFrom('users').select('id').execute())
    expect(people).toEqual([{ id: 1000 }])
    const found = await app
      .selectFrom('users')
      .select('id')
      .where(sql`lower(email)`, '=', 'owner@2000.example')
      .execute()
    expect(found).toEqual([{ id: 2000 }])
  })

  test('a user sees the organisations they belong to before one is chosen', async () => {
    const seen = await withTenant(app, { orgId: 0, userId: 2000 }, (db) =>
      db
        .selectFrom('orgs')
        .innerJoin('memberships', 'memberships.orgId', 'orgs.id')
        .select('orgs.id')
        .execute(),
    )
    expect(seen).toEqual([{ id: 2000 }])
  })

  test('an e-mail address belongs to one user whatever its case, and invitations find that user', async () => {
    const twice = owner.insertInto('users').values({ email: 'owner@1000.EXAMPLE' }).execute()
    await expect(twice).rejects.toMatchObject({ code: '23505' })
    const found = await asOwnerOf(1000, async (db) => {
      const answer = await sql<{
        id: number
      }>`select ensure_user('owner@2000.example', 'A', 'B') as id`.execute(db)
      return answer.rows[0]?.id
    })
    expect(found).toBe(2000)
  })

  test('[1.3.01] the search finds an order by number, title or firm, within its organisation', async () => {
    const values = newOrder(1000, { title: '100% Villa_Aurora', firmName: 'Studio Nord' })
    const order = await owner
      .insertInto('productOrders')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow()
    async function search(orgId: number, term: string): Promise<number[]> {
      const answer = await asOwnerOf(orgId, (db) =>
        sql<{ id: number }>`select id from search_product_orders(${term}, 100)`.execute(db),
      )
      return answer.rows.map((row) => row.id)
    }
    expect(await search(1000, 'nord')).toEqual([order.id])
    expect(await search(1000, '0% villa_')).toEqual([order.id])
    expect(await search(1000, 'villaXaurora')).toEqual([])
    expect(await search(2000, 'nord')).toEqual([])
  })
})

describe('records', () => {
  test('every update counts the version up and notes the time', async () => {
    const before = { id: 1, orgId: 1000, title: 'First', lastUpdated: '2020-01-01 00:00:00', rank: 1 }
    await owner.insertInto('productPropertyGroups').values(before).execute()
    await asOwnerOf(1000, (db) =>
      db
        .updateTable('productPropertyGroups')
        .set({ title: 'Second', version: 1 })
        .where('id', '=', 1)
        .execute(),
    )
    const after = await owner.selectFrom('productPropertyGroups').selectAll().executeTakeFirstOrThrow()
    expect(after).toMatchObject({ title: 'Second', version: 2 })
    expect(after.lastUpdated > '2026').toBe(true)
  })

  test('every table with a version is touched', async () => {
    const answer = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'version'
      except select tgrelid::regclass::text from pg_trigger where tgname like '%\\_touch'`.execute(owner)
    expect(answer.rows).toEqual([])
  })

  test('[1.3.02, 1.3.03, 1.3.10, 1.9.11] an order that says nothing gets the defaults of the entity', async () => {
    const stored = await owner
      .insertInto('productOrders')
      .values(newOrder(1000))
      .returningAll()
      .executeTakeFirstOrThrow()
    // Beside the entity stands what the database works out for itself.
    expect({ ...productOrderSchema.parse(stored), choiceIds: [], firstReached: {} }).toEqual(stored)
    expect(stored).toMatchObject({
      title: 'Untitled Order',
      type: 'standalone',
      taxPercentage: 0,
      archived: 0,
    })
    expect(stored.deliveryAddress.country).toBe('US')
  })
})

describe('order numbers', () => {
  test('[1.3.01] twenty orders made at once get twenty numbers in a row', async () => {
    const first = await asOwnerOf(2000, (db) =>
      db
        .insertInto('productOrders')
        .values(newOrder(2000))
        .returning('orgSpecificId')
        .executeTakeFirstOrThrow(),
    )
    const made = await Promise.all(
      Array.from({ length: 20 }, () =>
        asOwnerOf(2000, (db) =>
          db
            .insertInto('productOrders')
            .values(newOrder(2000))
            .returning('orgSpecificId')
            .executeTakeFirstOrThrow(),
        ),
      ),
    )
    const numbers = made.map((row) => row.orgSpecificId).toSorted((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => first.orgSpecificId + 1 + index))
  })

  test('numbers go on after the highest imported one', async () => {
    await owner
      .insertInto('productOrders')
      .values(newOrder(1000, { orgSpecificId: 500 }))
      .execute()
    const next = await owner
      .insertInto('productOrders')
      .values(newOrder(1000))
      .returning('orgSpecificId')
      .executeTakeFirstOrThrow()
    expect(next.orgSpecificId).toBe(501)
  })
})

describe('history and money', () => {
  function entry(amount: number, more: Partial<Insertable<Database['paymentRecords']>> = {}) {
    return {
      orgId: 1000,
      productOrderId: 1000,
      date: '2026-03-01 10:00:00',
      kind: 'payment' as const,
      method: 'card' as const,
      statusKey: 'deposit',
      paymentAmountInCents: amount + 500,
      upchargeAmountInCents: 500,
      paymentAmountBeforeUpchargeInCents: amount,
      providerReference: null,
      userId: null,
      ...more,
    }
  }

  test('[1.9.06] what is paid is derived from the ledger, whoever writes it', async () => {
    await Promise.all(
      [1000, 2000, 3000, 4000].map((amount) =>
        asOwnerOf(1000, (db) => db.insertInto('paymentRecords').values(entry(amount)).execute()),
      ),
    )
    const refund = { kind: 'refund' as const, date: '2026-04-01 10:00:00' }
    await owner.insertInto('paymentRecords').values(entry(-2500, refund)).execute()
    const order = await owner
      .selectFrom('productOrders')
      .select(['amountPaidInCents', 'lastPaymentDate'])
      .where('id', '=', 1000)
      .where('orgId', '=', 1000)
      .executeTakeFirstOrThrow()
    expect(order).toEqual({ amountPaidInCents: 7500, lastPaymentDate: '2026-03-01 10:00:00' })
    const cheat = asOwnerOf(1000, (db) =>
      db.updateTable('productOrders').set({ amountPaidInCents: 1 }).execute(),
    )
    await expect(cheat).rejects.toMatchObject({ code: '42501' })
  })

  test('a provider’s reference makes one entry, however often it is delivered', async () => {
    const values = entry(100, { providerReference: 'pi_1' })
    await owner.insertInto('paymentRecords').values(values).execute()
    const replay = owner.insertInto('paymentRecords').values(values).execute()
    await expect(replay).rejects.toMatchObject({ code: '23505' })
  })

  test('ledger entries and events can be neither changed nor removed, by the owner of the tables either', async () => {
    await owner
      .insertInto('orderEvents')
      .values({
        orgId: 1000,
        productOrderId: 1000,
        userId: 1000,
        kind: 'created',
        resourceKey: 'productOrder',
        resourceId: 1000,
        before: null,
        after: jsonb({ title: 'A' }),
      })
      .execute()
    for (const table of ['paymentRecords', 'orderEvents'] as const) {
      for (const statement of [
        sql`delete from ${sql.table(table)}`,
        sql`update ${sql.table(table)} set id = id`,
      ]) {
        await expect(statement.execute(owner)).rejects.toMatchObject({ code: '23001' })
        await expect(asOwnerOf(1000, (db) => statement.execute(db))).rejects.toMatchObject({ code: '42501' })
      }
      await expect(sql`truncate ${sql.table(table)} cascade`.execute(owner)).rejects.toThrow('append-only')
    }
  })

  test('an order with money on it cannot be cleared away, one with history alone can', async () => {
    const paid = owner.deleteFrom('productOrders').where('orgId', '=', 1000).where('id', '=', 1000).execute()
    await expect(paid).rejects.toMatchObject({ code: '23503' })
    const event = {
      orgId: 2000,
      productOrderId: 2000,
      userId: null,
      kind: 'created',
      resourceKey: 'productOrder',
      resourceId: 2000,
      before: null,
      after: null,
    }
    await owner.insertInto('orderEvents').values(event).execute()
    await owner.deleteFrom('productOrders').where('orgId', '=', 2000).where('id', '=', 2000).execute()
    expect(await owner.selectFrom('orderEvents').select('id').where('orgId', '=', 2000).execute()).toEqual([])
  })
})
