/** An employee opens the next revision of an order that is made already; until it is agreed to, the last one goes on being made. */
import { changeOrderMessages as words } from '@orderwright/domain/messages'
import { costsAsOrdered } from '@orderwright/domain/orders'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail } from '../../platform/http/outcome.ts'
import { recalculateOrder } from '../orders/order-store.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { answered, lockMade } from './change-order-frame.ts'
import { changeChangeOrder, currentChangeOrder } from '../revision-records/change-order-store.ts'
import { writeRevision } from '../revision-records/write-revision.ts'

export const openChangeOrder: HandlerOf<'openChangeOrder'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const order = await lockMade(tenant, body.productOrderId, 'order.changeOrder')
    if (!order.ok) return order
    const asked = await currentChangeOrder(tenant, order.data.id)
    if (asked?.state === 'open') return fail('refused', words.openAlready, { rule: 'changeOpenAlready' })
    const { orgId, userId, now } = tenant
    // What is being made now is what a withdrawal comes back to: an order from before revisions were kept has none, and one that an
    // employee has changed since its last one, which is billed so by now, gets the next.
    const isAlways = order.data.revisionNumber === 0
    const { order: made } = await recalculateOrder(
      tenant,
      order.data.id,
      {},
      async (judged) => (await writeRevision(tenant, judged, { reason: 'status', isAlways })) ?? {},
    )
    const baseRevision = made.revisionNumber
    const opened = { state: 'open', openedBy: userId, openedAt: now, baseRevision } as const
    if (asked) await changeChangeOrder(tenant, asked.id, opened)
    const id =
      asked?.id ??
      (
        await tenant.db
          .insertInto('changeOrders')
          .values({ orgId, productOrderId: order.data.id, note: body.note, ...opened })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id
    const changeNote = asked?.note ?? body.note
    const { orderTotal, depositAmount } = costsAsOrdered(made.costs)
    // What is proposed from now on is not asked for before it is agreed to.
    const agreedAmounts = { orderTotal, depositAmount }
    const held = await recalculateOrder(tenant, made.id, { agreedAmounts })
    return answered(tenant, held.order, id, 'changeOrder.open', changeNote === '' ? {} : { changeNote })
  })
