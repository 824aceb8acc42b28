/** Copies a product to the end of the list. [2.4.17] */
import { copyOfProduct } from '@orderwright/domain/catalog'
import { insertRecord, readRecord } from '../../platform/database/records.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, notFound, succeed } from '../../platform/http/outcome.ts'
import { inStoredLanguage } from '../../platform/languages.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { nextRank, sharePictures } from './copies.ts'

export const duplicateProduct: HandlerOf<'duplicateProduct'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const { db, orgId, policy, actor } = tenant
    if (!policy.can(actor, 'catalog.write', { orgId })) return forbidden()
    const original = await readRecord(db, 'product', orgId, body.productId)
    if (!original) return notFound()
    const rank = await nextRank(tenant, 'product')
    const copy = inStoredLanguage(() => copyOfProduct(original, rank))
    const product = await insertRecord(db, 'product', orgId, copy)
    await sharePictures(tenant, 'products', new Map([[original.id, product.id]]))
    tenant.services.caches.catalogs.delete(orgId)
    return succeed({ product })
  })
