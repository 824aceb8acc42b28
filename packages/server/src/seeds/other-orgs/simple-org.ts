/** An organisation but for its catalogue and profile: people, dated prices, and orders in every status. */
import type { OrgProfile } from '@orderwright/domain'
import { daysFrom } from '../calendar.ts'
import type { DemoOrg } from '../demo-orgs.ts'
import { emptyCatalog, type OrgSeed, type SeedCatalog } from '../org-seed.ts'
import { peopleOf } from '../people.ts'
import type { PriceDates } from '../price-kit.ts'
import { type Records, recordsOf } from '../records.ts'
import { simpleOrders } from './simple-orders.ts'

export type SimpleOrg = {
  readonly org: DemoOrg
  readonly profile: OrgProfile
  readonly names: readonly (readonly [firstName: string, lastName: string])[]
  /** users of other organisations who are guests here too */
  readonly visitorIds?: readonly number[]
  readonly openedDaysAgo: number
  readonly catalog: (records: Records, dates: PriceDates) => Partial<SeedCatalog>
  /** titles of its orders: one for each status from the first on, then in turn again */
  readonly orderTitles: readonly string[]
}

const ANNOUNCED_PRICES_IN_DAYS = 60

export function simpleOrg(simple: SimpleOrg, now: Date, firstOrderId: number): OrgSeed {
  const created = daysFrom(now, -simple.openedDaysAgo)
  const dates = {
    old: created,
    current: daysFrom(now, -Math.round(simple.openedDaysAgo * 0.85)),
    announced: daysFrom(now, ANNOUNCED_PRICES_IN_DAYS),
  }
  const catalog = { ...emptyCatalog, ...simple.catalog(recordsOf(simple.org.id, created), dates) }
  return {
    id: simple.org.id,
    title: simple.org.title,
    profile: simple.profile,
    created,
    people: peopleOf(simple.org, simple.names, created, [], simple.visitorIds),
    catalog,
    orders: simpleOrders(simple, catalog, now, firstOrderId),
  }
}
