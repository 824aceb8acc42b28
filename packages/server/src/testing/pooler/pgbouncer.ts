/** PgBouncer in transaction mode in front of a test's server: few sessions, none of them reset, and both of our roles log in. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import type { ConnectionPair } from '../../platform/database/connections/connection.ts'
import type { ProcessUser } from '../../platform/embedded-postgres/process-user.ts'

/** Where it listens. */
export interface PoolerAddress {
  readonly host: string
  readonly port: number
}

export interface PgBouncer {
  readonly address: PoolerAddress
  /** ends it at once; `start` begins it anew at the same port */
  readonly kill: () => Promise<void>
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
}

export interface PgBouncerOptions {
  readonly program: string
  /** made if it is not there, and readable by `user` */
  readonly folder: string
  readonly user: ProcessUser | undefined
  readonly port: number
  /** what it stands in front of */
  readonly server: { readonly host: string; readonly port: number }
  readonly logins: readonly { readonly user: string; readonly password: string }[]
  /** sessions of each role in each database */
  readonly sessions: number
}

const START_MS = 20_000
const LOOK_MS = 50

function configOf({ folder, port, server, sessions }: PgBouncerOptions): string {
  return `[databases]
* = host=${server.host} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 1000
server_reset_query_always = 0
server_idle_timeout = 5
server_login_retry = 1
query_wait_timeout = 15
`
}

function isListening({ host, port }: PoolerAddress): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    const done = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.once('connect', () => done(true)).once('error', () => done(false))
  })
}

/** Starts it; rejects with what it has said where it does not listen in time. */
export async function startPgBouncer(options: PgBouncerOptions): Promise<PgBouncer> {
  const { folder, user, logins, program, port } = options
  const address = { host: '127.0.0.1', port }
  mkdirSync(folder, { recursive: true })
  const users = logins.map((login) => `"${login.user}" "${login.password}"\n`).join('')
  for (const [name, text] of [
    ['users.txt', users],
    ['pgbouncer.ini', configOf(options)],
  ] as const) {
    writeFileSync(join(folder, name), text, { mode: 0o600 })
    if (user) chownSync(join(folder, name), user.uid, user.gid)
  }
  chmodSync(folder, 0o711)
  let child: ChildProcess | undefined
  let said = ''

  async function start(): Promise<void> {
    const started = spawn(program, [join(folder, 'pgbouncer.ini')], {
      ...user,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child = started
    started.stderr.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000)
    })
    started.on('error', (error) => {
      said += error.message
    })
    for (let waited = 0; !(await isListening(address)); waited += LOOK_MS) {
      if (started.exitCode !== null || waited > START_MS) throw new Error(`PgBouncer did not start:\n${said}`)
      await sleep(LOOK_MS)
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = once(ending, 'exit')
    ending.kill(signal)
    await ended
  }

  await start()
  return { address, start, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

/** The connections of a database that lead through the pooler, and past it where a session is needed. */
export function pooledConnections(connections: ConnectionPair, address: PoolerAddress): ConnectionPair {
  const through = (connection: PoolConfig) => ({
    ...connection,
    password: connection.password,
    ...address,
  })
  const { owner, app } = connections
  return { owner: through(owner), app: through(app), direct: owner, isAppApart: true }
}

/** As a setting of the environment names it. */
export function addressOf({ host, port, database, user, password }: PoolConfig): string {
  const secret = encodeURIComponent(typeof password === 'string' ? password : '')
  return `postgresql://${encodeURIComponent(user ?? '')}:${secret}@/${database ?? ''}?host=${encodeURIComponent(host ?? '')}&port=${port ?? 5432}`
}

/** The settings of a server over these connections. */
export function databaseSettings({ owner, app, direct }: ConnectionPair): Record<string, string> {
  return {
    DATABASE_URL: addressOf(owner),
    DATABASE_APP_URL: addressOf(app),
    ...(direct && { DATABASE_DIRECT_URL: addressOf(direct) }),
  }
}
