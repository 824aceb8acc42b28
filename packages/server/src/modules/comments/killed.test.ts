/**
 * The server is killed (a real process, SIGKILL) in the middle of writing the e-mail of unread comments, and again while
 * it is being handed over: nothing is lost, and it is written once.
 */
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoUserId, norrvik } from '../../seeds/demo-orgs.ts'
import { orderOf } from '../../testing/fixture.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { eventually } from '../../testing/eventually.ts'

const orgId = norrvik.id
let database: TestDatabase
let post: MailServer
let server: ServerProcess | undefined

beforeAll(async () => {
  database = await createTestDatabase()
  post = await startMailServer()
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

const digests = () =>
  database.owner.db.selectFrom('outboxMails').selectAll().where('kind', '=', 'commentsUnread').execute()

/** Sessions of the database that wait for a lock on the outbox. */
async function waiting(): Promise<number> {
  const answer = await sql<{ count: string }>`select count(*) as count from pg_locks
    where relation = 'outbox_mails'::regclass and not granted`.execute(database.owner.db)
  return Number(answer.rows[0]?.count ?? 0)
}

test('killed while the digest is written and while it is handed over, it arrives all the same, written once', {
  timeout: 180_000,
}, async () => {
  const { order } = await orderOf(database, { orgId, userId: demoUserId(norrvik, 'guest') })
  const app = await createTestApp(database)
  const member = await app.as(demoUserId(norrvik, 'member'))
  await member.call(endpoints.addComment, { orgId, productOrderId: order.id, text: 'Are you there?' })
  await app.close()
  await database.owner.db
    .updateTable('commentReaders')
    .set({ created: sql<Date>`created - interval '1 hour'` })
    .execute()

  // The comment is marked as sent, and its mail waits at the locked outbox: the process dies between the two.
  const lock = await database.owner.pool.connect()
  await lock.query('begin')
  await lock.query('lock table outbox_mails in share row exclusive mode')
  const first = await start()
  await eventually(async () => expect(await waiting()).toBeGreaterThan(0))
  await first.kill()
  await lock.query('rollback')
  lock.release()
  expect(await digests()).toEqual([])
  const marks = await database.owner.db.selectFrom('commentReaders').select('mailedAt').execute()
  expect(marks.every(({ mailedAt }) => mailedAt === null)).toBe(true)

  const begun = new Promise<void>((resolve) => {
    post.onBegin = () => {
      resolve()
      return new Promise(() => {})
    }
  })
  const second = await start()
  await begun
  await second.kill()
  post.onBegin = () => {}
  expect(post.taken).toEqual([])

  await start()
  await eventually(async () => expect((await digests())[0]?.sentAt).toBeTruthy())
  expect(await digests()).toHaveLength(1)
  expect(post.taken.map(({ to }) => to)).toEqual([norrvik.emails.guest])
})
