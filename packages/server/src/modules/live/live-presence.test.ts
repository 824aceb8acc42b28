/** Who has an order open, and what becomes of open pages when the server stops. Over real PostgreSQL notifications and real connections. */
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/database/database.ts'
import { openPage } from '../../testing/live-page.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { liveIds, useLive } from '../../testing/use-live.ts'
import { keepAlive } from './presence.ts'

const live = useLive()
const { newOrder, ready } = live
const { orgId, guestId, memberId, ownerId } = liveIds

describe('who is there', () => {
  const ids = ({ people }: { people: { userId: number }[] }) => people.map(({ userId }) => userId)

  test('people are seen when they come, move and leave; several pages of one person are one', async () => {
    const fixture = await newOrder()
    const first = await ready(live.guest, fixture)
    expect(ids(await first.next('people', ({ people }) => people.length === 1))).toEqual([guestId])
    const second = await ready(live.member, fixture, { itemId: fixture.line.id })
    const both = await first.next('people', ({ people }) => people.length === 2)
    expect(both.people[1]).toEqual({ userId: memberId, name: expect.any(String), itemId: fixture.line.id })
    expect(JSON.stringify(both)).not.toContain('@')
    const third = await ready(live.member, fixture, { clientId: 'another-tab' })
    const moved = await live.member.call(endpoints.showPresence, {
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

  test('[issue 14] who has no name is called by what stands before the @', async () => {
    const fixture = await newOrder()
    const { rows } = await sql<{ name: string; email: string }>`select name, email from users
      where id = ${memberId}`.execute(live.database.owner.db)
    const [before] = rows
    if (!before) throw new Error('there is no member')
    const call = (name: string) =>
      sql`update users set name = ${name} where id = ${memberId}`.execute(live.database.owner.db)
    await call('')
    const first = await ready(live.guest, fixture)
    await ready(live.member, fixture)
    const both = await first.next('people', ({ people }) => people.length === 2)
    expect(both.people.at(-1)?.name).toBe(before.email.split('@')[0])
    await call(before.name)
  })

  test('nobody moves another person’s page', async () => {
    const fixture = await newOrder()
    const page = await ready(live.guest, fixture, { clientId: 'page-of-the-guest', itemId: fixture.line.id })
    await page.next('people', ({ people }) => people.length === 1)
    await live.member.call(endpoints.showPresence, {
      orgId,
      productOrderId: fixture.order.id,
      clientId: 'page-of-the-guest',
      itemId: 4711,
    })
    const rows = await live.database.owner.db
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
    await live.database.owner.db.insertInto('orderViewers').values(dead).execute()
    const page = await ready(live.guest, fixture)
    const seen = await page.next('people', ({ people }) => people.length > 0)
    expect(ids(seen)).toEqual([guestId])
    await sql`update order_viewers set expires_at = now() - interval '1 hour' where client_id = ${dead.clientId}`.execute(
      live.database.owner.db,
    )
    await withTenant(live.database.app.db, { orgId, userId: null }, (db) => keepAlive(db, where, []))
    const left = await live.database.owner.db
      .selectFrom('orderViewers')
      .select('userId')
      .where('productOrderId', '=', fixture.order.id)
      .execute()
    expect(left).toEqual([{ userId: guestId }])
  })
})

test('the server says good-bye to open pages when it stops, and leaves no trace of them', async () => {
  const fixture = await newOrder()
  const stopping = await createTestApp(live.database)
  const address = await stopping.app.listen({ host: '127.0.0.1', port: 0 })
  const page = await openPage(address, live.guest.cookie, { orgId, productOrderId: fixture.order.id })
  await page.next('people', ({ people }) => people.length === 1)
  await stopping.close()
  expect(await page.next('closed')).toEqual({ type: 'closed', reason: 'stopping' })
  await page.ended
  const rows = live.database.owner.db.selectFrom('orderViewers').select('userId')
  expect(await rows.where('productOrderId', '=', fixture.order.id).execute()).toEqual([])
  expect(stopping.problems).toEqual([])
})
