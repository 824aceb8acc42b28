/** Reminders on the real database, day by day: sent once by each rule, and not when something speaks against it. */
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'
import { sendReminders } from './send-reminders.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
let now = '2030-03-01T15:00:00Z'
const inUse = useTestApp({ now: () => new Date(now) })
let owner: Caller
let count = 0

async function step<T>(answer: Promise<{ status: number; text: string; data: T }>): Promise<T> {
  const { status, text, data } = await answer
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  return data
}

async function saveSettings(changes: Record<string, unknown>) {
  const { data } = await owner.call(endpoints.getOrgSettings, { orgId })
  return owner.post(endpoints.updateOrgSettings.path, { orgId, version: data.version, changes })
}

beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  const saved = await saveSettings({
    'documents.paymentDueDays': 14,
    'region.timeZone': 'America/New_York',
    'reminders.rules': [
      { days: 3, when: 'before', mail: 'paymentReminder' },
      { days: 7, when: 'after', mail: 'paymentOverdue' },
      { days: 30, when: 'after', mail: 'finalNotice' },
    ],
  })
  expect(saved.status).toBe(200)
})

let order: Awaited<ReturnType<typeof orderOf>>['order']
let documentId = 0

/** An invoice of March 1, due on March 15: reminders on March 12, March 22 and April 14. */
async function invoice(firmName: string, fields: Record<string, unknown> = {}) {
  now = '2030-03-01T15:00:00Z'
  const made = await orderOf(inUse.database, {
    orgId,
    userId: guestId,
    shippingFlatAmount: 0,
    standing: 'submitted',
    firmName,
    ...fields,
  })
  await step(owner.call(endpoints.approveOrder, { productOrderId: made.order.id }))
  const { documents } = await step(
    owner.call(endpoints.getInvoices, { orgId, productOrderId: made.order.id }),
  )
  return { order: made.order, documentId: documents[0]?.id ?? 0 }
}

beforeEach(async () => {
  count += 1
  ;({ order, documentId } = await invoice(`Firm ${count}`))
})

/** The job at ten in the morning of a day. */
async function runOn(day: string) {
  now = `${day}T15:00:00Z`
  await sendReminders(inUse.app.services)
}

/** The reminders of the order that were written into the outbox. */
async function mails(productOrderId = order.id) {
  const rows = await inUse.database.owner.db
    .selectFrom('outboxMails')
    .select(['kind', 'to', 'subject', 'text'])
    .where('orgId', '=', orgId)
    .where('productOrderId', '=', productOrderId)
    .where('kind', 'in', ['paymentReminder', 'paymentOverdue', 'finalNotice'])
    .orderBy('id')
    .execute()
  return rows
}
const kinds = async (id?: number) => (await mails(id)).map(({ kind }) => kind)

async function bells() {
  const rows = await inUse.database.owner.db
    .selectFrom('notifications')
    .select(['userId', 'kind'])
    .where('orgId', '=', orgId)
    .where('productOrderId', '=', order.id)
    .where('kind', 'in', ['paymentReminder', 'paymentOverdue', 'finalNotice'])
    .orderBy('id')
    .execute()
  return rows.map(({ userId, kind }) => [userId, kind])
}

const pay = (amount: number) =>
  step(
    owner.call(endpoints.confirmOrderPayment, {
      productOrderId: order.id,
      paymentMethod: 'wire',
      paymentData: { amount, date: '2030-03-02' },
    }),
  )
const stop = (about: object, isStopped: boolean) =>
  owner.post(endpoints.setReminderStop.path, { orgId, about, isStopped })
const send = (ruleKey: string) => owner.call(endpoints.sendReminder, { orgId, documentId, ruleKey })
const post = (ruleKey: string) => owner.post(endpoints.sendReminder.path, { orgId, documentId, ruleKey })
const planned = async () =>
  (await step(owner.call(endpoints.getReminders, { orgId }))).reminders.find(
    (one) => one.documentId === documentId,
  )

