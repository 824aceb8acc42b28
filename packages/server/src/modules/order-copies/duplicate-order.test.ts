/** Duplicates of orders: whole or absent, made once, for those who may. */
import { endpoints, type ParsedBodyOf } from '@orderwright/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { countRows, openedBy } from '../../testing/orders/copied-orders.ts'
import { change, insert, longAgo, orderOf } from '../../testing/fixture.ts'
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

function duplicate(caller: Caller, productOrderId: number, more: object = {}, key?: string) {
  const body: ParsedBodyOf<typeof endpoints.duplicateOrder> = { productOrderId, orgId, ...more }
  return caller.call(endpoints.duplicateOrder, body, key ? { 'idempotency-key': key } : undefined)
}

/** A paid order of the guest with two lines and everything that a copy must not take along. */
async function paidOrder() {
  const { order } = await orderOf(inUse.database, {
    orgId,
    userId: guestId,
    standing: 'payment',
    title: 'Villa North',
    isProcessingPayment: 1,
    estimatedShippingDate: longAgo,
    trackingNumber: '1Z999',
    purchaseOrderNumber: 'PO 7',
    feedbackNotes: 'Wider, please',
    primaryNote: 'Deliver to the gate',
    discountPercentage: 15,
    taxPercentage: 8,
    commandData: { number: 'C-1', date: '2026-01-01', totalInCents: 9_900 },
    integrationData: { provider: 'stripe', paymentIntentId: 'pi_1' },
  })
  await insert(inUse.database, 'productInstance', orgId, {
    productOrderId: order.id,
    productId: -1,
    rank: 2,
    title: 'Second',
    quantity: 3,
    customPriceInCents: 500,
    properties: {},
  })
  const gone = await insert(inUse.database, 'productInstance', orgId, {
    productOrderId: order.id,
    productId: -1,
    rank: 3,
    title: 'Deleted',
    properties: {},
  })
  await change(inUse.database, 'productInstance', orgId, gone.id, { deletedAt: new Date() })
  return order
}

