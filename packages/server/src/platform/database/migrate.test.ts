/** Migrations run once, in order, by one process at a time, and refuse what does not belong together. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { migrate, type Migration, MigrationMismatch, planMigrations, readMigrations } from './migrate.ts'
import { findUnboundAppRole } from './provision.ts'

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

  test('leaves the app a role that row-level security binds', async () => {
    expect(await findUnboundAppRole(database.connections)).toBeUndefined()
    const asOwner = { ...database.connections, app: database.connections.owner }
    expect(await findUnboundAppRole(asOwner)).toContain('bypasses row-level security')
  })
})
