/**
 * The statements of the orders list: which orders, in which order, with which columns. Each page is read from an index
 * in its order, whatever the filters. [1.4.46, 1.4.52]
 */
import type { getOrdersData, OrderListRow, ParsedBodyOf } from '@orderwright/contract'
import type { DeskOrder } from '@orderwright/domain/desk'
import {
  type GroupedSortKey,
  type InvolvedUsers,
  isGroupedSort,
  type ListSort,
  statusKeysShownAs,
} from '@orderwright/domain/orders'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/schema.ts'
import { ownerNameFor } from '../people/known-people.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

export type ListBody = ParsedBodyOf<typeof getOrdersData>
export const allStatuses = 'All'
/** What a call without constraints gets. [1.9.01] */
const FIRST_PAGE = { from: 0, to: 100 } as const

/** Columns under the names that the answer has: a row goes out as it comes in. */
const basicColumns = sql.raw(`
  id, org_specific_id as "orgSpecificId", title, user_id as "userId",
  product_category_id as "productCategoryId", product_id as "productId", is_stocked as "isStocked", archived,
  status_data as "statusData", last_completed_status_key as "lastCompletedStatusKey",
  is_processing_payment as "isProcessingPayment", firm_name as "firmName", contact_name as "contactName",
  project_name as "projectName", external_link1 as "externalLink1", estimate_number as "estimateNumber",
  created, last_updated as "lastUpdated", version, product_instances_count as "productInstancesCount",
  costs, amount_paid_in_cents as "amountPaidInCents", agreed_amounts as "agreedAmounts",
  return_credit_in_cents as "returnCreditInCents"`)

const deskColumns = sql.raw(`jsonb_build_object('feedbackNotes', feedback_notes,
  'revisionNumber', revision_number, 'revisionScope', revision_scope, 'revisionTerms', revision_terms,
  'acceptedRevision', accepted_revision, 'acceptedScope', accepted_scope, 'acceptedTerms', accepted_terms,
  'signedOffScope', signed_off_scope, 'sentBackScope', sent_back_scope, 'problemWaitingSince', problem_waiting_since,
  'problemUnsolvedSince', problem_unsolved_since, 'returnWaitingSince', return_waiting_since,
  'changeWaitingSince', change_waiting_since, 'changeProposedSince', change_proposed_since,
  'renewalAskedSince', renewal_asked_since,
  'agreedAmounts', agreed_amounts, 'returnCreditInCents', return_credit_in_cents)`)

const advancedColumns = sql.raw(`,
  last_payment_date as "lastPaymentDate", screw_type as "screwType", engraving_types as "engravingTypes",
  plate_finishes as "plateFinishes", mechanism_finishes as "mechanismFinishes",
  estimated_shipping_date as "estimatedShippingDate", command_data as "commandData"`)

export type ListAdvanced = NonNullable<OrderListRow['advanced']>
export type PageRow = Omit<OrderListRow, 'advanced'> &
  Partial<ListAdvanced> & {
    involvedUsers?: InvolvedUsers
    deletedAt?: string | null
    /** what tells for what the order waits, where it is asked for */
    desk?: Omit<
      DeskOrder,
      Exclude<keyof OrderListRow, 'agreedAmounts' | 'returnCreditInCents'> | 'estimatedShippingDate'
    >
  }

/** Whose orders, and what of them. */
export interface ListScope {
  /** null is everybody's orders */
  readonly ownerId: number | null
  readonly isAdvanced: boolean
  /** for guests, whose prices may be hidden on one order: who is involved */
  readonly withInvolved: boolean
  /** what tells for what an order waits */
  readonly withDesk?: boolean
  /** the stored keys that the status filter stands for; null: all */
  readonly statusKeys: readonly string[] | null
  readonly search: Search
  /** the orders that wait for the caller; null: all */
  readonly waiting: RawBuilder<boolean> | null
  /** for a sort by groups: those that there are, in the wanted order */
  readonly groups?: readonly (string | number)[]
}

/** Orders found by the search's index, or a common word that is looked for while the list is read. */
export type Search = { readonly ids: readonly number[] } | { readonly word: string } | null

/** More hits than this are read off the list in its order; fewer are sorted. */
export const MAX_HITS = 1_000
/** Trigrams need three letters or figures in a row. */
const indexable = /[\p{L}\p{N}]{3}/u

