/** The live channel of the list, over real notifications and real connections. */
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/database/database.ts'
import { demoUserId, maisonLumen, norrvik } from '../../seeds/demo-orgs.ts'
import { change, markedPrice, type OrderFixture, orderOf } from '../../testing/fixture.ts'
import { type LiveListPage, openListPage } from '../../testing/live-page.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const hiddenId = demoUserId(maisonLumen, 'guestHiddenPricing')
const memberId = demoUserId(maisonLumen, 'member')

let database: TestDatabase
let app: TestApp
let url: string
let guest: Caller
let hidden: Caller
let member: Caller
const pages: LiveListPage[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database)
  url = await app.app.listen({ host: '127.0.0.1', port: 0 })
  guest = await app.as(guestId)
  hidden = await app.as(hiddenId)
  member = await app.as(memberId)
})
afterEach(() => {
  for (const page of pages.splice(0)) page.close()
})
afterAll(async () => {
  expect(app.problems).toEqual([])
  await app.close()
  await database.close()
})

const knownOf = (...fixtures: OrderFixture[]) =>
  fixtures.map(({ order }): [number, number] => [order.id, order.version])

async function ready(caller: Caller, fixtures: OrderFixture[], more: object = {}): Promise<LiveListPage> {
  const page = await openListPage(url, caller.cookie, { orgId, known: knownOf(...fixtures), ...more })
  pages.push(page)
  expect(page.status).toBe(200)
  await page.next('ready')
  return page
}

const rename = (fixture: OrderFixture, title: string) =>
  change(database, 'productOrder', orgId, fixture.order.id, { title })

const ordersOf = (userId: number, more: object = {}) => orderOf(database, { orgId, userId, ...more })

