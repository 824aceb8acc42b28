/** The ledger as employees write it: parts, refunds, corrections, and what is refused without a trace. */
import { type BodyOf, endpoints } from '@orderwright/contract'
import { ledgerMessages } from '@orderwright/domain/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { markedPrice, orderOf } from '../../testing/fixture.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const deposit = Math.round(markedPrice / 2)
let database: TestDatabase
let app: TestApp
let guest: Caller
let member: Caller
let owner: Caller
let orderId: number
let orderNumber: number

beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database, { now: () => new Date('2026-11-21T10:00:00Z') })
  guest = await app.as(guestId)
  member = await app.as(demoUserId(maisonLumen, 'member'))
  owner = await app.as(demoUserId(maisonLumen, 'owner'))
})
beforeEach(async () => {
  const { order } = await orderOf(database, { orgId, userId: guestId, standing: 'payment' })
  orderId = order.id
  orderNumber = order.orgSpecificId
})
afterAll(async () => {
  expect(app.problems).toEqual([])
  await app.close()
  await database.close()
})

type Entry = BodyOf<typeof endpoints.recordLedgerEntry>['entry']
type PaymentData = NonNullable<BodyOf<typeof endpoints.confirmOrderPayment>['paymentData']>

const record = (entry: Entry, caller = member, headers = {}) =>
  caller.call(endpoints.recordLedgerEntry, { productOrderId: orderId, entry }, headers)
const pay = (paymentData: PaymentData, caller = member, headers = {}) =>
  caller.call(
    endpoints.confirmOrderPayment,
    { productOrderId: orderId, paymentMethod: 'wire', paymentData },
    headers,
  )

async function ledgerNow() {
  return database.owner.db
    .selectFrom('paymentRecords')
    .selectAll()
    .where('productOrderId', '=', orderId)
    .where('orgId', '=', orgId)
    .orderBy('id')
    .execute()
}
async function orderNow() {
  return database.owner.db
    .selectFrom('productOrders')
    .select(['amountPaidInCents', 'lastCompletedStatusKey', 'version', 'statusData', 'lastPaymentDate'])
    .where('id', '=', orderId)
    .where('orgId', '=', orgId)
    .executeTakeFirstOrThrow()
}
async function seenBy(caller: Caller) {
  const { data } = (
    await caller.call(endpoints.getOrderData, { orgId, productOrderOrgSpecificId: orderNumber })
  ).data
  return data
}

