/** What an organization of the demo is made from: its catalog and profile, names and titles. */
import type { OrgProfile } from '@orderwright/domain/tenancy'
import type { DrawOrder } from '../shorthand/canvas-kit.ts'
import type { DemoOrg } from '../demo-orgs.ts'
import type { SeedCatalog } from '../org-seed.ts'
import type { PriceDates } from '../shorthand/price-kit.ts'
import type { Records } from '../records.ts'

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
  /** what is drawn on its orders, by their titles */
  readonly canvases?: Readonly<Record<string, DrawOrder>>
}
