/**
 * Attaches a file to an order or to one of its items. The caller is authorized before its bytes are taken in, and again when it is
 * stored. A file that is sent twice under one key is one record with one file.
 */
import type { ParsedBodyOf, endpoints } from '@orderwright/contract'
import type { ProductOrder } from '@orderwright/domain/orders'
import { insertRecord } from '../../platform/database/records.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, type Outcome, sentences } from '../../platform/http/outcome.ts'
import { authorOf } from '../comments/comment-author.ts'
import { lockFor } from '../lifecycle/transition.ts'
import { claimFiles } from '../media/orphaned-files.ts'
import { writeEvent } from '../orders/write-event.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { checkItem, checkRoom, fileAnswer, mayOnFiles } from './order-file-store.ts'
import { recordOf, type StoredFile, takeInFile } from './take-in.ts'

type Body = ParsedBodyOf<(typeof endpoints)['uploadOrderFile']>

/** The locked order, where the caller may add a file of so many bytes as the body says. */
async function placeOf(tenant: TenantCall, body: Body, bytes: number): Promise<Outcome<ProductOrder>> {
  const order = await lockFor(tenant, body.productOrderId, 'order.addFiles')
  if (!order.ok) return order
  if (body.isInternal === 1 && !mayOnFiles(tenant, order.data, 'order.commentInternally')) return forbidden()
  const item = await checkItem(tenant, order.data, body.productInstanceId)
  if (!item.ok) return item
  const room = await checkRoom(tenant, order.data, { bytes, isKept: false })
  return room.ok ? order : room
}

export const uploadOrderFile: HandlerOf<'uploadOrderFile'> = async (call, body) => {
  const allowed = await runInTenant({ ...call, idempotencyKey: undefined }, body, (tenant) =>
    placeOf(tenant, body, 0),
  )
  if (!allowed.ok) return allowed
  const taken = await takeInFile(call, body, 'file')
  if (!taken.ok) return taken
  const file = taken.data
  // Where this does not store it, the order has moved on meanwhile or the process dies: the purge finds the files.
  return runInTenant({ ...call, requestHash: file.requestHash }, body, (tenant) => store(tenant, body, file))
}

async function store(tenant: TenantCall, body: Body, file: StoredFile) {
  const order = await placeOf(tenant, body, file.bytes)
  if (!order.ok) return order
  const { storageKey, title } = file
  if (!(await claimFiles(tenant.db, { orgId: tenant.orgId, storageKey })))
    return fail('unavailable', sentences.unavailable)
  const author = await authorOf(tenant)
  const { productInstanceId, isInternal } = body
  const kept = await insertRecord(tenant.db, 'orderFile', tenant.orgId, {
    productOrderId: order.data.id,
    productInstanceId,
    ...recordOf(file),
    isInternal,
    uploaderId: tenant.actor.userId,
    uploaderName: author.name.slice(0, 200),
    uploaderKind: author.kind,
  })
  await writeEvent(tenant, {
    productOrderId: order.data.id,
    kind: 'file.create',
    resourceKey: 'orderFile',
    resourceId: kept.id,
    before: null,
    after: { title, productInstanceId },
  })
  return fileAnswer(tenant, order.data, kept)
}
