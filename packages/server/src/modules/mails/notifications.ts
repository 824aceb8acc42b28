/** A person's own notifications at an organisation: read, and marked as read. Nobody reads another's. [1.3.23] */
import type { getNotifications, markNotificationsRead } from '@orderwright/contract'
import type { Handler } from '../../platform/http/call-context.ts'
import { notFound, succeed } from '../../platform/http/outcome.ts'
import { runInTenant, readInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'

function own({ db, orgId, actor }: TenantCall) {
  return db
    .selectFrom('notifications')
    .where('notifications.orgId', '=', orgId)
    .where('notifications.userId', '=', actor.userId)
    .where('notifications.deletedAt', 'is', null)
}

/** Whoever has one order shared has no bell: the person behind an invitation may have more. */
export function hasBell({ policy, actor, orgId }: TenantCall): boolean {
  return policy.can(actor, 'profile.read', { orgId })
}

export async function countUnread(tenant: TenantCall): Promise<number> {
  const { count } = await own(tenant)
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const notifications: Handler<typeof getNotifications> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    if (!hasBell(tenant)) return notFound()
    const { before, limit } = body
    const rows = await own(tenant)
      .leftJoin('productOrders', (join) =>
        join
          .onRef('productOrders.orgId', '=', 'notifications.orgId')
          .onRef('productOrders.id', '=', 'notifications.productOrderId'),
      )
      .select([
        'notifications.id',
        'notifications.kind',
        'notifications.text',
        'notifications.created',
        'notifications.readAt',
        'notifications.productOrderId',
        'notifications.commentId',
        'productOrders.orgSpecificId as productOrderOrgSpecificId',
      ])
      .$if(before !== undefined, (query) => query.where('notifications.id', '<', before ?? 0))
      .orderBy('notifications.id', 'desc')
      .limit(limit + 1)
      .execute()
    return succeed({
      notifications: rows.slice(0, limit),
      hasMore: rows.length > limit,
      unreadCount: await countUnread(tenant),
    })
  })

export const markRead: Handler<typeof markNotificationsRead> = (call, body) =>
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
