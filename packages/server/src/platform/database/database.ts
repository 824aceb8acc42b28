/**
 * The server's two ways to the database: `app`, bound by row-level security, for every request; `owner` for
 * migrations, seeds and jobs. And `withTenant`, the only way a request reaches tenants' rows.
 */
import { CamelCasePlugin, Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import pg from 'pg'
import type { ConnectionPair } from './connections/connection.ts'
import type { Database } from './schema.ts'
import { sessionSettings, startupOptions } from './connections/session-settings.ts'
import {
  type Entry,
  type Start,
  startingTenant,
  type Tenant,
  TenantDialect,
} from './connections/tenant-driver.ts'
import { seldom } from '../seldom.ts'
import { valueTypes } from './connections/value-parsers.ts'

export type { Entry, Tenant } from './connections/tenant-driver.ts'

/** One pool and the query builder over it. */
export type DatabaseHandle = {
  readonly pool: pg.Pool
  readonly db: Kysely<Database>
  /** for a connection beside the pool, that may work for minutes */
  readonly connection: pg.PoolConfig
}

export type Databases = {
  readonly app: DatabaseHandle
  readonly owner: DatabaseHandle
  /** The owner's sessions, past a pooler: for what listens, and for the queue of jobs. Without a pooler it is `owner`. */
  readonly direct: DatabaseHandle
  /** How whoever listens for notifications connects. */
  readonly listening: pg.ClientConfig
  /** The rows are spread over several servers by organization. Decision 138. */
  readonly isDistributed: boolean
  /** Waits for loans to come back and closes every connection. */
  readonly close: () => Promise<void>
}

export type DatabaseOptions = {
  /** Most connections for requests (default 16); the owner gets a few of its own. */
  readonly appConnections?: number
  readonly ownerConnections?: number
  /** How long the client waits for a query's answer, in milliseconds; for tests. */
  readonly queryMs?: number
  /** A line about a connection that was lost while idle. */
  readonly onNotice?: (line: string) => void
  /** The rows are spread over several servers by organization. */
  readonly isDistributed?: boolean
}

const CONNECT_MS = 4_000
const IDLE_MS = 60_000
/**
 * A frozen database does not keep to its own limits: past these the client gives up and lets the connection go. The
 * owner's queries (seeds, sweeps over every tenant) may take longer.
 */
const APP_QUERY_MS = 20_000
const OWNER_QUERY_MS = 300_000
/** A connection that is lost without a word is found by the system's own questions, of which this is the first. */
const KEEP_ALIVE_MS = 10_000
const DEFAULT_APP_CONNECTIONS = 16
const DEFAULT_OWNER_CONNECTIONS = 6
/** Two runners of jobs with what they do at once, beside the connections that listen. */
const DIRECT_CONNECTIONS = 6

function openHandle(
  connection: pg.PoolConfig,
  { max, queryMs, startup }: { readonly max: number; readonly queryMs: number; readonly startup: string },
  { onNotice, isDistributed = false }: DatabaseOptions,
): DatabaseHandle {
  const options = [connection.options ?? '', startup].join(' ').trim()
  const pool = new pg.Pool({
    ...connection,
    types: valueTypes,
    max,
    query_timeout: queryMs,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    application_name: 'orderwright',
    // A pooler takes none.
    ...(options === '' ? {} : { options }),
  })
  // An idle connection that dies must not end the process; the pool opens another when one is needed. They die together, as a rule.
  const say = seldom((message: string) => onNotice?.(`A database connection was lost: ${message}`))
  pool.on('error', (error) => {
    if (!pool.ending) say(error.message)
  })
  // One that dies on loan between two queries would otherwise be an uncaught event; its next query says it.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Database>({
    dialect: new TenantDialect(pool, { keepsAnnouncements: isDistributed }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  return { pool, db, connection }
}

/** Kysely closes only a pool that it has used; others (the job worker) use the pool without it. */
async function closeHandle({ db, pool }: DatabaseHandle): Promise<void> {
  await db.destroy()
  if (!pool.ending) await pool.end()
}

/** Opens both pools (connections are made on first use). */
export function createDatabase(connections: ConnectionPair, options: DatabaseOptions = {}): Databases {
  const settings = sessionSettings(options.isDistributed === true)
  const isPooled = connections.direct !== undefined
  // Behind a pooler sessions begin with the defaults of their roles.
  const startup = (wanted: keyof typeof settings) => (isPooled ? '' : startupOptions(settings[wanted]))
  const app = openHandle(
    connections.app,
    {
      max: options.appConnections ?? DEFAULT_APP_CONNECTIONS,
      queryMs: options.queryMs ?? APP_QUERY_MS,
      startup: startup('app'),
    },
    options,
  )
  const ownerQueryMs = options.queryMs ?? OWNER_QUERY_MS
  const owner = openHandle(
    connections.owner,
    {
      max: options.ownerConnections ?? DEFAULT_OWNER_CONNECTIONS,
      queryMs: ownerQueryMs,
      startup: startup('owner'),
    },
    options,
  )
  const direct = connections.direct
    ? openHandle(
        connections.direct,
        { max: DIRECT_CONNECTIONS, queryMs: ownerQueryMs, startup: startupOptions(settings.owner) },
        options,
      )
    : owner
  return {
    app,
    owner,
    direct,
    listening: isPooled ? direct.pool.options : app.pool.options,
    isDistributed: options.isDistributed === true,
    close: async () => {
      await Promise.all([...new Set([app, owner, direct])].map(closeHandle))
    },
  }
}

/**
 * Runs `work` in one transaction that sees and changes the rows of `tenant.orgId` alone. Commits when it
 * resolves, rolls back when it rejects. `entry` is what the transaction found at its beginning; undefined where
 * there is no such organisation. Throws DatabaseUnavailable when the database cannot be reached: the transaction
 * is then whole or absent.
 */
export function withTenant<T>(
  db: Kysely<Database>,
  tenant: Tenant,
  work: (transaction: Transaction<Database>, entry: Entry | undefined) => Promise<T>,
): Promise<T> {
  const start: Start = { tenant, isReadOnly: false, entry: undefined }
  return startingTenant.run(start, () =>
    db
      .transaction()
      .execute((transaction) => startingTenant.run(undefined, () => work(transaction, start.entry))),
  )
}

/**
 * The same for work that only reads; the database refuses a write. Nothing waits for its end: what was read is
 * read, and the connection goes back to the pool a moment later.
 */
export async function readWithTenant<T>(
  db: Kysely<Database>,
  tenant: Tenant,
  work: (transaction: Transaction<Database>, entry: Entry | undefined) => Promise<T>,
): Promise<T> {
  const start: Start = { tenant, isReadOnly: true, entry: undefined }
  const transaction = await startingTenant.run(start, () => db.startTransaction().execute())
  try {
    return await work(transaction, start.entry)
  } finally {
    // Rolling back gives the connection back even when it fails, and there is nothing to lose.
    transaction
      .rollback()
      .execute()
      .catch(() => {})
  }
}

/** A value for a jsonb column. Needed for arrays, which pg would otherwise write as PostgreSQL arrays. */
export function jsonb<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`
}
