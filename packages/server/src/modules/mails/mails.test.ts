/** Who is told what of an order, over the real database and a real mail server. */
import { endpoints, resources } from '@orderwright/contract'
import { cents, toDate } from '@orderwright/domain/units'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jsonb } from '../../platform/database/database.ts'
import { RETRY_SECONDS } from '../../platform/mail/deliver.ts'
import { cobaltAndPine, demoUserId, norrvik } from '../../seeds/demo-orgs.ts'
import { orderOf, profileOf } from '../../testing/fixture.ts'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { inSystem } from '../tenancy/run-in-tenant.ts'
import { notifyPayment } from './notify-payment.ts'

const org = norrvik
const orgId = org.id
const id = {
  owner: demoUserId(org, 'owner'),
  member: demoUserId(org, 'member'),
  guest: demoUserId(org, 'guest'),
}
const hiddenGuestId = demoUserId(org, 'guestHiddenPricing')
let database: TestDatabase
let app: TestApp
let post: MailServer
let owner: Caller
let member: Caller
let guest: Caller

beforeAll(async () => {
  database = await createTestDatabase()
  post = await startMailServer()
  app = await createTestApp(database, {
    config: { smtpUrl: post.url, publicUrl: 'http://orders.example.com' },
  })
  owner = await app.as(id.owner)
  member = await app.as(id.member)
  guest = await app.as(id.guest)
})
beforeEach(async () => {
  await app.runJobs()
  await database.owner.db.deleteFrom('outboxMails').execute()
  await database.owner.db.deleteFrom('notifications').execute()
})
afterEach(() => expect(app.problems).toEqual([]))
afterAll(async () => {
  await app.close()
  await post.close()
  await database.close()
})

const outbox = () => database.owner.db.selectFrom('outboxMails').selectAll().orderBy('id').execute()

/** [address, kind] of all that is in the outbox. */
async function sentMails() {
  return (await outbox()).map(({ to, kind }) => [to, kind])
}

async function bells() {
  const rows = await database.owner.db.selectFrom('notifications').selectAll().orderBy('userId').execute()
  return rows.filter(({ deletedAt }) => deletedAt === null).map(({ userId, kind }) => [userId, kind])
}

const orderAt = (standing: 'started' | 'submitted' | 'payment', fields: Record<string, unknown> = {}) =>
  orderOf(database, { orgId, userId: id.guest, standing, ...fields })

const { update } = resources.productOrder.endpoints
async function change(caller: Caller, order: { id: number; version: number }, props: object) {
  if (!update) throw new Error('orders can be updated')
  const answer = await caller.post(update.path, {
    orgId,
    where: { id: order.id },
    version: order.version,
    props,
  })
  expect(answer.status).toBe(200)
}

