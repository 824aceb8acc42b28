/** Files of an order as they are found for a caller, and as they are shown to one. */
import type { OrderFileView } from '@orderwright/contract'
import { isEmployee, type OrderAction } from '@orderwright/domain/access'
import { orderFileMessages as words } from '@orderwright/domain/messages'
import { type OrderFile, orderFileFormats } from '@orderwright/domain/order-files'
import type { ProductOrder } from '@orderwright/domain/orders'
import { sql } from 'kysely'
import { readRecord, readRecords, type Values } from '../../platform/database/records.ts'
import { fail, forbidden, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { itemTitles } from '../comments/comment-store.ts'
import { lockFor } from '../lifecycle/transition.ts'
import { readableOrder, subjectOf } from '../orders/order-store.ts'
import { seenIds } from '../orders/visible-orders.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { type AddedBytes, roomBeside, type RoomTaken } from './room.ts'

export function mayOnFiles(tenant: TenantCall, order: ProductOrder, action: OrderAction): boolean {
  return tenant.policy.can(tenant.actor, action, subjectOf(order, tenant.org.profile))
}

/** What files of an order that the caller may see have in common: for a query, so that no other is read. */
function seenFiles(tenant: TenantCall, order: ProductOrder): Values {
  const seesInternal = mayOnFiles(tenant, order, 'order.commentInternally')
  return { productOrderId: order.id, ...(seesInternal ? {} : { isInternal: 0 }) }
}

export async function readOrderFiles(tenant: TenantCall, order: ProductOrder): Promise<OrderFileView[]> {
  const files = await readRecords(tenant.db, 'orderFile', tenant.orgId, { fields: seenFiles(tenant, order) })
  return presentFiles(tenant, order, files)
}

/** These files as the caller sees them: without the keys of the storage. Call only with what they may see. */
async function presentFiles(
  tenant: TenantCall,
  order: ProductOrder,
  files: readonly OrderFile[],
): Promise<OrderFileView[]> {
  const lineIds = [...new Set(files.flatMap(({ productInstanceId }) => productInstanceId ?? []))]
  const titles = await itemTitles(tenant, lineIds)
  const mayAdd = mayOnFiles(tenant, order, 'order.addFiles')
  return files.map((file) => {
    const { id, version, created, productInstanceId, title, format, bytes } = file
    const { isInternal, hasThumbnail, uploaderId, uploaderName, uploaderKind } = file
    return {
      id,
      version,
      created,
      productInstanceId,
      itemTitle: titles.get(productInstanceId ?? 0) ?? '',
      title,
      format,
      kind: orderFileFormats[format].kind,
      bytes,
      isInternal,
      hasThumbnail,
      uploaderId,
      uploaderName,
      uploaderKind,
      isDeleted: file.deletedAt !== null,
      mayChange: mayAdd && isOwnOrEmployee(tenant, file),
    }
  })
}

/** The answer of a call that changed this file. */
export async function fileAnswer(
  tenant: TenantCall,
  order: ProductOrder,
  file: OrderFile,
): Promise<Outcome<{ file: OrderFileView }>> {
  const [view] = await presentFiles(tenant, order, [file])
  if (!view) throw new Error('one file has one view')
  return succeed({ file: view })
}

function isOwnOrEmployee({ actor }: TenantCall, { uploaderId }: OrderFile): boolean {
  return uploaderId === actor.userId || isEmployee(actor)
}

interface Found {
  readonly order: ProductOrder
  readonly file: OrderFile
}

/** A file of the locked order that the caller may change. What is internal does not exist for anybody but employees. */
export async function changeableFile(
  tenant: TenantCall,
  { productOrderId, fileId }: { readonly productOrderId: number; readonly fileId: number },
  options: { readonly includeDeleted?: boolean } = {},
): Promise<Outcome<Found>> {
  const order = await lockFor(tenant, productOrderId, 'order.addFiles')
  if (!order.ok) return order
  const fields = seenFiles(tenant, order.data)
  const file = await readRecord(tenant.db, 'orderFile', tenant.orgId, fileId, {
    ...options,
    fields,
    forUpdate: true,
  })
  if (!file) return notFound()
  return isOwnOrEmployee(tenant, file) ? succeed({ order: order.data, file }) : forbidden(words.notYours)
}

/** A file by its id alone, for whoever may read its order; found as a missing one is when they may not. */
export async function seenFile(tenant: TenantCall, fileId: number): Promise<Outcome<OrderFile>> {
  const seen = await seenIds(tenant, 'orderFiles', [fileId])
  const file = seen.has(fileId) ? await readRecord(tenant.db, 'orderFile', tenant.orgId, fileId) : undefined
  if (!file || file.storageKey === '') return notFound()
  const order = await readableOrder(tenant, file.productOrderId)
  if (!order.ok) return order
  const isShown = file.isInternal === 0 || mayOnFiles(tenant, order.data, 'order.commentInternally')
  return isShown ? succeed(file) : notFound()
}

/** An item of the order that is there; null for the whole order. */
export async function checkItem(
  tenant: TenantCall,
  order: ProductOrder,
  lineId: number | null,
): Promise<Outcome<null>> {
  if (lineId === null) return succeed(null)
  const fields = { productOrderId: order.id }
  const line = await readRecord(tenant.db, 'productInstance', tenant.orgId, lineId, { fields })
  return line ? succeed(null) : fail('refused', words.itemUnknown, { rule: 'itemUnknown' })
}

/** Room for one more file with so many bytes on the locked order; `isKept`: its bytes are counted already. */
export async function checkRoom(
  tenant: TenantCall,
  order: ProductOrder,
  added: AddedBytes,
): Promise<Outcome<null>> {
  const { rows } = await sql<RoomTaken>`
    select count(*) filter (where deleted_at is null)::integer as count, coalesce(sum(bytes), 0)::text as bytes
    from order_files where org_id = ${tenant.orgId} and product_order_id = ${order.id} and storage_key <> ''`.execute(
    tenant.db,
  )
  return roomBeside(rows[0], added)
}
