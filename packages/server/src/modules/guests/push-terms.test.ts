/** A guest's terms reach the organisation's work-management tool: once each, in order, also when it is away for a while. */
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { haldenLight, demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { insert } from '../../testing/fixture.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { PUSH_RETRY_SECONDS, sendPushes } from './push-terms.ts'

const orgId = maisonLumen.id
const token = 'a-token-of-the-tool'
interface Received {
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}

let received: Received[] = []
/** what the tool answers; null: nothing at all */
let answer: number | null = 200
const tool = createServer((request: IncomingMessage, response: ServerResponse) => {
  let text = ''
  request.on('data', (chunk: Buffer) => (text += chunk.toString()))
  request.on('end', () => {
    received.push({ headers: request.headers, body: JSON.parse(text) })
    if (answer === null) request.socket.destroy()
    else response.writeHead(answer).end('{}')
  })
})

let database: TestDatabase
let app: TestApp
let owner: Caller
beforeAll(async () => {
  await new Promise<void>((resolve) => tool.listen(0, '127.0.0.1', resolve))
  const address = tool.address()
  const port = address && typeof address === 'object' ? address.port : 0
  database = await createTestDatabase()
  const url = `http://127.0.0.1:${port}/items`
  app = await createTestApp(database, { config: { workTools: { [orgId]: { url, token } } } })
  owner = await app.as(demoUserId(maisonLumen, 'owner'))
})
afterAll(async () => {
  await app.close()
  await database.close()
  await new Promise((resolve) => tool.close(resolve))
})
beforeEach(() => {
  received = []
  answer = 200
  app.problems.length = 0
})

let count = 0
async function aGuest(mondayItemId: string | null) {
  count += 1
  const user = await database.owner.db
    .insertInto('users')
    .values({ email: `tool-${count}@example.com`, firstName: 'Ida', lastName: 'Falk', name: 'Ida Falk' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insert(database, 'membership', orgId, {
    userId: user.id,
    role: 'guest',
    enteredAt: '2026-01-01 00:00:00',
    mondayItemId,
  })
  return user.id
}
const setTerms = (userId: number, appData: object) =>
  owner.post(endpoints.updateGuestData.path, { orgId, userId, updateProps: { appData } })
const setDiscount = (userId: number, value: number) =>
  setTerms(userId, { discount: { type: 'percent', value } })
const pushes = () => database.owner.db.selectFrom('workToolPushes').selectAll().orderBy('id').execute()
/** Time passes: what waits for its next try is due. */
const later = () =>
  sql`update work_tool_pushes set next_attempt_at = now() where sent_at is null`.execute(database.owner.db)
const receivedItems = () => received.map(({ body }) => Reflect.get(Object(body), 'itemId'))
const receivedDiscounts = () => received.map(({ body }) => Object(body).discount.value)

describe('[2.6.08] a change of a guest’s terms', () => {
  test('is told to the tool after it is stored, with the guest’s item, the token and a key', async () => {
    const userId = await aGuest('9001')
    await setDiscount(userId, 12.5)
    expect(received).toEqual([])
    await app.runJobs()
    await setTerms(userId, { disableSalesTax: true })
    await app.runJobs()
    const terms = { itemId: '9001', userId, name: 'Ida Falk', email: `tool-${count}@example.com` }
    expect(received.map(({ body }) => body)).toEqual([
      { ...terms, discount: { type: 'percent', value: 12.5 }, disableSalesTax: false },
      { ...terms, discount: { type: 'percent', value: 12.5 }, disableSalesTax: true },
    ])
    expect(received.map(({ headers }) => headers.authorization)).toEqual(Array(2).fill(`Bearer ${token}`))
    const keys = received.map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(2)
    await app.runJobs()
    await sendPushes(app.services)
    expect(received).toHaveLength(2)
  })

  test('is told to nobody when the guest has no item, nothing is another, or the change is refused', async () => {
    const withItem = await aGuest('9002')
    await setDiscount(await aGuest(null), 5)
    await setDiscount(withItem, 0)
    await owner.post(endpoints.updateGuestData.path, { orgId, userId: withItem, pricingIsHidden: 1 })
    expect((await setDiscount(withItem, 101)).status).toBe(400)
    await app.runJobs()
    await sendPushes(app.services)
    expect(received).toEqual([])
  })

  test('is told to nobody where the organisation does not work like that', async () => {
    const userId = demoUserId(haldenLight, 'guest')
    await database.owner.db
      .updateTable('memberships')
      .set({ mondayItemId: '9003' })
      .where('orgId', '=', haldenLight.id)
      .where('userId', '=', userId)
      .execute()
    const abroad = await app.as(demoUserId(haldenLight, 'owner'))
    const changed = await abroad.post(endpoints.updateGuestData.path, {
      orgId: haldenLight.id,
      userId,
      updateProps: { appData: { discount: { type: 'percent', value: 7 } } },
    })
    expect(changed.status).toBe(200)
    await app.runJobs()
    expect((await pushes()).filter((push) => push.orgId === haldenLight.id)).toEqual([])
    const asked = await abroad.call(endpoints.pushUserUpdateToMonday, {
      orgId: haldenLight.id,
      userId,
      mondayItemId: '9003',
    })
    expect([asked.status, asked.error.details?.rule]).toEqual([422, 'noWorkManagement'])
  })
})

describe('a tool that does not answer', () => {
  test.each([500, 429, null])('with %s is asked again later, with the same key', async (status) => {
    const userId = await aGuest('9010')
    await setDiscount(userId, 3)
    answer = status
    await app.runJobs()
    await sendPushes(app.services)
    expect(received).toHaveLength(1)
    answer = 204
    await later()
    await sendPushes(app.services)
    expect(received).toHaveLength(2)
    expect(received[0]?.headers['idempotency-key']).toBe(received[1]?.headers['idempotency-key'])
    expect((await pushes()).at(-1)).toMatchObject({ attempts: 2, lastError: null, givenUpAt: null })
    expect(app.problems).toEqual([])
  })

  test('hears only the newest terms when it is back, and is not asked for what it refused for good', async () => {
    const userId = await aGuest('9011')
    answer = 503
    await setDiscount(userId, 1)
    await app.runJobs()
    await setDiscount(userId, 2)
    await setDiscount(userId, 3)
    await app.runJobs()
    answer = 200
    await later()
    await sendPushes(app.services)
    expect(receivedDiscounts()).toEqual([1, 3])

    answer = 404
    await setDiscount(userId, 4)
    await app.runJobs()
    await later()
    await sendPushes(app.services)
    expect(receivedDiscounts()).toEqual([1, 3, 4])
    expect((await pushes()).at(-1)).toMatchObject({ attempts: 1, lastError: 'answered 404' })
    expect(app.problems.join()).toContain('answered 404')
    expect(app.problems.join()).not.toContain(token)
    app.problems.length = 0

    answer = 200
    await setDiscount(userId, 5)
    await app.runJobs()
    expect(receivedDiscounts()).toEqual([1, 3, 4, 5])
  })

  test('is given up after half a day', async () => {
    const userId = await aGuest('9012')
    answer = 502
    await setDiscount(userId, 9)
    for (let round = 0; round < PUSH_RETRY_SECONDS.length + 3; round += 1) {
      await later()
      await sendPushes(app.services)
    }
    expect(received).toHaveLength(PUSH_RETRY_SECONDS.length + 1)
    expect((await pushes()).at(-1)?.givenUpAt).not.toBeNull()
    expect(app.problems.join()).toContain('answered 502')
    app.problems.length = 0
  })
})

test('terms are told once and in their order when several processes send at the same time, and a lost job is found', async () => {
  const ids = [await aGuest('a'), await aGuest('b'), await aGuest('c')]
  for (const id of ids) await setDiscount(id, 10)
  app.forgetJobs()
  await app.services.jobs.add({ task: 'sweep' })
  await Promise.all([app.runJobs(), sendPushes(app.services), sendPushes(app.services)])
  expect(receivedItems().toSorted()).toEqual(['a', 'b', 'c'])
})

test('[2.7.24] the call names the guest’s item and sends the terms; a number is as good', async () => {
  const userId = await aGuest(null)
  const push = (body: object) => owner.post(endpoints.pushUserUpdateToMonday.path, { orgId, userId, ...body })
  const done = await push({ mondayItemId: 4711 })
  expect(endpoints.pushUserUpdateToMonday.response.parse(done.data).data.guest.mondayItemId).toBe('4711')
  await app.runJobs()
  await setDiscount(userId, 4)
  await app.runJobs()
  expect([receivedItems(), receivedDiscounts()]).toEqual([
    ['4711', '4711'],
    [0, 4],
  ])
  for (const mondayItemId of ['', ' ', 'x'.repeat(101), -1, 1.5, null]) {
    expect((await push({ mondayItemId })).status).toBe(400)
  }
  const employee = demoUserId(maisonLumen, 'member')
  expect((await push({ userId: employee, mondayItemId: '1' })).status).toBe(404)
})

test('without a configured tool the outbox folder holds what would be sent', async () => {
  const { dataFolder } = app.services.config
  const plain = await createTestApp(database)
  const caller = await plain.as(demoUserId(maisonLumen, 'owner'))
  const userId = await aGuest('9020')
  await caller.post(endpoints.updateGuestData.path, {
    orgId,
    userId,
    updateProps: { appData: { discount: { type: 'percent', value: 6 } } },
  })
  await plain.runJobs()
  const folder = join(plain.services.config.dataFolder, 'outbox', 'work-tool')
  expect(folder).not.toContain(dataFolder)
  const files = readdirSync(folder)
  expect(files).toHaveLength(1)
  expect(JSON.parse(readFileSync(join(folder, files[0] ?? ''), 'utf8'))).toMatchObject({
    itemId: '9020',
    discount: { value: 6 },
  })
  expect(received).toEqual([])
  await plain.close()
})