describe('who is told', () => {
  test('[1.4.09] of a submission: the employees, and its owner by a receipt', async () => {
    const { order } = await orderAt('started')
    await guest.call(endpoints.submitOrder, { productOrderId: order.id })
    expect(await sentMails()).toEqual([
      [org.emails.guest, 'orderSubmitted'],
      [org.emails.owner, 'orderAwaitsApproval'],
      [org.emails.member, 'orderAwaitsApproval'],
    ])
    // The one who did it knows it: the bell stays silent for them.
    expect(await bells()).toEqual([
      [id.owner, 'orderAwaitsApproval'],
      [id.member, 'orderAwaitsApproval'],
    ])
  })

  test('[1.4.10] of an approval: its owner, never the employee who approved', async () => {
    const { order } = await orderAt('submitted')
    await owner.call(endpoints.approveOrder, { productOrderId: order.id })
    expect(await sentMails()).toEqual([[org.emails.guest, 'paymentDue']])
    const own = await orderOf(database, { orgId, userId: id.owner, standing: 'submitted' })
    await owner.call(endpoints.approveOrder, { productOrderId: own.order.id })
    expect(await sentMails()).toHaveLength(1)
  })

  test('[1.4.12] of changes: its owner, with the feedback in text and HTML, escaped', async () => {
    const { order } = await orderAt('submitted', { title: 'House <b>&' })
    const feedbackNotes = 'Wider <script>alert(1)</script>\nplease'
    await member.call(endpoints.requireChanges, { productOrderId: order.id, feedbackNotes })
    const [mail] = await outbox()
    expect(mail?.to).toBe(org.emails.guest)
    expect(mail?.text).toContain('> Wider <script>alert(1)</script>\n> please')
    expect(mail?.html).toContain('Wider &lt;script&gt;alert(1)&lt;/script&gt;<br>please')
    expect(mail?.html).toContain('House &lt;b&gt;&amp;')
    expect(mail?.html).not.toContain('<script')
  })

  test('[1.4.15] of a cancellation: the employees, or the owner when an employee cancels', async () => {
    const one = await orderAt('payment')
    await guest.call(endpoints.cancelOrder, { productOrderId: one.order.id })
    expect(await sentMails()).toEqual([
      [org.emails.owner, 'orderCancelled'],
      [org.emails.member, 'orderCancelled'],
    ])
    const other = await orderAt('payment')
    await owner.call(endpoints.cancelOrder, { productOrderId: other.order.id })
    expect((await sentMails()).slice(2)).toEqual([
      [org.emails.guest, 'orderCancelled'],
      [org.emails.member, 'orderCancelled'],
    ])
  })

  test('of money: an amount for who sees prices, none for who does not, each of them once', async () => {
    const { order } = await orderAt('payment', { userId: hiddenGuestId, title: 'Hidden house' })
    const payment = {
      productOrderId: order.id,
      paymentMethod: 'wire',
      paymentData: { amount: 55_555 },
    } as const
    await owner.call(endpoints.confirmOrderPayment, payment)
    const mails = await outbox()
    expect(mails.map(({ to, kind }) => [to, kind])).toEqual([
      [org.emails.guestHiddenPricing, 'paymentReceived'],
      [org.emails.member, 'paymentReceived'],
    ])
    expect(`${mails[0]?.text} ${mails[0]?.html} ${mails[0]?.subject}`).not.toMatch(/\$|555/)
    expect(mails[1]?.text).toContain('$555.55')
    const cause = await bells()
    const stored = await database.owner.db
      .selectFrom('productOrders')
      .selectAll()
      .where('orgId', '=', orgId)
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    const entry = {
      productOrderId: order.id,
      kind: 'payment',
      method: 'wire',
      statusKey: 'x',
      date: stored.created,
      paymentAmountInCents: cents(55_555),
      upchargeAmountInCents: cents(0),
      paymentAmountBeforeUpchargeInCents: cents(55_555),
      providerReference: null,
      userId: id.owner,
      note: '',
    } as const
    // Told a second time by whoever wrote the entry: still one mail.
    await inSystem(app.services, orgId, (work) => notifyPayment({ ...work, userId: id.owner }, stored, entry))
    expect(await outbox()).toHaveLength(2)
    expect(await bells()).toEqual(cause)
    await inSystem(app.services, orgId, (work) => notifyPayment(work, stored, { ...entry, kind: 'refund' }))
    expect((await sentMails()).slice(2).map(([, kind]) => kind)).toEqual(Array(3).fill('paymentRefunded'))
  })

  test('nobody who is disabled or has left', async () => {
    const set = (userId: number, status: 'active' | 'disabled') =>
      database.owner.db
        .updateTable('memberships')
        .set({ status })
        .where('orgId', '=', orgId)
        .where('userId', '=', userId)
        .execute()
    const { order } = await orderAt('started')
    await set(id.member, 'disabled')
    await guest.call(endpoints.submitOrder, { productOrderId: order.id })
    await set(id.guest, 'disabled')
    await owner.call(endpoints.approveOrder, { productOrderId: order.id })
    await set(id.member, 'active')
    await set(id.guest, 'active')
    expect(await sentMails()).toEqual([
      [org.emails.guest, 'orderSubmitted'],
      [org.emails.owner, 'orderAwaitsApproval'],
    ])
  })

  test('others where the profile says so, and an address of nobody without prices', async () => {
    const profile = await profileOf(database, orgId)
    const copies = { clientEmails: true, involvedUsers: true }
    const store = (settings: typeof profile.letters) =>
      database.owner.db
        .updateTable('orgs')
        .set({ profile: jsonb({ ...profile, letters: settings }) })
        .where('id', '=', orgId)
        .execute()
    await store({ ...profile.letters, copies })
    const { order } = await orderAt('submitted', {
      clientEmails: `client@example.com; ${org.emails.guest}`,
      involvedUsers: { [hiddenGuestId]: { role: 'other', pricingIsHidden: 1 } },
    })
    await owner.call(endpoints.approveOrder, { productOrderId: order.id })
    await store(profile.letters)
    const mails = await outbox()
    expect(mails.map(({ to }) => to)).toEqual([
      org.emails.guest,
      org.emails.guestHiddenPricing,
      'client@example.com',
    ])
    expect(mails.map(({ text }) => text.includes('$'))).toEqual([true, false, false])
  })
})

