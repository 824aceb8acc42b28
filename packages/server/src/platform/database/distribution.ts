/**
 * Where each table stands in a database that is distributed over several servers by organization (Citus), and what in the
 * schema would keep it from standing there. Decision 0138 says why; a new table is declared here.
 */
import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/**
 * `byOrg`: its rows lie where their organization's rows lie. `reference`: a copy on every server, because rows of every
 * organization refer to it. `local`: on the coordinator alone, because nothing of an organization refers to it.
 */
export type Placement = 'byOrg' | 'reference' | 'local'

/** Referred to by the rows of every organization, and without an organization of their own. */
const REFERENCE = ['orgs', 'users', 'share_visitors'] as const

/**
 * Read before an organization is known (sign-in), about the database itself, or, as the outbox, with rows that belong to no
 * organization and are taken in one order over all of them.
 */
const LOCAL = [
  'app_state',
  'auth_accounts',
  'auth_rate_limits',
  'auth_sessions',
  'auth_verifications',
  'import_progress',
  'outbox_mails',
  'rate_limits',
  'schema_migration',
  'sign_in_tokens',
] as const

/** Everything that an organization has. */
const BY_ORG = [
  'api_keys',
  'arch_custom_views',
  'arch_elevations',
  'arch_walls',
  'card_event_cursors',
  'catalog_change_sets',
  'catalog_draft_changes',
  'catalog_drafts',
  'change_orders',
  'comment_readers',
  'comments',
  'cost_updates',
  'entities',
  'idempotency_keys',
  'integration_connections',
  'media',
  'memberships',
  'notifications',
  'order_events',
  'order_revisions',
  'order_share_links',
  'order_viewers',
  'org_counters',
  'org_setting_changes',
  'payment_intents',
  'payment_records',
  'product_canvas_lines',
  'product_canvas_texts',
  'product_categories',
  'product_graphics',
  'product_instances',
  'product_option_classifier_groups',
  'product_option_classifiers',
  'product_options',
  'product_orders',
  'product_pricing_rules',
  'product_properties',
  'product_property_groups',
  'product_rules',
  'products',
  'revision_frames',
  'setup_guides',
  'share_visits',
  'stock_movements',
  'stray_files',
  'test_card_payments',
  'user_groups',
  'webhook_changes',
  'webhook_deliveries',
  'webhook_endpoints',
  'webhook_events',
  'work_tool_pushes',
] as const

/** Every table of this server by its name. */
export const placements: ReadonlyMap<string, Placement> = new Map<string, Placement>([
  ...REFERENCE.map((table) => [table, 'reference'] as const),
  ...LOCAL.map((table) => [table, 'local'] as const),
  ...BY_ORG.map((table) => [table, 'byOrg'] as const),
])

/** What kind of thing stands in the way; decision 0138 has a paragraph for each. */
export type ObstacleKind =
  | 'undeclared'
  | 'absent'
  | 'organizationMayBeMissing'
  | 'keyWithoutOrganization'
  | 'foreignKeyAcross'
  | 'policyWithSubquery'
  | 'triggerReadsTableName'
  | 'triggerNotifies'
  | 'triggerReadsOtherRows'

/** One obstacle: its kind, the table, and the name of the key, the policy or the
 * trigger's function ('' where it is the table). */
export interface Obstacle {
  readonly kind: ObstacleKind
  readonly table: string
  readonly name: string
}

/**
 * Everything in the schema that can not be distributed as `declared` says, in the order of kind, table and name. Reads the
 * catalog of any PostgreSQL; needs no Citus. The text of a trigger's function is read as text, so that a word in a comment
 * counts too: rather once too often than not.
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
    ), triggers as (
      select distinct standing.name as "table", proname::text as name, regexp_replace(prosrc, '\\mdistinct\\s+from\\M', '', 'gi') as source
      from pg_trigger
      join standing on standing.oid = tgrelid and placement in ('byOrg', 'reference')
      join pg_proc on pg_proc.oid = tgfoid
      where not tgisinternal
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
      union all
      select 'triggerReadsTableName', "table", name from triggers where source ~* '\\m(tg_table_name|tg_relname|tg_relid)\\M'
      union all
      select 'triggerNotifies', "table", name from triggers where source ~* '\\m(pg_notify|notify|announce)\\M'
      union all
      select 'triggerReadsOtherRows', "table", name from triggers
      where source ~* '\\m(from|join|into|update|delete)\\M\\s+(only\\s+)?[a-z_.]+' 
    )
    select kind, "table", name from obstacles order by kind, "table", name`.execute(db)
  return answer.rows
}
