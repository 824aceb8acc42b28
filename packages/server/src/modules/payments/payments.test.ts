/** Paying by card through the embedded provider, and what the ledger keeps. */
import { type BodyOf, endpoints } from '@orderwright/contract'
import { cents } from '@orderwright/domain/units'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, markedPrice, orderOf } from '../../testing/fixture.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { syncIntent } from './sync-payment-intent.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
let database: TestDatabase
let app: TestApp
let guest: Caller
let owner: Caller
let orderId: number

beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database)
  guest = await app.as(guestId)
  owner = await app.as(demoUserId(maisonLumen, 'owner'))
})
beforeEach(async () => {
  const { order } = await orderOf(database, { orgId, userId: guestId, standing: 'payment' })
  orderId = order.id
})
afterAll(async () => {
  expect(app.problems).toEqual([])
  await app.close()
  await database.close()
})

const deposit = Math.round(markedPrice / 2)
/** 2.9 percent of the whole payment, rounded once */
const fee = (amount: number) => Math.round(amount * 0.029)

async function openIntent(options: Partial<BodyOf<typeof endpoints.createPaymentIntent>> = {}) {
  return (await guest.call(endpoints.createPaymentIntent, { orgId, productOrderId: orderId, ...options }))
    .data
}

async function payWith(number: string, intent: { paymentIntentId: string; clientSecret: string }) {
  const card = { number, expiry: '04 / 44', cvc: '123' }
  const { paymentIntentId, clientSecret } = intent
  return (await guest.call(endpoints.confirmTestCard, { orgId, paymentIntentId, clientSecret, card })).data
}

async function orderNow() {
  return database.owner.db
    .selectFrom('productOrders')
    .selectAll()
    .where('id', '=', orderId)
    .where('orgId', '=', orgId)
    .executeTakeFirstOrThrow()
}

async function ledgerNow() {
  return database.owner.db
    .selectFrom('paymentRecords')
    .selectAll()
    .where('productOrderId', '=', orderId)
    .where('orgId', '=', orgId)
    .orderBy('id')
    .execute()
}

