/** What others draw reaches pages that hold the canvas: as it happens, what was missed, and where others point. */
import { beforeAll, describe, expect, test } from 'vitest'
import { insert, type OrderFixture } from '../../testing/fixture.ts'
import type { LivePage } from '../../testing/live-page.ts'
import type { Caller } from '../../testing/test-app.ts'
import { liveIds, useLive } from '../../testing/use-live.ts'

const live = useLive()
const { orgId } = liveIds
let categoryId = 0

beforeAll(async () => {
  const category = await insert(live.database, 'productCategory', orgId, {
    title: 'Walls',
    rank: 700,
    isSpatial: 1,
  })
  categoryId = category.id
})

const drawnOrder = () => live.newOrder({ productCategoryId: categoryId })
const draw = (caller: Caller, { order }: OrderFixture, x = 120) =>
  caller.post('/api/resources/archWall/create', {
    orgId,
    props: { productOrderId: order.id, from: { x: 0, z: 0 }, to: { x, z: 0 } },
  })
/** A page that holds the canvas as it was at a revision. */
const holding = (caller: Caller, fixture: OrderFixture, canvas: number | null = 0) =>
  live.ready(caller, fixture, { known: { ...live.knownOf(fixture), canvas } })
const wallsOf = async (page: LivePage) => (await page.next('canvas')).records.archWall

describe('a change of the canvas', () => {
  test('[issue 15] reaches everybody who holds it, whole, and nobody who does not', async () => {
    const fixture = await drawnOrder()
    const [member, guest, elsewhere] = await Promise.all([
      holding(live.member, fixture),
      holding(live.guest, fixture),
      holding(live.guest, fixture, null),
    ])
    expect((await draw(live.member, fixture)).status).toBe(200)
    const messages = [await member.next('canvas'), await guest.next('canvas')]
    for (const { revision, records } of messages) {
      expect(revision).toBeGreaterThan(0)
      expect(records).toMatchObject({
        archWall: [{ to: { x: 120, z: 0 }, version: 1, deletedAt: null }],
        archElevation: [],
        archCustomView: [],
        entity: [],
        productCanvasText: [],
        productCanvasLine: [],
      })
    }
    const [{ id } = { id: 0 }] = messages[0]?.records.archWall ?? []
    await live.member.post('/api/resources/archWall/destroy', { orgId, where: { id } })
    expect(await wallsOf(guest)).toMatchObject([{ id, version: 2, deletedAt: expect.any(String) }])
    await live.member.post('/api/resources/archWall/restore', { orgId, where: { id } })
    expect(await wallsOf(guest)).toMatchObject([{ id, version: 3, deletedAt: null }])
    expect(elsewhere.text()).not.toContain('"canvas"')
    // Neither the order nor its lines are read or sent for a stroke.
    expect(guest.messages.filter(({ type }) => type === 'change')).toEqual([])
  })

  test('[issue 15] of many is one message', async () => {
    const fixture = await drawnOrder()
    const page = await holding(live.guest, fixture)
    const props = Array.from({ length: 100 }, (_, index) => ({
      productOrderId: fixture.order.id,
      from: { x: 0, z: index },
      to: { x: 50, z: index },
    }))
    await live.guest.post('/api/resources/archWall/create', { orgId, props })
    expect(await wallsOf(page)).toHaveLength(100)
    expect(page.messages.filter(({ type }) => type === 'canvas')).toHaveLength(1)
  })

  test('[issue 15] that a page missed comes when it opens its channel, and only what it missed', async () => {
    const fixture = await drawnOrder()
    await draw(live.guest, fixture, 10)
    const before = await live.open(live.guest, fixture, { known: { ...live.knownOf(fixture), canvas: 0 } })
    const { revision } = await before.next('canvas')
    await draw(live.member, fixture, 20)
    const later = await live.open(live.guest, fixture, {
      known: { ...live.knownOf(fixture), canvas: revision },
    })
    expect(await wallsOf(later)).toMatchObject([{ to: { x: 20, z: 0 } }])
    await later.next('ready')
    const last = Math.max(...later.messages.map((message) => ('revision' in message ? message.revision : 0)))
    const upToDate = await holding(live.guest, fixture, last)
    expect(upToDate.messages.filter(({ type }) => type === 'canvas')).toEqual([])
    // Ahead of the canvas: what the page holds is of another database.
    const ahead = await holding(live.guest, fixture, last + 1_000_000)
    expect(ahead.messages.map(({ type }) => type)).toContain('catalogue')
  })

  test('[issue 15] is not told to somebody who may not see the order any more', async () => {
    const fixture = await drawnOrder()
    const page = await holding(live.hidden, fixture)
    await live.member.post('/configurator/product-order/remove-sharee', {
      orgId,
      productOrderOrgSpecificId: fixture.order.orgSpecificId,
      shareeEmail: 'guest-hidden@maison-lumen.example',
    })
    expect((await page.next('closed')).reason).toBe('noAccess')
    await draw(live.member, fixture)
    expect(page.text()).not.toContain('"archWall"')
  })
})

describe('where others point', () => {
  const point = (caller: Caller, { order }: OrderFixture, clientId: string, cursor: object | null) =>
    caller.post('/api/live/cursor', { orgId, productOrderId: order.id, clientId, cursor })

  test('[issue 15] is told to the other pages that hold the canvas, and stored nowhere', async () => {
    const fixture = await drawnOrder()
    const own = await live.ready(live.member, fixture, {
      clientId: 'page-that-points',
      known: { ...live.knownOf(fixture), canvas: 0 },
    })
    const [other, elsewhere] = [await holding(live.guest, fixture), await holding(live.guest, fixture, null)]
    const cursor = { viewId: null, x: 12.5, y: -40 }
    expect((await point(live.member, fixture, 'page-that-points', cursor)).data).toEqual({ isShown: true })
    expect(await other.next('cursor')).toEqual({
      type: 'cursor',
      clientId: 'page-that-points',
      userId: liveIds.memberId,
      cursor,
    })
    await point(live.member, fixture, 'page-that-points', null)
    expect(await other.next('cursor')).toMatchObject({ cursor: null })
    for (const page of [own, elsewhere]) expect(page.text()).not.toContain('cursor')
  })

  test('[issue 15] the end of it is passed on however soon it comes', async () => {
    const fixture = await drawnOrder()
    const page = await holding(live.guest, fixture)
    await point(live.member, fixture, 'page-in-a-hurry', { viewId: 7, x: 1, y: 0 })
    expect((await point(live.member, fixture, 'page-in-a-hurry', null)).data).toEqual({ isShown: true })
    await page.next('cursor', ({ cursor }) => cursor === null)
  })

  test('[issue 15] no number and no stranger gets through', async () => {
    const fixture = await drawnOrder()
    const far = await point(live.member, fixture, 'page-that-points', { viewId: null, x: 1e9, y: 0 })
    expect(far.status).toBe(400)
    expect((await point(live.app.anonymous, fixture, 'page-that-points', null)).status).toBe(401)
  })
})
