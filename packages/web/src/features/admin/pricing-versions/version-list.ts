/** The versions of a pricing rule as they are listed. [2.2.96] */
import type { PricingRuleVersion, ProductPricingRule } from '@orderwright/domain/catalog'
import { adminSectionMessages as words } from '@orderwright/domain/messages'
import { effectiveRule } from '@orderwright/domain/pricing'
import { formatDate, type Timestamp } from '@orderwright/domain/units'

export interface ListedVersion {
  readonly key: string
  readonly version: PricingRuleVersion
  /** 'Version 2, from 1/1/2027 00:00 UTC, to come' */
  readonly title: string
}

/** Newest effective date first; of equal dates the later key. */
export function listVersions(rule: ProductPricingRule, now: Timestamp): readonly ListedVersion[] {
  const inForce = effectiveRule(rule, now).version
  return Object.entries(rule.versions)
    .toSorted(([keyA, a], [keyB, b]) => b.created.localeCompare(a.created) || Number(keyB) - Number(keyA))
    .map(([key, version]) => {
      const { created } = version
      const standing = key === inForce ? words.inForceToday : created > now ? words.toCome : ''
      const date = formatDate(created)
      return { key, version, title: words.version({ key, date, created: created.slice(11, 16), standing }) }
    })
}
