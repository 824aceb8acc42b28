/**
 * Brings the database to the version of this server: SQL files `NNNN_name.sql`, in order, each in a transaction
 * of its own, recorded with a checksum. One process at a time; the others wait and find nothing to do.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type ConnectionPair, directOf } from './connections/connection.ts'
import { ensureAppRole } from './provision.ts'
import { BEARS, RELEASE } from './release.ts'

/** A fixed number for PostgreSQL's advisory lock, the same in every version of this server. */
export const MIGRATION_LOCK = 7_206_154_283

const FILE_NAME = /^\d{4}_[a-z0-9_-]+\.sql$/

/** A line for the log. */
type Say = (line: string) => void

export type Migration = { readonly name: string; readonly sql: string; readonly checksum: string }

/** The database and this server's migrations do not belong together; the message says how. */
export class MigrationMismatch extends Error {
  override name = 'MigrationMismatch'
}

/** The folder of SQL files: beside the built server, or in the sources. */
export function migrationsFolder(): string {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const built = join(here, 'migrations')
  return existsSync(built) ? built : join(here, '..', '..', 'migrations')
}

/** Reads the files in order. Throws when a name does not fit or two share a number. */
export function readMigrations(folder = migrationsFolder()): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  const wrong = names.find((name, index) => {
    return !FILE_NAME.test(name) || name.slice(0, 4) === names[index - 1]?.slice(0, 4)
  })
  if (wrong !== undefined)
    throw new MigrationMismatch(`${wrong} is not named NNNN_name.sql with a number of its own.`)
  return names.map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

/**
 * What is left to apply, or throws MigrationMismatch when the applied ones are not a prefix of `migrations`. With `bearsLater` a
 * newer release has applied more, and has said that its tables bear this one: nothing is left then.
 */
export function planMigrations(
  migrations: readonly Migration[],
  applied: readonly { readonly name: string; readonly checksum: string }[],
  { bearsLater = false } = {},
): readonly Migration[] {
  applied.forEach((row, index) => {
    const migration = migrations[index]
    if (migration === undefined && bearsLater) return
    if (migration?.name !== row.name) {
      const isKnown = migrations.some(({ name }) => name === row.name)
      throw new MigrationMismatch(
        isKnown
          ? `The migration ${migration?.name} belongs before ${row.name}, which is applied already; give it the next number.`
          : `The database has the migration ${row.name}, which this version does not know; start the newer version.`,
      )
    }
    if (migration.checksum !== row.checksum) {
      throw new MigrationMismatch(
        `The migration ${row.name} was changed after it was applied; write a new one.`,
      )
    }
  })
  return migrations.slice(applied.length)
}

const OWN_TABLES = `
    create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
    create table if not exists app_state (key text primary key, value jsonb not null)`

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql)
  await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
}

/**
 * Makes the tables of an earlier state, or of now, of an empty database within the transaction under way: `applied` are the migrations
 * that this state had. Throws MigrationMismatch where they are not the beginning of `migrations`. Under the migration lock.
 */
export async function applyInOneTransaction(
  client: pg.Client,
  applied: readonly { readonly name: string; readonly checksum: string }[],
  migrations: readonly Migration[] = readMigrations(),
): Promise<void> {
  planMigrations(migrations, applied)
  await client.query(OWN_TABLES)
  for (const migration of migrations.slice(0, applied.length)) await apply(client, migration)
}

/** The oldest release whose server works on these tables, as the newest one that has changed them says. */
const BEARS_KEY = 'schema_bears'

/** Whether a newer release has said that its tables bear this one's server. */
async function isBorne(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ oldest: string }>(
    `select value #>> '{}' as oldest from app_state where key = $1`,
    [BEARS_KEY],
  )
  const [row] = rows
  return row !== undefined && RELEASE.localeCompare(row.oldest, 'en', { numeric: true }) >= 0
}

async function sayWhatIsBorne(client: pg.Client): Promise<void> {
  await client.query(
    `insert into app_state (key, value) values ($1, to_jsonb($2::text))
     on conflict (key) do update set value = excluded.value`,
    [BEARS_KEY, BEARS],
  )
}

/**
 * So long a migration waits for a table that somebody works with. Whoever comes after it waits behind it: a long read (a backup, an
 * export) must not keep everybody from their work for as long as it takes.
 */
