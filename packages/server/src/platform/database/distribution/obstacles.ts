/** What in the schema would keep a table from standing where `distribution.ts` declares it. Decisions 138, 144 and 145 say why. */
import { type Kysely, sql } from 'kysely'
import { type Placement, placements } from './distribution.ts'
import { obstaclesInFunctions } from './function-obstacles.ts'
import type { Obstacle } from './obstacle.ts'
import type { Database } from '../schema.ts'

/**
 * Everything in the schema that can not be distributed as `declared` says, in the order of kind, table and name. Reads the
 * catalog of any PostgreSQL; needs no Citus. The text of a function is read as text, so that a word in a comment counts too: rather
 * once too often than not.
 */
export async function findObstacles(
  db: Kysely<Database>,
  declared: ReadonlyMap<string, Placement> = placements,
): Promise<Obstacle[]> {
  const listed = JSON.stringify([...declared].map(([name, placement]) => ({ name, placement })))
  const answer = await sql<Obstacle>`
    with declared as (
      select * from jsonb_to_recordset(${listed}::jsonb) as row (name text, placement text)
    ), standing as (
      select class.oid, class.relname::text as name, declared.placement,
        (select attnum from pg_attribute where attrelid = class.oid and attname = 'org_id' and attnotnull) as org
      from pg_class class
      left join declared on declared.name = class.relname
      where class.relkind in ('r', 'p') and class.relnamespace = 'public'::regnamespace
    ), obstacles as (
      select 'undeclared' as kind, name as "table", '' as name from standing where placement is null
      union all
      select 'absent', name, '' from declared where name not in (select name from standing)
      union all
      select 'organizationMayBeMissing', name, '' from standing where placement = 'byOrg' and org is null
      union all
      select 'keyWithoutOrganization', name, '' from standing
      where placement = 'byOrg' and not exists (select from pg_index where indrelid = standing.oid and indisprimary)
      union all
      select 'keyWithoutOrganization', standing.name, class.relname
      from pg_index
      join standing on standing.oid = indrelid and placement = 'byOrg'
      join pg_class class on class.oid = indexrelid
      where (indisunique or indisexclusion) and not coalesce(org = any (indkey::smallint[]), false)
      union all
      select 'foreignKeyAcross', source.name, conname
      from pg_constraint
      join standing source on source.oid = conrelid
      join standing target on target.oid = confrelid
      where contype = 'f' and source.placement is not null and target.placement is not null and not case
        when source.placement = 'byOrg' and target.placement = 'byOrg' then
          coalesce(target.org = confkey[array_position(conkey, source.org)], false)
          and (confdeltype not in ('n', 'd') or not coalesce(source.org = any (confdelsetcols), true))
        when source.placement = 'local' then target.placement in ('reference', 'local')
        else target.placement = 'reference'
      end
      union all
      select 'policyWithSubquery', standing.name, polname
      from pg_policy
      join standing on standing.oid = polrelid and placement in ('byOrg', 'reference')
      where concat(polqual::text, polwithcheck::text) like '%{SUBLINK%'
    )
    select kind, "table", name from obstacles`.execute(db)
  const found = [...answer.rows, ...(await obstaclesInFunctions(db, declared))]
  const words = ({ kind, table, name }: Obstacle) => `${kind} ${table} ${name}`
  return found.toSorted((one, other) => words(one).localeCompare(words(other)))
}
