/** The stock ledger follows orders: what is approved is promised, what has shipped is gone, and everything can be taken back. */
import { endpoints } from '@orderwright/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, insert, orderOf, type Standing } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const inUse = useTestApp()
let owner: Caller
let member: Caller
let guest: Caller
let categoryId: number
/** ten pieces of it are there */
let box: number

beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
  guest = await inUse.app.as(guestId)
  const category = await insert(inUse.database, 'productCategory', orgId, { title: 'Boxes', rank: 900 })
  categoryId = category.id
})
beforeEach(async () => {
  box = await productWith(10)
})

async function productWith(currentInventory: number, title = 'Box'): Promise<number> {
  const product = await insert(inUse.database, 'product', orgId, {
    title,
    rank: 900,
    isStocked: 1,
    currentInventory,
    productCategoryId: categoryId,
  })
  return product.id
}

/** An order that wants `quantity` boxes, beside its custom line. */
async function orderOfBoxes(standing: Standing, quantity: number, fields: Record<string, unknown> = {}) {
  const made = await orderOf(inUse.database, { orgId, userId: guestId, standing, ...fields })
  const line = await addLine(made.order.id, quantity)
  return { order: made.order, line }
}

function addLine(productOrderId: number, quantity: number) {
  return insert(inUse.database, 'productInstance', orgId, {
    productOrderId,
    productId: box,
    quantity,
    rank: 2,
    customPriceInCents: 1_000,
  })
}

async function stock(productId = box) {
  const { data } = await owner.call(endpoints.getStockMovements, { orgId, productId })
  const stored = await inUse.database.owner.db
    .selectFrom('products')
    .select('currentInventory')
    .where('orgId', '=', orgId)
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  // Whatever happens, the product's own amount is what its entries add up to.
  expect(stored.currentInventory).toBe(data.level.available)
  return data
}

async function levels() {
  const { onHand, allocated, available } = (await stock()).level
  return [onHand, allocated, available]
}

const kinds = async () => (await stock()).movements.map(({ kind }) => kind)
const setStatus = (productOrderId: number, statusKey: string) =>
  owner.call(endpoints.updateOrderStatus, { orgId, productOrderId, statusKey })
const approve = (productOrderId: number) => member.call(endpoints.approveOrder, { productOrderId })

