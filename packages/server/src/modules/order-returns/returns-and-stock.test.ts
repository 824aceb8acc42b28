/** The shelf and returns: pieces that arrive and are fit go back to stock by the ledger of the order, and away again with an Undo. */
import { endpoints } from '@orderwright/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { insert } from '../../testing/fixture.ts'
import { returnsOf, shippedOrder } from '../../testing/orders/returns-fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const inUse = useTestApp()
let owner: Caller
let member: Caller
beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
})

/** Ten boxes on the shelf, four of which leave with an order. */
async function soldBoxes() {
  const category = await insert(inUse.database, 'productCategory', orgId, { title: 'Boxes', rank: 900 })
  const { id: productId } = await insert(inUse.database, 'product', orgId, {
    title: 'Box',
    rank: 900,
    isStocked: 1,
    currentInventory: 10,
    productCategoryId: category.id,
  })
  const { on, order, line } = await shippedOrder(inUse.database)
  const boxes = await insert(inUse.database, 'productInstance', orgId, {
    productOrderId: order.id,
    productId,
    quantity: 4,
    rank: 2,
    customPriceInCents: 1000,
  })
  const book = () => owner.call(endpoints.updateOrderStatus, { ...on, statusKey: 'shipped' })
  const stock = async () => {
    const { level, movements } = (await owner.call(endpoints.getStockMovements, { orgId, productId })).data
    return { onHand: level.onHand, available: level.available, kinds: movements.map(({ kind }) => kind) }
  }
  const setStatus = (statusKey: string) => owner.call(endpoints.updateOrderStatus, { ...on, statusKey })
  await setStatus('finalPaymentReceived')
  await book()
  expect(await stock()).toMatchObject({ onHand: 6, available: 6 })
  return { by: returnsOf(member, on), boxes, plate: line, stock, setStatus }
}

describe('[issue 18] pieces that come back', () => {
  test('go to stock as they are received, as far as they are fit, and away again when that is taken back', async () => {
    const { by, boxes, stock } = await soldBoxes()
    const opened = await by.opened(boxes.id, 3)
    expect((await stock()).onHand).toBe(6)
    const received = (await by.receive(opened, 3, 2)).data.orderReturn
    expect(await stock()).toMatchObject({ onHand: 8, available: 8 })
    expect((await stock()).kinds[0]).toBe('return')
    const away = (await by.unreceive(received)).data.orderReturn
    expect(await stock()).toMatchObject({ onHand: 6, available: 6 })
    const again = (await by.receive(away, 1)).data.orderReturn
    expect((await stock()).onHand).toBe(7)
    // Money leaves the shelf alone, and nothing is booked twice.
    const before = (await stock()).kinds.length
    const closed = (await by.close(again)).data.orderReturn
    await by.reopen(closed)
    expect(await stock()).toMatchObject({ onHand: 7 })
    expect((await stock()).kinds).toHaveLength(before)
  })

  test('of two who receive at once are booked once', async () => {
    const { by, boxes, stock } = await soldBoxes()
    const opened = await by.opened(boxes.id, 2)
    const both = await Promise.all([by.receive(opened, 2), by.receive(opened, 2)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await stock()).onHand).toBe(8)
  })

  test('of what is made to order book nothing, and scrapped ones neither', async () => {
    const { by, boxes, plate, stock } = await soldBoxes()
    const before = (await stock()).kinds.length
    await by.receive(await by.opened(plate.id, 1), 1)
    await by.receive(await by.opened(boxes.id, 1), 1, 0)
    expect((await stock()).kinds).toHaveLength(before)
  })

  test('follow the status: sent back to before it left, all of it is promised; shipped again, what came back is there', async () => {
    const { by, boxes, stock, setStatus } = await soldBoxes()
    await by.receive(await by.opened(boxes.id, 3), 3)
    expect(await stock()).toMatchObject({ onHand: 9, available: 9 })
    await setStatus('finalPaymentReceived')
    expect(await stock()).toMatchObject({ onHand: 10, available: 6 })
    await setStatus('shipped')
    expect(await stock()).toMatchObject({ onHand: 9, available: 9 })
  })
})
