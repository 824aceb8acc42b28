/** A PostgreSQL of one's own, whose owner is no superuser: as managed ones are. */
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { APP_ROLE, externalConnections } from './connections/connection.ts'
import { openDatabase } from './open.ts'
import { dropDatabase, findUnboundAppRole } from './provision.ts'

const password = 'a-password-for-tests'
const names = { maker: `maker_${process.pid}`, plain: `plain_${process.pid}` }

let database: TestDatabase
const address = inject('embeddedPostgres')

function urlOf(user: string, base: string, word = password): string {
  const query = new URLSearchParams({ host: address.host, port: String(address.port) })
  return `postgresql://${user}:${word}@/${base}?${query.toString()}`
}

async function asAdministrator(...statements: readonly string[]): Promise<void> {
  for (const statement of statements) await database.owner.pool.query(statement)
}

function open(databaseUrl: string, databaseAppUrl?: string) {
  return openDatabase({ dataFolder: '/nonexistent', databaseUrl, databaseAppUrl }, () => {})
}

beforeAll(async () => {
  database = await openTestDatabase()
  await asAdministrator(
    `create role ${names.maker} login createrole password '${password}'`,
    // What PostgreSQL gives to whoever makes a role: to rule over it, not to become it.
    `grant ${APP_ROLE} to ${names.maker} with admin true, inherit false, set false`,
    `create database ${names.maker} owner ${names.maker}`,
    `create role ${names.plain} login password '${password}'`,
    `create database ${names.plain} owner ${names.plain}`,
  )
})

afterAll(async () => {
  for (const name of Object.values(names)) {
    await dropDatabase(database.connections.owner, name)
    await asAdministrator(`drop owned by ${name} cascade`, `drop role ${name}`)
  }
  await database.close()
})

describe('a PostgreSQL of one’s own', () => {
  test('is opened by an owner that makes roles and is no superuser', async () => {
    const opened = await open(urlOf(names.maker, names.maker))
    const answer = await opened.databases.app.pool.query('select current_user as role')
    expect(answer.rows).toEqual([{ role: APP_ROLE }])
    await opened.close()
    expect(await findUnboundAppRole(opened.connections)).toBeUndefined()
  })

  test('says what an administrator must run for an owner that may not', async () => {
    await expect(open(urlOf(names.plain, names.plain))).rejects.toThrow(
      `create role ${APP_ROLE}; grant ${APP_ROLE} to "${names.plain}";`,
    )
  })

  test('wants no such right where the app has an address of its own', async () => {
    const apart = urlOf(names.maker, names.plain)
    await asAdministrator(`grant ${APP_ROLE} to ${names.maker} with inherit true`)
    const opened = await open(urlOf(names.plain, names.plain), apart)
    expect(opened.connections).toEqual(
      externalConnections({ databaseUrl: urlOf(names.plain, names.plain), databaseAppUrl: apart }),
    )
    await opened.close()
  })

  test.each([
    [
      'a wrong password',
      () => urlOf(names.maker, names.maker, 'wrong'),
      'refuses: password authentication failed',
    ],
    [
      'a database that is not there',
      () => urlOf(names.maker, 'nowhere'),
      'refuses: database "nowhere" does not exist',
    ],
    ['nobody there', () => 'postgresql://x@127.0.0.1:1/x', 'cannot be reached: connect ECONNREFUSED'],
  ])('names the setting for %s', async (_what, url, words) => {
    await expect(open(url())).rejects.toThrow(`The database at DATABASE_URL ${words}`)
  })
})
