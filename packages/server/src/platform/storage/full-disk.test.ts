/**
 * A full disk: every write is refused with 503 and Retry-After, /healthz says it, and the server is well again as soon as
 * there is room. Once with every table refusing as PostgreSQL does, once with a small disk that is really full.
 */
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { allEndpoints, endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { orderOf } from '../../testing/fixture.ts'
import { rows } from '../../testing/access-matrix/rows.ts'
import { createWorld } from '../../testing/access-matrix/world.ts'
import { canMount, openOwnServer, type OwnServer } from '../../testing/databases/own-server.ts'
import { picture, sendPicture } from '../../testing/files/send-picture.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

const orgId = maisonLumen.id
const NO_ROOM = 'The server has no room to store anything at the moment. Please try again later.'

/** Every table refuses whatever is written, with PostgreSQL's code. */
async function refuseWrites({ owner }: TestDatabase, state: string): Promise<void> {
  await sql
    .raw(
      `create or replace function no_room() returns trigger language plpgsql as $$
       begin raise exception 'could not extend file: No space left on device' using errcode = '${state}'; end $$;
       do $$ declare name text; begin
         for name in select tablename from pg_tables where schemaname = 'public' loop
           execute format('create or replace trigger no_room before insert or update or delete on %I
             for each statement execute function no_room()', name);
         end loop;
       end $$`,
    )
    .execute(owner.db)
}

async function takeWritesAgain({ owner }: TestDatabase): Promise<void> {
  await sql`drop function no_room cascade`.execute(owner.db)
}

describe('a database without room', () => {
  test.each([
    ['53100', 'the disk is full'],
    ['58030', 'the disk does not take it'],
  ])(
    '[issue 12, 29] (%s, %s) answers every call with its answer or with 503, none with 500',
    async (state) => {
      const database = await createTestDatabase()
      const app = await createTestApp(database)
      const world = await createWorld(database, app)
      const prepared = []
      for (const { name, path } of allEndpoints()) {
        const row = rows.get(name)
        if (!row || name === 'signOut') continue
        const caller = row.expected.owner === 200 ? 'owner' : 'guest'
        const body = row.body(await world.material(caller, name, row))
        prepared.push({ name, path, body, caller: await world.caller(caller) })
      }
      await refuseWrites(database, state)
      const refused: string[] = []
      const wrong = []
      for (const { name, path, body, caller } of prepared) {
        const answer = await caller.post(path, body)
        if (answer.status === 503) {
          refused.push(name)
          const { error, headers } = answer
          if (headers['retry-after'] !== '30' || error.message !== NO_ROOM) wrong.push({ name, error })
        } else if (answer.status >= 500) wrong.push({ name, status: answer.status })
      }
      expect(wrong).toEqual([])
      expect(refused).toEqual(
        expect.arrayContaining([
          'createProductOrder',
          'duplicateOrder',
          'submitOrder',
          'approveOrder',
          'cancelOrder',
          'recordLedgerEntry',
          'createPaymentIntent',
          'addComment',
        ]),
      )
      expect(app.problems).toEqual([])
      const sick = await app.app.inject('/healthz')
      expect([sick.statusCode, sick.json()]).toEqual([
        503,
        { error: { code: 'unavailable', message: NO_ROOM, details: { retryAfter: 30 } } },
      ])
      await takeWritesAgain(database)
      // What was noted by a clock that was ahead is not believed until the clock is there again. [issue 17]
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 })
      expect((await app.app.inject('/healthz')).statusCode).toBe(200)
      vi.useRealTimers()
      const owner = await world.caller('owner')
      const again = await owner.call(endpoints.createProductOrder, { productOrderProps: { orgId } })
      expect(again.status).toBe(200)
      await app.close()
      await database.close()
    },
    300_000,
  )
})

describe.runIf(canMount())('a small disk that is really full', () => {
  const DISK = 260_000_000
  let own: OwnServer | undefined
  afterEach(() => own?.close())

  /** Takes all the room there is. */
  function fill(path: string): void {
    const file = openSync(path, 'w')
    const block = Buffer.alloc(65_536, 1)
    try {
      for (let size = block.length; size > 0; ) {
        try {
          writeSync(file, block, 0, size)
        } catch {
          size = Math.floor(size / 2)
        }
      }
    } finally {
      closeSync(file)
    }
  }

  test('[issue 12, 29] says so on every write until there is room, and is well again by itself', async () => {
    own = await openOwnServer({ isSeeded: true, diskBytes: DISK })
    const { app, folder } = own
    const guest = await app.as(demoUserId(maisonLumen, 'guest'))
    const { line } = await orderOf(own.database, { orgId, userId: demoUserId(maisonLumen, 'guest') })
    const medium = { orgId, resourceForMedium: 'productInstance', resourceId: line.id, fileName: 'Hall.jpg' }
    const photo = await picture('jpeg')
    const create = () => guest.call(endpoints.createProductOrder, { productOrderProps: { orgId } })
    expect((await create()).status).toBe(200)
    expect((await app.app.inject('/healthz')).statusCode).toBe(200)

    const filler = join(folder, 'filler')
    fill(filler)
    const seen = new Set<number>()
    // The database writes into the room that it already has; then it has none.
    for (let count = 0; count < 3000 && !seen.has(503); count += 1) {
      const { status, headers } = await create()
      seen.add(status)
      if (status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    expect([...seen].toSorted()).toEqual([200, 503])
    expect((await sendPicture(app, guest, medium, photo)).status).toBe(503)
    expect((await app.app.inject('/healthz')).statusCode).toBe(503)

    rmSync(filler)
    const now = Date.now()
    vi.useFakeTimers({ now: now + 60_000, toFake: ['Date'] })
    const wait = { timeout: 120_000, interval: 200 }
    await vi.waitFor(async () => expect((await app.app.inject('/healthz')).statusCode).toBe(200), wait)
    expect((await create()).status).toBe(200)
    expect((await sendPicture(app, guest, medium, photo)).status).toBe(200)
    expect(app.problems).toEqual([])
    vi.useRealTimers()
  }, 300_000)
})
