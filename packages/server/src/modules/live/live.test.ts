/** The live channel over real PostgreSQL notifications and real connections. */
import { endpoints, openLiveOrder } from '@orderwright/contract'
import { orderPriceFields } from '@orderwright/domain'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/database/database.ts'
import { demoUserId, maisonLumen, norrvik } from '../../seeds/demo-orgs.ts'
import { change, insert, markedPrice, type OrderFixture, orderOf } from '../../testing/fixture.ts'
import { type LivePage, openPage } from '../../testing/live-page.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { MOST_PAGES } from './live-orders.ts'
import { keepAlive } from './presence.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const hiddenId = demoUserId(maisonLumen, 'guestHiddenPricing')
const memberId = demoUserId(maisonLumen, 'member')
const ownerId = demoUserId(maisonLumen, 'owner')

let database: TestDatabase
let app: TestApp
let url: string
let guest: Caller
let hidden: Caller
let member: Caller
let owner: Caller
const pages: LivePage[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database)
  url = await app.app.listen({ host: '127.0.0.1', port: 0 })
  guest = await app.as(guestId)
  hidden = await app.as(hiddenId)
  member = await app.as(memberId)
  owner = await app.as(ownerId)
})
afterEach(() => {
  for (const page of pages.splice(0)) page.close()
})
afterAll(async () => {
  expect(app.problems).toEqual([])
  await app.close()
  await database.close()
})

const newOrder = (more: object = {}) =>
  orderOf(database, {
    orgId,
    userId: guestId,
    involvedUsers: { [hiddenId]: { role: 'other', pricingIsHidden: 0 } },
    ...more,
  })

const knownOf = ({ order, line }: OrderFixture) => ({
  order: order.version,
  lines: [[line.id, line.version]] satisfies [number, number][],
})

async function open(caller: Caller, fixture: OrderFixture, more: object = {}): Promise<LivePage> {
  const page = await openPage(url, caller.cookie, {
    orgId,
    productOrderId: fixture.order.id,
    known: knownOf(fixture),
    ...more,
  })
  pages.push(page)
  return page
}

/** An open page that has said it is ready. */
async function ready(caller: Caller, fixture: OrderFixture, more: object = {}): Promise<LivePage> {
  const page = await open(caller, fixture, more)
  expect(page.status).toBe(200)
  await page.next('ready')
  return page
}

function setQuantity(caller: Caller, { line }: OrderFixture, quantity: number) {
  return caller.post('/api/resources/productInstance/update', {
    orgId,
    where: { id: line.id },
    version: 1,
    props: { quantity },
    base: { quantity: 1 },
  })
}

