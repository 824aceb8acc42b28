/** What others do reaches an open page: changes as they happen, and what was missed meanwhile. Over real PostgreSQL notifications and real connections. */
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/database/database.ts'
import { demoUserId, maisonLumen, norrvik } from '../../seeds/demo-orgs.ts'
import { change, insert, markedPrice, type OrderFixture } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { liveIds, useLive } from '../../testing/use-live.ts'
import { MAX_PAGES } from './live-orders.ts'

const live = useLive()
const { newOrder, open, ready } = live
const { orgId } = liveIds

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
      ready(live.member, fixture),
      ready(live.guest, fixture),
      ready(live.guest, other),
    ])
    expect((await setQuantity(live.member, fixture, 3)).status).toBe(200)
    for (const page of [one, two]) {
      const message = await page.next('change')
      expect(message.lines.map(({ id, quantity }) => [id, quantity])).toEqual([[fixture.line.id, 3]])
      expect(message.order?.costs?.orderSubTotal).toBe(3 * markedPrice)
      expect(message.order?.version).toBeGreaterThan(fixture.order.version)
    }
    await change(live.database, 'productOrder', orgId, other.order.id, { title: 'Elsewhere' })
    const message = await elsewhere.next('change')
    expect(message).toMatchObject({ lines: [], order: { id: other.order.id, title: 'Elsewhere' } })
    expect(elsewhere.messages.filter(({ type }) => type === 'change')).toHaveLength(1)
  })

  test('of the history alone, a mail that does not arrive above all, is told to employees and nobody else', async () => {
    const fixture = await newOrder()
    const [one, two] = await Promise.all([ready(live.member, fixture), ready(live.guest, fixture)])
    const mails = live.database.owner.db
    const { id } = await mails
      .insertInto('outboxMails')
      .values({
        orgId,
        productOrderId: fixture.order.id,
        to: 'grace@studio.example',
        subject: 'Approved',
        text: '',
        idempotencyKey: `history-${fixture.order.id}`,
        nextAttemptAt: '2100-01-01T00:00:00Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await mails
      .updateTable('outboxMails')
      .set({ attempts: 1, lastError: 'No.' })
      .where('id', '=', id)
      .execute()
    await one.next('history')
    // A change of nothing that is shown tells nothing; one of the order comes by itself.
    await mails.updateTable('outboxMails').set({ attempts: 2 }).where('id', '=', id).execute()
    await change(live.database, 'productOrder', orgId, fixture.order.id, { title: 'Told' })
    await Promise.all([one.next('change'), two.next('change')])
    expect(one.messages.filter(({ type }) => type === 'history')).toHaveLength(1)
    expect(two.text()).not.toContain('history')
  })

  test('is told once it is committed, and never when it is rolled back', async () => {
    const fixture = await newOrder()
    const page = await ready(live.guest, fixture)
    await withTenant(live.database.owner.db, { orgId, userId: null }, async (db) => {
      await sql`update product_orders set title = 'Never' where id = ${fixture.order.id}`.execute(db)
      throw new Error('rolled back')
    }).catch(() => {})
    await change(live.database, 'productOrder', orgId, fixture.order.id, { title: 'Stands' })
    expect((await page.next('change')).order?.title).toBe('Stands')
    expect(page.text()).not.toContain('Never')
  })

  test('may be a line that was added, deleted, restored, or moved', async () => {
    const fixture = await newOrder()
    const page = await ready(live.guest, fixture)
    const added = await live.member.post('/api/resources/productInstance/create', {
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
    await live.member.post('/api/resources/productInstance/destroy', where)
    const gone = await page.next('change')
    expect(gone.lines).toMatchObject([{ id: fixture.line.id, deletedAt: expect.any(String) }])
    await live.member.post('/api/resources/productInstance/restore', where)
    expect((await page.next('change')).lines).toMatchObject([{ id: fixture.line.id, deletedAt: null }])
  })

  test('of the status or of a payment on its way travels too', async () => {
    const fixture = await newOrder({ standing: 'payment' })
    const page = await ready(live.guest, fixture)
    await change(live.database, 'productOrder', orgId, fixture.order.id, { isProcessingPayment: 1 })
    expect((await page.next('change')).order?.isProcessingPayment).toBe(1)
    const answer = await live.owner.call(endpoints.updateOrderStatus, {
      orgId,
      productOrderId: fixture.order.id,
      statusKey: 'submittedForApproval',
      skipNotifyingGuest: true,
    })
    const { order } = await page.next('change')
    expect(order?.statusData).toEqual(answer.data.productOrder.statusData)
  })

  test('of the catalog is announced to the open orders of its organisation', async () => {
    const fixture = await newOrder()
    const page = await ready(live.guest, fixture)
    await insert(live.database, 'productCategory', norrvik.id, { title: 'Theirs', rank: 70 })
    await insert(live.database, 'productCategory', orgId, { title: 'Ours', rank: 70 })
    await page.next('catalogue')
    expect(page.messages.filter(({ type }) => type === 'catalogue')).toHaveLength(1)
  })

  test('many at once arrive as few messages, and the last of them is the end state', async () => {
    const fixture = await newOrder()
    const page = await ready(live.guest, fixture)
    for (let quantity = 2; quantity <= 30; quantity += 1) {
      await change(live.database, 'productInstance', orgId, fixture.line.id, { quantity })
    }
    const last = await page.next('change', ({ lines }) => lines[0]?.quantity === 30)
    expect(page.messages.filter(({ type }) => type === 'change').at(-1)).toBe(last)
  })
})

describe('coming back', () => {
  test('brings exactly what was missed: changed, added, deleted and vanished lines', async () => {
    const fixture = await newOrder()
    const deleted = await insert(live.database, 'productInstance', orgId, {
      productOrderId: fixture.order.id,
      productId: -1,
      rank: 2,
    })
    const same = await insert(live.database, 'productInstance', orgId, {
      productOrderId: fixture.order.id,
      productId: -1,
      rank: 3,
    })
    const known = {
      order: fixture.order.version,
      lines: [fixture.line, deleted, same].map(({ id, version }): [number, number] => [id, version]),
    }
    known.lines.push([2_000_000_000, 1])
    await setQuantity(live.member, fixture, 5)
    await live.member.post('/api/resources/productInstance/destroy', { orgId, where: { id: deleted.id } })
    const added = await insert(live.database, 'productInstance', orgId, {
      productOrderId: fixture.order.id,
      productId: -1,
      rank: 4,
    })
    const page = await ready(live.guest, fixture, { known })
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
    const page = await ready(live.guest, fixture)
    expect(page.messages.filter(({ type }) => type === 'change')).toEqual([])
  })

  test('loses nothing when the listening connection is cut', async () => {
    const fixture = await newOrder()
    const page = await ready(live.guest, fixture)
    const cut = await sql<{ cut: boolean }>`select pg_terminate_backend(pid) as cut from pg_stat_activity
      where datname = current_database() and application_name = 'orderwright live'`.execute(
      live.database.owner.db,
    )
    // One connection for the whole process, however many pages are open.
    expect(cut.rows).toEqual([{ cut: true }])
    await change(live.database, 'productOrder', orgId, fixture.order.id, { title: 'While nobody listened' })
    expect((await page.next('change')).order?.title).toBe('While nobody listened')
    await change(live.database, 'productOrder', orgId, fixture.order.id, { title: 'And again' })
    expect((await page.next('change')).order?.title).toBe('And again')
  })

  test('one person has a limited number of pages open', async () => {
    const fixture = await newOrder()
    const lonely = await live.app.as(demoUserId(maisonLumen, 'guestHiddenPricing'))
    const opened = []
    for (let index = 0; index < MAX_PAGES; index += 1) opened.push(await ready(lonely, fixture))
    const refused = await open(lonely, fixture)
    expect(refused.status).toBe(429)
    opened[0]?.close()
    await opened[0]?.ended
    await expect.poll(async () => (await open(lonely, fixture)).status).toBe(200)
  })
})
