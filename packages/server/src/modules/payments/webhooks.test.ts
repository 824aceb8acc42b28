/** What Stripe sends us, in every order and number of times, true and forged. */
import { endpoints } from '@orderwright/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { change, markedPrice, orderOf } from '../../testing/fixture.ts'
import {
  openStripeShop,
  orgId,
  otherOrgId,
  type StripeShop,
} from '../../testing/stripe-server/stripe-shop.ts'

const deposit = Math.round(markedPrice / 2)
const fee = Math.round(deposit * 0.029)
const visa = '4242424242424242'
const declined = '4000000000000002'

let shop: StripeShop
beforeAll(async () => {
  shop = await openStripeShop()
})
afterAll(async () => {
  expect(shop.app.problems).toEqual([])
  await shop.close()
})

function confirm(intentId: string, number = visa): void {
  try {
    shop.account.confirm(intentId, number, 'http://localhost/back')
  } catch {
    // A declined card is an error for the page alone.
  }
}

async function begun(intentId: string, orderId: number): Promise<void> {
  const answer = await shop.guest.call(endpoints.beginCardPayment, {
    orgId,
    productOrderId: orderId,
    paymentIntentId: intentId,
  })
  expect(answer.status).toBe(200)
}

describe('a payment that has come', () => {
  test('[1.4.13, 1.4.19] is booked with its fee, and the order moves on', async () => {
    const { orderId, intentId } = await shop.opened()
    await begun(intentId, orderId)
    expect(await shop.order(orderId)).toMatchObject({ isProcessingPayment: 1, amountPaidInCents: 0 })
    confirm(intentId)
    expect(await shop.send(shop.newest(intentId, 'payment_intent.succeeded'))).toBe(200)
    expect(await shop.order(orderId)).toMatchObject({
      isProcessingPayment: 0,
      amountPaidInCents: deposit,
      lastCompletedStatusKey: 'depositReceived',
    })
    expect(await shop.ledger(orderId)).toMatchObject([
      {
        kind: 'payment',
        method: 'card',
        paymentAmountInCents: deposit + fee,
        upchargeAmountInCents: fee,
        providerReference: intentId,
      },
    ])
  })

  test('twice, ten times and at once is booked once, and told once', async () => {
    const { orderId, intentId } = await shop.opened()
    confirm(intentId)
    const event = shop.newest(intentId, 'payment_intent.succeeded')
    const statuses = await Promise.all(Array.from({ length: 10 }, () => shop.send(event)))
    statuses.push(await shop.send(event), await shop.send(event))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await shop.ledger(orderId)).toHaveLength(1)
    const mails = await shop.mails(orderId)
    expect(new Set(mails)).toEqual(new Set(['paymentReceived']))
    expect(mails).toHaveLength(3)
  })

  test('before our own call has stored the payment is booked on its order, and the call finds it', async () => {
    const { order } = await orderOf(shop.database, { orgId, userId: shop.guestId, standing: 'payment' })
    const intent = shop.account.create({
      amount: String(deposit + fee),
      currency: 'usd',
      types: ['card'],
      metadata: {
        orgId: String(orgId),
        productOrderId: String(order.id),
        statusKey: 'readyToPayDeposit',
        upcharge_amount_in_cents: String(fee),
        pay_in_full: 'false',
      },
    })
    confirm(intent.id)
    expect(await shop.send(shop.newest(intent.id, 'payment_intent.succeeded'))).toBe(200)
    expect(await shop.order(order.id)).toMatchObject({ amountPaidInCents: deposit })
    const read = await shop.guest.call(endpoints.getPaymentIntent, {
      productOrderId: order.id,
      paymentIntentId: intent.id,
    })
    expect(read.data.paymentIntent).toMatchObject({ status: 'succeeded', amount: deposit + fee })
  })

  test('failed, processing and cancelled messages after it change nothing', async () => {
    const { orderId, intentId } = await shop.opened()
    confirm(intentId, declined)
    const failed = shop.newest(intentId, 'payment_intent.payment_failed')
    confirm(intentId)
    const succeeded = shop.newest(intentId, 'payment_intent.succeeded')
    expect(await shop.send(succeeded)).toBe(200)
    const after = await shop.order(orderId)
    const late = shop.account.find(intentId)
    for (const event of [
      failed,
      { ...failed, type: 'payment_intent.processing', data: { object: { ...late, status: 'processing' } } },
      { ...failed, type: 'payment_intent.canceled', data: { object: { ...late, status: 'canceled' } } },
    ]) {
      expect(await shop.send(event)).toBe(200)
    }
    expect(await shop.order(orderId)).toEqual(after)
    expect(await shop.ledger(orderId)).toHaveLength(1)
  })

  test.each(['deleted', 'cancelled', 'paid already'])(
    'for an order that is %s is in the ledger all the same, and the employees are told',
    async (how) => {
      const { orderId, intentId } = await shop.opened()
      confirm(intentId)
      if (how === 'deleted')
        await change(shop.database, 'productOrder', orgId, orderId, { deletedAt: new Date() })
      if (how === 'cancelled') {
        expect((await shop.guest.call(endpoints.cancelOrder, { productOrderId: orderId })).status).toBe(200)
      }
      if (how === 'paid already') {
        const paid = await shop.owner.call(endpoints.confirmOrderPayment, {
          productOrderId: orderId,
          paymentMethod: 'wire',
          paymentData: { amount: deposit },
        })
        expect(paid.status).toBe(200)
      }
      expect(await shop.send(shop.newest(intentId, 'payment_intent.succeeded'))).toBe(200)
      const cards = (await shop.ledger(orderId)).filter(({ method }) => method === 'card')
      expect(cards).toMatchObject([{ paymentAmountInCents: deposit + fee, providerReference: intentId }])
      expect((await shop.mails(orderId)).filter((kind) => kind === 'paymentUnexpected')).toHaveLength(2)
    },
  )

  test('in another currency is not booked, changes nothing else, and the employees are told once', async () => {
    const { orderId, intentId } = await shop.opened()
    await begun(intentId, orderId)
    shop.account.find(intentId).currency = 'eur'
    confirm(intentId)
    const event = shop.newest(intentId, 'payment_intent.succeeded')
    expect([await shop.send(event), await shop.send(event)]).toEqual([200, 200])
    expect(await shop.ledger(orderId)).toEqual([])
    expect(await shop.order(orderId)).toMatchObject({
      isProcessingPayment: 0,
      amountPaidInCents: 0,
      lastCompletedStatusKey: 'readyToPayDeposit',
    })
    expect(await shop.mails(orderId)).toEqual(['paymentUnexpected', 'paymentUnexpected'])
  })
})

