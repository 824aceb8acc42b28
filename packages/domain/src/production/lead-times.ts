/**
 * How long it takes to make something, as an organization's profile says: so many working days, and longer with some options.
 * [issue 18; the alert on lead time: 1.5.50]
 */
import type { ProductOption } from '../catalog/schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'

const WORKING_DAYS_A_WEEK = 5

/** Options of the properties with a role take so long where their data has `true` under the key. */
export interface LeadTimeRule {
  readonly role: string
  readonly optionDataKey: string
  readonly workingDays: number
}

/** The rules by option: those of production, and what people are warned of when they choose. */
export function leadTimeRules({ production, alerts }: OrgProfile): LeadTimeRule[] {
  const { leadTime } = alerts
  return [
    ...production.byOption,
    ...(leadTime === null ? [] : [{ ...leadTime, workingDays: leadTime.weeks * WORKING_DAYS_A_WEEK }]),
  ]
}

/** The options that have a lead time of their own, by their id, in working days; the longest rule of each. */
export function slowOptions(
  options: Iterable<Pick<ProductOption, 'id' | 'productPropertyId' | 'data'>>,
  profile: OrgProfile,
): Map<number, number> {
  const rules = leadTimeRules(profile).map((rule) => ({
    ...rule,
    propertyIds: new Set(profile.roles[rule.role] ?? []),
  }))
  const slow = new Map<number, number>()
  if (rules.length === 0) return slow
  for (const { id, productPropertyId, data } of options) {
    for (const { propertyIds, optionDataKey, workingDays } of rules) {
      if (data[optionDataKey] === true && propertyIds.has(productPropertyId))
        slow.set(id, Math.max(workingDays, slow.get(id) ?? 0))
    }
  }
  return slow
}

/** The lead time of an order in working days: the usual one, or that of its slowest option where this is longer. */
export function leadTimeOf(slowestOption: number | null, { production }: OrgProfile): number {
  return Math.max(production.leadTimeDays, slowestOption ?? 0)
}
