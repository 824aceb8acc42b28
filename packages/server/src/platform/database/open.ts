/**
 * From configuration to a database that is ready: embedded or one's own, migrated, with a role for requests
 * that row-level security binds.
 */
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../config.ts'
import { startEmbeddedPostgres } from '../embedded-postgres/supervisor.ts'
import { atMost } from '../lifecycle.ts'
import { type ConnectionPair, embeddedConnections, externalConnections } from './connection.ts'
import { createDatabase, type Databases } from './database.ts'
import { distributeWhereCitus } from './distribute.ts'
import { migrate, readMigrations } from './migrate.ts'
import { ensureDatabase, findUnboundAppRole } from './provision.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

/** A migrated database, and how to let go of it. */
export type OpenDatabase = {
  readonly databases: Databases
  readonly connections: ConnectionPair
  /** Closes the connections, then stops the embedded server if this process started it. */
  readonly close: () => Promise<void>
}

/** How long connections on loan may take to come back. */
const CLOSE_MS = 5_000

type Settings = Pick<Config, 'dataFolder' | 'databaseUrl' | 'databaseAppUrl'>

async function locate(
  config: Settings,
  onNotice: (line: string) => void,
): Promise<{ connections: ConnectionPair; stop: () => Promise<void> }> {
  if (config.databaseUrl !== undefined) {
    const connections = externalConnections(config.databaseUrl, config.databaseAppUrl)
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
    await migrate(connections, readMigrations(), onNotice)
    const unbound = await findUnboundAppRole(connections)
    if (unbound !== undefined) throw new Error(unbound)
    const isDistributed = await distributeWhereCitus(connections, onNotice)
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

/** A failure of one's own server as a sentence that names the setting; whatever else it is stays as it is. */
function withAddress(error: unknown, { databaseAppUrl }: Settings): unknown {
  if (!(error instanceof Error)) return error
  const setting = databaseAppUrl === undefined ? 'DATABASE_URL' : 'DATABASE_URL or DATABASE_APP_URL'
  if (isDatabaseUnavailable(error))
    return new Error(`The database at ${setting} cannot be reached: ${error.message}`, { cause: error })
  // A wrong password, a database that is not there, a missing right; "SASL" is how the driver says "no password".
  if (error instanceof pg.DatabaseError || error.message.startsWith('SASL'))
    return new Error(`The database at ${setting} refuses: ${error.message}`, { cause: error })
  return error
}
