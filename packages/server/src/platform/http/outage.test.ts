/** The database goes away, or freezes, and comes back: 503 with Retry-After meanwhile, and nobody has to restart anything. */
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { openOwnServer, type OwnServer } from '../../testing/databases/own-server.ts'
import type { Caller } from '../../testing/test-app.ts'
import { readWithTenant, withTenant } from '../database/database.ts'
import { DatabaseUnavailable, WroteWhileReading } from '../database/connections/unavailable.ts'
import { eventually } from '../../testing/eventually.ts'

let own: OwnServer | undefined
afterEach(() => own?.close())

async function somebody({ database, app }: OwnServer): Promise<Caller> {
  const user = await database.owner.db
    .insertInto('users')
    .values({ email: 'a@example.com', name: 'A' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const caller = await app.as(user.id)
  expect((await caller.call(endpoints.getSession, {})).data.isLoggedIn).toBe(true)
  return caller
}

async function expectAway({ app }: OwnServer, caller: Caller): Promise<void> {
  const away = await caller.call(endpoints.getSession, {})
  expect([away.status, away.error.code]).toEqual([503, 'unavailable'])
  expect(Number(away.headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.app.inject('/healthz')).statusCode).toBe(503)
  // Nobody restarts a process for it: it brings no database back.
  const alive = await app.app.inject('/livez')
  expect([alive.statusCode, alive.json()]).toEqual([200, { ok: true }])
}

test('answers 503 while the database is away, and as before once it is back', async () => {
  own = await openOwnServer({})
  const caller = await somebody(own)
  await own.stopDatabase()
  await expectAway(own, caller)
  await own.startDatabase()
  expect((await caller.call(endpoints.getSession, {})).data.isLoggedIn).toBe(true)
  expect(own.app.problems).toEqual([])
}, 240_000)

test('[issue 12, 29] a database that freezes frees its calls with 503, and serves again when it goes on', async () => {
  own = await openOwnServer({ database: { queryMs: 500 } })
  const caller = await somebody(own)
  own.signalDatabase('SIGSTOP')
  try {
    // More calls than there are connections: those that wait for one are freed as well.
    const many = await Promise.all(Array.from({ length: 40 }, () => caller.call(endpoints.getSession, {})))
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([503]))
    await expectAway(own, caller)
  } finally {
    own.signalDatabase('SIGCONT')
  }
  expect((await caller.call(endpoints.getSession, {})).data.isLoggedIn).toBe(true)
  expect((await own.app.app.inject('/healthz')).statusCode).toBe(200)
  expect(own.app.problems).toEqual([])
}, 240_000)

/** Settings of the whole server, which it takes up at once. */
async function configure({ database }: OwnServer, name: string, value: string): Promise<void> {
  const client = new pg.Client(database.connections.owner)
  await client.connect()
  await client.query(`alter system set ${name} = ${value}`)
  await client.query('select pg_reload_conf()')
  await client.end()
}

const system = { orgId: 1, userId: null }
const writing = (server: OwnServer, email: string) =>
  withTenant(server.database.owner.db, system, (db) =>
    sql`insert into users (email) values (${email})`.execute(db),
  )

test('[issue 17] a server that takes no writes any more is no primary: 503, until one does', async () => {
  own = await openOwnServer({})
  const server = own
  const asking = { email: 'somebody@example.com' }
  expect((await own.app.anonymous.call(endpoints.requestSignInCode, asking)).status).toBe(200)
  await configure(own, 'default_transaction_read_only', 'on')
  await eventually(async () => expect((await server.app.app.inject('/readyz')).statusCode).toBe(503))
  const refused = await own.app.anonymous.call(endpoints.requestSignInCode, asking)
  expect([refused.status, refused.error.code]).toEqual([503, 'unavailable'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await expect(writing(own, 'a@example.com')).rejects.toBeInstanceOf(DatabaseUnavailable)
  // What says that it only reads and writes is a bug, on every server.
  const mistaken = readWithTenant(own.database.owner.db, system, (db) =>
    sql`insert into users (email) values ('b@example.com')`.execute(db),
  )
  await expect(mistaken).rejects.toBeInstanceOf(WroteWhileReading)
  await configure(own, 'default_transaction_read_only', 'off')
  await eventually(async () => expect((await server.app.app.inject('/readyz')).statusCode).toBe(200))
  expect((await own.app.anonymous.call(endpoints.requestSignInCode, asking)).status).toBe(200)
  expect(own.app.problems).toEqual([])
}, 240_000)

test('[issue 17] a commit that stops waiting for its replica is acknowledged to nobody', async () => {
  own = await openOwnServer({})
  const server = own
  const { owner } = server.database
  await writing(server, 'before@example.com')
  await configure(server, 'synchronous_standby_names', "'nobody'")
  const waiting = sql<{ pid: number }>`
    select pid from pg_stat_activity where wait_event = 'SyncRep'`
  // Until the checkpointer has read the setting a commit waits for nobody: another one is made then.
  let outcome: unknown = 'acknowledged'
  let written = Promise.resolve()
  let tries = 0
  const pid = await eventually(async () => {
    if (outcome === 'acknowledged') {
      outcome = 'waiting'
      tries += 1
      written = writing(server, `alone${tries}@example.com`).then(
        () => {
          outcome = 'acknowledged'
        },
        (error: unknown) => {
          outcome = error
        },
      )
    }
    const found = (await waiting.execute(owner.db)).rows[0]?.pid
    expect(found).toBeDefined()
    return found ?? 0
  })
  // As a limit of time does: it is committed here, and nowhere else.
  await sql`select pg_cancel_backend(${pid})`.execute(owner.db)
  await written
  expect(outcome).toBeInstanceOf(DatabaseUnavailable)
  await configure(server, 'synchronous_standby_names', "''")
  await writing(server, 'after@example.com')
}, 240_000)
