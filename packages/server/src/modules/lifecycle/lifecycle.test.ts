/** An order's way through its statuses, by the calls that guests and employees make. */
import { endpoints, resources } from '@orderwright/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jsonb } from '../../platform/database/database.ts'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, longAgo, orderOf } from '../../testing/fixture.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
let database: TestDatabase
let app: TestApp
let guest: Caller
let owner: Caller
const now = new Date('2026-06-15T10:20:30Z')
const nowText = '2026-06-15 10:20:30'

beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database, { now: () => now })
  guest = await app.as(guestId)
  owner = await app.as(demoUserId(maisonLumen, 'owner'))
})
afterAll(async () => {
  expect(app.problems).toEqual([])
  await app.close()
  await database.close()
})

const orderAt = (standing: 'started' | 'submitted' | 'payment', fields: Record<string, unknown> = {}) =>
  orderOf(database, { orgId, userId: guestId, standing, ...fields })

async function eventsOf(productOrderId: number) {
  return (await owner.call(endpoints.getOrderEvents, { orgId, productOrderId })).data.events
}

async function mailsAbout(subject: RegExp) {
  const mails = await database.owner.db.selectFrom('outboxMails').selectAll().orderBy('id').execute()
  return mails.filter((mail) => subject.test(mail.subject))
}

describe('starting', () => {
  test('[1.4.07, 1.7.04] a new order starts at the status of type orderStarted, now, with all costs 0', async () => {
    const { productOrder } = (
      await guest.call(endpoints.createProductOrder, { productOrderProps: { orgId } })
    ).data
    expect(productOrder.statusData).toEqual({ orderStarted: { date: nowText } })
    expect(productOrder).toMatchObject({ title: 'Untitled Order', type: 'standalone', userId: guestId })
    expect(productOrder.costs).toMatchObject({ orderTotal: 0, shipping: null, shippingIsTbd: true })
  })

  test("an order made for a guest carries the guest's discount and tax exemption", async () => {
    await database.owner.db
      .updateTable('memberships')
      .set({ discount: jsonb({ type: 'percent' as const, value: 12 }), disableSalesTax: true })
      .where('orgId', '=', orgId)
      .where('userId', '=', guestId)
      .execute()
    const made = await owner.call(endpoints.createProductOrder, {
      productOrderProps: { orgId, userId: guestId },
    })
    expect(made.data.productOrder).toMatchObject({
      userId: guestId,
      discountPercentage: 12,
      disableSalesTax: 1,
    })
    const own = await owner.call(endpoints.createProductOrder, { productOrderProps: { orgId } })
    expect(own.data.productOrder).toMatchObject({ discountPercentage: 0, disableSalesTax: 0 })
  })

  test('a guest can neither order for another nor declare an order stocked', async () => {
    const productOrderProps = { orgId, userId: demoUserId(maisonLumen, 'owner') }
    expect((await guest.call(endpoints.createProductOrder, { productOrderProps })).status).toBe(403)
    const stocked = await guest.call(endpoints.createProductOrder, {
      productOrderProps: { orgId, isStocked: 1 },
    })
    expect(stocked.data.productOrder.isStocked).toBe(0)
  })

  test('numbers count up without gaps or doubles when many order at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, () =>
        guest.call(endpoints.createProductOrder, { productOrderProps: { orgId } }),
      ),
    )
    const numbers = made.map(({ data }) => data.productOrder.orgSpecificId).toSorted((a, b) => a - b)
    expect(numbers.map((number) => number - (numbers[0] ?? 0))).toEqual(numbers.map((_, index) => index))
  })
})

