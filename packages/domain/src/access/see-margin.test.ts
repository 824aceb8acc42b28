/** Who sees what is left of an order: the house, as far as it sees prices. */
import { expect, it } from 'vitest'
import { actorAt, can, type SessionBits } from './policy.ts'

const session: SessionBits = {
  userId: 1,
  orgId: 7,
  role: 'owner',
  pricingIsHidden: false,
  isGuestMode: false,
}
const order = {
  orgId: 7,
  orderId: 49,
  userId: 1,
  involvedUsers: {},
  currentStatusType: 'submittedForApproval',
  isStarted: false,
  isArchived: false,
} as const

const sees = (given: Partial<SessionBits>) => can(actorAt({ ...session, ...given }), 'order.seeMargin', order)

it('[issue 18] owners and members see it, guests of their own orders and people of other organizations do not', () => {
  expect([sees({}), sees({ role: 'member' }), sees({ role: 'guest' }), sees({ orgId: 8 })]).toEqual([
    true,
    true,
    false,
    false,
  ])
  const sharedOrders = [{ orderId: 49, pricingIsHidden: false }]
  expect(sees({ role: null, userId: 9, sharedOrders })).toBe(false)
})

it('[issue 18] nobody sees it in guest mode, where a customer looks on, nor where prices are hidden from them', () => {
  expect(sees({ isGuestMode: true })).toBe(false)
  const member = actorAt({ ...session, role: 'member' })
  if (member.kind === 'user')
    expect(can({ ...member, pricingIsHidden: true }, 'order.seeMargin', order)).toBe(false)
})

it('an archived order shows it still', () => {
  expect(can(actorAt(session), 'order.seeMargin', { ...order, isArchived: true })).toBe(true)
})
