/**
 * The server (a real process) is stopped while a mail server keeps it waiting. It leaves in order, and what it was about to
 * send goes out after the next start: each mail once.
 */
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { type ServerProcess, startServerProcess } from '../../testing/server-process.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { writeMail } from './outbox.ts'
import { eventually } from '../../testing/eventually.ts'

const TEST_MS = 240_000
let database: TestDatabase
let server: ServerProcess | undefined

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await server?.kill()
  await database.close()
})
beforeEach(async () => {
  await database.owner.db.deleteFrom('outboxMails').execute()
})

const readers = ['first@example.com', 'second@example.com', 'third@example.com']

async function writeToAll(): Promise<void> {
  for (const to of readers) {
    const mail = { orgId: null, to, subject: `For ${to}`, text: 'Hello', idempotencyKey: to }
    await writeMail(database.owner.db, mail)
  }
}

const outbox = () =>
  database.owner.db
    .selectFrom('outboxMails')
    .select(['to', 'attempts', 'sentAt', 'lastError'])
    .orderBy('id')
    .execute()

async function lockedJobs(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker._private_jobs where locked_at is not null`.execute(
    database.owner.db,
  )
  return rows[0]?.count ?? -1
}

/** Takes connections and says nothing, ever. */
async function startSilentServer() {
  const open = new Set<Socket>()
  const silent: Server = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => {})
  })
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    isAsked: () => open.size > 0,
    close: () => {
      for (const socket of open) socket.destroy()
      silent.close()
    },
  }
}

async function stop(running: ServerProcess): Promise<void> {
  const { code, said } = await running.stop()
  expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/Stopped\.\n$/) })
  expect(said).not.toContain('Cannot use a pool')
  expect(await lockedJobs()).toBe(0)
}

test('[issue 12, 27] stops in order while a mail server says nothing; the mails have not been tried', {
  timeout: TEST_MS,
}, async () => {
  await writeToAll()
  const silent = await startSilentServer()
  server = await startServerProcess(database, { SMTP_URL: silent.url })
  await eventually(() => expect(silent.isAsked()).toBe(true))
  await stop(server)
  silent.close()
  const untried = readers.map((to) => ({ to, attempts: 0, sentAt: null, lastError: null }))
  expect(await outbox()).toEqual(untried)
})

test('[issue 12, 27] stopped between two of three mails, it sends each of them once', {
  timeout: TEST_MS,
}, async () => {
  await writeToAll()
  const post: MailServer = await startMailServer()
  let begun = 0
  const second = new Promise<void>((resolve) => {
    post.onBegin = () => {
      begun += 1
      if (begun === 1) return
      resolve()
      // The line stays open, and nothing is said on it any more.
      return new Promise(() => {})
    }
  })
  server = await startServerProcess(database, { SMTP_URL: post.url })
  await second
  await stop(server)
  expect(post.taken).toHaveLength(1)
  post.onBegin = () => {}
  server = await startServerProcess(database, { SMTP_URL: post.url })
  await eventually(async () => expect((await outbox()).every(({ sentAt }) => sentAt !== null)).toBe(true))
  await stop(server)
  // Two jobs send at a time, so they may arrive in any order.
  expect(post.taken.map(({ to }) => to).toSorted()).toEqual(readers.toSorted())
  await post.close()
})
