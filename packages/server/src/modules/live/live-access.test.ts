/** Who may open the live channel, what they see in it, and when it ends for them. Over real PostgreSQL notifications and real connections. */
import { endpoints, openLiveOrder } from '@orderwright/contract'
import { orderPriceFields } from '@orderwright/domain/access'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { demoUserId, norrvik } from '../../seeds/demo-orgs.ts'
import { change, markedPrice, type OrderFixture } from '../../testing/fixture.ts'
import { openPage } from '../../testing/live-page.ts'
import type { Caller } from '../../testing/test-app.ts'
import { liveIds, useLive } from '../../testing/use-live.ts'

const live = useLive()
const { newOrder, open, ready } = live
const { orgId, guestId, hiddenId, ownerId } = liveIds

function setQuantity(caller: Caller, { line }: OrderFixture, quantity: number) {
  return caller.post('/api/resources/productInstance/update', {
    orgId,
    where: { id: line.id },
    version: 1,
    props: { quantity },
    base: { quantity: 1 },
  })
}

describe('who may see what', () => {
  const body = (orderId: number) => ({ orgId, productOrderId: orderId })

  test('people outside the order, other organisations and nobody are answered as if there were no such order', async () => {
    const fixture = await newOrder({ userId: ownerId, involvedUsers: {} })
    const stranger = await live.app.as(demoUserId(norrvik, 'owner'))
    const statuses = []
    for (const caller of [live.owner, live.member, live.guest, live.hidden, stranger, live.app.anonymous]) {
      const page = await open(caller, fixture, {})
      statuses.push(page.status)
    }
    expect(statuses).toEqual([200, 200, 404, 404, 404, 401])
    const smuggled = await openPage(live.url, stranger.cookie, {
      orgId: norrvik.id,
      productOrderId: fixture.order.id,
    })
    expect(smuggled.status).toBe(404)
    const asGuest = await open(live.owner, await newOrder({ involvedUsers: {} }), { isGuestMode: true })
    expect(asGuest.status).toBe(404)
  })

  test('a body that is wrong is refused in the shape of every error, and a foreign page is too', async () => {
    const { order } = await newOrder()
    const wrong = await live.guest.post(openLiveOrder.path, { ...body(order.id), clientId: 'x' })
    expect(wrong.status).toBe(400)
    expect(wrong.error.details?.fields?.[0]?.path).toBe('clientId')
    const foreign = await live.guest.post(
      openLiveOrder.path,
      { ...body(order.id), clientId: 'a-foreign-page' },
      { origin: 'https://elsewhere.example' },
    )
    expect(foreign.status).toBe(403)
    const unknown = await live.guest.post(openLiveOrder.path, {
      ...body(2_147_483_000),
      clientId: 'a-page-of-mine',
    })
    expect(unknown.status).toBe(404)
  })

  test('[1.6.25, 1.6.26] hidden pricing: not one price byte, in what was missed and in what follows', async () => {
    const fixture = await newOrder({
      involvedUsers: {
        [hiddenId]: { role: 'other', pricingIsHidden: 1 },
        [guestId]: { role: 'owner', pricingIsHidden: 1 },
      },
    })
    const missed = { known: { order: 0, lines: [] } }
    const [one, two, seeing] = await Promise.all([
      ready(live.hidden, fixture, missed),
      ready(live.guest, fixture, missed),
      ready(live.member, fixture, missed),
    ])
    await setQuantity(live.member, fixture, 3)
    await change(live.database, 'productInstance', orgId, fixture.line.id, {
      customPriceInCents: markedPrice + 1,
    })
    for (const page of [one, two, seeing]) {
      await page.next('change', ({ lines }) => lines.some(({ quantity }) => quantity === 3))
    }
    const prices = [
      ...orderPriceFields.map((field) => `"${field}"`),
      'customPriceInCents',
      'paymentAmountInCents',
      String(markedPrice),
      String(markedPrice + 1),
      String(3 * markedPrice),
    ]
    for (const page of [one, two]) expect(prices.filter((mark) => page.text().includes(mark))).toEqual([])
    expect(prices.filter((mark) => seeing.text().includes(mark)).length).toBeGreaterThan(10)
  })

  test('pricing that becomes hidden while the page is open is hidden from the next change on', async () => {
    const fixture = await newOrder()
    const page = await ready(live.guest, fixture)
    await change(live.database, 'productOrder', orgId, fixture.order.id, {
      involvedUsers: { [guestId]: { role: 'owner', pricingIsHidden: 1 } },
    })
    const message = await page.next('change')
    expect(message.order).not.toHaveProperty('costs')
    await setQuantity(live.member, fixture, 4)
    await page.next('change', ({ lines }) => lines.length > 0)
    expect(page.text()).not.toContain(String(markedPrice))
  })

  test('signing out ends the person’s channels at once, and no others', async () => {
    const fixture = await newOrder()
    const leaving = await live.app.as(guestId)
    const [one, two] = await Promise.all([ready(leaving, fixture), ready(live.guest, fixture)])
    await leaving.call(endpoints.signOut, {})
    expect(await one.next('closed')).toEqual({ type: 'closed', reason: 'signedOut' })
    await one.ended
    await change(live.database, 'productOrder', orgId, fixture.order.id, { title: 'Afterwards' })
    await two.next('change')
    expect(one.text()).not.toContain('Afterwards')
  })

  test('so does leaving the organisation, or the order', async () => {
    const fixture = await newOrder()
    const left = await newOrder()
    const [ofOrg, ofOrder] = await Promise.all([ready(live.hidden, fixture), ready(live.hidden, left)])
    await change(live.database, 'productOrder', orgId, left.order.id, {
      involvedUsers: {},
      title: 'Without them',
    })
    expect(await ofOrder.next('closed')).toMatchObject({ reason: 'noAccess' })
    expect(ofOrder.text()).not.toContain('Without them')
    const membership = sql`update memberships set status = 'left' where org_id = ${orgId} and user_id = ${hiddenId}`
    await membership.execute(live.database.owner.db)
    expect(await ofOrg.next('closed')).toMatchObject({ reason: 'noAccess' })
    await sql`update memberships set status = 'active' where org_id = ${orgId} and user_id = ${hiddenId}`.execute(
      live.database.owner.db,
    )
  })

  test('a deleted order ends its channels', async () => {
    const fixture = await newOrder()
    const page = await ready(live.guest, fixture)
    await live.guest.post('/api/resources/productOrder/destroy', { orgId, where: { id: fixture.order.id } })
    expect(await page.next('closed')).toMatchObject({ reason: 'deleted' })
  })
})
