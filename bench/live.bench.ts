/**
 * `live`: from the moment a change is committed to the moment 50 other viewers of the order have received it, through
 * the whole server (notification, one load, access and rights of each viewer, presenting, writing), against the least
 * that could be done: a notification with the same bytes, written straight to 50 open answers.
 */
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { createServer, get, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLiveOrder } from '@orderwright/contract'
import pg from 'pg'
import { buildApp } from '../packages/server/src/app.ts'
import { openSession } from '../packages/server/src/platform/sessions/device-sessions.ts'
import { embeddedConnections } from '../packages/server/src/platform/database/connection.ts'
import { createDatabase, withTenant } from '../packages/server/src/platform/database/database.ts'
import { migrate, readMigrations } from '../packages/server/src/platform/database/migrate.ts'
import { ensureDatabase } from '../packages/server/src/platform/database/provision.ts'
import { startEmbeddedPostgres } from '../packages/server/src/platform/embedded-postgres/supervisor.ts'
import { demoUserId, maisonLumen } from '../packages/server/src/seeds/demo-orgs.ts'
import { seedDemo } from '../packages/server/src/seeds/index.ts'
import { median, percentile, report } from './lib/measure.ts'

const VIEWERS = 50
const ROUNDS = 300
const WARM_UP = 40
/** a person's limit of open pages: the viewers are shared among the people of the order */
const PAGES_OF_ONE = 20

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

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const hiddenId = demoUserId(maisonLumen, 'guestHiddenPricing')
const order = await databases.owner.db
  .selectFrom('productOrders')
  .select(['id', 'version'])
  .where('orgId', '=', orgId)
  .where('userId', '=', guestId)
  .where('productInstancesCount', '>', 2)
  .orderBy('id')
  .executeTakeFirstOrThrow()
const involved = JSON.stringify({ [hiddenId]: { role: 'other', pricingIsHidden: 1 } })
await databases.owner.pool.query(`update product_orders set involved_users = $1 where id = $2`, [
  involved,
  order.id,
])

/** The viewers: employees, the order's guest, and one in ten who sees no price. */
const people = [
  demoUserId(maisonLumen, 'owner'),
  demoUserId(maisonLumen, 'member'),
  guestId,
  hiddenId,
] as const
const cookies = new Map<number, string>()
for (const userId of people) {
  const token = await openSession(databases.app.db, {
    userId,
    ip: '127.0.0.1',
    userAgent: 'bench',
    now: new Date(),
    replaces: undefined,
  })
  cookies.set(userId, `orderwright-session=${token}`)
}

/** Everybody's arrival of the text that is waited for. */
let arrived = (_now: number) => {}

function watch(text: string, expected: () => string): void {
  if (text.includes(expected())) arrived(performance.now())
}

let wanted = 'nothing yet'

function openViewer(index: number): Promise<void> {
  const userId = index % 10 === 9 ? hiddenId : (people[Math.floor(index / PAGES_OF_ONE)] ?? guestId)
  const body = JSON.stringify({ orgId, productOrderId: order.id, clientId: `viewer-${1000 + index}` })
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: url.hostname,
        port: url.port,
        path: openLiveOrder.path,
        method: 'POST',
        agent: false,
        headers: { 'content-type': 'application/json', cookie: cookies.get(userId) },
      },
      (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`a viewer was answered ${answer.statusCode}`))
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          if (chunk.includes('"ready"')) resolve()
          watch(chunk, () => wanted)
        })
        answer.on('error', () => {})
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}

/** Resolves with the time of each of the 50 arrivals after the commit, in milliseconds. */
async function measured(change: (round: number) => Promise<unknown>, round: number): Promise<number[]> {
  const times: number[] = []
  const all = new Promise<void>((resolve) => {
    arrived = (now) => {
      times.push(now)
      if (times.length === VIEWERS) resolve()
    }
  })
  wanted = `"round ${round}."`
  await change(round)
  const committed = performance.now()
  await all
  return times.map((time) => Math.max(0, time - committed))
}

const isIdle = () => new Promise((resolve) => setTimeout(resolve, 5))

async function product(): Promise<{ all: number[]; last: number[] }> {
  await Promise.all(Array.from({ length: VIEWERS }, (_, index) => openViewer(index)))
  const all: number[] = []
  const last: number[] = []
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const times = await measured(
      (number) =>
        withTenant(databases.app.db, { orgId, userId: guestId }, (db) =>
          db
            .updateTable('productOrders')
            .set({ projectName: `round ${number}.` })
            .where('orgId', '=', orgId)
            .where('id', '=', order.id)
            .execute(),
        ),
      round,
    )
    if (round >= WARM_UP) {
      all.push(...times)
      last.push(Math.max(...times))
    }
    await isIdle()
  }
  return { all, last }
}

/** As little as can be: one notification with the bytes themselves, written to 50 answers as they are. */
async function bare(): Promise<{ all: number[]; last: number[] }> {
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
      { length: VIEWERS },
      () =>
        new Promise<ReturnType<typeof get>>((resolve) => {
          const call = get({ port, host: '127.0.0.1', agent: false }, (answer) => {
            answer.setEncoding('utf8').on('data', (chunk: string) => watch(chunk, () => wanted))
            answer.on('error', () => {})
            resolve(call)
          })
        }),
    ),
  )
  const filler = 'x'.repeat(3000)
  const all: number[] = []
  const last: number[] = []
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    const times = await measured(
      (number) =>
        databases.app.pool.query('select pg_notify($1, $2)', ['bare', `"round ${number}." ${filler}`]),
      round,
    )
    if (round >= WARM_UP) {
      all.push(...times)
      last.push(Math.max(...times))
    }
    await isIdle()
  }
  for (const client of clients) client.destroy()
  await listener.end()
  plain.closeAllConnections()
  await new Promise((resolve) => plain.close(resolve))
  return { all, last }
}

try {
  const yardstick = await bare()
  const live = await product()
  const p95 = percentile(live.all, 0.95)
  const yardstickP95 = percentile(yardstick.all, 0.95)
  report({
    bench: 'live',
    case: `${VIEWERS} viewers, one in ten without prices`,
    changes: ROUNDS,
    medianMs: median(live.all),
    p95Ms: p95,
    lastViewerP95Ms: percentile(live.last, 0.95),
    yardstickMs: median(yardstick.all),
    yardstickP95Ms: yardstickP95,
    ratio: p95 / yardstickP95,
    goalMs: 250,
    ok: p95 <= 250,
  })
} finally {
  await app.close()
  await databases.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
