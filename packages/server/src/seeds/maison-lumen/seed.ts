/** Maison Lumen, complete: profile, people, catalog and orders. */
import { daysFrom } from '../calendar.ts'
import { maisonLumen } from '../demo-orgs.ts'
import type { OrgSeed } from '../org-seed.ts'
import { peopleOf } from '../people.ts'
import { maisonLumenCatalog, OPENED_DAYS_AGO } from './catalog/catalog.ts'
import { maisonLumenOrders } from './orders/orders.ts'
import { guests, staffNames } from './people.ts'
import { maisonLumenProfile } from './profile.ts'

export function maisonLumenSeed(now: Date): OrgSeed {
  const created = daysFrom(now, -OPENED_DAYS_AGO)
  const catalog = maisonLumenCatalog(now)
  return {
    id: maisonLumen.id,
    title: maisonLumen.title,
    profile: maisonLumenProfile,
    created,
    people: peopleOf(maisonLumen, staffNames, created, guests),
    catalog,
    orders: maisonLumenOrders(catalog, now),
  }
}
