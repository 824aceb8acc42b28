/** Renames a file, puts it with another item, or changes who sees it. Who added it may, and employees. */
import { orderFileMessages as words } from '@orderwright/domain/messages'
import { attachedName, type OrderFile } from '@orderwright/domain/order-files'
import { updateRecord } from '../../platform/database/records.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, notFound, sentences } from '../../platform/http/outcome.ts'
import { differences, writeEvent } from '../orders/write-event.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { changeableFile, checkItem, fileAnswer, mayOnFiles } from './order-file-store.ts'

const told = ({ title, productInstanceId, isInternal }: OrderFile) => ({
  title,
  productInstanceId,
  isInternal,
})

export const updateOrderFile: HandlerOf<'updateOrderFile'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await changeableFile(tenant, body)
    if (!found.ok) return found
    const { order, file } = found.data
    const { fileName, productInstanceId, isInternal } = body
    if (body.version !== file.version)
      return fail('conflict', words.changedElsewhere, { current: { version: file.version, ...told(file) } })
    if (fileName?.trim() === '')
      return fail('invalid', sentences.invalid, { fields: [{ path: 'fileName', message: words.nameEmpty }] })
    if (isInternal !== undefined && isInternal !== file.isInternal) {
      if (!mayOnFiles(tenant, order, 'order.commentInternally')) return forbidden()
    }
    if (productInstanceId !== undefined && productInstanceId !== file.productInstanceId) {
      const item = await checkItem(tenant, order, productInstanceId)
      if (!item.ok) return item
    }
    const title = fileName === undefined ? undefined : attachedName(fileName, file.format)
    const { after: patch } = differences(told(file), {
      title: title ?? file.title,
      productInstanceId: productInstanceId === undefined ? file.productInstanceId : productInstanceId,
      isInternal: isInternal ?? file.isInternal,
    })
    if (Object.keys(patch).length === 0) return fileAnswer(tenant, order, file)
    const changed = await updateRecord(tenant.db, 'orderFile', tenant.orgId, file.id, patch)
    if (!changed) return notFound()
    const changes = differences(told(file), told(changed))
    await writeEvent(tenant, {
      productOrderId: order.id,
      kind: 'file.update',
      resourceKey: 'orderFile',
      resourceId: file.id,
      before: { title: file.title, ...changes.before },
      after: { title: changed.title, ...changes.after },
    })
    return fileAnswer(tenant, order, changed)
  })
