/**
 * Spreads a database over the servers of a Citus cluster by organization, empty or filled. Every step is a transaction of its own and is
 * skipped where it has been done, so that a run that was killed is simply run again. Decisions 138 and 147.
 */
import pg from 'pg'
import { z } from 'zod'
import { APP_ROLE, type ConnectionPair, directOf } from '../connections/connection.ts'
import { placements } from './distribution.ts'
import { MIGRATION_LOCK } from '../migrate.ts'

/** The database can not be distributed; the message says what is to be done. */
export class NotDistributable extends Error {
  override name = 'NotDistributable'
}

export interface DistributeOptions {
  /** Parts that the organizations are spread over, each on one server. Can not be changed easily later. */
  readonly shardCount?: number
  /** One line for each step that was done now. */
  readonly onStep?: (line: string) => void
  /** Stops after a step by throwing; for tests. */
  readonly afterStep?: (line: string) => void
}

/** Enough for some hundred servers' worth of growth; Citus's own default. */
const DEFAULT_SHARDS = 32
const STATE_KEY = 'distribution'
/** Whose shards all others lie beside. */
const FIRST_TABLE = 'product_orders'

/** What is taken away while tables move, and put back when all have. */
const stateSchema = z.object({
  foreignKeys: z.array(z.object({ table: z.string(), name: z.string(), definition: z.string() })),
  triggers: z.array(z.object({ table: z.string(), name: z.string(), definition: z.string() })),
  forced: z.array(z.string()),
  columnRights: z.array(
    z.object({ table: z.string(), right: z.string(), columns: z.string(), role: z.string() }),
  ),
})
type State = z.infer<typeof stateSchema>

const id = pg.escapeIdentifier

/** Whether this database has Citus and its orders are spread over the servers. */
export async function isDistributed(client: Pick<pg.Client, 'query'>): Promise<boolean> {
  if (!(await hasCitus(client))) return false
  const found = await client.query(
    `select from pg_dist_partition where logicalrelid = to_regclass('public.${FIRST_TABLE}') and partmethod = 'h'`,
  )
  return found.rows.length > 0
}

/** Whether this database has Citus with servers behind it. */
export async function hasCitus(client: Pick<pg.Client, 'query'>): Promise<boolean> {
  const extension = await client.query(`select from pg_extension where extname = 'citus'`)
  if (extension.rows.length === 0) return false
  const workers = await client.query('select from pg_dist_node where groupid <> 0 and isactive')
  return workers.rows.length > 0
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function readState(client: pg.Client): Promise<State | undefined> {
  const { rows } = await client.query<{ value: unknown }>('select value from app_state where key = $1', [
    STATE_KEY,
  ])
  return rows[0] === undefined ? undefined : stateSchema.parse(rows[0].value)
}

/** Tables of this placement that do not stand there yet. */
async function unplaced(client: pg.Client, placement: 'byOrg' | 'reference'): Promise<string[]> {
  const names = [...placements].filter(([, place]) => place === placement).map(([name]) => name)
  const { rows } = await client.query<{ name: string }>(
    `select class.relname as name from pg_class class
     left join pg_dist_partition placed on placed.logicalrelid = class.oid and (placed.partmethod = 'h') = $2
       and (placed.partmethod = 'h' or placed.repmodel = 't')
     where class.relnamespace = 'public'::regnamespace and class.relname = any ($1) and placed is null
     order by class.relname <> '${FIRST_TABLE}', class.relname`,
    [names, placement === 'byOrg'],
  )
  return rows.map(({ name }) => name)
}

/** Keys that touch one of these tables, and the triggers on them. */
async function readWhatStands(client: pg.Client, tables: readonly string[]): Promise<State> {
  const keys = await client.query<State['foreignKeys'][number]>(
    `select source.relname as "table", conname as name, pg_get_constraintdef(con.oid) as definition
     from pg_constraint con join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
     where contype = 'f' and source.relnamespace = 'public'::regnamespace
       and (source.relname = any ($1) or target.relname = any ($1))
     order by 1, 2`,
    [tables],
  )
  const triggers = await client.query<State['triggers'][number]>(
    `select class.relname as "table", tgname as name, pg_get_triggerdef(tg.oid) as definition
     from pg_trigger tg join pg_class class on class.oid = tgrelid
     where not tgisinternal and class.relnamespace = 'public'::regnamespace and class.relname = any ($1)
       and tgname not like 'truncate\\_trigger\\_%'
     order by 1, 2`,
    [tables],
  )
  const forced = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relname = any ($1) and relforcerowsecurity order by 1`,
    [tables],
  )
  // A local table that refers to one that stands everywhere is made anew, and its rights to single columns are not.
  const columnRights = await client.query<State['columnRights'][number]>(
    `select class.relname as "table", acl.privilege_type as right, string_agg(quote_ident(attname), ', ') as columns,
       acl.grantee::regrole::text as role
     from pg_attribute join pg_class class on class.oid = attrelid, aclexplode(attacl) acl
     where class.relnamespace = 'public'::regnamespace and not class.relname = any ($1) and acl.grantee <> 0
     group by 1, 2, 4 order by 1, 2, 4`,
    [tables],
  )
  return {
    foreignKeys: keys.rows,
    triggers: triggers.rows,
    forced: forced.rows.map(({ name }) => name),
    columnRights: columnRights.rows,
  }
}

async function takeAway(client: pg.Client, tables: readonly string[]): Promise<State> {
  const state = await readWhatStands(client, tables)
  await inTransaction(client, async () => {
    await client.query('insert into app_state (key, value) values ($1, $2)', [
      STATE_KEY,
      JSON.stringify(state),
    ])
    for (const { table, name } of state.foreignKeys)
      await client.query(`alter table ${id(table)} drop constraint ${id(name)}`)
    for (const { table, name } of state.triggers)
      await client.query(`drop trigger ${id(name)} on ${id(table)}`)
    // Rows are copied by a command that does not know row-level security; nobody else is here meanwhile.
    for (const table of state.forced)
      await client.query(`alter table ${id(table)} no force row level security`)
  })
  return state
}

async function rowsOf(client: pg.Client, table: string): Promise<number> {
  const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from ${id(table)}`)
  return Number(rows[0]?.rows ?? 0)
}

