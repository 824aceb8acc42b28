/**
 * Where the database is and as whom to reach it: two sets of connection settings, one for the owner of the
 * tables (migrations, seeds, jobs), one for the role that row-level security binds (every request).
 */
import type { PoolConfig } from 'pg'
import type { EmbeddedAddress } from '../embedded-postgres/supervisor.ts'

/** The role of every request: no superuser, cannot bypass row-level security, owns nothing. */
export const APP_ROLE = 'orderwright_app'

/** The database's name on the embedded server. */
export const DATABASE_NAME = 'orderwright'

export type ConnectionPair = {
  readonly owner: PoolConfig
  readonly app: PoolConfig
  /** The app role's password where we chose it (embedded); elsewhere the role needs no password of ours. */
  readonly appPassword?: string
  /** The app has an address of its own: the owner need not become it. */
  readonly isAppApart?: boolean
}

/** The two connections to an embedded server's database `name`. */
export function embeddedConnections(address: EmbeddedAddress, name = DATABASE_NAME): ConnectionPair {
  const place = { host: address.host, port: address.port, database: name, ssl: false }
  return {
    owner: { ...place, user: address.ownerUser, password: address.ownerPassword },
    app: { ...place, user: APP_ROLE, password: address.appPassword },
    appPassword: address.appPassword,
  }
}

/**
 * The two connections to a server of one's own. Without an address for the app, the owner's address is used
 * and every connection starts as the app role (`options=-c role=…`), which cannot go back by itself in SQL
 * that we write; a separate login is stronger, and DATABASE_APP_URL is for it.
 */
export function externalConnections(ownerUrl: string, appUrl: string | undefined): ConnectionPair {
  const owner = { connectionString: ownerUrl }
  if (appUrl !== undefined) return { owner, app: { connectionString: appUrl }, isAppApart: true }
  return { owner, app: { connectionString: ownerUrl, options: `-c role=${APP_ROLE}` } }
}
