/** Stopping the whole server, with a database of its own, at instants that are awkward for it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bundleServer, freePort } from '../testing/server-process.ts'
import { hasOrphans, readPostmaster } from './embedded-postgres/postmaster-pid.ts'

const WAIT = { timeout: 120_000, interval: 5 }
const TEST_MS = 240_000

let folder: string
let pgdata: string
beforeEach(() => {
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'orderwright-stopping-'))
  chmodSync(folder, 0o711)
  pgdata = join(folder, 'data', 'postgres', 'pgdata')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function start(): Promise<{ child: ChildProcess; said: () => string }> {
  const child = spawn(process.execPath, [await bundleServer()], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ORDERWRIGHT_SECRET: 'x'.repeat(32),
      PORT: String(await freePort()),
      ORDERWRIGHT_DATA: join(folder, 'data'),
      DATABASE_URL: '',
      DATABASE_APP_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const hear = (chunk: Buffer) => {
    said += chunk.toString()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  return { child, said: () => said }
}

/** The exit code, and whether PostgreSQL was gone at that very moment. */
async function stop(child: ChildProcess) {
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  const [code] = await exited
  return { code, isGone: readPostmaster(pgdata).kind === 'gone' && !hasOrphans(pgdata) }
}

test('[issue 12, 28] leaves when its PostgreSQL has gone, and not sooner', { timeout: TEST_MS }, async () => {
  const { child, said } = await start()
  await vi.waitFor(() => expect(said()).toContain('Orderwright is ready'), WAIT)
  expect(await stop(child)).toEqual({ code: 0, isGone: true })
})

test('[issue 12, 28] stopped while its database begins, it undoes what it began', {
  timeout: TEST_MS,
}, async () => {
  const { child, said } = await start()
  await vi.waitFor(() => expect(existsSync(join(pgdata, 'postmaster.pid'))).toBe(true), WAIT)
  expect(await stop(child)).toEqual({ code: 0, isGone: true })
  expect(said()).not.toContain('at ')
})

test('[issue 17] when nobody reads any more what it prints, it works on, and stops as ever', {
  timeout: TEST_MS,
}, async () => {
  const { child, said } = await start()
  await vi.waitFor(() => expect(said()).toContain('Orderwright is ready'), WAIT)
  child.stdout?.destroy()
  child.stderr?.destroy()
  // It says that it stops, to nobody.
  expect(await stop(child)).toEqual({ code: 0, isGone: true })
})