describe('a page of the list', () => {
  test('is told of its orders as they are, and of others that fit it by their ids', async () => {
    const shown = await ordersOf(guestId)
    const other = await ordersOf(guestId)
    const page = await ready(member, [shown], { includeAdvancedOrderData: true })
    await rename(shown, 'Renamed')
    const { rows, goneIds } = await page.next('rows')
    expect([rows.map(({ id, title }) => [id, title]), goneIds]).toEqual([[[shown.order.id, 'Renamed']], []])
    expect(rows[0]?.ownerName).not.toBe('')
    expect(rows[0]?.advanced).toBeDefined()
    await rename(other, 'Elsewhere')
    expect((await page.next('others')).orderIds).toEqual([other.order.id])
  })

  test('is told of new orders, and only of those that fit its filters', async () => {
    const archived = await ready(member, [], { filters: { archived: 'archived' } })
    const mine = await ready(member, [], { filters: { orderOwner: 'own' } })
    const status = await ready(member, [], { filters: { statusKey: 'submittedForApproval' } })
    const searching = await ready(member, [], { searchTerm: 'villa' })
    const active = await ready(member, [])
    const { order } = await ordersOf(guestId)
    expect((await active.next('others')).orderIds).toEqual([order.id])
    const submitted = await ordersOf(memberId, { standing: 'submitted' })
    expect((await mine.next('others')).orderIds).toEqual([submitted.order.id])
    expect((await status.next('others')).orderIds).toEqual([submitted.order.id])
    await change(database, 'productOrder', orgId, order.id, { archived: 1 })
    expect((await archived.next('others')).orderIds).toEqual([order.id])
    expect(searching.messages).toEqual([{ type: 'ready' }])
  })

  test('[issue 18] is told of new orders that wait for its person, when that is what it lists', async () => {
    const waiting = await ready(member, [], { filters: { waitingFor: 'toApprove' } })
    const due = await ready(guest, [], { filters: { orderOwner: 'own', waitingFor: 'changesAsked' } })
    await ordersOf(guestId)
    const submitted = await ordersOf(guestId, { standing: 'submitted' })
    expect((await waiting.next('others')).orderIds).toEqual([submitted.order.id])
    const asked = await ordersOf(guestId, { feedbackNotes: 'Turn the plate.' })
    expect((await due.next('others')).orderIds).toEqual([asked.order.id])
  })

  test('[issue 18] of a list of certain orders, hears of no others', async () => {
    const wanted = await ordersOf(guestId)
    const other = await ordersOf(guestId)
    const page = await ready(member, [], { filters: { orderIds: [wanted.order.id] } })
    await rename(other, 'Not listed')
    await rename(wanted, 'Listed')
    expect((await page.next('others')).orderIds).toEqual([wanted.order.id])
  })

  test('is told once of many changes, and of the last state', async () => {
    const fixture = await ordersOf(guestId)
    const page = await ready(member, [fixture])
    for (let index = 1; index <= 20; index += 1) await rename(fixture, `Version ${index}`)
    const last = await page.next('rows', ({ rows }) => rows[0]?.title === 'Version 20')
    const told = page.messages.filter(({ type }) => type === 'rows')
    expect(told.at(-1)).toBe(last)
    expect(told.length).toBeLessThan(20)
  })

  test('[issue 18] of an employee hears of a deleted order that is not on the page; of one on it, that it is gone', async () => {
    const [elsewhere, shown] = [await ordersOf(guestId), await ordersOf(guestId)]
    const remove = (fixture: OrderFixture, deletedAt: Date | null) =>
      change(database, 'productOrder', orgId, fixture.order.id, { deletedAt })
    const page = await ready(member, [shown])
    const archive = await ready(member, [], { filters: { archived: 'archived' } })
    const mine = await ready(guest, [])
    await remove(elsewhere, new Date())
    expect((await page.next('others')).orderIds).toEqual([elsewhere.order.id])
    await remove(shown, new Date())
    expect(await page.next('rows')).toEqual({ type: 'rows', rows: [], goneIds: [shown.order.id] })
    const last = await ordersOf(guestId)
    expect((await page.next('others')).orderIds).toEqual([last.order.id])
    // Guests hear of no order that they have no row of and is not there.
    expect((await mine.next('others')).orderIds).toEqual([last.order.id])
    expect(archive.messages).toEqual([{ type: 'ready' }])
    await remove(elsewhere, null)
    expect((await page.next('others')).orderIds).toEqual([elsewhere.order.id])
    await remove(elsewhere, new Date())
    expect((await page.next('others')).orderIds).toEqual([elsewhere.order.id])
  })

  test('hears nothing of what was rolled back', async () => {
    const fixture = await ordersOf(guestId)
    const page = await ready(member, [fixture])
    await withTenant(database.owner.db, { orgId, userId: null }, async (db) => {
      await sql`update product_orders set title = 'Never' where id = ${fixture.order.id}`.execute(db)
      throw new Error('rolled back')
    }).catch(() => {})
    await rename(fixture, 'Stands')
    await page.next('rows')
    expect(page.text()).not.toContain('Never')
  })

  test('gets what it missed when it comes back: changed orders and deleted ones', async () => {
    const [changed, deleted, same] = [
      await ordersOf(guestId),
      await ordersOf(guestId),
      await ordersOf(guestId),
    ]
    const fixtures = [changed, deleted, same]
    const known = knownOf(...fixtures)
    await rename(changed, 'Meanwhile')
    await change(database, 'productOrder', orgId, deleted.order.id, { deletedAt: new Date() })
    const page = await openListPage(url, member.cookie, { orgId, known })
    pages.push(page)
    const missed = await page.next('rows')
    expect(missed.rows.map(({ id }) => id)).toEqual([changed.order.id])
    expect(missed.goneIds).toEqual([deleted.order.id])
    expect((await ready(member, [same])).messages).toEqual([{ type: 'ready' }])
  })

  test('loses nothing when the listening connection is cut', async () => {
    const fixture = await ordersOf(guestId)
    const page = await ready(member, [fixture])
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'orderwright live'`.execute(database.owner.db)
    await rename(fixture, 'While nobody listened')
    expect((await page.next('rows')).rows[0]?.title).toBe('While nobody listened')
  })

  test('[issue 18] that names no rows is told to ask again when the listening connection was cut', async () => {
    const page = await ready(member, [])
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'orderwright live'`.execute(database.owner.db)
    expect(await page.next('ready')).toEqual({ type: 'ready' })
  })
})

