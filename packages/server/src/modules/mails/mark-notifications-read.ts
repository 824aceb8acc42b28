/** Marks the caller's own notifications as read: some, or all. [1.3.23] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { notFound, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { countUnread, hasBell } from './notifications.ts'

export const markNotificationsRead: HandlerOf<'markNotificationsRead'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    if (!hasBell(tenant)) return notFound()
    const { ids } = body
    if (ids === undefined || ids.length > 0) {
      await tenant.db
        .updateTable('notifications')
        .set({ readAt: tenant.now })
        .where('orgId', '=', tenant.orgId)
        .where('userId', '=', tenant.actor.userId)
        .where('readAt', 'is', null)
        .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
        .execute()
    }
    return succeed({ unreadCount: await countUnread(tenant) })
  })
