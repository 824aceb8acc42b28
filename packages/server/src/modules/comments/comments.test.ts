/** Comments over the real database: who reads and writes them, threads, mentions, retries, and what becomes of them. */
import { type BodyOf, endpoints } from '@orderwright/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, orderOf } from '../../testing/fixture.ts'
import { linkHolder } from '../../testing/sign-in/link-holder.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const id = {
  guest: demoUserId(maisonLumen, 'guest'),
  hidden: demoUserId(maisonLumen, 'guestHiddenPricing'),
  member: demoUserId(maisonLumen, 'member'),
  owner: demoUserId(maisonLumen, 'owner'),
}
const inUse = useTestApp()
let guest: Caller
let hidden: Caller
let member: Caller
let owner: Caller
beforeAll(async () => {
  guest = await inUse.app.as(id.guest)
  hidden = await inUse.app.as(id.hidden)
  member = await inUse.app.as(id.member)
  owner = await inUse.app.as(id.owner)
})

async function newOrder(fields: object = {}) {
  const { order, line } = await orderOf(inUse.database, { orgId, userId: id.guest, ...fields })
  return { order, line, on: { orgId, productOrderId: order.id } }
}
type On = { orgId: number; productOrderId: number }

const write = (
  caller: Caller,
  on: On,
  text: string,
  more: Partial<BodyOf<typeof endpoints.addComment>> = {},
) => caller.call(endpoints.addComment, { ...on, text, ...more })
const said = async (caller: Caller, on: On, text: string, more = {}) =>
  (await write(caller, on, text, more)).data.comment
const read = async (caller: Caller, on: On) => (await caller.call(endpoints.getComments, on)).data
const texts = async (caller: Caller, on: On) => (await read(caller, on)).comments.map(({ text }) => text)
const bell = async (caller: Caller) =>
  (await caller.call(endpoints.getNotifications, { orgId, limit: 100 })).data.notifications

describe('a comment', () => {
  test('[1.3.23] stands on the order or on a line of it, with who wrote it, for everybody who can open it', async () => {
    const { on, line } = await newOrder()
    await said(guest, on, '  Could it be brass? 👩‍🎨\r\nשלום\u0007 ')
    await said(member, on, 'This plate?', { productInstanceId: line.id })
    const { comments } = await read(guest, on)
    expect(comments).toMatchObject([
      {
        text: 'Could it be brass? 👩‍🎨\nשלום',
        authorKind: 'guest',
        productInstanceId: null,
        isUnread: false,
      },
      { text: 'This plate?', authorKind: 'employee', productInstanceId: line.id, isUnread: true },
    ])
    expect(comments[0]?.authorName).not.toBe('')
    expect(comments[1]?.itemTitle).toBe('Special plate')
    const holder = await linkHolder(inUse.app, guest, on.productOrderId)
    expect(await texts(holder, on)).toHaveLength(2)
    expect((await hidden.call(endpoints.getComments, on)).status).toBe(404)
  })

  test('is written once when its answer is lost and it is sent again', async () => {
    const { on } = await newOrder()
    const key = { 'idempotency-key': 'comment-of-a-lost-answer' }
    const both = await Promise.all([
      guest.call(endpoints.addComment, { ...on, text: 'Once' }, key),
      guest.call(endpoints.addComment, { ...on, text: 'Once' }, key),
    ])
    expect(both[0].data.comment.id).toBe(both[1].data.comment.id)
    expect(await texts(guest, on)).toEqual(['Once'])
    expect((await guest.call(endpoints.addComment, { ...on, text: 'Other' }, key)).status).toBe(409)
  })

  test('is refused in words when it is empty, too long, on a line of another order, or no answer to anything', async () => {
    const { on } = await newOrder()
    const other = await newOrder()
    const long = await write(guest, on, 'x'.repeat(5001))
    expect(long.status).toBe(400)
    expect(long.error.details?.fields).toEqual([
      {
        path: 'text',
        message: 'This comment has 5,001 characters; at most 5,000 can be sent. Please shorten it.',
      },
    ])
    expect((await write(guest, on, ' \u0007\n ')).error.details?.fields?.[0]?.message).toBe(
      'Write something first.',
    )
    const line = await write(guest, on, 'There', { productInstanceId: other.line.id })
    expect([line.status, line.error.details?.rule]).toEqual([422, 'itemUnknown'])
    const foreign = await said(guest, other.on, 'Elsewhere')
    const answer = await write(guest, on, 'Answer', { threadId: foreign.id })
    expect([answer.status, answer.error.details?.rule]).toEqual([422, 'threadGone'])
    expect(await texts(guest, on)).toEqual([])
  })

  test('is changed and deleted by who wrote it alone, and never over a change that was not seen', async () => {
    const { on } = await newOrder()
    const { id: commentId } = await said(guest, on, 'Bras?')
    const edit = (caller: Caller, text: string, wasText: string) =>
      caller.call(endpoints.editComment, { ...on, commentId, text, wasText })
    expect((await edit(owner, 'Mine', 'Bras?')).status).toBe(403)
    expect((await owner.call(endpoints.deleteComment, { ...on, commentId })).status).toBe(403)
    const first = await edit(guest, 'Brass?', 'Bras?')
    expect(first.data.comment).toMatchObject({ text: 'Brass?' })
    expect(first.data.comment.editedAt).not.toBeNull()
    // Sent again after a lost answer it is no conflict; a page that shows the old text is.
    expect((await edit(guest, 'Brass?', 'Bras?')).status).toBe(200)
    const late = await edit(guest, 'Steel?', 'Bras?')
    expect([late.status, late.error.details?.current]).toEqual([409, { text: 'Brass?' }])
  })

  test('of the holder of a link stands under the name that they give, marked as given', async () => {
    const { order, on } = await newOrder()
    const holder = await linkHolder(inUse.app, guest, order.id)
    expect((await read(holder, on)).isNameless).toBe(true)
    expect(await said(holder, on, 'Hello')).toMatchObject({
      authorName: 'Guest by link',
      authorKind: 'visitor',
    })
    const named = await said(holder, on, 'Hello again', { authorName: ' Ada\n Lovelace ' })
    expect(named).toMatchObject({ authorName: 'Ada Lovelace', authorKind: 'visitor' })
    // Others are called as they are.
    expect((await said(guest, on, 'Yes', { authorName: 'The Owner' })).authorName).not.toBe('The Owner')
    // And after the link has gone what was written stays, and its writer is out at once.
    await guest.call(endpoints.revokeShareableLink, { productOrderId: order.id })
    expect((await write(holder, on, 'More')).status).toBe(404)
    expect((await read(guest, on)).comments.map(({ authorName }) => authorName)).toContain('Ada Lovelace')
  })
})

