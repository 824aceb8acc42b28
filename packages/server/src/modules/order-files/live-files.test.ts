/** Files on open pages: told at once to whoever may see them, and of those for employees alone to employees. */
import { endpoints } from '@orderwright/contract'
import { expect, test } from 'vitest'
import { insert } from '../../testing/fixture.ts'
import { liveIds, useLive } from '../../testing/use-live.ts'

const { orgId } = liveIds
const live = useLive()
const of = (page: { messages: readonly { type: string }[] }) =>
  page.messages.filter(({ type }) => type === 'files').length

test('[issue 18] a file and its changes are told to every page that may see it, and to no other', async () => {
  const fixture = await live.newOrder({
    userId: liveIds.memberId,
    involvedUsers: { [liveIds.guestId]: { role: 'other', pricingIsHidden: 0 } },
  })
  const on = { orgId, productOrderId: fixture.order.id }
  const guest = await live.ready(live.guest, fixture)
  const member = await live.ready(live.member, fixture)
  const asGuest = await live.ready(live.member, fixture, { isGuestMode: true })
  const add = (title: string, isInternal: 0 | 1) =>
    insert(live.database, 'orderFile', orgId, {
      productOrderId: fixture.order.id,
      title,
      format: 'pdf',
      bytes: 1,
      isInternal,
      uploaderId: liveIds.memberId,
    })
  await add('Costing.pdf', 1)
  await member.next('files')
  // What follows proves that everything before it has arrived.
  const plan = await add('Plan.pdf', 0)
  for (const page of [guest, member, asGuest]) await page.next('files')
  expect([of(guest), of(asGuest)]).toEqual([1, 1])
  // One that is shown to employees alone from now on is gone for the others.
  await live.member.call(endpoints.updateOrderFile, { ...on, fileId: plan.id, version: 1, isInternal: 1 })
  for (const page of [guest, member, asGuest]) await page.next('files')
  for (const page of [guest, asGuest]) expect(page.text()).not.toContain('Plan.pdf')
})
