/** Which products an organization keeps the stock of: those that are marked as stocked. */
import { loadCatalog } from '../../platform/database/load-catalog.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'

export async function keptStock({
  db,
  orgId,
  services,
}: Pick<Work, 'db' | 'orgId' | 'services'>): Promise<(productId: number) => boolean> {
  const { compiled } = await loadCatalog(db, services.caches.catalogs, orgId)
  return (productId) => compiled.products.get(productId)?.isStocked === 1
}
