/** The server as a real process that is killed while it imports: the catalog has all of the import or nothing of it. */
import { setTimeout as pause } from 'node:timers/promises'
import { endpoints, type ImportReport } from '@orderwright/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts'
import { type Caller, createTestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { eventually } from '../../testing/eventually.ts'

/** Each round starts a server, which takes a second or two: `KILL_ROUNDS=20` for a long look. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 3)
const ROWS = 2000
const orgId = maisonLumen.id
const locale = { decimal: '.', dayFirst: false } as const
let database: TestDatabase
let owner: Caller
let server: ServerProcess | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  const app = await createTestApp(database)
  owner = await app.as(demoUserId(maisonLumen, 'owner'))
  await app.close()
})
afterAll(async () => {
  await server?.kill()
  await database.close()
})

const fileName = 'Categories.csv'
const rowsOf = (round: number) =>
  `Title,Rank\n${Array.from({ length: ROWS }, (_, row) => `Round ${round} row ${row},${row}\n`).join('')}`

async function send(url: string, path: string, round: number, more: object = {}, key?: string) {
  const form = new FormData()
  form.set('body', JSON.stringify({ orgId, fileName, locale, ...more }))
  form.set('file', new Blob([rowsOf(round)]), fileName)
  const headers = { ...owner.headers, ...(key === undefined ? {} : { 'idempotency-key': key }) }
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: form })
  return { status: answer.status, text: await answer.text() }
}

async function plan(url: string, round: number): Promise<ImportReport> {
  const { status, text } = await send(url, endpoints.planCatalogImport.path, round)
  expect([status, text.slice(0, 200)]).toEqual([200, expect.any(String)])
  return endpoints.planCatalogImport.response.parse(JSON.parse(text)).report
}

/** Rows of the catalog, and entries of the history, that an import has left. */
async function leftBy(round: number): Promise<readonly [number, number]> {
  const { db } = database.owner
  const rows = await sql<{ count: number }>`select count(*)::int as count from product_categories
    where title like ${`Round ${round} row %`}`.execute(db)
  const steps = await sql<{ count: number }>`select count(*)::int as count from catalog_change_sets
    where changes::text like ${`%Round ${round} row 0"%`}`.execute(db)
  return [rows.rows[0]?.count ?? -1, steps.rows[0]?.count ?? -1]
}

/** Sessions of the database that wait for a lock on a table. */
async function waitingFor(table: string): Promise<number> {
  const answer = await sql<{ count: number }>`select count(*)::int as count from pg_locks
    where relation = ${table}::regclass and not granted`.execute(database.owner.db)
  return answer.rows[0]?.count ?? 0
}

const none = [0, 0] as const
const all = [ROWS, 1] as const

test('[issue 16] killed between the records and their entry in the history, an import has left nothing, and is whole when it is sent again', {
  timeout: 120_000,
}, async () => {
  const killed = await startServerProcess(database, {})
  server = killed
  const { fingerprint } = await plan(killed.url, 0)
  // The records are written, and the history is locked: the process dies between the two.
  const lock = await database.owner.pool.connect()
  await lock.query('begin')
  await lock.query('lock table catalog_change_sets in share row exclusive mode')
  const sending = send(killed.url, endpoints.applyCatalogImport.path, 0, { fingerprint }, 'killed-0').catch(
    () => null,
  )
  await eventually(async () => expect(await waitingFor('catalog_change_sets')).toBeGreaterThan(0))
  await killed.kill()
  expect(await sending).toBeNull()
  await lock.query('rollback')
  lock.release()
  await eventually(async () => expect(await waitingFor('catalog_change_sets')).toBe(0))
  expect(await leftBy(0)).toEqual(none)

  const next = await startServerProcess(database, {})
  server = next
  const again = await send(next.url, endpoints.applyCatalogImport.path, 0, { fingerprint }, 'killed-0')
  expect([again.status, again.text.slice(0, 200)]).toEqual([200, expect.any(String)])
  expect(await leftBy(0)).toEqual(all)
  await next.kill()
})

test('[issue 16] killed again and again while it imports, each import is there as a whole or not at all, and once when it is sent again', {
  timeout: 60_000 + ROUNDS * 30_000,
}, async () => {
  let longest = 0
  // The server that is sent the import again is the one that dies in the next round.
  let killed = await startServerProcess(database, {})
  server = killed
  for (let round = 1; round <= ROUNDS; round += 1) {
    const { fingerprint } = await plan(killed.url, round)
    const key = `killed-${round}`
    const path = endpoints.applyCatalogImport.path
    const begun = performance.now()
    const sending = send(killed.url, path, round, { fingerprint }, key).catch(() => null)
    // The first import is let through and tells how long one takes; the others are killed all along that time.
    if (round === 1) {
      expect((await sending)?.status).toBe(200)
      longest = performance.now() - begun
    } else {
      await Promise.race([sending, pause((longest * (round - 1)) / ROUNDS)])
    }
    await killed.kill()
    const wasAnswered = (await sending)?.status === 200
    // What the dead process had begun is rolled back by the database once it sees that nobody is there.
    await eventually(async () => expect([none, all]).toContainEqual(await leftBy(round)))
    if (wasAnswered) expect(await leftBy(round)).toEqual(all)

    killed = await startServerProcess(database, {})
    server = killed
    const again = await send(killed.url, path, round, { fingerprint }, key)
    expect([again.status, again.text.slice(0, 200)]).toEqual([200, expect.any(String)])
    expect(await leftBy(round)).toEqual(all)
  }
})
