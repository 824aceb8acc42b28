/** Revisions of orders over the whole way: submitted, changed, approved, compared, printed. Issue 18. */
import { endpoints, resources } from '@orderwright/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen, norrvik } from '../../seeds/demo-orgs.ts'
import { change, contact, insert, orderOf } from '../../testing/fixture.ts'
import { moneyIn } from '../../testing/prices/price-leaks.ts'
import { readPdf } from '../../testing/files/read-pdf.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const inUse = useTestApp({ now: () => new Date('2026-11-25T12:00:00Z') })
let guest: Caller
let member: Caller
let hidden: Caller

beforeAll(async () => {
  guest = await inUse.app.as(guestId)
  member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
  hidden = await inUse.app.as(demoUserId(maisonLumen, 'guestHiddenPricing'))
})

async function submitted() {
  const hiddenId = demoUserId(maisonLumen, 'guestHiddenPricing')
  const { order, line } = await orderOf(inUse.database, {
    orgId,
    userId: guestId,
    involvedUsers: { [hiddenId]: { role: 'other', pricingIsHidden: 1 } },
  })
  const about = { orgId, productOrderId: order.id }
  const answer = await guest.call(endpoints.submitOrder, about)
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)])
  return { order: answer.data.productOrder, line, about }
}

const path = resources.productInstance.endpoints.update?.path ?? ''

