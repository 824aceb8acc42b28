/** Open pages of people with whom an order is shared: let go at once, and rid of prices at once. */
import { endpoints } from '@orderwright/contract'
import { describe, expect, test } from 'vitest'
import { markedPrice, type OrderFixture } from '../../testing/fixture.ts'
import type { LivePage } from '../../testing/live-page.ts'
import { liveIds, useLive } from '../../testing/use-live.ts'

const live = useLive()
const { orgId } = liveIds

const orderBody = ({ order }: OrderFixture) => ({ productOrderId: order.id })
const byNumber = ({ order }: OrderFixture) => ({ orgId, productOrderOrgSpecificId: order.orgSpecificId })

/** A page that came by the order's open link. */
async function byLink(fixture: OrderFixture, pricingIsHidden: 0 | 1) {
  const link = await live.guest.call(endpoints.generateShareableLink, {
    ...orderBody(fixture),
    pricingIsHidden,
  })
  const shareToken = new URL(link.data.shareableLink).searchParams.get('shareToken') ?? ''
  const { caller } = await live.app.visitor()
  await caller.call(endpoints.handleGuestShareLink, { shareToken })
  return { caller, page: await live.ready(caller, fixture) }
}

const rename = (fixture: OrderFixture, title: string) =>
  live.owner.post('/api/resources/productInstance/update', {
    orgId,
    where: { id: fixture.line.id },
    version: fixture.line.version,
    props: { title },
  })

/** Nobody stays on the row of people. */
const alone = (page: LivePage, userIds: readonly number[]) =>
  page.next('people', ({ people }) => people.map(({ userId }) => userId).join() === userIds.join())

describe('whoever came by a link', () => {
  test('is seen by the others, hears of changes without prices, and is let go when the link is revoked', async () => {
    const fixture = await live.newOrder({ involvedUsers: {} })
    const owner = await live.ready(live.guest, fixture)
    const { caller, page } = await byLink(fixture, 1)
    await owner.next('people', ({ people }) => people.some(({ name }) => name === 'Visitor'))
    expect((await rename(fixture, 'Changed')).status).toBe(200)
    const heard = await page.next('change')
    expect(heard.lines.map(({ title }) => title)).toEqual(['Changed'])
    expect(page.text()).not.toContain(String(markedPrice))
    await live.guest.call(endpoints.revokeShareableLink, orderBody(fixture))
    expect((await page.next('closed')).reason).toBe('noAccess')
    await page.ended
    await alone(owner, [liveIds.guestId])
    expect((await live.open(caller, fixture)).status).toBe(404)
  })

  test('[2.2.64] hears at once that prices are shown, or hidden again', async () => {
    const fixture = await live.newOrder({ involvedUsers: {} })
    const { page } = await byLink(fixture, 1)
    const set = (pricingIsHidden: 0 | 1) =>
      live.guest.call(endpoints.generateShareableLink, { ...orderBody(fixture), pricingIsHidden })
    await set(0)
    await page.next('catalogue')
    expect((await page.next('change')).order?.costs?.orderTotal).toBe(markedPrice)
    await set(1)
    await page.next('catalogue')
    expect((await page.next('change')).order).not.toHaveProperty('costs')
  })

  test('is let go when the order is archived', async () => {
    const fixture = await live.newOrder({ involvedUsers: {} })
    const { page } = await byLink(fixture, 1)
    await live.owner.post('/api/resources/productOrder/update', {
      orgId,
      where: { id: fixture.order.id },
      version: fixture.order.version,
      props: { archived: 1 },
    })
    expect((await page.next('closed')).reason).toBe('noAccess')
  })
})

describe('a collaborator', () => {
  test('[2.6.04, 2.7.12] who is removed while the page is open is let go, and gone for the others', async () => {
    const fixture = await live.newOrder()
    const owner = await live.ready(live.guest, fixture)
    const page = await live.ready(live.hidden, fixture)
    await owner.next('people', ({ people }) => people.length === 2)
    const people = await live.guest.call(endpoints.getInvolvedUsers, byNumber(fixture))
    const shareeEmail = people.data.involvedUsersById[String(liveIds.hiddenId)]?.email ?? ''
    await live.guest.call(endpoints.removeSharee, { ...byNumber(fixture), shareeEmail })
    expect((await page.next('closed')).reason).toBe('noAccess')
    await alone(owner, [liveIds.guestId])
    const late = await live.hidden.post('/api/resources/productInstance/update', {
      orgId,
      where: { id: fixture.line.id },
      version: fixture.line.version,
      props: { title: 'Too late' },
    })
    expect(late.status).toBe(404)
  })
})
