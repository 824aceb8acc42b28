/** Who is notified of an order: its owner and the employees, as far as they are active; others where the profile says so. */
import { actorAt, can } from '@orderwright/domain/access'
import type { Language } from '@orderwright/domain/localization'
import type { MailReader } from '@orderwright/domain/mails'
import { emailAddresses, type ProductOrder } from '@orderwright/domain/orders'
import type { Role } from '@orderwright/domain/tenancy'
import { subjectOf } from '../orders/order-store.ts'
import { activePeople } from '../people/active-people.ts'
import type { Work } from '../tenancy/run-in-tenant.ts'

export interface Reader extends MailReader {
  /** null: an address without a user */
  readonly userId: number | null
  readonly email: string
  /** null: they have chosen none */
  readonly language: Language | null
}

interface Person {
  readonly id: number
  readonly email: string
  readonly name: string
  readonly language: Language | null
  readonly role: Role
  readonly pricingIsHidden: 0 | 1
}

function readerOf(work: Work, order: ProductOrder, person: Person, reason: Reader['reason']): Reader {
  const { id: userId, email, name, language, role } = person
  const pricingIsHidden = person.pricingIsHidden === 1
  const actor = actorAt({ userId, orgId: work.orgId, role, pricingIsHidden, isGuestMode: false })
  const seesPrices = can(actor, 'order.seePrices', subjectOf(order, work.org.profile))
  return { userId, email, name, language, role, reason, seesPrices }
}

/** Owners and members of the organisation. */
export async function employeesOf(work: Work, order: ProductOrder): Promise<Reader[]> {
  const people = await activePeople(work).where('memberships.role', 'in', ['owner', 'member']).execute()
  return people.map((person) => readerOf(work, order, person, 'employee'))
}

/** The order's owner; empty when they have left or are disabled. */
export async function ownerOf(work: Work, order: ProductOrder): Promise<Reader[]> {
  const people = await activePeople(work).where('users.id', '=', order.userId).execute()
  return people.map((person) => readerOf(work, order, person, 'owner'))
}

/** One person, for what is told to them alone; empty when they have left, are disabled, or can not see the order any more. */
export async function personOf(work: Work, order: ProductOrder, userId: number): Promise<Reader[]> {
  const people = await activePeople(work).where('users.id', '=', userId).execute()
  const isOwner = order.userId === userId
  const isInvolved = order.involvedUsers[String(userId)] !== undefined
  return people.flatMap((person) => {
    const isStaff = person.role !== 'guest'
    if (!isOwner && !isInvolved && !isStaff) return []
    return [readerOf(work, order, person, isOwner ? 'owner' : isStaff ? 'employee' : 'involved')]
  })
}

/** Owner first, then whom the profile adds: involved users, and the client's addresses, to which no price is shown. */
export async function customersOf(work: Work, order: ProductOrder): Promise<Reader[]> {
  const { copies } = work.org.profile.letters
  const readers = await ownerOf(work, order)
  // The owner is among them where the order hides its prices from its owner.
  const involved = Object.keys(order.involvedUsers)
    .map(Number)
    .filter((id) => id !== order.userId)
  if (copies.involvedUsers && involved.length > 0) {
    const people = await activePeople(work).where('users.id', 'in', involved).execute()
    readers.push(...people.map((person) => readerOf(work, order, person, 'involved')))
  }
  if (copies.clientEmails) {
    readers.push(
      ...emailAddresses(order.clientEmails).map(
        (email): Reader => ({
          userId: null,
          email,
          language: null,
          name: '',
          role: 'guest',
          reason: 'contact',
          seesPrices: false,
        }),
      ),
    )
  }
  return readers
}
