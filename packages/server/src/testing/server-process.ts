/** The whole server as a process of its own over a test's database: something that a test can kill. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { databaseSettings } from './pooler/pgbouncer.ts'
import type { TestDatabase } from './test-database.ts'

export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** ends it at once, without a chance to finish anything */
  readonly kill: () => Promise<void>
  /** asks it to stop, and gives its exit code and all that it has printed */
  readonly stop: () => Promise<{ readonly code: number | null; readonly said: string }>
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

let bundled: Promise<string> | undefined

/** The server in one file: a process that reads every source for itself takes seven seconds to start. */
export function bundleServer(): Promise<string> {
  const tool = fileURLToPath(new URL('../../../../tools/bundle-server.mjs', import.meta.url))
  bundled ??= promisify(execFile)(process.execPath, [tool, process.env['VITEST_POOL_ID'] ?? '1']).then(
    ({ stdout }) => stdout,
  )
  return bundled
}

let tablesWorker: Promise<string> | undefined

/** The thread for files of tables in one file, as the build makes it. */
export function bundleTablesWorker(): Promise<string> {
  const tool = fileURLToPath(new URL('../../../../tools/bundle-tables-worker.mjs', import.meta.url))
  tablesWorker ??= promisify(execFile)(process.execPath, [tool]).then(({ stdout }) => stdout)
  return tablesWorker
}

/** Resolves when the server listens. `environment` is added to the one that names database, port and data folder. */
export async function startServerProcess(
  { connections, pooled }: TestDatabase,
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'orderwright-process-'))
  const port = await freePort()
  const child = spawn(process.execPath, [await bundleServer()], {
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(port),
      ORDERWRIGHT_DATA: dataFolder,
      ...databaseSettings(pooled ?? connections),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const hearing = listenTo(child)
  await hearing.ready
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    kill: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      rmSync(dataFolder, { recursive: true, force: true })
    },
    stop: async () => {
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      await ended
      return { code: child.exitCode, said: hearing.said() }
    },
  }
}

/** What the process prints, and the moment when it listens. */
function listenTo(child: ChildProcess): { readonly ready: Promise<void>; readonly said: () => string } {
  let said = ''
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Orderwright is ready')) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => reject(new Error(`the server has ended:\n${said}`)))
  })
  return { ready, said: () => said }
}
