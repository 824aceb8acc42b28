/**
 * Runs PostgreSQL beside the server: makes its data folder at the first start, joins a server that already
 * serves the folder, starts one otherwise, brings it back when it dies, and stops what it started.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { atMost } from '../lifecycle.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import {
  cleanEnv,
  type DataFolder,
  initialise,
  layOut,
  openDataFolder,
  OWNER_ROLE,
  readOrMakePassword,
} from './data-folder.ts'
import { hasOrphans, readPostmaster, removeLeftovers } from './postmaster-pid.ts'
import { chooseProcessUser, type ProcessUser } from './process-user.ts'
import { withStartLock } from './start-lock.ts'

/** Where to connect: `host` is the socket's folder (an address on Windows). */
export type EmbeddedAddress = {
  readonly host: string
  readonly port: number
  readonly ownerUser: string
  readonly ownerPassword: string
  readonly appPassword: string
}

export type EmbeddedPostgresOptions = {
  /** The folder that keeps the database, for example `./data/postgres` made absolute. */
  readonly folder: string
  /** Further `-c name=value` settings, for tests (`fsync=off`). */
  readonly settings?: readonly string[]
  /** One line for whoever watches the server. */
  readonly onNotice?: (line: string) => void
}

/** A running database: its address, and how to end our part in it. */
export type EmbeddedPostgres = {
  readonly address: EmbeddedAddress
  /** The folder really used (differs from the one asked for only behind a link, see openDataFolder). */
  readonly root: string
  /** Stops the server when this process started it; leaves one that belongs to another process alone. */
  readonly stop: () => Promise<void>
}

const PORT = 5432
const POLL_MS = 5
const ORPHANS_MS = 30_000
const START_MS = 300_000
/** How long each way of stopping may take before the next, ruder one. */
const STOP_MS = { fast: 20_000, immediate: 10_000, killed: 10_000 } as const
const WATCH_MS = 500
const LONGEST_PAUSE_MS = 5_000
const MAX_LOG = 5_000_000

/**
 * Starts "$@" and waits for it. A watcher holds the reading end of a pipe from us: its end of file means that we
 * are gone, however we died, and PostgreSQL is asked for a fast shutdown, more than once because what has only just
 * been started does not hear it yet. It holds nothing in the data folder, so that its last sleep keeps nobody waiting.
 */
const WRAPPER = `
exec 3<&0 </dev/null
"$@" 3<&- &
server=$!
( read -r _ <&3; while kill -INT $server 2>/dev/null; do sleep 1; done ) >/dev/null 2>&1 &
watcher=$!
exec 3<&-
trap '' INT TERM HUP
wait $server
code=$?
kill $watcher 2>/dev/null
exit $code
`

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : PORT))
    })
  })
}

function lastLogLines(log: string): string {
  try {
    return readFileSync(log, 'utf8').trim().split('\n').slice(-5).join('\n')
  } catch {
    return ''
  }
}

function hasExited(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // Gone in the meantime.
  }
}

class Supervisor {
  #folder: DataFolder
  #binaries: Binaries
  #user: ProcessUser | undefined
  #options: EmbeddedPostgresOptions
  #child: ChildProcess | undefined
  #stopping = false
  #watch: NodeJS.Timeout | undefined
  #port = PORT

  constructor(
    folder: DataFolder,
    binaries: Binaries,
    user: ProcessUser | undefined,
    options: EmbeddedPostgresOptions,
  ) {
    this.#folder = folder
    this.#binaries = binaries
    this.#user = user
    this.#options = options
  }

  get port(): number {
    return this.#port
  }

  async #arguments(): Promise<string[]> {
    const { pgdata, socket } = this.#folder
    const windows = process.platform === 'win32'
    if (windows) this.#port = await freePort()
    const settings = [
      windows ? 'listen_addresses=127.0.0.1' : 'listen_addresses=',
      `port=${this.#port}`,
      'max_connections=80',
      'jit=off',
      'timezone=UTC',
      'log_timezone=UTC',
      'log_checkpoints=off',
      ...(this.#options.settings ?? []),
    ]
    return [
      '-D',
      pgdata,
      ...(windows ? [] : ['-k', socket]),
      ...settings.flatMap((setting) => ['-c', setting]),
    ]
  }

