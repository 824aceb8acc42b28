/** Organisations whose catalogue is a single product each for now: people, profile, one rule, a few orders. */
import type { OrgProfile } from '@orderwright/domain'
import { daysFrom } from '../calendar.ts'
import type { DemoOrg } from '../demo-orgs.ts'
import { emptyCatalog, type OrgSeed, type SeedCatalog } from '../org-seed.ts'
import { peopleOf } from '../people.ts'
import { type Records, recordsOf } from '../records.ts'
import { simpleOrders } from './simple-orders.ts'

export type SimpleOrg = {
  readonly org: DemoOrg
  readonly profile: OrgProfile
  readonly names: readonly (readonly [firstName: string, lastName: string])[]
  readonly openedDaysAgo: number
  readonly catalog: (records: Records, since: ReturnType<typeof daysFrom>) => Partial<SeedCatalog>
  /** titles of its orders, one for each status from the first on */
  readonly orderTitles: readonly string[]
}

export function simpleOrg(simple: SimpleOrg, now: Date, firstOrderId: number): OrgSeed {
  const created = daysFrom(now, -simple.openedDaysAgo)
  const catalog = { ...emptyCatalog, ...simple.catalog(recordsOf(simple.org.id, created), created) }
  return {
    id: simple.org.id,
    title: simple.org.title,
    profile: simple.profile,
    created,
    people: peopleOf(simple.org, simple.names, created),
    catalog,
    orders: simpleOrders(simple, catalog, now, firstOrderId),
  }
}
