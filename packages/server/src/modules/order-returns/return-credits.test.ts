/** The money of returns over the real database: what is credited, what the order then comes to, and the documents of it. */
import { endpoints, resources } from '@orderwright/contract'
import type { ProductOrder } from '@orderwright/domain/orders'
import type { OrgProfile } from '@orderwright/domain/tenancy'
import { cents } from '@orderwright/domain/units'
import { type Bill, issuedContentSchema } from '@orderwright/domain/invoices'
import { beforeAll, describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/database/database.ts'
import { readRecord } from '../../platform/database/records.ts'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, orderOf, profileOf } from '../../testing/fixture.ts'
import { returnsOf, shippedOrder } from '../../testing/orders/returns-fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const inUse = useTestApp()
let guest: Caller
let hidden: Caller
let member: Caller
let owner: Caller
beforeAll(async () => {
  guest = await inUse.app.as(demoUserId(maisonLumen, 'guest'))
  hidden = await inUse.app.as(demoUserId(maisonLumen, 'guestHiddenPricing'))
  member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
})

async function stored(id: number): Promise<ProductOrder> {
  const found = await withTenant(inUse.database.owner.db, { orgId, userId: null }, (db) =>
    readRecord(db, 'productOrder', orgId, id),
  )
  if (!found) throw new Error('the order is there')
  return found
}

const terms = { discountPercentage: 10, taxPercentage: 8, shippingFlatAmount: cents(5000) }

/** Three plates at $100.01 with a discount, tax and shipping: approved and so invoiced, paid in full, and shipped. */
async function soldOrder({ isPaid = true }: { isPaid?: boolean } = {}) {
  const userId = demoUserId(maisonLumen, 'guest')
  const { order, line } = await orderOf(inUse.database, { orgId, userId, standing: 'submitted', ...terms })
  await change(inUse.database, 'productInstance', orgId, line.id, { quantity: 3, customPriceInCents: 10_001 })
  const on = { orgId, productOrderId: order.id }
  const approved = await owner.call(endpoints.approveOrder, { productOrderId: order.id })
  const total = approved.data.productOrder.costs?.orderTotal ?? 0
  // 300.03 less 30.00, with 50.00 of shipping and 21.60 of tax
  expect(total).toBe(34_163)
  if (isPaid) await pay(order.id, total)
  await owner.call(endpoints.updateOrderStatus, { ...on, statusKey: 'shipped' })
  return {
    on,
    order,
    lineId: line.id,
    total,
    by: returnsOf(member, on),
    at: (who: Caller) => returnsOf(who, on),
  }
}

const pay = (productOrderId: number, amount: number) =>
  owner.call(endpoints.confirmOrderPayment, {
    productOrderId,
    paymentMethod: 'wire',
    paymentData: { amount, date: '2026-02-10', note: '' },
  })
const giveBack = (productOrderId: number, amount: number) =>
  owner.call(endpoints.recordLedgerEntry, {
    productOrderId,
    entry: { kind: 'refund', method: 'wire', amount, note: '' },
  })

async function documentsOf(on: { orgId: number; productOrderId: number }) {
  const { documents } = (await owner.call(endpoints.getInvoices, on)).data
  return documents
    .filter(({ kind }) => kind !== 'receipt')
    .map(({ kind, name, number, totalInCents, content }) => {
      const { bill, standing } = issuedContentSchema.parse(JSON.parse(content))
      return { kind, name, number, totalInCents, bill, standing }
    })
}

function expectToAddUp(bill: Bill | null | undefined): void {
  if (!bill) throw new Error('a bill is there')
  const { subtotal, discount, shipping, tariff, tax, total } = bill.amounts
  expect(subtotal - discount + shipping + tariff + tax).toBe(total)
}

async function withProfile<T>(costs: Partial<OrgProfile['costs']>, work: () => Promise<T>): Promise<T> {
  const before = await profileOf(inUse.database, orgId)
  const set = (profile: OrgProfile) =>
    owner.call(endpoints.getOrgSettings, { orgId }).then(({ data }) =>
      owner.call(endpoints.updateOrgSettings, {
        orgId,
        version: data.version,
        changes: { 'costs.restockingPercentage': profile.costs.restockingPercentage },
      }),
    )
  expect((await set({ ...before, costs: { ...before.costs, ...costs } })).status).toBe(200)
  try {
    return await work()
  } finally {
    await set(before)
  }
}

