/** Tables as they are copied out of PostgreSQL and into it. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { RunQuery } from '../../platform/database/run-query.ts'
import type { BackedUpTable } from './archive-format.ts'
import { createRowDigest, LINE_FEED, type RowDigest, splitAtLastRow } from './row-digest.ts'

/** Bytes of rows that are held at once. */
const PART_BYTES = 4 * 1024 * 1024

const id = pg.escapeIdentifier

/** How values are written as text, whatever the server's own settings. */
export const COPY_SETTINGS = `set datestyle to 'ISO'; set timezone to 'UTC'; set extra_float_digits to 3; set bytea_output to 'hex';
  set intervalstyle to 'iso_8601'; set client_encoding to 'UTF8'; set statement_timeout to 0; set lock_timeout to 0;
  set idle_in_transaction_session_timeout to 0`

/** The tables of this database whose rows outlive a crash, with the columns that are stored and not made of others. */
export function readTables(run: RunQuery): Promise<BackedUpTable[]> {
  return run<BackedUpTable>(
    `select class.relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class class join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p') and class.relpersistence = 'p'
       and not class.relispartition and class.relname <> 'schema_migration'
       and not exists (select from pg_depend where objid = class.oid and classid = 'pg_class'::regclass and deptype = 'e')
     group by 1 order by 1`,
  )
}

function columnsOf({ columns }: BackedUpTable): string {
  return columns.map((column) => id(column)).join(', ')
}

/** Hands on what COPY gives in parts of whole lines. */
async function copyParts(
  client: pg.Client,
  statement: string,
  onPart: (lines: Buffer) => Promise<void>,
): Promise<void> {
  const stream = client.query(copyTo(statement))
  let held: Buffer[] = []
  let bytes = 0
  const handOn = async (isEnd: boolean) => {
    const all = Buffer.concat(held)
    const [whole, rest] = isEnd ? [all, Buffer.alloc(0)] : splitAtLastRow(all)
    held = [rest]
    bytes = rest.length
    if (whole.length > 0) await onPart(whole)
  }
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('COPY gives bytes')
    held.push(chunk)
    bytes += chunk.length
    if (bytes >= PART_BYTES) await handOn(false)
  }
  await handOn(true)
}

/** Hands on all rows of a table in parts of whole rows. */
export async function copyOut(
  client: pg.Client,
  table: BackedUpTable,
  onPart: (rows: Buffer) => Promise<void>,
): Promise<RowDigest> {
  const digest = createRowDigest()
  await copyParts(client, `copy ${id(table.name)} (${columnsOf(table)}) to stdout`, async (rows) => {
    digest.add(rows)
    await onPart(rows)
  })
  return digest.result()
}

/**
 * Hands on the one column of a query as lines, in parts; gives how many. The values hold no control characters, as JSON does not:
 * so that nothing has to be escaped, two of them are taken for quote and delimiter.
 */
export async function copyLines(
  client: pg.Client,
  query: string,
  onPart: (lines: Buffer) => Promise<void>,
): Promise<number> {
  let rows = 0
  const statement = `copy (${query}) to stdout with (format csv, quote e'\\x01', delimiter e'\\x02')`
  await copyParts(client, statement, async (lines) => {
    for (let at = lines.indexOf(LINE_FEED); at !== -1; at = lines.indexOf(LINE_FEED, at + 1)) rows += 1
    await onPart(lines)
  })
  return rows
}

/** Adds the rows of one part. */
export async function copyIn(client: pg.Client, table: BackedUpTable, rows: Buffer): Promise<void> {
  const stream = client.query(copyFrom(`copy ${id(table.name)} (${columnsOf(table)}) from stdin`))
  await pipeline(Readable.from([rows]), stream)
}

/** The digest of what stands in the table now. */
export function digestOf(client: pg.Client, table: BackedUpTable): Promise<RowDigest> {
  return copyOut(client, table, () => Promise.resolve())
}

/** Where a counter goes on. */
export interface SequenceState {
  readonly name: string
  readonly value: string
  readonly isCalled: boolean
}

export async function readSequences(client: pg.Client): Promise<SequenceState[]> {
  const { rows: names } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1`,
  )
  const states: SequenceState[] = []
  for (const { name } of names) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${id(name)}`,
    )
    const [state] = rows
    if (state) states.push({ name, ...state })
  }
  return states
}

export async function setSequence(
  client: pg.Client,
  { name, value, isCalled }: SequenceState,
): Promise<void> {
  await client.query('select setval(quote_ident($1)::regclass, $2::bigint, $3)', [name, value, isCalled])
}
