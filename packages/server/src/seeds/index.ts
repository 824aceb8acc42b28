/** The demo data: seven organisations, complete and the same on every installation. */
import type { Kysely } from 'kysely'
import type { Database } from '../platform/database/schema.ts'
import '../platform/drawing-families.ts'
import { maisonLumenSeed } from './maison-lumen/seed.ts'
import { type OrgSeed, storeOrgs } from './org-seed.ts'
import { cobaltAndPineSeed } from './other-orgs/cobalt-and-pine/seed.ts'
import { haldenLightSeed } from './other-orgs/halden-light/seed.ts'
import { norrvikSeed } from './other-orgs/norrvik/seed.ts'
import { panoramaMuralsSeed } from './other-orgs/panorama-murals/seed.ts'
import { railworksSeed } from './other-orgs/railworks/seed.ts'
import { simpleOrg } from './other-orgs/simple-org.ts'
import { terrafloorSeed } from './other-orgs/terrafloor/seed.ts'

export { type DemoOrg, type DemoRole, demoOrgs, demoRoles, demoUserId } from './demo-orgs.ts'

const FIRST_ORDER_ID = 2_001
const ORDER_IDS_PER_ORG = 100

/** All demo organisations; dates are relative to `now`. */
export function demoSeeds(now: Date): OrgSeed[] {
  const others = [
    haldenLightSeed,
    norrvikSeed,
    terrafloorSeed,
    railworksSeed,
    panoramaMuralsSeed,
    cobaltAndPineSeed,
  ]
  return [
    maisonLumenSeed(now),
    ...others.map((other, index) => simpleOrg(other, now, FIRST_ORDER_ID + index * ORDER_IDS_PER_ORG)),
  ]
}

/**
 * Stores the demo organisations with the owner's connection, in one transaction (the caller's when there is
 * one): all or nothing. Does nothing when they are there already.
 */
export async function seedDemo(db: Kysely<Database>, now: Date = new Date()): Promise<void> {
  const seeds = demoSeeds(now)
  async function store(transaction: Kysely<Database>): Promise<void> {
    const known = await transaction
      .selectFrom('orgs')
      .select('id')
      .where(
        'id',
        'in',
        seeds.map((seed) => seed.id),
      )
      .execute()
    if (known.length === 0) await storeOrgs(transaction, seeds)
  }
  if (db.isTransaction) await store(db)
  else await db.transaction().execute(store)
}
