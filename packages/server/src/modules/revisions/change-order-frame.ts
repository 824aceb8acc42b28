/** The frame of every step of a change order: the order locked, the caller allowed, the step written into the history. */
import type { OrderAction } from '@orderwright/domain/access'
import { changeOrderMessages as words } from '@orderwright/domain/messages'
import { currentStatus, isStarted, type OrderEventKind, type ProductOrder } from '@orderwright/domain/orders'
import { orderWord, statusTypeTable } from '@orderwright/domain/tenancy'
import { fail, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { lockFor } from '../lifecycle/transition.ts'
import { writeEvent } from '../orders/write-event.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import {
  type ChangeOrderRow,
  noteChangeWaiting,
  presentChangeOrder,
  readChangeOrders,
} from '../revision-records/change-order-store.ts'

/** The locked order, where it is made already: neither at its first step nor waiting for its approval. */
export async function lockMade(
  tenant: TenantCall,
  orderId: number,
  action: OrderAction,
): Promise<Outcome<ProductOrder>> {
  const order = await lockFor(tenant, orderId, action)
  if (!order.ok) return order
  const { profile } = tenant.org
  if (isMade(tenant, order.data)) return order
  return fail('refused', words.notMadeYet({ word: orderWord(profile) }), { rule: 'notMadeYet' })
}

export function isMade({ org }: TenantCall, order: ProductOrder): boolean {
  const { type } = currentStatus(order, org.profile)
  return !isStarted(order, org.profile) && !statusTypeTable[type].awaitsApproval
}

/** Writes the step into the history and answers the change order as it is now. */
export async function answered(
  tenant: TenantCall,
  order: ProductOrder,
  id: number,
  kind: OrderEventKind,
  after: object,
) {
  await noteChangeWaiting(tenant, order.id)
  await writeEvent(tenant, {
    productOrderId: order.id,
    kind,
    resourceKey: 'productOrder',
    resourceId: order.id,
    before: {},
    after,
  })
  const row = (await readChangeOrders(tenant, order.id)).find((one) => one.id === id)
  if (!row) throw new Error(`change order ${id} vanished under its lock`)
  return succeed({ changeOrder: presentChangeOrder(tenant, order, row) })
}

/** The open one of these states, or why there is none. */
export function inState(
  row: ChangeOrderRow | undefined,
  state: 'requested' | 'open',
): Outcome<ChangeOrderRow> {
  if (row?.state === state) return succeed(row)
  return state === 'open'
    ? fail('refused', words.nothingOpen, { rule: 'noChangeOpen' })
    : fail('refused', words.nothingAsked, { rule: 'noChangeAsked' })
}
