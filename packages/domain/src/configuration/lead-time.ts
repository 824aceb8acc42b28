/** The alert that a choice makes an item take long, where the organisation's profile asks for one. [1.5.50] */
import type { SelectionChange } from '../orders/selections.ts'
import type { Catalog } from '../catalog/compile.ts'
import type { ProductOption } from '../catalog/schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { optionIdsOf } from '../constraints/choices.ts'

export interface LeadTimeAlert {
  readonly weeks: number
  /** the option that takes so long */
  readonly option: ProductOption
}

/** What to warn of when this choice is made; null when there is nothing to say. */
export function leadTimeAlert(
  catalog: Catalog,
  profile: OrgProfile,
  change: SelectionChange,
): LeadTimeAlert | null {
  const alert = profile.alerts.leadTime
  if (alert === null || profile.roles[alert.role]?.includes(change.propertyId) !== true) return null
  for (const optionId of optionIdsOf(change.selection ?? undefined)) {
    const option = catalog.options.get(optionId)
    if (option?.data[alert.optionDataKey] === true) return { weeks: alert.weeks, option }
  }
  return null
}
