/** Quotes that have expired: what is said where they would be accepted, and how they are renewed. Issue 18, decision 0225. */
import { endpoints } from '@orderwright/contract'
import { beforeAll, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, orderOf } from '../../testing/fixture.ts'
import { setQuoteValidDays } from '../../testing/orders/changes-and-quotes.ts'
import { readPdf } from '../../testing/files/read-pdf.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
let now = new Date('2026-11-02T17:00:00Z')
const inUse = useTestApp({ now: () => now })
let guest: Caller
let hidden: Caller
let member: Caller

/** Sets the clock; whoever is signed in has signed in then. */
async function at(moment: string): Promise<void> {
  now = new Date(moment)
  guest = await inUse.app.as(guestId)
  hidden = await inUse.app.as(demoUserId(maisonLumen, 'guestHiddenPricing'))
  member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
}
const owner = () => inUse.app.as(demoUserId(maisonLumen, 'owner'))
beforeAll(async () => {
  await setQuoteValidDays(await owner(), orgId, 30)
})

async function quoted() {
  await at('2026-11-02T17:00:00Z')
  const involvedUsers = {
    [demoUserId(maisonLumen, 'guestHiddenPricing')]: { role: 'other', pricingIsHidden: 1 },
  }
  const { order } = await orderOf(inUse.database, { orgId, userId: guestId, involvedUsers })
  const on = { orgId, productOrderId: order.id }
  await guest.call(endpoints.submitOrder, on)
  return { on, orderId: order.id }
}

const agreementOf = async (caller: Caller, on: { orgId: number; productOrderId: number }) =>
  (await caller.call(endpoints.getAgreement, on)).data
const prepared = (caller: Caller, on: { orgId: number; productOrderId: number }, revision: number) =>
  caller.call(endpoints.prepareAgreement, { ...on, revision })

async function isOnDesk(id: number): Promise<boolean> {
  const { data } = await member.call(endpoints.getDesk, { orgId })
  return data.waiting.some(
    ({ reason, orders }) => reason === 'renewals' && orders.some((order) => order.id === id),
  )
}

test('[issue 18] a quote of thirty days is accepted on the last of them, and not on the day after', async () => {
  const { on } = await quoted()
  await at('2026-12-02T23:00:00Z')
  expect(await agreementOf(guest, on)).toMatchObject({
    validUntil: '2026-12-02',
    isExpired: false,
    abilities: { accept: true, askRenewal: false, renew: false },
  })
  await at('2026-12-03T18:00:00Z')
  const seen = await agreementOf(guest, on)
  expect(seen).toMatchObject({
    isExpired: true,
    abilities: { accept: false, askRenewal: true, renew: false },
  })
  expect(seen.cannotAccept).toBe('This quote held until 12/2/2026. It can be accepted once it is renewed.')
  expect((await prepared(guest, on, 1)).error.details?.rule).toBe('quoteExpired')
})

test('[issue 18] the customer asks once for a renewal, an employee renews with one press, and the new revision is accepted', async () => {
  const { on, orderId } = await quoted()
  expect((await guest.call(endpoints.askRenewal, on)).error.details?.rule).toBe('notExpired')
  await at('2026-12-20T18:00:00Z')
  expect((await hidden.call(endpoints.askRenewal, on)).status).toBe(403)
  expect((await guest.call(endpoints.askRenewal, on)).data.renewalAskedSince).toBe('2026-12-20 18:00:00')
  expect((await guest.call(endpoints.askRenewal, on)).error.details?.rule).toBe('renewalAskedAlready')
  expect(await isOnDesk(orderId)).toBe(true)
  expect((await guest.call(endpoints.renewQuote, on)).status).toBe(403)
  expect((await agreementOf(member, on)).abilities.renew).toBe(true)
  const renewed = await member.call(endpoints.renewQuote, on)
  expect(renewed.data).toEqual({ revision: 2, validUntil: '2027-01-19' })
  const { revisions } = (await guest.call(endpoints.getRevisions, on)).data
  expect(revisions.map(({ number, isRenewal }) => [number, isRenewal])).toEqual([
    [1, false],
    [2, true],
  ])
  expect(await isOnDesk(orderId)).toBe(false)
  const seen = await agreementOf(guest, on)
  expect([seen.isExpired, seen.abilities.accept, seen.renewalAskedSince]).toEqual([false, true, null])
  // What is accepted says until when it holds, and the price is the one that was quoted.
  const shown = await prepared(guest, on, 2)
  expect(shown.data.totalInCents).toBe(1_234_567)
  const quote = await guest.post(endpoints.downloadPdf.path, { ...on, revision: 2 })
  expect((await readPdf(quote.bytes)).pages[0]?.text).toContain('Valid until: 1/19/2027')
  const accepted = await guest.call(endpoints.acceptAgreement, {
    ...on,
    packageId: shown.data.packageId,
    termsHash: shown.data.terms.hash,
    name: 'Ada',
    signature: { kind: 'typed', text: 'Ada' },
    agrees: true,
  })
  expect(accepted.status).toBe(200)
  const mails = await inUse.database.owner.db
    .selectFrom('outboxMails')
    .select('kind')
    .where('productOrderId', '=', orderId)
    .execute()
  const kinds = new Set(mails.map(({ kind }) => kind))
  expect([kinds.has('renewalRequested'), kinds.has('quoteRenewed')]).toEqual([true, true])
})

