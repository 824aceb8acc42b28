/**
 * get-configurator-orders-data: a page of orders, last updated first unless the caller sorts them, in one lean query
 * that its indexes answer in order. Employees see all, guests their own. With `formatForCsvExport` all of them, as they
 * are read. [1.4.52, 1.6.08, 1.7.05, 1.7.06]
 */
import type { ProductOption } from '@orderwright/domain/catalog'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { loadCatalog, saidCatalog } from '../../platform/database/load-catalog.ts'
import { shortOrders } from '../inventory/short-orders.ts'
import { takingTurns } from '../tenancy/in-turn.ts'
import { readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { exportOrders } from './export-orders.ts'
import { type ListBody, pageQuery } from './list-query.ts'
import { scopeOf } from './list-scope.ts'
import { presentRow } from './present-row.ts'

/** How old the titles beside the list may be, in milliseconds. */
const CATALOG_AGE_MS = 1_000

const exported = takingTurns('calculations', exportOrders)

export const getOrdersData: HandlerOf<'getOrdersData'> = (call, body) =>
  body.formatForCsvExport
    ? exported(call, body)
    : readInTenant(call, body, (tenant) => readPage(tenant, body))

async function readPage(tenant: TenantCall, body: ListBody) {
  const scoped = await scopeOf(tenant, body)
  if (!scoped.ok) return scoped
  const scope = scoped.data
  // Rows carry the answer's names already: no plugin needs to rename them.
  const { rows } = await pageQuery(tenant.orgId, body, scope).execute(tenant.db.withoutPlugins())
  const { catalogs } = tenant.services.caches
  const { records } = saidCatalog(await loadCatalog(tenant.db, catalogs, tenant.orgId, CATALOG_AGE_MS))
  const shown = new Set(rows.map(({ productId }) => productId))
  return succeed({
    data: {
      productOrders: rows.map((row) => presentRow(tenant.actor, row, scope, tenant.org.profile)),
      products: records.products.filter(({ id }) => shown.has(id)),
      productCategories: [...records.productCategories],
      productOptions: scope.isAdvanced ? optionTitles(records.productOptions) : [],
      ...(scope.seesAll ? { shortOrderIds: await shortOrders(tenant, rows) } : {}),
    },
  })
}

const titles = new WeakMap<readonly ProductOption[], { id: number; title: string }[]>()

/** Ids and titles, made once for each version of the catalog. */
function optionTitles(options: readonly ProductOption[]): { id: number; title: string }[] {
  const known = titles.get(options)
  if (known) return known
  const made = options.map(({ id, title }) => ({ id, title }))
  titles.set(options, made)
  return made
}
