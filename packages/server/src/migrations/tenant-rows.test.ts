/**
 * Every table with an organisation, met with the rows of another one: nothing of them can be read, changed, deleted, written
 * or moved to, by the policies alone. The database is this file's own; constraints, triggers and rights are taken away from
 * it, so that a row of any table can be made and only the policies are left to say no.
 */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../platform/database/schema.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const home = 1001
const abroad = 2002
/** Tables that are none of a request's business: the app's role sees not even its own rows. */
const closed = [
  'canvas_revisions',
  'card_event_cursors',
  'issued_document_counters',
  'org_counters',
  'test_card_payments',
]

let database: TestDatabase
let owner: Kysely<Database>
let app: Kysely<Database>
let tables: string[] = []

interface Column {
  readonly name: string
  readonly type: string
  readonly isNeeded: boolean
}

/** The columns that a row of this table is made of. */
async function columnsOf(table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select column_name as name, data_type as type,
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' as "isNeeded"
    from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(owner)
  return rows
}

const samples: Readonly<Record<string, RawBuilder<unknown>>> = {
  integer: sql`1 + floor(random() * 2000000000)::integer`,
  bigint: sql`1 + floor(random() * 2000000000)::bigint`,
  smallint: sql`0`,
  numeric: sql`7`,
  text: sql`gen_random_uuid()::text`,
  boolean: sql`false`,
  jsonb: sql`'{}'::jsonb`,
  'timestamp with time zone': sql`now()`,
  date: sql`now()`,
}

