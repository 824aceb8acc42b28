/** What functions of the database do that they could not do where an organization's rows lie. Read as text. */
import { type Kysely, sql } from 'kysely'
import type { Placement } from './distribution.ts'
import type { Obstacle } from './obstacle.ts'
import type { Database } from '../schema.ts'

interface StoredFunction {
  readonly name: string
  readonly source: string
  /** the table of the trigger; null: called by its name */
  readonly table: string | null
  readonly language: string
}

/** By table, its columns that a sequence of ordinary integers numbers: only the server in front can do that. */
type NumberedColumns = ReadonlyMap<string, readonly string[]>

const READS_TABLE_NAME = /\b(tg_table_name|tg_relname|tg_relid)\b/i
const NOTIFIES = /\b(pg_notify|notify)\b/i
const ANNOUNCES = /\bannounce\b/i
/** Comes to something else at each server. */
const DIFFERS = /\b(now|clock_timestamp|statement_timestamp|current_timestamp|random|gen_random_uuid)\b/i

async function readFunctions(db: Kysely<Database>): Promise<readonly StoredFunction[]> {
  const { rows } = await sql<StoredFunction>`
    select distinct proc.proname as name, prosrc as source, lanname as language, class.relname as table
    from pg_proc proc
    join pg_language on pg_language.oid = prolang
    left join pg_trigger on tgfoid = proc.oid and not tgisinternal
    left join pg_class class on class.oid = tgrelid
    where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql')
      and not exists (select from pg_depend where objid = proc.oid and deptype = 'e')`.execute(db)
  return rows
}

async function readNumberedColumns(db: Kysely<Database>): Promise<NumberedColumns> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select class.relname as table, array_agg(attname::text) as columns from pg_attribute
    join pg_class class on class.oid = attrelid and relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where attnum > 0 and not attisdropped and atttypid in ('integer'::regtype, 'smallint'::regtype)
      and (attidentity <> '' or pg_get_expr(adbin, adrelid) like 'nextval(%')
    group by class.relname`.execute(db)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

/** The tables that a statement names. */
function tablesOf(statement: string, declared: ReadonlyMap<string, Placement>): string[] {
  const named = statement.matchAll(/\b(?:from|join|into|update)\s+(?:only\s+)?([a-z_]+)/gi)
  return [...named].flatMap(([, name = '']) => (declared.has(name.toLowerCase()) ? [name.toLowerCase()] : []))
}

function leavesItsServer(
  { source, table }: StoredFunction & { readonly table: string },
  declared: ReadonlyMap<string, Placement>,
): boolean {
  return source.split(';').some((statement) => {
    const tables = tablesOf(statement, declared)
    if (tables.length === 0) return false
    const isBeside = tables.every((name) => declared.get(name) === 'byOrg')
    return declared.get(table) !== 'byOrg' || !isBeside || !/\borg_id\b/i.test(statement)
  })
}

function numbersRows(source: string, numbered: NumberedColumns): boolean {
  if (/\bnextval\b/i.test(source)) return true
  return [...source.matchAll(/\binsert\s+into\s+([a-z_]+)[^(;]*\(([^)]*)\)/gi)].some(
    ([, table = '', list = '']) => {
      const given = list.split(',').map((column) => column.trim())
      return (numbered.get(table) ?? []).some((column) => !given.includes(column))
    },
  )
}

/** A function of a trigger of a table that does not stand on the server in front alone. */
function obstaclesOfTrigger(
  stored: StoredFunction & { readonly table: string },
  declared: ReadonlyMap<string, Placement>,
  numbered: NumberedColumns,
): Obstacle['kind'][] {
  const isEverywhere = declared.get(stored.table) === 'reference'
  // `distinct from` is no reading.
  const source = stored.source.replaceAll(/\bdistinct\s+from\b/gi, '')
  return [
    ...(READS_TABLE_NAME.test(source) ? ['triggerReadsTableName' as const] : []),
    ...(NOTIFIES.test(source) || (isEverywhere && ANNOUNCES.test(source))
      ? ['triggerNotifies' as const]
      : []),
    ...(isEverywhere && DIFFERS.test(source) ? ['triggerDiffersByServer' as const] : []),
    ...(leavesItsServer({ ...stored, source }, declared) ? ['triggerLeavesItsServer' as const] : []),
    ...(numbersRows(source, numbered) ? ['triggerNumbersRows' as const] : []),
  ]
}

/** Every obstacle in a function: of triggers, and of such in SQL that read an organization's rows, which takes no parameters. */
export async function obstaclesInFunctions(
  db: Kysely<Database>,
  declared: ReadonlyMap<string, Placement>,
): Promise<Obstacle[]> {
  const [functions, numbered] = [await readFunctions(db), await readNumberedColumns(db)]
  return functions.flatMap((stored): Obstacle[] => {
    const { name, table, language, source } = stored
    const place = table === null ? undefined : declared.get(table)
    if (table !== null && (place === 'byOrg' || place === 'reference'))
      return obstaclesOfTrigger({ ...stored, table }, declared, numbered).map((kind) => ({
        kind,
        table,
        name,
      }))
    const isOfOrgs = tablesOf(source, declared).some((one) => declared.get(one) === 'byOrg')
    return language === 'sql' && isOfOrgs ? [{ kind: 'functionInSql', table: '', name }] : []
  })
}