describe('a thread', () => {
  test('is resolved by anybody who can write in it, and an answer opens it again', async () => {
    const { on, line } = await newOrder()
    const root = await said(guest, on, 'Brass?', { productInstanceId: line.id })
    const set = (caller: Caller, isResolved: boolean) =>
      caller.call(endpoints.resolveComments, { ...on, commentId: root.id, isResolved })
    const resolved = await set(member, true)
    expect(resolved.data.comment).toMatchObject({ resolved: 1 })
    expect(resolved.data.comment.resolvedByName).not.toBe('')
    const answer = await said(guest, on, 'In steel too?', { threadId: root.id, isInternal: 0 })
    expect(answer).toMatchObject({ threadId: root.id, productInstanceId: line.id })
    expect((await read(member, on)).comments[0]).toMatchObject({ resolved: 0, resolvedByName: '' })
    expect((await set(guest, true)).data.comment.resolved).toBe(1)
    // An answer begins no thread.
    const wrong = await guest.call(endpoints.resolveComments, { ...on, commentId: answer.id })
    expect(wrong.status).toBe(404)
    expect((await write(guest, on, 'Deeper', { threadId: answer.id })).status).toBe(422)
  })

  test('keeps its answers when its beginning is deleted, whose text is gone; deleting is taken back', async () => {
    const { on } = await newOrder()
    const root = await said(guest, on, 'Never mind')
    await said(member, on, 'I do mind', { threadId: root.id })
    const remove = (isDeleted: boolean) =>
      guest.call(endpoints.deleteComment, { ...on, commentId: root.id, isDeleted })
    expect((await remove(true)).status).toBe(200)
    const [deleted] = (await read(member, on)).comments
    expect(deleted).toMatchObject({ isDeleted: true, text: '', authorName: '', mentions: [] })
    expect((await remove(true)).status).toBe(200)
    expect((await remove(false)).data.comment.text).toBe('Never mind')
    expect(await texts(member, on)).toEqual(['Never mind', 'I do mind'])
    const alone = await said(guest, on, 'Alone')
    await guest.call(endpoints.deleteComment, { ...on, commentId: alone.id })
    expect(await texts(member, on)).not.toContain('')
    expect((await write(member, on, 'To nobody', { threadId: alone.id })).error.details?.rule).toBe(
      'threadGone',
    )
  })
})

