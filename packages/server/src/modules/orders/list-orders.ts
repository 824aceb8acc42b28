/**
 * get-configurator-orders-data: a page of orders, last updated first, in one lean query that its indexes answer
 * in order. Employees see all, guests their own. [1.4.52, 1.6.08, 1.7.05]
 */
import {
  type getOrdersData,
  type OrderListRow,
  orderListRowSchema,
  type ParsedBodyOf,
} from '@orderwright/contract'
import { hideStatusAmounts } from '@orderwright/domain'
import { sql } from 'kysely'
import type { Handler } from '../../platform/http/call-context.ts'
import { notFound, succeed } from '../../platform/http/outcome.ts'
import { loadCatalogue } from '../catalogue/load-catalogue.ts'
import { inTenant, type TenantCall } from '../tenancy/in-tenant.ts'

/** How old the titles beside the list may be, in milliseconds. */
const CATALOGUE_AGE_MS = 1_000

const allStatuses = 'All'

const basicColumns = [
  'id',
  'orgSpecificId',
  'title',
  'userId',
  'productCategoryId',
  'productId',
  'isStocked',
  'archived',
  'statusData',
  'lastCompletedStatusKey',
  'isProcessingPayment',
  'firmName',
  'contactName',
  'projectName',
  'externalLink1',
  'estimateNumber',
  'created',
  'lastUpdated',
  'version',
  'productInstancesCount',
  'costs',
  'amountPaidInCents',
] as const

const advancedColumns = [
  'lastPaymentDate',
  'screwType',
  'engravingTypes',
  'plateFinishes',
  'mechanismFinishes',
  'estimatedShippingDate',
  'commandData',
] as const

type ListBody = ParsedBodyOf<typeof getOrdersData>

/** The page's rows: exactly the columns that the answer has. */
export function pageQuery(
  tenant: Pick<TenantCall, 'db' | 'orgId'>,
  body: ListBody,
  ownerId: number | null,
  isAdvanced: boolean,
) {
  const { filters, searchTerm, resultConstraints } = body
  const term = searchTerm.trim()
  return (
    tenant.db
      .selectFrom('productOrders')
      .select(basicColumns)
      .select(['involvedUsers'])
      .$if(isAdvanced, (query) => query.select(advancedColumns))
      // A join would make the planner sort; one look-up for each row of the page keeps the index's order.
      .select((select) =>
        select
          .selectFrom('users')
          .select('users.name')
          .whereRef('users.id', '=', 'productOrders.userId')
          .as('ownerName'),
      )
      .where('orgId', '=', tenant.orgId)
      .where('deletedAt', 'is', null)
      .$if(ownerId !== null, (query) => query.where('userId', '=', ownerId ?? 0))
      .$if(filters.archived !== 'all', (query) =>
        query.where('archived', '=', filters.archived === 'archived' ? 1 : 0),
      )
      .$if(filters.productCategoryId !== 'all', (query) =>
        query.where(
          'productCategoryId',
          '=',
          filters.productCategoryId === 'all' ? null : filters.productCategoryId,
        ),
      )
      .$if(filters.statusKey !== allStatuses, (query) =>
        query.where('lastCompletedStatusKey', '=', filters.statusKey),
      )
      .$if(filters.isProcessingPayment === 1, (query) => query.where('isProcessingPayment', '=', 1))
      .$if(term !== '', (query) =>
        query.where(
          'id',
          'in',
          sql<number>`(select search.id from search_product_orders(${term}) as search)`,
        ),
      )
      .orderBy('lastUpdated', 'desc')
      .orderBy('id', 'desc')
      .limit(resultConstraints.to - resultConstraints.from)
      .offset(resultConstraints.from)
  )
}

type PageRow = Awaited<ReturnType<ReturnType<typeof pageQuery>['execute']>>[number]

function presentRow(tenant: TenantCall, row: PageRow, isEmployee: boolean): OrderListRow {
  const { involvedUsers, ownerName, costs, amountPaidInCents, ...plain } = row
  const own = involvedUsers[String(tenant.actor.userId)]
  const isPriced = isEmployee || (!tenant.actor.pricingIsHidden && own?.pricingIsHidden !== 1)
  const view = { ...plain, ownerName: ownerName ?? '' }
  if (!isPriced) return { ...view, statusData: hideStatusAmounts(row.statusData) }
  return { ...view, costs, amountPaidInCents }
}

function advancedOf(row: PageRow): OrderListRow['advanced'] {
  return orderListRowSchema.shape.advanced.parse(row)
}

export const listOrders: Handler<typeof getOrdersData> = (call, body) =>
  inTenant(call, body, async (tenant) => {
    const org = { orgId: tenant.orgId }
    if (!tenant.policy.can(tenant.actor, 'order.list', org)) return notFound()
    const seesAll = tenant.policy.can(tenant.actor, 'order.listAll', org)
    const isAdvanced = seesAll && body.includeAdvancedOrderData
    const rows = await pageQuery(tenant, body, ownerFilter(tenant, body, seesAll), isAdvanced).execute()
    const { records } = await loadCatalogue(
      tenant.db,
      tenant.services.caches.catalogues,
      tenant.orgId,
      CATALOGUE_AGE_MS,
    )
    const shown = new Set(rows.map(({ productId }) => productId))
    return succeed({
      data: {
        productOrders: rows.map((row) => {
          const view = presentRow(tenant, row, seesAll)
          return isAdvanced ? { ...view, advanced: advancedOf(row) } : view
        }),
        products: records.products.filter(({ id }) => shown.has(id)),
        productCategories: [...records.productCategories],
        productOptions: isAdvanced ? [...records.productOptions] : [],
      },
    })
  })

/** Whose orders: null is everybody's, which only employees can ask for. */
function ownerFilter(tenant: TenantCall, body: ListBody, seesAll: boolean): number | null {
  const { orderOwner } = body.filters
  if (!seesAll || orderOwner === 'own') return tenant.actor.userId
  return orderOwner === 'all' ? null : orderOwner
}