describe('[issue 18] the credit of a return', () => {
  test('lowers what the order comes to, by a credit note with rows of its own; the money goes back by a refund', async () => {
    const one = await soldOrder()
    const received = await one.by.arrived(one.lineId, 1)
    // A third of the goods with a third of the discount and of their tax.
    expect(received.proposal).toMatchObject({
      lines: [{ pieces: 1, before: 0, quantity: 3, gross: 10_001, discount: 1000, tax: 720, credit: 9721 }],
      fee: 0,
      shipping: 5000,
      most: one.total,
    })
    const closed = await one.by.close(received, { feeInCents: 500, words: 'Thank you.' })
    expect(closed.data.orderReturn).toMatchObject({
      state: 'closed',
      closing: 'Thank you.',
      credit: { goods: 9721, fee: 500, adjustment: 0, shipping: 0, total: 9221 },
      mayReopen: true,
    })
    const order = await stored(one.order.id)
    expect(order).toMatchObject({ returnCreditInCents: 9221, amountPaidInCents: one.total })
    expect(order.costs).toMatchObject({ orderTotal: one.total - 9221, returned: 9221 })
    const [invoice, note, ...more] = await documentsOf(one.on)
    expect([invoice?.kind, note?.kind, more.length]).toEqual(['invoice', 'creditNote', 0])
    expect(note).toMatchObject({ number: closed.data.documentNumber, totalInCents: -9221 })
    expect(note?.bill?.lines).toMatchObject([
      { itemId: one.lineId, title: 'Special plate', quantity: -1, unitPrice: 10_001, lineTotal: -10_001 },
      { title: 'Restocking fee of return 1', quantity: 1, lineTotal: 500, beside: 'fee' },
    ])
    expect(note?.bill?.amounts).toMatchObject({ subtotal: -9501, discount: -1000, tax: -720, shipping: 0 })
    for (const bill of [note?.bill, note?.standing]) expectToAddUp(bill)
    expect(note?.standing?.amounts.total).toBe(order.costs.orderTotal)
    // No money moved: a press of its own gives it back, and only what was paid above the total is credit.
    const refunded = await giveBack(one.order.id, 9221)
    expect(refunded.status).toBe(200)
    expect((await stored(one.order.id)).amountPaidInCents).toBe(order.costs.orderTotal)
    expect(await documentsOf(one.on)).toHaveLength(2)
  })

  test('of all pieces, in whatever parts they come back, is what the goods cost; with the shipping it is the total', async () => {
    const one = await soldOrder()
    for (const givesShipping of [false, false, true]) {
      const closed = await one.by.close(await one.by.arrived(one.lineId), { givesShipping })
      expect(closed.status).toBe(200)
    }
    const { returns } = await one.by.read()
    expect(returns.map(({ credit }) => credit?.goods)).toEqual([9721, 9721, 9721])
    const order = await stored(one.order.id)
    expect(order.costs).toMatchObject({ orderTotal: 0, returned: one.total })
    const last = (await documentsOf(one.on)).at(-1)
    expect(last?.standing?.amounts).toEqual({
      subtotal: 0,
      discount: 0,
      shipping: 0,
      tariff: 0,
      tax: 0,
      total: 0,
    })
    expectToAddUp(last?.bill)
  })

  test('is taken back by a supplementary invoice, and given again', async () => {
    const one = await soldOrder()
    const closed = (await one.by.close(await one.by.arrived(one.lineId))).data.orderReturn
    const reopened = (await one.by.reopen(closed)).data.orderReturn
    expect(reopened).toMatchObject({ state: 'received', credit: null, closing: '', proposal: { fee: 0 } })
    expect(await stored(one.order.id)).toMatchObject({
      returnCreditInCents: 0,
      costs: { orderTotal: one.total },
    })
    expect((await one.by.close(reopened)).status).toBe(200)
    expect((await documentsOf(one.on)).map(({ name, totalInCents }) => [name, totalInCents])).toEqual([
      ['Invoice', one.total],
      ['Credit note', -9721],
      ['Supplementary invoice', 9721],
      ['Credit note', -9721],
    ])
  })

  test('of an invoice that is not paid lowers what is owed', async () => {
    const one = await soldOrder({ isPaid: false })
    await one.by.close(await one.by.arrived(one.lineId))
    const order = await stored(one.order.id)
    expect([order.amountPaidInCents, order.costs.orderTotal]).toEqual([0, one.total - 9721])
    // What is left can be paid, and no more.
    const above = await pay(one.order.id, one.total)
    expect([above.status, above.error.details?.rule]).toEqual([422, 'paymentAboveBalance'])
    expect((await pay(one.order.id, one.total - 9721)).status).toBe(200)
  })

  test('of an order without an invoice makes no document', async () => {
    const made = await shippedOrder(inUse.database)
    const by = returnsOf(member, made.on)
    const closed = await by.close(await by.arrived(made.line.id))
    expect(closed.data.documentNumber).toBe('')
    expect(await documentsOf(made.on)).toEqual([])
    expect((await stored(made.order.id)).costs.returned).toBe(1_234_567)
  })

  test('keeps the fee of the settings, but where the organization was at fault; an employee makes it another', async () => {
    const one = await soldOrder()
    await withProfile({ restockingPercentage: 15 }, async () => {
      const unwanted = await one.by.arrived(one.lineId)
      expect(unwanted.proposal).toMatchObject({ fee: 1350, feePercentage: 15 })
      const damaged = await one.by.arrived(one.lineId, 1, { reason: 'damaged' })
      expect(damaged.proposal?.fee).toBe(0)
      expect((await one.by.close(unwanted)).data.orderReturn.credit).toMatchObject({ fee: 1350, total: 8371 })
      expect((await one.by.close(damaged, { feeInCents: 100 })).data.orderReturn.credit).toMatchObject({
        fee: 100,
        total: 9621,
      })
    })
  })

  test('is made another amount within 0 and what is still billed, and the difference has its row', async () => {
    const one = await soldOrder()
    const received = await one.by.arrived(one.lineId)
    for (const [more, rule] of [
      [{ amountInCents: one.total + 1 }, 'creditTooHigh'],
      [{ feeInCents: 9722 }, 'feeTooHigh'],
    ] as const) {
      const refused = await one.by.close(received, more)
      expect([refused.status, refused.error.details?.rule]).toEqual([422, rule])
    }
    expect((await one.by.close(received, { amountInCents: -1 })).status).toBe(400)
    const closed = await one.by.close(received, { amountInCents: 5000, feeInCents: 700 })
    expect(closed.data.orderReturn.credit).toMatchObject({ fee: 700, adjustment: -4021, total: 5000 })
    const note = (await documentsOf(one.on)).at(-1)
    expect(note?.bill?.lines.map(({ title, lineTotal }) => [title, lineTotal])).toEqual([
      ['Special plate', -10_001],
      ['Restocking fee of return 1', 700],
      ['Adjustment of return 1', 4021],
    ])
    expectToAddUp(note?.bill)
    expect(note?.totalInCents).toBe(-5000)
  })

  test('is given once by two who press at once, and none of two returns is lost', async () => {
    const one = await soldOrder()
    const first = await one.by.arrived(one.lineId)
    const second = await one.by.arrived(one.lineId)
    const pressed = await Promise.all([one.by.close(first), one.at(owner).close(first), one.by.close(second)])
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 200, 409])
    const order = await stored(one.order.id)
    expect([order.returnCreditInCents, order.costs.orderTotal]).toEqual([19_442, one.total - 19_442])
    const notes = (await documentsOf(one.on)).filter(({ kind }) => kind === 'creditNote')
    expect(notes.map(({ totalInCents }) => totalInCents)).toEqual([-9721, -9721])
    // Each says what came back by it, though the rows are alike.
    for (const { bill } of notes) expect(bill?.lines).toHaveLength(1)
  })

  test('waits for a card payment that is under way', async () => {
    const one = await soldOrder()
    const received = await one.by.arrived(one.lineId)
    await change(inUse.database, 'productOrder', orgId, one.order.id, { isProcessingPayment: 1 })
    const refused = await one.by.close(received)
    expect([refused.status, refused.error.details?.rule]).toEqual([422, 'paymentInProgress'])
    await change(inUse.database, 'productOrder', orgId, one.order.id, { isProcessingPayment: 0 })
    expect((await one.by.close(received)).status).toBe(200)
  })

  test('is shown to the customer, and no amount of it to one whose prices are hidden', async () => {
    const one = await soldOrder()
    await one.by.close(await one.by.arrived(one.lineId))
    const seen = await one.at(guest).read()
    expect(seen.returns[0]).toMatchObject({ credit: { total: 9721 }, proposal: null })
    const userId = demoUserId(maisonLumen, 'guestHiddenPricing')
    const made = await shippedOrder(inUse.database, { userId })
    const by = returnsOf(member, made.on)
    await by.close(await by.arrived(made.line.id))
    const blind = await returnsOf(hidden, made.on).read()
    expect(blind.returns[0]).toMatchObject({ state: 'closed', credit: null })
    expect(JSON.stringify(blind)).not.toContain('1234567')
  })

  test('leaves what was ordered as its revision has it', async () => {
    const one = await soldOrder()
    const before = await stored(one.order.id)
    await one.by.close(await one.by.arrived(one.lineId))
    const { revisions } = (await owner.call(endpoints.getRevisions, one.on)).data
    const after = await stored(one.order.id)
    expect([after.revisionTerms, after.revisionNumber]).toEqual([before.revisionTerms, before.revisionNumber])
    expect(revisions.length).toBe(before.revisionNumber)
  })

  test('is no part of what a change that is agreed to afterwards makes more', async () => {
    const one = await soldOrder()
    await one.by.close(await one.by.arrived(one.lineId))
    await owner.call(endpoints.openChangeOrder, { ...one.on, note: 'One more, engraved' })
    const added = { productOrderId: one.order.id, productId: -1, rank: 2, customPriceInCents: 10_000 }
    await owner.post(resources.productInstance.endpoints.create?.path ?? '', { orgId, props: added })
    const { proposal } = (await owner.call(endpoints.getRevisions, one.on)).data
    const agreed = await owner.call(endpoints.closeChangeOrder, {
      ...one.on,
      outcome: 'agreed',
      proposal,
      agreedByName: 'Ada',
      agreedHow: 'mail',
    })
    // $100.00 less 10%, with 8% of tax.
    expect(agreed.data.changeOrder.differenceInCents).toBe(9720)
  })

  test('while a change is open, is worked out from what was agreed to, and its credit note follows when the change is withdrawn', async () => {
    const one = await soldOrder()
    const received = await one.by.arrived(one.lineId)
    await owner.call(endpoints.openChangeOrder, { ...one.on, note: 'Half of it as a goodwill' })
    const { version } = await stored(one.order.id)
    const proposed = await owner.post(resources.productOrder.endpoints.update?.path ?? '', {
      orgId,
      where: { id: one.order.id },
      version,
      props: { discountPercentage: 50 },
    })
    expect([proposed.status, (await stored(one.order.id)).costs.discount]).toEqual([200, 15_002])
    // A third of what was sold, at a tenth off: what nobody has agreed to lowers no credit.
    const [shown] = (await one.by.read()).returns
    expect(shown?.proposal).toMatchObject({ most: one.total, lines: [{ discount: 1000, credit: 9721 }] })
    const closed = await one.by.close(shown ?? received)
    expect(closed.data.orderReturn.credit?.total).toBe(9721)
    await owner.call(endpoints.closeChangeOrder, { ...one.on, outcome: 'withdrawn' })
    const order = await stored(one.order.id)
    expect([order.returnCreditInCents, order.costs.orderTotal]).toEqual([9721, one.total - 9721])
    const note = (await documentsOf(one.on)).at(-1)
    expect([note?.kind, note?.totalInCents]).toEqual(['creditNote', -9721])
    expectToAddUp(note?.bill)
  })
})
