/** A PostgreSQL of a test's own, which it may stop, freeze, or starve of room, with the demo's data and an app over it. */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedConnections } from '../../platform/database/connections/connection.ts'
import { createDatabase, type DatabaseOptions } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { ensureDatabase } from '../../platform/database/provision.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../platform/embedded-postgres/supervisor.ts'
import { readPostmaster } from '../../platform/embedded-postgres/postmaster-pid.ts'
import { seedDemo } from '../../seeds/index.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import type { TestDatabase } from '../test-database.ts'

export interface OwnServer {
  /** the folder that database and uploads are in; a disk of its own where `diskBytes` says so */
  readonly folder: string
  readonly database: TestDatabase
  readonly app: TestApp
  /** ends PostgreSQL, and starts it again */
  readonly stopDatabase: () => Promise<void>
  readonly startDatabase: () => Promise<void>
  /** sends a signal to PostgreSQL and every process of it: SIGSTOP freezes it, SIGCONT wakes it */
  readonly signalDatabase: (signal: NodeJS.Signals) => void
  readonly close: () => Promise<void>
}

export interface OwnServerOptions {
  readonly isSeeded?: boolean
  readonly diskBytes?: number
  readonly database?: DatabaseOptions
}

/** Whether this process may mount a small disk to fill: root on Linux, as a rule. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'orderwright-mount-'))
  try {
    mount(folder, 1_000_000)
    unmount(folder)
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function mount(folder: string, bytes: number): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes},mode=711`, 'tmpfs', folder], { stdio: 'ignore' })
}

function unmount(folder: string): void {
  execFileSync('umount', [folder], { stdio: 'ignore' })
}

/** The processes that work in `pgdata`, and the one that serves it. */
function processesOf(pgdata: string): number[] {
  const state = readPostmaster(pgdata)
  const workers = readdirSync('/proc').filter((entry) => {
    if (!/^\d+$/.test(entry)) return false
    try {
      const command = readFileSync(`/proc/${entry}/cmdline`, 'utf8')
      return command.startsWith('postgres:') && readlinkSync(`/proc/${entry}/cwd`) === pgdata
    } catch {
      return false
    }
  })
  return [...(state.kind === 'live' ? [state.pid] : []), ...workers.map(Number)]
}

export async function openOwnServer({ isSeeded, diskBytes, database }: OwnServerOptions): Promise<OwnServer> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'orderwright-own-'))
  if (diskBytes !== undefined) mount(folder, diskBytes)
  chmodSync(folder, 0o711)
  const options = { folder: join(folder, 'postgres'), settings: ['fsync=off', 'max_wal_size=64MB'] }
  let server: EmbeddedPostgres = await startEmbeddedPostgres(options)
  const connections = embeddedConnections(server.address)
  await ensureDatabase(connections.owner)
  await migrate(connections)
  const databases = createDatabase(connections, database)
  if (isSeeded) await seedDemo(databases.owner.db)
  const testDatabase = { ...databases, connections }
  const app = await createTestApp(testDatabase, { config: { dataFolder: join(folder, 'data') } })
  return {
    folder,
    database: testDatabase,
    app,
    stopDatabase: () => server.stop(),
    startDatabase: async () => {
      server = await startEmbeddedPostgres(options)
    },
    signalDatabase: (signal) => {
      for (const pid of processesOf(join(server.root, 'pgdata'))) process.kill(pid, signal)
    },
    close: async () => {
      await app.close()
      await databases.close()
      await server.stop()
      rmSync(server.root, { recursive: true, force: true })
      if (diskBytes !== undefined) unmount(folder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