/** Asks the search's index, where it can help. */
export async function planSearch(db: Kysely<Database>, searchTerm: string): Promise<Search> {
  const word = searchTerm.trim()
  if (word === '') return null
  if (!indexable.test(word)) return { word }
  const answer = await sql<{ id: number }>`
    select id from search_product_orders(${word}, ${MAX_HITS + 1})`.execute(db)
  return answer.rows.length > MAX_HITS ? { word } : { ids: answer.rows.map(({ id }) => id) }
}

/** Whose orders the caller's list has: only employees can ask for those of others. [1.6.04, 1.6.05] */
export function ownerFilter(tenant: TenantCall, body: ListBody, seesAll: boolean): number | null {
  const { orderOwner } = body.filters
  if (!seesAll || orderOwner === 'own') return tenant.actor.userId
  return orderOwner === 'all' ? null : orderOwner
}

/** The stored statuses that the filter stands for, for this role. [1.6.06] */
export function statusFilter(tenant: TenantCall, { filters }: ListBody): readonly string[] | null {
  if (filters.statusKey === allStatuses) return null
  return statusKeysShownAs(filters.statusKey, tenant.org.profile, tenant.actor.role)
}

const searchText = sql.raw(`order_search_text(org_specific_id, title, firm_name, project_name, contact_name,
  purchase_order_number, estimate_number)`)

function conditions(
  orgId: number,
  { filters }: Pick<ListBody, 'filters'>,
  scope: ListScope,
): RawBuilder<unknown> {
  const list = [sql`org_id = ${orgId}`, sql`deleted_at is null`]
  if (scope.ownerId !== null) list.push(sql`user_id = ${scope.ownerId}`)
  if (filters.archived !== 'all') list.push(sql`archived = ${filters.archived === 'archived' ? 1 : 0}`)
  if (filters.productCategoryId !== 'all') list.push(sql`product_category_id = ${filters.productCategoryId}`)
  const [statusKey, ...otherKeys] = scope.statusKeys ?? []
  if (scope.statusKeys !== null) {
    // One key alone keeps the index's order; several are sorted, and are a guest's few orders.
    list.push(
      otherKeys.length === 0
        ? sql`last_completed_status_key = ${statusKey ?? null}`
        : sql`last_completed_status_key = any(${scope.statusKeys})`,
    )
  }
  if (filters.isProcessingPayment === 1) list.push(sql`is_processing_payment = 1`)
  if (scope.waiting) list.push(scope.waiting)
  if (filters.orderIds) list.push(sql`id = any(${filters.orderIds})`)
  if (scope.search) list.push(foundBy(scope.search))
  return sql.join(list, sql` and `)
}

/** What a search has found, as a condition on orders. */
export function foundBy(search: NonNullable<Search>): RawBuilder<boolean> {
  if ('ids' in search) return sql`id = any(${search.ids})`
  const pattern = `%${search.word.replaceAll(/[\\%_]/g, '\\$&')}%`
  // Under row-level security the planner takes every word for a rare one and would read the whole table to sort
  // what it finds. This one is common: the CASE has it guess so, and read the list in its order.
  return sql`case when ${searchText} ilike ${pattern} then true else false end`
}

/** By what orders are grouped; orders without a category are one group. */
export const groupColumns: Readonly<Record<GroupedSortKey, RawBuilder<unknown>>> = {
  status: sql.raw('last_completed_status_key'),
  owner: sql.raw('user_id'),
  // As a CASE, which row-level security lets through to the index; COALESCE it does not.
  category: sql.raw('case when product_category_id is null then 0 else product_category_id end'),
}

function groupList(by: GroupedSortKey, { groups = [] }: ListScope): RawBuilder<unknown> {
  return by === 'status' ? sql`${groups}::text[]` : sql`${groups}::integer[]`
}

const sortColumns: Readonly<Record<Exclude<ListSort['by'], GroupedSortKey>, RawBuilder<unknown>>> = {
  number: sql.raw('org_specific_id'),
  title: sql.raw('lower(title)'),
  company: sql.raw('lower(firm_name)'),
  created: sql.raw('created'),
  updated: sql.raw('last_updated'),
  // The figure that is shown: without shipping and tax while shipping is open. As the index has it.
  total: sql.raw(`((costs ->> 'orderTotal')::bigint
    - case when (costs ->> 'shippingIsTbd')::boolean or (costs ->> 'shipping') is null
      then coalesce((costs ->> 'shipping')::bigint, 0) + coalesce((costs ->> 'tax')::bigint, 0) else 0 end)`),
}

