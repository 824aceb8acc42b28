/** The bell's channel, over real notifications of the database. */
import { endpoints, resources } from '@orderwright/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoUserId, haldenLight, norrvik } from '../../seeds/demo-orgs.ts'
import { orderOf } from '../../testing/fixture.ts'
import { openBell } from '../../testing/live-page.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

const orgId = norrvik.id
const guestId = demoUserId(norrvik, 'guest')
let database: TestDatabase
let app: TestApp
let url: string

beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database)
  url = await app.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  expect(app.problems).toEqual([])
  await app.close()
  await database.close()
})

async function approveOne() {
  const owner = await app.as(demoUserId(norrvik, 'owner'))
  const { order } = await orderOf(database, { orgId, userId: guestId, standing: 'submitted' })
  await owner.call(endpoints.approveOrder, { productOrderId: order.id })
}

test('says at once how many are unread, and again when something happens or is read elsewhere', async () => {
  const guest = await app.as(guestId)
  const other = await app.as(demoUserId(norrvik, 'member'))
  const bell = await openBell(url, guest.cookie, { orgId })
  const silent = await openBell(url, other.cookie, { orgId })
  expect((await bell.next('unread')).unreadCount).toBe(0)
  await bell.next('ready')
  await silent.next('ready')
  await approveOne()
  await bell.next('unread', ({ unreadCount }) => unreadCount === 1)
  await guest.call(endpoints.markNotificationsRead, { orgId })
  await bell.next('unread', ({ unreadCount }) => unreadCount === 0)
  // What happened to another's order rings nobody else's bell.
  expect(silent.messages.filter(({ type }) => type === 'unread')).toEqual([
    { type: 'unread', unreadCount: 0 },
  ])
  bell.close()
  silent.close()
})

test('a page asks anew who the person is when the listening connection was cut, because what was said meanwhile is lost', async () => {
  const guest = await app.as(guestId)
  const bell = await openBell(url, guest.cookie, { orgId })
  await bell.next('ready')
  expect(bell.messages.filter(({ type }) => type === 'settings')).toEqual([])
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'orderwright live'`.execute(database.owner.db)
  await bell.next('settings')
  bell.close()
})

test('every open page of the organization hears that its catalog has changed, once for many changes, and no other one does', async () => {
  const owner = await app.as(demoUserId(norrvik, 'owner'))
  const colleague = await app.as(demoUserId(norrvik, 'member'))
  const elsewhere = await app.as(demoUserId(haldenLight, 'owner'))
  const bell = await openBell(url, colleague.cookie, { orgId })
  const other = await openBell(url, elsewhere.cookie, { orgId: haldenLight.id })
  await bell.next('ready')
  await other.next('ready')
  const { endpoints: graphics } = resources.productGraphic
  for (const title of ['Handle', 'Knob', 'Hinge'])
    await owner.post(graphics.create?.path ?? '', { orgId, props: { title } })
  await bell.next('catalogue')
  expect(bell.messages.filter(({ type }) => type === 'catalogue')).toHaveLength(1)
  expect(other.messages.filter(({ type }) => type === 'catalogue')).toEqual([])
  bell.close()
  other.close()
})

test('is closed when the person signs out or leaves the organisation, and opens for nobody else', async () => {
  const guest = await app.as(guestId)
  const bell = await openBell(url, guest.cookie, { orgId })
  await bell.next('ready')
  await guest.call(endpoints.signOut, {})
  expect((await bell.next('closed')).reason).toBe('signedOut')
  await bell.ended

  const again = await app.as(guestId)
  const left = await openBell(url, again.cookie, { orgId })
  await left.next('ready')
  const set = (status: 'left' | 'active') =>
    database.owner.db
      .updateTable('memberships')
      .set({ status })
      .where('orgId', '=', orgId)
      .where('userId', '=', guestId)
      .execute()
  await set('left')
  expect((await left.next('closed')).reason).toBe('noAccess')
  await left.ended
  await set('active')
  expect((await openBell(url, again.cookie, { orgId: haldenLight.id })).status).toBe(404)
  expect((await openBell(url, '', { orgId })).status).toBe(401)
})
