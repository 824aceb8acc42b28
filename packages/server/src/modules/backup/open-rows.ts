/** Rows for those whom they are about: lines of JSON that any program reads, without what opens something. Decision 164. */
import pg from 'pg'
import type { BackedUpTable } from './archive-format.ts'
import { copyLines } from './table-copies.ts'
import type { ArchiveWriter } from './write-archive.ts'

const id = pg.escapeIdentifier

/** Columns whose name has one of these words hold what opens something. */
const SECRET = /(?:^|_)(?:secret|token|nonce)(?:_|$)/
/** What goes by in the running of the server, and says nothing that other tables do not. */
const passing: ReadonlySet<string> = new Set(['announcements', 'idempotency_keys', 'stray_files'])
/** What an organization knows of a person by whom something was done. */
export const PERSON = ['id', 'email', 'first_name', 'last_name', 'name'] as const

/** Whether what the column holds opens something, by its name. */
const isSecret = (column: string): boolean => SECRET.test(column)

/** Those that open nothing. */
export const openColumns = ({ columns }: BackedUpTable) => columns.filter((column) => !isSecret(column))

/** Of all tables those with rows of an organization that say something. */
export const tellingTables = (all: readonly BackedUpTable[]): BackedUpTable[] =>
  all.filter(({ name, columns }) => columns.includes('org_id') && !passing.has(name))

/** One line of JSON for each row, in a column `line`, under the names of the columns. */
export function linesOf(columns: readonly string[], from: string): string {
  const pairs = columns.map((column) => `${pg.escapeLiteral(column)}, ${id(column)}`)
  // A function takes a hundred arguments: fifty columns at a time.
  const objects = Array.from({ length: Math.ceil(pairs.length / 50) }, (_, part) => {
    const some = pairs.slice(part * 50, part * 50 + 50)
    return `jsonb_build_object(${some.join(', ')})`
  })
  return `select (${objects.join(' || ')})::text as line ${from}`
}

/** Names of what was left out, with their tables. */
export const sealedColumns = ({ name, columns }: BackedUpTable): string[] =>
  columns.filter(isSecret).map((column) => `${name}.${column}`)

/** Writes the lines of one table into the archive, in parts. */
export async function writeLines(
  client: pg.Client,
  add: ArchiveWriter['add'],
  name: string,
  query: string,
): Promise<{ readonly name: string; readonly rows: number }> {
  let part = 0
  const rows = await copyLines(client, query, async (lines) => {
    part += 1
    await add(`tables/${name}${part === 1 ? '' : `-${part}`}.jsonl`, lines)
  })
  return { name, rows }
}