/** `order by` and equal ones by id, in the same direction, as the indexes have it. */
function ordering({ by, direction }: ListSort, scope: ListScope): RawBuilder<unknown> {
  const way = sql.raw(direction)
  // The groups stand in the wanted order already.
  if (isGroupedSort(by)) return sql`array_position(${groupList(by, scope)}, ${groupColumns[by]}), id ${way}`
  // An order on which a guest sees no prices must not stand where its price would put it.
  const isGuarded = by === 'total' && scope.withInvolved && scope.ownerId !== null
  const column = isGuarded
    ? sql`case when involved_users -> ${String(scope.ownerId)} ->> 'pricingIsHidden' = '1' then 0
        else ${sortColumns[by]} end`
    : sortColumns[by]
  return sql`${column} ${way}, id ${way}`
}

function rowColumns(
  orgId: number,
  { isAdvanced, withInvolved, withDesk = false }: ListScope,
): RawBuilder<unknown> {
  // A join would make the planner sort; one look-up for each row of the page keeps the index's order.
  return sql`${basicColumns},
    ${ownerNameFor(orgId, !withInvolved)} as "ownerName"
    ${isAdvanced ? advancedColumns : sql``}
    ${withInvolved ? sql`, involved_users as "involvedUsers"` : sql``}
    ${withDesk ? sql`, ${deskColumns} as desk` : sql``}`
}

/** The rows of the page. */
export function pageQuery(orgId: number, body: ListBody, scope: ListScope): RawBuilder<PageRow> {
  const { from, to } = body.resultConstraints ?? FIRST_PAGE
  const order = ordering(body.sort, scope)
  const { by, direction } = body.sort
  // What a search has found is sorted; everything else is read group by group, until the page is full.
  if (isGroupedSort(by) && !(scope.search && 'ids' in scope.search)) {
    return sql<PageRow>`select ${rowColumns(orgId, scope)}
      from (
        select found.* from unnest(${groupList(by, scope)}) with ordinality as grouped (key, place)
        cross join lateral (
          select * from product_orders where ${conditions(orgId, body, scope)} and ${groupColumns[by]} = grouped.key
          order by id ${sql.raw(direction)} limit ${to}
        ) as found
        limit ${to - from} offset ${from}
      ) as product_orders
      order by ${order}`
  }
  // What a row shows is looked up for the rows of the page, not for all that are passed on the way to it.
  return sql<PageRow>`select ${rowColumns(orgId, scope)}
    from (
      select * from product_orders where ${conditions(orgId, body, scope)}
      order by ${order} limit ${to - from} offset ${from}
    ) as product_orders
    order by ${order}`
}

/** The ids of all orders that fit, in the list's order. */
export function idsQuery(
  orgId: number,
  body: ListBody,
  scope: ListScope,
): RawBuilder<{ ids: number[] | null }> {
  return sql<{ ids: number[] | null }>`
    select array_agg(id order by ${ordering(body.sort, scope)}) as ids
    from product_orders where ${conditions(orgId, body, scope)}`
}

/** How many orders fit, counted no further than to `most` of them. */
export function totalQuery(
  orgId: number,
  body: Pick<ListBody, 'filters'>,
  scope: ListScope,
  most: number,
): RawBuilder<{ total: number }> {
  return sql<{ total: number }>`select count(*)::integer as total from (
    select 1 from product_orders where ${conditions(orgId, body, scope)} limit ${most}) as found`
}

/** Rows by their ids, of one owner where that is all the viewer sees; deleted ones when asked for. */
export function rowsQuery(
  orgId: number,
  ids: readonly number[],
  scope: ListScope,
  { includeDeleted = false } = {},
): RawBuilder<PageRow> {
  return sql<PageRow>`select ${rowColumns(orgId, scope)} ${includeDeleted ? sql`, deleted_at as "deletedAt"` : sql``}
    from product_orders
    where org_id = ${orgId} and id = any(${ids})
      ${includeDeleted ? sql`` : sql`and deleted_at is null`}
      ${scope.ownerId === null ? sql`` : sql`and user_id = ${scope.ownerId}`}`
}
