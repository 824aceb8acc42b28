/** The database goes away, or freezes, and comes back: 503 with Retry-After meanwhile, and nobody has to restart anything. */
import { endpoints } from '@orderwright/contract'
import { afterEach, expect, test } from 'vitest'
import { openOwnServer, type OwnServer } from '../../testing/own-server.ts'
import type { Caller } from '../../testing/test-app.ts'

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
