/** The resource calls of order lines: read, and who may ask. Changes are in change-lines.ts and deleted-lines.ts. */
import type { CallContext } from '../../platform/http/call-context.ts'
import { fail, notFound, type Outcome, succeed, sentences } from '../../platform/http/outcome.ts'
import { readableOrder } from '../orders/order-store.ts'
import { presentLine, seesPrices } from '../orders/present-order.ts'
import { seenLine } from '../orders/seen-line.ts'
import { runInTenant, readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import type { BulkUpdateBody, CreateBody, GetBody, IdBody, IdsBody, UpdateBody } from '../records/bodies.ts'
import { readPage } from '../records/read-page.ts'
import { propsList } from '../records/bodies.ts'
import { changeLines, createLines } from './change-lines.ts'
import { setLinesDeleted } from './deleted-lines.ts'

/** The order of which lines are asked for: named, or that of the line that is named. */
async function orderIdOf(tenant: TenantCall, where: GetBody['where']): Promise<Outcome<number>> {
  if (typeof where.productOrderId === 'number') return succeed(where.productOrderId)
  if (typeof where.id !== 'number') {
    const message = sentences.nameOrder
    return fail('invalid', message, { fields: [{ path: 'where.productOrderId', message }] })
  }
  const line = await seenLine(tenant, where.id, { includeDeleted: true })
  return line ? succeed(line.productOrderId) : notFound()
}

const MAX_LINES = 10_000

export function getLines(call: CallContext, body: GetBody) {
  return readInTenant(call, body, async (tenant) => {
    const orderId = await orderIdOf(tenant, body.where)
    if (!orderId.ok) return orderId
    const order = await readableOrder(tenant, orderId.data)
    if (!order.ok) return order
    const isPriced = seesPrices(tenant, order.data)
    const { records: lines, nextAfterId } = await readPage(tenant, 'productInstance', MAX_LINES, {
      fields: body.where,
      includeDeleted: body.includeDeleted,
      afterId: body.afterId,
    })
    return succeed({ records: lines.map((line) => presentLine(isPriced, line)), nextAfterId })
  })
}

export function createLineRecords(call: CallContext, body: CreateBody) {
  return runInTenant(call, body, async (tenant) => {
    const created = await createLines(tenant, propsList(body))
    return created.ok ? succeed({ records: created.data }) : created
  })
}

export function updateLine(call: CallContext, body: UpdateBody) {
  return runInTenant(call, body, async (tenant) => {
    const changed = await changeLines(tenant, [body])
    if (!changed.ok) return changed
    const [record] = changed.data
    return record ? succeed({ record }) : notFound()
  })
}

export function updateLines(call: CallContext, body: BulkUpdateBody) {
  return runInTenant(call, body, async (tenant) => {
    const changed = await changeLines(tenant, body.updates)
    return changed.ok ? succeed({ records: changed.data }) : changed
  })
}

function setOneDeleted(call: CallContext, body: IdBody, isDeleted: boolean) {
  return runInTenant(call, body, async (tenant) => {
    const changed = await setLinesDeleted(tenant, [body.where.id], isDeleted)
    if (!changed.ok) return changed
    const [record] = changed.data
    return record ? succeed({ record }) : notFound()
  })
}

function setSeveralDeleted(call: CallContext, body: IdsBody, isDeleted: boolean) {
  return runInTenant(call, body, async (tenant) => {
    const changed = await setLinesDeleted(tenant, body.where.ids, isDeleted)
    return changed.ok ? succeed({ records: changed.data }) : changed
  })
}

export const destroyLine = (call: CallContext, body: IdBody) => setOneDeleted(call, body, true)
export const restoreLine = (call: CallContext, body: IdBody) => setOneDeleted(call, body, false)
export const destroyLines = (call: CallContext, body: IdsBody) => setSeveralDeleted(call, body, true)
export const restoreLines = (call: CallContext, body: IdsBody) => setSeveralDeleted(call, body, false)