describe('ship date and tracking number', () => {
  test('are told once they are at rest, as they became, and not when they are gone again', async () => {
    const { order } = await orderAt('payment')
    await change(owner, order, { trackingNumber: '1Z999' })
    await change(owner, { ...order, version: order.version + 1 }, { trackingNumber: '1Z999AA10123456784' })
    await app.runJobs()
    const [held, ...more] = await outbox()
    expect(more).toEqual([])
    expect(held).toMatchObject({ kind: 'trackingNumberSet', sentAt: null })
    expect(held?.text).toContain(
      'Follow the parcel at UPS:\nhttps://www.ups.com/track?tracknum=1Z999AA10123456784',
    )
    expect(await bells()).toEqual([[id.guest, 'trackingNumberSet']])
    await change(owner, { ...order, version: order.version + 2 }, { trackingNumber: '' })
    const [withdrawn] = await outbox()
    expect(withdrawn?.withdrawnAt).not.toBeNull()
    expect(await bells()).toEqual([])
  })
})

describe('the message', () => {
  test('has a sender, a stable Message-ID, one thread per order, and says that it is automatic', async () => {
    const { order } = await orderAt('submitted', { title: 'Villa\u00e9 \u202e' })
    await owner.call(endpoints.approveOrder, { productOrderId: order.id })
    const before = post.taken.length
    await app.runJobs()
    const [mail, ...others] = post.taken.slice(before)
    const [row] = await outbox()
    expect(others).toEqual([])
    expect(mail?.header('from')).toBe(`${org.title} <no-reply@orders.example.com>`)
    expect(mail?.header('message-id')).toBe(`<${row?.messageId}@orders.example.com>`)
    expect(mail?.header('references')).toBe(`<order-${orgId}-${order.id}@orders.example.com>`)
    expect(mail?.header('list-id')).toContain(`<orders.${orgId}.orders.example.com>`)
    expect(mail?.header('auto-submitted')).toBe('auto-generated')
    expect(mail?.header('content-type')).toMatch(/^multipart\/alternative/)
    // The logo goes along: nothing is fetched when somebody reads.
    expect(mail?.source).toMatch(/Content-ID: <logo>/i)
    expect(row?.html).toContain('cid:logo')
    expect(row?.html).not.toMatch(/<img[^>]+src="https?:/)
    expect(row?.sentAt).not.toBeNull()
  })

  test('has the organisation’s own words, in text and in HTML, and no other organisation’s', async () => {
    const profile = await profileOf(database, orgId)
    const store = (words: object) =>
      database.owner.db
        .updateTable('orgs')
        .set({ profile: jsonb({ ...profile, letters: words }) })
        .where('id', '=', orgId)
        .execute()
    const paymentDue = { subject: 'Now it is your turn, {recipient}', opening: 'We like “{title}” & you.' }
    await store({ ...profile.letters, templates: { paymentDue }, signature: 'Ingrid\nThe workshop' })
    const own = await orderAt('submitted', { title: 'Loft <i>' })
    await owner.call(endpoints.approveOrder, { productOrderId: own.order.id })
    await store(profile.letters)
    const plain = cobaltAndPine
    const other = await orderOf(database, {
      orgId: plain.id,
      userId: demoUserId(plain, 'guest'),
      standing: 'submitted',
    })
    const boss = await app.as(demoUserId(plain, 'owner'))
    await boss.call(endpoints.approveOrder, { productOrderId: other.order.id })
    const [mine, theirs] = await outbox()
    expect(mine?.subject).toMatch(/^Now it is your turn, \S/)
    expect(mine?.text).toContain('We like “Loft <i>” & you.')
    expect(mine?.text).toContain('Ingrid\nThe workshop')
    expect(mine?.html).toContain('We like “Loft &lt;i&gt;” &amp; you.')
    expect(mine?.html).toContain('The workshop')
    expect(`${theirs?.subject} ${theirs?.text} ${theirs?.html}`).not.toMatch(/your turn|We like|workshop/)
    expect(theirs?.subject).toContain('Villa North')
  })

  test('of an organisation that has set up nothing is complete too', async () => {
    const plain = cobaltAndPine
    const { order } = await orderOf(database, {
      orgId: plain.id,
      userId: demoUserId(plain, 'guest'),
      standing: 'submitted',
    })
    const boss = await app.as(demoUserId(plain, 'owner'))
    await boss.call(endpoints.approveOrder, { productOrderId: order.id })
    const [mail] = await outbox()
    expect(mail).toMatchObject({ fromName: plain.title, replyTo: '' })
    // Numbers begin anew in each organization: whoever belongs to several is led to this one.
    const address = `http://orders.example.com/orders/${order.orgSpecificId}?orgId=${plain.id}`
    expect(mail?.text).toContain(`\n${address}\n`)
    expect(mail?.html).toContain(`href="${address}"`)
  })
})

describe('a mail that does not arrive', () => {
  const due = () =>
    database.owner.db
      .updateTable('outboxMails')
      .set({ nextAttemptAt: new Date(0) })
      .execute()
  const run = async () => {
    await due()
    await app.services.jobs.add({ task: 'deliverMails' })
    await app.runJobs()
  }

  test('waits longer each time, is given up visibly, and an employee sends it again', async () => {
    post.refused.set(org.emails.guest, { code: 451, text: 'Try later' })
    const { order } = await orderAt('submitted')
    const body = { orgId, productOrderId: order.id }
    await owner.call(endpoints.approveOrder, { productOrderId: order.id })
    const waits: number[] = []
    for (let attempt = 0; attempt <= RETRY_SECONDS.length; attempt += 1) {
      await run()
      const [mail] = await outbox()
      expect(mail?.attempts).toBe(attempt + 1)
      if (mail?.givenUpAt === null) {
        waits.push(Math.round((toDate(mail.nextAttemptAt).getTime() - Date.now()) / 1000 / 60))
      }
    }
    expect(waits).toEqual([1, 5, 15, 60, 180, 360, 720, 720])
    const { events, openMails } = (await owner.call(endpoints.getOrderEvents, body)).data
    expect(openMails).toEqual([
      expect.objectContaining({ to: org.emails.guest, state: 'failed', attempts: 9 }),
    ])
    expect(events[0]).toMatchObject({
      kind: 'mail.failed',
      after: { to: org.emails.guest, reason: expect.stringContaining('Try later') },
    })
    expect((await bells()).filter(([, kind]) => kind === 'mailFailed')).toEqual([
      [id.owner, 'mailFailed'],
      [id.member, 'mailFailed'],
    ])

    post.refused.clear()
    const mailId = openMails[0]?.id ?? 0
    expect((await guest.call(endpoints.resendMail, { ...body, mailId })).status).toBe(403)
    await member.call(endpoints.resendMail, { ...body, mailId })
    await app.runJobs()
    const answer = (await owner.call(endpoints.getOrderEvents, { ...body, group: 'mails' })).data
    expect(answer.openMails).toEqual([])
    expect(answer.events.map(({ kind }) => kind)).toEqual(['mail.sent', 'mail.resend', 'mail.failed'])
    expect((await member.call(endpoints.resendMail, { ...body, mailId })).error.details?.rule).toBe(
      'mailHasLeft',
    )
  })

  test('is given up at once when the receiver says no for good', async () => {
    post.refused.set(org.emails.guest, { code: 550, text: 'No such mailbox' })
    const { order } = await orderAt('submitted')
    await owner.call(endpoints.approveOrder, { productOrderId: order.id })
    await app.runJobs()
    post.refused.clear()
    expect(await outbox()).toEqual([expect.objectContaining({ attempts: 1, givenUpAt: expect.any(String) })])
  })

  test('holds up no other', async () => {
    post.refused.set(org.emails.owner, { code: 451, text: 'Try later' })
    const { order } = await orderAt('started')
    await guest.call(endpoints.submitOrder, { productOrderId: order.id })
    await app.runJobs()
    post.refused.clear()
    expect((await outbox()).map(({ sentAt }) => sentAt !== null)).toEqual([true, false, true])
  })
})
