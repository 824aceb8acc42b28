/** Deletes a picture softly, or brings it back within thirty days. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { notFound, succeed } from '../../platform/http/outcome.ts'
import { writeEvent } from '../orders/write-event.ts'
import { rightNow, updateRecord } from '../../platform/database/records.ts'
import { isRestorable } from '../../platform/database/restorable.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { pictureInUse } from './library.ts'
import { presentMedium } from './media-files.ts'
import { lockForPictures, mayWriteCatalogMedia, seenMedium } from './media-access.ts'

export const deleteMedium: HandlerOf<'deleteMedium'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const seen = await seenMedium(tenant, body.mediumId, { includeDeleted: true })
    if (!seen.ok) return seen
    const { productOrderId } = seen.data
    const allowed =
      productOrderId === null ? mayWriteCatalogMedia(tenant) : await lockForPictures(tenant, productOrderId)
    if (!allowed.ok) return allowed
    const refusal =
      productOrderId === null && body.isDeleted ? await pictureInUse(tenant, seen.data) : undefined
    if (refusal) return refusal
    if (!isRestorable(seen.data, tenant.now)) return notFound()
    const medium = await updateRecord(tenant.db, 'medium', tenant.orgId, body.mediumId, {
      deletedAt: body.isDeleted ? rightNow : null,
    })
    if (!medium) return notFound()
    if (productOrderId !== null) {
      await writeEvent(tenant, {
        productOrderId,
        kind: body.isDeleted ? 'medium.delete' : 'medium.restore',
        resourceKey: 'medium',
        resourceId: medium.id,
        before: null,
        after: null,
      })
    }
    return succeed({ medium: presentMedium(medium) })
  })