describe('internal comments', () => {
  test('exist for employees alone: not for the customer, not in guest mode, not by their id', async () => {
    const { on } = await newOrder()
    const note = await said(member, on, 'Thin margin', { isInternal: 1 })
    await said(member, on, 'Hello')
    expect(await texts(owner, on)).toEqual(['Thin margin', 'Hello'])
    expect(await texts(guest, on)).toEqual(['Hello'])
    expect((await owner.call(endpoints.getComments, { ...on, isGuestMode: true })).status).toBe(404)
    expect((await read(guest, on)).mayWriteInternally).toBe(false)
    expect((await write(guest, on, 'Me too', { isInternal: 1 })).status).toBe(403)
    expect((await write(guest, on, 'Answer', { threadId: note.id })).error.details?.rule).toBe('threadGone')
    const about = { ...on, commentId: note.id }
    expect((await guest.call(endpoints.resolveComments, about)).status).toBe(404)
    expect((await guest.call(endpoints.deleteComment, about)).status).toBe(404)
    await guest.call(endpoints.markCommentsRead, { ...on, ids: [note.id] })
    // An answer is as internal as its thread, whatever it says.
    expect(await said(owner, on, 'Indeed', { threadId: note.id, isInternal: 0 })).toMatchObject({
      isInternal: 1,
    })
    expect(await texts(guest, on)).toEqual(['Hello'])
    const own = await orderOf(inUse.database, { orgId, userId: id.member })
    const onOwn = { orgId, productOrderId: own.order.id }
    await said(member, onOwn, 'Mine', { isInternal: 1 })
    const asGuest = await member.call(endpoints.getComments, { ...onOwn, isGuestMode: true })
    expect(asGuest.data.comments).toEqual([])
  })

  test('mention and ring employees alone', async () => {
    const { on } = await newOrder()
    const refused = await write(member, on, '@Guest', { isInternal: 1, mentions: [id.guest] })
    expect([refused.status, refused.error.message]).toEqual([
      422,
      'Somebody you mention does not work here and cannot see internal comments.',
    ])
    const note = await said(member, on, '@Owner look', { isInternal: 1, mentions: [id.owner] })
    expect((await bell(owner)).filter(({ commentId }) => commentId === note.id)).toHaveLength(1)
    expect((await bell(guest)).filter(({ commentId }) => commentId === note.id)).toEqual([])
  })
})

describe('mentions', () => {
  test('are of people who can see the order; others are refused in words', async () => {
    const { on } = await newOrder()
    const unmentionable = [id.hidden, 2_000_000_000]
    for (const person of unmentionable) {
      const refused = await write(guest, on, 'Hi', { mentions: [person] })
      expect([refused.status, refused.error.details?.rule]).toEqual([422, 'cannotSee'])
      expect(refused.error.message).toContain('Share it with them first')
    }
    const one = await said(guest, on, 'Hi', { mentions: [id.member, id.member, id.guest] })
    expect(one.mentions.map((person) => person.id)).toEqual([id.member])
    const people = (await read(guest, on)).people.map((person) => person.id)
    expect(people).toContain(id.member)
    expect(people).not.toContain(id.hidden)
    expect(people).not.toContain(id.guest)
  })

  test('of a collaborator who was removed stay in what was written, and are refused from then on', async () => {
    const { order, on } = await newOrder({
      involvedUsers: { [id.hidden]: { role: 'other', pricingIsHidden: 0 } },
    })
    const first = await said(guest, on, '@H', { mentions: [id.hidden] })
    expect(await texts(hidden, on)).toEqual(['@H'])
    await change(inUse.database, 'productOrder', orgId, order.id, { involvedUsers: {} })
    expect((await hidden.call(endpoints.getComments, on)).status).toBe(404)
    expect((await write(hidden, on, 'Still here')).status).toBe(404)
    const about = { ...on, commentId: first.id, wasText: '@H' }
    expect(
      (await guest.call(endpoints.editComment, { ...about, text: '@H!', mentions: [id.hidden] })).status,
    ).toBe(200)
    expect((await write(guest, on, '@H again', { mentions: [id.hidden] })).status).toBe(422)
  })

  test('whoever came by a link is shown the people of the order and the employees who wrote on it', async () => {
    const { order, on } = await newOrder()
    const holder = await linkHolder(inUse.app, guest, order.id)
    const named = async () => (await read(holder, on)).people.map((person) => person.id)
    expect(await named()).toEqual([id.guest])
    await said(owner, on, 'Internal', { isInternal: 1 })
    expect(await named()).toEqual([id.guest])
    await said(member, on, 'Hello')
    expect((await named()).toSorted()).toEqual([id.guest, id.member].toSorted())
    expect(JSON.stringify(await read(holder, on))).not.toContain('@')
  })

  test('added by a change ring for those who are new alone', async () => {
    const { on } = await newOrder()
    const one = await said(guest, on, 'Hi', { mentions: [id.member] })
    const about = { ...on, commentId: one.id, wasText: 'Hi' }
    await guest.call(endpoints.editComment, { ...about, text: 'Hi both', mentions: [id.member, id.owner] })
    for (const caller of [member, owner]) {
      const kinds = (await bell(caller))
        .filter(({ commentId }) => commentId === one.id)
        .map(({ kind }) => kind)
      expect(kinds).toContain('commentMention')
    }
    expect(
      (await bell(member)).filter(({ commentId, kind }) => commentId === one.id && kind === 'commentMention'),
    ).toHaveLength(1)
  })
})

