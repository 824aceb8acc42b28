/** Guests of an organisation as stored: users with an active guest membership. */
import type { Guest } from '@orderwright/contract'
import { sql } from 'kysely'
import { notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'
import { isKnownHere } from '../people/known-people.ts'

/** A query of the organisation's guests, by their address. Those who have never signed in there have no name. */
export function selectGuests({ db, orgId }: TenantCall) {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select([
      'users.id',
      'users.id as userId',
      'users.email',
      sql<string>`case when ${isKnownHere} then users.name else '' end`.as('name'),
      sql<string>`case when ${isKnownHere} then users.first_name else '' end`.as('firstName'),
      sql<string>`case when ${isKnownHere} then users.last_name else '' end`.as('lastName'),
      'memberships.version',
      'memberships.role',
      'memberships.created',
      'memberships.discount',
      'memberships.disableSalesTax',
      'memberships.pricingIsHidden',
      'memberships.contact',
      'memberships.customerId',
      'memberships.mondayItemId',
    ])
    .where('memberships.orgId', '=', orgId)
    .where('memberships.role', '=', 'guest')
    .where('memberships.status', '=', 'active')
    .where('memberships.deletedAt', 'is', null)
    .orderBy('users.email')
}

/** One guest. `lock`: nobody else changes the guest until the end of the transaction. */
export async function findGuest(tenant: TenantCall, userId: number, lock?: 'lock'): Promise<Outcome<Guest>> {
  const query = selectGuests(tenant).where('users.id', '=', userId)
  const guest = await (lock ? query.forUpdate('memberships') : query).executeTakeFirst()
  return guest ? succeed(guest) : notFound()
}

/** Whether the caller may invite, change and disinvite guests. */
export function mayWriteGuests(tenant: TenantCall): boolean {
  return tenant.policy.can(tenant.actor, 'people.write', { orgId: tenant.orgId })
}