/** Where others are at work, what they write without keys and triggers would be lost on both. */
async function refuseCompany(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and application_name like 'orderwright%' and pid <> pg_backend_pid()`,
  )
  if (rows.length > 0)
    throw new NotDistributable(
      `${rows.length} connections of running processes are open in this database; stop every process, then distribute.`,
    )
}

/**
 * The role of requests logs in at every server behind, since row-level security binds it there as here. It gets no password: servers
 * of one cluster know each other by certificates or by their network.
 */
async function ensureLoginEverywhere(client: pg.Client): Promise<void> {
  const role = await client.query<{ login: boolean }>(
    'select rolcanlogin as login from pg_roles where rolname = $1',
    [APP_ROLE],
  )
  if (role.rows[0]?.login !== true) await client.query(`alter role ${APP_ROLE} login`)
  const { rows } = await client.query<{ node: string; result: string; success: boolean }>(
    `select nodename || ':' || nodeport as node, result, success from run_command_on_workers(
       $$select coalesce((select rolcanlogin and not rolsuper and not rolbypassrls from pg_roles where rolname = '${APP_ROLE}'), false)$$)`,
  )
  const wrong = rows.find(({ result, success }) => !success || result !== 't')
  if (wrong)
    throw new NotDistributable(
      `On ${wrong.node} the role ${APP_ROLE} is missing, may not log in, or may bypass row-level security (${wrong.result}).`,
    )
}

/**
 * Rights to single columns are not taken along by shards, so a shard has them for the whole row. They are checked where a statement
 * arrives, at the table in front; nobody but the cluster's own servers reaches a shard. New shards get the rights when they are made.
 */
const shardRights = (what: 'grant' | 'revoke') =>
  `alter default privileges in schema public ${what} select, insert, update on tables ${what === 'grant' ? 'to' : 'from'} ${APP_ROLE}`

async function giveShardsRights(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ node: string; result: string; success: boolean }>(
    `select nodename || ':' || nodeport as node, result, success from run_command_on_workers($1)`,
    [`set citus.enable_ddl_propagation = off; ${shardRights('grant')}`],
  )
  const wrong = rows.find(({ success }) => !success)
  if (wrong) throw new NotDistributable(`${wrong.node} refuses rights for new shards: ${wrong.result}`)
}

/** On a server behind nobody listens, so announcements are rows until the transaction that made them ends. */
const ANNOUNCE_BY_ROW = `
  create or replace function announce(org integer, topic text) returns void language plpgsql as $$
  begin
    insert into announcements (org_id, topic) values (org, announce.topic);
  end $$`

async function exists(client: pg.Client, query: string, values: readonly string[]): Promise<boolean> {
  return (await client.query(query, [...values])).rows.length > 0
}

/** Every function of the schema on every server: triggers call them there. */
async function spreadFunctions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select proc.oid::regprocedure::text as name from pg_proc proc
     where pronamespace = 'public'::regnamespace and prokind = 'f'
       and not exists (select from pg_depend where objid = proc.oid and deptype = 'e')
     order by 1`,
  )
  for (const { name } of rows)
    await client.query('select create_distributed_function($1::regprocedure)', [name])
}

/**
 * Distributes the database of `connections` as its owner. Throws NotDistributable where it has no Citus, processes are running, or the
 * role of requests can not be used on a server. Does nothing where all stands in its place. Answers whether anything was to be done.
 */