/** `insert` of a row that belongs to the organisation. */
async function insertion(table: string, orgId: number): Promise<RawBuilder<unknown>> {
  const columns = (await columnsOf(table)).filter(({ name, isNeeded }) => isNeeded || name === 'org_id')
  const values = columns.map(({ name, type }) => {
    if (name === 'org_id') return sql`${orgId}::integer`
    if (name === 'user_id') return sql`${orgId}::integer`
    const sample = samples[type]
    if (!sample) throw new Error(`${table}.${name} is of type ${type}: say how one looks`)
    return sample
  })
  const names = columns.map(({ name }) => sql.ref(name))
  return sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`
}

/** What a statement of the home organisation does, and nothing of it stays: how many rows it met, or 'refused'. */
async function met(statement: RawBuilder<unknown>): Promise<number | 'refused'> {
  const undo = new Error('undo')
  let count: number | 'refused' = 0
  try {
    await app.transaction().execute(async (db) => {
      await sql`select set_config('app.org_id', ${String(home)}, true), set_config('app.user_id', ${String(home)}, true)`.execute(
        db,
      )
      const answer = await statement.execute(db)
      count = Number(answer.numAffectedRows ?? answer.rows.length)
      throw undo
    })
  } catch (error) {
    if (error === undo) return count
    if (error instanceof Error && error.message.includes('row-level security')) return 'refused'
    throw error
  }
  return count
}

/** What the home organisation can do to rows of this table that belong to `orgId`. */
async function reach(table: string, orgId: number) {
  const name = sql.table(table)
  const whose = sql`where org_id = ${orgId}`
  return {
    select: await met(sql`select org_id from ${name} ${whose}`),
    update: await met(sql`update ${name} set org_id = org_id ${whose}`),
    delete: await met(sql`delete from ${name} ${whose}`),
    insert: await met(await insertion(table, orgId)),
    move: await met(sql`update ${name} set org_id = ${orgId} where org_id = ${home}`),
  }
}

const nothing = { select: 0, update: 0, delete: 0, insert: 'refused', move: 'refused' }
const everything = { select: 1, update: 1, delete: 1, insert: 1, move: 1 }

beforeAll(async () => {
  database = await openTestDatabase()
  owner = database.owner.db
  app = database.app.db
  const found = await sql<{ name: string }>`select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'org_id' and t.table_type = 'BASE TABLE'
    order by 1`.execute(owner)
  tables = found.rows.map(({ name }) => name)
  for (const id of [home, abroad]) {
    await sql`insert into orgs (id, title, profile) values (${id}, 'An organisation', '{}')`.execute(owner)
    await sql`insert into users (id, email) values (${id}, ${`${id}@example.com`})`.execute(owner)
  }
  const all = [...tables, 'orgs', 'users', 'auth_sessions', 'sign_in_tokens', 'passkeys', 'share_visitors']
  for (const table of all) {
    const constraints = await sql<{ name: string }>`select conname as name from pg_constraint
      where conrelid = ${table}::regclass and contype in ('c', 'f', 'p', 'u')`.execute(owner)
    for (const { name } of constraints.rows)
      await sql`alter table ${sql.table(table)} drop constraint if exists ${sql.ref(name)} cascade`.execute(
        owner,
      )
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(owner)
    await sql`grant select, insert, update, delete on ${sql.table(table)} to orderwright_app`.execute(owner)
  }
  await sql`grant usage on all sequences in schema public to orderwright_app`.execute(owner)
  for (const table of tables)
    for (const orgId of [home, abroad]) await (await insertion(table, orgId)).execute(owner)
})
afterAll(() => database.close())

describe('[issue 12, 7] the rows of another organisation', () => {
  test('are kept away in every table', async () => {
    expect(tables.length).toBeGreaterThanOrEqual(37)
    const foreign: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    for (const table of tables) {
      foreign[table] = await reach(table, abroad)
      // A closed table has no row of one's own that could be moved either.
      expected[table] = closed.includes(table) ? { ...nothing, move: 0 } : nothing
    }
    expect(foreign).toEqual(expected)
  })

  test('are what makes the difference: with one’s own everything goes', async () => {
    const own: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    for (const table of tables) {
      own[table] = await reach(table, home)
      expected[table] = closed.includes(table) ? { ...nothing, move: 0 } : everything
    }
    expect(own).toEqual(expected)
  })

  test('would be noticed in any table whose policy lets everything through', async () => {
    for (const table of tables.filter((name) => !closed.includes(name))) {
      const policy = sql`alter policy tenant_rows on ${sql.table(table)}`
      await sql`${policy} using (true)`.execute(owner)
      expect([table, await reach(table, abroad)]).toEqual([
        table,
        { ...nothing, select: 1, update: 'refused', delete: 1 },
      ])
      await sql`${policy} using (org_id = app_org_id()) with check (true)`.execute(owner)
      expect([table, (await reach(table, abroad)).insert]).toEqual([table, 1])
      await sql`${policy} using (true) with check (true)`.execute(owner)
      expect([table, await reach(table, abroad)]).toEqual([table, everything])
      await sql`${policy} using (org_id = app_org_id()) with check (org_id = app_org_id())`.execute(owner)
      expect([table, await reach(table, abroad)]).toEqual([table, nothing])
    }
  })
})

describe('[issue 12, 7] what belongs to people and not to an organisation', () => {
  test.each([
    ['orgs', 'id'],
    ['users', 'id'],
    ['auth_sessions', 'user_id'],
    ['sign_in_tokens', 'user_id'],
    ['passkeys', 'user_id'],
    ['share_visitors', 'user_id'],
  ])('%s of others are not there inside an organisation', async (table, column) => {
    const whose = sql`where ${sql.ref(column)} = ${abroad}`
    if (column === 'user_id') {
      const columns = (await columnsOf(table)).filter(({ isNeeded }) => isNeeded)
      const values = columns.map(({ name, type }) =>
        name === 'user_id' ? sql`${abroad}::integer` : (samples[type] ?? sql`null`),
      )
      const names = columns.map(({ name }) => sql.ref(name))
      await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`.execute(
        owner,
      )
    }
    const there = await sql`select 1 from ${sql.table(table)} ${whose}`.execute(owner)
    expect(there.rows.length).toBeGreaterThan(0)
    expect(await met(sql`select 1 from ${sql.table(table)} ${whose}`)).toBe(0)
    expect(
      await met(sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} ${whose}`),
    ).toBe(0)
    expect(await met(sql`delete from ${sql.table(table)} ${whose}`)).toBe(0)
  })
})
