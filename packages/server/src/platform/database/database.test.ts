/** Tenants' transactions see their own rows alone, and a lost database has a name. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createDatabase, jsonb, readWithTenant, withTenant } from './database.ts'
import { DatabaseUnavailable, isDatabaseUnavailable } from './connections/unavailable.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await sql
    .raw(`
    create table note (org_id int not null, text text not null, primary key (org_id, text));
    alter table note enable row level security;
    create policy tenant on note using (org_id = nullif(current_setting('app.org_id', true), '')::int);
    grant select, insert, update, delete on note to orderwright_app;
    insert into note values (1, 'one'), (2, 'two')`)
    .execute(database.owner.db)
})
afterAll(() => database.close())

const ofOrg = (orgId: number) => ({ orgId, userId: 7 })

async function texts(orgId: number): Promise<string[]> {
  const answer = await withTenant(database.app.db, ofOrg(orgId), (transaction) =>
    sql<{ text: string }>`select text from note order by text`.execute(transaction),
  )
  return answer.rows.map(({ text }) => text)
}

describe('a tenant’s transaction', () => {
  test('sees the rows of its organisation alone', async () => {
    expect(await texts(1)).toEqual(['one'])
    expect(await texts(2)).toEqual(['two'])
  })

  test('cannot write a row of another organisation', async () => {
    const foreign = withTenant(database.app.db, ofOrg(1), (transaction) =>
      sql`insert into note values (2, 'smuggled')`.execute(transaction),
    )
    await expect(foreign).rejects.toThrow('row-level security')
    expect(await texts(2)).toEqual(['two'])
  })

  test('knows its organisation and its person, and leaves neither on the connection', async () => {
    const settings = sql<{ org: string; person: string }>`
      select current_setting('app.org_id', true) as org, current_setting('app.user_id', true) as person`
    const inside = await withTenant(database.app.db, ofOrg(1), (transaction) => settings.execute(transaction))
    expect(inside.rows).toEqual([{ org: '1', person: '7' }])
    const system = await withTenant(database.app.db, { orgId: 1, userId: null }, (transaction) =>
      settings.execute(transaction),
    )
    expect(system.rows).toEqual([{ org: '1', person: '' }])
    const outside = await settings.execute(database.app.db)
    expect(outside.rows[0]?.org ?? '').toBe('')
  })

  test('a reading one sees the same rows and refuses to write', async () => {
    const read = await readWithTenant(database.app.db, ofOrg(2), (transaction) =>
      sql<{ text: string }>`select text from note`.execute(transaction),
    )
    expect(read.rows).toEqual([{ text: 'two' }])
    const written = readWithTenant(database.app.db, ofOrg(2), (transaction) =>
      sql`insert into note values (2, 'written while reading')`.execute(transaction),
    )
    await expect(written).rejects.toThrow('read-only transaction')
    expect(await texts(2)).toEqual(['two'])
  })

  test('more failing reads than connections leave none on loan', async () => {
    for (let round = 0; round < 20; round += 1) {
      const read = readWithTenant(database.app.db, ofOrg(1), (transaction) =>
        sql`select 1 / 0`.execute(transaction),
      )
      await expect(read).rejects.toThrow('division by zero')
    }
    expect(await texts(1)).toEqual(['one'])
  })

  test('begins with what it found there: the organisation’s version and an active membership', async () => {
    await sql
      .raw(`
      insert into orgs (id, title, profile) values (1, 'One', '{}');
      insert into users (id, email) values (7, 'seven@example.com'), (8, 'eight@example.com');
      insert into memberships (org_id, user_id, role, status) values (1, 7, 'member', 'active'), (1, 8, 'owner', 'left')`)
      .execute(database.owner.db)
    const entryOf = (orgId: number, userId: number | null) =>
      withTenant(database.app.db, { orgId, userId }, async (_transaction, entry) => entry)
    expect(await entryOf(1, 7)).toEqual({
      orgVersion: 1,
      membership: {
        role: 'member',
        pricingIsHidden: 0,
        discount: { type: 'percent', value: 0 },
        disableSalesTax: false,
      },
      userId: 7,
      sharedOrders: [],
    })
    expect(await entryOf(1, 8)).toEqual({ orgVersion: 1, membership: null, userId: 8, sharedOrders: [] })
    expect(await entryOf(1, null)).toEqual({
      orgVersion: 1,
      membership: null,
      userId: null,
      sharedOrders: [],
    })
    expect(await entryOf(3, 7)).toBeUndefined()
  })

  test('outside of it no row is seen', async () => {
    const answer = await sql`select * from note`.execute(database.app.db)
    expect(answer.rows).toEqual([])
  })

  test('is absent as a whole when its work fails', async () => {
    const failing = withTenant(database.app.db, ofOrg(1), async (transaction) => {
      await sql`insert into note values (1, 'half')`.execute(transaction)
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await texts(1)).toEqual(['one'])
  })

  test('runs beside others without mixing with them', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => texts((index % 2) + 1)))
    expect(answers).toEqual(Array.from({ length: 40 }, (_, index) => [index % 2 === 0 ? 'one' : 'two']))
  })

  test('refuses an organisation that is no number', async () => {
    await expect(texts(Number.NaN)).rejects.toThrow('is not an id')
  })

  test('stores lists as JSON', async () => {
    const answer = await sql<{ value: unknown }>`select ${jsonb([1, { b: null }])} as value`.execute(
      database.app.db,
    )
    expect(answer.rows).toEqual([{ value: [1, { b: null }] }])
  })
})

describe('a lost database', () => {
  test('is named when nobody listens', async () => {
    const nowhere = { host: '/nonexistent', user: 'x', database: 'x' }
    const lost = createDatabase({ owner: nowhere, app: nowhere })
    const attempt = withTenant(lost.app.db, ofOrg(1), (transaction) => sql`select 1`.execute(transaction))
    await expect(attempt).rejects.toBeInstanceOf(DatabaseUnavailable)
    await lost.close()
  })

  test('is named in the middle of a transaction, and the next one has a new connection', async () => {
    const attempt = withTenant(database.app.db, ofOrg(1), async (transaction) => {
      const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
      await sql`select pg_terminate_backend(${own.rows[0]?.pid ?? 0})`.execute(database.owner.db)
      return sql`select 1`.execute(transaction)
    })
    await expect(attempt).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(await texts(1)).toEqual(['one'])
  })

  test.each([
    [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), true],
    [Object.assign(new Error('connect'), { code: 'ENOENT' }), true],
    [Object.assign(new Error('shutting down'), { code: '57P01' }), true],
    [Object.assign(new Error('starting up'), { code: '57P03' }), true],
    [Object.assign(new Error('too many'), { code: '53300' }), true],
    [Object.assign(new Error('gone'), { code: '08006' }), true],
    [new Error('Connection terminated unexpectedly'), true],
    [new Error('timeout exceeded when trying to connect'), true],
    [new Error('timeout expired'), true],
    [new Error('Client was closed and is not queryable'), true],
    [Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' }), true],
    [new AggregateError([Object.assign(new Error('v6'), { code: 'ECONNREFUSED' })]), true],
    [Object.assign(new Error('duplicate'), { code: '23505' }), false],
    [Object.assign(new Error('slow'), { code: '57014' }), false],
    [new Error('a bug'), false],
    ['a text', false],
  ])('%s: %s', (error, expected) => {
    expect(isDatabaseUnavailable(error)).toBe(expected)
  })
})
