/**
 * get-configurator-orders-data: a page of orders, last updated first, in one lean query that its indexes answer
 * in order. Employees see all, guests their own. [1.4.52, 1.6.08, 1.7.05]
 */
import { type getOrdersData, type OrderListRow, orderListRowSchema } from '@orderwright/contract'
import { hideStatusAmounts, involvedUsersSchema } from '@orderwright/domain'
import { z } from 'zod'
import type { Handler } from '../../platform/http/call-context.ts'
import { notFound, succeed } from '../../platform/http/outcome.ts'
import { PreparedAnswer } from '../../platform/http/prepared-answer.ts'
import { type Catalogue, loadCatalogue } from '../catalogue/load-catalogue.ts'
import { inTenant, type TenantCall } from '../tenancy/in-tenant.ts'
import { type ListBody, pageQuery } from './list-query.ts'

/** How old the titles beside the list may be, in milliseconds. */
const CATALOGUE_AGE_MS = 1_000

export const listOrders: Handler<typeof getOrdersData> = (call, body) =>
  inTenant(call, body, async (tenant) => {
    const org = { orgId: tenant.orgId }
    if (!tenant.policy.can(tenant.actor, 'order.list', org)) return notFound()
    const seesAll = tenant.policy.can(tenant.actor, 'order.listAll', org)
    const isAdvanced = seesAll && body.includeAdvancedOrderData
    const page = await readPage(tenant, body, seesAll, isAdvanced)
    const { caches } = tenant.services
    const catalogue = await loadCatalogue(tenant.db, caches.catalogues, tenant.orgId, CATALOGUE_AGE_MS)
    const shown = new Set(page.productIds)
    const products = catalogue.records.products.filter(({ id }) => shown.has(id)).map(titleOf)
    const beside = besideTheList(catalogue, isAdvanced)
    const orders = seesAll ? page.rows : JSON.stringify(presentToGuest(tenant, page.rows))
    return succeed(
      new PreparedAnswer(
        `{"data":{"productOrders":${orders},"products":${JSON.stringify(products)},${beside}}}`,
      ),
    )
  })

async function readPage(tenant: TenantCall, body: ListBody, seesAll: boolean, isAdvanced: boolean) {
  const ownerId = ownerFilter(tenant, body, seesAll)
  const query = pageQuery(tenant.orgId, body, { ownerId, isAdvanced, withInvolved: !seesAll })
  // The names are the answer's already: no plugin needs to change them.
  const answer = await query.execute(tenant.db.withoutPlugins())
  return answer.rows[0] ?? { rows: '[]', productIds: [] }
}

/** Whose orders: null is everybody's, which only employees can ask for. */
function ownerFilter(tenant: TenantCall, body: ListBody, seesAll: boolean): number | null {
  const { orderOwner } = body.filters
  if (!seesAll || orderOwner === 'own') return tenant.actor.userId
  return orderOwner === 'all' ? null : orderOwner
}

const guestRowsSchema = z.array(orderListRowSchema.extend({ involvedUsers: involvedUsersSchema }))

/** A guest's rows: without prices where they are hidden, for the person or on that order. */
function presentToGuest(tenant: TenantCall, json: string): OrderListRow[] {
  return guestRowsSchema.parse(JSON.parse(json)).map(({ involvedUsers, ...row }) => {
    const own = involvedUsers[String(tenant.actor.userId)]
    if (!tenant.actor.pricingIsHidden && own?.pricingIsHidden !== 1) return row
    const { costs: _, amountPaidInCents: __, ...view } = row
    return { ...view, statusData: hideStatusAmounts(row.statusData) }
  })
}

function titleOf({ id, title }: { id: number; title: string }) {
  return { id, title }
}

const written = new WeakMap<Catalogue, Map<boolean, string>>()

/** Categories, and for the advanced view option titles, as JSON: written once for each version of the catalogue. */
function besideTheList(catalogue: Catalogue, isAdvanced: boolean): string {
  const known = written.get(catalogue) ?? new Map<boolean, string>()
  written.set(catalogue, known)
  const before = known.get(isAdvanced)
  if (before !== undefined) return before
  const { productCategories, productOptions } = catalogue.records
  const options = isAdvanced ? productOptions.map(titleOf) : []
  const json = `"productCategories":${JSON.stringify(productCategories)},"productOptions":${JSON.stringify(options)}`
  known.set(isAdvanced, json)
  return json
}
