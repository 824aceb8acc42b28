/** The session as pages receive it: the person, their organisations, and each one's profile for them. */
import { hideStatusDefinitions, type ProductOrder } from '@orderwright/domain/orders'
import {
  inOwnTranslation,
  membershipSchema,
  type OrgProfile,
  orgProfileSchema,
  type Role,
  type Session,
  type SessionOrg,
} from '@orderwright/domain/tenancy'
import { toTimestamp } from '@orderwright/domain/units'
import { sql } from 'kysely'
import { withTenant } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { mayEnter, reaches } from '../tenancy/session-reach.ts'

/** An organisation that no row belongs to: only what is the user's own is visible then. */
const NO_ORG = 0

export function signedOutSession(services: Services): Session {
  return {
    isLoggedIn: false,
    isDemo: services.config.isDemo,
    user: null,
    orgs: [],
    activeOrgId: null,
    language: null,
    sharedOrder: null,
  }
}

/**
 * The settings in the words of who reads them. Guests do not receive what only employees use: methods of payment that they are never
 * offered, and statuses that are hidden from them.
 */
function profileFor(written: OrgProfile, role: Role): OrgProfile {
  const profile = inOwnTranslation(written)
  if (role !== 'guest') return profile
  const methods = profile.payment.methods.filter((method) => !method.isHidden && !method.isEmployeeOnly)
  return { ...hideStatusDefinitions(profile), payment: { ...profile.payment, methods } }
}

/** Notes the organisations into which this person comes for the first time: from now on they know who it is. */
async function noteEntry(
  { databases, clock }: Services,
  userId: number,
  orgIds: readonly number[],
): Promise<void> {
  await databases.owner.db
    .updateTable('memberships')
    .set({ enteredAt: toTimestamp(clock()) })
    .where('userId', '=', userId)
    .where('orgId', 'in', orgIds)
    .where('status', '=', 'active')
    .where('enteredAt', 'is', null)
    .execute()
}

/** Who is signed in, and by whose identity provider. */
interface SignedIn {
  readonly userId: number
  readonly providerOrgId: number | null
}

/** The session of a user who is signed in, with the organizations in which it is good. */
export async function presentSession(services: Services, signedIn: SignedIn): Promise<Session> {
  const { session, newIn } = await readSession(services, signedIn)
  if (newIn.length > 0) await noteEntry(services, signedIn.userId, newIn)
  return session
}

async function readSession(
  services: Services,
  { userId, providerOrgId }: SignedIn,
): Promise<{ readonly session: Session; readonly newIn: readonly number[] }> {
  return withTenant(services.databases.app.db, { orgId: NO_ORG, userId }, async (transaction) => {
    const found = await transaction
      .selectFrom('users')
      .select(['id', 'email', 'firstName', 'lastName', 'name', 'personalOrgId', 'created', 'lastUpdated'])
      .select(['knownOrgs', 'language'])
      .where('id', '=', userId)
      .executeTakeFirst()
    if (!found) return { session: signedOutSession(services), newIn: [] }
    const { knownOrgs, language, ...user } = found
    const places = await transaction
      .selectFrom('memberships')
      .innerJoin('orgs', 'orgs.id', 'memberships.orgId')
      .select([
        'orgs.id',
        'orgs.title',
        'orgs.profile',
        'orgs.membersByProvider',
        'memberships.role',
        'memberships.pricingIsHidden',
        'memberships.mayEditDataFields',
        'memberships.settings',
        'memberships.enteredAt',
      ])
      .where('memberships.orgId', '=', sql<number>`any(${knownOrgs}::integer[])`)
      .where('memberships.userId', '=', userId)
      .where('memberships.status', '=', 'active')
      .where('memberships.deletedAt', 'is', null)
      .orderBy('orgs.id')
      .execute()
    const rows = places.filter(({ id, role, membersByProvider }) => {
      const session = { providerOrgId, apiKey: null }
      return reaches(session, id) && mayEnter(session, { orgId: id, role, membersByProvider })
    })
    const orgs: SessionOrg[] = rows.map(({ enteredAt: _, membersByProvider: _closed, ...row }) => ({
      ...row,
      // Stored by an older version, they may lack what is new.
      settings: membershipSchema.shape.settings.parse(row.settings),
      profile: profileFor(orgProfileSchema.parse(row.profile), row.role),
    }))
    const session: Session = {
      isLoggedIn: true,
      isDemo: services.config.isDemo,
      user,
      orgs,
      activeOrgId: orgs[0]?.id ?? null,
      language,
      sharedOrder: null,
    }
    return { session, newIn: rows.flatMap(({ id, enteredAt }) => (enteredAt === null ? [id] : [])) }
  })
}

/** The session of somebody who has one order shared and no role at its organisation. */
export async function presentSharedSession(
  { services, db, orgId, org, actor }: TenantCall,
  order: Pick<ProductOrder, 'id' | 'orgSpecificId'>,
  { pricingIsHidden }: { readonly pricingIsHidden: boolean },
): Promise<Session> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', 'lastName', 'name', 'personalOrgId', 'created', 'lastUpdated'])
    .select('language')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  const { language, ...person } = user
  return {
    isLoggedIn: true,
    isDemo: services.config.isDemo,
    user: { ...person, name: person.name || person.email },
    orgs: [
      {
        id: orgId,
        title: org.title,
        role: 'guest',
        pricingIsHidden: pricingIsHidden ? 1 : 0,
        mayEditDataFields: false,
        profile: profileFor(org.profile, 'guest'),
        settings: membershipSchema.shape.settings.parse({}),
      },
    ],
    activeOrgId: orgId,
    language,
    sharedOrder: { orgId, orderId: order.id, orgSpecificId: order.orgSpecificId },
  }
}
