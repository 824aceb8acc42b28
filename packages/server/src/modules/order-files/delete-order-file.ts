/** Deletes a file softly, or brings it back within thirty days. Who added it may, and employees. */
import { rightNow, updateRecord } from '../../platform/database/records.ts'
import { isRestorable } from '../../platform/database/restorable.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { notFound } from '../../platform/http/outcome.ts'
import { writeEvent } from '../orders/write-event.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { changeableFile, checkRoom, fileAnswer } from './order-file-store.ts'

export const deleteOrderFile: HandlerOf<'deleteOrderFile'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await changeableFile(tenant, body, { includeDeleted: true })
    if (!found.ok) return found
    const { order, file } = found.data
    if (!isRestorable(file, tenant.now) || file.storageKey === '') return notFound()
    if (body.isDeleted === (file.deletedAt !== null)) return fileAnswer(tenant, order, file)
    if (!body.isDeleted) {
      const room = await checkRoom(tenant, order, { bytes: file.bytes, isKept: true })
      if (!room.ok) return room
    }
    const changed = await updateRecord(tenant.db, 'orderFile', tenant.orgId, file.id, {
      deletedAt: body.isDeleted ? rightNow : null,
    })
    if (!changed) return notFound()
    await writeEvent(tenant, {
      productOrderId: order.id,
      kind: body.isDeleted ? 'file.delete' : 'file.restore',
      resourceKey: 'orderFile',
      resourceId: file.id,
      before: body.isDeleted ? { title: file.title } : null,
      after: body.isDeleted ? null : { title: file.title },
    })
    return fileAnswer(tenant, order, changed)
  })
