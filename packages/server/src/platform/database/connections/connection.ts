/**
 * Where the database is and as whom to reach it: two sets of connection settings, one for the owner of the
 * tables (migrations, seeds, jobs), one for the role that row-level security binds (every request).
 */
import type { PoolConfig } from 'pg'
import type { EmbeddedAddress } from '../../embedded-postgres/supervisor.ts'

/** The role of every request: no superuser, cannot bypass row-level security, owns nothing. */
export const APP_ROLE = 'orderwright_app'

/** The database's name on the embedded server. */
export const DATABASE_NAME = 'orderwright'

export type ConnectionPair = {
  readonly owner: PoolConfig
  readonly app: PoolConfig
  /**
   * The owner's address of the server itself, where the two others lead through a pooler that gives a connection for a transaction: for
   * what needs a session (migrations, jobs, what listens, locks that outlive a transaction, copies). Decision 212.
   */
  readonly direct?: PoolConfig
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

/** The connection for what needs a session of its own: a transaction pooler would give each statement of it another one. */
export function directOf({ owner, direct }: Pick<ConnectionPair, 'owner' | 'direct'>): PoolConfig {
  return direct ?? owner
}

/** Where a server of one's own is; as settings name it. */
export interface ExternalAddresses {
  readonly databaseUrl: string
  readonly databaseAppUrl?: string | undefined
  readonly databaseDirectUrl?: string | undefined
}

/**
 * The connections to a server of one's own. Without an address for the app, the owner's address is used
 * and every connection starts as the app role (`options=-c role=…`), which cannot go back by itself in SQL
 * that we write; a separate login is stronger, and DATABASE_APP_URL is for it.
 */
export function externalConnections({
  databaseUrl,
  databaseAppUrl,
  databaseDirectUrl,
}: ExternalAddresses): ConnectionPair {
  const owner = { connectionString: databaseUrl }
  if (databaseAppUrl === undefined) {
    return { owner, app: { connectionString: databaseUrl, options: `-c role=${APP_ROLE}` } }
  }
  const direct = databaseDirectUrl === undefined ? {} : { direct: { connectionString: databaseDirectUrl } }
  return { owner, app: { connectionString: databaseAppUrl }, isAppApart: true, ...direct }
}