describe('the bell', () => {
  const about = async (caller: Caller, on: On) =>
    (await bell(caller)).filter(({ productOrderId }) => productOrderId === on.productOrderId)

  test('rings for the people of the order and the employees, never for who wrote; one entry for a talk', async () => {
    const { on } = await newOrder()
    const root = await said(guest, on, 'One')
    expect(await about(guest, on)).toEqual([])
    expect(await about(member, on)).toMatchObject([{ kind: 'comment', commentId: root.id, readAt: null }])
    const two = await said(guest, on, 'Two', { threadId: root.id })
    expect(await about(member, on)).toMatchObject([{ commentId: two.id }])
    const mine = await said(member, on, 'Three', { threadId: root.id })
    expect(await about(guest, on)).toMatchObject([{ commentId: mine.id }])
    expect((await about(guest, on))[0]?.text).toContain(' commented on ')
  })

  test('is silent for what was read on the order, and what was read stays read for that person alone', async () => {
    const { on } = await newOrder()
    const one = await said(guest, on, 'One')
    await member.call(endpoints.markCommentsRead, { ...on, ids: [one.id, 2_000_000_000] })
    expect((await about(member, on)).every(({ readAt }) => readAt !== null)).toBe(true)
    expect((await about(owner, on)).every(({ readAt }) => readAt === null)).toBe(true)
    expect((await read(member, on)).comments[0]?.isUnread).toBe(false)
    expect((await read(owner, on)).comments[0]?.isUnread).toBe(true)
    await member.call(endpoints.markCommentsRead, { ...on, ids: [one.id] })
    const foreign = await newOrder()
    const other = await said(guest, foreign.on, 'Other')
    // Ids of another order are nothing here.
    await member.call(endpoints.markCommentsRead, { ...on, ids: [other.id] })
    expect((await read(member, foreign.on)).comments[0]?.isUnread).toBe(true)
  })

  test('loses its entry with a deleted comment, and has it back with the comment', async () => {
    const { on } = await newOrder()
    const one = await said(guest, on, 'Oops')
    const remove = (isDeleted: boolean) =>
      guest.call(endpoints.deleteComment, { ...on, commentId: one.id, isDeleted })
    await remove(true)
    expect(await about(member, on)).toEqual([])
    await remove(false)
    expect(await about(member, on)).toHaveLength(1)
  })
})

describe('with the order', () => {
  test('its copy begins without them, they can be read while it is archived, and are gone while it is deleted', async () => {
    const { order, on } = await newOrder()
    await said(guest, on, 'Here')
    const copy = await guest.call(endpoints.duplicateOrder, { productOrderId: order.id })
    expect(await texts(guest, { orgId, productOrderId: copy.data.productOrder.id })).toEqual([])
    const holder = await linkHolder(inUse.app, guest, order.id)
    await change(inUse.database, 'productOrder', orgId, order.id, { archived: 1 })
    expect(await texts(guest, on)).toEqual(['Here'])
    expect((await write(member, on, 'Archived, because')).status).toBe(200)
    expect((await holder.call(endpoints.getComments, on)).status).toBe(404)
    await change(inUse.database, 'productOrder', orgId, order.id, { deletedAt: new Date() })
    expect((await guest.call(endpoints.getComments, on)).status).toBe(404)
    expect((await write(member, on, 'Too late')).status).toBe(404)
    await change(inUse.database, 'productOrder', orgId, order.id, { deletedAt: null })
    expect(await texts(guest, on)).toEqual(['Here', 'Archived, because'])
  })

  test('what was said of a deleted line stays, with the line’s name', async () => {
    const { on, line } = await newOrder()
    await said(guest, on, 'Wider?', { productInstanceId: line.id })
    await change(inUse.database, 'productInstance', orgId, line.id, { deletedAt: new Date() })
    expect((await read(member, on)).comments).toMatchObject([{ text: 'Wider?', itemTitle: 'Special plate' }])
    expect((await write(member, on, 'New', { productInstanceId: line.id })).status).toBe(422)
  })

  test('answers of several people at once all stand, in one order for everybody', async () => {
    const { on } = await newOrder()
    const root = await said(guest, on, 'Begin')
    await member.call(endpoints.resolveComments, { ...on, commentId: root.id })
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        said([guest, member, owner][index % 3] ?? guest, on, `No. ${index}`, { threadId: root.id }),
      ),
    )
    const shown = await texts(guest, on)
    expect(shown).toHaveLength(13)
    expect(await texts(owner, on)).toEqual(shown)
    expect((await read(guest, on)).comments[0]?.resolved).toBe(0)
  })
})