describe('a change', () => {
  test('reaches everybody who has the order open, with the order that follows from it, and nobody else', async () => {
    const fixture = await newOrder()
    const other = await newOrder()
    const [one, two, elsewhere] = await Promise.all([
      ready(member, fixture),
      ready(guest, fixture),
      ready(guest, other),
    ])
    expect((await setQuantity(member, fixture, 3)).status).toBe(200)
    for (const page of [one, two]) {
      const message = await page.next('change')
      expect(message.lines.map(({ id, quantity }) => [id, quantity])).toEqual([[fixture.line.id, 3]])
      expect(message.order?.costs?.orderSubTotal).toBe(3 * markedPrice)
      expect(message.order?.version).toBeGreaterThan(fixture.order.version)
    }
    await change(database, 'productOrder', orgId, other.order.id, { title: 'Elsewhere' })
    const message = await elsewhere.next('change')
    expect(message).toMatchObject({ lines: [], order: { id: other.order.id, title: 'Elsewhere' } })
    expect(elsewhere.messages.filter(({ type }) => type === 'change')).toHaveLength(1)
  })

  test('is told once it is committed, and never when it is rolled back', async () => {
    const fixture = await newOrder()
    const page = await ready(guest, fixture)
    await withTenant(database.owner.db, { orgId, userId: null }, async (db) => {
      await sql`update product_orders set title = 'Never' where id = ${fixture.order.id}`.execute(db)
      throw new Error('rolled back')
    }).catch(() => {})
    await change(database, 'productOrder', orgId, fixture.order.id, { title: 'Stands' })
    expect((await page.next('change')).order?.title).toBe('Stands')
    expect(page.text()).not.toContain('Never')
  })

  test('may be a line that was added, deleted, restored, or moved', async () => {
    const fixture = await newOrder()
    const page = await ready(guest, fixture)
    const added = await member.post('/api/resources/productInstance/create', {
      orgId,
      props: {
        productOrderId: fixture.order.id,
        productId: -1,
        rank: 2,
        title: 'Stair',
        customPriceInCents: 5,
      },
    })
    expect(added.status).toBe(200)
    const { id } = (await page.next('change')).lines[0] ?? {}
    expect(id).toBeGreaterThan(0)
    const where = { orgId, where: { id: fixture.line.id } }
    await member.post('/api/resources/productInstance/destroy', where)
    const gone = await page.next('change')
    expect(gone.lines).toMatchObject([{ id: fixture.line.id, deletedAt: expect.any(String) }])
    await member.post('/api/resources/productInstance/restore', where)
    expect((await page.next('change')).lines).toMatchObject([{ id: fixture.line.id, deletedAt: null }])
  })

  test('of the status or of a payment on its way travels too', async () => {
    const fixture = await newOrder({ standing: 'payment' })
    const page = await ready(guest, fixture)
    await change(database, 'productOrder', orgId, fixture.order.id, { isProcessingPayment: 1 })
    expect((await page.next('change')).order?.isProcessingPayment).toBe(1)
    const answer = await owner.call(endpoints.updateOrderStatus, {
      orgId,
      productOrderId: fixture.order.id,
      statusKey: 'submittedForApproval',
      skipNotifyingGuest: true,
    })
    const { order } = await page.next('change')
    expect(order?.statusData).toEqual(answer.data.productOrder.statusData)
  })

  test('of the catalogue is announced to the open orders of its organisation', async () => {
    const fixture = await newOrder()
    const page = await ready(guest, fixture)
    await insert(database, 'productCategory', norrvik.id, { title: 'Theirs', rank: 70 })
    await insert(database, 'productCategory', orgId, { title: 'Ours', rank: 70 })
    await page.next('catalogue')
    expect(page.messages.filter(({ type }) => type === 'catalogue')).toHaveLength(1)
  })

  test('many at once arrive as few messages, and the last of them is the end state', async () => {
    const fixture = await newOrder()
    const page = await ready(guest, fixture)
    for (let quantity = 2; quantity <= 30; quantity += 1) {
      await change(database, 'productInstance', orgId, fixture.line.id, { quantity })
    }
    const last = await page.next('change', ({ lines }) => lines[0]?.quantity === 30)
    expect(page.messages.filter(({ type }) => type === 'change').at(-1)).toBe(last)
  })
})

