/** Renames a file of a customer. Decision 250. */
import { orderFileMessages as words } from '@orderwright/domain/messages'
import { attachedName } from '@orderwright/domain/order-files'
import { updateRecord } from '../../platform/database/records.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, notFound, sentences, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { changeableFile, viewOf } from './customer-file-store.ts'

export const updateCustomerFile: HandlerOf<'updateCustomerFile'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await changeableFile(tenant, body.fileId)
    if (!found.ok) return found
    const file = found.data
    const { version } = file
    if (body.version !== version)
      return fail('conflict', words.changedElsewhere, { current: { version, title: file.title } })
    if (body.fileName.trim() === '')
      return fail('invalid', sentences.invalid, { fields: [{ path: 'fileName', message: words.nameEmpty }] })
    const title = attachedName(body.fileName, file.format)
    if (title === file.title) return succeed({ file: viewOf(file) })
    const changed = await updateRecord(tenant.db, 'customerFile', tenant.orgId, file.id, { title })
    return changed ? succeed({ file: viewOf(changed) }) : notFound()
  })