describe('an employee', () => {
  test('[1.4.22, 1.7.16] records two parts, each with its date, method and note, and the second moves the order on', async () => {
    await pay({ amount: 10_000, date: '2026-11-02', note: 'first part' })
    expect(await orderNow()).toMatchObject({
      amountPaidInCents: 10_000,
      lastCompletedStatusKey: 'readyToPayDeposit',
    })
    await pay({ amount: deposit - 10_000, date: '2026-11-20' }, owner)
    expect(await orderNow()).toMatchObject({
      amountPaidInCents: deposit,
      lastPaymentDate: '2026-11-20 00:00:00',
      lastCompletedStatusKey: 'depositReceived',
    })
    expect(await ledgerNow()).toMatchObject([
      { note: 'first part', date: '2026-11-02 00:00:00', method: 'wire', movedToStatusKey: '' },
      { note: '', date: '2026-11-20 00:00:00', movedToStatusKey: 'depositReceived' },
    ])
  })

  test('takes a payment back by a correction: the order goes back, nothing is deleted, and only once', async () => {
    await pay({ amount: deposit })
    const [first] = await ledgerNow()
    const undo = { kind: 'undo', entryId: first?.id ?? 0, note: 'wrong order' } as const
    // Two people press Undo at once.
    const both = await Promise.all([record(undo), record(undo, owner)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(both.find(({ status }) => status === 422)?.error.details?.rule).toBe('entryUndoneAlready')
    expect(await orderNow()).toMatchObject({
      amountPaidInCents: 0,
      lastCompletedStatusKey: 'readyToPayDeposit',
    })
    expect(await ledgerNow()).toMatchObject([
      { kind: 'payment', paymentAmountInCents: deposit },
      { kind: 'correction', paymentAmountInCents: -deposit, correctsId: first?.id, note: 'wrong order' },
    ])
    expect((await orderNow()).statusData.readyToPayDeposit?.paymentAmountInCents).toBeUndefined()
  })

  test('gives money back, at most what is paid, and the customer is told', async () => {
    await pay({ amount: deposit })
    const refund = { kind: 'refund', method: 'wire', amount: 5000, note: 'one plate less' } as const
    const answer = await record(refund)
    expect(answer.data.productOrder).toMatchObject({ amountPaidInCents: deposit - 5000 })
    expect(answer.data.paymentRecords).toHaveLength(2)
    const mails = await database.owner.db
      .selectFrom('outboxMails')
      .select('subject')
      .where('subject', 'like', `Refund for%${orderNumber}%`)
      .execute()
    expect(mails.length).toBeGreaterThan(0)
    const tooMuch = await record({ ...refund, amount: deposit })
    expect(tooMuch.error.details?.rule).toBe('paidBelowZero')
    expect(await ledgerNow()).toHaveLength(2)
  })

  test('is warned of more than the balance, and then it is kept as credit', async () => {
    const refused = await pay({ amount: markedPrice + 250 })
    expect(refused.status).toBe(422)
    expect(refused.error).toMatchObject({
      message: ledgerMessages.aboveBalance({ balance: '$12,345.67', credit: '$2.50' }),
      details: { rule: 'paymentAboveBalance' },
    })
    expect(await ledgerNow()).toEqual([])
    await pay({ amount: markedPrice + 250, acceptsCredit: true })
    expect(await orderNow()).toMatchObject({ amountPaidInCents: markedPrice + 250 })
  })

  test('who looked at another amount is told so instead of counting twice', async () => {
    const one = { amount: deposit, knownPaid: 0 }
    const both = await Promise.all([pay(one), pay(one, owner)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(refused?.error.details?.current).toEqual({ amountPaidInCents: deposit })
    expect(await ledgerNow()).toHaveLength(1)
  })

  test('a double click under one key writes one refund; the key with another amount is a conflict', async () => {
    await pay({ amount: deposit })
    const headers = { 'idempotency-key': `refund-${orderId}` }
    const refund = { kind: 'refund', method: 'wire', amount: 700, note: '' } as const
    const clicks = await Promise.all([1, 2, 3].map(() => record(refund, member, headers)))
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await ledgerNow()).toHaveLength(2)
    expect((await record({ ...refund, amount: 900 }, member, headers)).status).toBe(409)
  })
})

describe('bad input changes nothing', () => {
  test.each([
    ['0', { amount: 0 }, 400],
    ['a negative amount', { amount: -5 }, 400],
    ['a fraction of a cent', { amount: 10.5 }, 400],
    ['a date that does not exist', { amount: 5, date: '2026-02-31' }, 400],
    ['a date that is none', { amount: 5, date: 'soon' }, 400],
    ['a date in the future', { amount: 5, date: '2026-11-25' }, 422],
    ['euros', { amount: 5, currency: 'EUR' }, 422],
    ['a word for a currency', { amount: 5, currency: 'dollars' }, 400],
  ])('%s', async (_, paymentData, status) => {
    const before = await orderNow()
    expect((await pay(paymentData)).status).toBe(status)
    expect(await ledgerNow()).toEqual([])
    expect(await orderNow()).toEqual(before)
  })

  test.each([
    [{ kind: 'correction', method: 'wire', amount: 0, note: 'x' }, 400],
    [{ kind: 'correction', method: 'wire', amount: 10, note: ' ' }, 400],
    [{ kind: 'refund', method: 'wire', amount: -10 }, 400],
    [{ kind: 'refund', method: 'card', amount: 10 }, 422],
    [{ kind: 'undo', entryId: 999_999 }, 422],
    [{ kind: 'gift', amount: 10 }, 400],
  ])('%j', async (entry, status) => {
    const answer = await member.post('/api/payments/record-entry', { productOrderId: orderId, entry })
    expect(answer.status).toBe(status)
    expect(await ledgerNow()).toEqual([])
  })

  test('an entry of another order can not be taken back here', async () => {
    await pay({ amount: 500 })
    const [elsewhere] = await ledgerNow()
    const { order } = await orderOf(database, { orgId, userId: guestId, standing: 'payment' })
    orderId = order.id
    const answer = await record({ kind: 'undo', entryId: elsewhere?.id ?? 0 })
    expect(answer.error.details?.rule).toBe('entryUnknown')
  })
})

describe('a customer', () => {
  test('writes nothing into the ledger and reads payments without the notes of the employees', async () => {
    await pay({ amount: 500, note: 'slow payer' })
    expect((await record({ kind: 'refund', method: 'wire', amount: 5 }, guest)).status).toBe(403)
    expect(await seenBy(guest)).toMatchObject({
      paymentRecords: [{ paymentAmountInCents: 500, note: '', userId: null }],
    })
    const seen = await seenBy(member)
    expect(seen.paymentRecords).toMatchObject([{ note: 'slow payer' }])
    expect(seen.users.map(({ id }) => id)).toContain(demoUserId(maisonLumen, 'member'))
  })
})
