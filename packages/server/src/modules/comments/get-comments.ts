/** comments/get and comments/mark-read: what stands on an order for its viewer, and what they have seen of it. */
import type { getComments, markCommentsRead } from '@orderwright/contract'
import { sql } from 'kysely'
import type { Handler } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readableOrder } from '../orders/order-store.ts'
import { runInTenant, readInTenant } from '../tenancy/run-in-tenant.ts'
import { authorOf } from './comment-author.ts'
import { mentionable, peopleOf } from './comment-people.ts'
import { mayOn, readComments } from './comment-store.ts'

export const comments: Handler<typeof getComments> = (call, body) =>
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

/** Idempotent: what was read before stays read since then. */
export const readThem: Handler<typeof markCommentsRead> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const order = await readableOrder(tenant, body.productOrderId)
    if (!order.ok) return order
    const self = tenant.actor.userId
    const seesNotes = mayOn(tenant, order.data, 'order.commentInternally')
    await sql`insert into comment_readers (org_id, comment_id, user_id, read_at)
      select org_id, id, ${self}, now() from comments
      where org_id = ${tenant.orgId} and product_order_id = ${order.data.id} and id = any(${body.ids}::integer[])
        and user_id <> ${self} and (is_internal = 0 or ${seesNotes})
      order by id
      on conflict (org_id, comment_id, user_id) do update set read_at = now()
        where comment_readers.read_at is null`.execute(tenant.db)
    await tenant.db
      .updateTable('notifications')
      .set({ readAt: tenant.now })
      .where('orgId', '=', tenant.orgId)
      .where('userId', '=', self)
      .where('productOrderId', '=', order.data.id)
      .where('commentId', 'in', body.ids)
      .where('readAt', 'is', null)
      .execute()
    return succeed({ ok: true as const })
  })
