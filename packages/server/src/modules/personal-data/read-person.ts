/**
 * All that one organization holds about one person: rows that refer to them, belong to orders of theirs, or name their address, without
 * what opens something. [issue 17; GDPR, article 15; decision 181]
 */
import { isMentionedIn, personalDataMessages as words } from '@orderwright/domain/personal-data'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { peopleColumns } from '../../platform/database/people-columns.ts'
import { onBuilder } from '../../platform/database/run-query.ts'
import type { Database } from '../../platform/database/schema.ts'
import type { BackedUpTable } from '../backup/archive-format.ts'
import { linesOf, openColumns, PERSON, tellingTables } from '../backup/open-rows.ts'
import { readTables } from '../backup/table-copies.ts'
import { customersThatAre } from './customer-of-person.ts'
import type { PersonHere } from './nobody.ts'
import { whatIsHeld } from './what-is-held.ts'

export interface HeldRows {
  readonly table: string
  /** a line of JSON for each row, under the names of the columns */
  readonly lines: readonly string[]
}

type Db = Transaction<Database>

/** Who has this address here: with a place of theirs, whether they come in or not. */
export async function findPerson(db: Db, orgId: number, email: string): Promise<Outcome<number>> {
  const { rows } = await sql<{ id: number }>`
    select users.id from users join memberships on memberships.user_id = users.id and memberships.org_id = ${orgId}
    where lower(users.email) = lower(${email.trim()}) and users.email <> ''`.execute(db)
  return rows[0] ? succeed(rows[0].id) : fail('notFound', words.unknown({ email }))
}

/** Whether somebody with an address has a place in the organization, now or once. Visitors, keys and nobody have none. */
export async function hasPlace(db: Db, { orgId, userId }: PersonHere): Promise<boolean> {
  const place = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select('users.id')
    .where('orgId', '=', orgId)
    .where('userId', '=', userId)
    .where('users.email', '<>', '')
    .executeTakeFirst()
  return place !== undefined
}

/** Of a passkey what its person sees of it. */
const PASSKEY = ['name', 'created', 'last_used_at', 'removed_at'] as const
const DEVICE = ['created_at', 'updated_at', 'expires_at', 'ip_address', 'user_agent', 'signed_in_by'] as const

async function linesFrom(db: Db, columns: readonly string[], from: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`${sql.raw(linesOf(columns, ''))} ${from}`.execute(db)
  return rows.map(({ line }) => line)
}

/** Where people are named by their ids within JSON: orders that they take part in, comments that address them, groups that they are in. */
const namesWithin: Readonly<Record<string, (userId: number) => RawBuilder<unknown>>> = {
  product_orders: (userId) => sql`involved_users ? ${String(userId)}::text`,
  comments: (userId) => sql`mentions @> to_jsonb(${userId}::integer)`,
  user_groups: (userId) => sql`user_ids @> to_jsonb(${userId}::integer)`,
}

/** Rows of a table that are theirs by a key of it, or by an id within it. */
function byKeys(
  telling: BackedUpTable,
  keys: readonly string[],
  { orgId, userId, email }: PersonHere & { readonly email: string },
): RawBuilder<boolean> {
  const theirs = keys.map((column) => sql`coalesce(${sql.ref(column)} = ${userId}, false)`)
  const within = namesWithin[telling.name]
  if (within) theirs.push(sql`coalesce(${within(userId)}, false)`)
  if (telling.columns.includes('product_order_id'))
    theirs.push(
      sql`coalesce(product_order_id in (select id from product_orders where org_id = ${orgId} and user_id = ${userId}), false)`,
    )
  if (telling.name === 'customer_files')
    theirs.push(sql`customer_id in ${customersThatAre({ orgId, userId, email })}`)
  return theirs.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(theirs, sql` or `)})`
}

/** Of one table: what is theirs, and where their address stands. */
async function linesAbout(
  db: Db,
  telling: BackedUpTable,
  {
    isTheirs,
    email,
    orgId,
  }: { readonly isTheirs: RawBuilder<boolean>; readonly email: string; readonly orgId: number },
): Promise<string[]> {
  const isNamed =
    whatIsHeld[telling.name]?.kind === 'nothing' ? sql`false` : sql`strpos(lower(line), lower(${email})) > 0`
  const { rows } = await sql<{ line: string; isTheirs: boolean }>`
    select line, is_theirs as "isTheirs" from (
      select ${isTheirs} as is_theirs, one.line from ${sql.table(telling.name)},
        lateral (${sql.raw(linesOf(openColumns(telling), ''))}) as one
      where org_id = ${orgId}
    ) as found where is_theirs or ${isNamed}`.execute(db)
  // "ada@studio.com" stands in "nada@studio.com", who is somebody else. Read as values: JSON writes a line break as "\\n".
  const isAboutThem = (line: string) => isMentionedIn(JSON.parse(line), email)
  return rows.filter((row) => row.isTheirs || isAboutThem(row.line)).map(({ line }) => line)
}

/**
 * In a transaction of the owner; of a person who has a place in the organization and an address. Tables of which nothing is theirs are
 * left out.
 */
export async function readPerson(db: Db, person: PersonHere): Promise<HeldRows[]> {
  const { orgId, userId } = person
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const run = onBuilder(db)
  const references = await peopleColumns(run)
  const found: HeldRows[] = [
    { table: 'people', lines: await linesFrom(db, PERSON, sql`from users where id = ${userId}`) },
    {
      table: 'devices',
      lines: await linesFrom(db, DEVICE, sql`from auth_sessions where user_id = ${userId}`),
    },
    {
      table: 'passkeys',
      lines: await linesFrom(db, PASSKEY, sql`from passkeys where user_id = ${userId}`),
    },
  ]
  for (const telling of tellingTables(await readTables(run))) {
    const keys = references.filter(({ table }) => table === telling.name).map(({ column }) => column)
    const isTheirs = byKeys(telling, keys, { ...person, email })
    found.push({ table: telling.name, lines: await linesAbout(db, telling, { isTheirs, email, orgId }) })
  }
  return found.filter(({ lines }) => lines.length > 0)
}