describe('a duplicate', () => {
  test('[1.4.40, 1.4.41, 1.4.08] is a new order with its items, at the first step, with nothing paid', async () => {
    const source = await paidOrder()
    const { productOrder: made } = (await duplicate(guest, source.id)).data
    expect(made.orgSpecificId).not.toBe(source.orgSpecificId)
    const copy = await openedBy(guest, orgId, made.orgSpecificId)
    expect(copy.productOrders[0]).toMatchObject({
      title: 'Copy of Villa North',
      userId: guestId,
      firmName: source.firmName,
      deliveryAddress: source.deliveryAddress,
      primaryNote: 'Deliver to the gate',
      feedbackNotes: '',
      purchaseOrderNumber: '',
      trackingNumber: '',
      estimatedShippingDate: null,
      effectivePricingDate: null,
      amountPaidInCents: 0,
      isProcessingPayment: 0,
      integrationData: {},
      shareableLink: null,
      involvedUsers: {},
      productInstancesCount: 2,
    })
    // What the organisation itself pays is shown to its employees alone.
    const [theirs] = (await openedBy(member, orgId, made.orgSpecificId)).productOrders
    expect(theirs).toMatchObject({ commandData: { number: '', totalInCents: null } })
    expect(copy.productOrders[0]).not.toHaveProperty('commandData')
    expect(Object.keys(copy.productOrders[0]?.statusData ?? {})).toEqual(['orderStarted'])
    expect(copy.productInstances.map(({ title, quantity, rank }) => [title, quantity, rank])).toEqual([
      ['Copy of Special plate', 1, 1],
      ['Copy of Second', 3, 2],
    ])
    expect(copy.paymentRecords).toEqual([])
    expect(copy.abilities).toMatchObject({ update: true, submit: true, duplicate: true })
    // A guest sets no price: those that were granted on the copied order are not granted again.
    expect(copy.productInstances.map(({ customPriceInCents }) => customPriceInCents)).toEqual([null, null])
    expect(copy.productOrders[0]).toMatchObject({
      discountPercentage: 0,
      shippingFlatAmount: null,
      taxPercentage: 0,
      tariffPercentage: 0,
    })
    expect(copy.productOrders[0]?.costs).toMatchObject({
      orderSubTotal: 0,
      discount: 0,
      tax: 0,
      orderTotal: 0,
    })
    // The copied order is as it was.
    const [after] = (await openedBy(member, orgId, source.orgSpecificId)).productOrders
    expect(after).toEqual(source)
  })

  test('stays with its owner and on the granted terms when an employee makes it', async () => {
    const source = await paidOrder()
    const { productOrder } = (await duplicate(member, source.id)).data
    expect(productOrder).toMatchObject({ userId: guestId, discountPercentage: 15, taxPercentage: 8 })
    // The server's own figures: two custom prices, 15 % discount, 8 % tax.
    expect(productOrder.costs).toMatchObject({
      orderSubTotal: 1_236_067,
      discount: 185_410,
      tax: 84_053,
      orderTotal: 1_134_710,
    })
    const asGuest = await duplicate(member, source.id, { isGuestMode: true })
    expect(asGuest.status).toBe(404)
  })

  test('[1.6.18] in guest mode an employee copies their own order, as their own', async () => {
    const { order } = await orderOf(inUse.database, { orgId, userId: memberId })
    const { productOrder } = (await duplicate(member, order.id, { isGuestMode: true })).data
    expect(productOrder).toMatchObject({ userId: memberId, title: 'Copy of Villa North' })
  })

  test('[1.6.26] keeps its prices from whom the copied order hides them, and from whom they copy it for', async () => {
    const blindId = demoUserId(maisonLumen, 'guest')
    const { order } = await orderOf(inUse.database, {
      orgId,
      userId: memberId,
      involvedUsers: { [blindId]: { role: 'other', pricingIsHidden: 1 } },
      shippingFlatAmount: 7_310_309,
      tariffPercentage: 14,
      taxPercentage: 8,
    })
    const made = (await duplicate(guest, order.id)).data.productOrder
    expect(made.involvedUsers).toEqual({ [blindId]: { role: 'owner', pricingIsHidden: 1 } })
    const hidden = { costs: undefined, tariffPercentage: undefined, shippingFlatAmount: undefined }
    expect({ ...hidden, ...made }).toMatchObject(hidden)
    expect((await duplicate(guest, made.id)).data.productOrder).not.toHaveProperty('costs')
    // An employee's copy of it is for the same person.
    const theirs = (await duplicate(member, made.id)).data.productOrder
    expect(theirs.involvedUsers).toEqual({ [blindId]: { role: 'owner', pricingIsHidden: 1 } })
    expect((await openedBy(guest, orgId, theirs.orgSpecificId)).productOrders[0]).not.toHaveProperty('costs')
    // What is hidden there is shown again by whoever may.
    const shown = await member.call(endpoints.updateInvolvedUsersData, {
      orgId,
      productOrderOrgSpecificId: made.orgSpecificId,
      shareeId: blindId,
      pricingIsHidden: 0,
    })
    expect(shown.status).toBe(200)
    expect((await openedBy(guest, orgId, made.orgSpecificId)).productOrders[0]).toMatchObject({
      shippingFlatAmount: null,
    })
  })

  test('made by a guest who is involved is that guest’s own', async () => {
    const otherId = demoUserId(maisonLumen, 'guestHiddenPricing')
    const { order } = await orderOf(inUse.database, {
      orgId,
      userId: guestId,
      involvedUsers: { [otherId]: { role: 'other', pricingIsHidden: 1 } },
    })
    const answer = await duplicate(await inUse.app.as(otherId), order.id)
    expect(answer.data.productOrder).toMatchObject({
      userId: otherId,
      involvedUsers: { [otherId]: { role: 'owner', pricingIsHidden: 1 } },
    })
    expect(answer.data.productOrder).not.toHaveProperty('costs')
    expect(answer.text).not.toContain('1234567')
  })

  test('made by a guest is stocked where the catalog says so, and never because an employee did (issue 12, 25)', async () => {
    const made = async (caller: Caller, props: object) => {
      const { order } = await orderOf(inUse.database, { orgId, userId: guestId, isStocked: 1, ...props })
      const answer = await duplicate(caller, order.id)
      return answer.data.productOrder.isStocked
    }
    const keypads = { productCategoryId: 1, productId: null }
    const boxes = { productCategoryId: 5, productId: null }
    expect([await made(guest, keypads), await made(guest, boxes)]).toEqual([0, 1])
    expect([await made(member, keypads), await made(member, boxes)]).toEqual([1, 1])
    const asGuest = await orderOf(inUse.database, { orgId, userId: memberId, isStocked: 1, ...keypads })
    const copy = await duplicate(member, asGuest.order.id, { isGuestMode: true })
    expect(copy.data.productOrder).toMatchObject({ isStocked: 0, costs: { depositPercentage: 50 } })
  })

  test('is one, however often and at once the same press arrives', async () => {
    const { order } = await orderOf(inUse.database, { orgId, userId: guestId, title: 'Pressed often' })
    const before = await countRows(inUse.database)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => duplicate(guest, order.id, {}, 'one-press')),
    )
    const numbers = new Set(answers.map(({ data }) => data.productOrder.orgSpecificId))
    expect(numbers.size).toBe(1)
    expect(await countRows(inUse.database)).toEqual({
      orders: (before?.orders ?? 0) + 1,
      lines: (before?.lines ?? 0) + 1,
      events: (before?.events ?? 0) + 1,
    })
    const another = await orderOf(inUse.database, { orgId, userId: guestId })
    expect((await duplicate(guest, another.order.id, {}, 'one-press')).status).toBe(409)
  })

  test('is whole or absent: when one line can not be stored, nothing is', async () => {
    const { order } = await orderOf(inUse.database, { orgId, userId: guestId, title: 'Half' })
    await insert(inUse.database, 'productInstance', orgId, {
      productOrderId: order.id,
      productId: -1,
      rank: 2,
      title: 'Poison',
      properties: {},
    })
    await sql`create function refuse_poison() returns trigger language plpgsql as $$ begin
      if new.title = 'Copy of Poison' then raise exception 'poison'; end if; return new; end $$`.execute(
      inUse.database.owner.db,
    )
    await sql`create trigger poison before insert on product_instances
      for each row execute function refuse_poison()`.execute(inUse.database.owner.db)
    const before = await countRows(inUse.database)
    try {
      expect((await duplicate(guest, order.id)).status).toBe(500)
      expect(await countRows(inUse.database)).toEqual(before)
    } finally {
      await sql`drop function refuse_poison cascade`.execute(inUse.database.owner.db)
      inUse.app.problems.length = 0
    }
    expect((await duplicate(guest, order.id)).status).toBe(200)
  })

  test('of a large order has every line, in order', async () => {
    const { order } = await orderOf(inUse.database, { orgId, userId: guestId })
    for (let rank = 2; rank <= 451; rank++) {
      await insert(inUse.database, 'productInstance', orgId, {
        productOrderId: order.id,
        productId: -1,
        rank,
        title: `Line ${rank}`,
        properties: {},
      })
    }
    const made = (await duplicate(guest, order.id)).data.productOrder
    const lines = (await openedBy(guest, orgId, made.orgSpecificId)).productInstances
    expect(lines.map(({ rank }) => rank)).toEqual(Array.from({ length: 451 }, (_, index) => index + 1))
    expect(lines.at(-1)?.title).toBe('Copy of Line 451')
  })

  test('says in its history where it comes from', async () => {
    const { order } = await orderOf(inUse.database, { orgId, userId: guestId })
    const made = (await duplicate(member, order.id)).data.productOrder
    const { events } = (await member.call(endpoints.getOrderEvents, { orgId, productOrderId: made.id })).data
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({
      kind: 'order.duplicate',
      userId: memberId,
      after: { fromOrderNumber: order.orgSpecificId, itemCount: 1 },
    })
  })

  test('of an order that is deleted, elsewhere or unknown is not found', async () => {
    const { order } = await orderOf(inUse.database, { orgId, userId: guestId })
    await change(inUse.database, 'productOrder', orgId, order.id, { deletedAt: new Date() })
    const outsider = await inUse.app.as(demoUserId(haldenLight, 'owner'))
    for (const answer of [
      await duplicate(member, order.id),
      await duplicate(member, 2_000_000_000),
      await duplicate(outsider, (await orderOf(inUse.database, { orgId, userId: guestId })).order.id),
    ]) {
      expect([answer.status, answer.error.code]).toEqual([404, 'notFound'])
    }
  })
})
