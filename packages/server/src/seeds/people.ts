/** Users and their memberships: the four demo users of an organisation, and further guests. */
import type { Membership } from '@orderwright/domain/tenancy'
import type { Timestamp } from '@orderwright/domain/units'
import { type DemoOrg, type DemoRole, demoRoles, demoUserId } from './demo-orgs.ts'
import { recordsOf } from './records.ts'

export type UserRow = {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly name: string
  readonly personalOrgId: number | null
  readonly created: Timestamp
  readonly lastUpdated: Timestamp
  readonly emailVerified: boolean
}

export type People = { readonly users: UserRow[]; readonly memberships: Membership[] }

/** Somebody who orders: an architect, a designer, a builder, with what they put on an order. */
export type Guest = {
  readonly userId: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly firmName: string
  readonly discount?: number
  readonly isTaxExempt?: boolean
  readonly pricingIsHidden?: boolean
}

function userRow(
  id: number,
  email: string,
  firstName: string,
  lastName: string,
  created: Timestamp,
): UserRow {
  return {
    id,
    email,
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    personalOrgId: null,
    created,
    lastUpdated: created,
    emailVerified: true,
  }
}

/**
 * The demo users of `org` in the order of `demoRoles`, then `guests`, then users of other organisations who are guests
 * here too.
 */
export function peopleOf(
  org: DemoOrg,
  names: readonly (readonly [firstName: string, lastName: string])[],
  created: Timestamp,
  guests: readonly Guest[] = [],
  visitorIds: readonly number[] = [],
): People {
  const { membership } = recordsOf(org.id, created)
  const users: UserRow[] = []
  const memberships: Membership[] = []
  const places: Record<DemoRole, Membership['role']> = {
    owner: 'owner',
    member: 'member',
    guest: 'guest',
    guestHiddenPricing: 'guest',
  }
  for (const [index, role] of demoRoles.entries()) {
    const [firstName = '', lastName = ''] = names[index] ?? []
    const userId = demoUserId(org, role)
    users.push(userRow(userId, org.emails[role], firstName, lastName, created))
    memberships.push(
      membership({
        id: memberships.length + 1,
        userId,
        enteredAt: created,
        role: places[role],
        pricingIsHidden: role === 'guestHiddenPricing' ? 1 : 0,
        mayEditDataFields: role === 'owner',
      }),
    )
  }
  for (const guest of guests) {
    users.push(userRow(guest.userId, guest.email, guest.firstName, guest.lastName, created))
    memberships.push(
      membership({
        id: memberships.length + 1,
        userId: guest.userId,
        enteredAt: created,
        role: 'guest',
        discount: { value: guest.discount ?? 0 },
        disableSalesTax: guest.isTaxExempt ?? false,
        pricingIsHidden: guest.pricingIsHidden === true ? 1 : 0,
      }),
    )
  }
  for (const userId of visitorIds) {
    memberships.push(membership({ id: memberships.length + 1, userId, enteredAt: created, role: 'guest' }))
  }
  return { users, memberships }
}
