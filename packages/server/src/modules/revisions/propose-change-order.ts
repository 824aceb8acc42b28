/** An employee has worked an open change out: the customer is asked to look at it, and to agree to it or refuse it. */
import { changeOrderMessages as words } from '@orderwright/domain/messages'
import { orderWord } from '@orderwright/domain/tenancy'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail } from '../../platform/http/outcome.ts'
import { customersOf } from '../mails/people.ts'
import { notifyReaders } from '../mails/notify-readers.ts'
import { changeChangeOrder, currentChangeOrder } from '../revision-records/change-order-store.ts'
import { differsFromLast } from '../revision-records/revision-store.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { answered, inState, lockMade } from './change-order-frame.ts'
import { revisionsUrl } from '../revision-records/revisions-url.ts'

export const proposeChangeOrder: HandlerOf<'proposeChangeOrder'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const order = await lockMade(tenant, body.productOrderId, 'order.changeOrder')
    if (!order.ok) return order
    const row = inState(await currentChangeOrder(tenant, order.data.id), 'open')
    if (!row.ok) return row
    if (!(await differsFromLast(tenant, order.data))) {
      const word = orderWord(tenant.org.profile)
      return fail('refused', words.nothingChanged({ word }), { rule: 'nothingChanged' })
    }
    const { id } = row.data
    // What was refused before is another proposal; the history keeps what was said.
    await changeChangeOrder(tenant, id, {
      proposedBy: tenant.userId,
      proposedAt: tenant.now,
      refusedBy: null,
      refusedAt: null,
      refusalNote: '',
    })
    await notifyReaders(tenant, order.data, await customersOf(tenant, order.data), {
      kind: 'changeOrderProposed',
      cause: `change order ${id} at ${tenant.now}`,
      urlFor: () => revisionsUrl(tenant, order.data),
    })
    return answered(tenant, order.data, id, 'changeOrder.propose', {})
  })
