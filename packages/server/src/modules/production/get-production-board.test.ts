/** The production board: which orders stand on it, and when each is due. */
import { endpoints } from '@orderwright/contract'
import type { ProductOrder } from '@orderwright/domain/orders'
import type { Timestamp } from '@orderwright/domain/units'
import { dueOf, isToShip, productionColumns, slowOptions } from '@orderwright/domain/production'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/database/database.ts'
import { readRecords } from '../../platform/database/records.ts'
import { demoOrgs, demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { orderOf, profileOf } from '../../testing/fixture.ts'
import { useTestApp } from '../../testing/use-app.ts'

const used = useTestApp()
const orgId = maisonLumen.id

async function boardOf(
  person: 'owner' | 'member' = 'member',
  body: { searchTerm?: string; customerId?: number; isLate?: boolean; orderIds?: number[] } = {},
  org = maisonLumen,
) {
  const caller = await used.app.as(demoUserId(org, person))
  return (await caller.call(endpoints.getProductionBoard, { orgId: org.id, ...body })).data
}

function recordsOf<K extends 'productOrder' | 'productInstance' | 'productOption'>(key: K, org: number) {
  return withTenant(used.database.owner.db, { orgId: org, userId: null }, (db) => readRecords(db, key, org))
}

/** When orders first came to their statuses, by id: beside their records. */
async function firstReachedOf(org: number) {
  const { rows } = await sql<{ id: number; first: Record<string, Timestamp> }>`
    select id, first_reached as first from product_orders where org_id = ${org}`.execute(
    used.database.owner.db,
  )
  return new Map(rows.map(({ id, first }) => [id, first]))
}

/** The longest lead time among all that an order holds, choice by choice. */
function slowestOf(selections: readonly ProductOrder['properties'][], slow: ReadonlyMap<number, number>) {
  const days = selections
    .flatMap((one) => Object.values(one).flatMap(({ optionId, optionIds }) => optionIds ?? [optionId ?? 0]))
    .flatMap((id) => slow.get(id) ?? [])
  return days.length === 0 ? null : Math.max(...days)
}

async function orderMade(title: string, more: object = {}) {
  const { order } = await orderOf(used.database, {
    orgId,
    userId: demoUserId(maisonLumen, 'guest'),
    standing: 'payment',
    title,
  })
  const { db } = used.database.owner
  const date = '2026-11-02 15:00:00'
  const statusData = { ...order.statusData, depositReceived: { date }, inProduction: { date } }
  await sql`update product_orders set status_data = ${JSON.stringify(statusData)}::jsonb,
    last_completed_status_key = 'inProduction' where org_id = ${orgId} and id = ${order.id}`.execute(db)
  for (const [column, value] of Object.entries(more)) {
    await sql`update product_orders set ${sql.ref(column)} = ${value} where org_id = ${orgId} and id = ${order.id}`.execute(
      db,
    )
  }
  return order
}

describe('[issue 18] the production board', () => {
  test('has in every organization the open orders from the start of the lead time on, each due as the domain says of its whole record', async () => {
    // It went back and came again: its time began before what its dates say now.
    const again = await orderMade('Came again')
    await sql`update product_orders set status_data = replace(status_data::text, '2026-11-02', '2026-11-20')::jsonb
      where org_id = ${orgId} and id = ${again.id}`.execute(used.database.owner.db)
    let [found, slowest] = [0, 0]
    for (const org of demoOrgs) {
      const profile = await profileOf(used.database, org.id)
      const [orders, lines, options] = [
        await recordsOf('productOrder', org.id),
        await recordsOf('productInstance', org.id),
        await recordsOf('productOption', org.id),
      ]
      const reached = await firstReachedOf(org.id)
      const slow = slowOptions(options, profile)
      const columns = productionColumns(profile).filter(({ isOpen }) => isOpen)
      const board = await boardOf('owner', {}, org)
      const expected = orders
        .filter(({ archived, lastCompletedStatusKey }) => {
          const column = columns.find(({ status }) => status.key === lastCompletedStatusKey)
          return archived === 0 && column !== undefined
        })
        .map((order) => {
          const held = lines.filter(({ productOrderId }) => productOrderId === order.id)
          const days = slowestOf(
            [order, ...held].map(({ properties }) => properties),
            slow,
          )
          if (days !== null) slowest += 1
          const due = dueOf({ ...order, firstReached: reached.get(order.id) ?? {} }, days, profile)
          const status = profile.productOrderStatuses.find(({ key }) => key === order.lastCompletedStatusKey)
          return {
            id: order.id,
            day: due?.day ?? null,
            isLate: due !== null && due.day < board.today && status !== undefined && isToShip(status),
          }
        })
      const shown = board.orders.map(({ id, due, isLate }) => ({ id, day: due?.day ?? null, isLate }))
      expect(shown.toSorted((a, b) => a.id - b.id)).toEqual(expected.toSorted((a, b) => a.id - b.id))
      found += shown.filter(({ day }) => day !== null).length
    }
    expect(found).toBeGreaterThan(10)
    expect(slowest).toBeGreaterThan(0)
  })

  test('says of a card whose it is, how many items it has, when it is due and how that came about', async () => {
    const order = await orderMade('Villa of the board', { tracking_number: '1Z999AA10123456784' })
    const { orders, customers } = await boardOf('member', { searchTerm: 'Villa of the board' })
    // Thirty working days after Monday, November 2.
    expect(orders).toEqual([
      expect.objectContaining({
        id: order.id,
        orgSpecificId: order.orgSpecificId,
        title: 'Villa of the board',
        userId: demoUserId(maisonLumen, 'guest'),
        statusKey: 'inProduction',
        trackingNumber: '1Z999AA10123456784',
        due: { day: '2026-12-14', by: 'leadTime', startDay: '2026-11-02', workingDays: 30 },
      }),
    ])
    expect(customers).toContainEqual({
      id: demoUserId(maisonLumen, 'guest'),
      name: expect.stringMatching(/./),
    })
  })

  test('names the customers of the whole board, whatever is searched for and filtered, so that another can be chosen', async () => {
    await orderMade('Of a guest')
    const { order } = await orderOf(used.database, {
      orgId,
      userId: demoUserId(maisonLumen, 'guestHiddenPricing'),
      standing: 'payment',
      title: 'Of another guest',
    })
    await sql`update product_orders set last_completed_status_key = 'inProduction'
      where org_id = ${orgId} and id = ${order.id}`.execute(used.database.owner.db)
    const whole = await boardOf()
    const ids = whole.customers.map(({ id }) => id)
    expect(new Set(ids)).toEqual(new Set(whole.orders.map(({ userId }) => userId)))
    expect(ids).toEqual(
      expect.arrayContaining([
        demoUserId(maisonLumen, 'guest'),
        demoUserId(maisonLumen, 'guestHiddenPricing'),
      ]),
    )
    const filters = [
      { customerId: demoUserId(maisonLumen, 'guest') },
      { searchTerm: 'Of another guest' },
      { searchTerm: 'nothing is called so' },
      { isLate: true },
    ]
    for (const filter of filters) expect((await boardOf('member', filter)).customers).toEqual(whole.customers)
    // Of cards that are read again only theirs.
    expect(
      (await boardOf('member', { orderIds: [order.id], searchTerm: 'Of a guest' })).customers,
    ).toHaveLength(1)
  })

  test('says how long its day lasts where the organization is', async () => {
    const { today, secondsOfDayLeft } = await boardOf()
    const { region } = await profileOf(used.database, orgId)
    const shown = (ms: number) =>
      new Date(Date.now() + ms).toLocaleDateString('sv-SE', { timeZone: region.timeZone })
    expect(shown(secondsOfDayLeft * 1000 - 60_000)).toBe(today)
    expect(shown(secondsOfDayLeft * 1000 + 60_000) > today).toBe(true)
  })

  test('takes the day that somebody typed; late ones can be asked for alone, the earliest first', async () => {
    const late = await orderMade('Typed late', { estimated_shipping_date: '2026-01-05 00:00:00+00' })
    const later = await orderMade('Typed later', { estimated_shipping_date: '2026-01-08 00:00:00+00' })
    const ahead = await orderMade('Typed ahead', { estimated_shipping_date: '2126-01-08 00:00:00+00' })
    const { orders } = await boardOf('member', { isLate: true, orderIds: [ahead.id, later.id, late.id] })
    expect(orders.map(({ id, due, isLate }) => ({ id, due, isLate }))).toEqual([
      {
        id: late.id,
        due: { day: '2026-01-05', by: 'hand', startDay: null, workingDays: null },
        isLate: true,
      },
      {
        id: later.id,
        due: { day: '2026-01-08', by: 'hand', startDay: null, workingDays: null },
        isLate: true,
      },
    ])
    const all = await boardOf('member', { orderIds: [ahead.id, later.id, late.id] })
    expect(all.orders.map(({ title }) => title)).toEqual(['Typed late', 'Typed later', 'Typed ahead'])
  })

  test('is of one customer where so asked, and has neither archived orders nor those of other organizations', async () => {
    const order = await orderMade('Of one customer')
    const customerId = demoUserId(maisonLumen, 'guest')
    const { orders } = await boardOf('member', { customerId })
    expect(orders.some(({ id }) => id === order.id)).toBe(true)
    expect(new Set(orders.map(({ userId }) => userId))).toEqual(new Set([customerId]))
    expect(
      (await boardOf('member', { customerId: demoUserId(maisonLumen, 'owner'), orderIds: [order.id] }))
        .orders,
    ).toEqual([])
    await sql`update product_orders set archived = 1 where org_id = ${orgId} and id = ${order.id}`.execute(
      used.database.owner.db,
    )
    expect((await boardOf('member', { orderIds: [order.id] })).orders).toEqual([])
  })

  test('follows the settings: another lead time is another day at once, and without a start there is none', async () => {
    const order = await orderMade('Follows the settings')
    const { db } = used.database.owner
    const set = (production: object) =>
      sql`update orgs set profile = profile || ${JSON.stringify({ production })}::jsonb where id = ${orgId}`.execute(
        db,
      )
    const due = async () => (await boardOf('member', { orderIds: [order.id] })).orders[0]?.due?.day
    await set({ startsAt: 'inProduction', leadTimeDays: 5 })
    expect(await due()).toBe('2026-11-09')
    await set({})
    expect(await due()).toBeUndefined()
    expect((await boardOf('member', { orderIds: [order.id] })).orders).toHaveLength(1)
    await set({ startsAt: 'depositReceived', leadTimeDays: 30 })
  })

  test('keeps the day of an order that was moved back and forward again', async () => {
    const order = await orderMade('Moved back')
    const owner = await used.app.as(demoUserId(maisonLumen, 'owner'))
    const move = async (statusKey: string) => {
      const about = { orgId, productOrderId: order.id, statusKey, skipNotifyingGuest: true }
      const { status, text } = await owner.post(endpoints.updateOrderStatus.path, about)
      expect([statusKey, status, status === 200 ? '' : text]).toEqual([statusKey, 200, ''])
    }
    const due = async () => (await boardOf('member', { orderIds: [order.id] })).orders[0]?.due
    const before = { day: '2026-12-14', by: 'leadTime', startDay: '2026-11-02', workingDays: 30 }
    expect(await due()).toEqual(before)
    await move('depositReceived')
    expect(await due()).toEqual(before)
    // Before the clock begins it is not on the board; its time has begun all the same.
    await move('readyToPayDeposit')
    expect(await due()).toBeUndefined()
    await move('depositReceived')
    expect(await due()).toEqual(before)
    await move('inProduction')
    expect(await due()).toEqual(before)
  })

  test('counts an option that the catalog has no more, as the order still holds it', async () => {
    const order = await orderMade('Holds what is gone')
    const { db } = used.database.owner
    const options = await recordsOf('productOption', orgId)
    const slow = slowOptions(options, await profileOf(used.database, orgId))
    const [longest] = [...slow].toSorted(([, one], [, other]) => other - one)
    const option = options.find(({ id }) => id === longest?.[0])
    const properties = { [String(option?.productPropertyId)]: { optionId: option?.id } }
    await sql`update product_orders set properties = ${JSON.stringify(properties)}::jsonb
      where org_id = ${orgId} and id = ${order.id}`.execute(db)
    const days = async () => (await boardOf('member', { orderIds: [order.id] })).orders[0]?.due?.workingDays
    const held = await days()
    expect(held).toBe(longest?.[1])
    expect(held).toBeGreaterThan(30)
    const remove = (when: string | null) =>
      sql`update product_options set deleted_at = ${when}, version = version + 1, last_updated = now()
        where org_id = ${orgId} and id = ${option?.id ?? 0}`.execute(db)
    await remove('2026-11-20 10:00:00')
    expect(await days()).toBe(held)
    await remove(null)
  })

  test('is nothing for guests, and refuses what it does not know in the shape of every call', async () => {
    const guest = await used.app.as(demoUserId(maisonLumen, 'guest'))
    expect((await guest.post(endpoints.getProductionBoard.path, { orgId })).status).toBe(403)
    const member = await used.app.as(demoUserId(maisonLumen, 'member'))
    for (const body of [{ customerId: 'all' }, { isLate: 1 }, { orderIds: [] }, { day: '2026-11-02' }]) {
      expect((await member.post(endpoints.getProductionBoard.path, { orgId, ...body })).status).toBe(400)
    }
    expect((await boardOf('member', { searchTerm: "%'; drop table" })).orders).toEqual([])
  })
})
