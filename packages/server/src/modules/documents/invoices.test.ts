/** Invoices over the whole way: issued once by the server, dated by it, with each entry of the ledger. Issue 12, 18. */
import { endpoints } from '@orderwright/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PdfRenderer } from '../../platform/pdf/pdf-renderer.ts'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { orderOf } from '../../testing/fixture.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
let database: TestDatabase
let app: TestApp
let guest: Caller
let owner: Caller
let now: Date
let printed = ''

/** Keeps the pages in the place of making a file of them. */
const reading: PdfRenderer = {
  render: ({ html }) => {
    printed = html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, '\n').replaceAll(/\n{2,}/g, '\n')
    return Promise.resolve({ ok: true, bytes: new Uint8Array() })
  },
  close: () => Promise.resolve(),
}

beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database, { now: () => now, pdf: reading })
  now = new Date()
  guest = await app.as(guestId)
  owner = await app.as(demoUserId(maisonLumen, 'owner'))
})
afterAll(async () => {
  expect(app.problems).toEqual([])
  await app.close()
  await database.close()
})
const startedAt = new Date('2030-03-01T23:59:59Z')
beforeEach(async () => {
  now = startedAt
  guest = await app.as(guestId)
  owner = await app.as(demoUserId(maisonLumen, 'owner'))
})

async function stored(id: number): Promise<string | null> {
  const row = await database.owner.db
    .selectFrom('productOrders')
    .select('invoiceIssued')
    .where('orgId', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.invoiceIssued
}

async function invoiceOf(productOrderId: number, caller: Caller, more: object = {}): Promise<string> {
  const answer = await caller.post(endpoints.downloadPdf.path, {
    orgId,
    productOrderId,
    mode: 'invoice',
    ...more,
  })
  expect(answer.status).toBe(200)
  return printed
}

/** 6,000 dollars by wire. */
async function pay(productOrderId: number): Promise<void> {
  const answer = await owner.call(endpoints.confirmOrderPayment, {
    productOrderId,
    paymentMethod: 'wire',
    paymentData: { amount: 600_000, date: '2030-02-10', note: 'secret' },
  })
  expect(answer.data.productOrder.amountPaidInCents).toBe(600_000)
}

describe('an invoice', () => {
  test('is issued by the approval, by the server’s clock, and keeps that day', async () => {
    const { order } = await orderOf(database, { orgId, userId: guestId, standing: 'submitted' })
    expect(await stored(order.id)).toBeNull()
    expect(await invoiceOf(order.id, guest)).toContain('Not issued yet')
    const approved = await owner.call(endpoints.approveOrder, { productOrderId: order.id })
    expect(approved.data.productOrder.invoiceIssued).toBe('2030-03-01 23:59:59')
    now = new Date('2030-04-02T00:00:01Z')
    guest = await app.as(guestId)
    owner = await app.as(demoUserId(maisonLumen, 'owner'))
    await owner.call(endpoints.updateOrderStatus, { orgId, productOrderId: order.id, statusKey: 'shipped' })
    expect(await stored(order.id)).toBe('2030-03-01 23:59:59')
    for (const caller of [owner, guest]) {
      const text = await invoiceOf(order.id, caller)
      expect(text).toContain('Issued: 3/1/2030')
      expect(text).not.toContain('4/2/2030')
    }
  })

  test('is dated by nobody else: neither a call nor a browser sets its day', async () => {
    const { order } = await orderOf(database, { orgId, userId: guestId })
    const props: object = { invoiceIssued: '2029-01-01 00:00:00' }
    const written = await owner.post(`/api/resources/productOrder/update`, {
      orgId,
      where: { id: order.id },
      version: order.version,
      props,
    })
    expect(written.status).toBe(400)
    const dated = await owner.post(endpoints.downloadPdf.path, {
      orgId,
      productOrderId: order.id,
      mode: 'quote',
      day: '2029-01-01',
    })
    expect(dated.status).toBe(400)
    await owner.post(endpoints.downloadPdf.path, { orgId, productOrderId: order.id, mode: 'quote' })
    expect(printed).toContain('Date: 3/1/2030')
    expect(await stored(order.id)).toBeNull()
  })

  test('lists a wire and its refund with their own dates and kinds, and what is due', async () => {
    const { order } = await orderOf(database, {
      orgId,
      userId: guestId,
      standing: 'payment',
      shippingFlatAmount: 0,
    })
    await pay(order.id)
    const entry = {
      kind: 'refund',
      method: 'wire',
      amount: 100_000,
      date: '2030-02-20',
      note: 'secret',
    } as const
    await owner.call(endpoints.recordLedgerEntry, { productOrderId: order.id, entry })
    for (const caller of [owner, guest]) {
      const text = (await invoiceOf(order.id, caller)).replaceAll('\n', ' ')
      expect(text).toMatch(
        /Total \$12,345\.67 Payment of 2\/10\/2030, Wire[^−]*−\$6,000\.00 Refund of 2\/20\/2030, Wire[^$]*\$1,000\.00 Balance due \$7,345\.67/,
      )
      expect(text).not.toContain('secret')
    }
  })

  test('shows no payment to whom prices are hidden', async () => {
    const userId = demoUserId(maisonLumen, 'guestHiddenPricing')
    const { order } = await orderOf(database, { orgId, userId, standing: 'payment', shippingFlatAmount: 0 })
    await pay(order.id)
    expect(await invoiceOf(order.id, await app.as(userId))).not.toMatch(/\$[\d,]+\.\d\d|Payment of|Balance/)
  })

  test('the page gets the server’s time with the order', async () => {
    const { order } = await orderOf(database, { orgId, userId: guestId })
    const { data } = (
      await guest.call(endpoints.getOrderData, { orgId, productOrderOrgSpecificId: order.orgSpecificId })
    ).data
    expect(data.now).toBe('2030-03-01 23:59:59')
  })
})
