/** The alert that a choice makes an item take long, where the organisation's profile asks for one. [1.5.50] */
import type { Catalog } from '../catalog/compile.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { optionIdsOf } from './network-state.ts'
import type { SelectionChange } from './types.ts'

/** Weeks to warn of when this choice is made; null when there is nothing to say. */
export function leadTimeWeeks(catalog: Catalog, profile: OrgProfile, change: SelectionChange): number | null {
  const alert = profile.alerts.leadTime
  if (alert === null || profile.roles[alert.role]?.includes(change.propertyId) !== true) return null
  const isSlow = optionIdsOf(change.selection ?? undefined).some(
    (optionId) => catalog.options.get(optionId)?.data[alert.optionDataKey] === true,
  )
  return isSlow ? alert.weeks : null
}
