/** The owners and members of an organization as stored. */
import type { Member } from '@orderwright/contract'
import { memberMessages as words } from '@orderwright/domain/messages'
import { sql } from 'kysely'
import { fail, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { isKnownHere } from '../people/known-people.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

type Reader = Pick<TenantCall, 'db' | 'orgId'>

/** Its employees, those who are disabled or have left too, by their address. Those who have never come in have no name. */
export function selectMembers({ db, orgId }: Reader) {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select([
      'users.id as userId',
      'users.email',
      sql<string>`case when ${isKnownHere} then users.name else '' end`.as('name'),
      sql<string>`case when ${isKnownHere} then users.first_name else '' end`.as('firstName'),
      sql<string>`case when ${isKnownHere} then users.last_name else '' end`.as('lastName'),
      sql<Member['role']>`memberships.role`.as('role'),
      'memberships.status',
      'memberships.mayEditDataFields',
      'memberships.created',
      'memberships.enteredAt',
    ])
    .where('memberships.orgId', '=', orgId)
    .where('memberships.role', 'in', ['owner', 'member'])
    .where('memberships.deletedAt', 'is', null)
    .orderBy('users.email')
}

export async function findMember(reader: Reader, userId: number): Promise<Outcome<Member>> {
  const member = await selectMembers(reader).where('users.id', '=', userId).executeTakeFirst()
  return member ? succeed(member) : notFound()
}

/**
 * Locks the owners until the end of the transaction: who takes one away waits for another who does, and sees who is left.
 * Always in the same order, so that nobody waits in a circle.
 */
export async function lockOwners({ db, orgId }: Reader): Promise<void> {
  await db
    .selectFrom('memberships')
    .select('userId')
    .where('orgId', '=', orgId)
    .where('role', '=', 'owner')
    .orderBy('userId')
    .forUpdate()
    .execute()
}

/** Whether somebody owns the organization, other than `besides`. Lock the owners first. */
export async function hasActiveOwner({ db, orgId }: Reader, besides = 0): Promise<boolean> {
  const owner = await db
    .selectFrom('memberships')
    .select('userId')
    .where('orgId', '=', orgId)
    .where('userId', '<>', besides)
    .where('role', '=', 'owner')
    .where('status', '=', 'active')
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return owner !== undefined
}

export type MemberChange = Partial<Pick<Member, 'role' | 'status' | 'mayEditDataFields'>>

/** Changes one member with the owners locked; 422 where no active owner would be left. */
export async function changeMember(
  reader: Reader,
  userId: number,
  change: MemberChange,
): Promise<Outcome<Member>> {
  await reader.db
    .updateTable('memberships')
    .set(change)
    .where('orgId', '=', reader.orgId)
    .where('userId', '=', userId)
    .execute()
  if (!(await hasActiveOwner(reader))) return fail('refused', words.lastOwner, { rule: 'lastOwner' })
  return findMember(reader, userId)
}
