/** An order in its organisation's list of statuses: what every question about its next step is asked of. */
import { currentStatus } from '../orders/statuses.ts'
import type { LedgerEntry } from '../payments/amount-due.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { StatusDefinition } from '../tenancy/status-definitions.ts'
import { type StatusTypeTable, statusTypeTable } from '../tenancy/status-types.ts'
import type { TransitionOrder } from './transition.ts'

export type Standing = {
  readonly order: TransitionOrder
  readonly profile: OrgProfile
  /** what the types of the profile's statuses mean */
  readonly types: StatusTypeTable
  /** the order's payments so far */
  readonly ledger: readonly LedgerEntry[]
  /** the status that the order has */
  readonly current: StatusDefinition
}

/** Where the order stands. */
export function standingOf(
  order: TransitionOrder,
  profile: OrgProfile,
  ledger: readonly LedgerEntry[],
  types: StatusTypeTable = statusTypeTable,
): Standing {
  return { order, profile, types, ledger, current: currentStatus(order, profile, types) }
}
