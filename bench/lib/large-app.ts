/** The whole server in this process over the large tenant in a database of its own, with somebody signed in, for benchmarks. */
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { buildApp } from '../../packages/server/src/app.ts'
import { embeddedConnections } from '../../packages/server/src/platform/database/connection.ts'
import { createDatabase } from '../../packages/server/src/platform/database/database.ts'
import { migrate, readMigrations } from '../../packages/server/src/platform/database/migrate.ts'
import { ensureDatabase } from '../../packages/server/src/platform/database/provision.ts'
import { startEmbeddedPostgres } from '../../packages/server/src/platform/embedded-postgres/supervisor.ts'
import { openSession } from '../../packages/server/src/platform/sessions/device-sessions.ts'
import { demoUserId } from '../../packages/server/src/seeds/demo-orgs.ts'
import { largeTenant, seedLargeTenant } from '../../packages/server/src/seeds/large.ts'

/** Starts it with that many orders. */
export async function startLargeApp({ orders }: { orders: number }) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'orderwright-bench-'))
  chmodSync(folder, 0o711)
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  const connections = embeddedConnections(server.address)
  await ensureDatabase(connections.owner)
  await migrate(connections, readMigrations(join(process.cwd(), 'packages', 'server', 'src', 'migrations')))
  const databases = createDatabase(connections)
  const { db } = databases.owner
  await seedLargeTenant(db, { orders })
  await sql`vacuum analyze`.execute(db)
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
  const token = await openSession(databases.app.db, {
    userId: demoUserId(largeTenant, 'owner'),
    ip: '127.0.0.1',
    userAgent: 'bench',
    now: new Date(),
    replaces: undefined,
  })
  return {
    db,
    orgId: largeTenant.id,
    /** Calls as the owner of the large tenant; answers the text. */
    async post(url: string, body: object): Promise<string> {
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { cookie: `orderwright-session=${token}` },
        payload: { orgId: largeTenant.id, ...body },
      })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.body
    },
    async stop(): Promise<void> {
      await app.close()
      await databases.close()
      await server.stop()
      rmSync(server.root, { recursive: true, force: true })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Milliseconds that the work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}
