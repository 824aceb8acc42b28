/**
 * What must exist before migrations can run: the database itself (on the embedded server) and the app role.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { APP_ROLE, type ConnectionPair } from './connections/connection.ts'

const DUPLICATE_DATABASE = '42P04'
const UNIQUE_VIOLATION = '23505'
const DUPLICATE_OBJECT = '42710'
const OBJECT_IN_USE = '55006'
const INSUFFICIENT_PRIVILEGE = '42501'

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code)
}

async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Creates the database that `connection` names, from `template` when given. True when it was made now. Two
 * processes may ask at once; the second finds it made.
 */
export async function ensureDatabase(
  connection: pg.ClientConfig,
  maintenanceDatabase = 'postgres',
  template?: string,
): Promise<boolean> {
  const name = connection.database
  if (name === undefined) throw new Error('The connection names no database.')
  return withClient({ ...connection, database: maintenanceDatabase }, async (client) => {
    const known = await client.query('select 1 from pg_database where datname = $1', [name])
    if (known.rows.length > 0) return false
    const source = template === undefined ? '' : ` template ${client.escapeIdentifier(template)}`
    for (;;) {
      try {
        await client.query(`create database ${client.escapeIdentifier(name)}${source}`)
        return true
      } catch (error) {
        if (hasCode(error, DUPLICATE_DATABASE, UNIQUE_VIOLATION)) return false
        // Somebody is copying the same template at this moment.
        if (!hasCode(error, OBJECT_IN_USE)) throw error
        await sleep(50)
      }
    }
  })
}

/** Drops a database and every connection to it. */
export async function dropDatabase(connection: pg.ClientConfig, name: string): Promise<void> {
  await withClient({ ...connection, database: 'postgres' }, (client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`),
  )
}

/** What only an administrator can do, said with the statements to run. */
function askAnAdministrator(owner: string): Error {
  return new Error(
    `The role ${owner} may not make the role ${APP_ROLE} and act as it, as every request does. Let an administrator of the database run once: create role ${APP_ROLE}; grant ${APP_ROLE} to ${pg.escapeIdentifier(owner)};`,
  )
}

/** Runs one statement about roles; `acceptable` are codes that mean that it is done already. */
async function changeRoles(client: pg.ClientBase, statement: string, ...acceptable: readonly string[]) {
  try {
    await client.query(statement)
  } catch (error) {
    if (hasCode(error, ...acceptable)) return
    if (!hasCode(error, INSUFFICIENT_PRIVILEGE)) throw error
    const answer = await client.query<{ name: string }>('select current_user as name')
    throw askAnAdministrator(answer.rows[0]?.name ?? '')
  }
}

/**
 * Makes sure that the app role exists and can neither bypass row-level security nor create anything; with
 * `appPassword` it may log in, without it the owner may become it (unless the app has an address of its own). Call
 * under the migration lock. Throws with the statements for an administrator where the owner may not do this.
 */
export async function ensureAppRole(
  client: pg.ClientBase,
  { appPassword, isAppApart }: Pick<ConnectionPair, 'appPassword' | 'isAppApart'>,
): Promise<void> {
  const found = await client.query<{ rolsuper: boolean; rolbypassrls: boolean }>(
    'select rolsuper, rolbypassrls from pg_roles where rolname = $1',
    [APP_ROLE],
  )
  const role = found.rows[0]
  if (!role) {
    const login = appPassword === undefined ? 'nologin' : `login password ${pg.escapeLiteral(appPassword)}`
    const rights = 'nosuperuser nobypassrls nocreatedb nocreaterole noreplication'
    await changeRoles(
      client,
      `create role ${APP_ROLE} ${login} ${rights}`,
      UNIQUE_VIOLATION,
      DUPLICATE_OBJECT,
    )
  } else if (role.rolsuper || role.rolbypassrls) {
    throw new Error(
      `The role ${APP_ROLE} may bypass row-level security; take SUPERUSER and BYPASSRLS from it.`,
    )
  }
  if (appPassword !== undefined || isAppApart === true) return
  // Since PostgreSQL 16 whoever makes a role is its member, but may not become it without a grant of its own.
  const known = await client.query<{ mayBecome: boolean }>(
    `select pg_has_role(current_user, '${APP_ROLE}',
       case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) as "mayBecome"`,
  )
  if (known.rows[0]?.mayBecome !== true) await changeRoles(client, `grant ${APP_ROLE} to current_user`)
}

/**
 * Refuses an app connection that could see past row-level security: a superuser, a role with BYPASSRLS, or the
 * owner of the tables. Returns the sentence to print, or undefined when the role is bound.
 */
export async function findUnboundAppRole(connections: ConnectionPair): Promise<string | undefined> {
  return withClient(connections.app, async (client) => {
    const answer = await client.query<{ name: string; unbound: boolean }>(
      `select current_user as name,
         rolsuper or rolbypassrls or exists (
           select from pg_tables where schemaname = current_schema() and tableowner = current_user
         ) as unbound
       from pg_roles where rolname = current_user`,
    )
    const row = answer.rows[0]
    if (row && !row.unbound) return undefined
    return `The app connects to the database as ${row?.name ?? 'an unknown role'}, which bypasses row-level security; give DATABASE_APP_URL a role that is no superuser, has no BYPASSRLS and owns no table.`
  })
}
