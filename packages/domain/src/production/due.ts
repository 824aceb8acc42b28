/**
 * When an order is due to ship, and whether it is late. A day that somebody typed counts first; otherwise the lead time runs from
 * the moment at which the profile lets it begin. [issue 18]
 */
import type { ProductOrder } from '../orders/schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { StatusDefinition } from '../tenancy/status-definitions.ts'
import { statusTypeTable } from '../tenancy/status-types.ts'
import { inTimeZone } from '../units/time-zone.ts'
import type { Timestamp } from '../units/timestamp.ts'
import { leadTimeOf } from './lead-times.ts'
import { addWorkingDays } from './working-days.ts'

/** After all days. */
const NO_DAY = '9999-99-99'

export type Due =
  /** `day`: YYYY-MM-DD where the organization is */
  | { readonly by: 'hand'; readonly day: string }
  | {
      readonly by: 'leadTime'
      readonly day: string
      /** the day on which its time began */
      readonly startDay: string
      readonly workingDays: number
    }

type Clocked = Pick<ProductOrder, 'statusData' | 'estimatedShippingDate'> & {
  /** status → when it was reached first, as the database keeps it: those that the order went back from too */
  readonly firstReached?: Readonly<Record<string, Timestamp>>
}

/** The statuses of which the one reached first starts the clock: the profile's, or a later one where that was skipped. */
export function startKeys({ production, productOrderStatuses }: OrgProfile): string[] {
  const start = productOrderStatuses.findIndex(({ key }) => key === production.startsAt)
  return start < 0 ? [] : productOrderStatuses.slice(start).map(({ key }) => key)
}

/** When the order's time began; null: not yet, or the profile names no status. The board asks the same of the database for all orders at once. */
export function startedAt(
  { statusData, firstReached = {} }: Pick<Clocked, 'statusData' | 'firstReached'>,
  profile: OrgProfile,
): Timestamp | null {
  const dates = startKeys(profile).flatMap((key) => firstReached[key] ?? statusData[key]?.date ?? [])
  return dates.toSorted().at(0) ?? null
}

/** The day on which an order is due; null: none was typed, and its time has not begun. */
export function dueOf(order: Clocked, slowestOption: number | null, profile: OrgProfile): Due | null {
  return dueFrom(
    { typed: order.estimatedShippingDate, started: startedAt(order, profile), slowestOption },
    profile,
  )
}

export interface DueFacts {
  /** the day that somebody typed; null: nobody has */
  readonly typed: Timestamp | null
  /** when its time began; null: not yet */
  readonly started: Timestamp | null
  /** the longest lead time among its options, in working days; null: none has its own */
  readonly slowestOption: number | null
}

/** The same of what is known of an order without its whole record. */
export function dueFrom({ typed, started, slowestOption }: DueFacts, profile: OrgProfile): Due | null {
  // A day that somebody typed is kept as its first moment, and is the same everywhere.
  if (typed !== null) return { by: 'hand', day: typed.slice(0, 10) }
  if (started === null) return null
  const startDay = inTimeZone(started, profile.region.timeZone).slice(0, 10)
  const workingDays = leadTimeOf(slowestOption, profile)
  return { by: 'leadTime', day: addWorkingDays(startDay, workingDays), startDay, workingDays }
}

/** Whether something is still to be made or shipped at a status. */
export function isToShip({ type }: Pick<StatusDefinition, 'type'>): boolean {
  const { isShipped, isFinished } = statusTypeTable[type]
  return !isShipped && !isFinished
}

/** Whether its day has passed (`today`: YYYY-MM-DD where the organization is) and it has not left. What is due today is not late. */
export function isLate(
  due: Pick<Due, 'day'> | null,
  status: Pick<StatusDefinition, 'type'>,
  today: string,
): boolean {
  return due !== null && due.day < today && isToShip(status)
}

interface Placed {
  readonly due: Pick<Due, 'day'> | null
  readonly orgSpecificId: number
}

/** Sorts what is due first to the front and what has no day to the end; equal ones by number. */
export function byDueDay(a: Placed, b: Placed): number {
  const first = a.due?.day ?? NO_DAY
  const second = b.due?.day ?? NO_DAY
  if (first !== second) return first < second ? -1 : 1
  return a.orgSpecificId - b.orgSpecificId
}
