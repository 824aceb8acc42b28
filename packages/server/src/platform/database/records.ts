/**
 * Reading and writing stored records of any resource, inside a tenant's transaction. Rows are parsed by the
 * resource's schema, so that JSON columns get the defaults of newer fields and generated columns stay behind.
 */
import { type ResourceKey, resourceSchemas } from '@orderwright/domain/entities'
import { MAX_ID } from '@orderwright/domain/units'
import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { z } from 'zod'
import { jsonb } from './database.ts'
import { introduce } from './introduce.ts'
import { columnName, type Database, jsonColumns, resourceTables } from './schema.ts'

export type RecordOf<K extends ResourceKey> = z.output<(typeof resourceSchemas)[K]>
export type Values = Readonly<Record<string, unknown>>

/** Rows that fit; `null` asks for SQL null, a list for one of its values. Deleted rows only when asked for. */
export interface Where {
  readonly fields?: Values
  /** what else must hold of a row; columns by the name of their table */
  readonly condition?: RawBuilder<boolean>
  readonly includeDeleted?: boolean
  /** only rows with a greater id */
  readonly afterId?: number | undefined
  /** all of them, when absent */
  readonly limit?: number
  /** by rank, then id, in place of the order of their ids; only for kinds that have a rank */
  readonly isByRank?: boolean
  /** locks the rows until the transaction ends */
  readonly forUpdate?: boolean
}

const schemas: { readonly [K in ResourceKey]: z.ZodType<RecordOf<K>> } = resourceSchemas

function parseRow<K extends ResourceKey>(key: K, row: unknown): RecordOf<K> {
  return schemas[key].parse(row)
}

function valueFor(key: ResourceKey, column: string, value: unknown): RawBuilder<unknown> {
  if (value !== null && jsonColumns(resourceTables[key]).has(column)) return jsonb(value)
  return sql`${value}`
}

/** An id beyond the column's type fits nothing, and must not become an error. */
function isBeyondIds(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) > MAX_ID
}

function condition(column: string, value: unknown): RawBuilder<boolean> {
  if (value === null) return sql`${sql.ref(column)} is null`
  if (Array.isArray(value)) return sql`${sql.ref(column)} = any(${value.filter((one) => !isBeyondIds(one))})`
  return sql`${sql.ref(column)} = ${value}`
}

/** The records of an organisation that fit, by id, or by rank where that is asked for. */
export async function readRecords<K extends ResourceKey>(
  db: Transaction<Database>,
  key: K,
  orgId: number,
  where: Where = {},
): Promise<RecordOf<K>[]> {
  const conditions = [condition('orgId', orgId)]
  for (const [column, value] of Object.entries(where.fields ?? {})) {
    if (isBeyondIds(value)) return []
    conditions.push(condition(column, value))
  }
  if (where.includeDeleted !== true) conditions.push(condition('deletedAt', null))
  if (where.afterId !== undefined) conditions.push(sql<boolean>`id > ${where.afterId}`)
  if (where.condition) conditions.push(where.condition)
  const answer = await sql<unknown>`select * from ${sql.table(resourceTables[key])}
    where ${sql.join(conditions, sql` and `)} order by ${where.isByRank ? sql`rank, id` : sql`id`}
    limit ${where.limit ?? null} ${where.forUpdate ? sql`for update` : sql``}`.execute(db)
  return answer.rows.map((row) => parseRow(key, row))
}

/** One record, or undefined. */
export async function readRecord<K extends ResourceKey>(
  db: Transaction<Database>,
  key: K,
  orgId: number,
  id: number,
  options: Omit<Where, 'limit'> = {},
): Promise<RecordOf<K> | undefined> {
  const fields = { ...options.fields, id }
  const [record] = await readRecords(db, key, orgId, { ...options, fields, limit: 1 })
  return record
}

/** Inserts a record; absent fields take the database's defaults. Whoever becomes a member is introduced. */
export async function insertRecord<K extends ResourceKey>(
  db: Transaction<Database>,
  key: K,
  orgId: number,
  values: Values,
): Promise<RecordOf<K>> {
  if (key === 'membership') await introduce(db, { orgId, userId: Number(values['userId']) })
  const entries = Object.entries({ ...values, orgId }).filter(([, value]) => value !== undefined)
  const answer = await sql<unknown>`insert into ${sql.table(resourceTables[key])}
    (${sql.join(entries.map(([column]) => sql.ref(column)))})
    values (${sql.join(entries.map(([column, value]) => valueFor(key, column, value)))})
    returning *`.execute(db)
  return parseRow(key, answer.rows[0])
}

/** Rows of one statement; they travel as one parameter. */
const MAX_ROWS = 2_000