describe('a payment that has not come', () => {
  test('[1.4.20] sets the order free and keeps the reason', async () => {
    const { orderId, intentId } = await shop.opened()
    await begun(intentId, orderId)
    confirm(intentId, declined)
    // The provider's clock counts whole seconds: a message of the same second is not older.
    const event = shop.newest(intentId, 'payment_intent.payment_failed')
    expect(await shop.send({ ...event, created: event.created + 1 })).toBe(200)
    expect(await shop.order(orderId)).toMatchObject({ isProcessingPayment: 0, amountPaidInCents: 0 })
    const read = await shop.guest.call(endpoints.getPaymentIntent, {
      productOrderId: orderId,
      paymentIntentId: intentId,
    })
    expect(read.data.paymentIntent.last_error).toBe('Your card was declined.')
  })

  test('a message of the attempt before does not free an order that is being paid again', async () => {
    const { orderId, intentId } = await shop.opened()
    confirm(intentId, declined)
    const old = shop.newest(intentId, 'payment_intent.payment_failed')
    await begun(intentId, orderId)
    expect(await shop.send({ ...old, created: old.created - 5 })).toBe(200)
    expect(await shop.order(orderId)).toMatchObject({ isProcessingPayment: 1 })
  })

  test('[1.4.19] processing at the bank: the order waits, then it is settled', async () => {
    const { orderId, intentId } = await shop.opened()
    shop.account.isSlow = true
    confirm(intentId)
    shop.account.isSlow = false
    expect(await shop.send(shop.newest(intentId, 'payment_intent.processing'))).toBe(200)
    expect(await shop.order(orderId)).toMatchObject({ isProcessingPayment: 1 })
    shop.account.settle(intentId)
    expect(await shop.send(shop.newest(intentId, 'payment_intent.succeeded'))).toBe(200)
    expect(await shop.order(orderId)).toMatchObject({ isProcessingPayment: 0, amountPaidInCents: deposit })
  })
})

describe('a refund in Stripe’s own pages', () => {
  test('becomes one entry, with its part of the fee; one that fails later is taken back', async () => {
    const { orderId, intentId } = await shop.opened()
    confirm(intentId)
    await shop.send(shop.newest(intentId, 'payment_intent.succeeded'))
    const refund = shop.account.refund(intentId, '100000')
    const event = shop.newest(intentId, 'charge.refunded')
    await Promise.all([
      shop.send(event),
      shop.send(event),
      shop.send(shop.newest(intentId, 'refund.created')),
    ])
    const share = Math.round((fee * 100_000) / (deposit + fee))
    const entries = await shop.ledger(orderId)
    expect(entries.slice(1)).toMatchObject([
      {
        kind: 'refund',
        paymentAmountInCents: -100_000,
        upchargeAmountInCents: -share,
        providerReference: refund.id,
        userId: null,
      },
    ])
    expect(await shop.order(orderId)).toMatchObject({ amountPaidInCents: deposit - (100_000 - share) })
    shop.account.failRefund(refund.id)
    const failed = shop.newest(intentId, 'refund.failed')
    await shop.send(failed)
    await shop.send(failed)
    expect((await shop.ledger(orderId)).slice(2)).toMatchObject([
      { kind: 'correction', paymentAmountInCents: 100_000, providerReference: `${refund.id}:failed` },
    ])
    expect(await shop.order(orderId)).toMatchObject({ amountPaidInCents: deposit })
  })
})

