/** Deletes a file of a customer softly, or brings it back within thirty days. Decision 250. */
import { rightNow, updateRecord } from '../../platform/database/records.ts'
import { isRestorable } from '../../platform/database/restorable.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { notFound, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { changeableFile, checkRoom, viewOf } from './customer-file-store.ts'

export const deleteCustomerFile: HandlerOf<'deleteCustomerFile'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await changeableFile(tenant, body.fileId, { includeDeleted: true })
    if (!found.ok) return found
    const file = found.data
    if (!isRestorable(file, tenant.now) || file.storageKey === '') return notFound()
    if (body.isDeleted === (file.deletedAt !== null)) return succeed({ file: viewOf(file) })
    if (!body.isDeleted) {
      const room = await checkRoom(tenant, file.customerId, { bytes: file.bytes, isKept: true })
      if (!room.ok) return room
    }
    const changed = await updateRecord(tenant.db, 'customerFile', tenant.orgId, file.id, {
      deletedAt: body.isDeleted ? rightNow : null,
    })
    return changed ? succeed({ file: viewOf(changed) }) : notFound()
  })
