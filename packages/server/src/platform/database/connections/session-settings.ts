/**
 * What every session of this server begins with. A connection of one's own says it as it starts; behind a transaction pooler, where sessions
 * are nobody's own, they are the defaults of the two roles in this database. Decision 212.
 */
import pg from 'pg'
import { type ConnectionPair, directOf } from './connection.ts'

type Settings = Readonly<Record<string, string | number>>

const common: Settings = { TimeZone: 'UTC', DateStyle: 'ISO' }

/** Who a transaction acts for is told to the servers behind too: row-level security asks there. What touches several of them does so one after
 * another, since what stands everywhere may be written after it. */
const distributed: Settings = {
  'citus.propagate_set_commands': 'local',
  'citus.multi_shard_modify_mode': 'sequential',
}

const limits: Settings = {
  statement_timeout: 15_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
}

/** For the owner and for the role of requests. */
export function sessionSettings(isDistributed: boolean): {
  readonly owner: Settings
  readonly app: Settings
} {
  const owner = isDistributed ? { ...common, ...distributed } : common
  return { owner, app: { ...owner, ...limits } }
}

/** As the startup message of a connection takes them. */
export function startupOptions(settings: Settings): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

/** A fixed number for PostgreSQL's advisory lock. */
const DEFAULTS_LOCK = 7_206_154_287
const INSUFFICIENT_PRIVILEGE = '42501'
/** read back through a connection: a pooler answers without it */
const MARK = 'orderwright.begins'

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

/** Whether what a session is told as it starts is kept: a transaction pooler refuses it or throws it away. */
export async function keepsSessions(config: pg.ClientConfig): Promise<boolean> {
  const options = [config.options ?? '', startupOptions({ [MARK]: 'here' })].join(' ').trim()
  try {
    return await withClient({ ...config, options }, async (client) => {
      const { rows } = await client.query<{ mark: string | null }>(
        `select current_setting('${MARK}', true) as mark`,
      )
      return rows[0]?.mark === 'here'
    })
  } catch (error) {
    // PgBouncer's refusal, word for word.
    if (error instanceof Error && error.message.includes('unsupported startup parameter')) return false
    throw error
  }
}

/** Statements that make these the defaults of a role in this database, without those that are. */
async function statementsFor(client: pg.Client, role: string, settings: Settings): Promise<string[]> {
  const { rows } = await client.query<{ base: string; kept: string[] | null }>(
    `select current_database() as base, (
       select setconfig from pg_db_role_setting
       where setrole = (select oid from pg_roles where rolname = $1)
         and setdatabase = (select oid from pg_database where datname = current_database())) as kept`,
    [role],
  )
  const kept = new Set(rows[0]?.kept?.map((one) => one.toLowerCase()))
  return Object.entries(settings)
    .filter(([name, value]) => !kept.has(`${name}=${value}`.toLowerCase()))
    .map(
      ([name, value]) =>
        `alter role ${pg.escapeIdentifier(role)} in database ${pg.escapeIdentifier(rows[0]?.base ?? '')} set ${name} = ${pg.escapeLiteral(String(value))}`,
    )
}

/** Makes them the defaults of the role that is named; gives back the statements that this session may not run. */
async function setDefaults(client: pg.Client, role: string, settings: Settings): Promise<readonly string[]> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [DEFAULTS_LOCK])
    const statements = await statementsFor(client, role, settings)
    for (const statement of statements) {
      try {
        await client.query(statement)
      } catch (error) {
        if (!(error instanceof pg.DatabaseError) || error.code !== INSUFFICIENT_PRIVILEGE) throw error
        await client.query('rollback')
        return statements
      }
    }
    await client.query('commit')
    return []
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** The role as which a connection works. */
async function roleOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ role: string }>('select current_user as role')
  return rows[0]?.role ?? ''
}

/** What an address begins with: its scheme, and the login. It need have no host, which no URL may lack. */
const LOGIN = /^(postgres(?:ql)?:\/\/)(?:([^@/?]*)@)?/

/** The direct address, with the app's login. */
function directAsApp({ app, direct }: ConnectionPair): pg.ClientConfig | undefined {
  const login = LOGIN.exec(app.connectionString ?? '')?.[2]
  const address = direct?.connectionString
  if (login === undefined || address === undefined) return undefined
  return { connectionString: address.replace(LOGIN, (_whole, scheme: string) => `${scheme}${login}@`) }
}

/**
 * For addresses of a pooler: makes the settings the defaults of the owner and of `appRole` in this database. A role may set its own, so that
 * neither has to be an administrator. Throws with the statements to run where it can not be done.
 */
export async function keepSessionDefaults(connections: ConnectionPair, appRole: string): Promise<void> {
  const settings = sessionSettings(false)
  const left = await withClient(directOf(connections), async (client) => {
    await setDefaults(client, await roleOf(client), settings.owner)
    return setDefaults(client, appRole, settings.app)
  })
  if (left.length === 0) return
  const asApp = directAsApp(connections)
  const still =
    asApp === undefined
      ? left
      : await withClient(asApp, (client) => setDefaults(client, appRole, settings.app)).catch(() => left)
  if (still.length > 0) {
    throw new Error(
      `Behind a pooler the role ${appRole} needs defaults that it may not be given from here. Let an administrator of the database run once: ${still.join('; ')};`,
    )
  }
}

/** The first of the settings that a session behind the pooler does not begin with; undefined: all are as they should be. */
export async function differingSetting(config: pg.ClientConfig): Promise<string | undefined> {
  const settings = sessionSettings(false).app
  return withClient(config, async (client) => {
    const { rows } = await client.query<{ name: string; setting: string }>(
      'select name, setting from pg_settings where name = any ($1)',
      [Object.keys(settings)],
    )
    return rows.find(({ name, setting }) => !setting.startsWith(String(settings[name])))?.name
  })
}
