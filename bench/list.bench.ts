/**
 * `list`: get-configurator-orders-data, 100 rows of 100,000 orders, through the whole server (session, access,
 * transaction, validation both ways, JSON), against the bare SQL that it needs on a plain connection.
 */
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getOrdersData } from '@orderwright/contract'
import { sql } from 'kysely'
import { buildApp } from '../packages/server/src/app.ts'
import { pageQuery } from '../packages/server/src/modules/orders/list-orders.ts'
import { openSession } from '../packages/server/src/modules/session/device-sessions.ts'
import { embeddedConnections } from '../packages/server/src/platform/database/connection.ts'
import { createDatabase, withTenant } from '../packages/server/src/platform/database/database.ts'
import { migrate, readMigrations } from '../packages/server/src/platform/database/migrate.ts'
import { ensureDatabase } from '../packages/server/src/platform/database/provision.ts'
import { startEmbeddedPostgres } from '../packages/server/src/platform/embedded-postgres/supervisor.ts'
import { demoUserId } from '../packages/server/src/seeds/demo-orgs.ts'
import { largeTenant, seedLargeTenant } from '../packages/server/src/seeds/large.ts'
import { median, percentile, report } from './lib/measure.ts'

const ORDERS = 100_000
const ROUNDS = 300
const WARM_UP = 60

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'orderwright-bench-'))
chmodSync(folder, 0o711)
const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
const connections = embeddedConnections(server.address)
await ensureDatabase(connections.owner)
await migrate(connections, readMigrations(join(process.cwd(), 'packages', 'server', 'src', 'migrations')))
const databases = createDatabase(connections)
await seedLargeTenant(databases.owner.db, { orders: ORDERS })
await sql`vacuum analyze`.execute(databases.owner.db)

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
const userId = demoUserId(largeTenant, 'owner')
const orgId = largeTenant.id
const token = await openSession(databases.app.db, {
  userId,
  ip: '127.0.0.1',
  userAgent: 'bench',
  now: new Date(),
  replaces: undefined,
})

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** One case: the call and its bare statement by turns, so that both meet the same machine. */
async function measure(name: string, body: { includeAdvancedOrderData?: boolean; searchTerm?: string }) {
  const parsed = getOrdersData.body.parse({ orgId, ...body })
  const compiled = await withTenant(databases.app.db, { orgId, userId }, (db) =>
    Promise.resolve(
      pageQuery(orgId, parsed, {
        ownerId: null,
        isAdvanced: parsed.includeAdvancedOrderData,
        withInvolved: false,
      }).compile(db.withoutPlugins()),
    ),
  )
  const client = await databases.app.pool.connect()
  await client.query(`select set_config('app.org_id', $1, false)`, [String(orgId)])
  const call = async () => {
    const answer = await app.inject({
      method: 'POST',
      url: getOrdersData.path,
      headers: { cookie: `orderwright-session=${token}` },
      payload: { orgId, ...body },
    })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer
  }
  const bare = () => client.query(compiled.sql, [...compiled.parameters])
  const rows = (await bare()).rows.length
  const bytes = (await call()).body.length
  for (let round = 0; round < WARM_UP; round += 1) {
    await call()
    await bare()
  }
  const calls: number[] = []
  const statements: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    calls.push(await timed(call))
    statements.push(await timed(bare))
  }
  await client.query(`select set_config('app.org_id', '', false)`)
  client.release()
  const medianMs = median(calls)
  const yardstickMs = median(statements)
  report({
    bench: 'list',
    case: name,
    orders: ORDERS,
    rows,
    bytes,
    medianMs,
    p95Ms: percentile(calls, 0.95),
    yardstickMs,
    ratio: medianMs / yardstickMs,
  })
}

try {
  await measure('basic', {})
  await measure('advanced', { includeAdvancedOrderData: true })
} finally {
  await app.close()
  await databases.close()
  await server.stop()
  rmSync(server.root, { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
}
