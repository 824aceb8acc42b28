/** The columns of the production board: an organization's statuses from the one on at which its clock starts. [issue 18] */
import { finishedStatusKeys } from '../orders/statuses.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { StatusDefinition } from '../tenancy/status-definitions.ts'
import { statusTypeTable } from '../tenancy/status-types.ts'

export interface ProductionColumn {
  readonly status: StatusDefinition
  /** false: nothing is left to be made there. What comes there leaves the board. */
  readonly isOpen: boolean
}

/** In the order of the profile; from the second step on where the profile names no status to start at. */
export function productionColumns(profile: OrgProfile): ProductionColumn[] {
  const { productOrderStatuses: statuses, production } = profile
  const named = statuses.findIndex(({ key }) => key === production.startsAt)
  const afterBeginning = statuses.findIndex(({ type }) => !statusTypeTable[type].isStart)
  const start = named >= 0 ? named : Math.max(0, afterBeginning)
  const finished = new Set(finishedStatusKeys(profile))
  return statuses.slice(start).map((status) => ({ status, isOpen: !finished.has(status.key) }))
}

/** Keys of the statuses whose orders stand on the board. */
export function openColumnKeys(profile: OrgProfile): string[] {
  return productionColumns(profile)
    .filter(({ isOpen }) => isOpen)
    .map(({ status }) => status.key)
}
