/**
 * What guests learn of statuses: nothing of those that the organization keeps to itself. The one place that takes them away, from
 * orders and from the settings alike. [1.4.01]
 */
import type { StatusData } from '../orders/status-data.ts'
import { currentStatus, currentVisibleStatus, startedStatus, statusRank } from '../orders/statuses.ts'
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

/**
 * The order, or a row of it, as far as it has come for a guest: at a hidden status it stands at the visible one before. Where that one
 * was skipped, it is there since it was passed; else the order would seem to stand where it was long ago.
 */
export function hideStatuses<S extends Standing>(order: S, profile: OrgProfile): S {
  const statusData = seenEntries(order.statusData, profile)
  const current = currentStatus(order, profile)
  const told = currentVisibleStatus(order, profile, 'guest')
  // Before the first that guests see it stands, for them, where orders begin.
  if (statusRank(profile, told.key) > statusRank(profile, current.key)) {
    return { ...order, statusData, lastCompletedStatusKey: startedStatus(profile).key }
  }
  const passed = order.statusData[current.key]
  if (passed !== undefined) statusData[told.key] ??= { date: passed.date }
  return { ...order, statusData, lastCompletedStatusKey: told.key }
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