describe('submitting', () => {
  test('[1.4.09, 1.7.12] submitting gives the new statusData, pins the prices and clears the feedback', async () => {
    const { order } = await orderAt('started', { feedbackNotes: 'Wider, please.' })
    const answer = await guest.call(endpoints.submitOrder, {
      productOrderId: order.id,
      userId: guestId,
      isGuestMode: false,
    })
    expect(Object.keys(answer.data.statusData)).toEqual(['orderStarted', 'submittedForApproval'])
    expect(answer.data.statusData.submittedForApproval?.date).toBe(nowText)
    expect(answer.data.productOrder).toMatchObject({ effectivePricingDate: nowText, feedbackNotes: '' })
    expect(await eventsOf(order.id)).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'status.submit', userId: guestId })]),
    )
  })

  test.each([
    ['1.5.03', { phone: '555-0100' }, 'phoneRequired', 'orderSettings'],
    [
      '1.5.05',
      {
        deliveryAddress: {
          streetAddress: '1 Main',
          streetAddress2: '',
          country: 'US',
          city: '',
          state: 'NY',
          zip: '1',
        },
      },
      'deliveryAddressRequired',
      'orderSettings',
    ],
    ['1.5.06', { firmName: '' }, 'companyRequired', 'orderSettings'],
    ['1.5.07', { clientEmails: '' }, 'clientEmailRequired', 'orderSettings'],
  ])('repeats the check of clause %s and says what to open', async (_, fields, rule, opens) => {
    const { order } = await orderAt('started', fields)
    const answer = await guest.call(endpoints.submitOrder, { productOrderId: order.id })
    expect(answer.status).toBe(422)
    expect(answer.error.details).toEqual({ rule, opens })
  })

  test('an order without items, and one submitted already, are refused', async () => {
    const empty = await orderAt('started')
    await change(database, 'productInstance', orgId, empty.line.id, { deletedAt: now })
    const answer = await guest.call(endpoints.submitOrder, { productOrderId: empty.order.id })
    expect(answer.error.details?.rule).toBe('orderIsEmpty')
    const { order } = await orderAt('submitted')
    const again = await owner.call(endpoints.submitOrder, { productOrderId: order.id })
    expect(again.error.details?.rule).toBe('alreadySubmitted')
    expect((await guest.call(endpoints.submitOrder, { productOrderId: order.id })).status).toBe(403)
  })

  test('two submissions at once give one change', async () => {
    const { order } = await orderAt('started')
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.call(endpoints.submitOrder, { productOrderId: order.id })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
  })
})

describe('deciding', () => {
  test('[1.4.10, 1.7.13] approving moves to the first payment with an amount due', async () => {
    const { order } = await orderAt('submitted')
    const answer = await owner.call(endpoints.approveOrder, {
      productOrderId: order.id,
      userId: demoUserId(maisonLumen, 'owner'),
    })
    expect(Object.keys(answer.data.statusData).toSorted()).toEqual([
      'orderStarted',
      'readyToPayDeposit',
      'submittedForApproval',
    ])
    expect(answer.data.productOrder.lastCompletedStatusKey).toBe('readyToPayDeposit')
    expect((await owner.call(endpoints.approveOrder, { productOrderId: order.id })).status).toBe(422)
  })

  test('[1.4.11, 1.7.14] Requires Changes saves the notes and sends the order back', async () => {
    const { order } = await orderAt('submitted')
    const answer = await owner.call(endpoints.requireChanges, {
      productOrderId: order.id,
      feedbackNotes: 'The plate is too narrow.',
    })
    expect(answer.data.feedbackNotes).toBe('The plate is too narrow.')
    expect(Object.keys(answer.data.statusData)).toEqual(['orderStarted'])
    await app.runJobs()
    const mails = await mailsAbout(/requires changes/)
    expect(mails.at(-1)).toMatchObject({
      to: maisonLumen.emails.guest,
      text: expect.stringContaining('too narrow'),
    })
    expect(mails.at(-1)?.sentAt).not.toBeNull()
  })

  test('[1.4.05, 1.7.11] an employee sets a status: later ones go, none in between comes', async () => {
    const { order } = await orderAt('payment')
    const forward = await owner.call(endpoints.updateOrderStatus, {
      orgId,
      productOrderId: order.id,
      statusKey: 'shipped',
      skipNotifyingGuest: true,
    })
    expect(Object.keys(forward.data.statusData).toSorted()).toEqual([
      'orderStarted',
      'readyToPayDeposit',
      'shipped',
      'submittedForApproval',
    ])
    const back = await owner.call(endpoints.updateOrderStatus, {
      orgId,
      productOrderId: order.id,
      statusKey: 'submittedForApproval',
    })
    expect(Object.keys(back.data.statusData).toSorted()).toEqual(['orderStarted', 'submittedForApproval'])
    const unknown = await owner.call(endpoints.updateOrderStatus, {
      orgId,
      productOrderId: order.id,
      statusKey: 'lost',
    })
    expect(unknown.error.details?.rule).toBe('statusUnknown')
  })

  test('[1.4.06] a guest and an employee in guest mode set no status', async () => {
    const { order } = await orderOf(database, { orgId, userId: demoUserId(maisonLumen, 'owner') })
    const body = { orgId, productOrderId: order.id, statusKey: 'shipped' }
    expect((await owner.call(endpoints.updateOrderStatus, { ...body, isGuestMode: true })).status).toBe(403)
    const own = await orderAt('started')
    expect(
      (await guest.call(endpoints.updateOrderStatus, { ...body, productOrderId: own.order.id })).status,
    ).toBe(403)
  })

  test('skipNotifyingGuest sends no mail; without it the guest is told', async () => {
    const { order } = await orderAt('payment', { title: 'Silent house' })
    const body = { orgId, productOrderId: order.id, statusKey: 'shipped' }
    await owner.call(endpoints.updateOrderStatus, { ...body, skipNotifyingGuest: true })
    expect(await mailsAbout(/Silent house/)).toEqual([])
    await owner.call(endpoints.updateOrderStatus, { ...body, statusKey: 'delivered' })
    expect(await mailsAbout(/Silent house: Delivered/)).toHaveLength(1)
  })
})

