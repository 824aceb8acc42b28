/** Returns on open pages: told at once to everybody who has the order open. */
import { expect, test } from 'vitest'
import { returnsOf } from '../../testing/orders/returns-fixture.ts'
import { liveIds, useLive } from '../../testing/use-live.ts'

const { orgId } = liveIds
const live = useLive()

test('[issue 18] a return, its decision, its receipt and its credit are told to every page of its order', async () => {
  const fixture = await live.newOrder({ userId: liveIds.guestId, standing: 'shipped' })
  const on = { orgId, productOrderId: fixture.order.id }
  const pages = [await live.ready(live.guest, fixture), await live.ready(live.member, fixture)]
  const all = async () => {
    for (const page of pages) await page.next('returns')
  }
  const member = returnsOf(live.member, on)
  const asked = await returnsOf(live.guest, on).opened(fixture.line.id, 1, { words: 'It is too small.' })
  await all()
  const authorized = (await member.decide(asked, 'authorized')).data.orderReturn
  await all()
  const received = (await member.receive(authorized)).data.orderReturn
  await all()
  await member.close(received)
  await all()
  // The hint says that there is something; what it is is loaded by who may see it.
  for (const page of pages) expect(page.text()).not.toContain('too small')
})
