/** The money terms of an order through the calls: who sets them, what they come to, and what is refused. */
import { type BodyOf, endpoints } from '@orderwright/contract'
import type { ProductOrder } from '@orderwright/domain/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, orderOf, profileOf } from '../../testing/fixture.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
let database: TestDatabase
let app: TestApp
let guest: Caller
let member: Caller
let owner: Caller

beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database)
  guest = await app.as(guestId)
  member = await app.as(demoUserId(maisonLumen, 'member'))
  owner = await app.as(demoUserId(maisonLumen, 'owner'))
})
afterAll(async () => {
  expect(app.problems).toEqual([])
  await app.close()
  await database.close()
})

async function stored(id: number): Promise<Pick<ProductOrder, 'costs' | 'version' | 'discountPercentage'>> {
  return database.owner.db
    .selectFrom('productOrders')
    .select(['costs', 'version', 'discountPercentage'])
    .where('orgId', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** An order of one line of `price` cents, with the terms set by `caller`. */
async function orderWith(price: number, props: object, caller = member, fields: Partial<ProductOrder> = {}) {
  const { order, line } = await orderOf(database, { orgId, userId: guestId, ...fields })
  await change(database, 'productInstance', orgId, line.id, { customPriceInCents: price })
  const answer = await caller.post('/api/resources/productOrder/update', {
    orgId,
    where: { id: order.id },
    version: order.version,
    props,
  })
  return { id: order.id, line, version: order.version, answer, costs: (await stored(order.id)).costs }
}

describe('the terms of an order', () => {
  test.each([
    [
      '[1.4.29] shipping as an amount',
      { shippingMode: 'amount', shippingFlatAmount: 1550 },
      { shipping: 1550 },
    ],
    [
      '[1.4.29] shipping as a rate of the discounted subtotal',
      { shippingMode: 'rate', shippingPercentage: 10, discountPercentage: 20 },
      { discount: 2000, shipping: 800, orderTotal: 8800 },
    ],
    [
      '[1.9.12] shipping that nobody has set',
      { shippingMode: 'amount', shippingFlatAmount: null },
      { shipping: null, shippingIsTbd: true, orderTotal: 10_000 },
    ],
    [
      '[1.4.30] a discount as an amount',
      { discountMode: 'amount', discountFlatAmount: 1234 },
      { discount: 1234, orderTotal: 8766 },
    ],
    [
      'a discount larger than the subtotal',
      { discountMode: 'amount', discountFlatAmount: 99_999 },
      { discount: 10_000, orderTotal: 0, depositAmount: 0 },
    ],
    ['[1.9.18] a tariff', { tariffPercentage: 12.5 }, { tariff: 1250, orderTotal: 11_250 }],
    [
      'a tax on goods and tariff',
      { taxPercentage: 8.875, tariffPercentage: 10 },
      { tariff: 1000, tax: 976, orderTotal: 11_976 },
    ],
    [
      '[1.4.28] no sales tax',
      { taxPercentage: 8.875, disableSalesTax: 1 },
      { tax: 0, orderTotal: 10_000, depositAmount: 5000 },
    ],
  ])('%s', async (_, props, costs) => {
    for (const caller of [member, owner]) {
      const made = await orderWith(10_000, props, caller)
      expect(made.answer.status).toBe(200)
      expect(made.costs).toMatchObject({ orderSubTotal: 10_000, ...costs })
    }
  })

  test('[1.5.43] the discount of a category is capped, by rate and by amount', async () => {
    const profile = await profileOf(database, orgId)
    const [cap] = profile.costs.discountCaps
    const capped = { productCategoryId: cap?.productCategoryId ?? null }
    expect(cap?.maxPercentage).toBe(20)
    const exact = await orderWith(10_000, { discountPercentage: 20 }, member, capped)
    expect(exact.costs.discount).toBe(2000)
    const byRate = await orderWith(10_000, { discountPercentage: 21 }, member, capped)
    expect(byRate.costs.discount).toBe(2000)
    // What is kept is what counts: nobody reads 21 where 20 is paid by.
    expect((await stored(byRate.id)).discountPercentage).toBe(20)
    const flat = async (discountFlatAmount: number, price = 10_000) =>
      orderWith(price, { discountMode: 'amount', discountFlatAmount }, member, capped)
    expect((await flat(2000)).costs.discount).toBe(2000)
    const above = await flat(2001)
    expect([above.answer.status, above.answer.error.details?.rule]).toEqual([422, 'discountAboveCap'])
    expect(above.answer.error.message).toBe('At most $20.00 may be given in this category: 20% of $100.00.')
    expect((await stored(above.id)).version).toBe(above.version)
    // Issue 12, number 9: when the subtotal shrinks later, what was set stays and the cap counts.
    const shrunk = await flat(2000)
    await change(database, 'productInstance', orgId, shrunk.line.id, { customPriceInCents: 5000 })
    const { version } = await stored(shrunk.id)
    const where = { id: shrunk.id }
    const noted = { orgId, where, version, props: { primaryNote: 'Half of it went' } }
    expect((await member.post('/api/resources/productOrder/update', noted)).status).toBe(200)
    expect((await stored(shrunk.id)).costs).toMatchObject({ orderSubTotal: 5000, discount: 1000 })
    expect((await orderWith(10_000, { discountPercentage: 21 })).costs.discount).toBe(2100)
  })

  test.each([
    { discountPercentage: -1 },
    { discountPercentage: 100.5 },
    { taxPercentage: '8' },
    { tariffPercentage: null },
    { shippingFlatAmount: -1 },
    { shippingFlatAmount: 10.5 },
    { discountFlatAmount: -500 },
    { shippingMode: 'free' },
    { commandData: { number: '', date: '', totalInCents: -5 } },
  ])('%j is refused and changes nothing', async (props) => {
    const made = await orderWith(10_000, props)
    expect(made.answer.status).toBe(400)
    expect((await stored(made.id)).version).toBe(made.version)
  })

  test('[1.6.21] are not a guest’s to set', async () => {
    for (const props of [
      { discountPercentage: 50 },
      { taxPercentage: 0 },
      { disableSalesTax: 1 },
      { shippingFlatAmount: 0 },
      { tariffPercentage: 0 },
      { effectivePricingDate: '2020-01-01 00:00:00' },
      { commandData: { number: 'mine', date: '', totalInCents: 1 } },
    ]) {
      const made = await orderWith(10_000, props, guest)
      expect(made.answer.status).toBe(403)
      expect(made.answer.error.details?.fields?.[0]?.path).toBe(Object.keys(props)[0])
    }
  })
})

describe('a guest’s own terms', () => {
  async function withTerms(percentage: number, disableSalesTax: boolean) {
    const row = await database.owner.db
      .selectFrom('memberships')
      .select('id')
      .where('orgId', '=', orgId)
      .where('userId', '=', guestId)
      .executeTakeFirstOrThrow()
    await change(database, 'membership', orgId, row.id, { discount: { value: percentage }, disableSalesTax })
  }
  const create = async (
    caller: Caller,
    props: BodyOf<typeof endpoints.createProductOrder>['productOrderProps'],
  ) => (await caller.call(endpoints.createProductOrder, { productOrderProps: props })).data.productOrder

  test('discount and tax exemption are copied onto an order when it is created for them, by whomever', async () => {
    await withTerms(15, true)
    const granted = { discountMode: 'rate', discountPercentage: 15, disableSalesTax: 1 }
    expect(await create(guest, { orgId })).toMatchObject(granted)
    const forThem = await create(member, { orgId, userId: guestId })
    expect(forThem).toMatchObject(granted)
    // Terms that are granted later leave it alone.
    await withTerms(40, false)
    expect(await stored(forThem.id)).toMatchObject({ discountPercentage: 15 })
    expect(await create(guest, { orgId })).toMatchObject({ discountPercentage: 40, disableSalesTax: 0 })
    expect(await create(member, { orgId })).toMatchObject({ discountPercentage: 0, disableSalesTax: 0 })
  })
})

describe('what is paid first', () => {
  test('[1.9.17] half, or what the profile says; a stocked order all of it', async () => {
    expect((await orderWith(1001, {})).costs).toMatchObject({ depositPercentage: 50, depositAmount: 501 })
    const stocked = await orderWith(1001, {}, member, { isStocked: 1 })
    expect(stocked.costs).toMatchObject({ depositPercentage: 100, depositAmount: 1001 })
  })

  test.each([
    [299_999, 0],
    [300_000, 0],
    [300_001, 8700],
  ])('[1.9.15, 1.9.16] a card payment of %i cents carries a fee of %i', async (total, fee) => {
    const { order, line } = await orderOf(database, { orgId, userId: guestId, standing: 'payment' })
    await change(database, 'productInstance', orgId, line.id, { customPriceInCents: total })
    await change(database, 'productOrder', orgId, order.id, {
      costs: { ...order.costs, orderSubTotal: total, orderTotal: total },
    })
    const { paymentIntent } = (
      await guest.call(endpoints.createPaymentIntent, { orgId, productOrderId: order.id, payInFull: true })
    ).data
    expect(paymentIntent).toMatchObject({
      amount: total + fee,
      metadata: { upcharge_amount_in_cents: fee, pay_in_full: true },
    })
  })
})
