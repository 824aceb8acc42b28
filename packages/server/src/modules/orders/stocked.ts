/**
 * Whether an order is of stocked goods by the catalog: its product or its category says so. Who is no employee can not
 * declare one stocked, because it would skip approval.
 */
import type { ProductOrder } from '@orderwright/domain/orders'
import type { Flag } from '@orderwright/domain/units'
import { loadCatalog } from '../../platform/database/load-catalog.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

interface Stockable {
  readonly isStocked: Flag
}

export function stockedBy(...parts: readonly (Stockable | null | undefined)[]): Flag {
  return parts.some((part) => part?.isStocked === 1) ? 1 : 0
}

/** The same for an order that is there. */
export async function isStockedByCatalog(
  tenant: TenantCall,
  { productId, productCategoryId }: Pick<ProductOrder, 'productId' | 'productCategoryId'>,
): Promise<Flag> {
  const { catalogs } = tenant.services.caches
  const { compiled, records } = await loadCatalog(tenant.db, catalogs, tenant.orgId)
  const category = records.productCategories.find(({ id }) => id === productCategoryId)
  return stockedBy(productId === null ? null : compiled.products.get(productId), category)
}
