/**
 * All that one organization has, for itself: its rows as lines of JSON, the people whom they name, and its files, in an archive that any
 * program opens. Secrets are left out: what is sealed, or known by its hash alone, is of use to nobody elsewhere. Decision 164.
 */
import pg from 'pg'
import { isDistributed } from '../../platform/database/distribute.ts'
import { type BackedUpTable, BackupProblem, fileName } from './archive-format.ts'
import type { ArchiveKey } from './archive-keys.ts'
import { type BackupWork, withOwnClient } from './create-backup.ts'
import { copyLines, readTables } from './table-copies.ts'
import { type ArchiveWriter, writeArchive } from './write-archive.ts'

const id = pg.escapeIdentifier

/** Columns whose name has one of these words hold what opens something. */
const SECRET = /(?:^|_)(?:secret|token|nonce)(?:_|$)/
/** What goes by in the running of the server, and says nothing that other tables do not. */
const passing: ReadonlySet<string> = new Set(['announcements', 'idempotency_keys', 'stray_files'])
/** What an organization knows of a person by whom something was done. */
const PERSON = ['id', 'email', 'first_name', 'last_name', 'name'] as const

export interface ExportReport {
  readonly title: string
  readonly tables: readonly { readonly name: string; readonly rows: number }[]
  readonly files: number
}

const openColumns = ({ columns }: BackedUpTable) => columns.filter((column) => !SECRET.test(column))

/** One line of JSON for each row, under the names of the columns. */
function linesOf(columns: readonly string[], from: string): string {
  const pairs = columns.map((column) => `${pg.escapeLiteral(column)}, ${id(column)}`)
  // A function takes a hundred arguments: fifty columns at a time.
  const objects = Array.from({ length: Math.ceil(pairs.length / 50) }, (_, part) => {
    const some = pairs.slice(part * 50, part * 50 + 50)
    return `jsonb_build_object(${some.join(', ')})`
  })
  return `select (${objects.join(' || ')})::text ${from}`
}

/** The columns of the organization's tables that refer to people. */
async function namedPeople(client: pg.Client, orgId: number, tables: readonly string[]): Promise<string> {
  const { rows } = await client.query<{ table: string; column: string }>(
    `select class.relname as "table", attname as "column" from pg_constraint
     join pg_class class on class.oid = conrelid
     join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'public.users'::regclass and class.relname = any ($1) order by 1, 2`,
    [tables],
  )
  const found = rows.map(
    ({ table, column }) => `select ${id(column)} from ${id(table)} where org_id = ${orgId}`,
  )
  return found.length === 0 ? 'select null::integer' : found.join(' union ')
}

async function writeLines(
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

async function writeFiles(
  { list, get }: BackupWork['storage'],
  orgId: number,
  add: ArchiveWriter['add'],
): Promise<number> {
  let count = 0
  for await (const key of list()) {
    if (!key.startsWith(`${orgId}/`)) continue
    const bytes = await get(key)
    if (!bytes) continue
    await add(fileName(key.slice(`${orgId}/`.length)), bytes)
    count += 1
  }
  return count
}

/** Writes the export to `path`. Throws BackupProblem with a sentence where there is no such organization. */
export function exportOrg(
  { connections, storage }: Omit<BackupWork, 'secret'>,
  orgId: number,
  archive: { readonly path: string; readonly key: ArchiveKey | undefined },
): Promise<ExportReport> {
  return withOwnClient(connections, async (client) => {
    // On several servers each table is read by itself: rows that change meanwhile may be of two moments.
    const isSpread = await isDistributed(client)
    await client.query(`begin transaction ${isSpread ? '' : 'isolation level repeatable read,'} read only`)
    const org = await client.query<{ title: string }>('select title from orgs where id = $1', [orgId])
    const title = org.rows[0]?.title
    if (title === undefined) throw new BackupProblem(`There is no organization ${orgId}.`)
    const all = await readTables(client)
    const own = all.filter(({ name, columns }) => columns.includes('org_id') && !passing.has(name))
    const orgs = all.find(({ name }) => name === 'orgs')
    return writeArchive(archive, async ({ add }) => {
      const tables = []
      if (orgs)
        tables.push(
          await writeLines(client, add, 'orgs', linesOf(openColumns(orgs), `from orgs where id = ${orgId}`)),
        )
      for (const table of own)
        tables.push(
          await writeLines(
            client,
            add,
            table.name,
            linesOf(openColumns(table), `from ${id(table.name)} where org_id = ${orgId}`),
          ),
        )
      const people = await namedPeople(
        client,
        orgId,
        own.map(({ name }) => name),
      )
      tables.push(
        await writeLines(
          client,
          add,
          'people',
          linesOf(PERSON, `from users where id in (${people}) order by id`),
        ),
      )
      const files = await writeFiles(storage, orgId, add)
      const leftOut = own.flatMap(({ name, columns }) =>
        columns.filter((column) => SECRET.test(column)).map((column) => `${name}.${column}`),
      )
      const said = {
        format: 'orderwright-export',
        created: new Date().toISOString(),
        orgId,
        title,
        tables,
        files,
        leftOut,
      }
      await add('export.json', Buffer.from(`${JSON.stringify(said, null, 1)}\n`))
      return { title, tables, files }
    })
  })
}
