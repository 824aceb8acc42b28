/** Copies a property with its options to the end of the list. [2.4.18] */
import { copyOfOption, copyOfProperty } from '@orderwright/domain/catalog'
import { insertRecord, insertRecords, readRecord, readRecords } from '../../platform/database/records.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, notFound, succeed } from '../../platform/http/outcome.ts'
import { inStoredLanguage } from '../../platform/languages.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { nextRank, sharePictures } from './copies.ts'
import { draftsFollow } from './property-groups.ts'

export const duplicateProperty: HandlerOf<'duplicateProperty'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const { db, orgId, policy, actor } = tenant
    if (!policy.can(actor, 'catalog.write', { orgId })) return forbidden()
    const original = await readRecord(db, 'productProperty', orgId, body.productPropertyId)
    if (!original) return notFound()
    const fields = { productPropertyId: original.id }
    const options = (await readRecords(db, 'productOption', orgId, { fields })).toSorted(
      (a, b) => a.rank - b.rank || a.id - b.id,
    )
    const rank = await nextRank(tenant, 'productProperty')
    const drafted = inStoredLanguage(() => copyOfProperty(original, rank))
    const copy = await insertRecord(db, 'productProperty', orgId, drafted)
    const productOptions = await insertRecords(
      db,
      'productOption',
      orgId,
      options.map((option) => copyOfOption(option, copy.id)),
    )
    await draftsFollow(tenant, [{ before: null, after: copy }])
    await sharePictures(tenant, 'productProperties', new Map([[original.id, copy.id]]))
    const copies = productOptions.flatMap(({ id }, index): [number, number][] => {
      const option = options[index]
      return option ? [[option.id, id]] : []
    })
    await sharePictures(tenant, 'productOptions', new Map(copies))
    tenant.services.caches.catalogs.delete(orgId)
    return succeed({ productProperty: copy, productOptions })
  })
