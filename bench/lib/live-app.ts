/**
 * The whole server in this process, over the embedded database with its demo organizations, and people who watch an order
 * over its live channel; beside it the least that could carry a change to them.
 */
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { createServer, get, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLiveOrder } from '@orderwright/contract'
import pg from 'pg'
import { buildApp } from '../../packages/server/src/app.ts'
import { embeddedConnections } from '../../packages/server/src/platform/database/connection.ts'
import { createDatabase } from '../../packages/server/src/platform/database/database.ts'
import { migrate, readMigrations } from '../../packages/server/src/platform/database/migrate.ts'
import { ensureDatabase } from '../../packages/server/src/platform/database/provision.ts'
import { startEmbeddedPostgres } from '../../packages/server/src/platform/embedded-postgres/supervisor.ts'
import { openSession } from '../../packages/server/src/platform/sessions/device-sessions.ts'
import { seedDemo } from '../../packages/server/src/seeds/index.ts'

/** The server, listening; `close` takes everything away again. */
export async function startLiveApp() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'orderwright-bench-'))
  chmodSync(folder, 0o711)
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  const connections = embeddedConnections(server.address)
  await ensureDatabase(connections.owner)
  await migrate(connections, readMigrations(join(process.cwd(), 'packages', 'server', 'src', 'migrations')))
  const databases = createDatabase(connections)
  await databases.owner.db.transaction().execute((transaction) => seedDemo(transaction))
  const app = await buildApp({
    config: {
      publicUrl: 'http://localhost:3000',
      secret: 'only-for-this-benchmark-0123456789abcdef',
      dataFolder: folder,
      smtpUrl: undefined,
      isProduction: true,
      isDemo: false,
      webFolder: join(folder, 'web'),
    },
    databases,
    now: () => new Date(),
    jobs: { add: async () => {} },
  })
  const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  return {
    url,
    connections,
    databases,
    /** The cookie of a new session of this person. */
    async cookieOf(userId: number): Promise<string> {
      const token = await openSession(databases.app.db, {
        userId,
        ip: '127.0.0.1',
        userAgent: 'bench',
        now: new Date(),
        replaces: undefined,
      })
      return `orderwright-session=${token}`
    },
    async close() {
      await app.close()
      await databases.close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type LiveApp = Awaited<ReturnType<typeof startLiveApp>>

/** When a text that is waited for has come to each of `count` watchers. */
export function createArrivals(count: number) {
  let wanted = 'nothing yet'
  let arrived = (_now: number) => {}
  return {
    /** A watcher was sent this. */
    hear(chunk: string): void {
      if (chunk.includes(wanted)) arrived(performance.now())
    },
    /** Runs `work`, which makes `text` come, and answers each arrival by `performance.now()`. */
    async after(text: string, work: () => Promise<unknown>): Promise<number[]> {
      const times: number[] = []
      const all = new Promise<void>((resolve) => {
        arrived = (now) => {
          times.push(now)
          if (times.length === count) resolve()
        }
      })
      wanted = text
      await work()
      await all
      return times
    },
  }
}

type Arrivals = ReturnType<typeof createArrivals>

/** Somebody who has the order open; resolves when they are connected. */
export function openViewer(
  { url }: Pick<LiveApp, 'url'>,
  viewer: { orgId: number; productOrderId: number; clientId: string; cookie: string; holdsCanvas?: boolean },
  { hear }: Pick<Arrivals, 'hear'>,
): Promise<void> {
  const { cookie, holdsCanvas = false, ...who } = viewer
  const body = { ...who, known: { order: 0, lines: [], canvas: holdsCanvas ? 0 : null } }
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: url.hostname,
        port: url.port,
        path: openLiveOrder.path,
        method: 'POST',
        agent: false,
        headers: { 'content-type': 'application/json', cookie },
      },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`a viewer was answered ${answer.statusCode}`))
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          if (chunk.includes('"ready"')) resolve()
          hear(chunk)
        })
        answer.on('error', () => {})
      },
    )
    call.on('error', reject)
    call.end(JSON.stringify(body))
  })
}

/** As little as can be: one notification with the bytes themselves, written to `count` answers as they are. */
export async function openBareChannel({ connections }: LiveApp, count: number, { hear }: Arrivals) {
  const answers = new Set<ServerResponse>()
  const plain = createServer((_request, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream' })
    answer.flushHeaders()
    answer.socket?.setNoDelay(true)
    answers.add(answer)
  })
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
  const address = plain.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const listener = new pg.Client(connections.app)
  await listener.connect()
  await listener.query('listen bare')
  listener.on('notification', ({ payload }) => {
    for (const answer of answers) answer.write(`data: ${payload}\n\n`)
  })
  const clients = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof get>>((resolve) => {
          const call = get({ port, host: '127.0.0.1', agent: false }, (answer) => {
            answer.setEncoding('utf8').on('data', hear)
            answer.on('error', () => {})
            resolve(call)
          })
        }),
    ),
  )
  return async () => {
    for (const client of clients) client.destroy()
    await listener.end()
    plain.closeAllConnections()
    await new Promise((resolve) => plain.close(resolve))
  }
}

/** A moment in which nothing is on its way. */
export const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5))
