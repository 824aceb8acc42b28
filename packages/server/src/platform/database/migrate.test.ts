/** Migrations run once, in order, by one process at a time, and refuse what does not belong together. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { migrate, type Migration, MigrationMismatch, planMigrations, readMigrations } from './migrate.ts'
import { findUnboundAppRole } from './provision.ts'
import { eventually } from '../../testing/eventually.ts'

function migration(name: string, text = `select '${name}'`): Migration {
  return { name, sql: text, checksum: `sum of ${text}` }
}

const first = migration('0001_first.sql')
const second = migration('0002_second.sql')

describe('the plan', () => {
  test.each([
    ['everything at first', [], [first, second]],
    ['what is left', [first], [second]],
    ['nothing when all is done', [first, second], []],
  ])('is %s', (_what, applied, expected) => {
    expect(planMigrations([first, second], applied)).toEqual(expected)
  })

  test.each([
    ['a migration changed after it was applied', [{ ...first, checksum: 'other' }], 'was changed'],
    ['a database of a newer version', [first, second, migration('0003_later.sql')], 'does not know'],
    ['a migration put before an applied one', [second], 'belongs before'],
  ])('refuses %s', (_what, applied, words) => {
    const attempt = () => planMigrations([first, second], applied)
    expect(attempt).toThrow(MigrationMismatch)
    expect(attempt).toThrow(words)
  })
})

test('[issue 17] a newer release that says so bears this one: nothing is left to apply, and its own must be the same', () => {
  const later = migration('0003_later.sql')
  const borne = { bearsLater: true }
  expect(planMigrations([first, second], [first, second, later], borne)).toEqual([])
  expect(() => planMigrations([first, second], [first, later], borne)).toThrow('does not know')
  expect(() =>
    planMigrations([first, second], [first, { ...second, checksum: 'other' }, later], borne),
  ).toThrow('was changed')
})

describe('migrating', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  const further = () => [...readMigrations(), migration('9001_further.sql', 'create table further (id int)')]

  test('by three processes at once applies each migration once', async () => {
    const names = await Promise.all([1, 2, 3].map(() => migrate(database.connections, further())))
    expect(names.flat()).toEqual(['9001_further.sql'])
  })

  test('undoes a migration that fails, and says which', async () => {
    const broken = migration('9002_broken.sql', 'create table half (id int); select 1/0')
    const attempt = migrate(database.connections, [...further(), broken])
    await expect(attempt).rejects.toThrow('9002_broken.sql failed and was undone: division by zero')
    const left = await sql`select to_regclass('half') as half`.execute(database.owner.db)
    expect(left.rows).toEqual([{ half: null }])
  })

  test('[issue 17] waits for a table that somebody reads for long, and lets others at it meanwhile', async () => {
    const { app, owner, connections } = database
    const said: string[] = []
    const reading = await owner.pool.connect()
    await reading.query('begin; select count(*) from users')
    const altering = migration('9002_altering.sql', 'alter table users add column planted text')
    const done = migrate(connections, [...further(), altering], (line) => said.push(line))
    await eventually(() => expect(said).toHaveLength(1))
    const from = performance.now()
    for (let count = 0; count < 20; count += 1) {
      await sql`select count(*) from users`.execute(app.db)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    // The app gives up after five seconds of waiting.
    expect(performance.now() - from).toBeLessThan(20_000)
    await reading.query('rollback')
    reading.release()
    expect(await done).toContain('9002_altering.sql')
    expect(said[0]).toBe('The migration 9002_altering.sql waits for a table that somebody works with.')
    await sql`alter table users drop column planted`.execute(owner.db)
    await sql`delete from schema_migration where name = '9002_altering.sql'`.execute(owner.db)
  })

  test('[issue 17] that takes several tables ends no call whose transaction has them in another order', async () => {
    const { owner, connections } = database
    const altering = migration(
      '9003_several.sql',
      'alter table users add column planted text; alter table orgs add column planted text',
    )
    const calling = await owner.pool.connect()
    await calling.query('begin; lock table orgs in row share mode')
    const said: string[] = []
    const done = migrate(connections, [...further(), altering], (line) => said.push(line))
    await eventually(() => expect(said).toHaveLength(1))
    // It has had `users` and waited for `orgs`; this waits for `users`, again and again.
    for (let count = 0; count < 60; count += 1) {
      await calling.query(
        'savepoint here; lock table users in row share mode; rollback to here; select pg_sleep(0.05)',
      )
    }
    await calling.query('commit')
    calling.release()
    expect(await done).toContain('9003_several.sql')
    await sql`alter table users drop column planted; alter table orgs drop column planted`.execute(owner.db)
    await sql`delete from schema_migration where name = '9003_several.sql'`.execute(owner.db)
  })

  test('[issue 17] an older server starts on the tables of a newer one that bear it, and on no others', async () => {
    const { connections, owner } = database
    const said: string[] = []
    // 9001 is applied: to the server without it the database is of a newer version.
    expect(await migrate(connections, readMigrations(), (line) => said.push(line))).toEqual([])
    expect(said).toEqual(['The database is of a newer version, whose tables this one works with too.'])
    await sql`update app_state set value = '"99.0.0"' where key = 'schema_bears'`.execute(owner.db)
    await expect(migrate(connections)).rejects.toThrow('start the newer version')
    await sql`delete from app_state where key = 'schema_bears'`.execute(owner.db)
    await expect(migrate(connections)).rejects.toThrow('start the newer version')
    // Whoever knows them all says it anew.
    await migrate(connections, further())
    expect(await migrate(connections)).toEqual([])
  })

  test('leaves the app a role that row-level security binds', async () => {
    expect(await findUnboundAppRole(database.connections)).toBeUndefined()
    const asOwner = { ...database.connections, app: database.connections.owner }
    expect(await findUnboundAppRole(asOwner)).toContain('bypasses row-level security')
  })
})
