/**
 * The one statement of the orders list. PostgreSQL writes the rows as JSON under the answer's names, so that they
 * are neither parsed nor written again on their way out.
 */
import type { getOrdersData, ParsedBodyOf } from '@orderwright/contract'
import { type RawBuilder, sql } from 'kysely'

export type ListBody = ParsedBodyOf<typeof getOrdersData>

export interface Page {
  /** a JSON list of rows */
  readonly rows: string
  readonly productIds: readonly number[]
}

/** The status filter's first entry. [1.3.33] */
const allStatuses = 'All'

const time = (column: string) => `to_char(${column}, 'YYYY-MM-DD HH24:MI:SS')`

/** Every connection runs in UTC, so that times are written as the API has them. */
const basicColumns = sql.raw(`
  id, org_specific_id as "orgSpecificId", title, user_id as "userId",
  product_category_id as "productCategoryId", product_id as "productId", is_stocked as "isStocked", archived,
  status_data as "statusData", last_completed_status_key as "lastCompletedStatusKey",
  is_processing_payment as "isProcessingPayment", firm_name as "firmName", contact_name as "contactName",
  project_name as "projectName", external_link1 as "externalLink1", estimate_number as "estimateNumber",
  ${time('created')} as created, ${time('last_updated')} as "lastUpdated", version,
  product_instances_count as "productInstancesCount", costs, amount_paid_in_cents as "amountPaidInCents"`)

const advancedColumns = sql.raw(`, json_build_object(
  'lastPaymentDate', ${time('last_payment_date')}, 'screwType', screw_type, 'engravingTypes', engraving_types,
  'plateFinishes', plate_finishes, 'mechanismFinishes', mechanism_finishes,
  'estimatedShippingDate', ${time('estimated_shipping_date')}, 'commandData', command_data) as advanced`)

/**
 * A page of the list. `ownerId` null is everybody's orders; `withInvolved` adds who is involved, for guests whose
 * prices may be hidden on one order.
 */
export function pageQuery(
  orgId: number,
  body: ListBody,
  options: { readonly ownerId: number | null; readonly isAdvanced: boolean; readonly withInvolved: boolean },
): RawBuilder<Page> {
  const { from, to } = body.resultConstraints
  // A join would make the planner sort; one look-up for each row of the page keeps the index's order.
  return sql<Page>`with page as materialized (
      select ${basicColumns},
        coalesce((select name from users where users.id = product_orders.user_id), '') as "ownerName"
        ${options.isAdvanced ? advancedColumns : sql``}
        ${options.withInvolved ? sql`, involved_users as "involvedUsers"` : sql``}
      from product_orders where ${sql.join(conditionsOf(orgId, body, options.ownerId), sql` and `)}
      order by last_updated desc, id desc
      limit ${to - from} offset ${from})
    select (select coalesce(json_agg(page), '[]') from page)::text as rows,
      array(select distinct "productId" from page where "productId" is not null) as "productIds"`
}

function conditionsOf(orgId: number, { filters, searchTerm }: ListBody, ownerId: number | null) {
  const conditions = [sql`org_id = ${orgId}`, sql`deleted_at is null`]
  if (ownerId !== null) conditions.push(sql`user_id = ${ownerId}`)
  if (filters.archived !== 'all') conditions.push(sql`archived = ${filters.archived === 'archived' ? 1 : 0}`)
  if (filters.productCategoryId !== 'all') {
    conditions.push(sql`product_category_id = ${filters.productCategoryId}`)
  }
  if (filters.statusKey !== allStatuses) {
    conditions.push(sql`last_completed_status_key = ${filters.statusKey}`)
  }
  if (filters.isProcessingPayment === 1) conditions.push(sql`is_processing_payment = 1`)
  const term = searchTerm.trim()
  if (term !== '')
    conditions.push(sql`id in (select search.id from search_product_orders(${term}) as search)`)
  return conditions
}
