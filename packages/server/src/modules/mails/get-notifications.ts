/** A page of the caller's own notifications at an organisation, newest first. [1.3.23] */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { notFound, succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { countUnread, hasBell, ownNotifications } from './notifications.ts'

export const getNotifications: HandlerOf<'getNotifications'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    if (!hasBell(tenant)) return notFound()
    const { before, limit } = body
    const rows = await ownNotifications(tenant)
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
        'notifications.productId',
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
