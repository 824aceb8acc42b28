/**
 * Processes that write for several tenants through PgBouncer in transaction mode, with fewer sessions than connections: each round one of
 * them, or PgBouncer itself, is killed with -9 and started again. Every acknowledged write must be there, and no transaction may have seen
 * another tenant's setting. Arguments: PgBouncer's program, the bundled writer, the number of rounds.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { APP_ROLE, embeddedConnections } from '../../platform/database/connections/connection.ts'
import { createDatabase } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { ensureDatabase } from '../../platform/database/provision.ts'
import { chooseProcessUser } from '../../platform/embedded-postgres/process-user.ts'
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/supervisor.ts'
import { freePort } from '../server-process.ts'
import { addressOf, pooledConnections, startPgBouncer } from './pgbouncer.ts'

const [program = '', writerScript = '', count = '6'] = process.argv.slice(2)
const ROUNDS = Number(count)
const WRITERS = 3
/** of each role; the writers have up to 16 connections each */
const SESSIONS = 4
const ACKNOWLEDGED_PER_ROUND = 200
const IDS = 1_000_000
const WAIT_MS = 120_000

/** What all writers have been told is stored, and what none may have seen. */
interface Told {
  readonly acknowledged: Map<number, number>
  readonly strangers: string[]
  count: number
}

interface Writer {
  readonly child: ChildProcess
  readonly ended: Promise<unknown>
  readonly errors: () => string
  isReady: boolean
}

function startWriter(args: readonly string[], told: Told): Writer {
  const child = spawn(process.execPath, [writerScript, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const writer: Writer = { child, ended: once(child, 'close'), errors: () => errors, isReady: false }
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [word, id, value] = line.split(' ')
    if (word === 'ready') writer.isReady = true
    if (word === 'stranger') told.strangers.push(line)
    if (word !== 'ack' || value === undefined) return
    told.acknowledged.set(Number(id), Number(value))
    told.count += 1
  })
  return writer
}

async function until(what: string, isSo: () => boolean): Promise<void> {
  for (const from = performance.now(); !isSo(); await sleep(20))
    if (performance.now() - from > WAIT_MS) throw new Error(`not in time: ${what}`)
}

async function main(): Promise<number> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'orderwright-pooler-'))
  chmodSync(folder, 0o711)
  const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), settings: ['fsync=off'] })
  const { host, port, ownerUser, ownerPassword, appPassword } = server.address
  const connections = embeddedConnections(server.address)
  await ensureDatabase(connections.owner)
  await migrate(connections)
  const pooler = await startPgBouncer({
    program,
    folder: join(folder, 'pgbouncer'),
    user: chooseProcessUser(join(server.root, 'pgdata')),
    port: await freePort(),
    server: { host, port },
    logins: [
      { user: ownerUser, password: ownerPassword },
      { user: APP_ROLE, password: appPassword },
    ],
    sessions: SESSIONS,
  })
  const { owner, app, direct = owner } = pooledConnections(connections, pooler.address)
  const databases = createDatabase(connections)
  const told: Told = { acknowledged: new Map(), strangers: [], count: 0 }
  let generation = 0
  const start = () => {
    generation += 1
    const first = String(generation * IDS)
    return startWriter([folder, first, addressOf(owner), addressOf(app), addressOf(direct)], told)
  }
  const writers = Array.from({ length: WRITERS }, start)
  let failed = 0
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const at = round % WRITERS
      const isPoolerKilled = round % 2 === 0
      try {
        await until('all writers are ready', () => writers.every(({ isReady }) => isReady))
        const before = told.count
        await until('writes', () => told.count >= before + ACKNOWLEDGED_PER_ROUND)
        const from = performance.now()
        if (isPoolerKilled) {
          // The writers give up with their first lost connection, and are started again.
          await pooler.kill()
          await Promise.all(writers.map(({ ended }) => ended))
          await pooler.start()
          for (const index of writers.keys()) writers[index] = start()
        } else {
          writers[at]?.child.kill('SIGKILL')
          await writers[at]?.ended
          writers[at] = start()
        }
        await until('ready again', () => writers.every(({ isReady }) => isReady))
        const known = new Map(told.acknowledged)
        const { rows } = await sql<{ id: number; value: number }>`select id, value from kill_test`.execute(
          databases.owner.db,
        )
        const values = new Map(rows.map(({ id, value }) => [id, value]))
        const lost = [...known].filter(([id, value]) => !((values.get(id) ?? -1) >= value))
        if (lost.length > 0)
          throw new Error(`${lost.length} acknowledged writes are lost, the first ${lost[0]?.[0]}`)
        const [stranger] = told.strangers
        if (stranger !== undefined) throw new Error(`a transaction saw another tenant: ${stranger}`)
        const what = isPoolerKilled ? 'PgBouncer killed' : 'a writer killed'
        process.stdout.write(
          `✓ round ${round}: ${what}, ${known.size} rows there, ready again after ${Math.round(performance.now() - from)} ms\n`,
        )
      } catch (error) {
        failed += 1
        const why = error instanceof Error ? error.message : String(error)
        process.stdout.write(`✗ round ${round}: ${why} ${writers.map(({ errors }) => errors()).join(' ')}\n`)
        break
      }
    }
  } finally {
    for (const { child } of writers) child.kill('SIGKILL')
    await Promise.all(writers.map(({ ended }) => ended))
    await databases.close()
    await pooler.stop()
    await server.stop()
    rmSync(server.root, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
  return failed
}

main().then(
  (failed) => process.exit(failed === 0 ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)
