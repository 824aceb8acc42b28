/** An owner takes back what was made from a template, or does it again. */
import type { TemplateRecords } from '@orderwright/contract'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, succeed } from '../../platform/http/outcome.ts'
import type { CatalogKey } from '../catalog/catalog-resource.ts'
import { bringBackRecord, removeRecord } from '../catalog/catalog-records.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'

/** In the order in which they can be deleted: first what uses others. */
function recordsOf(made: TemplateRecords): (readonly [CatalogKey, number])[] {
  const each = (key: CatalogKey, ids: readonly number[]) => ids.map((id) => [key, id] as const)
  return [
    ...each('product', [made.productId]),
    ...each('productOption', made.productOptionIds),
    ...each('productProperty', made.productPropertyIds),
    ...each('productPropertyGroup', made.productPropertyGroupIds),
    ...each('productPricingRule', made.productPricingRuleIds),
    ...each('productCategory', made.isCategoryNew ? [made.productCategoryId] : []),
  ]
}

export const undoTemplate: HandlerOf<'undoTemplate'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const { orgId } = tenant
    if (!tenant.policy.can(tenant.actor, 'catalog.write', { orgId })) return forbidden()
    const records = recordsOf(body.made)
    for (const [key, id] of body.isRemoved ? records : records.toReversed()) {
      const done = await (body.isRemoved ? removeRecord : bringBackRecord)(tenant, key, id)
      if (!done.ok) return done
    }
    tenant.services.caches.catalogs.delete(orgId)
    return succeed({ ok: true })
  })
