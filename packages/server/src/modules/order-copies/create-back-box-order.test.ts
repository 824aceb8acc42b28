/** Back-box quotes: what the items of an order ask for, summed, made once and whole or not at all. */
import { endpoints, type ParsedBodyOf } from '@orderwright/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { countRows, openedBy } from '../../testing/orders/copied-orders.ts'
import { change, insert, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const memberId = demoUserId(maisonLumen, 'member')
const inUse = useTestApp()
let guest: Caller
let member: Caller

beforeAll(async () => {
  guest = await inUse.app.as(guestId)
  member = await inUse.app.as(memberId)
})

function backBoxes(caller: Caller, productOrderId: number, more: object = {}, key?: string) {
  const body: ParsedBodyOf<typeof endpoints.createBackBoxOrder> = { productOrderId, orgId, ...more }
  return caller.call(endpoints.createBackBoxOrder, body, key ? { 'idempotency-key': key } : undefined)
}

describe('a back-box quote', () => {
  /** The first back box that the keypad offers, and the option that asks for it. */
  async function boxOptions() {
    const rows = await inUse.database.owner.db
      .selectFrom('productOptions')
      .select(['id', 'data', 'productPropertyId'])
      .where('orgId', '=', orgId)
      .execute()
    return rows.flatMap(({ id, data, productPropertyId }) => {
      const productId = data['backBoxProductId']
      return typeof productId === 'number' ? [{ id, productPropertyId, productId }] : []
    })
  }

  async function orderWithBoxes(standing: 'started' | 'payment' = 'started') {
    const [first, second] = await boxOptions()
    if (!first || !second) throw new Error('the demo data has back boxes')
    const { order } = await orderOf(inUse.database, {
      orgId,
      userId: guestId,
      standing,
      title: 'Villa North',
    })
    for (const [box, quantity] of [
      [first, 2],
      [second, 5],
      [first, 3],
    ] as const) {
      await insert(inUse.database, 'productInstance', orgId, {
        productOrderId: order.id,
        productId: 1,
        rank: 2,
        quantity,
        properties: { [box.productPropertyId]: { optionId: box.id } },
      })
    }
    return { order, first, second }
  }

  test('[1.7.28, 1.7.29] is a stocked order with the boxes summed by product', async () => {
    const { order, first, second } = await orderWithBoxes('payment')
    const { productOrder: made } = (await backBoxes(guest, order.id)).data
    const copy = await openedBy(guest, orgId, made.orgSpecificId)
    expect(copy.productOrders[0]).toMatchObject({
      title: 'Villa North - Back Boxes',
      productCategoryId: 5,
      isStocked: 1,
      type: 'standalone',
      userId: guestId,
      firmName: order.firmName,
    })
    expect(Object.keys(copy.productOrders[0]?.statusData ?? {})).toEqual(['orderStarted'])
    expect(copy.productInstances.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [first.productId, 5],
      [second.productId, 5],
    ])
    expect(copy.productOrders[0]?.costs?.orderSubTotal).toBeGreaterThan(0)
    expect(copy.productOrders[0]?.costs?.depositPercentage).toBe(100)
  })

  test('[12.23, 1.3.08] starts with its shipping to be determined, whatever the plates were shipped for', async () => {
    for (const terms of [
      { shippingMode: 'amount', shippingFlatAmount: 4500 },
      { shippingMode: 'rate', shippingPercentage: 8 },
    ]) {
      const { order } = await orderWithBoxes()
      await change(inUse.database, 'productOrder', orgId, order.id, terms)
      const { productOrder } = (await backBoxes(member, order.id)).data
      expect(productOrder.costs).toMatchObject({ shipping: null, shippingIsTbd: true })
    }
  })

  test('[1.6.27] is refused with the reason when nothing needs a back box, and nothing is made', async () => {
    const { order } = await orderOf(inUse.database, { orgId, userId: guestId })
    const before = await countRows(inUse.database)
    const answer = await backBoxes(guest, order.id)
    expect(answer.status).toBe(422)
    expect(answer.error).toMatchObject({
      message:
        'No item of this quote has a back box chosen, so there is nothing to quote. Choose a back box on an item first.',
      details: { rule: 'noBackBoxNeeded' },
    })
    expect(await countRows(inUse.database)).toEqual(before)
  })

  test('[1.6.27, 1.1.12] is refused where the profile has no back boxes', async () => {
    const abroad = { orgId: haldenLight.id, userId: demoUserId(haldenLight, 'guest') }
    const { order } = await orderOf(inUse.database, abroad)
    const answer = await backBoxes(await inUse.app.as(abroad.userId), order.id, { orgId: abroad.orgId })
    expect([answer.status, answer.error.details?.rule]).toEqual([422, 'backBoxesNotOffered'])
  })

  test('is made once for one press', async () => {
    const { order } = await orderWithBoxes()
    const before = await countRows(inUse.database)
    for (let press = 0; press < 3; press++) await backBoxes(member, order.id, {}, 'boxes-once')
    expect((await countRows(inUse.database))?.orders).toBe((before?.orders ?? 0) + 1)
  })
})
