/**
 * The server as a real process, with receivers that say nothing: other endpoints get their messages meanwhile, a stop is in order,
 * and what a killed process was about to send is sent by the next one.
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newWebhookSecret, sealSecret } from '../../platform/webhooks/signing.ts'
import { maisonLumen } from '../../seeds/demo-orgs.ts'
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { type Receiver, startReceiver, verified } from '../../testing/webhooks/receiver.ts'
import { eventually } from '../../testing/eventually.ts'

const TEST_MS = 240_000
/** Each round starts a server, which takes a second: `KILL_ROUNDS=20` for a long look. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 6)
const serverSecret = 'a-secret-of-a-server-that-is-long-enough'
const environment = { WEBHOOK_PRIVATE_ADDRESSES: 'allow', ORDERWRIGHT_SECRET: serverSecret }
const orgId = maisonLumen.id
const secret = newWebhookSecret()

let database: TestDatabase
let server: ServerProcess | undefined
let silent: Receiver
let good: Receiver

beforeAll(async () => {
  database = await createTestDatabase()
  silent = await startReceiver()
  silent.answer = null
  good = await startReceiver()
})
afterAll(async () => {
  await server?.kill()
  await Promise.all([silent.close(), good.close()])
  await database.close()
})
beforeEach(async () => {
  silent.received.length = 0
  good.received.length = 0
  await database.owner.db.deleteFrom('webhookEndpoints').execute()
})

/** An endpoint with as many messages as are wanted. */
async function endpointWith({ url }: Receiver, count: number): Promise<number> {
  const { db } = database.owner
  const endpoint = await db
    .insertInto('webhookEndpoints')
    .values({ orgId, url, events: ['order.submitted'], secret: sealSecret(serverSecret, secret) })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let index = 0; index < count; index += 1) {
    const event = await db
      .insertInto('webhookEvents')
      .values({ orgId, type: 'order.submitted', body: JSON.stringify({ index }) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('webhookDeliveries')
      .values({ orgId, endpointId: endpoint.id, eventId: event.id, tries: '[]' })
      .execute()
  }
  return endpoint.id
}

async function statusesOf(endpointId: number) {
  const rows = await database.owner.db
    .selectFrom('webhookDeliveries')
    .select(['status', 'attempts'])
    .where('endpointId', '=', endpointId)
    .orderBy('id')
    .execute()
  return rows.map(({ status, attempts }) => `${status} ${attempts}`)
}

async function lockedJobs(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker._private_jobs where locked_at is not null`.execute(
    database.owner.db,
  )
  return rows[0]?.count ?? -1
}

describe('[issue 16] a process that sends', () => {
  test('serves other endpoints while one says nothing, and stops in order', {
    timeout: TEST_MS,
  }, async () => {
    const waiting = await endpointWith(silent, 2)
    const served = await endpointWith(good, 5)
    server = await startServerProcess(database, environment)
    await eventually(() => expect(silent.received).toHaveLength(1))
    await eventually(async () => expect(await statusesOf(served)).toEqual(Array(5).fill('delivered 1')))
    expect(good.received.map((one) => verified(secret, one))).toEqual(
      [0, 1, 2, 3, 4].map((index) => ({ index })),
    )
    expect(silent.received).toHaveLength(1)
    const { code, said } = await server.stop()
    expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/Stopped\.\n$/) })
    expect(await lockedJobs()).toBe(0)
    expect(await statusesOf(waiting)).toEqual(['pending 0', 'pending 0'])
  })

  test('is killed while it sends: the next one sends it within seconds, under the same id', {
    timeout: TEST_MS,
  }, async () => {
    const endpointId = await endpointWith(silent, 1)
    server = await startServerProcess(database, environment)
    await eventually(() => expect(silent.received).toHaveLength(1))
    await server.kill()
    expect(await statusesOf(endpointId)).toEqual(['pending 0'])
    silent.answer = { status: 200 }
    server = await startServerProcess(database, environment)
    // The hold of the dead one ends by itself; no sweep has to find that.
    await eventually(async () => expect(await statusesOf(endpointId)).toEqual(['delivered 1']))
    await server.stop()
    expect(new Set(silent.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(silent.received).toHaveLength(2)
  })

  test('is killed again and again, each time in the middle of it: nothing is lost, and nothing goes out under two ids', {
    timeout: TEST_MS,
  }, async () => {
    const endpointId = await endpointWith(good, ROUNDS * 2)
    const ids = () => new Set(good.received.map(({ headers }) => headers['webhook-id']))
    for (let round = 0; round < ROUNDS; round += 1) {
      // Some are killed while the receiver has the message, some between two, some after the last answer.
      good.answer = round % 3 === 0 ? null : { status: 200 }
      const sender = await startServerProcess(database, environment)
      const before = good.received.length
      await eventually(() => expect(good.received.length).toBeGreaterThan(before))
      await sender.kill()
      await database.owner.db.updateTable('webhookEndpoints').set({ sendingUntil: null }).execute()
    }
    good.answer = { status: 200 }
    const last = await startServerProcess(database, environment)
    await eventually(async () =>
      expect((await statusesOf(endpointId)).every((status) => status.startsWith('delivered'))).toBe(true),
    )
    await last.kill()
    expect(ids().size).toBe(ROUNDS * 2)
    expect(new Set(good.received.map((one) => JSON.stringify(verified(secret, one)))).size).toBe(ROUNDS * 2)
  })
})
