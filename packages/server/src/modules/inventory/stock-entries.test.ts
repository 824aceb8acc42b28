/** What owners enter in the stock ledger, and who is told when a product is running low. */
import { endpoints } from '@orderwright/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cobaltAndPine, demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { insert, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const ownerId = demoUserId(maisonLumen, 'owner')
const memberId = demoUserId(maisonLumen, 'member')
const inUse = useTestApp()
let owner: Caller
let member: Caller
let categoryId: number
let box: number

beforeAll(async () => {
  owner = await inUse.app.as(ownerId)
  member = await inUse.app.as(memberId)
  const category = await insert(inUse.database, 'productCategory', orgId, { title: 'Boxes', rank: 900 })
  categoryId = category.id
})
beforeEach(async () => {
  box = (await boxWith({ currentInventory: 10 })).id
})

function boxWith(fields: Record<string, unknown>) {
  return insert(inUse.database, 'product', orgId, {
    title: 'Box',
    rank: 900,
    isStocked: 1,
    productCategoryId: categoryId,
    ...fields,
  })
}

const stock = async () => (await owner.call(endpoints.getStockMovements, { orgId, productId: box })).data
const receive = (quantity: number, headers?: Record<string, string>) =>
  owner.call(endpoints.recordStockReceipt, { orgId, productId: box, quantity, note: 'Delivery 7' }, headers)
const count = (onHand: number) => owner.call(endpoints.recordStockCount, { orgId, productId: box, onHand })
const undo = (movementId: number) => owner.call(endpoints.undoStockMovement, { orgId, movementId })

async function updateProduct(props: object) {
  const { data } = await owner.post('/api/resources/product/get', { orgId, where: { id: box } })
  const version = /"version":(\d+)/.exec(JSON.stringify(data))?.[1]
  return owner.post('/api/resources/product/update', {
    orgId,
    where: { id: box },
    version: Number(version),
    props,
  })
}

/** Promises boxes for an order, on backorder if need be. */
async function promise(quantity: number) {
  const { order } = await orderOf(inUse.database, {
    orgId,
    userId: demoUserId(maisonLumen, 'guest'),
    standing: 'submitted',
  })
  await insert(inUse.database, 'productInstance', orgId, {
    productOrderId: order.id,
    productId: box,
    quantity,
    rank: 2,
  })
  await owner.call(endpoints.approveOrder, { productOrderId: order.id, allowBackorder: true })
  return order
}