export async function distribute(
  connections: Pick<ConnectionPair, 'owner' | 'direct'>,
  options: DistributeOptions = {},
): Promise<boolean> {
  const client = new pg.Client({
    ...directOf(connections),
    connectionTimeoutMillis: 10_000,
    application_name: 'distribute',
  })
  client.on('error', () => {})
  // Citus talks of what it converts, copies and adds.
  client.on('notice', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    if (!(await hasCitus(client)))
      throw new NotDistributable(
        'This database has no Citus extension with servers behind it: an administrator makes it (create extension citus) and adds the servers (citus_add_node).',
      )
    return await placeAll(client, options)
  } finally {
    await client.end()
  }
}

/**
 * At the start of a process: where the database has Citus, what does not stand in its place is put there. Answers whether the database
 * is distributed.
 */
export async function distributeWhereCitus(
  connections: Pick<ConnectionPair, 'owner' | 'direct'>,
  onStep: (line: string) => void,
): Promise<boolean> {
  const client = new pg.Client({ ...directOf(connections), connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    if (!(await hasCitus(client))) return false
  } finally {
    await client.end()
  }
  await distribute(connections, { onStep })
  return true
}

async function placeAll(client: pg.Client, options: DistributeOptions): Promise<boolean> {
  const done = (line: string) => {
    options.onStep?.(line)
    options.afterStep?.(line)
  }
  const [references, byOrg] = [await unplaced(client, 'reference'), await unplaced(client, 'byOrg')]
  let state = await readState(client)
  if (!state && references.length + byOrg.length === 0) {
    // A server may have come since.
    await giveShardsRights(client)
    return false
  }
  await refuseCompany(client)
  await ensureLoginEverywhere(client)
  await client.query('set citus.enable_unsafe_triggers = on')
  await client.query(`set citus.shard_count = ${options.shardCount ?? DEFAULT_SHARDS}`)
  if (!state) {
    state = await takeAway(client, [...references, ...byOrg])
    done(
      `${state.foreignKeys.length} keys and ${state.triggers.length} triggers taken away for the time being`,
    )
  }
  const total = references.length + byOrg.length
  const move = async (table: string, statement: string) => {
    const rows = await rowsOf(client, table)
    // A copy on a server behind is written ahead, or it could not be moved to another.
    await client.query(`alter table ${id(table)} set logged`)
    await client.query(statement, [table])
    const count = [...references, ...byOrg].indexOf(table) + 1
    done(`${count} of ${total}: ${table}, ${rows} rows`)
  }
  await giveShardsRights(client)
  // The server in front has a copy of what stands everywhere; its own tables keep to their columns.
  await client.query(
    `set citus.enable_ddl_propagation = off; ${shardRights('grant')}; set citus.enable_ddl_propagation = on`,
  )
  try {
    for (const table of references) await move(table, 'select create_reference_table($1::regclass)')
  } finally {
    await client.query(
      `set citus.enable_ddl_propagation = off; ${shardRights('revoke')}; set citus.enable_ddl_propagation = on`,
    )
  }
  for (const table of byOrg) {
    const beside = table === FIRST_TABLE ? 'none' : FIRST_TABLE
    await move(table, `select create_distributed_table($1::regclass, 'org_id', colocate_with => '${beside}')`)
  }
  await truncateWhatWasCopied(client)
  done('what was copied is no longer kept in two places')
  await client.query(ANNOUNCE_BY_ROW)
  await spreadFunctions(client)
  done('functions are on every server')
  await putBack(client, state, done)
  return true
}

async function truncateWhatWasCopied(client: pg.Client): Promise<void> {
  for (const [table, place] of placements)
    if (place !== 'local')
      await client.query('select truncate_local_data_after_distributing_table($1::regclass)', [table])
}

async function putBack(client: pg.Client, state: State, done: (line: string) => void): Promise<void> {
  for (const { table, name, definition } of state.triggers) {
    const known = 'select from pg_trigger where tgrelid = $1::regclass and tgname = $2'
    if (!(await exists(client, known, [table, name]))) await client.query(definition)
  }
  done(`${state.triggers.length} triggers are back`)
  for (const { table, name, definition } of state.foreignKeys) {
    const known = 'select from pg_constraint where conrelid = $1::regclass and conname = $2'
    if (!(await exists(client, known, [table, name])))
      await client.query(`alter table ${id(table)} add constraint ${id(name)} ${definition}`)
  }
  done(`${state.foreignKeys.length} keys are back`)
  for (const table of state.forced) await client.query(`alter table ${id(table)} force row level security`)
  // What is behind such a table still has them, and Citus would refuse to pass them on.
  await client.query('set citus.enable_ddl_propagation = off')
  for (const { table, right, columns, role } of state.columnRights)
    await client.query(`grant ${right} (${columns}) on ${id(table)} to ${role}`)
  await client.query('set citus.enable_ddl_propagation = on')
  await client.query('delete from app_state where key = $1', [STATE_KEY])
  done('every table stands in its place')
}
