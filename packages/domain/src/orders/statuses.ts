/** Where an order stands in its organisation's list of statuses, and what of that a person sees. */
import type { StatusData, StatusEntry } from './status-data.ts'
import type { ProductOrder } from './schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { Role } from '../tenancy/schema.ts'
import type { StatusDefinition } from '../tenancy/status-definitions.ts'
import { type StatusTypeTable, statusTypeTable } from '../tenancy/status-types.ts'

type Standing = Pick<ProductOrder, 'statusData'>
type StockedStanding = Pick<ProductOrder, 'statusData' | 'isStocked'>

/** The first status of a type that orders begin at, else the first of the list. [1.4.07] */
export function startedStatus(
  profile: OrgProfile,
  types: StatusTypeTable = statusTypeTable,
): StatusDefinition {
  const [first] = profile.productOrderStatuses
  const started = profile.productOrderStatuses.find(({ type }) => types[type].isStart) ?? first
  if (started === undefined) throw new Error('a profile has at least one status')
  return started
}

/** The last status in list order that has an entry in `statusData`; the started one when none has. */
export function currentStatus(
  order: Standing,
  profile: OrgProfile,
  types: StatusTypeTable = statusTypeTable,
): StatusDefinition {
  return (
    profile.productOrderStatuses.findLast((status) => order.statusData[status.key] !== undefined) ??
    startedStatus(profile, types)
  )
}

/**
 * The keys of the statuses at which nothing is left to be made: those of a finished type, and the last of the list where orders
 * neither begin nor wait. An order at one of them is no longer open.
 */
export function finishedStatusKeys(profile: OrgProfile, types: StatusTypeTable = statusTypeTable): string[] {
  const last = profile.productOrderStatuses.at(-1)
  return profile.productOrderStatuses
    .filter((status) => {
      const { isFinished, isStart, awaitsApproval, payment } = types[status.type]
      return isFinished || (status === last && !isStart && !awaitsApproval && payment !== 'awaited')
    })
    .map(({ key }) => key)
}

/** Position in the organisation's list, −1 when unknown. */
export function statusRank(profile: OrgProfile, statusKey: string): number {
  return profile.productOrderStatuses.findIndex((status) => status.key === statusKey)
}

/** Whether the order stands at its first step still. */
export function isStarted(order: Standing, profile: OrgProfile): boolean {
  return currentStatus(order, profile).key === startedStatus(profile).key
}

/**
 * The statuses a person sees on an order: guests only those visible to guests, stocked orders only those
 * that apply to stocked ones. The current status is seen by employees in any case. [1.4.01]
 */
export function visibleStatuses(order: StockedStanding, profile: OrgProfile, role: Role): StatusDefinition[] {
  const current = currentStatus(order, profile).key
  return profile.productOrderStatuses.filter((status) => {
    if (role === 'guest' && !status.isVisibleToGuest) return false
    return order.isStocked === 0 || status.appliesToStocked || (role !== 'guest' && status.key === current)
  })
}

/** Title and description of a status; stocked orders use their own where given. [1.4.02] */
export function statusText(
  status: StatusDefinition,
  isStocked: boolean,
): { readonly title: string; readonly description: string } {
  return {
    title: (isStocked && status.stockedOrderTitle) || status.title,
    description: (isStocked && status.stockedOrderDescription) || status.description,
  }
}

/** The status a person is told the order has: the last one visible to them up to the current one. */
export function currentVisibleStatus(
  order: StockedStanding,
  profile: OrgProfile,
  role: Role,
): StatusDefinition {
  const rank = statusRank(profile, currentStatus(order, profile).key)
  const visible = visibleStatuses(order, profile, role)
  return (
    visible.findLast((status) => statusRank(profile, status.key) <= rank) ??
    visible[0] ??
    startedStatus(profile)
  )
}

/**
 * The stored status keys of the orders that a person is told to be at `statusKey`: for a guest also the hidden ones
 * up to the next that guests see, and none at all for a hidden one. [1.6.06]
 */
export function statusKeysShownAs(statusKey: string, profile: OrgProfile, role: Role): string[] {
  if (role !== 'guest') return [statusKey]
  const statuses = profile.productOrderStatuses
  const visible = statuses.filter((status) => status.isVisibleToGuest)
  const place = visible.findIndex((status) => status.key === statusKey)
  if (place < 0) return []
  const from = place === 0 ? 0 : statusRank(profile, statusKey)
  const next = visible[place + 1]
  const to = next === undefined ? statuses.length : statusRank(profile, next.key)
  return statuses.slice(from, to).map(({ key }) => key)
}

export type StatusDot = {
  readonly key: string
  readonly type: StatusDefinition['type']
  readonly title: string
  readonly description: string
  /** the order has an entry for it [1.4.03] */
  readonly isFilled: boolean
  /** drawn larger; never on stocked orders [1.4.04] */
  readonly isMilestone: boolean
  readonly isCurrent: boolean
  readonly setBy: StatusDefinition['setBy']
  readonly entry: StatusEntry | undefined
}

/** One dot for each status that the person sees. [1.2.58, 1.4.01–1.4.04] */
export function statusDots(order: StockedStanding, profile: OrgProfile, role: Role): StatusDot[] {
  const current = currentVisibleStatus(order, profile, role).key
  const isStocked = order.isStocked === 1
  return visibleStatuses(order, profile, role).map((status) => ({
    key: status.key,
    type: status.type,
    ...statusText(status, isStocked),
    isFilled: order.statusData[status.key] !== undefined,
    isMilestone: status.isMilestone && !isStocked,
    isCurrent: status.key === current,
    setBy: status.setBy,
    entry: order.statusData[status.key],
  }))
}

/** `statusData` with the entries up to `statusKey` and none after it. */
export function withoutLaterStatuses(data: StatusData, profile: OrgProfile, statusKey: string): StatusData {
  const rank = statusRank(profile, statusKey)
  const kept: StatusData = {}
  for (const [key, entry] of Object.entries(data)) {
    const otherRank = statusRank(profile, key)
    // Entries of statuses that the organisation has removed from its list stay as history.
    if (otherRank <= rank) kept[key] = entry
  }
  return kept
}

type ToldStanding = Pick<ProductOrder, 'statusData' | 'lastCompletedStatusKey' | 'isStocked'>

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
export function hideStatuses<S extends ToldStanding>(order: S, profile: OrgProfile): S {
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
