/**
 * Vitest's global set-up for tests that need PostgreSQL: one embedded server in a temporary folder, as fast as it
 * gets because its data need not survive a power cut.
 */
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { chooseProcessUser } from '../platform/embedded-postgres/process-user.ts'
import { APP_ROLE } from '../platform/database/connections/connection.ts'
import { type PgBouncer, startPgBouncer } from './pooler/pgbouncer.ts'
import { freePort } from './server-process.ts'
import { dropClusterDatabases, findCluster } from './databases/cluster-databases.ts'
import { prepareClusterTemplates } from './databases/cluster-templates.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres/supervisor.ts'

/** Starts the server before the first test file; the function it gives back stops it after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'orderwright-test-'))
  // PostgreSQL runs as another user when the tests run as root.
  chmodSync(folder, 0o711)
  const server = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    settings: [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'autovacuum=off',
      'max_wal_size=4GB',
    ],
  })
  project.provide('embeddedPostgres', server.address)
  const cluster = process.env['TEST_CITUS_URL']
  const found = cluster === undefined ? null : await findCluster(cluster)
  if (found && process.env['TEST_CITUS_FRESH'] === '1') await dropClusterDatabases(found, 'template_')
  if (found) await prepareClusterTemplates(found)
  project.provide('cluster', found)
  const program = process.env['TEST_PGBOUNCER']
  const pooler = program === undefined ? undefined : await startPooler(program, folder, server)
  project.provide('pooler', pooler?.address ?? null)
  return async () => {
    await pooler?.stop()
    await server.stop()
    rmSync(server.root, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Less sessions than a test's app has connections. */
const SESSIONS = 3

async function startPooler(
  program: string,
  folder: string,
  { address, root }: EmbeddedPostgres,
): Promise<PgBouncer> {
  const { host, port, ownerUser, ownerPassword, appPassword } = address
  return startPgBouncer({
    program,
    folder: join(folder, 'pgbouncer'),
    user: chooseProcessUser(join(root, 'pgdata')),
    port: await freePort(),
    server: { host, port },
    logins: [
      { user: ownerUser, password: ownerPassword },
      { user: APP_ROLE, password: appPassword },
    ],
    sessions: SESSIONS,
  })
}