/** Inserts records that all carry the same fields, many to a statement, and gives them in the same order. */
export async function insertRecords<K extends ResourceKey>(
  db: Transaction<Database>,
  key: K,
  orgId: number,
  list: readonly Values[],
): Promise<RecordOf<K>[]> {
  const [first] = list
  if (first === undefined) return []
  const table = sql.table(resourceTables[key])
  const columns = Object.keys({ ...first, orgId })
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const inserted: RecordOf<K>[] = []
  for (let start = 0; start < list.length; start += MAX_ROWS) {
    // PostgreSQL reads each value by the type of its column.
    const given = list.slice(start, start + MAX_ROWS).map((values) => {
      const cells = new Map<string, unknown>(Object.entries({ ...values, orgId }))
      return Object.fromEntries(columns.map((column) => [columnName(column), cells.get(column) ?? null]))
    })
    const answer = await sql<unknown>`insert into ${table} (${names}) select ${names}
      from jsonb_populate_recordset(null::${table}, ${JSON.stringify(given)}::jsonb) returning *`.execute(db)
    inserted.push(...answer.rows.map((row) => parseRow(key, row)))
  }
  return inserted
}

/** Changes fields of a record, its version counted up by the database. Undefined when there is no such record. */
export async function updateRecord<K extends ResourceKey>(
  db: Transaction<Database>,
  key: K,
  orgId: number,
  id: number,
  patch: Values,
): Promise<RecordOf<K> | undefined> {
  const entries = Object.entries(patch).filter(([, value]) => value !== undefined)
  // An empty change still counts as one: the record was touched.
  const assignments =
    entries.length > 0
      ? entries.map(([column, value]) => sql`${sql.ref(column)} = ${valueFor(key, column, value)}`)
      : [sql`${sql.ref('version')} = ${sql.ref('version')}`]
  const answer = await sql<unknown>`update ${sql.table(resourceTables[key])}
    set ${sql.join(assignments)} where org_id = ${orgId} and id = ${id} returning *`.execute(db)
  return answer.rows[0] === undefined ? undefined : parseRow(key, answer.rows[0])
}

/** The fields of one record that change. */
export interface RecordPatch {
  readonly id: number
  readonly patch: Values
}

/** Patches that name the same fields, to be written by one statement. */
function bySameFields(
  changes: readonly RecordPatch[],
): { columns: readonly string[]; rows: RecordPatch[] }[] {
  const groups = new Map<string, { columns: readonly string[]; rows: RecordPatch[] }>()
  for (const change of changes) {
    const columns = Object.keys(change.patch)
      .filter((column) => change.patch[column] !== undefined)
      .toSorted()
    const key = columns.join()
    const group = groups.get(key)
    if (group) group.rows.push(change)
    else groups.set(key, { columns, rows: [change] })
  }
  return [...groups.values()]
}

/**
 * Changes many records at once, one statement for those that change the same fields, each record's version counted up by
 * one. No record may be named twice. Answers the records that there are, in no certain order.
 */
export async function updateRecords<K extends ResourceKey>(
  db: Transaction<Database>,
  key: K,
  orgId: number,
  changes: readonly RecordPatch[],
): Promise<RecordOf<K>[]> {
  const table = sql.table(resourceTables[key])
  const updated: RecordOf<K>[] = []
  for (const { columns, rows } of bySameFields(changes)) {
    // PostgreSQL reads each value by the type of its column.
    const given = rows.map(({ id, patch }): Values => {
      const values = columns.map((column): [string, unknown] => [columnName(column), patch[column]])
      return Object.fromEntries<unknown>([['id', id], ...values])
    })
    const assignments = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`)
    // An empty change still counts as one.
    if (assignments.length === 0) assignments.push(sql`${sql.ref('version')} = ${sql.ref('stored.version')}`)
    const answer = await sql<unknown>`update ${table} as stored set ${sql.join(assignments)}
      from jsonb_populate_recordset(null::${table}, ${JSON.stringify(given)}::jsonb) as given
      where stored.org_id = ${orgId} and stored.id = given.id returning stored.*`.execute(db)
    for (const row of answer.rows) updated.push(parseRow(key, row))
  }
  return updated
}

/** Deletes records softly, or takes their deletion back, by one statement; each record's version is counted up by one. */
export async function setRecordsDeleted<K extends ResourceKey>(
  db: Transaction<Database>,
  key: K,
  orgId: number,
  ids: readonly number[],
  isDeleted: boolean,
): Promise<RecordOf<K>[]> {
  const answer = await sql<unknown>`update ${sql.table(resourceTables[key])}
    set deleted_at = ${isDeleted ? rightNow : null} where org_id = ${orgId} and id = any(${ids}::integer[])
    returning *`.execute(db)
  return answer.rows.map((row) => parseRow(key, row))
}

/** The database's clock, as a value for a column. */
export const rightNow = sql<string>`now()`
