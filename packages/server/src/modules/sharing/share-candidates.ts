/**
 * Whom the share popup offers: people with a role in the order's organisation that is not left or disabled [2.5.26]; for
 * an order of somebody's personal organisation, those of all their organisations [2.5.27]. A customer is not shown the other
 * customers of a company: guests find its employees and whom they share an order with already.
 */
import { isEmployee } from '@orderwright/domain/access'
import type { ProductOrder } from '@orderwright/domain/orders'
import type { Candidate } from '@orderwright/domain/sharing'
import { sql, type Transaction } from 'kysely'
import { withTenant } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/schema.ts'
import { isKnownHere } from '../people/known-people.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

const MAX_CANDIDATES = 2000

/** Everybody who may be chosen or named by id. */
export async function shareCandidates(tenant: TenantCall, order: ProductOrder): Promise<Candidate[]> {
  const self = tenant.actor.userId
  const here = await peopleOfOrg(tenant.db, tenant.orgId, isEmployee(tenant.actor) ? null : self)
  const user = await tenant.db
    .selectFrom('users')
    .select('personalOrgId')
    .where('id', '=', self)
    .executeTakeFirst()
  if (user?.personalOrgId !== order.orgId || tenant.isByProvider) return here
  const found = new Map(here.map((person) => [person.id, person]))
  for (const person of await peopleOfOtherOrgs(tenant, self)) found.set(person.id, person)
  return [...found.values()]
}

async function peopleOfOtherOrgs(tenant: TenantCall, self: number): Promise<Candidate[]> {
  const others = await tenant.db
    .selectFrom('memberships')
    .select(['orgId', 'role'])
    .where('userId', '=', self)
    .where('orgId', '<>', tenant.orgId)
    .where('status', '=', 'active')
    .where('deletedAt', 'is', null)
    .execute()
  const people: Candidate[] = []
  for (const { orgId, role } of others) {
    const found = await withTenant(tenant.services.databases.app.db, { orgId, userId: self }, (db) =>
      peopleOfOrg(db, orgId, role === 'guest' ? self : null),
    )
    people.push(...found)
  }
  return people
}

/** `guestId`: as this guest may see them. */
function peopleOfOrg(db: Transaction<Database>, orgId: number, guestId: number | null): Promise<Candidate[]> {
  return guestId === null ? everybodyOfOrg(db, orgId) : peopleOfGuest(db, orgId, guestId)
}

const shownName = sql<string>`case when ${isKnownHere} then users.name else '' end`

function everybodyOfOrg(db: Transaction<Database>, orgId: number): Promise<Candidate[]> {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['users.id', shownName.as('name'), 'users.email'])
    .where('memberships.orgId', '=', orgId)
    .where('memberships.status', '=', 'active')
    .where('memberships.deletedAt', 'is', null)
    .orderBy(shownName)
    .orderBy('users.id')
    .limit(MAX_CANDIDATES)
    .execute()
}

/**
 * Employees by name; and everybody with whom this guest is on an order, whether or not they are known here: as addresses,
 * but for the owner of such an order.
 */
async function peopleOfGuest(
  db: Transaction<Database>,
  orgId: number,
  guestId: number,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    with common as (
      select user_id, involved_users from product_orders
      where org_id = ${orgId} and deleted_at is null
        and (user_id = ${guestId} or involved_users ? ${String(guestId)})
    ), found as (
      select user_id as id, true as is_named from memberships
        where org_id = ${orgId} and role in ('owner', 'member') and status = 'active' and deleted_at is null
      union all select user_id, true from common
      union all select jsonb_object_keys(involved_users)::integer, false from common
    ), people as (select id, bool_or(is_named) as is_named from found group by id)
    select users.id, users.email,
      case when people.is_named and ${isKnownHere} then users.name else users.email end as name
    from people join users on users.id = people.id
      left join memberships on memberships.org_id = ${orgId} and memberships.user_id = users.id
    where users.email <> ''
    order by name, users.id limit ${MAX_CANDIDATES}`.execute(db)
  return rows
}
