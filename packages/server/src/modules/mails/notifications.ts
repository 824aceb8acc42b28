/** A person's own notifications at an organisation. Nobody reads another's. [1.3.23] */
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** A query of the caller's notifications. */
export function ownNotifications({ db, orgId, actor }: TenantCall) {
  return db
    .selectFrom('notifications')
    .where('notifications.orgId', '=', orgId)
    .where('notifications.userId', '=', actor.userId)
    .where('notifications.deletedAt', 'is', null)
}

/** Whether the caller has notifications at all: whoever only has an order shared has none. */
export function hasBell({ policy, actor, orgId }: TenantCall): boolean {
  return policy.can(actor, 'profile.read', { orgId })
}

export async function countUnread(tenant: TenantCall): Promise<number> {
  const { count } = await ownNotifications(tenant)
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
