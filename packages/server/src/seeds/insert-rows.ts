/** Inserts many rows of a table in one statement, whatever their JSON columns. */
import { type Kysely, sql } from 'kysely'
import type { Database, EntityTable } from '../platform/database/schema.ts'

/** Rows of one statement; keeps a single parameter well below what a connection takes at once. */
const ROWS_AT_ONCE = 2_000

/** `projectName` → `project_name`, as CamelCasePlugin writes it. */
function toSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/**
 * Inserts complete rows (every row has the fields of the first). The rows travel as one JSON parameter and
 * are unpacked by the table's own row type, which is much faster than thousands of parameters.
 */
export async function insertRows(
  db: Kysely<Database>,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const name = sql.table(table)
  const columns = Object.keys(first).map((column) => sql.ref(column))
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const json = JSON.stringify(
      rows
        .slice(from, from + ROWS_AT_ONCE)
        .map((row) =>
          Object.fromEntries(Object.entries(row).map(([key, value]) => [toSnakeCase(key), value])),
        ),
    )
    await sql`insert into ${name} (${sql.join(columns)}) select ${sql.join(columns)}
      from jsonb_populate_recordset(null::${name}, ${json}::jsonb)`.execute(db)
  }
}

/** Lets a table's ids go on after the highest one inserted. */
export async function advanceIds(db: Kysely<Database>, table: EntityTable): Promise<void> {
  const snake = toSnakeCase(table)
  await sql`select setval(pg_get_serial_sequence(${snake}, 'id'), greatest(
    (select coalesce(max(id), 0) from ${sql.table(table)}), 1))`.execute(db)
}