describe('what is not taken', () => {
  test('a signature that is wrong, of another secret, too old, or missing', async () => {
    const { orderId, intentId } = await shop.opened()
    confirm(intentId)
    const event = shop.newest(intentId, 'payment_intent.succeeded')
    const now = Math.floor(Date.now() / 1000)
    expect(await shop.send(event, { secret: 'whsec_somebody_elses' })).toBe(400)
    expect(await shop.send(event, { timestamp: now - 301 })).toBe(400)
    expect(await shop.send(event, { secret: shop.sandbox.keys.webhookSecret })).toBe(400)
    const unsigned = await shop.app.app.inject({
      method: 'POST',
      url: `/api/webhooks/stripe/${orgId}/live`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(event),
    })
    expect([unsigned.statusCode, unsigned.json<{ error: { code: string } }>().error.code]).toEqual([
      400,
      'invalid',
    ])
    expect(await shop.ledger(orderId)).toEqual([])
  })

  test('an organisation or environment without an account, and nonsense for one', async () => {
    const { intentId } = await shop.opened()
    const event = shop.newest(intentId)
    expect(await shop.send(event, { org: 99 })).toBe(404)
    expect(await shop.send(event, { org: otherOrgId, environment: 'test' })).toBe(404)
    for (const path of ['850/prod', '0/live', '850.5/live', "850';/live", '99999999999/live']) {
      const answer = await shop.app.app.inject({
        method: 'POST',
        url: `/api/webhooks/stripe/${path}`,
        payload: '{}',
        headers: { 'content-type': 'application/json' },
      })
      expect(answer.statusCode).toBe(404)
    }
  })

  test('a live event at the test address, whatever its signature', async () => {
    const { intentId } = await shop.opened()
    const event = shop.newest(intentId)
    const secret = shop.sandbox.keys.webhookSecret
    expect(await shop.send(event, { environment: 'test', secret })).toBe(400)
  })

  test('another organisation’s payment: known to neither, nobody’s ledger grows', async () => {
    const { orderId, intentId } = await shop.opened()
    confirm(intentId)
    const event = shop.newest(intentId, 'payment_intent.succeeded')
    // Signed as the other organisation's account signs, which has no such payment.
    expect(await shop.send(event, { org: otherOrgId, secret: shop.other.keys.webhookSecret })).toBe(200)
    expect(await shop.ledger(orderId)).toEqual([])
    // An account's payment that names an order of somebody else.
    const foreign = shop.other.create({
      amount: '5000',
      currency: 'usd',
      types: ['card'],
      metadata: { orgId: String(orgId), productOrderId: String(orderId) },
    })
    shop.other.confirm(foreign.id, visa, '')
    const named = shop.other.events.findLast(({ type }) => type === 'payment_intent.succeeded')
    if (!named) throw new Error('no event')
    expect(await shop.send(named, { org: otherOrgId, secret: shop.other.keys.webhookSecret })).toBe(200)
    expect(await shop.ledger(orderId)).toEqual([])
  })

  test('a payment of the same account that is none of our orders’, and kinds of events that we do not know', async () => {
    const foreign = shop.account.create({ amount: '5000', currency: 'usd', types: ['card'], metadata: {} })
    confirm(foreign.id)
    const before = shop.server.requests.length
    expect(await shop.send(shop.newest(foreign.id, 'payment_intent.succeeded'))).toBe(200)
    const other = shop.account.emit('customer.subscription.deleted', { id: 'sub_1', object: 'subscription' })
    expect(await shop.send(other)).toBe(200)
    // Asked for the one, not for the other.
    expect(
      shop.server.requests.slice(before).filter((line) => line.startsWith('GET /v1/payment_intents')),
    ).toHaveLength(1)
  })

  test('a body that is huge, empty, or no JSON', async () => {
    const { intentId } = await shop.opened()
    const event = shop.newest(intentId)
    expect(await shop.send(event, { body: 'x'.repeat(300_000) })).toBe(413)
    expect(await shop.send(event, { body: '{"id":' })).toBe(400)
    expect(await shop.send(event, { body: '' })).toBe(400)
  })

  test('while Stripe can not be asked it is told to send again, and then it is booked', async () => {
    const { orderId, intentId } = await shop.opened()
    confirm(intentId)
    const event = shop.newest(intentId, 'payment_intent.succeeded')
    shop.server.faults.push({ kind: 'broken', path: /GET \/v1\/payment_intents/, times: 3 })
    expect(await shop.send(event)).toBe(503)
    expect(await shop.ledger(orderId)).toEqual([])
    expect(await shop.send(event)).toBe(200)
    expect(await shop.ledger(orderId)).toHaveLength(1)
  })
})
