/**
 * The server is killed (a real process, SIGKILL) between the commit and the mail, and between the mail and its mark.
 * What holds: a committed change is told, and a receiver that drops a known Message-ID shows it once.
 */
import { endpoints } from '@orderwright/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoUserId, norrvik } from '../../seeds/demo-orgs.ts'
import { orderOf } from '../../testing/fixture.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { openSession } from '../../platform/sessions/device-sessions.ts'
import { eventually } from '../../testing/eventually.ts'

const orgId = norrvik.id
let database: TestDatabase
let post: MailServer
let server: ServerProcess | undefined
let cookie: string

beforeAll(async () => {
  database = await createTestDatabase()
  post = await startMailServer()
  const session = { ip: '127.0.0.1', userAgent: 'test', now: new Date(), replaces: undefined }
  const token = await openSession(database.app.db, { ...session, userId: demoUserId(norrvik, 'owner') })
  cookie = `orderwright-session=${token}`
})
afterAll(async () => {
  await server?.kill()
  await post.close()
  await database.close()
})

const start = async () => {
  server = await startServerProcess(database, { SMTP_URL: post.url })
  return server
}

/** Approves a new order, so that its owner gets one mail, and gives back the order's id. */
async function approveOne({ url }: ServerProcess): Promise<number> {
  const userId = demoUserId(norrvik, 'guest')
  const { order } = await orderOf(database, { orgId, userId, standing: 'submitted' })
  const answer = await fetch(url + endpoints.approveOrder.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ orgId, productOrderId: order.id }),
  })
  expect(answer.status).toBe(200)
  return order.id
}

const mailOf = (orderId: number) =>
  database.owner.db
    .selectFrom('outboxMails')
    .selectAll()
    .where('orgId', '=', orgId)
    .where('productOrderId', '=', orderId)
    .executeTakeFirstOrThrow()

const sentEvents = (orderId: number) =>
  database.owner.db
    .selectFrom('orderEvents')
    .select('id')
    .where('orgId', '=', orgId)
    .where('productOrderId', '=', orderId)
    .where('kind', '=', 'mail.sent')
    .execute()

const takenOf = (messageId: string) =>
  post.taken.filter((mail) => mail.header('message-id').startsWith(`<${messageId}@`))

test('killed before the mail is handed over: it goes out after the restart, once', {
  timeout: 180_000,
}, async () => {
  const first = await start()
  const begun = new Promise<void>((resolve) => {
    // The line stays open: the process dies in the middle of it.
    post.onBegin = () => {
      resolve()
      return new Promise(() => {})
    }
  })
  const orderId = await approveOne(first)
  await begun
  await first.kill()
  post.onBegin = () => {}
  expect(await mailOf(orderId)).toMatchObject({ sentAt: null })
  expect(post.taken).toEqual([])

  const second = await start()
  await eventually(async () => expect((await mailOf(orderId)).sentAt).not.toBeNull())
  expect(takenOf((await mailOf(orderId)).messageId)).toHaveLength(1)
  expect(await sentEvents(orderId)).toHaveLength(1)

  // Killed after the receiver has it and before anybody could note that: it comes again under the same Message-ID,
  // by which the receiver knows it.
  const arrived = new Promise<void>((resolve) => {
    post.onWhole = () => {
      resolve()
      return new Promise(() => {})
    }
  })
  const other = await approveOne(second)
  await arrived
  await second.kill()
  post.onWhole = () => {}
  const { messageId, sentAt } = await mailOf(other)
  expect(sentAt).toBeNull()
  expect(takenOf(messageId)).toHaveLength(1)

  await start()
  await eventually(async () => expect((await mailOf(other)).sentAt).not.toBeNull())
  const copies = takenOf(messageId)
  expect(copies).toHaveLength(2)
  expect(copies.map(({ to }) => to)).toEqual([norrvik.emails.guest, norrvik.emails.guest])
  expect(await sentEvents(other)).toHaveLength(1)
  const ids = new Set(post.taken.map((mail) => mail.header('message-id')))
  expect(ids.size).toBe(2)
})
