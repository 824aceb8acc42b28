/** Strikes names, numbers and addresses out of the rows of an organization. */
import { MAY_GROW_TO, strikeOutOf, type Struck } from '@orderwright/domain/personal-data'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import pg from 'pg'
import type { Database } from '../../platform/database/schema.ts'
import { keyColumns, whatIsHeld, type WhenAlike, wordsOf } from './what-is-held.ts'

const UNIQUE_VIOLATION = '23505'
/** So many rows that read the same are numbered. */
const MOST_ALIKE = 1000

interface Column {
  readonly name: string
  readonly isJson: boolean
}

async function keyOf(db: Transaction<Database>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_index
    join pg_attribute on attrelid = indrelid and attnum = any (indkey)
    where indrelid = ${`public.${table}`}::regclass and indisprimary and attname <> 'org_id'
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

async function columnsOf(
  db: Transaction<Database>,
  table: string,
  names: readonly string[],
): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select attname as name, atttypid = 'jsonb'::regtype as "isJson" from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attname = any (${names}::text[]) and not attisdropped
    order by 1`.execute(db)
  if (rows.length !== names.length) throw new Error(`${table} has not all of ${names.join(', ')}`)
  return rows
}

/** The value as it can stand in the text of a column: quotes have a backslash in JSON, and a text may hold JSON. */
function asStored({ value }: Struck, { isJson }: Column): string[] {
  const inJson = JSON.stringify(value).slice(1, -1)
  return isJson ? [inJson] : [...new Set([value, inJson])]
}

interface Struckable {
  readonly table: string
  readonly names: readonly string[]
  readonly whenAlike?: WhenAlike
}

/** Whether a statement ran; the transaction goes on where another row reads the same. */
async function ran(db: Transaction<Database>, statement: RawBuilder<unknown>): Promise<boolean> {
  await sql`savepoint alike`.execute(db)
  try {
    await statement.execute(db)
    await sql`release savepoint alike`.execute(db)
    return true
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION)) throw error
    await sql`rollback to savepoint alike`.execute(db)
    return false
  }
}

async function numbered(
  db: Transaction<Database>,
  update: (ending: string) => RawBuilder<unknown>,
): Promise<void> {
  for (let number = 2; number <= MOST_ALIKE; number += 1) if (await ran(db, update(` ${number}`))) return
  throw new Error('too many rows read the same')
}

async function strikeTable(
  db: Transaction<Database>,
  orgId: number,
  { table, names, whenAlike }: Struckable,
  struck: readonly Struck[],
): Promise<number> {
  const [key, columns] = [await keyOf(db, table), await columnsOf(db, table, names)]
  const stands = columns.map((column) => {
    const values = struck.flatMap((one) => asStored(one, column))
    const text = sql`lower(${sql.ref(column.name)}::text)`
    // The database makes both small: its small letters are not always those of JavaScript.
    return sql`exists (select from unnest(${values}::text[]) as one(value) where strpos(${text}, lower(value)) > 0)`
  })
  const found = await sql<Record<string, unknown>>`
    select ${sql.join([...key, ...names].map((name) => sql.ref(name)))} from ${sql.table(table)}
    where org_id = ${orgId} and (${sql.join(stands, sql` or `)})`.execute(db)
  let places = 0
  for (const row of found.rows) {
    const changes = columns.flatMap(({ name, isJson }) => {
      const before = row[camel(name)]
      const read = strikeOutOf(before, struck)
      const after = keyColumns.has(name) && typeof read === 'string' ? read.toLowerCase() : read
      return before === null || JSON.stringify(before) === JSON.stringify(after)
        ? []
        : [{ name, isJson, after }]
    })
    if (changes.length === 0) continue
    const ofKey = key.map((name) => sql`${sql.ref(name)} = ${row[camel(name)]}`)
    const where = sql`org_id = ${orgId} and ${sql.join(ofKey, sql` and `)}`
    /** `ending`: behind texts, where others read the same */
    const update = (ending: string) => {
      const sets = changes.map(({ name, isJson, after }) => {
        const value = isJson
          ? sql`${JSON.stringify(after)}::jsonb`
          : sql`${typeof after === 'string' ? withEnding(after, ending) : after}`
        return sql`${sql.ref(name)} = ${value}`
      })
      return sql`update ${sql.table(table)} set ${sql.join(sets)} where ${where}`
    }
    if (whenAlike === undefined) await update('').execute(db)
    else if (!(await ran(db, update('')))) {
      if (whenAlike === 'oneGoes') await sql`delete from ${sql.table(table)} where ${where}`.execute(db)
      else await numbered(db, update)
    }
    places += changes.length
  }
  return places
}

/** Long texts make room for it, as they may be as long as they can be. */
const withEnding = (text: string, ending: string) =>
  ending === '' || text.length + ending.length <= MAY_GROW_TO
    ? text + ending
    : text.slice(0, -ending.length) + ending

/** How the query builder names a column in a row. */
const camel = (name: string) => name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** In every table that has words about people, for what is kept as it was. Gives the places. */
export async function strikeWords(
  db: Transaction<Database>,
  orgId: number,
  struck: readonly Struck[],
): Promise<number> {
  if (struck.length === 0) return 0
  let places = 0
  for (const [table, held] of Object.entries(whatIsHeld)) {
    const names = wordsOf(held)
    const whenAlike = held.kind === 'words' || held.kind === 'rows' ? held.whenAlike : undefined
    if (names.length > 0)
      places += await strikeTable(db, orgId, { table, names, ...(whenAlike && { whenAlike }) }, struck)
  }
  return places
}
