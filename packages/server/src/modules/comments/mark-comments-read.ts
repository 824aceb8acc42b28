/** Marks comments and their notifications as read by the caller. */
import { sql } from 'kysely'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readableOrder } from '../orders/order-store.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { mayOn } from './comment-store.ts'

/** Idempotent: what was read before keeps the time at which it was. */
export const markCommentsRead: HandlerOf<'markCommentsRead'> = (call, body) =>
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
      on conflict (org_id, comment_id, user_id) do update set read_at = excluded.read_at
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
