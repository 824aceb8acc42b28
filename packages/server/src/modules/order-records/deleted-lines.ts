/** Lines that go, and come back: one or several of one order, all or none. What is taken back of a schedule is hundreds. [issue 18] */
import type { InstanceView } from '@orderwright/contract'
import { spatialCallMessages as words } from '@orderwright/domain/messages'
import { fail, notFound, type Outcome, sentences, succeed } from '../../platform/http/outcome.ts'
import { readRecords, setRecordsDeleted } from '../../platform/database/records.ts'
import { isRestorable } from '../../platform/database/restorable.ts'
import { lockFor } from '../lifecycle/transition.ts'
import { readableOrder, recalculateOrder } from '../orders/order-store.ts'
import { presentLine, seesPrices } from '../orders/present-order.ts'
import { seenIds } from '../orders/visible-orders.ts'
import { differences, writeEvent } from '../orders/write-event.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { checkReturned } from './returned-lines.ts'

/** Deletes lines of one order softly, or brings them back: all or none. The records in the order of the ids. */
export async function setLinesDeleted(
  tenant: TenantCall,
  ids: readonly number[],
  isDeleted: boolean,
): Promise<Outcome<InstanceView[]>> {
  if (new Set(ids).size < ids.length) return invalid(words.twice)
  const orderId = await orderOfLines(tenant, ids, !isDeleted)
  if (!orderId.ok) return orderId
  const readable = await readableOrder(tenant, orderId.data)
  if (!readable.ok) return readable
  const locked = await lockFor(tenant, orderId.data, isDeleted ? 'line.delete' : 'line.create')
  if (!locked.ok) return locked
  const order = locked.data
  const lines = await linesById(tenant, ids, !isDeleted)
  if (lines.size < ids.length) return notFound()
  if (!isDeleted && [...lines.values()].some((line) => !isRestorable(line, tenant.now))) return notFound()
  const returned = await checkReturned(tenant, order.id, new Map(isDeleted ? ids.map((id) => [id, 0]) : []))
  if (!returned.ok) return returned
  const changed = await setRecordsDeleted(tenant.db, 'productInstance', tenant.orgId, ids, isDeleted)
  await recalculateOrder(tenant, order.id)
  const byId = new Map(changed.map((line) => [line.id, line]))
  const inOrder = ids.flatMap((id) => byId.get(id) ?? [])
  await writeEvent(
    tenant,
    ...inOrder.map((line) => ({
      productOrderId: order.id,
      kind: isDeleted ? ('line.delete' as const) : ('line.restore' as const),
      resourceKey: 'productInstance' as const,
      resourceId: line.id,
      ...differences(lines.get(line.id) ?? line, line),
    })),
  )
  const isPriced = seesPrices(tenant, order)
  return succeed(inOrder.map((line) => presentLine(isPriced, line)))
}

function invalid(message: string): Outcome<never> {
  return fail('invalid', message, { fields: [{ path: 'where.ids', message }] })
}

/** The one order of lines that the caller sees. */
async function orderOfLines(
  tenant: TenantCall,
  ids: readonly number[],
  includeDeleted: boolean,
): Promise<Outcome<number>> {
  const seen = await seenIds(tenant, 'productInstances', ids)
  if (ids.some((id) => !seen.has(id))) return notFound()
  const lines = await linesById(tenant, ids, includeDeleted)
  if (lines.size < ids.length) return notFound()
  const [orderId, ...others] = new Set([...lines.values()].map(({ productOrderId }) => productOrderId))
  if (others.length > 0) return invalid(sentences.oneOrderPerCall)
  return orderId === undefined ? notFound() : succeed(orderId)
}

async function linesById(tenant: TenantCall, ids: readonly number[], includeDeleted: boolean) {
  const lines = await readRecords(tenant.db, 'productInstance', tenant.orgId, {
    fields: { id: ids.filter(isId) },
    includeDeleted,
  })
  return new Map(lines.map((line) => [line.id, line]))
}

/** Beyond the column's type there is no line, and it must not become an error. */
const isId = (id: number) => Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647