const LOCK_MS = 400
/**
 * Past this it waits for no table at all. It holds those that it has changed already, and PostgreSQL, which looks for a deadlock after
 * a second, would end the call that waits for them.
 */
const WAITS_UNTIL_MS = 700
const LOOK_MS = 50
/** Longer each time, so that everybody gets on with their work in between. */
const againMs = (attempt: number) => Math.min(5_000, 500 * (attempt + 1))
/** It says that it waits the first time, and now and then. */
const SAYS_EACH = 5
/** After so long it is given up: somebody holds a table and does not let go. */
const GIVE_UP_MS = 600_000
/** not had in time, a deadlock, and ended by us */
const IN_THE_WAY = new Set(['55P03', '40P01', '57014'])

function isInTheWay(error: unknown): boolean {
  return error instanceof pg.DatabaseError && IN_THE_WAY.has(error.code ?? '')
}

/** The session that applies migrations, and another that looks after it. */
interface Session {
  readonly client: pg.Client
  readonly watcher: pg.Client
}

async function pidOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

/** From a while after now on ends what the session waits for a lock for. Gives back how to stop that. */
function endLateWaits(watcher: pg.Client, pid: number): () => void {
  const from = performance.now()
  const timer = setInterval(() => {
    if (performance.now() - from < WAITS_UNTIL_MS) return
    // A watcher that is lost leaves a migration that waits as long as it likes.
    watcher
      .query(
        'select pg_cancel_backend($1) where exists (select from pg_locks where pid = $1 and not granted)',
        [pid],
      )
      .catch(() => {})
  }, LOOK_MS)
  return () => clearInterval(timer)
}

/** Applies it in a transaction of its own; where somebody has a table of it, again until they let go. */
async function applyPatiently({ client, watcher }: Session, migration: Migration, say: Say): Promise<void> {
  const pid = await pidOf(client)
  const from = performance.now()
  for (let attempt = 0; ; attempt += 1) {
    const stop = endLateWaits(watcher, pid)
    try {
      await client.query(`begin; set local lock_timeout = ${LOCK_MS}`)
      await apply(client, migration)
      await client.query('commit')
      return
    } catch (error) {
      stop()
      await client.query('rollback')
      if (!isInTheWay(error) || performance.now() - from > GIVE_UP_MS) {
        const reason = error instanceof Error ? error.message : String(error)
        throw new Error(`The migration ${migration.name} failed and was undone: ${reason}`, { cause: error })
      }
      if (attempt % SAYS_EACH === 0)
        say(`The migration ${migration.name} waits for a table that somebody works with.`)
      await sleep(againMs(attempt))
    } finally {
      stop()
    }
  }
}

async function applyAll(session: Session, migrations: readonly Migration[], say: Say): Promise<string[]> {
  const { client } = session
  await client.query(OWN_TABLES)
  const applied = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  )
  const isOlder = applied.rows.length > migrations.length
  const pending = planMigrations(migrations, applied.rows, { bearsLater: isOlder && (await isBorne(client)) })
  if (isOlder) say('The database is of a newer version, whose tables this one works with too.')
  for (const migration of pending) await applyPatiently(session, migration, say)
  if (!isOlder) await sayWhatIsBorne(client)
  return pending.map(({ name }) => name)
}

/**
 * Applies what is missing, as the owner, and returns the names applied now. Throws MigrationMismatch, or the
 * failing statement's error with the file's name. On tables of a newer release that bear this one nothing is done.
 */
export async function migrate(
  connections: ConnectionPair,
  migrations: readonly Migration[] = readMigrations(),
  say: Say = () => {},
): Promise<string[]> {
  const client = new pg.Client({ ...directOf(connections), connectionTimeoutMillis: 10_000 })
  const watcher = new pg.Client({ ...directOf(connections), connectionTimeoutMillis: 10_000 })
  for (const one of [client, watcher]) one.on('error', () => {})
  await client.connect()
  try {
    await watcher.connect()
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await ensureAppRole(client, connections)
    // Means nothing where there is no Citus; there, triggers of a new table are checked by `findObstacles`.
    await client.query('set citus.enable_unsafe_triggers = on')
    return await applyAll({ client, watcher }, migrations, say)
  } finally {
    // Ending the session gives the lock back.
    await client.end()
    await watcher.end()
  }
}
