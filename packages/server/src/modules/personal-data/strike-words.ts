/** Strikes names, numbers and addresses out of the rows of an organization. */
import { strikeOut, strikeOutOf, type Struck } from '@orderwright/domain/personal-data'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/schema.ts'
import { whatIsHeld } from './what-is-held.ts'

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

/** The value as it stands in the text of a column: quotes have a backslash in JSON. */
const asStored = ({ value }: Struck, { isJson }: Column) =>
  (isJson ? JSON.stringify(value).slice(1, -1) : value).toLowerCase()

async function strikeTable(
  db: Transaction<Database>,
  orgId: number,
  { table, names }: { readonly table: string; readonly names: readonly string[] },
  struck: readonly Struck[],
): Promise<number> {
  const [key, columns] = [await keyOf(db, table), await columnsOf(db, table, names)]
  const stands = columns.map((column) => {
    const values = struck.map((one) => asStored(one, column))
    const text = sql`lower(${sql.ref(column.name)}::text)`
    return sql`exists (select from unnest(${values}::text[]) as one(value) where strpos(${text}, value) > 0)`
  })
  const found = await sql<Record<string, unknown>>`
    select ${sql.join([...key, ...names].map((name) => sql.ref(name)))} from ${sql.table(table)}
    where org_id = ${orgId} and (${sql.join(stands, sql` or `)})`.execute(db)
  let places = 0
  for (const row of found.rows) {
    const sets = columns.flatMap(({ name, isJson }) => {
      const before = row[camel(name)]
      const after =
        typeof before === 'string' && !isJson ? strikeOut(before, struck) : strikeOutOf(before, struck)
      if (before === null || JSON.stringify(before) === JSON.stringify(after)) return []
      const value = isJson ? sql`${JSON.stringify(after)}::jsonb` : sql`${after}`
      return [sql`${sql.ref(name)} = ${value}`]
    })
    if (sets.length === 0) continue
    const where = key.map((name) => sql`${sql.ref(name)} = ${row[camel(name)]}`)
    await sql`update ${sql.table(table)} set ${sql.join(sets)}
      where org_id = ${orgId} and ${sql.join(where, sql` and `)}`.execute(db)
    places += sets.length
  }
  return places
}

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
    const names = held.kind === 'words' ? held.columns : held.kind === 'rows' ? held.words : []
    if (names.length > 0) places += await strikeTable(db, orgId, { table, names }, struck)
  }
  return places
}