  async #spawn(): Promise<ChildProcess> {
    const { log } = this.#folder
    if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG) truncateSync(log)
    const output = openSync(log, 'a', 0o600)
    const args = await this.#arguments()
    const command =
      process.platform === 'win32'
        ? { program: this.#binaries.postgres, args }
        : { program: '/bin/sh', args: ['-c', WRAPPER, 'sh', this.#binaries.postgres, ...args] }
    const child = spawn(command.program, command.args, {
      ...this.#user,
      cwd: '/',
      env: cleanEnv(),
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['pipe', output, output],
    })
    closeSync(output)
    child.on('error', () => {})
    child.stdin?.on('error', () => {})
    child.on('exit', () => {
      child.stdin?.destroy()
      if (this.#child === child) this.#recover()
    })
    // The server must not keep this process alive; whoever wants it alive listens on a port.
    child.unref()
    return child
  }

  /** Waits until the lock file says `ready`, ours or that of a server which another process started. */
  async #untilReady(child: ChildProcess | undefined): Promise<boolean> {
    const deadline = Date.now() + START_MS
    while (Date.now() < deadline && !this.#stopping) {
      const state = readPostmaster(this.#folder.pgdata)
      if (state.kind === 'live' && state.status === 'ready') {
        this.#port = state.port
        return true
      }
      if (child ? hasExited(child) && state.kind !== 'live' : state.kind !== 'live') return false
      await sleep(POLL_MS)
    }
    return false
  }

  /** One attempt: join the living server, or clear what a dead one left and start. */
  async #startOnce(): Promise<boolean> {
    const { pgdata, socket } = this.#folder
    const state = readPostmaster(pgdata)
    if (state.kind === 'live') return this.#untilReady(undefined)
    const deadline = Date.now() + ORPHANS_MS
    while (hasOrphans(pgdata) && Date.now() < deadline && !this.#stopping) await sleep(POLL_MS)
    if (hasOrphans(pgdata) || this.#stopping) return false
    if (state.kind === 'leftover') removeLeftovers(pgdata, socket)
    const child = await this.#spawn()
    this.#child = child
    return this.#untilReady(child)
  }

  async start(): Promise<void> {
    await withStartLock(this.#folder.root, async () => {
      const password = readOrMakePassword(this.#folder.root, 'owner')
      await initialise(this.#folder, this.#binaries, this.#user, password)
      for (let attempt = 1; !(await this.#startOnce()); attempt += 1) {
        if (this.#stopping) return
        if (attempt >= 5) {
          throw new Error(
            `PostgreSQL does not start; the end of ${this.#folder.log}:\n${lastLogLines(this.#folder.log)}`,
          )
        }
        await sleep(100 * attempt)
      }
    })
    if (!this.#stopping) this.#watch ??= setInterval(() => this.#check(), WATCH_MS).unref()
  }

  /** A server that another process started ends with that process: notice, and start one of our own. */
  #check(): void {
    if (this.#stopping || this.#recovering || (this.#child && !hasExited(this.#child))) return
    const state = readPostmaster(this.#folder.pgdata)
    if (state.kind !== 'live') this.#recover()
  }

  #recovering: Promise<void> | undefined

  #recover(): void {
    if (this.#stopping || this.#recovering || !this.#watch) return
    this.#recovering = this.#recoverUntilRunning().finally(() => {
      this.#recovering = undefined
    })
  }

  async #recoverUntilRunning(): Promise<void> {
    this.#options.onNotice?.('The database stopped; starting it again.')
    for (let pause = 50; !this.#stopping; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        await this.start()
        if (!this.#stopping) this.#options.onNotice?.('The database is back.')
        return
      } catch (error) {
        this.#options.onNotice?.(error instanceof Error ? error.message : String(error))
        await sleep(pause)
      }
    }
  }

  /**
   * Ends the server that we started and resolves when it has gone: whoever waits for this process to leave may use
   * the folder then. Asked politely first; a server that cannot finish is cut off, which loses nothing committed.
   */
  async stop(): Promise<void> {
    this.#stopping = true
    clearInterval(this.#watch)
    await this.#recovering
    const child = this.#child
    if (!child || hasExited(child)) return
    child.ref()
    const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    if (process.platform === 'win32') child.kill('SIGINT')
    else child.stdin?.end()
    await atMost(STOP_MS.fast, exited)
    if (hasExited(child)) return
    const state = readPostmaster(this.#folder.pgdata)
    if (state.kind === 'live') signal(state.pid, 'SIGQUIT')
    await atMost(STOP_MS.immediate, exited)
    if (hasExited(child)) return
    // Its own children end when they notice that it is gone.
    if (state.kind === 'live') signal(state.pid, 'SIGKILL')
    await atMost(STOP_MS.killed, exited)
  }
}

/**
 * Makes sure that PostgreSQL serves `options.folder` and keeps it so until `stop`. Safe to call from several
 * processes at once. Throws NoEmbeddedPostgres where there are no programs for the machine, and an Error with
 * the end of the server's log when it cannot be started.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const root = openDataFolder(options.folder, chooseProcessUser)
  const user = chooseProcessUser(join(root, 'pgdata'))
  const supervisor = new Supervisor(layOut(root, user), findBinaries(user), user, options)
  await supervisor.start()
  const windows = process.platform === 'win32'
  return {
    address: {
      host: windows ? '127.0.0.1' : layOut(root, user).socket,
      port: supervisor.port,
      ownerUser: OWNER_ROLE,
      ownerPassword: readOrMakePassword(root, 'owner'),
      appPassword: readOrMakePassword(root, 'app'),
    },
    root,
    stop: () => supervisor.stop(),
  }
}
