/** The comments of an order that the caller may see, and whom they can mention. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readableOrder } from '../orders/order-store.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { authorOf } from './comment-author.ts'
import { mentionable, peopleOf } from './comment-people.ts'
import { mayOn, readComments } from './comment-store.ts'

export const getComments: HandlerOf<'getComments'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    const people = await mentionable(tenant, order.data, await peopleOf(tenant, order.data))
    const author = await authorOf(tenant)
    return succeed({
      comments: await readComments(tenant, order.data),
      people: people.map(({ id, name, isEmployee }) => ({ id, name, isEmployee })),
      mayWriteInternally: mayOn(tenant, order.data, 'order.commentInternally'),
      isNameless: author.kind === 'visitor',
    })
  })
