/** Paying through Stripe: intents, begin, refunds, and what the reconciliation finds. */
import { endpoints } from '@orderwright/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { change, markedPrice, orderOf } from '../../testing/fixture.ts'
import { openStripeShop, orgId, type StripeShop } from '../../testing/stripe-server/stripe-shop.ts'
import { reconcileEvents, reconcileIntents } from './reconcile.ts'

const deposit = Math.round(markedPrice / 2)
const fee = Math.round(deposit * 0.029)
const visa = '4242424242424242'

let time = new Date('2026-11-21T12:00:00Z').getTime()
let shop: StripeShop
beforeAll(async () => {
  shop = await openStripeShop(() => new Date(time))
})
beforeEach(() => {
  shop.server.faults.length = 0
})
afterAll(async () => {
  expect(shop.app.problems).toEqual([])
  await shop.close()
})

const names = (orderId: number, paymentIntentId: string) => ({
  orgId,
  productOrderId: orderId,
  paymentIntentId,
})
const intents = (orderId: number) =>
  [...shop.account.intents.values()].filter(({ metadata }) => metadata['productOrderId'] === String(orderId))

/** The database's clock decides whose turn it is; this makes it everybody's. */
async function reconcile() {
  await shop.database.owner.pool.query('update payment_intents set checked_at = null')
  await reconcileIntents(shop.app.services)
}

describe('opening a payment', () => {
  test('[1.7.18, 1.7.19] tells Stripe amount, currency, fee, pay in full and whose order it is', async () => {
    const { orderId, intentId } = await shop.opened()
    expect(shop.account.find(intentId)).toMatchObject({
      amount: deposit + fee,
      currency: 'usd',
      payment_method_types: ['card'],
      metadata: {
        upcharge_amount_in_cents: String(fee),
        pay_in_full: 'false',
        orgId: String(orgId),
        productOrderId: String(orderId),
        statusKey: 'readyToPayDeposit',
      },
    })
    const read = await shop.guest.call(endpoints.getPaymentIntent, names(orderId, intentId))
    expect(read.data).toMatchObject({ provider: 'stripe', publishableKey: shop.account.keys.publishableKey })
    expect(read.text).not.toMatch(/sk_live|whsec/)
  })

  test('two pages at once, and a page later, pay one payment', async () => {
    const { order } = await orderOf(shop.database, { orgId, userId: shop.guestId, standing: 'payment' })
    const open = () =>
      shop.guest.call(
        endpoints.createPaymentIntent,
        { orgId, productOrderId: order.id },
        { 'idempotency-key': crypto.randomUUID() },
      )
    const answers = await Promise.all([open(), open(), open()])
    answers.push(await open())
    expect(new Set(answers.map(({ data }) => data.paymentIntentId)).size).toBe(1)
  })

  test('[1.4.44] the test account is for employees', async () => {
    const { order } = await orderOf(shop.database, { orgId, userId: shop.guestId, standing: 'payment' })
    const body = { orgId, productOrderId: order.id, paymentEnvironment: 'test' } as const
    expect((await shop.guest.call(endpoints.createPaymentIntent, body)).status).toBe(403)
    const opened = await shop.owner.call(endpoints.createPaymentIntent, body)
    expect(opened.data.publishableKey).toBe(shop.sandbox.keys.publishableKey)
    expect(shop.sandbox.find(opened.data.paymentIntentId).livemode).toBe(false)
  })

  test('Stripe away: a sentence and another try, and nothing is stored', async () => {
    const { order } = await orderOf(shop.database, { orgId, userId: shop.guestId, standing: 'payment' })
    shop.server.faults.push({ kind: 'tooMany', path: /payment_intents/, times: 1 })
    const answer = await shop.guest.call(endpoints.createPaymentIntent, { orgId, productOrderId: order.id })
    expect([answer.status, answer.error.code, answer.error.details?.retryAfter]).toEqual([
      503,
      'unavailable',
      5,
    ])
    expect(intents(order.id)).toEqual([])
  })

  test('a process that dies before its row: the next try finds the same payment', async () => {
    const { orderId, intentId } = await shop.opened()
    await shop.database.owner.pool.query('delete from payment_intents where id = $1', [intentId])
    await shop.database.owner.pool.query('update product_orders set integration_data = $1 where id = $2', [
      '{}',
      orderId,
    ])
    const again = await shop.guest.call(endpoints.createPaymentIntent, { orgId, productOrderId: orderId })
    expect(again.data.paymentIntentId).toBe(intentId)
  })
})

