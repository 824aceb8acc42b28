/** The tax rate of an order follows its delivery address. */
import { endpoints } from '@orderwright/contract'
import type { Address, TaxAnswer } from '@orderwright/domain/orders'
import { cents } from '@orderwright/domain/units'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { contact, markedPrice, orderOf } from '../../testing/fixture.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const asked: Address[] = []
let answer: () => Promise<TaxAnswer>
let database: TestDatabase
let app: TestApp
let guest: Caller
let member: Caller
let orderId: number

const texas: Address = { ...contact.deliveryAddress, state: 'TX', city: 'Austin', zip: '78701' }
const found = (rate: number | null): TaxAnswer => ({ ok: true, rate, source: 'the table' })

beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database, {
    now: () => new Date('2026-11-21T10:00:00Z'),
    taxRates: {
      lookUp: (address) => {
        asked.push(address)
        return answer()
      },
    },
  })
  guest = await app.as(guestId)
  member = await app.as(demoUserId(maisonLumen, 'member'))
})
beforeEach(async () => {
  asked.length = 0
  answer = async () => found(6.25)
  const { order } = await orderOf(database, { orgId, userId: guestId, taxPercentage: 4 })
  orderId = order.id
})
afterAll(async () => {
  expect(app.problems).toEqual([])
  await app.close()
  await database.close()
})

