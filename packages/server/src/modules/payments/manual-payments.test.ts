/** Paying by wire and check: what a customer announces and employees record. */
import { endpoints } from '@orderwright/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { markedPrice, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const inUse = useTestApp()
let guest: Caller
let owner: Caller
let orderId: number

beforeAll(async () => {
  guest = await inUse.app.as(guestId)
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
})
beforeEach(async () => {
  const { order } = await orderOf(inUse.database, { orgId, userId: guestId, standing: 'payment' })
  orderId = order.id
})

const deposit = Math.round(markedPrice / 2)

async function orderNow() {
  return inUse.database.owner.db
    .selectFrom('productOrders')
    .selectAll()
    .where('id', '=', orderId)
    .where('orgId', '=', orgId)
    .executeTakeFirstOrThrow()
}

async function ledgerNow() {
  return inUse.database.owner.db
    .selectFrom('paymentRecords')
    .selectAll()
    .where('productOrderId', '=', orderId)
    .where('orgId', '=', orgId)
    .orderBy('id')
    .execute()
}

describe('by wire or check', () => {
  test('[1.4.22, 1.7.16] a customer announces, an employee records the money, the order moves on', async () => {
    const announced = await guest.call(endpoints.confirmOrderPayment, {
      productOrderId: orderId,
      paymentMethod: 'wire',
      paymentData: { amount: deposit },
      isGuestMode: false,
      payInFull: false,
    })
    expect(announced.data.statusData.readyToPayDeposit?.awaitingPaymentMethod).toBe('wire')
    expect(await ledgerNow()).toEqual([])
    const recorded = await owner.call(endpoints.confirmOrderPayment, {
      productOrderId: orderId,
      paymentMethod: 'wire',
      paymentData: { amount: deposit, date: '2026-11-02', note: 'arrived' },
    })
    expect(recorded.data.productOrder).toMatchObject({
      amountPaidInCents: deposit,
      lastPaymentDate: '2026-11-02 00:00:00',
      lastCompletedStatusKey: 'depositReceived',
    })
    expect(recorded.data.statusData.readyToPayDeposit?.awaitingPaymentMethod).toBeUndefined()
    expect(await ledgerNow()).toMatchObject([{ method: 'wire', note: 'arrived', upchargeAmountInCents: 0 }])
  })

  test('[1.5.44, 1.7.16] everything is announced, told to the employees, and recorded as announced', async () => {
    const body = { productOrderId: orderId, paymentMethod: 'wire', payInFull: true } as const
    for (const amount of [deposit, 1, 2 * markedPrice]) {
      const answer = await guest.call(endpoints.confirmOrderPayment, { ...body, paymentData: { amount } })
      expect([answer.status, answer.error.details?.rule]).toEqual([422, 'amountChanged'])
    }
    const paymentData = { amount: markedPrice }
    const announced = await guest.call(endpoints.confirmOrderPayment, { ...body, paymentData })
    expect(announced.data.statusData.readyToPayDeposit).toMatchObject({ awaitsFullPayment: true })
    const { rows: mails } = await inUse.database.owner.pool.query<{ text: string }>(
      `select text from outbox_mails where product_order_id = $1 and kind = 'manualPaymentAnnounced'`,
      [orderId],
    )
    expect(mails.map(({ text }) => /^Announced: +\$12,345\.67$/m.test(text))).toEqual([true, true])
    // Who says no amount records what was announced.
    const recorded = await owner.call(endpoints.confirmOrderPayment, { ...body, payInFull: false })
    expect(recorded.data.productOrder.amountPaidInCents).toBe(markedPrice)
    expect(recorded.data.statusData.readyToPayDeposit).not.toHaveProperty('awaitsFullPayment')
  })

  test('a part of the amount leaves the order waiting for the rest', async () => {
    const part = await owner.call(endpoints.confirmOrderPayment, {
      productOrderId: orderId,
      paymentMethod: 'checkByMail',
      paymentData: { amount: 1_000 },
    })
    expect(part.data.productOrder).toMatchObject({
      amountPaidInCents: 1_000,
      lastCompletedStatusKey: 'readyToPayDeposit',
    })
    const rest = await owner.call(endpoints.confirmOrderPayment, {
      productOrderId: orderId,
      paymentMethod: 'checkByMail',
    })
    expect(rest.data.productOrder).toMatchObject({
      amountPaidInCents: deposit,
      lastCompletedStatusKey: 'depositReceived',
    })
  })

  test('two employees recording at once are both counted; the same key counts once', async () => {
    const body = { productOrderId: orderId, paymentMethod: 'wire', paymentData: { amount: 1_000 } } as const
    await Promise.all([
      owner.call(endpoints.confirmOrderPayment, body),
      owner.call(endpoints.confirmOrderPayment, body),
    ])
    expect(await orderNow()).toMatchObject({ amountPaidInCents: 2_000 })
    const headers = { 'idempotency-key': `record-${orderId}` }
    const both = await Promise.all([1, 2].map(() => owner.call(endpoints.confirmOrderPayment, body, headers)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await orderNow()).toMatchObject({ amountPaidInCents: 3_000 })
    const other = { ...body, paymentData: { amount: 2_000 } }
    expect((await owner.call(endpoints.confirmOrderPayment, other, headers)).status).toBe(409)
  })

  test('[1.6.29, 1.6.30] hidden, disabled and employees’ methods are not offered to a customer', async () => {
    const row = await inUse.database.owner.db
      .selectFrom('orgs')
      .select('profile')
      .where('id', '=', orgId)
      .executeTakeFirstOrThrow()
    const { payment } = row.profile
    for (const closed of [{ isHidden: true }, { disabled: true }, { isEmployeeOnly: true }]) {
      const methods = payment.methods.map((method) =>
        method.key === 'wire' ? { ...method, ...closed } : method,
      )
      const profile = JSON.stringify({ ...row.profile, payment: { ...payment, methods } })
      await inUse.database.owner.pool.query('update orgs set profile = $1 where id = $2', [profile, orgId])
      const answer = await guest.call(endpoints.confirmOrderPayment, {
        productOrderId: orderId,
        paymentMethod: 'wire',
      })
      expect(answer.error.details?.rule).toBe('paymentMethodUnknown')
    }
    await inUse.database.owner.pool.query('update orgs set profile = $1 where id = $2', [
      JSON.stringify(row.profile),
      orgId,
    ])
  })

  test('a card payment is nobody’s to record by hand', async () => {
    const answer = await owner.call(endpoints.confirmOrderPayment, {
      productOrderId: orderId,
      paymentMethod: 'card',
    })
    expect(answer.error.details?.rule).toBe('paymentMethodNotManual')
  })
})
