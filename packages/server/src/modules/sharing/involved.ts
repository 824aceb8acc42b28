/** The people of an order as the sharing calls answer them, and the order that such a call is about. */
import { isEmployee, type OrderAction } from '@orderwright/domain/access'
import type { InvolvedUsers, ProductOrder } from '@orderwright/domain/orders'
import type { Collaborator, InvolvedUsersById } from '@orderwright/domain/sharing'
import type { Flag } from '@orderwright/domain/units'
import { forbidden, type Outcome } from '../../platform/http/outcome.ts'
import { seesPrices } from '../orders/present-order.ts'
import { type OrderName, readableOrder, subjectOf } from '../orders/order-store.ts'
import { knownOnOrder } from '../people/known-people.ts'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** The order when the caller may do this to it, locked where it is going to change. */
export async function sharedOrderFor(
  tenant: TenantCall,
  name: OrderName,
  action: OrderAction,
  options: { readonly forUpdate?: boolean } = {},
): Promise<Outcome<ProductOrder>> {
  const order = await readableOrder(tenant, name, options)
  if (!order.ok) return order
  return tenant.policy.can(tenant.actor, action, subjectOf(order.data, tenant.org.profile))
    ? order
    : forbidden()
}

/** Whether the caller may show and hide prices on this order. [2.6.05] */
export function maySetPricing(tenant: TenantCall, order: ProductOrder): boolean {
  return tenant.policy.can(tenant.actor, 'order.setPricingVisibility', subjectOf(order, tenant.org.profile))
}

/** A link that shows prices is kept from people who do not see them: opened, it would show them. [1.6.25, 1.6.26] */
export function isSecretFrom(
  tenant: TenantCall,
  order: ProductOrder,
  link: { readonly pricingIsHidden: Flag },
): boolean {
  return link.pricingIsHidden === 0 && !seesPrices(tenant, order)
}

/** The order's owner and everybody involved, with what each of them sees of its prices. [2.7.07] */
export async function involvedUsersById(
  tenant: TenantCall,
  order: Pick<ProductOrder, 'id' | 'userId' | 'involvedUsers'>,
): Promise<InvolvedUsersById> {
  const ids = [...new Set([order.userId, ...Object.keys(order.involvedUsers).map(Number)])]
  const known = await knownOnOrder(tenant, order, ids)
  const rows = await tenant.db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.userId', '=', 'users.id')
        .on('memberships.orgId', '=', tenant.orgId)
        .on('memberships.deletedAt', 'is', null),
    )
    .select(['users.id', 'users.name', 'users.email', 'memberships.role', 'memberships.pricingIsHidden'])
    .where('users.id', 'in', ids)
    .orderBy('users.id')
    .execute()
  return Object.fromEntries(
    rows.map(({ id, name, email, role, pricingIsHidden }): [string, Collaborator] => [
      String(id),
      {
        id,
        name: (known.has(id) && name) || email,
        email,
        role: id === order.userId ? 'owner' : 'other',
        pricingIsHidden: order.involvedUsers[String(id)]?.pricingIsHidden ?? 0,
        // The organisation's own: a customer who typed the address must not learn that it is a customer's.
        hasHiddenTerms: isEmployee(tenant.actor) && role === 'guest' && pricingIsHidden === 1,
      },
    ]),
  )
}

/** The involved users without this one. */
export function without(involvedUsers: InvolvedUsers, userId: number): InvolvedUsers {
  const { [String(userId)]: _, ...rest } = involvedUsers
  return rest
}
