/**
 * The resource calls of the canvas: walls, elevations, viewports, entities, texts and lines. Their order is locked first, so
 * that all who draw on it come one after the other; what is written is whole and right by its kind, or not at all. [2.7.39]
 */
import { resources } from '@orderwright/contract'
import type { OrderAction } from '@orderwright/domain/access'
import { spatialCallMessages as words } from '@orderwright/domain/messages'
import type { ProductOrder } from '@orderwright/domain/orders'
import {
  checkSpatial,
  type SpatialFault,
  type SpatialKey,
  unknownDataKeys,
} from '@orderwright/domain/spatial'
import { orderWord } from '@orderwright/domain/tenancy'
import { sql } from 'kysely'
import {
  insertRecords,
  readRecords,
  type RecordOf,
  setRecordsDeleted,
  updateRecords,
} from '../../platform/database/records.ts'
import { isRestorable } from '../../platform/database/restorable.ts'
import { resourceTables } from '../../platform/database/schema.ts'
import { fail, notFound, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import { readableOrder } from '../orders/order-store.ts'
import { seenIds } from '../orders/visible-orders.ts'
import type { Change, GetBody, Props } from '../records/bodies.ts'
import { readPage, type Page } from '../records/read-page.ts'
import { conflict } from '../records/conflict.ts'
import { mergeChange } from '../records/merge-change.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { CANVAS_MAX, checkRoom, lockCanvas, touchOrder } from './canvas.ts'
import { checkReferences, invalidFields, type SpatialWrite } from './check-references.ts'
import { writeSpatialChange, writeSpatialEvent } from './spatial-events.ts'

function invalid(path: string, message: string) {
  return fail('invalid', message, { fields: [{ path, message }] })
}

function fieldsOf(value: unknown): Props {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

/** The order that records belong to, for a caller who sees it; found as missing ones are when they do not. */
async function orderOfRecords(
  tenant: TenantCall,
  key: SpatialKey,
  ids: readonly number[],
  options: { readonly includeDeleted?: boolean } = {},
): Promise<Outcome<number>> {
  const table = resourceTables[key]
  const asked = [...new Set(ids)]
  const seen = await seenIds(tenant, table, asked)
  if (asked.some((id) => !seen.has(id))) return notFound()
  const { rows } = await sql<{ productOrderId: number; count: number }>`
    select product_order_id, count(*)::integer as count from ${sql.table(table)}
    where org_id = ${tenant.orgId} and id = any(${asked.filter(isId)}::integer[])
      ${options.includeDeleted ? sql`` : sql`and deleted_at is null`}
    group by product_order_id`.execute(tenant.db)
  if (rows.reduce((sum, { count }) => sum + count, 0) < asked.length) return notFound()
  const [first, other] = rows
  if (!first) return notFound()
  return other ? invalid('where', words.oneOrder) : succeed(first.productOrderId)
}

const isId = (id: number) => Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647

/** The order of which records are asked for: named, or that of the record that is named. */
function orderAskedFor(tenant: TenantCall, key: SpatialKey, where: GetBody['where']) {
  const { productOrderId, id } = where
  if (typeof productOrderId === 'number') return succeed(productOrderId)
  if (typeof id !== 'number') return invalid('where.productOrderId', sentences.nameOrder)
  return orderOfRecords(tenant, key, [id], { includeDeleted: true })
}

export async function readCanvas<K extends SpatialKey>(
  tenant: TenantCall,
  key: K,
  body: GetBody,
): Promise<Outcome<Page<K>>> {
  const orderId = await orderAskedFor(tenant, key, body.where)
  if (!orderId.ok) return orderId
  const order = await readableOrder(tenant, orderId.data)
  if (!order.ok) return order
  return succeed(
    await readPage(tenant, key, CANVAS_MAX, {
      fields: { ...body.where, productOrderId: order.data.id },
      includeDeleted: body.includeDeleted,
      afterId: body.afterId,
    }),
  )
}

/** Records as they shall be, their data whole; or what is wrong with them. */
function checkAll(key: SpatialKey, writes: readonly SpatialWrite[]): Outcome<SpatialWrite[]> {
  const faults: SpatialFault[] = []
  const checked = writes.map((write): SpatialWrite => {
    const outcome = checkSpatial(key, write.record)
    if (outcome.ok) return { ...write, record: outcome.record }
    faults.push(...outcome.faults.map(({ path, message }) => ({ path: write.path + path, message })))
    return write
  })
  return faults.length > 0 ? invalidFields(faults) : succeed(checked)
}

function unknownKeys(type: unknown, data: unknown, path: string): SpatialFault[] {
  return unknownDataKeys(type, Object.keys(fieldsOf(data))).map((fault) => ({
    ...fault,
    path: path + fault.path,
  }))
}

/** Makes records of one order, in the given order. */
export async function createOnCanvas<K extends SpatialKey>(
  tenant: TenantCall,
  key: K,
  list: readonly Props[],
  isList: boolean,
): Promise<Outcome<RecordOf<K>[]>> {
  const orderId = Number(list[0]?.['productOrderId'])
  if (list.some(({ productOrderId }) => productOrderId !== orderId))
    return invalid('props.productOrderId', words.oneOrder)
  const locked = await lockCanvas(tenant, orderId, 'line.create')
  if (!locked.ok) return locked
  const room = await checkRoom(tenant, orderId, list.length)
  if (!room.ok) return room
  const writes = list.map((record, index) => ({
    record,
    before: null,
    path: isList ? `props.${index}.` : 'props.',
  }))
  const unknown = writes.flatMap(({ record, path }) => unknownKeys(record['type'], record['data'], path))
  if (unknown.length > 0) return invalidFields(unknown)
  const checked = checkAll(key, writes)
  if (!checked.ok) return checked
  const references = await checkReferences(tenant, locked.data, key, checked.data)
  if (!references.ok) return references
  const records = await insertRecords(
    tenant.db,
    key,
    tenant.orgId,
    checked.data.map(({ record }) => fieldsOf(record)),
  )
  await writeSpatialEvent(tenant, orderId, key, 'canvas.create', 'created', records)
  await touchOrder(tenant, orderId)
  return succeed(records)
}

interface Merged<K extends SpatialKey> {
  readonly before: RecordOf<K>
  readonly after: Props
  readonly path: string
}

/** Fields that are what they are from the beginning. */
function fixedFaults(tenant: TenantCall, record: object, props: Props, path: string): SpatialFault[] {
  const held = fieldsOf(record)
  const word = orderWord(tenant.org.profile)
  return [
    { field: 'type', message: words.typeStays },
    { field: 'productOrderId', message: words.orderStays({ word }) },
  ].flatMap(({ field, message }) =>
    props[field] === undefined || props[field] === held[field] ? [] : [{ path: path + field, message }],
  )
}

/** Each record with its changes merged into what it holds now; a record that is named twice takes both. */
function mergeAll<K extends SpatialKey>(
  tenant: TenantCall,
  key: K,
  records: ReadonlyMap<number, RecordOf<K>>,
  changes: readonly Change[],
  isList: boolean,
): Outcome<ReadonlyMap<number, Merged<K>>> {
  const merged = new Map<number, Merged<K>>()
  for (const [index, change] of changes.entries()) {
    const before = records.get(change.where.id)
    if (!before) return notFound()
    const path = isList ? `updates.${index}.props.` : 'props.'
    const held = { ...before, ...merged.get(before.id)?.after }
    const faults = [
      ...fixedFaults(tenant, held, change.props, path),
      ...unknownKeys(fieldsOf(held)['type'], change.props['data'], path),
    ]
    if (faults.length > 0) return invalidFields(faults)
    const result = mergeChange(held, change, resources[key].mergedFields)
    if (!result.ok) return conflict(before, result.conflictingFields)
    merged.set(before.id, { before, path, after: { ...merged.get(before.id)?.after, ...result.patch } })
  }
  return succeed(merged)
}

/** Changes records of one order: all or none. Answers them in the order of the changes. */
export async function changeOnCanvas<K extends SpatialKey>(
  tenant: TenantCall,
  key: K,
  changes: readonly Change[],
  isList: boolean,
): Promise<Outcome<RecordOf<K>[]>> {
  const ids = changes.map(({ where }) => where.id)
  const known = await lockedRecords(tenant, key, ids, 'line.update')
  if (!known.ok) return known
  const { order, records } = known.data
  const merged = mergeAll(tenant, key, records, changes, isList)
  if (!merged.ok) return merged
  const writes = [...merged.data.values()].map(({ before, after, path }) => ({
    record: { ...before, ...after },
    before,
    path,
  }))
  const checked = checkAll(key, writes)
  if (!checked.ok) return checked
  const references = await checkReferences(tenant, order, key, checked.data)
  if (!references.ok) return references
  const patches = checked.data.map(({ record }) => {
    const whole = fieldsOf(record)
    const id = Number(whole['id'])
    const fields = Object.keys(merged.data.get(id)?.after ?? {})
    return { id, patch: Object.fromEntries(fields.map((field) => [field, whole[field]])) }
  })
  const updated = await updateRecords(tenant.db, key, tenant.orgId, patches)
  const byId = new Map(updated.map((record) => [record.id, record]))
  await writeSpatialChange(
    tenant,
    order.id,
    key,
    [...merged.data.values()].flatMap(({ before }) => {
      const after = byId.get(before.id)
      return after ? [{ before, after }] : []
    }),
  )
  await touchOrder(tenant, order.id)
  return succeed(ids.flatMap((id) => byId.get(id) ?? []))
}

interface Known<K extends SpatialKey> {
  readonly order: ProductOrder
  readonly records: ReadonlyMap<number, RecordOf<K>>
}

/** The records as they are under the lock of their order, for a caller who may do `action` to it. */
async function lockedRecords<K extends SpatialKey>(
  tenant: TenantCall,
  key: K,
  ids: readonly number[],
  action: Extract<OrderAction, `line.${string}`>,
  options: { readonly includeDeleted?: boolean } = {},
): Promise<Outcome<Known<K>>> {
  const orderId = await orderOfRecords(tenant, key, ids, options)
  if (!orderId.ok) return orderId
  const locked = await lockCanvas(tenant, orderId.data, action)
  if (!locked.ok) return locked
  const records = await readRecords(tenant.db, key, tenant.orgId, {
    ...options,
    fields: { id: [...new Set(ids)], productOrderId: locked.data.id },
  })
  return succeed({ order: locked.data, records: new Map(records.map((record) => [record.id, record])) })
}

/** Deletes records softly, or brings them back: all or none. What stands on a viewport stays, and is there again with it. */
export async function setDeletedOnCanvas<K extends SpatialKey>(
  tenant: TenantCall,
  key: K,
  ids: readonly number[],
  isDeleted: boolean,
): Promise<Outcome<RecordOf<K>[]>> {
  if (new Set(ids).size < ids.length) return invalid('where.ids', words.twice)
  const action = isDeleted ? 'line.delete' : 'line.create'
  const known = await lockedRecords(tenant, key, ids, action, { includeDeleted: !isDeleted })
  if (!known.ok) return known
  const { order, records } = known.data
  const held = ids.flatMap((id) => records.get(id) ?? [])
  if (held.length < ids.length) return notFound()
  if (!isDeleted) {
    if (held.some((record) => !isRestorable(record, tenant.now))) return notFound()
    const room = await checkRoom(tenant, order.id, held.filter(({ deletedAt }) => deletedAt !== null).length)
    if (!room.ok) return room
  }
  const changed = await setRecordsDeleted(tenant.db, key, tenant.orgId, ids, isDeleted)
  const kind = isDeleted ? 'canvas.delete' : 'canvas.restore'
  await writeSpatialEvent(tenant, order.id, key, kind, isDeleted ? 'deleted' : 'restored', changed)
  await touchOrder(tenant, order.id)
  const byId = new Map(changed.map((record) => [record.id, record]))
  return succeed(ids.flatMap((id) => byId.get(id) ?? []))
}
