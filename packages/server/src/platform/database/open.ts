/**
 * From configuration to a database that is ready: embedded or one's own, migrated, with a role for requests
 * that row-level security binds.
 */
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../config.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/supervisor.ts'
import { atMost } from '../lifecycle.ts'
import {
  APP_ROLE,
  type ConnectionPair,
  directOf,
  embeddedConnections,
  externalConnections,
} from './connections/connection.ts'
import { createDatabase, type Databases } from './database.ts'
import { distributeWhereCitus } from './distribution/distribute.ts'
import { migrate, readMigrations } from './migrate.ts'
import { ensureDatabase, findUnboundAppRole } from './provision.ts'
import { differingSetting, keepsSessions, keepSessionDefaults } from './connections/session-settings.ts'
import { isDatabaseUnavailable } from './connections/unavailable.ts'

/** A migrated database, and how to let go of it. */
export type OpenDatabase = {
  readonly databases: Databases
  readonly connections: ConnectionPair
  /** Closes the connections, then stops the embedded server if this process started it. */
  readonly close: () => Promise<void>
}

/** How long connections on loan may take to come back. */
const CLOSE_MS = 5_000

type Settings = Pick<Config, 'dataFolder' | 'databaseUrl' | 'databaseAppUrl' | 'databaseDirectUrl'>

async function locate(
  config: Settings,
  onNotice: (line: string) => void,
): Promise<{ connections: ConnectionPair; stop: () => Promise<void> }> {
  if (config.databaseUrl !== undefined) {
    const connections = externalConnections({ ...config, databaseUrl: config.databaseUrl })
    return { connections, stop: () => Promise.resolve() }
  }
  const server = await startEmbeddedPostgres({ folder: join(config.dataFolder, 'postgres'), onNotice })
  return { connections: embeddedConnections(server.address), stop: server.stop }
}

/**
 * Starts or joins the database and brings it up to date. Throws with a sentence for the terminal when that is
 * not possible; nothing it started is left running then.
 */
export async function openDatabase(
  config: Settings,
  onNotice: (line: string) => void,
): Promise<OpenDatabase> {
  const { connections, stop } = await locate(config, onNotice)
  try {
    if (config.databaseUrl === undefined) await ensureDatabase(connections.owner)
    else await refusePooler(connections)
    await migrate(connections, readMigrations(), onNotice)
    if (connections.direct) await keepSessionDefaults(connections, APP_ROLE)
    const unbound = await findUnboundAppRole(connections)
    if (unbound !== undefined) throw new Error(unbound)
    const isDistributed = await distributeWhereCitus(connections, onNotice)
    if (connections.direct) await lookThroughPooler(connections, isDistributed, onNotice)
    const databases = createDatabase(connections, { onNotice, isDistributed })
    return {
      databases,
      connections,
      close: async () => {
        // What is still on loan ends with the server.
        await atMost(CLOSE_MS, databases.close())
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw config.databaseUrl === undefined ? error : withAddress(error, config)
  }
}

/** What needs a session would take a pooler's connections for its own. */
async function refusePooler(connections: ConnectionPair): Promise<void> {
  if (await keepsSessions(directOf(connections))) return
  throw new Error(
    connections.direct
      ? 'DATABASE_DIRECT_URL leads through a pooler that keeps no sessions, such as PgBouncer in transaction mode; give it the address of the database itself.'
      : 'DATABASE_URL leads through a pooler that keeps no sessions, such as PgBouncer in transaction mode; give DATABASE_DIRECT_URL the address of the database itself.',
  )
}

/** Sessions that the pooler has had open since before have none of the limits yet. */
async function lookThroughPooler(
  connections: ConnectionPair,
  isDistributed: boolean,
  onNotice: (line: string) => void,
): Promise<void> {
  if (isDistributed) {
    throw new Error(
      'A database on several servers is reached directly: leave DATABASE_DIRECT_URL out, and name the coordinator in DATABASE_URL and DATABASE_APP_URL.',
    )
  }
  const setting = await differingSetting(connections.app)
  if (setting === undefined) return
  onNotice(
    `The pooler has sessions that began without ${setting} of this server: run RECONNECT in its console, so that they begin anew.`,
  )
}

/** A failure of one's own server as a sentence that names the setting; whatever else it is stays as it is. */
function withAddress(error: unknown, { databaseAppUrl, databaseDirectUrl }: Settings): unknown {
  if (!(error instanceof Error)) return error
  const setting = [
    'DATABASE_URL',
    ...(databaseDirectUrl === undefined ? [] : ['DATABASE_DIRECT_URL']),
    ...(databaseAppUrl === undefined ? [] : ['DATABASE_APP_URL']),
  ].join(' or ')
  if (isDatabaseUnavailable(error))
    return new Error(`The database at ${setting} cannot be reached: ${error.message}`, { cause: error })
  // A wrong password, a database that is not there, a missing right; "SASL" is how the driver says "no password".
  if (error instanceof pg.DatabaseError || error.message.startsWith('SASL'))
    return new Error(`The database at ${setting} refuses: ${error.message}`, { cause: error })
  return error
}
