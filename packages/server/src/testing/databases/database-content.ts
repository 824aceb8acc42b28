/** All that the database of a test holds, as text: what was written is seen, whatever it is. */
import { sql } from 'kysely'
import type { TestDatabase } from '../test-database.ts'

/** Sessions, counters of calls, and how far a call is, note that somebody called. */
const aboutCalls = new Set(['device_sessions', 'rate_limits', 'import_progress'])

/** Every row of every table in the application's schema, by tables. */
export async function databaseContent({ owner: { db } }: TestDatabase): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db)
  const content: Record<string, string> = {}
  for (const { name } of tables) {
    if (aboutCalls.has(name)) continue
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(line, E'\n' order by line), '') as text
      from (select rows.*::text as line from ${sql.table(name)} as rows) as lines`.execute(db)
    content[name] = rows[0]?.text ?? ''
  }
  const sequences = await sql<{ text: string }>`
    select string_agg(concat(sequencename, ' ', last_value), E'\n' order by sequencename) as text
    from pg_sequences where schemaname = 'public'`.execute(db)
  return { ...content, sequences: sequences.rows[0]?.text ?? '' }
}
