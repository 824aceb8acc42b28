/** What there is not enough of for an order. Customers are told of what, employees how much of it. */
import { isEmployee } from '@orderwright/domain/access'
import { orderedPieces, shortagesOf, stockStage } from '@orderwright/domain/inventory'
import { loadCatalog, saidCatalog } from '../../platform/database/load-catalog.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { keptStock } from '../inventory/kept-stock.ts'
import { readAvailable } from '../inventory/stock-ledger.ts'
import { documentOf, readableOrder } from '../orders/order-store.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'

export const getOrderStock: HandlerOf<'getOrderStock'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    const stage = stockStage(order.data, tenant.org.profile)
    const pieces = orderedPieces(await documentOf(tenant, order.data), await keptStock(tenant))
    const shortages = shortagesOf(stage, pieces, await readAvailable(tenant, [...pieces.keys()]))
    const catalog = await loadCatalog(tenant.db, tenant.services.caches.catalogs, tenant.orgId)
    const { compiled } = saidCatalog(catalog)
    const showsQuantities = isEmployee(tenant.actor)
    return succeed({
      stage,
      shortages: shortages.map(({ productId, isOut, wanted, missing }) => ({
        productId,
        title: compiled.products.get(productId)?.title ?? '',
        isOut,
        ...(showsQuantities ? { wanted, missing } : {}),
      })),
    })
  })
