/**
 * A picture of the schema that a release leaves behind: what a server of that release takes for granted of the database while
 * a newer one has changed it already. Decision 210.
 */
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../../platform/database/schema.ts'

const columnSchema = z.object({
  type: z.string(),
  nullable: z.literal(true).optional(),
  /** as PostgreSQL writes it */
  default: z.string().optional(),
  /** the database works it out: nobody writes it */
  generated: z.literal(true).optional(),
})

/** A constraint or a unique index with the columns that it is about. */
const keySchema = z.object({ definition: z.string(), columns: z.array(z.string()) })

/** Columns by right; the name of a right alone where it is for the whole table. */
const grantsSchema = z.record(z.string(), z.array(z.string()))

const tableSchema = z.object({
  columns: z.record(z.string(), columnSchema),
  checks: z.array(keySchema),
  /** primary keys, unique constraints and unique indexes */
  uniques: z.array(keySchema),
  foreignKeys: z.array(keySchema),
  grants: grantsSchema,
})

const functionSchema = z.object({
  name: z.string(),
  arguments: z.array(z.string()),
  /** how many of the last arguments may be left out */
  defaults: z.number(),
  result: z.string(),
})

export const schemaPictureSchema = z.object({
  /** of package.json */
  version: z.string(),
  /** checksums by the files' names */
  migrations: z.record(z.string(), z.string()),
  /** the library of jobs, which has a schema of its own that it changes by itself */
  jobLibrary: z.string(),
  tables: z.record(z.string(), tableSchema),
  /** those that the app's role may call */
  functions: z.array(functionSchema),
  /** sequences that the app's role may take numbers from */
  sequences: z.array(z.string()),
})

export type ColumnPicture = z.infer<typeof columnSchema>
export type KeyPicture = z.infer<typeof keySchema>
export type TablePicture = z.infer<typeof tableSchema>
export type FunctionPicture = z.infer<typeof functionSchema>
export type SchemaPicture = z.infer<typeof schemaPictureSchema>
/** What of a picture the database itself tells. */
export type StandingSchema = Pick<SchemaPicture, 'tables' | 'functions' | 'sequences'>

type Db = Kysely<Database>

interface ColumnRow {
  readonly table: string
  readonly name: string
  readonly type: string
  readonly nullable: boolean
  readonly generated: boolean
  readonly default: string | null
}
interface KeyRow extends KeyPicture {
  readonly table: string
  readonly kind: 'checks' | 'uniques' | 'foreignKeys'
}

async function readColumns(db: Db): Promise<readonly ColumnRow[]> {
  const { rows } = await sql<ColumnRow>`
    select class.relname::text as "table", attname::text as name, format_type(atttypid, atttypmod) as type,
      not attnotnull as nullable, attgenerated <> '' or attidentity = 'a' as generated,
      case when attgenerated = '' then pg_get_expr(adbin, adrelid)
        end as "default"
    from pg_attribute
    join pg_class class on class.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p', 'v', 'm')
      and attnum > 0 and not attisdropped
    order by class.relname, attname`.execute(db)
  return rows
}

async function readKeys(db: Db): Promise<readonly KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select class.relname::text as "table", 'uniques' as kind,
      regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', '') collate "C" as definition,
      (select coalesce(jsonb_agg(attname order by attname), '[]') from pg_attribute
        where attrelid = indrelid and attnum = any (indkey)) as columns
    from pg_index join pg_class class on class.oid = indrelid
    where indisunique and class.relnamespace = 'public'::regnamespace
    union all
    select class.relname, case contype when 'f' then 'foreignKeys' else 'checks' end, pg_get_constraintdef(con.oid),
      (select coalesce(jsonb_agg(attname order by attname), '[]') from pg_attribute
        where attrelid = conrelid and attnum = any (conkey))
    from pg_constraint con join pg_class class on class.oid = conrelid
    where contype in ('c', 'f', 'x') and class.relnamespace = 'public'::regnamespace
    order by 1, 2, 3`.execute(db)
  return rows
}

interface GrantRow {
  readonly table: string
  readonly right: string
  readonly columns: readonly string[]
}

/** Rights to whole tables have no columns. */
async function readGrants(db: Db): Promise<readonly GrantRow[]> {
  const { rows } = await sql<GrantRow>`
    with standing as (
      select oid, relname::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
    )
    select name as "table", "right", '[]'::jsonb as columns
    from standing, unnest(array['select', 'insert', 'update', 'delete']) as "right"
    where has_table_privilege('orderwright_app', oid, "right")
    union all
    select name, "right", jsonb_agg(attname order by attname)
    from standing, unnest(array['select', 'insert', 'update']) as "right", pg_attribute
    where attrelid = oid and attnum > 0 and not attisdropped
      and not has_table_privilege('orderwright_app', oid, "right")
      and has_column_privilege('orderwright_app', oid, attnum, "right")
    group by name, "right"
    order by 1, 2`.execute(db)
  return rows
}

async function readFunctions(db: Db): Promise<FunctionPicture[]> {
  const { rows } = await sql<FunctionPicture>`
    select proname::text as name, pronargdefaults::int as defaults, pg_get_function_result(proc.oid) as result,
      (select coalesce(jsonb_agg(format_type(argument, null) order by at), '[]')
        from unnest(proargtypes::oid[]) with ordinality as given (argument, at)) as arguments
    from pg_proc proc
    where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
      and has_function_privilege('orderwright_app', proc.oid, 'execute')
      and not exists (select from pg_depend where objid = proc.oid and deptype = 'e')
    order by proname, proargtypes::text collate "C"`.execute(db)
  return rows
}

async function readSequences(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S'
      and case when relkind = 'S' then has_sequence_privilege('orderwright_app', oid, 'usage') end
    order by 1`.execute(db)
  return rows.map(({ name }) => name)
}

function pictureOfColumn({ type, nullable, generated, default: value }: ColumnRow): ColumnPicture {
  return {
    type,
    ...(nullable && { nullable }),
    ...(generated && { generated }),
    ...(value !== null && { default: value }),
  }
}

/** The schema as it stands in the database. */
export async function readStandingSchema(db: Db): Promise<StandingSchema> {
  const [columns, keys, grants] = [await readColumns(db), await readKeys(db), await readGrants(db)]
  const tables: Record<string, TablePicture> = {}
  for (const column of columns) {
    const empty = { columns: {}, checks: [], uniques: [], foreignKeys: [], grants: {} }
    const standing = (tables[column.table] ??= empty)
    standing.columns[column.name] = pictureOfColumn(column)
  }
  for (const { table, kind, ...key } of keys) tables[table]?.[kind].push(key)
  for (const { table, right, columns: named } of grants) {
    const standing = tables[table]
    if (standing) standing.grants[right] = [...named]
  }
  return { tables, functions: await readFunctions(db), sequences: await readSequences(db) }
}