describe('who may see what', () => {
  const body = (orderId: number) => ({ orgId, productOrderId: orderId })

  test('people outside the order, other organisations and nobody are answered as if there were no such order', async () => {
    const fixture = await newOrder({ userId: ownerId, involvedUsers: {} })
    const stranger = await app.as(demoUserId(norrvik, 'owner'))
    const statuses = []
    for (const caller of [owner, member, guest, hidden, stranger, app.anonymous]) {
      const page = await open(caller, fixture, {})
      statuses.push(page.status)
    }
    expect(statuses).toEqual([200, 200, 404, 404, 404, 401])
    const smuggled = await openPage(url, stranger.cookie, {
      orgId: norrvik.id,
      productOrderId: fixture.order.id,
    })
    expect(smuggled.status).toBe(404)
    const asGuest = await open(owner, await newOrder({ involvedUsers: {} }), { isGuestMode: true })
    expect(asGuest.status).toBe(404)
  })

  test('a body that is wrong is refused in the shape of every error, and a foreign page is too', async () => {
    const { order } = await newOrder()
    const wrong = await guest.post(openLiveOrder.path, { ...body(order.id), clientId: 'x' })
    expect(wrong.status).toBe(400)
    expect(wrong.error.details?.fields?.[0]?.path).toBe('clientId')
    const foreign = await guest.post(
      openLiveOrder.path,
      { ...body(order.id), clientId: 'a-foreign-page' },
      { origin: 'https://elsewhere.example' },
    )
    expect(foreign.status).toBe(403)
    const unknown = await guest.post(openLiveOrder.path, {
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
      ready(hidden, fixture, missed),
      ready(guest, fixture, missed),
      ready(member, fixture, missed),
    ])
    await setQuantity(member, fixture, 3)
    await change(database, 'productInstance', orgId, fixture.line.id, { customPriceInCents: markedPrice + 1 })
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
    const page = await ready(guest, fixture)
    await change(database, 'productOrder', orgId, fixture.order.id, {
      involvedUsers: { [guestId]: { role: 'owner', pricingIsHidden: 1 } },
    })
    const message = await page.next('change')
    expect(message.order).not.toHaveProperty('costs')
    await setQuantity(member, fixture, 4)
    await page.next('change', ({ lines }) => lines.length > 0)
    expect(page.text()).not.toContain(String(markedPrice))
  })

  test('signing out ends the person’s channels at once, and no others', async () => {
    const fixture = await newOrder()
    const leaving = await app.as(guestId)
    const [one, two] = await Promise.all([ready(leaving, fixture), ready(guest, fixture)])
    await leaving.call(endpoints.signOut, {})
    expect(await one.next('closed')).toEqual({ type: 'closed', reason: 'signedOut' })
    await one.ended
    await change(database, 'productOrder', orgId, fixture.order.id, { title: 'Afterwards' })
    await two.next('change')
    expect(one.text()).not.toContain('Afterwards')
  })

  test('so does leaving the organisation, or the order', async () => {
    const fixture = await newOrder()
    const left = await newOrder()
    const [ofOrg, ofOrder] = await Promise.all([ready(hidden, fixture), ready(hidden, left)])
    await change(database, 'productOrder', orgId, left.order.id, { involvedUsers: {}, title: 'Without them' })
    expect(await ofOrder.next('closed')).toMatchObject({ reason: 'noAccess' })
    expect(ofOrder.text()).not.toContain('Without them')
    const membership = sql`update memberships set status = 'left' where org_id = ${orgId} and user_id = ${hiddenId}`
    await membership.execute(database.owner.db)
    expect(await ofOrg.next('closed')).toMatchObject({ reason: 'noAccess' })
    await sql`update memberships set status = 'active' where org_id = ${orgId} and user_id = ${hiddenId}`.execute(
      database.owner.db,
    )
  })

  test('a deleted order ends its channels', async () => {
    const fixture = await newOrder()
    const page = await ready(guest, fixture)
    await guest.post('/api/resources/productOrder/destroy', { orgId, where: { id: fixture.order.id } })
    expect(await page.next('closed')).toMatchObject({ reason: 'deleted' })
  })
})

describe('coming back', () => {
  test('brings exactly what was missed: changed, added, deleted and vanished lines', async () => {
    const fixture = await newOrder()
    const deleted = await insert(database, 'productInstance', orgId, {
      productOrderId: fixture.order.id,
      productId: -1,
      rank: 2,
    })
    const same = await insert(database, 'productInstance', orgId, {
      productOrderId: fixture.order.id,
      productId: -1,
      rank: 3,
    })
    const known = {
      order: fixture.order.version,
      lines: [fixture.line, deleted, same].map(({ id, version }): [number, number] => [id, version]),
    }
    known.lines.push([2_000_000_000, 1])
    await setQuantity(member, fixture, 5)
    await member.post('/api/resources/productInstance/destroy', { orgId, where: { id: deleted.id } })
    const added = await insert(database, 'productInstance', orgId, {
      productOrderId: fixture.order.id,
      productId: -1,
      rank: 4,
    })
    const page = await ready(guest, fixture, { known })
    const missed = await page.next('change')
    expect(missed.lines.map(({ id, deletedAt }) => [id, deletedAt !== null])).toEqual([
      [fixture.line.id, false],
      [deleted.id, true],
      [added.id, false],
    ])
    expect(missed.missingLineIds).toEqual([2_000_000_000])
    expect(page.messages.filter(({ type }) => type === 'change')).toHaveLength(1)
  })

  test('brings nothing when nothing was missed', async () => {
    const fixture = await newOrder()
    const page = await ready(guest, fixture)
    expect(page.messages.filter(({ type }) => type === 'change')).toEqual([])
  })

  test('loses nothing when the listening connection is cut', async () => {
    const fixture = await newOrder()
    const page = await ready(guest, fixture)
    const cut = await sql<{ cut: boolean }>`select pg_terminate_backend(pid) as cut from pg_stat_activity
      where datname = current_database() and application_name = 'orderwright live'`.execute(database.owner.db)
    // One connection for the whole process, however many pages are open.
    expect(cut.rows).toEqual([{ cut: true }])
    await change(database, 'productOrder', orgId, fixture.order.id, { title: 'While nobody listened' })
    expect((await page.next('change')).order?.title).toBe('While nobody listened')
    await change(database, 'productOrder', orgId, fixture.order.id, { title: 'And again' })
    expect((await page.next('change')).order?.title).toBe('And again')
  })

  test('one person has a limited number of pages open', async () => {
    const fixture = await newOrder()
    const lonely = await app.as(demoUserId(maisonLumen, 'guestHiddenPricing'))
    const opened = []
    for (let index = 0; index < MOST_PAGES; index += 1) opened.push(await ready(lonely, fixture))
    const refused = await open(lonely, fixture)
    expect(refused.status).toBe(429)
    opened[0]?.close()
    await opened[0]?.ended
    await expect.poll(async () => (await open(lonely, fixture)).status).toBe(200)
  })
})