describe('by card', () => {
  test('[1.4.13, 1.4.19] success: processing until the provider settles, then one entry and the next status', async () => {
    const intent = await openIntent()
    expect(intent.paymentIntent).toMatchObject({
      amount: deposit + fee(deposit),
      metadata: { upcharge_amount_in_cents: fee(deposit), pay_in_full: false },
    })
    expect(await payWith('4242 4242 4242 4242', intent)).toEqual({
      status: 'processing',
      nextAction: null,
      error: null,
    })
    expect(await orderNow()).toMatchObject({ isProcessingPayment: 1, amountPaidInCents: 0 })
    await app.runJobs()
    const order = await orderNow()
    expect(order).toMatchObject({
      isProcessingPayment: 0,
      amountPaidInCents: deposit,
      lastCompletedStatusKey: 'depositReceived',
    })
    expect(order.statusData.readyToPayDeposit?.paymentAmountInCents).toBe(deposit)
    expect(await ledgerNow()).toMatchObject([
      {
        method: 'card',
        paymentAmountInCents: deposit + fee(deposit),
        upchargeAmountInCents: fee(deposit),
        paymentAmountBeforeUpchargeInCents: deposit,
        providerReference: intent.paymentIntentId,
      },
    ])
  })

  test('ten replays of one settlement, some at once, make one entry', async () => {
    const intent = await openIntent()
    await payWith('4242424242424242', intent)
    await Promise.all(
      Array.from({ length: 5 }, () =>
        syncIntent(app.services, orgId, intent.paymentIntentId, { by: 'clock' }),
      ),
    )
    for (let replay = 0; replay < 5; replay += 1)
      await syncIntent(app.services, orgId, intent.paymentIntentId, { by: 'page' })
    expect(await ledgerNow()).toHaveLength(1)
    expect(await orderNow()).toMatchObject({ isProcessingPayment: 0, amountPaidInCents: deposit })
  })

  test.each([
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
  ])('[1.4.20] %s is refused, says why, and the order can be paid again', async (number, message) => {
    const intent = await openIntent()
    expect(await payWith(number, intent)).toEqual({
      status: 'requires_payment_method',
      nextAction: null,
      error: message,
    })
    expect(await orderNow()).toMatchObject({ isProcessingPayment: 0, amountPaidInCents: 0 })
    const read = await guest.call(endpoints.getPaymentIntent, {
      productOrderId: orderId,
      paymentIntentId: intent.paymentIntentId,
    })
    expect(read.data.paymentIntent.last_error).toBe(message)
    expect((await payWith('4242424242424242', intent)).status).toBe('processing')
  })

  test('[1.4.20] a payment that fails at the provider later sets the order free', async () => {
    const intent = await openIntent()
    await payWith('4242424242424242', intent)
    expect(await orderNow()).toMatchObject({ isProcessingPayment: 1 })
    await database.owner.pool.query(
      `update test_card_payments set state = state || '{"status": "requires_payment_method", "lastError": "The bank said no."}'
       where id = $1`,
      [intent.paymentIntentId],
    )
    await syncIntent(app.services, orgId, intent.paymentIntentId, { by: 'page' })
    expect(await orderNow()).toMatchObject({ isProcessingPayment: 0, amountPaidInCents: 0 })
  })

  test.each(['4000 0025 0000 3155', '4000 0000 0000 3220'])('%s asks for authentication', async (number) => {
    const intent = await openIntent()
    expect(await payWith(number, intent)).toMatchObject({
      status: 'requires_action',
      nextAction: 'authenticate',
    })
    const { paymentIntentId, clientSecret } = intent
    const answer = (outcome: 'complete' | 'fail') =>
      guest.call(endpoints.authenticateTestCard, { orgId, paymentIntentId, clientSecret, outcome })
    expect((await answer('fail')).data).toMatchObject({ status: 'requires_payment_method' })
    await payWith(number, intent)
    expect((await answer('complete')).data).toMatchObject({ status: 'processing' })
    await app.runJobs()
    expect(await ledgerNow()).toHaveLength(1)
  })

  test('the whole amount can be paid at once, and the order skips every payment with nothing left due', async () => {
    const intent = await openIntent({ payInFull: true })
    expect(intent.paymentIntent.amount).toBe(markedPrice + fee(markedPrice))
    await payWith('4242424242424242', intent)
    await app.runJobs()
    expect(await orderNow()).toMatchObject({
      amountPaidInCents: markedPrice,
      lastCompletedStatusKey: 'depositReceived',
    })
  })

  test('[1.9.15] a payment of 3,000 dollars or less carries no fee', async () => {
    const small = cents(300_000)
    await database.owner.db
      .updateTable('productInstances')
      .set({ customPriceInCents: small })
      .where('productOrderId', '=', orderId)
      .where('orgId', '=', orgId)
      .execute()
    await owner.post('/api/resources/productOrder/update', {
      orgId,
      where: { id: orderId },
      version: (await orderNow()).version,
      props: { firmName: 'Studio' },
    })
    const intent = await openIntent({ payInFull: true })
    expect(intent.paymentIntent).toMatchObject({ amount: small, metadata: { upcharge_amount_in_cents: 0 } })
  })

  test('[1.7.20, 1.7.21] an open intent is recomputed by the server, whatever amount is sent', async () => {
    const { paymentIntentId } = await openIntent()
    const answer = await guest.call(endpoints.updatePaymentIntent, {
      productOrderId: orderId,
      paymentIntentId,
      paymentAmount: 1,
      payInFull: true,
    })
    expect(answer.data.paymentIntent).toMatchObject({
      amount: markedPrice + fee(markedPrice),
      metadata: { pay_in_full: true },
    })
  })

  test('[1.7.18, 1.7.19] create gives id and secret, get the amounts; the same key opens one intent', async () => {
    const headers = { 'idempotency-key': `key-${orderId}` }
    const body = { orgId, productOrderId: orderId }
    const answers = await Promise.all(
      [1, 2, 3].map(() => guest.call(endpoints.createPaymentIntent, body, headers)),
    )
    expect(new Set(answers.map(({ data }) => data.paymentIntentId)).size).toBe(1)
    const [first] = answers
    expect(first?.data).toMatchObject({
      provider: 'test',
      clientSecret: first?.data.paymentIntent.client_secret,
    })
  })

  test('a payment whose amount has changed since is not taken', async () => {
    const intent = await openIntent()
    await owner.call(endpoints.confirmOrderPayment, {
      productOrderId: orderId,
      paymentMethod: 'wire',
      paymentData: { amount: 5_000 },
    })
    const card = { number: '4242424242424242', expiry: '04/44', cvc: '123' }
    const { paymentIntentId, clientSecret } = intent
    const answer = await guest.call(endpoints.confirmTestCard, { orgId, paymentIntentId, clientSecret, card })
    expect(answer.error.details?.rule).toBe('amountChanged')
  })

  test('while a payment is processed there is no second one, and no cancelling', async () => {
    await payWith('4242424242424242', await openIntent())
    const second = await guest.call(endpoints.createPaymentIntent, { orgId, productOrderId: orderId })
    expect(second.error.details?.rule).toBe('paymentInProgress')
    expect((await guest.call(endpoints.cancelOrder, { productOrderId: orderId })).error.details?.rule).toBe(
      'paymentInProgress',
    )
  })

  test('of two cards sent from two pages one is charged: the other is refused before it reaches the provider', async () => {
    const first = await openIntent()
    const trial = { orgId, productOrderId: orderId, paymentEnvironment: 'test' } as const
    const second = (await owner.call(endpoints.createPaymentIntent, trial)).data
    expect(second.paymentIntentId).not.toBe(first.paymentIntentId)
    await payWith('4242424242424242', first)
    const card = { number: '4242424242424242', expiry: '04 / 44', cvc: '123' }
    const { paymentIntentId, clientSecret } = second
    const again = await owner.call(endpoints.confirmTestCard, { orgId, paymentIntentId, clientSecret, card })
    expect([again.status, again.error.details?.rule]).toEqual([422, 'paymentInProgress'])
    await syncIntent(app.services, orgId, paymentIntentId, { by: 'clock' })
    await app.runJobs()
    expect((await ledgerNow()).map(({ providerReference }) => providerReference)).toEqual([
      first.paymentIntentId,
    ])
  })

  test('[1.4.44] only employees choose the test environment', async () => {
    const body = { orgId, productOrderId: orderId, paymentEnvironment: 'test' } as const
    expect((await guest.call(endpoints.createPaymentIntent, body)).status).toBe(403)
    expect((await owner.call(endpoints.createPaymentIntent, body)).status).toBe(200)
  })

  test('a wrong secret answers like a missing intent', async () => {
    const { paymentIntentId } = await openIntent()
    const card = { number: '4242424242424242', expiry: '04/44', cvc: '123' }
    const answer = await guest.call(endpoints.confirmTestCard, {
      orgId,
      paymentIntentId,
      clientSecret: 'guessed',
      card,
    })
    expect(answer.status).toBe(404)
  })

  test('[1.5.08, 1.5.09] the payment repeats the checks of phone, address and client e-mail', async () => {
    for (const [fields, rule] of [
      [{ phone: '' }, 'phoneRequired'],
      [{ phone: '2125550100', clientEmails: '' }, 'paymentClientEmailRequired'],
    ] as const) {
      await change(database, 'productOrder', orgId, orderId, fields)
      const answer = await guest.call(endpoints.createPaymentIntent, { orgId, productOrderId: orderId })
      expect(answer.error.details?.rule).toBe(rule)
    }
  })
})

test('a hidden price stays hidden through a payment', async () => {
  const hiddenId = demoUserId(maisonLumen, 'guestHiddenPricing')
  const { order } = await orderOf(database, { orgId, userId: hiddenId, standing: 'payment' })
  const hidden = await app.as(hiddenId)
  await owner.call(endpoints.confirmOrderPayment, {
    productOrderId: order.id,
    paymentMethod: 'wire',
    paymentData: { amount: 76_543 },
  })
  const data = await hidden.call(endpoints.getOrderData, {
    orgId,
    productOrderOrgSpecificId: order.orgSpecificId,
  })
  expect(data.text).not.toMatch(/76543|1234567|paymentAmountInCents/)
  expect(data.data.data.paymentRecords).toEqual([])
  expect((await hidden.call(endpoints.createPaymentIntent, { orgId, productOrderId: order.id })).status).toBe(
    403,
  )
})
