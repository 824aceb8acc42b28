/** The real server as the kill tests start it, people who call it, and waiting for what comes of it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BodyOf, type Endpoint, endpoints, type ResponseOf } from '@orderwright/contract'
import { trust } from '@orderwright/domain/units'
import { hasOrphans, readPostmaster } from '../../platform/embedded-postgres/postmaster-pid.ts'
import { maisonLumen } from '../../seeds/demo-orgs.ts'

/** Generous: a machine under load is slow, and nothing is proved by a short limit. */
const WAIT_MS = 180_000

/** A port that nobody uses. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

export interface Running {
  readonly child: ChildProcess
  readonly ended: Promise<unknown>
  /** what it has printed */
  readonly output: () => string
}

/** Starts the server; resolves when it listens and has printed its links. */
export async function startServer(serverScript: string, environment: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(process.execPath, [serverScript], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  let output = ''
  const collect = (data: Buffer) => {
    output += data.toString()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  for (let waited = 0; !/userToken=[\s\S]*\n$/.test(output); waited += 20) {
    if (isOver || waited > WAIT_MS * 2) throw new Error(`the server did not start: ${output}`)
    await sleep(20)
  }
  return { child, ended, output: () => output }
}

/** Somebody signed in on a device of their own. */
function callerAt(url: string) {
  let cookie = ''
  async function post(path: string, body: unknown): Promise<unknown> {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 300)}`)
    return JSON.parse(text)
  }
  return {
    post,
    call: async <E extends Endpoint>(endpoint: E, body: BodyOf<E>) =>
      trust<ResponseOf<E>>(await post(endpoint.path, body)),
  }
}
export type Caller = ReturnType<typeof callerAt>

/** Signs in by the link that the server has printed for this role. */
export async function signIn(url: string, output: string, role: string): Promise<Caller> {
  const lines = output.split('\n')
  const from = lines.findIndex((line) => line.trim() === maisonLumen.title)
  const line = lines.slice(from).find((text) => new RegExp(`^\\s+${role}\\s+http`).test(text))
  const userToken = /userToken=([^&\s]+)/.exec(line ?? '')?.[1]
  if (!userToken) throw new Error(`no link for ${role}`)
  const caller = callerAt(url)
  await caller.call(endpoints.signInWithToken, { userToken })
  return caller
}

/** Looks again and again; throws after minutes. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  const from = Date.now()
  while (!(await isSo())) {
    if (Date.now() - from > WAIT_MS) throw new Error(`not in time: ${what}`)
    await sleep(40)
  }
}

/** Waits until the PostgreSQL of a data folder is gone: one that was killed is still on its way out. */
export async function untilPostgresIsGone(data: string): Promise<void> {
  const pgdata = join(data, 'postgres', 'pgdata')
  await until(
    'PostgreSQL is gone',
    () => readPostmaster(pgdata).kind !== 'live' && !(existsSync(pgdata) && hasOrphans(pgdata)),
  )
}