describe('an order', () => {
  test('[1.4.10] [issue 14] promises its pieces with its approval, in the name of who approves', async () => {
    const { order } = await orderOfBoxes('submitted', 4)
    expect(await levels()).toEqual([10, 0, 10])
    expect((await approve(order.id)).status).toBe(200)
    expect(await levels()).toEqual([10, 4, 6])
    expect((await stock()).movements[0]).toMatchObject({
      kind: 'reservation',
      onHand: 0,
      allocated: 4,
      productOrderId: order.id,
      productOrderOrgSpecificId: order.orgSpecificId,
      userId: demoUserId(maisonLumen, 'member'),
    })
  })

  test('[1.4.09] [issue 14] of stocked goods promises them with its submission, because nobody approves it', async () => {
    const { order } = await orderOfBoxes('started', 4, { isStocked: 1 })
    expect((await guest.call(endpoints.submitOrder, { productOrderId: order.id })).status).toBe(200)
    expect(await levels()).toEqual([10, 4, 6])
  })

  test('[issue 14] promises nothing with a submission that waits for approval', async () => {
    const { order } = await orderOfBoxes('started', 4)
    expect((await guest.call(endpoints.submitOrder, { productOrderId: order.id })).status).toBe(200)
    expect(await levels()).toEqual([10, 0, 10])
  })

  test('[issue 14] takes its pieces from the shelf when it ships, and gives them back when that was a mistake', async () => {
    const { order } = await orderOfBoxes('submitted', 4)
    await approve(order.id)
    await setStatus(order.id, 'shipped')
    expect(await levels()).toEqual([6, 0, 6])
    await setStatus(order.id, 'delivered')
    expect(await levels()).toEqual([6, 0, 6])
    await setStatus(order.id, 'inProduction')
    expect(await levels()).toEqual([10, 4, 6])
    await setStatus(order.id, 'submittedForApproval')
    expect(await levels()).toEqual([10, 0, 10])
    expect(await kinds()).toEqual(['release', 'return', 'shipment', 'reservation', 'count'])
  })

  test('[1.4.14] [issue 14] that is canceled gives back what it promised', async () => {
    const { order } = await orderOfBoxes('submitted', 4)
    await approve(order.id)
    expect((await owner.call(endpoints.cancelOrder, { productOrderId: order.id })).status).toBe(200)
    expect(await levels()).toEqual([10, 0, 10])
  })

  test('[1.4.11] [issue 14] that requires changes promises nothing until it is approved again', async () => {
    const { order } = await orderOfBoxes('submitted', 4)
    await owner.call(endpoints.requireChanges, { productOrderId: order.id, feedbackNotes: 'Fewer' })
    expect(await kinds()).toEqual(['count'])
  })

  test('[issue 14] follows its lines once it is approved: more, fewer, none, and one that comes back', async () => {
    const { order, line } = await orderOfBoxes('submitted', 4)
    await approve(order.id)
    const where = { id: line.id }
    const put = (path: string, body: object) =>
      owner.post(`/api/resources/productInstance/${path}`, { orgId, ...body })
    expect((await put('update', { where, version: line.version, props: { quantity: 7 } })).status).toBe(200)
    expect(await levels()).toEqual([10, 7, 3])
    expect((await put('destroy', { where })).status).toBe(200)
    expect(await levels()).toEqual([10, 0, 10])
    expect((await put('restore', { where })).status).toBe(200)
    expect(await levels()).toEqual([10, 7, 3])
    const more = { productOrderId: order.id, productId: box, quantity: 2, rank: 3 }
    expect((await put('create', { props: more })).status).toBe(200)
    expect(await levels()).toEqual([10, 9, 1])
  })

  test('[issue 14] that is deleted gives back what it promised, and promises it again when it is restored', async () => {
    const { order } = await orderOfBoxes('submitted', 4)
    await approve(order.id)
    const body = { orgId, where: { id: order.id } }
    expect((await owner.post('/api/resources/productOrder/destroy', body)).status).toBe(200)
    expect(await levels()).toEqual([10, 0, 10])
    expect((await owner.post('/api/resources/productOrder/restore', body)).status).toBe(200)
    expect(await levels()).toEqual([10, 4, 6])
  })

  test('[issue 14] of goods whose stock is not kept books nothing', async () => {
    await change(inUse.database, 'product', orgId, box, { isStocked: 0 })
    const { order } = await orderOfBoxes('submitted', 4)
    await approve(order.id)
    expect(await kinds()).toEqual(['count'])
  })

  test('[1.4.41] [issue 14] that is copied promises nothing: the copy begins anew', async () => {
    const { order } = await orderOfBoxes('submitted', 4)
    await approve(order.id)
    expect((await owner.call(endpoints.duplicateOrder, { productOrderId: order.id })).status).toBe(200)
    expect(await levels()).toEqual([10, 4, 6])
  })
})