describe('who is there', () => {
  const ids = ({ people }: { people: { userId: number }[] }) => people.map(({ userId }) => userId)

  test('people are seen when they come, move and leave; several pages of one person are one', async () => {
    const fixture = await newOrder()
    const first = await ready(guest, fixture)
    expect(ids(await first.next('people', ({ people }) => people.length === 1))).toEqual([guestId])
    const second = await ready(member, fixture, { itemId: fixture.line.id })
    const both = await first.next('people', ({ people }) => people.length === 2)
    expect(both.people[1]).toEqual({ userId: memberId, name: expect.any(String), itemId: fixture.line.id })
    expect(JSON.stringify(both)).not.toContain('@')
    const third = await ready(member, fixture, { clientId: 'another-tab' })
    const moved = await member.call(endpoints.showPresence, {
      orgId,
      productOrderId: fixture.order.id,
      clientId: 'another-tab',
      itemId: 77,
    })
    expect(moved.data).toEqual({ ok: true })
    const seen = await first.next('people', ({ people }) => people[1]?.itemId === 77)
    expect(ids(seen)).toEqual([guestId, memberId])
    third.close()
    second.close()
    expect(ids(await first.next('people', ({ people }) => people.length === 1))).toEqual([guestId])
  })

  test('nobody moves another person’s page', async () => {
    const fixture = await newOrder()
    const page = await ready(guest, fixture, { clientId: 'page-of-the-guest', itemId: fixture.line.id })
    await page.next('people', ({ people }) => people.length === 1)
    await member.call(endpoints.showPresence, {
      orgId,
      productOrderId: fixture.order.id,
      clientId: 'page-of-the-guest',
      itemId: 4711,
    })
    const rows = await database.owner.db
      .selectFrom('orderViewers')
      .select('itemId')
      .where('productOrderId', '=', fixture.order.id)
      .execute()
    expect(rows).toEqual([{ itemId: fixture.line.id }])
  })

  test('pages of a process that died are not shown after their time, and are cleared away', async () => {
    const fixture = await newOrder()
    const where = { orgId, productOrderId: fixture.order.id }
    const dead = {
      ...where,
      clientId: 'page-of-a-dead-process',
      userId: ownerId,
      expiresAt: new Date(Date.now() - 1000),
    }
    await database.owner.db.insertInto('orderViewers').values(dead).execute()
    const page = await ready(guest, fixture)
    const seen = await page.next('people', ({ people }) => people.length > 0)
    expect(ids(seen)).toEqual([guestId])
    await sql`update order_viewers set expires_at = now() - interval '1 hour' where client_id = ${dead.clientId}`.execute(
      database.owner.db,
    )
    await withTenant(database.app.db, { orgId, userId: null }, (db) => keepAlive(db, where, []))
    const left = await database.owner.db
      .selectFrom('orderViewers')
      .select('userId')
      .where('productOrderId', '=', fixture.order.id)
      .execute()
    expect(left).toEqual([{ userId: guestId }])
  })
})

test('the server says good-bye to open pages when it stops, and leaves no trace of them', async () => {
  const fixture = await newOrder()
  const stopping = await createTestApp(database)
  const address = await stopping.app.listen({ host: '127.0.0.1', port: 0 })
  const page = await openPage(address, guest.cookie, { orgId, productOrderId: fixture.order.id })
  await page.next('people', ({ people }) => people.length === 1)
  await stopping.close()
  expect(await page.next('closed')).toEqual({ type: 'closed', reason: 'stopping' })
  await page.ended
  const rows = database.owner.db.selectFrom('orderViewers').select('userId')
  expect(await rows.where('productOrderId', '=', fixture.order.id).execute()).toEqual([])
  expect(stopping.problems).toEqual([])
})
