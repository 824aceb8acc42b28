/** Notifications: what has happened to the orders of a person, and what of it was read. */
import { endpoints } from '@orderwright/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoUserId, norrvik } from '../../seeds/demo-orgs.ts'
import { orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = norrvik.id
const guestId = demoUserId(norrvik, 'guest')
const inUse = useTestApp()
let owner: Caller
let member: Caller
let guest: Caller

beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(norrvik, 'owner'))
  member = await inUse.app.as(demoUserId(norrvik, 'member'))
  guest = await inUse.app.as(guestId)
})
beforeEach(() => inUse.database.owner.db.deleteFrom('notifications').execute())

describe('the bell', () => {
  const mine = async (caller: Caller) => (await caller.call(endpoints.getNotifications, { orgId })).data

  test('[1.3.23] holds the own notifications with the number of their order, newest first, in pages', async () => {
    const numbers: number[] = []
    for (let count = 0; count < 3; count += 1) {
      const { order } = await orderOf(inUse.database, { orgId, userId: guestId, standing: 'submitted' })
      await owner.call(endpoints.approveOrder, { productOrderId: order.id })
      numbers.unshift(order.orgSpecificId)
    }
    const all = await mine(guest)
    expect(all.notifications.map(({ productOrderOrgSpecificId }) => productOrderOrgSpecificId)).toEqual(
      numbers,
    )
    expect(all).toMatchObject({ unreadCount: 3, hasMore: false })
    expect((await mine(owner)).unreadCount).toBe(0)
    const first = (await guest.call(endpoints.getNotifications, { orgId, limit: 2 })).data
    expect(first.hasMore).toBe(true)
    const before = first.notifications.at(-1)?.id
    const rest = (await guest.call(endpoints.getNotifications, { orgId, limit: 2, before })).data
    expect([...first.notifications, ...rest.notifications]).toEqual(all.notifications)
  })

  test('marks the own ones as read, and nobody else’s', async () => {
    const { order } = await orderOf(inUse.database, { orgId, userId: guestId, standing: 'submitted' })
    await owner.call(endpoints.approveOrder, { productOrderId: order.id })
    const [one] = (await mine(guest)).notifications
    const ids = [one?.id ?? 0]
    expect((await member.call(endpoints.markNotificationsRead, { orgId, ids })).data.unreadCount).toBe(0)
    expect((await mine(guest)).unreadCount).toBe(1)
    expect((await guest.call(endpoints.markNotificationsRead, { orgId, ids })).data).toEqual({
      unreadCount: 0,
    })
    expect((await mine(guest)).notifications[0]?.readAt).not.toBeNull()
  })
})