describe('who hears what', () => {
  test('[1.6.05] guests hear of their own orders alone, whatever ids they name', async () => {
    const own = await ordersOf(guestId)
    const foreign = await ordersOf(hiddenId, { title: 'Not yours' })
    const page = await openListPage(url, guest.cookie, {
      orgId,
      known: [...knownOf(own, foreign), [2_000_000_000, 1]],
    })
    pages.push(page)
    // One that is somebody else's is answered like one that does not exist.
    expect((await page.next('rows')).goneIds).toEqual([foreign.order.id, 2_000_000_000])
    await page.next('ready')
    await rename(foreign, 'Still not yours')
    await change(database, 'productOrder', orgId, foreign.order.id, { deletedAt: new Date() })
    await rename(own, 'Mine')
    expect((await page.next('rows')).rows.map(({ title }) => title)).toEqual(['Mine'])
    expect(page.messages.filter(({ type }) => type !== 'ready')).toHaveLength(2)
    expect(page.text()).not.toContain('ot yours')
  })

  test('an order that is given to somebody else is gone from the list of its guest', async () => {
    const fixture = await ordersOf(guestId)
    const [mine, all] = [await ready(guest, [fixture]), await ready(member, [fixture])]
    await change(database, 'productOrder', orgId, fixture.order.id, { userId: hiddenId, title: 'Given away' })
    expect(await mine.next('rows')).toEqual({ type: 'rows', rows: [], goneIds: [fixture.order.id] })
    expect((await all.next('rows')).rows[0]?.userId).toBe(hiddenId)
    expect(mine.text()).not.toContain('Given away')
  })

  test('[1.6.25, 1.6.26] not one price byte reaches somebody without prices, for the person or on the order', async () => {
    const ofPerson = await ordersOf(hiddenId)
    const ofOrder = await ordersOf(guestId, {
      involvedUsers: { [guestId]: { role: 'owner', pricingIsHidden: 1 } },
    })
    const all = await ready(member, [ofPerson, ofOrder])
    const one = await ready(hidden, [ofPerson])
    const two = await ready(guest, [ofOrder])
    await rename(ofPerson, 'Priced')
    await rename(ofOrder, 'Priced')
    for (const page of [one, two]) {
      expect((await page.next('rows')).rows[0]?.title).toBe('Priced')
      for (const mark of ['"costs"', 'amountPaidInCents', String(markedPrice)])
        expect(page.text()).not.toContain(mark)
    }
    await all.next('rows')
    expect(all.text()).toContain(String(markedPrice))
  })

  test('an employee in guest mode hears like a guest', async () => {
    const fixture = await ordersOf(guestId)
    const page = await openListPage(url, member.cookie, { orgId, isGuestMode: true, known: knownOf(fixture) })
    pages.push(page)
    expect((await page.next('rows')).goneIds).toEqual([fixture.order.id])
  })

  test('other organisations and nobody are answered as if there were none', async () => {
    const stranger = await app.as(demoUserId(norrvik, 'owner'))
    expect((await openListPage(url, stranger.cookie, { orgId })).status).toBe(404)
    expect((await openListPage(url, '', { orgId })).status).toBe(401)
    const fixture = await ordersOf(guestId)
    const theirs = await openListPage(url, stranger.cookie, { orgId: norrvik.id, known: knownOf(fixture) })
    pages.push(theirs)
    expect((await theirs.next('rows')).goneIds).toEqual([fixture.order.id])
    await rename(fixture, 'Of another organisation')
    await ordersOf(guestId)
    const told = await ready(member, [fixture])
    await rename(fixture, 'Once more')
    await told.next('rows')
    expect(theirs.messages.filter(({ type }) => type !== 'ready')).toHaveLength(1)
  })

  test('signing out and leaving the organisation end the channel', async () => {
    const leaving = await app.as(guestId)
    const [one, two] = [await ready(leaving, []), await ready(hidden, [])]
    await leaving.call(endpoints.signOut, {})
    expect(await one.next('closed')).toMatchObject({ reason: 'signedOut' })
    const setStatus = (status: string) =>
      sql`update memberships set status = ${status} where org_id = ${orgId} and user_id = ${hiddenId}`.execute(
        database.owner.db,
      )
    await setStatus('left')
    expect(await two.next('closed')).toMatchObject({ reason: 'noAccess' })
    await setStatus('active')
  })

  test('the server says good-bye when it stops', async () => {
    const stopping = await createTestApp(database)
    const address = await stopping.app.listen({ host: '127.0.0.1', port: 0 })
    const page = await openListPage(address, member.cookie, { orgId })
    await page.next('ready')
    await stopping.close()
    expect(await page.next('closed')).toEqual({ type: 'closed', reason: 'stopping' })
    await page.ended
    expect(stopping.problems).toEqual([])
  })
})