describe('[issue 18] reminders', () => {
  test('go out by their rules, each once, however often the job runs and how many at once', async () => {
    await runOn('2030-03-11')
    expect(await kinds()).toEqual([])
    await Promise.all([runOn('2030-03-12'), runOn('2030-03-12'), runOn('2030-03-12')])
    await runOn('2030-03-12')
    expect(await kinds()).toEqual(['paymentReminder'])
    await runOn('2030-03-21')
    await runOn('2030-03-22')
    await runOn('2030-03-23')
    await runOn('2030-04-14')
    await runOn('2030-05-01')
    expect(await kinds()).toEqual(['paymentReminder', 'paymentOverdue', 'finalNotice'])
    // The bell says each of them once too, to whom they were written.
    expect(await bells()).toEqual([
      [guestId, 'paymentReminder'],
      [guestId, 'paymentOverdue'],
      [guestId, 'finalNotice'],
    ])
    const [, overdue] = await mails()
    expect(overdue?.subject).toMatch(/^Invoice 2030-\d{4} is past due$/)
    expect(overdue?.text).toContain('was due on 3/15/2030, 7 days ago. $12,345.67 is still open.')
    expect(overdue?.text).toContain(`/orders/${order.orgSpecificId}?orgId=${order.orgId}`)
  })

  test('wait for the morning where the organization is', async () => {
    now = '2030-03-12T11:59:00Z'
    await sendReminders(inUse.app.services)
    expect(await kinds()).toEqual([])
    now = '2030-03-12T12:00:00Z'
    await sendReminders(inUse.app.services)
    expect(await kinds()).toEqual(['paymentReminder'])
  })

  test('name what is open after a part of it was paid, and are not sent once all is', async () => {
    await pay(1_000_000)
    await runOn('2030-03-12')
    expect((await mails())[0]?.text).toContain('$2,345.67 is open.')
    await pay(234_567)
    await runOn('2030-03-22')
    expect(await kinds()).toEqual(['paymentReminder'])
    expect(await planned()).toBeUndefined()
    const refused = await post('before-3')
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining('Nothing of this invoice is open'),
    ])
  })

  test('are not sent of what was canceled and credited, archived or deleted, nor while a card payment is under way', async () => {
    const archived = await invoice('Archived')
    const deleted = await invoice('Deleted')
    const paying = await invoice('Paying')
    await step(owner.call(endpoints.cancelOrder, { productOrderId: order.id }))
    await change(inUse.database, 'productOrder', orgId, archived.order.id, { archived: 1 })
    await change(inUse.database, 'productOrder', orgId, deleted.order.id, {
      deletedAt: '2030-03-02 00:00:00',
    })
    await change(inUse.database, 'productOrder', orgId, paying.order.id, { isProcessingPayment: 1 })
    await runOn('2030-03-12')
    for (const { id } of [order, archived.order, deleted.order, paying.order])
      expect(await kinds(id)).toEqual([])
    await change(inUse.database, 'productOrder', orgId, paying.order.id, { isProcessingPayment: 0 })
    await runOn('2030-03-13')
    expect(await kinds(paying.order.id)).toEqual(['paymentReminder'])
  })

  test('go to nobody who has left, and to nobody who does not see the prices', async () => {
    const membership = (status: 'active' | 'disabled') =>
      inUse.database.owner.db
        .updateTable('memberships')
        .set({ status })
        .where('orgId', '=', orgId)
        .where('userId', '=', guestId)
        .execute()
    await membership('disabled')
    await runOn('2030-03-12')
    expect(await kinds()).toEqual([])
    await membership('active')
    await runOn('2030-03-12')
    expect(await kinds()).toEqual(['paymentReminder'])
    const hidden = await invoice('Hidden', { userId: demoUserId(maisonLumen, 'guestHiddenPricing') })
    await runOn('2030-03-12')
    expect(await kinds(hidden.order.id)).toEqual([])
    const preview = await step(
      owner.call(endpoints.previewReminder, { orgId, documentId: hidden.documentId }),
    )
    expect(preview).toMatchObject({ to: [], subject: '', text: '' })
    const refused = await owner.post(endpoints.sendReminder.path, {
      orgId,
      documentId: hidden.documentId,
      ruleKey: 'before-3',
    })
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining('Nobody who sees the prices'),
    ])
  })

  test('are shown before: to whom, when and their whole text; and are sent so', async () => {
    expect(await planned()).toMatchObject({ day: '2030-03-12', stop: 'none', lastSentDay: null, daysLate: 0 })
    const preview = await step(owner.call(endpoints.previewReminder, { orgId, documentId }))
    expect(preview).toMatchObject({ day: '2030-03-12', mail: 'paymentReminder' })
    await runOn('2030-03-12')
    const [sent] = await mails()
    expect([sent?.to, sent?.subject, sent?.text]).toEqual([
      preview.to[0]?.email,
      preview.subject,
      preview.text,
    ])
    expect(await planned()).toMatchObject({ day: '2030-03-22', lastSentDay: '2030-03-12' })
  })

  test('are stopped for one invoice or for one customer, until that is taken back', async () => {
    const about = { kind: 'invoice', documentId }
    expect((await stop(about, true)).status).toBe(200)
    expect((await stop(about, true)).status).toBe(200)
    await runOn('2030-03-12')
    expect(await kinds()).toEqual([])
    expect(await planned()).toMatchObject({ stop: 'invoice' })
    expect((await post('before-3')).status).toBe(422)
    await stop(about, false)
    const customer = { kind: 'customer', customerKey: `firm:firm ${count}` }
    expect((await stop(customer, true)).status).toBe(200)
    await runOn('2030-03-13')
    expect(await kinds()).toEqual([])
    expect(await planned()).toMatchObject({ stop: 'customer' })
    await stop(customer, false)
    await runOn('2030-03-14')
    expect(await kinds()).toEqual(['paymentReminder'])
    expect((await stop({ kind: 'customer', customerKey: 'firm:nobody at all' }, true)).status).toBe(404)
    expect((await stop({ kind: 'invoice', documentId: 2_000_000_000 }, true)).status).toBe(404)
  })

  test('can be sent at once, and are not sent again on their day', async () => {
    const now3 = await step(owner.call(endpoints.previewReminder, { orgId, documentId, isNow: true }))
    expect(now3).toMatchObject({ day: '2030-03-01', isToday: true, ruleKey: 'before-3' })
    const { to } = await step(send('before-3'))
    expect(to).toHaveLength(1)
    expect((await mails()).map(({ subject, text }) => [subject, text])).toEqual([[now3.subject, now3.text]])
    await runOn('2030-03-12')
    expect(await kinds()).toEqual(['paymentReminder'])
    const preview = await step(owner.call(endpoints.previewReminder, { orgId, documentId }))
    expect(preview).toMatchObject({
      day: '2030-03-22',
      isToday: false,
      ruleKey: 'after-7',
      mail: 'paymentOverdue',
    })
    expect(preview.text).toContain('was due on 3/15/2030, 7 days ago.')
    // The notice of what is past due, sent while nothing is: it only reminds, and says so before.
    const early = await step(owner.call(endpoints.previewReminder, { orgId, documentId, isNow: true }))
    expect(early).toMatchObject({
      day: '2030-03-12',
      isToday: true,
      ruleKey: 'after-7',
      mail: 'paymentReminder',
    })
    await step(send('after-7'))
    expect((await mails())[1]).toMatchObject({
      kind: 'paymentReminder',
      subject: expect.stringMatching(/is due on 3\/15\/2030$/),
      text: early.text,
    })
  })

  test('two presses on the same one send it once, and another one waits for another day', async () => {
    now = '2030-03-05T15:00:00Z'
    const answers = await Promise.all([post('before-3'), post('before-3'), post('before-3')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    const late = await post('before-3')
    expect([late.status, late.text]).toEqual([422, expect.stringContaining('not the next one any more')])
    const other = await post('after-7')
    expect([other.status, other.text]).toEqual([422, expect.stringContaining('was sent today')])
    expect(await kinds()).toEqual(['paymentReminder'])
    now = '2030-03-06T15:00:00Z'
    expect((await post('after-30')).status).toBe(422)
    expect((await post('after-7')).status).toBe(200)
    expect(await kinds()).toEqual(['paymentReminder', 'paymentReminder'])
  })

  test('a customer’s stop holds for what was issued to them, though the firm of the order is another one by now, until it is taken back', async () => {
    const customer = { kind: 'customer', customerKey: `firm:firm ${count}` }
    expect((await stop(customer, true)).status).toBe(200)
    await change(inUse.database, 'productOrder', orgId, order.id, { firmName: `Firm ${count} Inc.` })
    expect(await planned()).toMatchObject({
      customerKey: `firm:firm ${count} inc.`,
      stop: 'customer',
      stoppedAs: `firm:firm ${count}`,
    })
    await runOn('2030-03-12')
    expect(await kinds()).toEqual([])
    expect((await post('before-3')).status).toBe(422)
    expect((await stop(customer, false)).status).toBe(200)
    expect(await planned()).toMatchObject({ stop: 'none', stoppedAs: null })
    await runOn('2030-03-13')
    expect(await kinds()).toEqual(['paymentReminder'])
  })

  test.each([
    [
      'by the e-mail address',
      { contactName: 'Ada Lovelace', email: 'Ada@old.example' },
      'email:ada@old.example',
    ],
    ['by the name', { contactName: 'Ada Lovelace', email: '' }, 'name:ada lovelace'],
    ['by the account', { contactName: '', email: '' }, `account:${guestId}`],
  ])(
    'a stop of a customer without a firm, known %s, holds for what was issued to them too',
    async (_, fields, key) => {
      const made = await invoice('', fields)
      const plannedOf = async () =>
        (await step(owner.call(endpoints.getReminders, { orgId }))).reminders.find(
          (one) => one.documentId === made.documentId,
        )
      expect(await plannedOf()).toMatchObject({ customerKey: key, stop: 'none' })
      expect((await stop({ kind: 'customer', customerKey: key }, true)).status).toBe(200)
      await change(inUse.database, 'productOrder', orgId, made.order.id, {
        contactName: 'Grace Hopper',
        email: 'grace@new.example',
      })
      expect(await plannedOf()).toMatchObject({
        customerKey: 'email:grace@new.example',
        stop: 'customer',
        stoppedAs: key,
      })
      await runOn('2030-03-12')
      expect(await kinds(made.order.id)).toEqual([])
      expect((await stop({ kind: 'customer', customerKey: key }, false)).status).toBe(200)
      await runOn('2030-03-13')
      expect(await kinds(made.order.id)).toEqual(['paymentReminder'])
    },
  )

  test('are off where there is no rule, and two rules of one day are refused', async () => {
    const rule = { days: 3, when: 'before', mail: 'paymentReminder' }
    const twice = await saveSettings({ 'reminders.rules': [rule, { ...rule, mail: 'finalNotice' }] })
    expect([twice.status, twice.text]).toEqual([
      400,
      expect.stringContaining('There is a reminder of this day already.'),
    ])
    const { data } = await owner.call(endpoints.getOrgSettings, { orgId })
    expect((await saveSettings({ 'reminders.rules': [] })).status).toBe(200)
    await runOn('2030-03-12')
    expect(await kinds()).toEqual([])
    expect(await step(owner.call(endpoints.getReminders, { orgId }))).toMatchObject({
      hasRules: false,
      reminders: [],
    })
    expect((await saveSettings({ 'reminders.rules': data.profile.reminders.rules })).status).toBe(200)
  })

  test('what was sent is never changed nor removed by the app', async () => {
    await runOn('2030-03-12')
    const { db } = inUse.database.owner
    await expect(sql`update invoice_reminders set day = '2031-01-01'`.execute(db)).rejects.toThrow(
      'append-only',
    )
    await expect(sql`delete from invoice_reminders`.execute(db)).rejects.toThrow('append-only')
  })
})
