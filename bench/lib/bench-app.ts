/** The whole server in this process over an embedded database of its own, for benchmarks. */
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { buildApp } from '../../packages/server/src/app.ts'
import { embeddedConnections } from '../../packages/server/src/platform/database/connections/connection.ts'
import { createDatabase } from '../../packages/server/src/platform/database/database.ts'
import { migrate, readMigrations } from '../../packages/server/src/platform/database/migrate.ts'
import { ensureDatabase } from '../../packages/server/src/platform/database/provision.ts'
import type { Database } from '../../packages/server/src/platform/database/schema.ts'
import { startEmbeddedPostgres } from '../../packages/server/src/platform/embedded-postgres/supervisor.ts'
import { openSession } from '../../packages/server/src/platform/sessions/device-sessions.ts'

/**
 * `fill` writes what the database begins with, as its owner; `webFolder` is the built app, where a browser comes. `close` takes
 * everything away again.
 */
export async function startBenchApp(fill: (db: Kysely<Database>) => Promise<unknown>, webFolder?: string) {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'orderwright-bench-'))
  chmodSync(folder, 0o711)
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  const connections = embeddedConnections(server.address)
  await ensureDatabase(connections.owner)
  await migrate(connections, readMigrations(join(process.cwd(), 'packages', 'server', 'src', 'migrations')))
  const databases = createDatabase(connections)
  await fill(databases.owner.db)
  const app = await buildApp({
    config: {
      publicUrl: 'http://localhost:3000',
      secret: 'only-for-this-benchmark-0123456789abcdef',
      dataFolder: folder,
      smtpUrl: undefined,
      isProduction: true,
      isDemo: false,
      webFolder: webFolder ?? join(folder, 'web'),
    },
    databases,
    now: () => new Date(),
    jobs: { add: async () => {} },
  })
  return {
    app,
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
    async close(): Promise<void> {
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
