/** Comments on open pages: told at once to whoever may see them, and of internal ones to employees alone. */
import { endpoints } from '@orderwright/contract'
import { expect, test } from 'vitest'
import { change } from '../../testing/fixture.ts'
import { openBell } from '../../testing/live-page.ts'
import { liveIds, useLive } from '../../testing/use-live.ts'

const { orgId } = liveIds
const live = useLive()
const of = (page: { messages: readonly { type: string }[] }) =>
  page.messages.filter(({ type }) => type === 'comments').length

test('a comment, its change and its thread’s end are told to every page of the order, and to no other', async () => {
  const fixture = await live.newOrder()
  const other = await live.newOrder()
  const on = { orgId, productOrderId: fixture.order.id }
  const pages = [await live.ready(live.guest, fixture), await live.ready(live.member, fixture)]
  const elsewhere = await live.ready(live.member, other)
  const { comment } = (await live.guest.call(endpoints.addComment, { ...on, text: 'Brass?' })).data
  for (const page of pages) await page.next('comments')
  const about = { ...on, commentId: comment.id }
  await live.guest.call(endpoints.editComment, { ...about, text: 'Steel?', wasText: 'Brass?' })
  for (const page of pages) await page.next('comments')
  await live.member.call(endpoints.resolveComments, about)
  for (const page of pages) await page.next('comments')
  await live.guest.call(endpoints.deleteComment, about)
  for (const page of pages) await page.next('comments')
  expect(of(elsewhere)).toBe(0)
  // The text itself goes no way but that of the call that decides who may read it.
  for (const page of pages) expect(page.text()).not.toContain('Brass')
})

test('of an internal one employees hear, and no word or sign of it reaches a customer or guest mode', async () => {
  const fixture = await live.newOrder({
    userId: liveIds.memberId,
    involvedUsers: {
      [liveIds.guestId]: { role: 'other', pricingIsHidden: 0 },
    },
  })
  const on = { orgId, productOrderId: fixture.order.id }
  const guest = await live.ready(live.guest, fixture)
  const member = await live.ready(live.member, fixture)
  const asGuest = await live.ready(live.member, fixture, { isGuestMode: true })
  const bell = await openBell(live.url, live.guest.cookie, { orgId })
  const { unreadCount } = await bell.next('unread')
  await live.owner.call(endpoints.addComment, { ...on, text: 'Thin margin', isInternal: 1 })
  await member.next('comments')
  // What follows proves that everything before it has arrived.
  await live.owner.call(endpoints.addComment, { ...on, text: 'Hello' })
  for (const page of [guest, member, asGuest]) await page.next('comments')
  expect([of(guest), of(asGuest)]).toEqual([1, 1])
  await bell.next('unread', (message) => message.unreadCount === unreadCount + 1)
  bell.close()
})

test('somebody who was removed hears of nothing any more', async () => {
  const fixture = await live.newOrder()
  const page = await live.ready(live.hidden, fixture)
  await change(live.database, 'productOrder', orgId, fixture.order.id, { involvedUsers: {} })
  await page.next('closed')
  await page.ended
  await live.guest.call(endpoints.addComment, { orgId, productOrderId: fixture.order.id, text: 'Alone' })
  expect(of(page)).toBe(0)
})
