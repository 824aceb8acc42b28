/** The people who can see an order now: who can be mentioned on it, and who is notified of comments. Decision 0036. */
import { actorAt, can, isEmployee } from '@orderwright/domain/access'
import type { CommentRecipient } from '@orderwright/domain/comments'
import type { Language } from '@orderwright/domain/localization'
import type { ProductOrder } from '@orderwright/domain/orders'
import type { Role } from '@orderwright/domain/tenancy'
import type { Reader } from '../mails/people.ts'
import { subjectOf } from '../orders/order-store.ts'
import { knownOnOrder, nameOfAddress } from '../people/known-people.ts'
import type { TenantCall, Work } from '../tenancy/run-in-tenant.ts'

export interface CommentPerson extends CommentRecipient {
  readonly name: string
  /** somebody who only has the order shared has no notifications */
  readonly hasBell: boolean
  /** how they are written to */
  readonly reader: Reader & { readonly userId: number }
}

/** As people are called; of somebody invited by an address alone, what stands before its @. */
export function shownName({ name, email }: { readonly name: string; readonly email: string }): string {
  return name || nameOfAddress(email)
}

/** Employees, the order's owner and its collaborators, as far as the policy lets them see it now. */
export async function peopleOf(work: Work, order: ProductOrder): Promise<CommentPerson[]> {
  const ofOrder = [order.userId, ...Object.keys(order.involvedUsers).map(Number)]
  const rows = await work.db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.userId', '=', 'users.id')
        .on('memberships.orgId', '=', work.orgId)
        .on('memberships.deletedAt', 'is', null),
    )
    .leftJoin('orderShareLinks as link', (join) =>
      join
        .onRef('link.userId', '=', 'users.id')
        .on('link.orgId', '=', work.orgId)
        .on('link.productOrderId', '=', order.id)
        .on('link.revokedAt', 'is', null),
    )
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.language',
      'memberships.role',
      'memberships.status',
      'memberships.pricingIsHidden',
      'link.id as linkId',
      'link.pricingIsHidden as linkHidesPrices',
    ])
    .where((where) =>
      where.or([
        where.and([
          where('memberships.role', 'in', ['owner', 'member']),
          where('memberships.status', '=', 'active'),
        ]),
        where('users.id', 'in', ofOrder),
      ]),
    )
    .orderBy('users.name')
    .orderBy('users.id')
    .execute()
  return rows.flatMap((row) => personOf(work, order, row) ?? [])
}

interface Row {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly language: Language | null
  readonly role: Role | null
  readonly status: string | null
  readonly pricingIsHidden: 0 | 1 | null
  readonly linkId: number | null
  readonly linkHidesPrices: 0 | 1 | null
}

function personOf(work: Work, order: ProductOrder, row: Row): CommentPerson | null {
  const { id, email, status } = row
  const role = status === 'active' ? row.role : null
  const isInvited = row.linkId !== null && status !== 'disabled'
  const pricingIsHidden = row.linkHidesPrices === 1 || row.pricingIsHidden === 1
  const actor = actorAt({
    userId: id,
    orgId: work.orgId,
    role,
    pricingIsHidden: row.pricingIsHidden === 1,
    isGuestMode: false,
    sharedOrders: isInvited ? [{ orderId: order.id, pricingIsHidden }] : [],
  })
  const subject = subjectOf(order, work.org.profile)
  if (!can(actor, 'order.read', subject)) return null
  const name = shownName(row)
  const isOwner = id === order.userId
  const isStaff = isEmployee(actor)
  return {
    id,
    name,
    isEmployee: isStaff,
    isOfOrder: isOwner || order.involvedUsers[String(id)] !== undefined,
    hasBell: role !== null,
    reader: {
      userId: id,
      email,
      language: row.language,
      name: row.name,
      role: role ?? 'guest',
      reason: isOwner ? 'owner' : isStaff ? 'employee' : 'involved',
      seesPrices: can(actor, 'order.seePrices', subject),
    },
  }
}

/** Somebody who can be mentioned, as the caller may know them. */
export type Mentionable = Pick<CommentPerson, 'id' | 'name' | 'isEmployee' | 'isOfOrder'>

/**
 * Collaborators who cannot see the order any more, because the organisation has disabled them: to customers their
 * address looks like any other.
 */
async function collaboratorsWithoutAccess(
  { db, actor }: TenantCall,
  order: ProductOrder,
  people: readonly CommentPerson[],
): Promise<Mentionable[]> {
  if (isEmployee(actor)) return []
  const there = new Set(people.map(({ id }) => id))
  const ids = Object.keys(order.involvedUsers)
    .map(Number)
    .filter((id) => !there.has(id))
  if (ids.length === 0) return []
  const rows = await db.selectFrom('users').select(['id', 'email']).where('id', 'in', ids).execute()
  return rows.map(({ id, email }) => ({ id, name: nameOfAddress(email), isEmployee: false, isOfOrder: true }))
}

/**
 * Whom the caller can mention. Who only has the order shared is not shown everybody who works here, but the people of the
 * order and the employees who have written on it.
 */
export async function mentionable(
  tenant: TenantCall,
  order: ProductOrder,
  people: readonly CommentPerson[],
): Promise<Mentionable[]> {
  const known = await knownOnOrder(
    tenant,
    order,
    people.map(({ id }) => id),
  )
  const named = people.map((person) =>
    known.has(person.id) ? person : { ...person, name: nameOfAddress(person.reader.email) },
  )
  const others = [...named, ...(await collaboratorsWithoutAccess(tenant, order, people))].filter(
    ({ id }) => id !== tenant.actor.userId,
  )
  if (tenant.actor.isOutsider !== true) return others
  const rows = await tenant.db
    .selectFrom('comments')
    .select('userId')
    .distinct()
    .where('orgId', '=', tenant.orgId)
    .where('productOrderId', '=', order.id)
    .where('isInternal', '=', 0)
    .where('deletedAt', 'is', null)
    .execute()
  const writers = new Set(rows.map(({ userId }) => userId))
  return others.filter(({ id, isOfOrder }) => isOfOrder || writers.has(id))
}
