/**
 * Vitest's global set-up for tests that need PostgreSQL: one embedded server in a temporary folder, as fast as it
 * gets because its data need not survive a power cut.
 */
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { dropClusterDatabases, findCluster } from './cluster-databases.ts'
import { prepareClusterTemplates } from './cluster-templates.ts'
import { startEmbeddedPostgres } from '../platform/embedded-postgres/supervisor.ts'

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
  return async () => {
    await server.stop()
    rmSync(server.root, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}
