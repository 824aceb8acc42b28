/** Employees who look at the screens as a guest. */
import { expect, test } from 'vitest'
import { actorAt, can, type OrderSubject } from './policy.ts'

const session = { orgId: 7, pricingIsHidden: false }
const guest = actorAt({ ...session, userId: 3, role: 'guest', isGuestMode: false })
const ownerAsGuest = actorAt({ ...session, userId: 1, role: 'owner', isGuestMode: true })
const order = (userId: number): OrderSubject => ({
  orgId: 7,
  orderId: 50,
  userId,
  involvedUsers: {},
  currentStatusType: 'orderStarted',
  isStarted: true,
  isArchived: false,
})

test('[issue 18] they say nothing that a customer alone can say, of an order of their own either', () => {
  for (const action of ['order.accept', 'order.signOff', 'order.agreeToChange'] as const) {
    expect(can(ownerAsGuest, action, order(1))).toBe(false)
    expect(can(guest, action, order(3))).toBe(true)
  }
  expect(can(ownerAsGuest, 'order.pay', order(1))).toBe(true)
})