describe('cancelling', () => {
  test('[1.4.14, 1.4.15, 1.7.15] an unpaid order past its start goes back to the first step alone', async () => {
    const { order } = await orderAt('payment')
    const answer = await guest.call(endpoints.cancelOrder, { productOrderId: order.id })
    expect(answer.data.statusData).toEqual({ orderStarted: { date: longAgo } })
    expect(answer.data.productOrder.effectivePricingDate).toBeNull()
    expect((await guest.call(endpoints.cancelOrder, { productOrderId: order.id })).error.details?.rule).toBe(
      'nothingToCancel',
    )
  })

  test('[1.4.14] an order with a payment is not cancelled', async () => {
    const { order } = await orderAt('payment')
    await owner.call(endpoints.confirmOrderPayment, {
      productOrderId: order.id,
      paymentMethod: 'wire',
      paymentData: { amount: 100 },
    })
    const answer = await guest.call(endpoints.cancelOrder, { productOrderId: order.id })
    expect(answer.error.details?.rule).toBe('cancelAfterPayment')
  })
})

describe('asking', () => {
  test('[1.4.18, 1.7.17] a status update can be asked for, but not in the payment status', async () => {
    const { order } = await orderAt('submitted', { title: 'Patient house' })
    expect((await guest.call(endpoints.requestStatusUpdate, { productOrderId: order.id })).data).toEqual({
      ok: true,
    })
    const again = await guest.call(endpoints.requestStatusUpdate, { productOrderId: order.id })
    expect([again.status, again.error.details?.rule]).toEqual([422, 'statusAskedAlready'])
    expect(again.error.message).toContain('asked for already')
    // One mail for each employee, however often it is pressed.
    expect((await mailsAbout(/Status update requested.*Patient house/)).map(({ to }) => to)).toEqual([
      maisonLumen.emails.owner,
      maisonLumen.emails.member,
    ])
    const paying = await orderAt('payment')
    expect(
      (await guest.call(endpoints.requestStatusUpdate, { productOrderId: paying.order.id })).status,
    ).toBe(422)
  })

  test('the organisation may be left out where the order says it', async () => {
    const { order } = await orderAt('submitted')
    expect((await owner.call(endpoints.approveOrder, { productOrderId: order.id })).status).toBe(200)
    expect((await owner.call(endpoints.approveOrder, { productOrderId: 2_000_000_000 })).status).toBe(404)
  })

  test("a call in another person's name answers like a missing order", async () => {
    const { order } = await orderAt('submitted')
    const answer = await owner.call(endpoints.approveOrder, { productOrderId: order.id, userId: guestId })
    expect(answer.status).toBe(404)
  })
})

test('[1.4.25, 1.6.09] a guest archives and unarchives an order at any step', async () => {
  const { order } = await orderAt('payment')
  const update = resources.productOrder.endpoints.update
  if (!update) throw new Error('orders can be updated')
  const archived = await guest.post(update.path, {
    orgId,
    where: { id: order.id },
    version: order.version,
    props: { archived: 1 },
  })
  expect(archived.data).toMatchObject({ record: { archived: 1 } })
  const back = await guest.post(update.path, {
    orgId,
    where: { id: order.id },
    version: order.version + 1,
    props: { archived: 0 },
  })
  expect(back.data).toMatchObject({ record: { archived: 0 } })
})