async function update(caller: Caller, id: number, props: object) {
  const { version } = await inUse.database.owner.db
    .selectFrom('productInstances')
    .select('version')
    .where('orgId', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const answer = await caller.post(path, { orgId, where: { id }, version, props })
  expect([answer.status, answer.text.slice(0, 300)]).toEqual([200, expect.any(String)])
}

const stored = (id: number) =>
  inUse.database.owner.db
    .selectFrom('productOrders')
    .select(['statusData', 'revisionNumber'])
    .where('orgId', '=', orgId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('revisions', () => {
  test('a submission is R1, a change that is approved R2, and an approval of the same no other', async () => {
    const { order, line, about } = await submitted()
    expect(order.revisionNumber).toBe(1)
    const unchanged = await submitted()
    await member.call(endpoints.approveOrder, unchanged.about)
    const same = await member.call(endpoints.getRevisions, unchanged.about)
    expect(same.data.revisions.map(({ number, reason }) => [number, reason])).toEqual([[1, 'submission']])
    await update(member, line.id, { quantity: 3, notes: 'Left of the door' })
    await member.call(endpoints.approveOrder, about)
    const { data } = await member.call(endpoints.getRevisions, about)
    expect(data.revisions.map(({ number, reason, totalInCents }) => [number, reason, totalInCents])).toEqual([
      [1, 'submission', 1_234_567],
      [2, 'approval', 3_703_701],
    ])
    expect(data.isChanged).toBe(false)
    const compared = await guest.call(endpoints.compareRevisions, { ...about, from: 1, to: 2 })
    const [changed] = compared.data.difference.items
    expect(changed).toMatchObject({
      kind: 'changed',
      itemId: line.id,
      facts: [
        { title: 'Quantity', before: '1', after: '3' },
        { title: 'Notes', before: '', after: 'Left of the door' },
      ],
      amounts: [{ title: 'Subtotal', differenceInCents: 2_469_134 }],
    })
    const total = compared.data.difference.amounts?.find(({ key }) => key === 'total')
    expect(total).toMatchObject({ before: { text: '$12,345.67' }, after: { text: '$37,037.01' } })
  })

  test('what is submitted again is a revision of its own, and the history names it', async () => {
    const { about } = await submitted()
    await member.call(endpoints.requireChanges, { ...about, feedbackNotes: 'Wider' })
    await guest.call(endpoints.submitOrder, about)
    const { data } = await member.call(endpoints.getRevisions, about)
    expect(data.revisions.map(({ number, reason }) => [number, reason])).toEqual([
      [1, 'submission'],
      [2, 'submission'],
    ])
    const { events } = (await member.call(endpoints.getOrderEvents, { ...about, limit: 10 })).data
    expect(events[0]?.after).toMatchObject({ revisionNumber: 2 })
  })

  test('a later catalog says nothing else of a revision: words and drawings are those of its time', async () => {
    const { database } = inUse
    const option = await database.owner.db
      .selectFrom('productOptions')
      .innerJoin('productProperties', (join) =>
        join
          .onRef('productProperties.orgId', '=', 'productOptions.orgId')
          .onRef('productProperties.id', '=', 'productOptions.productPropertyId'),
      )
      .select(['productOptions.id', 'productOptions.title', 'productPropertyId'])
      .where('productOptions.orgId', '=', orgId)
      .where('productProperties.type', '=', 'singleSelect')
      .where('productProperties.isOrderLevel', '=', 1)
      .where('productOptions.publishLevel', '=', 'all')
      .executeTakeFirst()
    if (!option) return
    const { order } = await orderOf(database, {
      orgId,
      userId: guestId,
      standing: 'submitted',
      properties: { [option.productPropertyId]: { optionId: option.id } },
    })
    const about = { orgId, productOrderId: order.id }
    await member.call(endpoints.approveOrder, about)
    await change(database, 'productOption', orgId, option.id, { title: 'Renamed since' })
    const { difference } = (await guest.call(endpoints.compareRevisions, { ...about, from: 1, to: null }))
      .data
    await change(database, 'productOption', orgId, option.id, { title: option.title })
    const [renamed] = difference.choices
    if (renamed) {
      expect([renamed.before?.text, renamed.after?.text, renamed.isRenamed]).toEqual([
        option.title,
        'Renamed since',
        true,
      ])
    }
  })

  test('[1.6.25, 1.6.26] who sees no prices gets revisions, differences and papers without money', async () => {
    const { about, line } = await submitted()
    await update(member, line.id, { quantity: 2 })
    await member.call(endpoints.approveOrder, about)
    const list = await hidden.call(endpoints.getRevisions, about)
    expect(list.data.revisions.map(({ totalInCents }) => totalInCents)).toEqual([null, null])
    expect(list.data.proposal).toBe('')
    const compared = await hidden.call(endpoints.compareRevisions, { ...about, from: 1, to: 2 })
    expect(compared.data.difference.amounts).toBeNull()
    expect(compared.data.difference.items).toHaveLength(1)
    const paper = await hidden.post(endpoints.downloadComparison.path, { ...about, from: 1, to: 2 })
    const quote = await hidden.post(endpoints.downloadPdf.path, { ...about, revision: 1 })
    const text = (await readPdf(paper.bytes)).pages.map((page) => page.text).join(' ')
    expect(text).toContain('Quantity')
    expect(moneyIn(`${text} ${list.text} ${compared.text}`)).toEqual([])
    expect(moneyIn((await readPdf(quote.bytes)).pages.map((page) => page.text).join(' '))).toEqual([])
  })

  test('papers carry number and revision; a superseded one says so, and leads to where it can be asked', async () => {
    const { about, order, line } = await submitted()
    const now = await readPdf((await guest.post(endpoints.downloadPdf.path, about)).bytes)
    expect(now.pages[0]?.text).toContain(`Quote #${order.orgSpecificId} · R1`)
    await update(member, line.id, { quantity: 2 })
    const between = await readPdf((await guest.post(endpoints.downloadPdf.path, about)).bytes)
    expect(between.pages[0]?.text).toContain('R1, changed since')
    await member.call(endpoints.approveOrder, about)
    const old = await guest.post(endpoints.downloadPdf.path, { ...about, revision: 1 })
    const { pages } = await readPdf(old.bytes)
    expect(pages[0]?.text).toContain('R1, superseded by R2')
    expect(pages[0]?.text).toContain('$12,345.67')
    expect(pages[0]?.links).toEqual([
      // By the order's id a browser that came by a shared link is let in.
      expect.stringContaining(`/orders/${order.orgSpecificId}/revisions?show=1&shareableOrderId=${order.id}`),
    ])
    const missing = await guest.post(endpoints.downloadPdf.path, { ...about, revision: 7 })
    expect(missing.status).toBe(404)
  })

  test('revisions are only added to: the application can neither change nor remove one', async () => {
    const { about } = await submitted()
    const { database } = inUse
    const rows = () =>
      database.owner.db
        .selectFrom('orderRevisions')
        .select('contentHash')
        .where('productOrderId', '=', about.productOrderId)
        .execute()
    const [before] = await rows()
    await expect(
      database.owner.db
        .updateTable('orderRevisions')
        .set({ content: '{}' })
        .where('productOrderId', '=', about.productOrderId)
        .execute(),
    ).rejects.toThrow('append-only')
    await expect(
      database.owner.db
        .deleteFrom('orderRevisions')
        .where('productOrderId', '=', about.productOrderId)
        .execute(),
    ).rejects.toThrow('append-only')
    expect(await rows()).toEqual([before])
  })

  test('an employee of another organization finds none', async () => {
    const { about } = await submitted()
    const stranger = await inUse.app.as(demoUserId(norrvik, 'owner'))
    expect((await stranger.call(endpoints.getRevisions, about)).status).toBe(404)
  })
})

describe('a change after the deposit', () => {
  async function inProduction() {
    const made = await submitted()
    await member.call(endpoints.approveOrder, made.about)
    return made
  }

  test('is asked for by the customer, opened by an employee, and agreed to: status stays, the difference is kept', async () => {
    const { about, line } = await inProduction()
    const asked = await guest.call(endpoints.requestChangeOrder, { ...about, note: 'Two of them' })
    expect(asked.data.changeOrder).toMatchObject({
      state: 'requested',
      note: 'Two of them',
      baseRevision: null,
    })
    expect(
      (await guest.call(endpoints.requestChangeOrder, { ...about, note: 'Again' })).error.details?.rule,
    ).toBe('changeOpenAlready')
    expect((await guest.call(endpoints.openChangeOrder, about)).status).toBe(403)
    const opened = await member.call(endpoints.openChangeOrder, about)
    expect(opened.data.changeOrder).toMatchObject({ state: 'open', baseRevision: 1 })
    const early = await member.call(endpoints.getRevisions, about)
    const nothing = await member.call(endpoints.closeChangeOrder, {
      ...about,
      outcome: 'agreed',
      agreedByName: 'Ada',
      proposal: early.data.proposal,
    })
    expect(nothing.error.details?.rule).toBe('nothingChanged')
    await update(member, line.id, { quantity: 2 })
    const looked = await guest.call(endpoints.getRevisions, about)
    expect([looked.data.isChanged, looked.data.abilities.agree]).toEqual([true, true])
    await update(member, line.id, { quantity: 3 })
    const stale = await guest.call(endpoints.closeChangeOrder, {
      ...about,
      outcome: 'agreed',
      proposal: looked.data.proposal,
    })
    expect(stale.error.details?.rule).toBe('changedSince')
    const { statusData } = await stored(about.productOrderId)
    const again = await guest.call(endpoints.getRevisions, about)
    const agreed = await guest.call(endpoints.closeChangeOrder, {
      ...about,
      outcome: 'agreed',
      proposal: again.data.proposal,
    })
    expect(agreed.data.changeOrder).toMatchObject({
      state: 'agreed',
      baseRevision: 1,
      resultRevision: 2,
      agreedHow: 'account',
      differenceInCents: 2_469_134,
    })
    expect(agreed.data.changeOrder.agreedByName).not.toBe('')
    const after = await stored(about.productOrderId)
    expect(after.statusData).toEqual(statusData)
    expect(after.revisionNumber).toBe(2)
    const seen = await hidden.call(endpoints.getRevisions, about)
    expect(seen.data.changeOrders[0]?.differenceInCents).toBeNull()
  })

  test('while it is open, a status set by hand makes no revision of what is only proposed', async () => {
    const { about, line, order } = await inProduction()
    await member.call(endpoints.openChangeOrder, about)
    await update(member, line.id, { quantity: 2 })
    await member.call(endpoints.updateOrderStatus, {
      ...about,
      statusKey: order.lastCompletedStatusKey,
      skipNotifyingGuest: true,
    })
    const { data } = await member.call(endpoints.getRevisions, about)
    expect(data.revisions).toHaveLength(1)
  })

  test('while it is open, what is proposed is not asked for: cards and status go by what is being made until it is agreed to', async () => {
    const { about, line } = await submitted()
    await update(member, line.id, { quantity: 2, customPriceInCents: 10_000 })
    const approved = await member.call(endpoints.approveOrder, about)
    const due = approved.data.productOrder.costs?.depositAmount ?? 0
    expect(due).toBeGreaterThan(0)
    await member.call(endpoints.openChangeOrder, about)
    await update(member, line.id, { quantity: 4 })
    const intent = await guest.call(endpoints.createPaymentIntent, about)
    expect(intent.data.paymentIntent.amount).toBe(due)
    // Who pays what was agreed has paid the deposit.
    const paid = await member.call(endpoints.confirmOrderPayment, {
      ...about,
      paymentMethod: 'wire',
      paymentData: { amount: due },
    })
    const { agreedAmounts, lastCompletedStatusKey } = paid.data.productOrder
    expect(agreedAmounts?.depositAmount).toBe(due)
    expect(lastCompletedStatusKey).not.toBe(approved.data.productOrder.lastCompletedStatusKey)
    const { proposal } = (await member.call(endpoints.getRevisions, about)).data
    await guest.call(endpoints.closeChangeOrder, { ...about, outcome: 'agreed', proposal })
    const after = await member.call(endpoints.getOrderData, {
      orgId,
      productOrderOrgSpecificId: approved.data.productOrder.orgSpecificId,
    })
    expect(after.data.data.productOrders[0]).toMatchObject({
      agreedAmounts: null,
      costs: { orderSubTotal: 40_000 },
    })
  })

  test('withdrawn, the order is again what is being made; lines that were added go, those that were deleted come back', async () => {
    const { about, line } = await inProduction()
    await member.call(endpoints.openChangeOrder, about)
    await update(member, line.id, { quantity: 2, notes: 'Other' })
    await insert(inUse.database, 'productInstance', orgId, {
      productOrderId: about.productOrderId,
      productId: -1,
      rank: 2,
      title: 'Another',
      quantity: 1,
    })
    const before = await member.call(endpoints.getRevisions, about)
    expect(before.data.isChanged).toBe(true)
    const withdrawn = await member.call(endpoints.closeChangeOrder, {
      ...about,
      outcome: 'withdrawn',
      note: 'They stay',
    })
    expect(withdrawn.data.changeOrder).toMatchObject({ state: 'withdrawn', closingNote: 'They stay' })
    const { data } = await member.call(endpoints.getRevisions, about)
    expect([data.isChanged, data.revisions.length]).toEqual([false, 1])
    const { difference } = (await member.call(endpoints.compareRevisions, { ...about, from: 1, to: null }))
      .data
    expect(difference.items).toEqual([])
  })

  test('withdrawn, what was changed before it was opened stays: it was made and billed so', async () => {
    const { about, line } = await inProduction()
    await update(member, line.id, { quantity: 3 })
    const opened = await member.call(endpoints.openChangeOrder, about)
    expect(opened.data.changeOrder.baseRevision).toBe(2)
    await update(member, line.id, { quantity: 9 })
    await member.call(endpoints.closeChangeOrder, { ...about, outcome: 'withdrawn' })
    const { quantity } = await inUse.database.owner.db
      .selectFrom('productInstances')
      .select('quantity')
      .where('orgId', '=', orgId)
      .where('id', '=', line.id)
      .executeTakeFirstOrThrow()
    expect(quantity).toBe(3)
  })

  test('an order that is not made yet, and one that waits for its approval, have none', async () => {
    const { order } = await orderOf(inUse.database, { orgId, userId: guestId, ...contact })
    const asked = await guest.call(endpoints.requestChangeOrder, {
      orgId,
      productOrderId: order.id,
      note: 'Other',
    })
    expect(asked.error.details?.rule).toBe('notMadeYet')
    const { about } = await submitted()
    expect((await member.call(endpoints.openChangeOrder, about)).error.details?.rule).toBe('notMadeYet')
  })

  test('an order from before revisions were kept gets its first one when a change is opened', async () => {
    const { order } = await orderOf(inUse.database, { orgId, userId: guestId, standing: 'payment' })
    const about = { orgId, productOrderId: order.id }
    const opened = await member.call(endpoints.openChangeOrder, about)
    expect(opened.data.changeOrder.baseRevision).toBe(1)
    expect((await member.call(endpoints.getRevisions, about)).data.revisions).toHaveLength(1)
  })
})
