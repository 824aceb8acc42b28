/** Guests learn nothing of statuses that the organization keeps to itself: no answer has their keys, titles or days. [1.4.01] */
import { endpoints } from '@orderwright/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const inUse = useTestApp()
const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
/** The days stand in no other order. */
const shownDay = '2024-02-03 04:05:06'
const hiddenDay = '2024-03-04 05:06:07'
const marks = ['qualityControl', 'Quality control', hiddenDay]
let guest: Caller
let owner: Caller

beforeAll(async () => {
  guest = await inUse.app.as(guestId)
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
})

/** An order of the guest at quality control, which guests are not told. */
async function checkedOrder() {
  const { order } = await orderOf(inUse.database, { orgId, userId: guestId })
  await change(inUse.database, 'productOrder', orgId, order.id, {
    statusData: {
      orderStarted: { date: order.created },
      inProduction: { date: shownDay },
      qualityControl: { date: hiddenDay },
    },
    lastCompletedStatusKey: 'qualityControl',
  })
  return order
}

/** What each call says about the order. */
async function answersFor(caller: Caller) {
  const { id, orgSpecificId } = await checkedOrder()
  const by = { orgId, productOrderId: id }
  return {
    page: await caller.post(endpoints.getOrderData.path, { orgId, productOrderOrgSpecificId: orgSpecificId }),
    list: await caller.post(endpoints.getOrdersData.path, { orgId, filters: { orderIds: [id] } }),
    file: await caller.post(endpoints.getOrdersData.path, {
      orgId,
      filters: { orderIds: [id] },
      formatForCsvExport: true,
    }),
    record: await caller.post('/api/resources/productOrder/get', { orgId, where: { id } }),
    desk: await caller.post(endpoints.getDesk.path, { orgId }),
    changed: await caller.post('/api/resources/productOrder/update', {
      orgId,
      where: { id },
      version: 2,
      props: { archived: 1 },
      base: { archived: 0 },
    }),
    refused: await caller.post(endpoints.submitOrder.path, by),
    session: await caller.post(endpoints.getSession.path, {}),
  }
}

describe('a guest, of an order at a status that guests do not see', () => {
  test('[1.4.01] is told the one before it, and not one word of the hidden one', async () => {
    const answers = Object.entries(await answersFor(guest))
    for (const [name, { text }] of answers) {
      expect([name, marks.filter((mark) => text.includes(mark))]).toEqual([name, []])
    }
    const statuses = Object.fromEntries(answers.map(([name, { status }]) => [name, status]))
    expect(statuses).toMatchObject({
      page: 200,
      list: 200,
      record: 200,
      desk: 200,
      changed: 200,
      session: 200,
    })
    const told = answers.filter(([name]) => ['page', 'list', 'record', 'changed'].includes(name))
    for (const [name, { text }] of told) {
      expect([
        name,
        text.includes(shownDay),
        text.includes('"lastCompletedStatusKey":"inProduction"'),
      ]).toEqual([name, true, true])
    }
  })

  test('an employee is told all of it, and in guest mode nothing', async () => {
    const { id } = await checkedOrder()
    const body = { orgId, filters: { orderIds: [id], archived: 'all' } }
    const open = await owner.post(endpoints.getOrdersData.path, body)
    expect(marks.filter((mark) => open.text.includes(mark))).toEqual(['qualityControl', hiddenDay])
    await change(inUse.database, 'productOrder', orgId, id, { userId: demoUserId(maisonLumen, 'owner') })
    const asGuest = await owner.post(endpoints.getOrdersData.path, { ...body, isGuestMode: true })
    expect(asGuest.text).toContain(shownDay)
    expect(marks.filter((mark) => asGuest.text.includes(mark))).toEqual([])
  })
})
