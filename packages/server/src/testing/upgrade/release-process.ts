/** A process of one release over a database and a data folder that several share, and what it says of faults. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ConnectionPair } from '../../platform/database/connections/connection.ts'
import { databaseSettings } from '../pooler/pgbouncer.ts'

const START_MS = 240_000
const LOOK_MS = 50
/** A little more than twice the time between the balancer's looks. */
export const STOP_DELAY_SECONDS = 2

export interface Release {
  readonly name: 'old' | 'new'
  /** the root of its built sources */
  readonly folder: string
}

export interface Installation {
  readonly connections: ConnectionPair
  readonly dataFolder: string
  readonly publicUrl: string
}

export interface ReleaseProcess {
  readonly release: Release
  readonly port: number
  /** what it has printed, faults included */
  readonly said: () => string
  /** Tells it to stop; gives its exit code and how long that took. */
  readonly stop: () => Promise<{ readonly code: number | null; readonly ms: number }>
}

/** Starts it; resolves when it says that it is ready. Rejects with what it has said where it ends before. */
export async function startRelease(
  release: Release,
  port: number,
  { connections, dataFolder, publicUrl }: Installation,
): Promise<ReleaseProcess> {
  const child = spawn(process.execPath, [join(release.folder, 'packages', 'server', 'dist', 'main.js')], {
    cwd: release.folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      ORDERWRIGHT_DATA: dataFolder,
      ORDERWRIGHT_SECRET: 'a secret of the upgrade test alone',
      ...databaseSettings(connections),
      STOP_DELAY_SECONDS: String(STOP_DELAY_SECONDS),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  for (let waited = 0; !/userToken=[\s\S]*\n$/.test(said); waited += LOOK_MS) {
    if (isOver() || waited > START_MS) {
      child.kill('SIGKILL')
      throw new Error(`a process of the ${release.name} release did not start:\n${said}`)
    }
    await sleep(LOOK_MS)
  }
  return {
    release,
    port,
    said: () => said,
    stop: async () => {
      const from = performance.now()
      if (!isOver()) child.kill('SIGTERM')
      await ended
      return { code: child.exitCode, ms: Math.round(performance.now() - from) }
    },
  }
}

/** Lines of JSON about errors, without what differs each time; and how many warnings there were. */
export function faultsIn(said: string): {
  readonly errors: readonly string[]
  readonly warnings: readonly string[]
} {
  const lines = said.split('\n').filter((line) => line.startsWith('{'))
  return {
    errors: lines.filter((line) => line.includes('"level":"error"')),
    warnings: lines.filter((line) => line.includes('"level":"warn"')),
  }
}
