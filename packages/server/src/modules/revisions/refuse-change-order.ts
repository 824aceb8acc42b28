/** A customer refuses an open change, and says why: it stays open, for an employee to change what is proposed or to withdraw it. */
import { isEmployee } from '@orderwright/domain/access'
import { changeOrderMessages as words } from '@orderwright/domain/messages'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, forbidden } from '../../platform/http/outcome.ts'
import { employeesOf } from '../mails/people.ts'
import { notifyReaders } from '../mails/notify-readers.ts'
import { changeChangeOrder, currentChangeOrder } from '../revision-records/change-order-store.ts'
import { judgedNow } from '../revision-records/revision-store.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { answered, inState, lockMade } from './change-order-frame.ts'
import { proposalOf } from './proposal.ts'
import { revisionsUrl } from '../revision-records/revisions-url.ts'

export const refuseChangeOrder: HandlerOf<'refuseChangeOrder'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const order = await lockMade(tenant, body.productOrderId, 'order.agreeToChange')
    if (!order.ok) return order
    // Nobody refuses for a customer: an employee withdraws it.
    if (isEmployee(tenant.actor)) return forbidden()
    const row = inState(await currentChangeOrder(tenant, order.data.id), 'open')
    if (!row.ok) return row
    if (proposalOf(await judgedNow(tenant, order.data)) !== body.proposal)
      return fail('refused', words.changedSince, { rule: 'changedSince' })
    const { id } = row.data
    const { note } = body
    await changeChangeOrder(tenant, id, {
      refusedBy: tenant.userId,
      refusedAt: tenant.now,
      refusalNote: note,
    })
    await notifyReaders(tenant, order.data, await employeesOf(tenant, order.data), {
      kind: 'changeOrderRefused',
      cause: `change order ${id} at ${tenant.now}`,
      note,
      urlFor: () => revisionsUrl(tenant, order.data),
    })
    return answered(tenant, order.data, id, 'changeOrder.refuse', { refusalNote: note })
  })
