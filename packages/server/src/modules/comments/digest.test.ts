/** The e-mail of comments that somebody has not read: after some minutes, one for a person and an order, once. */
import { type BodyOf, endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cobaltAndPine, demoUserId, norrvik } from '../../seeds/demo-orgs.ts'
import { change, orderOf, profileOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'
import { jsonb } from '../../platform/database/database.ts'
import { sendDigests } from './send-digests.ts'

const org = norrvik
const orgId = org.id
const id = {
  owner: demoUserId(org, 'owner'),
  member: demoUserId(org, 'member'),
  guest: demoUserId(org, 'guest'),
  hidden: demoUserId(org, 'guestHiddenPricing'),
}
const inUse = useTestApp({ config: { publicUrl: 'http://orders.example.com' } })
let guest: Caller
let member: Caller
beforeAll(async () => {
  guest = await inUse.app.as(id.guest)
  member = await inUse.app.as(id.member)
})
beforeEach(() => inUse.database.owner.db.deleteFrom('outboxMails').execute())
afterEach(() => inUse.database.owner.db.deleteFrom('commentReaders').execute())

type On = { orgId: number; productOrderId: number }

async function newOrder(fields: object = {}) {
  const made = await orderOf(inUse.database, { orgId, userId: id.guest, ...fields })
  return { ...made, on: { orgId, productOrderId: made.order.id } }
}
const said = async (
  caller: Caller,
  on: On,
  text: string,
  more: Partial<BodyOf<typeof endpoints.addComment>> = {},
) => (await caller.call(endpoints.addComment, { ...on, text, ...more })).data.comment
/** So much later. */
const later = (minutes: number) =>
  inUse.database.owner.db
    .updateTable('commentReaders')
    .set({ created: sql<Date>`created - make_interval(mins => ${minutes})` })
    .execute()
const send = () => sendDigests(inUse.app.services)
const mails = async (kind = 'commentsUnread') =>
  inUse.database.owner.db
    .selectFrom('outboxMails')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('to')
    .orderBy('id')
    .execute()
const receivers = async () => (await mails()).map(({ to }) => to)

describe('the digest', () => {
  test('waits fifteen minutes from the first comment, and holds all of them, once', async () => {
    const { order, line, on } = await newOrder()
    const first = await said(member, on, 'Brass or steel?')
    await later(14)
    await send()
    expect(await mails()).toEqual([])
    await said(member, on, 'This one too <b>?', { productInstanceId: line.id })
    await later(1)
    await Promise.all([send(), send()])
    const sent = await mails()
    expect(sent.map(({ to }) => to)).toEqual([org.emails.guest])
    const [mail] = sent
    expect(mail?.text).toContain('> Brass or steel?')
    expect(mail?.text).toMatch(/> .+, on Special plate:\n> This one too <b>\?/)
    expect(mail?.html).toContain('This one too &lt;b&gt;?')
    expect(mail?.text).toContain(
      `http://orders.example.com/orders/${order.orgSpecificId}?comment=${first.id}&orgId=${order.orgId}`,
    )
    await later(60)
    await send()
    expect(await mails()).toHaveLength(1)
    // What is written after it makes another.
    await said(member, on, 'Well?')
    await later(15)
    await send()
    const [, second] = await mails()
    expect(second?.text).toContain('> Well?')
    expect(second?.text).not.toContain('Brass')
  })

  test('holds nothing that was read or deleted meanwhile, and is not written for that alone', async () => {
    const { on } = await newOrder()
    const one = await said(member, on, 'Read already')
    const two = await said(member, on, 'Deleted already')
    await said(member, on, 'Still new')
    await guest.call(endpoints.markCommentsRead, { ...on, ids: [one.id] })
    await member.call(endpoints.deleteComment, { ...on, commentId: two.id })
    await later(15)
    await send()
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.text).toContain('Still new')
    expect(mail?.text).not.toMatch(/Read already|Deleted already/)
    const other = await newOrder()
    const seen = await said(member, other.on, 'Seen')
    await guest.call(endpoints.markCommentsRead, { ...other.on, ids: [seen.id] })
    await later(60)
    await send()
    expect(await mails()).toHaveLength(1)
  })

  test('is in the organisation’s own words, after its own number of minutes', async () => {
    const other = cobaltAndPine
    const profile = await profileOf(inUse.database, other.id)
    const letters = {
      ...profile.letters,
      commentMinutes: 60,
      templates: { commentsUnread: { subject: '{actor} has a word on {title}' } },
    }
    await inUse.database.owner.db
      .updateTable('orgs')
      .set({ profile: jsonb({ ...profile, letters }) })
      .where('id', '=', other.id)
      .execute()
    const userId = demoUserId(other, 'guest')
    const { order } = await orderOf(inUse.database, { orgId: other.id, userId, title: 'Loft' })
    const writer = await inUse.app.as(demoUserId(other, 'owner'))
    const comment = await said(writer, { orgId: other.id, productOrderId: order.id }, 'Hello')
    await later(59)
    await send()
    expect(await mails()).toEqual([])
    await later(1)
    await send()
    const [mail] = await mails()
    expect(mail?.subject).toBe(`${comment.authorName} has a word on Loft`)
  })
})

