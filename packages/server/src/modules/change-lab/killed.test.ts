/** The server as a real process that is killed while it publishes a draft: the catalog has all of the draft or nothing of it. */
import { setTimeout as pause } from 'node:timers/promises'
import { type DraftEdit, endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { eventually } from '../../testing/eventually.ts'

/** Each round starts a server, which takes a second or two: `KILL_ROUNDS=20` for a long look. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 3)
const NEW = 400
const CHANGED = 100
const orgId = maisonLumen.id
let database: TestDatabase
let app: TestApp
let owner: Caller
let server: ServerProcess | undefined
/** Rules that every draft changes. */
let ruleIds: number[]

beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database)
  owner = await app.as(demoUserId(maisonLumen, 'owner'))
  const rows = await database.owner.db
    .insertInto('productPricingRules')
    .values(Array.from({ length: CHANGED }, (_, index) => ({ orgId, title: `Old ${index}` })))
    .returning('id')
    .execute()
  ruleIds = rows.map(({ id }) => id)
})
afterAll(async () => {
  await server?.kill()
  await app.close()
  await database.close()
})

interface Draft {
  readonly id: number
  readonly version: number
}

/** A draft of new rules, and of changed ones. */
async function draftOf(round: number): Promise<Draft> {
  const made = await owner.call(endpoints.createCatalogDraft, { orgId, title: `Round ${round}` })
  const titles = new Map(
    (
      await database.owner.db
        .selectFrom('productPricingRules')
        .select(['id', 'title'])
        .where('id', 'in', ruleIds)
        .execute()
    ).map(({ id, title }) => [id, title]),
  )
  const created = Array.from(
    { length: NEW },
    (_, row): DraftEdit => ({
      kind: 'create',
      resource: 'productPricingRule',
      values: { title: `Round ${round} new ${row}` },
    }),
  )
  const changed = ruleIds.map(
    (resourceId, row): DraftEdit => ({
      kind: 'update',
      resource: 'productPricingRule',
      resourceId,
      values: { title: `Round ${round} changed ${row}` },
      base: { title: titles.get(resourceId) ?? '' },
    }),
  )
  const edits = [...created, ...changed]
  const edited = await owner.call(endpoints.editCatalogDraft, { orgId, draftId: made.data.draft.id, edits })
  return edited.data.draft
}

async function publish(url: string, { id, version }: Draft, key: string) {
  const answer = await fetch(`${url}${endpoints.publishCatalogDraft.path}`, {
    method: 'POST',
    headers: { ...owner.headers, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ orgId, draftId: id, version }),
  })
  return { status: answer.status, text: await answer.text() }
}

/** New and changed records, entries of the history, and how the draft stands. */
async function leftBy(round: number): Promise<readonly (number | string)[]> {
  const { db } = database.owner
  const { rows } = await sql<{ made: number; changed: number; sets: number; state: string }>`select
    (select count(*)::int from product_pricing_rules where title like ${`Round ${round} new %`}) as made,
    (select count(*)::int from product_pricing_rules where title like ${`Round ${round} changed %`}) as changed,
    (select count(*)::int from catalog_change_sets where title = ${`Round ${round}`}) as sets,
    (select state from catalog_drafts where title = ${`Round ${round}`}) as state`.execute(db)
  const [row] = rows
  return row ? [row.made, row.changed, row.sets, row.state] : []
}

async function waitingFor(table: string): Promise<number> {
  const answer = await sql<{ count: number }>`select count(*)::int as count from pg_locks
    where relation = ${table}::regclass and not granted`.execute(database.owner.db)
  return answer.rows[0]?.count ?? 0
}

const none = [0, 0, 0, 'open'] as const
const all = [NEW, CHANGED, 1, 'published'] as const

test('[issue 16] killed between the records and their entry in the history, a publication has left nothing, and is whole when it is asked for again', {
  timeout: 120_000,
}, async () => {
  const draft = await draftOf(0)
  const killed = await startServerProcess(database, {})
  server = killed
  const lock = await database.owner.pool.connect()
  await lock.query('begin')
  await lock.query('lock table catalog_change_sets in share row exclusive mode')
  const publishing = publish(killed.url, draft, 'killed-0').catch(() => null)
  await eventually(async () => expect(await waitingFor('catalog_change_sets')).toBeGreaterThan(0))
  await killed.kill()
  expect(await publishing).toBeNull()
  await lock.query('rollback')
  lock.release()
  await eventually(async () => expect(await waitingFor('catalog_change_sets')).toBe(0))
  expect(await leftBy(0)).toEqual(none)

  const next = await startServerProcess(database, {})
  server = next
  const again = await publish(next.url, draft, 'killed-0')
  expect([again.status, again.text.slice(0, 200)]).toEqual([200, expect.any(String)])
  expect(await leftBy(0)).toEqual(all)
  await next.kill()
})

test('[issue 16] killed again and again while it publishes, each draft is published as a whole or not at all, and once when it is asked for again', {
  timeout: 60_000 + ROUNDS * 30_000,
}, async () => {
  let longest = 0
  // The server that is asked again is the one that dies in the next round.
  let killed = await startServerProcess(database, {})
  server = killed
  for (let round = 1; round <= ROUNDS; round += 1) {
    const draft = await draftOf(round)
    const key = `killed-${round}`
    const begun = performance.now()
    const publishing = publish(killed.url, draft, key).catch(() => null)
    // The first one is let through and tells how long one takes; the others are killed all along that time.
    if (round === 1) {
      expect((await publishing)?.status).toBe(200)
      longest = performance.now() - begun
    } else {
      await Promise.race([publishing, pause((longest * (round - 1)) / ROUNDS)])
    }
    await killed.kill()
    const wasAnswered = (await publishing)?.status === 200
    // What the dead process had begun is rolled back by the database once it sees that nobody is there.
    await eventually(async () => expect([none, all]).toContainEqual(await leftBy(round)))
    if (wasAnswered) expect(await leftBy(round)).toEqual(all)

    killed = await startServerProcess(database, {})
    server = killed
    const again = await publish(killed.url, draft, key)
    expect([again.status, again.text.slice(0, 200)]).toEqual([200, expect.any(String)])
    expect(await leftBy(round)).toEqual(all)
  }
})