describe('an entry of an owner', () => {
  test('[issue 14] a receipt adds to the shelf, with its note and who entered it', async () => {
    const { movement, level } = (await receive(5)).data
    expect(level).toEqual({ onHand: 15, allocated: 0, available: 15 })
    expect(movement).toMatchObject({
      kind: 'receipt',
      onHand: 5,
      allocated: 0,
      note: 'Delivery 7',
      userId: ownerId,
    })
  })

  test('[issue 14] a count sets the shelf, whatever is promised; one that agrees is noted too', async () => {
    await promise(4)
    expect((await count(7)).data).toMatchObject({
      movement: { kind: 'count', onHand: -3 },
      level: { onHand: 7, allocated: 4, available: 3 },
    })
    expect((await count(7)).data).toMatchObject({
      movement: { kind: 'count', onHand: 0 },
      level: { onHand: 7 },
    })
  })

  test('[issue 14] sent twice with one key is one entry', async () => {
    const key = { 'idempotency-key': `receipt-${box}` }
    const [first, second] = [await receive(5, key), await receive(5, key)]
    expect(second.text).toBe(first.text)
    expect((await stock()).level.onHand).toBe(15)
  })

  test('[issue 14] is taken back by a counter entry, once', async () => {
    const { movement } = (await receive(5)).data
    const back = (await undo(movement.id)).data
    expect(back).toMatchObject({
      movement: { kind: 'correction', onHand: -5, correctsId: movement.id },
      level: { onHand: 10, allocated: 0, available: 10 },
    })
    expect((await stock()).movements.map(({ kind, isTakenBack }) => [kind, isTakenBack])).toEqual([
      ['correction', false],
      ['receipt', true],
      ['count', false],
    ])
    expect((await undo(movement.id)).error.details?.rule).toBe('takenBackAlready')
    expect((await undo(back.movement.id)).error.details?.rule).toBe('isCounterEntry')
  })

  test('[issue 14] by two at the same moment is taken back once', async () => {
    const { movement } = (await receive(5)).data
    const statuses = (await Promise.all([1, 2, 3].map(() => undo(movement.id)))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 422, 422])
    expect((await stock()).level.onHand).toBe(10)
  })

  test('[issue 14] what an order has promised can not be taken back here', async () => {
    await promise(2)
    const [reservation] = (await stock()).movements
    const refused = await undo(reservation?.id ?? 0)
    expect(refused.status).toBe(422)
    expect(refused.error.message).toBe(
      'This entry was booked for the quote: change that, and the stock follows.',
    )
  })

  test('[issue 14] is refused where no stock is kept, and unknown elsewhere; nothing changes', async () => {
    const made = await boxWith({ isStocked: 0 })
    const refused = await owner.call(endpoints.recordStockReceipt, { orgId, productId: made.id, quantity: 1 })
    expect(refused.error).toMatchObject({
      message: 'The stock of this product is not kept. Mark it as stocked first.',
      details: { rule: 'notStocked' },
    })
    const stranger = await inUse.app.as(demoUserId(cobaltAndPine, 'owner'))
    const foreign = { orgId: cobaltAndPine.id, productId: box }
    expect((await stranger.call(endpoints.recordStockReceipt, { ...foreign, quantity: 1 })).status).toBe(404)
    expect((await stranger.call(endpoints.getStockMovements, foreign)).status).toBe(404)
    const { movement } = (await receive(1)).data
    const back = { orgId: cobaltAndPine.id, movementId: movement.id }
    expect((await stranger.call(endpoints.undoStockMovement, back)).status).toBe(404)
  })

  test.each([0, -3, 1.5, 2_000_000, '5', null])(
    '[issue 14] a receipt of %j pieces is refused by its field',
    async (quantity) => {
      const answer = await owner.post('/api/stock/record-receipt', { orgId, productId: box, quantity })
      expect(answer.status).toBe(400)
      expect(answer.error.details?.fields?.map(({ path }) => path)).toEqual(['quantity'])
      expect((await stock()).movements).toHaveLength(1)
    },
  )

  test('[issue 14] the ledger comes in pages, newest first', async () => {
    for (const pieces of [1, 2, 3]) await receive(pieces)
    const page = { orgId, productId: box, limit: 2 }
    const first = (await owner.call(endpoints.getStockMovements, page)).data
    expect([first.movements.map(({ onHand }) => onHand), first.hasMore]).toEqual([[3, 2], true])
    const before = first.movements[1]?.id
    const second = (await owner.call(endpoints.getStockMovements, { ...page, before })).data
    expect([second.movements.map(({ onHand }) => onHand), second.hasMore]).toEqual([[1, 10], false])
  })

  test('[issue 14] an entry is never changed or removed, not by the owner of the database either', async () => {
    const { db } = inUse.database.owner
    await expect(db.updateTable('stockMovements').set({ onHand: 99 }).execute()).rejects.toThrow(
      'append-only',
    )
    await expect(db.deleteFrom('stockMovements').execute()).rejects.toThrow('append-only')
  })
})

describe('the amount of a product', () => {
  test('[2.5.08] [issue 14] typed in its detail becomes what is available, by a correction of those on hand', async () => {
    await promise(4)
    const answer = await updateProduct({ currentInventory: 20 })
    expect(answer.data).toMatchObject({ record: { currentInventory: 20 } })
    const { level, movements } = await stock()
    expect(level).toEqual({ onHand: 24, allocated: 4, available: 20 })
    expect(movements[0]).toMatchObject({ kind: 'correction', onHand: 14, userId: ownerId })
  })

  test('[2.5.09] [issue 14] may be negative, and one that does not change is no entry', async () => {
    await updateProduct({ currentInventory: -2 })
    expect((await stock()).level.available).toBe(-2)
    await updateProduct({ currentInventory: -2, title: 'Box, large' })
    expect((await stock()).movements).toHaveLength(2)
  })

  test('[issue 14] given to a new product opens its ledger', async () => {
    const props = {
      title: 'New box',
      rank: 901,
      isStocked: 1,
      currentInventory: 30,
      productCategoryId: categoryId,
    }
    const made = await owner.post('/api/resources/product/create', { orgId, props })
    expect(made.data).toMatchObject({ records: [{ currentInventory: 30 }] })
    box = Number(/"id":(\d+)/.exec(JSON.stringify(made.data))?.[1])
    const { level, movements } = await stock()
    expect(level).toEqual({ onHand: 30, allocated: 0, available: 30 })
    expect(movements).toEqual([expect.objectContaining({ kind: 'count', onHand: 30, userId: ownerId })])
  })

  test('[issue 14] is no change of the product: whoever edits it meets no conflict, and kept catalogs stay', async () => {
    const before = await owner.post('/api/resources/product/get', { orgId, where: { id: box } })
    await receive(5)
    const after = await owner.post('/api/resources/product/get', { orgId, where: { id: box } })
    expect(after.text).toBe(before.text.replace('"currentInventory":10', '"currentInventory":15'))
  })
})

