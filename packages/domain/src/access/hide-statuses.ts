/**
 * What guests learn of statuses: nothing of those that the organization keeps to itself. The one place that takes them away, from
 * orders and from the settings alike. [1.4.01]
 */
import type { StatusData } from '../orders/status-data.ts'
import { currentVisibleStatus, startedStatus } from '../orders/statuses.ts'
import type { ProductOrder } from '../orders/schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'

type Standing = Pick<ProductOrder, 'statusData' | 'lastCompletedStatusKey' | 'isStocked'>

/** Entries of statuses that guests see; those that the organization has taken off its list may have been hidden too. */
function seenEntries(data: StatusData, profile: OrgProfile): StatusData {
  const seen: StatusData = {}
  for (const { key, isVisibleToGuest } of profile.productOrderStatuses) {
    const entry = data[key]
    if (isVisibleToGuest && entry !== undefined) seen[key] = entry
  }
  return seen
}

/** The order, or a row of it, as far as it has come for a guest: at a hidden status it still stands at the one before. */
export function hideStatuses<S extends Standing>(order: S, profile: OrgProfile): S {
  const told = currentVisibleStatus(order, profile, 'guest')
  return {
    ...order,
    statusData: seenEntries(order.statusData, profile),
    lastCompletedStatusKey: told.key,
  }
}

/** Whether a guest is not told the status with this key. */
export function isHiddenStatus(statusKey: string, profile: OrgProfile): boolean {
  return profile.productOrderStatuses.some(
    ({ key, isVisibleToGuest }) => key === statusKey && !isVisibleToGuest,
  )
}

/** The settings without the statuses that guests do not see; the one at which orders begin is no secret. */
export function hideStatusDefinitions(profile: OrgProfile): OrgProfile {
  const started = startedStatus(profile)
  return {
    ...profile,
    productOrderStatuses: profile.productOrderStatuses.filter(
      (status) => status.isVisibleToGuest || status === started,
    ),
  }
}