describe('more than there is', () => {
  test('[issue 14] is refused with the items that are short, and nothing has changed; an employee can take it on backorder', async () => {
    const { order, line } = await orderOfBoxes('submitted', 11)
    const refused = await approve(order.id)
    expect(refused.status).toBe(422)
    expect(refused.error).toMatchObject({
      message:
        'There is not enough in stock of Box. You can take it on backorder: the stock then goes below zero until goods arrive.',
      details: {
        rule: 'outOfStock',
        repair: 'allowBackorder',
        places: [{ itemId: line.id, itemTitle: 'Box' }],
        current: { statusData: order.statusData },
      },
    })
    expect(await levels()).toEqual([10, 0, 10])
    const taken = await member.call(endpoints.approveOrder, {
      productOrderId: order.id,
      allowBackorder: true,
    })
    expect(taken.status).toBe(200)
    expect(await levels()).toEqual([10, 11, -1])
  })

  test('[issue 14] a click on a status asks the same', async () => {
    const { order } = await orderOfBoxes('submitted', 11)
    expect((await setStatus(order.id, 'shipped')).error.details?.rule).toBe('outOfStock')
    const body = { orgId, productOrderId: order.id, statusKey: 'shipped', allowBackorder: true }
    expect((await owner.call(endpoints.updateOrderStatus, body)).status).toBe(200)
    expect(await levels()).toEqual([-1, 0, -1])
  })

  test('[issue 14] a guest is told in words, and may not override it', async () => {
    const { order } = await orderOfBoxes('started', 11, { isStocked: 1 })
    const refused = await guest.call(endpoints.submitOrder, { productOrderId: order.id })
    expect(refused.error.message).toBe(
      `There is not enough in stock of Box. Lower the quantity, or ask ${maisonLumen.title} when there will be more.`,
    )
    expect(refused.error.details).not.toHaveProperty('repair')
    const body = { productOrderId: order.id, allowBackorder: true }
    expect((await guest.call(endpoints.submitOrder, body)).status).toBe(403)
    expect(await levels()).toEqual([10, 0, 10])
  })

  test('[issue 14] what speaks against the step itself is said first', async () => {
    const { order } = await orderOfBoxes('started', 11)
    expect((await approve(order.id)).error.details?.rule).toBe('notAwaitingApproval')
  })

  test('[issue 14] on an order that has promised already, a larger quantity becomes a backorder', async () => {
    const { order, line } = await orderOfBoxes('submitted', 4)
    await approve(order.id)
    await owner.post('/api/resources/productInstance/update', {
      orgId,
      where: { id: line.id },
      version: line.version,
      props: { quantity: 12 },
    })
    expect(await levels()).toEqual([10, 12, -2])
  })

  test('[issue 14] the last piece is promised once, however many approve at the same moment', async () => {
    box = await productWith(1)
    const orders = await Promise.all(Array.from({ length: 20 }, () => orderOfBoxes('submitted', 1)))
    const answers = await Promise.all(orders.map(({ order }) => approve(order.id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const others = answers.filter(({ status }) => status !== 200)
    expect(others.map(({ status, error }) => [status, error.details?.rule])).toEqual(
      Array.from({ length: 19 }, () => [422, 'outOfStock']),
    )
    expect(await levels()).toEqual([1, 1, 0])
  })
})

describe('what an order is short of', () => {
  const asked = async (caller: Caller, productOrderId: number) =>
    (await caller.call(endpoints.getOrderStock, { orgId, productOrderId })).data

  test('[issue 14] is told before it is submitted: how much of it to employees, that it is short to everybody', async () => {
    const { order } = await orderOfBoxes('started', 13)
    expect(await asked(owner, order.id)).toEqual({
      stage: 'open',
      shortages: [{ productId: box, title: 'Box', isOut: false, wanted: 13, missing: 3 }],
    })
    expect(await asked(guest, order.id)).toEqual({
      stage: 'open',
      shortages: [{ productId: box, title: 'Box', isOut: false }],
    })
  })

  test('[issue 14] is told as long as it waits for its goods, and not once they are there', async () => {
    const { order } = await orderOfBoxes('submitted', 13)
    await member.call(endpoints.approveOrder, { productOrderId: order.id, allowBackorder: true })
    expect(await asked(owner, order.id)).toMatchObject({ stage: 'reserved', shortages: [{ missing: 3 }] })
    await owner.call(endpoints.recordStockReceipt, { orgId, productId: box, quantity: 3 })
    expect(await asked(owner, order.id)).toEqual({ stage: 'reserved', shortages: [] })
  })

  test('[issue 14] is nothing where there is enough', async () => {
    const { order } = await orderOfBoxes('started', 10)
    expect(await asked(guest, order.id)).toEqual({ stage: 'open', shortages: [] })
  })

  test('[issue 14] marks it in the list of employees, as long as it is short', async () => {
    const short = await orderOfBoxes('started', 13)
    const enough = await orderOfBoxes('started', 10)
    const listed = async (caller: Caller) => {
      const { data } = (await caller.call(endpoints.getOrdersData, { orgId })).data
      expect(data.productOrders.map(({ id }) => id)).toEqual(
        expect.arrayContaining([short.order.id, enough.order.id]),
      )
      return data.shortOrderIds
    }
    expect(await listed(owner)).toEqual(expect.arrayContaining([short.order.id]))
    expect(await listed(owner)).not.toContain(enough.order.id)
    expect(await listed(guest)).toBeUndefined()
    await setStatus(short.order.id, 'shipped')
    await owner.call(endpoints.recordStockReceipt, { orgId, productId: box, quantity: 3 })
    expect(await listed(owner)).not.toContain(short.order.id)
  })

  test('[issue 14] quantities in stock are no guest’s to read in the catalog', async () => {
    const body = { orgId, where: { id: box } }
    const forOwner = await owner.post('/api/resources/product/get', body)
    expect(forOwner.data).toMatchObject({ records: [{ currentInventory: 10, reorderLevel: null }] })
    const forGuest = await guest.post('/api/resources/product/get', body)
    expect(forGuest.text).toContain('"title":"Box"')
    expect(forGuest.text).not.toMatch(/currentInventory|reorderLevel/)
  })
})