async function orderNow(id = orderId) {
  return database.owner.db
    .selectFrom('productOrders')
    .select(['taxPercentage', 'taxLookup', 'costs', 'version', 'deliveryAddress'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
async function moveTo(deliveryAddress: Address, caller = guest) {
  const { version } = await orderNow()
  return caller.post('/api/resources/productOrder/update', {
    orgId,
    where: { id: orderId },
    version,
    props: { deliveryAddress },
  })
}

describe('a new delivery address', () => {
  test('[1.7.24, 1.7.25] outside CA and NY gets its rate, and the costs follow', async () => {
    expect((await moveTo(texas)).status).toBe(200)
    expect((await orderNow()).taxLookup).toMatchObject({ outcome: 'wanted', state: 'TX' })
    await app.runJobs()
    const order = await orderNow()
    expect(order).toMatchObject({
      taxPercentage: 6.25,
      taxLookup: {
        outcome: 'found',
        rate: 6.25,
        source: 'the table',
        date: '2026-11-21 10:00:00',
        address: 'US|TX|AUSTIN|78701',
      },
    })
    const tax = Math.round(markedPrice * 0.0625)
    expect(order.costs).toMatchObject({ tax, orderTotal: markedPrice + tax })
    expect(asked).toEqual([texas])
    const { events } = (await member.call(endpoints.getOrderEvents, { orgId, productOrderId: orderId })).data
    expect(events[0]).toMatchObject({
      kind: 'order.taxLookedUp',
      userId: null,
      after: { taxPercentage: 6.25 },
    })
  })

  test.each(['CA', 'NY'])('[1.7.24] in %s is not asked about', async (state) => {
    await moveTo({ ...texas, state })
    await app.runJobs()
    expect(asked).toEqual([])
    expect(await orderNow()).toMatchObject({ taxPercentage: 4, taxLookup: null })
  })

  test('[1.7.24] is asked about by one organisation alone', async () => {
    const { order } = await orderOf(database, {
      orgId: haldenLight.id,
      userId: demoUserId(haldenLight, 'guest'),
    })
    const other = await app.as(demoUserId(haldenLight, 'guest'))
    await other.post('/api/resources/productOrder/update', {
      orgId: haldenLight.id,
      where: { id: order.id },
      version: order.version,
      props: { deliveryAddress: texas },
    })
    await app.runJobs()
    expect(asked).toEqual([])
  })

  test('[1.7.25] a rate of 0 and the same rate change nothing', async () => {
    answer = async () => found(null)
    await moveTo(texas)
    await app.runJobs()
    expect(await orderNow()).toMatchObject({ taxPercentage: 4, taxLookup: { outcome: 'none' } })
    answer = async () => found(4)
    await moveTo({ ...texas, zip: '75001' })
    await app.runJobs()
    expect(await orderNow()).toMatchObject({ taxPercentage: 4, taxLookup: { outcome: 'found', rate: 4 } })
  })

  test.each([
    ['CA', 'the organization knows its rate itself'],
    ['OR', 'nobody charges one there'],
  ])('[1.7.24, 1.7.25] in %s does not keep the rate of the state before: %s', async (state) => {
    await moveTo(texas)
    await app.runJobs()
    expect(await orderNow()).toMatchObject({ taxPercentage: 6.25 })
    answer = async () => found(null)
    await moveTo({ ...texas, state, zip: '97201' })
    await app.runJobs()
    const order = await orderNow()
    expect(order).toMatchObject({ taxPercentage: 0, costs: { tax: 0, orderTotal: markedPrice } })
  })

  test('a service that fails keeps the rate of the state before until it answers', async () => {
    await moveTo(texas)
    await app.runJobs()
    answer = async () => ({ ok: false })
    const oregon = { ...texas, state: 'OR', zip: '97201' }
    await moveTo(oregon)
    await app.runJobs()
    expect(await orderNow()).toMatchObject({ taxPercentage: 6.25, taxLookup: { outcome: 'failed' } })
    answer = async () => found(null)
    await member.call(endpoints.getTaxRate, { orgId, deliveryAddress: oregon, productOrderId: orderId })
    expect(await orderNow()).toMatchObject({ taxPercentage: 0, taxLookup: { outcome: 'none' } })
  })

  test('a rate that an employee types with the address stays', async () => {
    await moveTo(texas)
    await app.runJobs()
    const { version } = await orderNow()
    await member.post('/api/resources/productOrder/update', {
      orgId,
      where: { id: orderId },
      version,
      props: { deliveryAddress: { ...texas, state: 'CA' }, taxPercentage: 6.25 },
    })
    expect(await orderNow()).toMatchObject({ taxPercentage: 6.25, taxLookup: null })
  })

  test('a service that fails leaves the rate, says so, and may be asked again', async () => {
    answer = async () => ({ ok: false })
    await moveTo(texas)
    await app.runJobs()
    expect(await orderNow()).toMatchObject({
      taxPercentage: 4,
      taxLookup: { outcome: 'failed', state: 'TX' },
    })
    const body = { orgId, deliveryAddress: texas, productOrderId: orderId }
    const failed = await member.call(endpoints.getTaxRate, body)
    expect(failed.error.details?.rule).toBe('taxRateUnavailable')
    answer = async () => found(6.25)
    const again = await member.call(endpoints.getTaxRate, body)
    expect(again.data).toMatchObject({
      data: { taxRate: 6.25, source: 'the table' },
      productOrder: { taxPercentage: 6.25 },
    })
  })

  test('an answer for an address that the order has left by then is nobody’s', async () => {
    let release = (_: TaxAnswer) => {}
    answer = () => new Promise((resolve) => (release = resolve))
    await moveTo(texas)
    const running = app.runJobs()
    await expect.poll(() => asked.length).toBe(1)
    await moveTo({ ...texas, state: 'CA' })
    release(found(6.25))
    await running
    expect(await orderNow()).toMatchObject({ taxPercentage: 4, taxLookup: null })
  })

  test('a lookup whose job was lost is found by the sweep', async () => {
    await moveTo(texas)
    app.forgetJobs()
    await app.services.jobs.add({ task: 'sweep' })
    await app.runJobs()
    expect((await orderNow()).taxPercentage).toBe(6.25)
  })

  test('a changed street asks nobody again', async () => {
    await moveTo(texas)
    await app.runJobs()
    await moveTo({ ...texas, streetAddress: '2 Other Lane' })
    await app.runJobs()
    expect(asked).toHaveLength(1)
  })
})

describe('get-tax-rate', () => {
  test('[1.7.23] answers the rate of a delivery address, and 0 where the organisation knows it itself', async () => {
    const rate = async (deliveryAddress: Address) =>
      (await guest.call(endpoints.getTaxRate, { orgId, deliveryAddress })).data.data.taxRate
    expect(await rate(texas)).toBe(6.25)
    expect(await rate({ ...texas, state: 'NY' })).toBe(0)
    expect(await orderNow()).toMatchObject({ taxPercentage: 4, taxLookup: null })
  })

  test('does not touch an order that goes elsewhere', async () => {
    const body = { orgId, deliveryAddress: texas, productOrderId: orderId }
    expect((await guest.call(endpoints.getTaxRate, body)).status).toBe(409)
    expect((await orderNow()).taxPercentage).toBe(4)
  })

  test('who sees no prices learns no rate of an order', async () => {
    const hiddenId = demoUserId(maisonLumen, 'guestHiddenPricing')
    const hidden = await app.as(hiddenId)
    const { order } = await orderOf(database, {
      orgId,
      userId: hiddenId,
      deliveryAddress: texas,
      taxPercentage: 4,
    })
    const body = { orgId, deliveryAddress: texas, productOrderId: order.id }
    const answered = await hidden.call(endpoints.getTaxRate, body)
    expect(answered.data.productOrder).not.toHaveProperty('taxLookup')
    expect(answered.data.productOrder).not.toHaveProperty('taxPercentage')
    expect((await orderNow(order.id)).costs.tax).toBe(cents(Math.round(markedPrice * 0.0625)))
  })
})