describe('who gets it', () => {
  test('an internal comment goes to the employees whom it concerns, in no e-mail to a customer', async () => {
    const { on } = await newOrder()
    await said(member, on, 'Thin margin', { isInternal: 1, mentions: [id.owner] })
    await said(member, on, 'Hello')
    await later(15)
    await send()
    const sent = await mails()
    expect(sent.map(({ to }) => to).toSorted()).toEqual([org.emails.guest, org.emails.owner].toSorted())
    for (const { to, text, html } of sent) {
      expect(`${text}${html}`.includes('Thin margin')).toBe(to === org.emails.owner)
    }
  })

  test('not somebody who works there no more, though they were told while they did', async () => {
    const { on } = await newOrder()
    await said(guest, on, 'Hello?')
    const set = (status: 'active' | 'left') =>
      inUse.database.owner.db
        .updateTable('memberships')
        .set({ status })
        .where('orgId', '=', orgId)
        .where('userId', '=', id.owner)
        .execute()
    await set('left')
    await later(15)
    await send()
    expect(await receivers()).toEqual([org.emails.member])
    await set('active')
  })

  test('not a collaborator who was removed; not anybody while the order is deleted', async () => {
    const { order, on } = await newOrder({
      involvedUsers: { [id.hidden]: { role: 'other', pricingIsHidden: 0 } },
    })
    await said(member, on, 'Hello both')
    await change(inUse.database, 'productOrder', orgId, order.id, {
      involvedUsers: {},
      deletedAt: new Date(),
    })
    await later(15)
    await send()
    expect(await mails()).toEqual([])
    await change(inUse.database, 'productOrder', orgId, order.id, { deletedAt: null })
    await send()
    expect(await receivers()).toEqual([org.emails.guest])
  })

  test('somebody invited by address gets it with their own link, and no price in it', async () => {
    const { order, on } = await newOrder()
    await guest.call(endpoints.shareOrder, {
      orgId,
      productOrderOrgSpecificId: order.orgSpecificId,
      sharees: [{ email: 'Zoe+plates@example.com', pricingIsHidden: 1 }],
    })
    await said(member, on, 'Welcome')
    await later(15)
    await send()
    const mail = (await mails()).find(({ to }) => to === 'zoe+plates@example.com')
    const [invitation] = await mails('orderShared')
    const address = /http:\S+shareToken=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect(address).toMatch(/&comment=\d+$/)
    expect(invitation?.text).toContain(address.replace(/&comment=\d+$/, ''))
    expect(mail?.text).not.toContain('$')
  })
})

describe('a failure on the way', () => {
  test('between choosing and writing leaves both undone; the next sweep does both, once', async () => {
    const { on } = await newOrder()
    await said(member, on, 'Hello')
    await later(15)
    const { db } = inUse.database.owner
    await sql`alter table outbox_mails add constraint refuse_all check (kind <> 'commentsUnread') not valid`.execute(
      db,
    )
    await send()
    expect(inUse.app.problems.splice(0)).toEqual([expect.stringContaining('could not be told')])
    await sql`alter table outbox_mails drop constraint refuse_all`.execute(db)
    const marks = await db.selectFrom('commentReaders').select('mailedAt').execute()
    expect(marks.map(({ mailedAt }) => mailedAt)).toEqual([null])
    expect(await mails()).toEqual([])
    await send()
    await send()
    expect(await receivers()).toEqual([org.emails.guest])
  })
})
