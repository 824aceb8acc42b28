/**
 * get-configurator-orders-data: a page of orders, last updated first, in one lean query that its indexes answer
 * in order. Employees see all, guests their own. [1.4.52, 1.6.08, 1.7.05]
 */
import type { getOrdersData, OrderListRow, ParsedBodyOf } from '@orderwright/contract'
import { hideStatusAmounts, type InvolvedUsers, type ProductOption } from '@orderwright/domain'
import { type RawBuilder, sql } from 'kysely'
import type { Handler } from '../../platform/http/call-context.ts'
import { notFound, succeed } from '../../platform/http/outcome.ts'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'
import { readInTenant, type TenantCall } from '../tenancy/in-tenant.ts'

/** How old the titles beside the list may be, in milliseconds. */
const CATALOGUE_AGE_MS = 1_000

const allStatuses = 'All'

type ListBody = ParsedBodyOf<typeof getOrdersData>

/** Columns under the names that the answer has: a row goes out as it comes in. */
const basicColumns = sql.raw(`
  id, org_specific_id as "orgSpecificId", title, user_id as "userId",
  product_category_id as "productCategoryId", product_id as "productId", is_stocked as "isStocked", archived,
  status_data as "statusData", last_completed_status_key as "lastCompletedStatusKey",
  is_processing_payment as "isProcessingPayment", firm_name as "firmName", contact_name as "contactName",
  project_name as "projectName", external_link1 as "externalLink1", estimate_number as "estimateNumber",
  created, last_updated as "lastUpdated", version, product_instances_count as "productInstancesCount",
  costs, amount_paid_in_cents as "amountPaidInCents"`)

const advancedColumns = sql.raw(`,
  last_payment_date as "lastPaymentDate", screw_type as "screwType", engraving_types as "engravingTypes",
  plate_finishes as "plateFinishes", mechanism_finishes as "mechanismFinishes",
  estimated_shipping_date as "estimatedShippingDate", command_data as "commandData"`)

type Advanced = NonNullable<OrderListRow['advanced']>
type PageRow = Omit<OrderListRow, 'advanced'> & Partial<Advanced> & { involvedUsers?: InvolvedUsers }

/**
 * The page's rows: exactly what the answer needs. `ownerId` null is everybody's orders; `withInvolved` adds who
 * is involved, for guests whose prices may be hidden on one order.
 */
export function pageQuery(
  orgId: number,
  { filters, searchTerm, resultConstraints }: ListBody,
  options: { readonly ownerId: number | null; readonly isAdvanced: boolean; readonly withInvolved: boolean },
): RawBuilder<PageRow> {
  const conditions = [sql`org_id = ${orgId}`, sql`deleted_at is null`]
  if (options.ownerId !== null) conditions.push(sql`user_id = ${options.ownerId}`)
  if (filters.archived !== 'all') conditions.push(sql`archived = ${filters.archived === 'archived' ? 1 : 0}`)
  if (filters.productCategoryId !== 'all') {
    conditions.push(sql`product_category_id = ${filters.productCategoryId}`)
  }
  if (filters.statusKey !== allStatuses)
    conditions.push(sql`last_completed_status_key = ${filters.statusKey}`)
  if (filters.isProcessingPayment === 1) conditions.push(sql`is_processing_payment = 1`)
  const term = searchTerm.trim()
  if (term !== '')
    conditions.push(sql`id in (select search.id from search_product_orders(${term}) as search)`)
  // A join would make the planner sort; one look-up for each row of the page keeps the index's order.
  return sql<PageRow>`select ${basicColumns},
      coalesce((select name from users where users.id = product_orders.user_id), '') as "ownerName"
      ${options.isAdvanced ? advancedColumns : sql``}
      ${options.withInvolved ? sql`, involved_users as "involvedUsers"` : sql``}
    from product_orders where ${sql.join(conditions, sql` and `)}
    order by last_updated desc, id desc
    limit ${resultConstraints.to - resultConstraints.from} offset ${resultConstraints.from}`
}

/** A guest's row: without prices where they are hidden, for the person or on this order. */
function presentToGuest(tenant: TenantCall, row: PageRow): PageRow {
  const own = row.involvedUsers?.[String(tenant.actor.userId)]
  if (!tenant.actor.pricingIsHidden && own?.pricingIsHidden !== 1) return row
  const { costs: _, amountPaidInCents: __, ...view } = row
  return { ...view, statusData: hideStatusAmounts(row.statusData) }
}

/** The fields of the advanced view, beside the basic ones. The row is this page's own, so it is added to. */
function withAdvanced(row: PageRow): OrderListRow {
  return Object.assign(row, {
    advanced: {
      lastPaymentDate: row.lastPaymentDate,
      screwType: row.screwType ?? '',
      engravingTypes: row.engravingTypes ?? '',
      plateFinishes: row.plateFinishes ?? '',
      mechanismFinishes: row.mechanismFinishes ?? '',
      estimatedShippingDate: row.estimatedShippingDate ?? null,
      commandData: row.commandData,
    },
  })
}

export const listOrders: Handler<typeof getOrdersData> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const org = { orgId: tenant.orgId }
    if (!tenant.policy.can(tenant.actor, 'order.list', org)) return notFound()
    const seesAll = tenant.policy.can(tenant.actor, 'order.listAll', org)
    const isAdvanced = seesAll && body.includeAdvancedOrderData
    const query = pageQuery(tenant.orgId, body, {
      ownerId: ownerFilter(tenant, body, seesAll),
      isAdvanced,
      withInvolved: !seesAll,
    })
    // Rows carry the answer's names already: no plugin needs to rename them.
    const { rows } = await query.execute(tenant.db.withoutPlugins())
    const { records } = await loadCatalogue(
      tenant.db,
      tenant.services.caches.catalogues,
      tenant.orgId,
      CATALOGUE_AGE_MS,
    )
    const shown = new Set(rows.map(({ productId }) => productId))
    const seen = seesAll ? rows : rows.map((row) => presentToGuest(tenant, row))
    return succeed({
      data: {
        productOrders: isAdvanced ? seen.map(withAdvanced) : seen,
        products: records.products.filter(({ id }) => shown.has(id)),
        productCategories: [...records.productCategories],
        productOptions: isAdvanced ? optionTitles(records.productOptions) : [],
      },
    })
  })

/** Whose orders: null is everybody's, which only employees can ask for. */
function ownerFilter(tenant: TenantCall, body: ListBody, seesAll: boolean): number | null {
  const { orderOwner } = body.filters
  if (!seesAll || orderOwner === 'own') return tenant.actor.userId
  return orderOwner === 'all' ? null : orderOwner
}

const titles = new WeakMap<readonly ProductOption[], { id: number; title: string }[]>()

/** Ids and titles, made once for each version of the catalogue. */
function optionTitles(options: readonly ProductOption[]): { id: number; title: string }[] {
  const known = titles.get(options)
  if (known) return known
  const made = options.map(({ id, title }) => ({ id, title }))
  titles.set(options, made)
  return made
}
