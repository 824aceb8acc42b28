/**
 * Whose name a caller may see: typing an address, on an order or among the guests, says nothing of who is behind it,
 * not even whether there is an account. Decision 0047.
 */
import { isEmployee } from '@orderwright/domain/access'
import type { ProductOrder } from '@orderwright/domain/orders'
import { type RawBuilder, sql } from 'kysely'
import type { TenantCall } from '../tenancy/run-in-tenant.ts'

/** Of `users` beside their `memberships` there: known to the organisation once they have come in. Visitors have no address. */
export const isKnownHere: RawBuilder<boolean> = sql<boolean>`(users.email = '' or memberships.entered_at is not null)`

/** Those of these people whom the caller may know by name on this order; others are addresses to them. */
export async function knownOnOrder(
  { db, orgId, actor }: TenantCall,
  order: Pick<ProductOrder, 'id' | 'userId'>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`select users.id from users
    left join memberships on memberships.org_id = ${orgId} and memberships.user_id = users.id
      and memberships.deleted_at is null
    where users.id = any(${[...ids]}::integer[]) and (
      users.id = ${actor.userId}
      or ${isKnownHere} and (${isEmployee(actor)} or users.email = '' or users.id = ${order.userId}
        or memberships.role in ('owner', 'member') and memberships.status = 'active')
      or exists (select from comments where comments.org_id = ${orgId} and comments.product_order_id = ${order.id}
        and comments.user_id = users.id and comments.is_internal = 0))`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** What stands before the @: how somebody is called of whom nothing but the address is known. */
export function nameOfAddress(email: string): string {
  return email.split('@')[0] ?? ''
}

/** What the row of `users` is called where people work together: by name, without one by what stands before the @. */
export const calledHere: RawBuilder<string> = sql<string>`coalesce(nullif(users.name, ''), split_part(users.email, '@', 1))`

/** Of `users` beside their `memberships`: by name once they have come in, else as `otherwise` says, by their address. */
export function nameOnceEntered(otherwise: RawBuilder<string> = sql`users.email`): RawBuilder<string> {
  return sql<string>`coalesce(case when memberships.entered_at is not null then nullif(users.name, '') end, ${otherwise})`
}

/**
 * What the owner of the row of `product_orders` is called: by name once they have come in. Where there is none the address stands
 * for them, to those who may see addresses of people who never came in: the employees.
 */
export function ownerNameFor(orgId: number, seesAddresses: boolean): RawBuilder<string> {
  const otherwise = seesAddresses ? sql<string>`users.email` : sql<string>`''`
  return sql<string>`coalesce((
    select ${nameOnceEntered(otherwise)}
    from users join memberships on memberships.org_id = ${orgId} and memberships.user_id = users.id
    where users.id = product_orders.user_id), '')`
}

interface Inviting {
  readonly user: { readonly name: string; readonly email: string }
}

/** Who an invitation is from; empty where a program sends it. */
export function inviterOf(person: Inviting | null | undefined): string {
  return person ? person.user.name || person.user.email : ''
}
