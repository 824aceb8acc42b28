/** The people around an order: the organisation's guests for the owner picker, and those whom the order names. */
import type { ProductOrder } from '@orderwright/domain/orders'
import type { PaymentRecord } from '@orderwright/domain/payments'
import { sql } from 'kysely'
import { isKnownHere, knownOnOrder, nameOfAddress } from '../people/known-people.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** Guests of the organisation with their terms; for employees. */
export async function guestsOf(tenant: TenantCall) {
  return tenant.db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select([
      'users.id',
      'users.email',
      sql<string>`case when ${isKnownHere} then users.first_name else '' end`.as('firstName'),
      sql<string>`case when ${isKnownHere} then users.last_name else '' end`.as('lastName'),
      sql<string>`case when ${isKnownHere} then users.name else '' end`.as('name'),
      'users.personalOrgId',
      'users.created',
      'users.lastUpdated',
      'memberships.discount',
      'memberships.disableSalesTax',
    ])
    .where('memberships.orgId', '=', tenant.orgId)
    .where('memberships.role', '=', 'guest')
    .where('memberships.status', '=', 'active')
    .where('memberships.deletedAt', 'is', null)
    .orderBy(sql`case when ${isKnownHere} then users.name else '' end`)
    .orderBy('users.id')
    .execute()
}

/** Id and name of the order's owner, of everybody involved, and of those who wrote the payments that are shown. */
export async function usersOf(tenant: TenantCall, order: ProductOrder, payments: readonly PaymentRecord[]) {
  const writers = payments.flatMap(({ userId }) => userId ?? [])
  const ids = [...new Set([order.userId, ...Object.keys(order.involvedUsers).map(Number), ...writers])]
  const known = await knownOnOrder(tenant, order, ids)
  const users = await tenant.db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return users.map(({ id, name, email }) => ({ id, name: (known.has(id) && name) || nameOfAddress(email) }))
}
