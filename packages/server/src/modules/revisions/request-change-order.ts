/** A customer asks for a change of an order that they can no longer edit; the employees hear of it. */
import { changeOrderMessages as words } from '@orderwright/domain/messages'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail } from '../../platform/http/outcome.ts'
import { employeesOf } from '../mails/people.ts'
import { notifyReaders } from '../mails/notify-readers.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { answered, lockMade } from './change-order-frame.ts'
import { currentChangeOrder } from '../revision-records/change-order-store.ts'

export const requestChangeOrder: HandlerOf<'requestChangeOrder'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const order = await lockMade(tenant, body.productOrderId, 'order.requestChange')
    if (!order.ok) return order
    if (await currentChangeOrder(tenant, order.data.id)) {
      return fail('refused', words.openAlready, { rule: 'changeOpenAlready' })
    }
    const { orgId, userId, now } = tenant
    const { id } = await tenant.db
      .insertInto('changeOrders')
      .values({
        orgId,
        productOrderId: order.data.id,
        state: 'requested',
        note: body.note,
        requestedBy: userId,
        requestedAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await notifyReaders(tenant, order.data, await employeesOf(tenant, order.data), {
      kind: 'changeOrderRequested',
      cause: `change order ${id}`,
      note: body.note,
    })
    return answered(tenant, order.data, id, 'changeOrder.request', { changeNote: body.note })
  })