describe('the reorder level', () => {
  const told = async () => {
    const { db } = inUse.database.owner
    const mails = await db
      .selectFrom('outboxMails')
      .select(['userId', 'subject', 'text'])
      .where('kind', '=', 'stockLow')
      .orderBy('id')
      .execute()
    const bells = await db
      .selectFrom('notifications')
      .select(['userId', 'text', 'productId'])
      .where('kind', '=', 'stockLow')
      .where('productId', '=', box)
      .orderBy('userId')
      .execute()
    return { mails, bells }
  }
  beforeEach(() => inUse.database.owner.db.deleteFrom('outboxMails').execute())

  test('[issue 14] tells every employee once, by e-mail and in the app, when what is available falls to it', async () => {
    box = (await boxWith({ title: 'Box <b>', currentInventory: 10, reorderLevel: 6 })).id
    await promise(3)
    expect((await told()).bells).toEqual([])
    await promise(1)
    const { mails, bells } = await told()
    const text = 'Box <b> is running low: 6 available'
    expect(mails.map(({ userId, subject }) => [userId, subject]).toSorted()).toEqual(
      [
        [ownerId, text],
        [memberId, text],
      ].toSorted(),
    )
    expect(bells.map((bell) => [bell.text, bell.productId])).toEqual([
      [text, box],
      [text, box],
    ])
    expect(mails[0]?.text).toContain(`/admin/products/${box}`)
    expect(mails[0]?.text).toMatch(/On hand: +10\nAllocated: +4\nAvailable: +6\nReorder level: +6/)
    await promise(1)
    expect((await told()).mails).toHaveLength(2)
  })

  test('[issue 14] tells again only after there was more', async () => {
    box = (await boxWith({ currentInventory: 5, reorderLevel: 5 })).id
    await receive(1)
    await count(5)
    expect((await told()).mails).toHaveLength(2)
    await count(4)
    await receive(2)
    await count(5)
    expect((await told()).mails).toHaveLength(4)
  })

  test('[issue 14] set above what there is tells at once; without one nobody is told', async () => {
    await count(0)
    expect((await told()).mails).toEqual([])
    expect((await updateProduct({ reorderLevel: 3 })).data).toMatchObject({ record: { reorderLevel: 3 } })
    expect((await told()).mails).toHaveLength(2)
    expect((await updateProduct({ reorderLevel: -1 })).status).toBe(400)
  })

  test('[issue 18] is not mailed to whoever has turned that off, and their bell tells it all the same', async () => {
    box = (await boxWith({ currentInventory: 10, reorderLevel: 6 })).id
    const choose = (off: readonly 'stockLow'[]) =>
      member.call(endpoints.saveMailPreferences, {
        orgId,
        mailPreferences: { off: [...off], isOwnOnly: true },
      })
    await choose(['stockLow'])
    await promise(4)
    const { mails, bells } = await told()
    expect([mails.length, bells.length]).toEqual([1, 2])
    // Stock is of nobody’s order: that of own orders alone does not keep it back.
    await choose([])
    box = (await boxWith({ currentInventory: 10, reorderLevel: 6 })).id
    await promise(4)
    expect((await told()).mails).toHaveLength(3)
    await member.call(endpoints.saveMailPreferences, {
      orgId,
      mailPreferences: { off: [], isOwnOnly: false },
    })
  })

  test('[issue 14] the bell leads employees to the product', async () => {
    box = (await boxWith({ currentInventory: 5, reorderLevel: 5 })).id
    await receive(1)
    await count(2)
    const { notifications } = (await member.call(endpoints.getNotifications, { orgId })).data
    expect(notifications[0]).toMatchObject({
      kind: 'stockLow',
      productId: box,
      productOrderOrgSpecificId: null,
    })
  })
})