test('[issue 18] what is accepted or paid in part does not expire', async () => {
  const { on, orderId } = await quoted()
  await change(inUse.database, 'productOrder', orgId, orderId, { amountPaidInCents: 100 })
  await at('2027-06-01T18:00:00Z')
  expect(await agreementOf(guest, on)).toMatchObject({ validUntil: null, isExpired: false })
  expect((await member.call(endpoints.renewQuote, on)).error.details?.rule).toBe('notRenewable')
})

test('[issue 18] nobody is asked to pay an expired quote: it is renewed first; money that comes all the same is recorded', async () => {
  const { on, orderId } = await quoted()
  expect((await member.call(endpoints.approveOrder, on)).status).toBe(200)
  await at('2026-12-20T18:00:00Z')
  const announce = () =>
    guest.call(endpoints.confirmOrderPayment, { ...on, paymentMethod: 'wire', payInFull: false })
  const early = await announce()
  expect([early.status, early.error.details?.rule, early.error.message]).toEqual([
    422,
    'quoteExpired',
    'This quote held until 12/2/2026. It can be paid once it is renewed: ask for that first.',
  ])
  const card = await member.call(endpoints.createPaymentIntent, {
    ...on,
    paymentEnvironment: 'test',
    payInFull: false,
  })
  expect([card.status, card.error.details?.rule]).toEqual([422, 'quoteExpired'])
  expect((await guest.call(endpoints.askRenewal, on)).status).toBe(200)
  expect((await member.call(endpoints.renewQuote, on)).status).toBe(200)
  expect((await announce()).status).toBe(200)
  await at('2027-03-20T18:00:00Z')
  const came = await member.call(endpoints.confirmOrderPayment, {
    ...on,
    paymentMethod: 'wire',
    payInFull: false,
  })
  expect(came.status).toBe(200)
  const { amountPaidInCents } = await inUse.database.owner.db
    .selectFrom('productOrders')
    .select('amountPaidInCents')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  expect(amountPaidInCents).toBeGreaterThan(0)
})

test('[issue 18] an acceptance of before a cancellation binds nobody to what is submitted afterwards', async () => {
  const { on, orderId } = await quoted()
  const shown = await prepared(guest, on, 1)
  await guest.call(endpoints.acceptAgreement, {
    ...on,
    packageId: shown.data.packageId,
    termsHash: shown.data.terms.hash,
    name: 'Ada',
    signature: { kind: 'typed', text: 'Ada' },
    agrees: true,
  })
  expect((await guest.call(endpoints.cancelOrder, on)).status).toBe(200)
  const { db } = inUse.database.owner
  await db
    .updateTable('productInstances')
    .set({ quantity: 3 })
    .where('productOrderId', '=', orderId)
    .execute()
  expect((await guest.call(endpoints.submitOrder, on)).status).toBe(200)
  expect(await agreementOf(guest, on)).toMatchObject({ revision: 2, validUntil: '2026-12-02' })
  await at('2026-12-20T18:00:00Z')
  expect(await agreementOf(guest, on)).toMatchObject({
    isExpired: true,
    abilities: { accept: false, askRenewal: true },
  })
})
