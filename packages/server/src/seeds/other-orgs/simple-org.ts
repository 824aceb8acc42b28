/** An organisation but for its catalog and profile: people, dated prices, and orders in every status. */
import { daysFrom } from '../calendar.ts'
import { emptyCatalog, type OrgSeed } from '../org-seed.ts'
import { peopleOf } from '../people.ts'
import { recordsOf } from '../records.ts'
import type { SimpleOrg } from './simple-org-data.ts'
import { simpleOrders } from './simple-orders.ts'

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
