/**
 * Attaches a file to an order or to one of its items. The caller is authorized before its bytes are taken in, and again when it is
 * stored. A file that is sent twice under one key is one record with one file.
 */
import type { ParsedBodyOf, endpoints } from '@orderwright/contract'
import { attachedName } from '@orderwright/domain/order-files'
import type { ProductOrder } from '@orderwright/domain/orders'
import { withTenant } from '../../platform/database/database.ts'
import { insertRecord } from '../../platform/database/records.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden, type Outcome, sentences } from '../../platform/http/outcome.ts'
import { authorOf } from '../comments/comment-author.ts'
import { lockFor } from '../lifecycle/transition.ts'
import { fileKey, sha256, storedName } from '../media/media-files.ts'
import { claimFiles, noteUpload } from '../media/orphaned-files.ts'
import { writeEvent } from '../orders/write-event.ts'
import { fileInTurn, inTurn } from '../tenancy/in-turn.ts'
import { runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { checkItem, checkRoom, fileAnswer, mayOnFiles } from './order-file-store.ts'
import { type FileContent, readContent } from './read-content.ts'

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

interface Kept extends FileContent {
  readonly title: string
  readonly bytes: number
  readonly hash: string
  readonly storageKey: string
}

export const uploadOrderFile: HandlerOf<'uploadOrderFile'> = async (call, body) => {
  const allowed = await runInTenant({ ...call, idempotencyKey: undefined }, body, (tenant) =>
    placeOf(tenant, body, 0),
  )
  if (!allowed.ok) return allowed
  const sent = await fileInTurn(call, body, 'pictures')
  if (!sent.ok) return sent
  const { bytes, name } = sent.data
  const given = body.fileName || name
  const content = await inTurn(call, body, 'pictures', () => readContent(bytes, given))
  if (!content.ok) return content
  const { format, thumbnail } = content.data
  const { orgId } = body
  const hash = sha256(bytes)
  const storageKey = `${orgId}/file-${storedName(call, orgId, bytes)}.${format}`
  const file = { ...content.data, title: attachedName(given, format), bytes: bytes.length, hash, storageKey }
  const { storage, databases } = call.services
  await withTenant(databases.app.db, { orgId, userId: null }, (db) => noteUpload(db, { orgId, storageKey }))
  await Promise.all([
    storage.put(storageKey, bytes),
    ...(thumbnail ? [storage.put(fileKey({ storageKey }, 'thumbnail'), thumbnail)] : []),
  ])
  // The same key with another file is another upload.
  const requestHash = () => sha256(call.requestHash(), bytes)
  // Where this does not store it, the order has moved on meanwhile or the process dies: the purge finds the files.
  return runInTenant({ ...call, requestHash }, body, (tenant) => store(tenant, body, file))
}

async function store(tenant: TenantCall, body: Body, file: Kept) {
  const order = await placeOf(tenant, body, file.bytes)
  if (!order.ok) return order
  const { title, format, bytes, hash, storageKey, thumbnail } = file
  if (!(await claimFiles(tenant.db, { orgId: tenant.orgId, storageKey })))
    return fail('unavailable', sentences.unavailable)
  const author = await authorOf(tenant)
  const { productInstanceId, isInternal } = body
  const kept = await insertRecord(tenant.db, 'orderFile', tenant.orgId, {
    productOrderId: order.data.id,
    productInstanceId,
    title,
    format,
    bytes,
    hash,
    storageKey,
    hasThumbnail: thumbnail === null ? 0 : 1,
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