describe('changing it', () => {
  test('[1.7.20, 1.7.21] pay in full reaches Stripe with its fee, whatever amount the page sends', async () => {
    const { orderId, intentId } = await shop.opened()
    const full = markedPrice + Math.round(markedPrice * 0.029)
    const answer = await shop.guest.call(endpoints.updatePaymentIntent, {
      ...names(orderId, intentId),
      paymentAmount: 5,
      isCardPayment: false,
      payInFull: true,
    })
    expect(answer.data.paymentIntent).toMatchObject({ amount: full, metadata: { pay_in_full: true } })
    expect(shop.account.find(intentId)).toMatchObject({ amount: full, metadata: { pay_in_full: 'true' } })
  })

  test('a payment that Stripe has finished is settled instead', async () => {
    const { orderId, intentId } = await shop.opened()
    shop.account.confirm(intentId, visa, '')
    const answer = await shop.guest.call(endpoints.updatePaymentIntent, {
      ...names(orderId, intentId),
      payInFull: true,
    })
    expect(answer.error.details?.rule).toBe('intentIsClosed')
    expect(await shop.order(orderId)).toMatchObject({ amountPaidInCents: deposit })
  })
})

describe('sending the card', () => {
  test('[1.4.19, 1.7.27] begins once: a second page and a wire are told that a payment is processed', async () => {
    const { orderId, intentId } = await shop.opened()
    const both = await Promise.all(
      [1, 2].map(() => shop.guest.call(endpoints.beginCardPayment, names(orderId, intentId))),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await shop.order(orderId)).toMatchObject({ isProcessingPayment: 1 })
    const second = await shop.guest.call(endpoints.createPaymentIntent, { orgId, productOrderId: orderId })
    expect(second.error.details?.rule).toBe('paymentInProgress')
  })

  test('an amount that has changed since is not begun', async () => {
    const { orderId, intentId } = await shop.opened()
    await shop.owner.call(endpoints.confirmOrderPayment, {
      productOrderId: orderId,
      paymentMethod: 'wire',
      paymentData: { amount: 5_000 },
    })
    const answer = await shop.guest.call(endpoints.beginCardPayment, names(orderId, intentId))
    expect(answer.error.details?.rule).toBe('amountChanged')
    expect(await shop.order(orderId)).toMatchObject({ isProcessingPayment: 0 })
  })

  test('the payment of another order is neither begun nor shown', async () => {
    const [one, two] = [await shop.opened(), await shop.opened()]
    const mixed = names(one.orderId, two.intentId)
    shop.account.find(two.intentId).amount = 99
    const answers = [
      await shop.guest.call(endpoints.beginCardPayment, mixed),
      await shop.guest.call(endpoints.getPaymentIntent, mixed),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(shop.account.find(two.intentId).amount).toBe(99)
    for (const { orderId } of [one, two]) {
      expect(await shop.order(orderId)).toMatchObject({ isProcessingPayment: 0 })
    }
  })

  test('what Stripe charges is what the page has shown, though our row was lost on the way', async () => {
    const { orderId, intentId } = await shop.opened()
    shop.account.find(intentId).amount = 99
    await shop.guest.call(endpoints.beginCardPayment, names(orderId, intentId))
    expect(shop.account.find(intentId).amount).toBe(deposit + fee)
  })

  test('[1.4.20] a page whose attempt is over is believed only what Stripe says', async () => {
    const { orderId, intentId } = await shop.opened()
    await shop.guest.call(endpoints.beginCardPayment, names(orderId, intentId))
    // Another page looks: the card may still be on its way.
    await shop.guest.call(endpoints.getPaymentIntent, names(orderId, intentId))
    expect(await shop.order(orderId)).toMatchObject({ isProcessingPayment: 1 })
    const over = { ...names(orderId, intentId), hasEnded: true }
    const ended = await shop.guest.call(endpoints.getPaymentIntent, over)
    expect(ended.data.paymentIntent.status).toBe('requires_payment_method')
    expect(await shop.order(orderId)).toMatchObject({ isProcessingPayment: 0 })
    await shop.guest.call(endpoints.beginCardPayment, names(orderId, intentId))
    shop.account.confirm(intentId, visa, '')
    const paid = await shop.guest.call(endpoints.getPaymentIntent, over)
    expect(paid.data.paymentIntent.status).toBe('succeeded')
    expect(await shop.order(orderId)).toMatchObject({ isProcessingPayment: 0, amountPaidInCents: deposit })
  })
})

describe('the reconciliation', () => {
  test('settles what a lost message left open', async () => {
    const { orderId, intentId } = await shop.opened()
    await shop.guest.call(endpoints.beginCardPayment, names(orderId, intentId))
    shop.account.confirm(intentId, visa, '')
    await reconcile()
    await reconcile()
    expect(await shop.ledger(orderId)).toHaveLength(1)
    expect(await shop.order(orderId)).toMatchObject({ isProcessingPayment: 0, amountPaidInCents: deposit })
  })

  test('frees an order whose customer left at the bank’s question, after a quarter of an hour and not before', async () => {
    const { orderId, intentId } = await shop.opened()
    await shop.guest.call(endpoints.beginCardPayment, names(orderId, intentId))
    shop.account.confirm(intentId, '4000002500003155', 'http://localhost/')
    time += 14 * 60_000
    await reconcile()
    expect(await shop.order(orderId)).toMatchObject({ isProcessingPayment: 1 })
    time += 2 * 60_000
    await reconcile()
    expect(await shop.order(orderId)).toMatchObject({ isProcessingPayment: 0 })
    shop.account.authenticate(intentId, 'complete')
    await reconcile()
    expect(await shop.order(orderId)).toMatchObject({ amountPaidInCents: deposit })
  })

  test('takes the open payment of a cancelled and of a deleted order away from every page', async () => {
    const one = await shop.opened()
    await shop.guest.call(endpoints.cancelOrder, { productOrderId: one.orderId })
    const two = await shop.opened()
    await change(shop.database, 'productOrder', orgId, two.orderId, { deletedAt: new Date() })
    await reconcile()
    expect([shop.account.find(one.intentId).status, shop.account.find(two.intentId).status]).toEqual([
      'canceled',
      'canceled',
    ])
  })

  test('one payment that can not be asked does not stand in the way of the next', async () => {
    const lost = await shop.opened()
    shop.account.intents.delete(lost.intentId)
    const paid = await shop.opened()
    shop.account.confirm(paid.intentId, visa, '')
    shop.server.faults.push({ kind: 'tooMany', path: new RegExp(`GET .*${lost.intentId}`), times: 9 })
    await reconcile()
    expect(await shop.ledger(paid.orderId)).toHaveLength(1)
  })

  test('finds a refund of Stripe’s own pages in the list of events, once, and not before its time', async () => {
    const { orderId, intentId } = await shop.opened()
    shop.account.confirm(intentId, visa, '')
    await reconcileEvents(shop.app.services)
    expect(await shop.ledger(orderId)).toHaveLength(1)
    time += 60_000
    shop.account.refund(intentId)
    await reconcileEvents(shop.app.services)
    expect(await shop.ledger(orderId)).toHaveLength(1)
    time += 5 * 60_000
    await reconcileEvents(shop.app.services)
    time += 6 * 60_000
    await reconcileEvents(shop.app.services)
    expect(await shop.ledger(orderId)).toMatchObject([
      { kind: 'payment' },
      { kind: 'refund', paymentAmountInCents: -(deposit + fee), upchargeAmountInCents: -fee },
    ])
    expect(await shop.order(orderId)).toMatchObject({ amountPaidInCents: 0 })
  })
})

describe('[issue 17] a clock that was ahead, and has been set back', () => {
  const DAY_MS = 86_400_000

  test('keeps nobody from hearing of a refund in Stripe’s own pages', async () => {
    const { orderId, intentId } = await shop.opened()
    shop.account.confirm(intentId, visa, '')
    time += 10 * 60_000
    await reconcileEvents(shop.app.services)
    time += DAY_MS
    await reconcileEvents(shop.app.services)
    time -= DAY_MS
    shop.account.refund(intentId)
    await reconcileEvents(shop.app.services)
    expect(await shop.ledger(orderId)).toMatchObject([{ kind: 'payment' }, { kind: 'refund' }])
  })

  test('keeps no payment from being asked for', async () => {
    const { orderId, intentId } = await shop.opened()
    await shop.guest.call(endpoints.beginCardPayment, names(orderId, intentId))
    shop.account.confirm(intentId, visa, '')
    await shop.database.owner.pool.query(
      `update payment_intents set checked_at = now() + interval '1 day' where org_id = $1 and id = $2`,
      [orgId, intentId],
    )
    await reconcileIntents(shop.app.services)
    expect(await shop.ledger(orderId)).toHaveLength(1)
  })
})

describe('a refund to the card', () => {
  async function paid() {
    const { orderId, intentId } = await shop.opened()
    shop.account.confirm(intentId, visa, '')
    await shop.send(shop.newest(intentId, 'payment_intent.succeeded'))
    const [record] = await shop.ledger(orderId)
    if (!record) throw new Error('not paid')
    return { orderId, intentId, body: { orgId, productOrderId: orderId, paymentRecordId: record.id } }
  }

  test('in part, then the rest, with who and why in the ledger', async () => {
    const { orderId, body } = await paid()
    const part = await shop.owner.call(endpoints.refundCardPayment, {
      ...body,
      amount: 100_000,
      note: 'One too many',
    })
    const share = Math.round((fee * 100_000) / (deposit + fee))
    expect(part.data.productOrder.amountPaidInCents).toBe(deposit - 100_000 + share)
    const rest = await shop.owner.call(endpoints.refundCardPayment, body)
    expect(rest.data.productOrder.amountPaidInCents).toBe(0)
    const [, first, second] = await shop.ledger(orderId)
    expect(first).toMatchObject({ kind: 'refund', note: 'One too many', paymentAmountInCents: -100_000 })
    expect(first?.userId).not.toBeNull()
    expect([first?.refundsId, second?.refundsId]).toEqual([body.paymentRecordId, body.paymentRecordId])
    expect(second).toMatchObject({ paymentAmountInCents: 100_000 - deposit - fee })
    const none = await shop.owner.call(endpoints.refundCardPayment, body)
    expect(none.error.details?.rule).toBe('refundTooMuch')
  })

  test.each([0, -1, 0.5])('of %d cents is no refund', async (amount) => {
    const { orderId, body } = await paid()
    expect((await shop.owner.call(endpoints.refundCardPayment, { ...body, amount })).status).toBe(400)
    expect(await shop.ledger(orderId)).toHaveLength(1)
  })

  test('of more than was paid, of what was refunded elsewhere, or of a wire is refused', async () => {
    const { orderId, intentId, body } = await paid()
    const refuse = async (more: object) =>
      (await shop.owner.call(endpoints.refundCardPayment, { ...body, ...more })).error.details?.rule
    expect(await refuse({ amount: deposit + fee + 1 })).toBe('refundTooMuch')
    shop.account.refund(intentId, String(deposit))
    expect(await refuse({ amount: fee + 1 })).toBe('refundTooMuch')
    await shop.owner.call(endpoints.confirmOrderPayment, {
      productOrderId: orderId,
      paymentMethod: 'wire',
      paymentData: { amount: 5_000 },
    })
    const wire = (await shop.ledger(orderId)).find(({ method }) => method === 'wire')
    await shop.database.owner.pool.query('delete from payment_intents where id = $1', [intentId])
    expect(await refuse({})).toBe('refundUnknown')
    expect(await refuse({ paymentRecordId: wire?.id })).toBe('refundNotCard')
  })

  test('of what has gone back by wire already is refused: the card is not asked', async () => {
    const { orderId, intentId, body } = await paid()
    const wire = { kind: 'refund', method: 'wire', amount: deposit - 1_000, note: 'By wire' } as const
    const given = await shop.owner.call(endpoints.recordLedgerEntry, {
      orgId,
      productOrderId: orderId,
      entry: wire,
    })
    expect(given.status).toBe(200)
    const answer = await shop.owner.call(endpoints.refundCardPayment, { ...body, amount: 5_000 })
    expect(answer.error).toMatchObject({
      message: '$10.00 are recorded as paid. No more than that can be given back or taken away.',
      details: { rule: 'paidBelowZero' },
    })
    expect(shop.account.refundsOf(intentId)).toEqual([])
    expect((await shop.owner.call(endpoints.refundCardPayment, { ...body, amount: 1_000 })).status).toBe(200)
  })

  test('a double press, two employees, and the same key are one refund', async () => {
    const { orderId, body } = await paid()
    const half = { ...body, amount: Math.round((deposit + fee) / 2) + 1 }
    await Promise.all([1, 2, 3].map(() => shop.owner.call(endpoints.refundCardPayment, half)))
    expect((await shop.ledger(orderId)).filter(({ kind }) => kind === 'refund')).toHaveLength(1)
  })

  test.each([7_000, undefined])(
    'of %s whose answer was lost is made once: the next press finds it',
    async (amount) => {
      const { orderId, intentId, body } = await paid()
      const wanted = { ...body, ...(amount === undefined ? {} : { amount }) }
      const key = { 'idempotency-key': `press-${orderId}` }
      shop.server.faults.push({ kind: 'lost', path: /POST \/v1\/refunds/, times: 3 })
      expect((await shop.owner.call(endpoints.refundCardPayment, wanted, key)).status).toBe(503)
      expect(await shop.ledger(orderId)).toHaveLength(1)
      expect((await shop.owner.call(endpoints.refundCardPayment, wanted, key)).status).toBe(200)
      expect(shop.account.refundsOf(intentId)).toHaveLength(1)
      expect((await shop.ledger(orderId)).filter(({ kind }) => kind === 'refund')).toHaveLength(1)
    },
  )
})
