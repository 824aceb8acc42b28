/** get-configurator-homepage-data: categories and the products offered to this person. [1.7.03] */
import { offeredProducts } from '@orderwright/domain/catalog'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { notFound, succeed } from '../../platform/http/outcome.ts'
import { loadCatalog, saidCatalog } from '../../platform/database/load-catalog.ts'
import { presentProduct } from '../catalog/present-catalog.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'

export const getHomepageData: HandlerOf<'getHomepageData'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    if (!tenant.policy.can(tenant.actor, 'catalog.read', { orgId: tenant.orgId })) return notFound()
    const catalog = await loadCatalog(tenant.db, tenant.services.caches.catalogs, tenant.orgId)
    const { compiled, records } = saidCatalog(catalog)
    const seesPrices = tenant.policy.can(tenant.actor, 'catalog.readPricing', { orgId: tenant.orgId })
    const { role } = tenant.actor
    // One without a category has no tile to stand under.
    const offered = offeredProducts(compiled, null, role).filter(
      ({ productCategoryId }) => productCategoryId !== null,
    )
    return succeed({
      data: {
        products: offered.map((product) => presentProduct({ role, seesPrices }, product)),
        productCategories: records.productCategories.filter(({ archived }) => archived === 0),
      },
    })
  })
