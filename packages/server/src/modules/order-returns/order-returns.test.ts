/** Returns of orders over the real database: who asks for them, decides and receives them, when, and what becomes of them. */
import { endpoints } from '@orderwright/contract'
import { orderReturnMessages as words } from '@orderwright/domain/messages'
import { ORDER_RETURNS_MOST, RETURN_WORDS_MOST } from '@orderwright/domain/order-returns'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { eventKinds } from '../../testing/orders/event-kinds.ts'
import { change, insert } from '../../testing/fixture.ts'
import { linkHolder } from '../../testing/sign-in/link-holder.ts'
import { returnsOf, shippedOrder } from '../../testing/orders/returns-fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'
import { eraseFromOrg } from '../personal-data/erasure.ts'
import { readPerson } from '../personal-data/read-person.ts'

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
let foreign: Caller
beforeAll(async () => {
  guest = await inUse.app.as(id.guest)
  hidden = await inUse.app.as(id.hidden)
  member = await inUse.app.as(id.member)
  owner = await inUse.app.as(id.owner)
  foreign = await inUse.app.as(demoUserId(haldenLight, 'owner'))
})
const db = () => inUse.database.owner.db

async function newOrder(fields: Record<string, unknown> = {}) {
  const made = await shippedOrder(inUse.database, fields)
  const by = (caller: Caller) => returnsOf(caller, made.on)
  return { ...made, lineId: made.line.id, guest: by(guest), member: by(member), owner: by(owner), by }
}
const ruleOf = (answer: { status: number; error: { details?: { rule?: string } } }) => [
  answer.status,
  answer.error.details?.rule,
]

describe('[issue 18] a return', () => {
  test('is asked for by a customer of some pieces, with who and when, numbered within its order', async () => {
    const one = await newOrder()
    const typed = '  They are\r\nbrass.\u0007 '
    const first = await one.guest.opened(one.lineId, 2, { words: typed, reason: 'wrong' })
    expect(first).toMatchObject({
      number: 1,
      reason: 'wrong',
      words: 'They are\nbrass.',
      state: 'requested',
      items: [
        { productInstanceId: one.lineId, quantity: 2, itemTitle: 'Special plate', received: 0, restocked: 0 },
      ],
      requesterId: id.guest,
      requesterKind: 'guest',
      credit: null,
      proposal: null,
      mayWithdraw: true,
      mayDecide: false,
    })
    const opened = await one.member.opened(one.lineId)
    expect(opened).toMatchObject({
      number: 2,
      state: 'authorized',
      requesterKind: 'employee',
      mayReceive: true,
    })
    expect(await one.guest.read()).toMatchObject({ returnable: [], mayRequest: false })
    expect((await (await newOrder()).guest.read()).mayRequest).toBe(true)
    expect(await eventKinds(db(), one.order.id, 'return.')).toEqual(['return.request', 'return.open'])
  })

  test('is asked for once the goods have left, and not before', async () => {
    for (const standing of ['started', 'submitted', 'payment'] as const) {
      const one = await newOrder({ standing })
      expect(ruleOf(await one.guest.request(one.lineId))).toEqual([422, 'notLeft'])
      expect((await one.guest.read()).mayRequest).toBe(false)
    }
  })

  test('never takes more pieces than were ordered less what other returns have taken', async () => {
    const one = await newOrder()
    const other = await newOrder()
    expect(ruleOf(await one.guest.request(other.lineId))).toEqual([422, 'returnItemUnknown'])
    expect(ruleOf(await one.guest.request(one.lineId, 4))).toEqual([422, 'returnTooManyPieces'])
    const twice = { productInstanceId: one.lineId, quantity: 1 }
    expect(ruleOf(await one.guest.request(one.lineId, 1, { items: [twice, twice] }))).toEqual([
      422,
      'returnItemTwice',
    ])
    expect((await one.guest.request(one.lineId, 0)).status).toBe(400)
    expect((await one.guest.request(one.lineId, 1, { items: [] })).status).toBe(400)
    // Three at once of the three pieces, two each: one of them is first.
    const wanted = await Promise.all([guest, member, owner].map((who) => one.by(who).request(one.lineId, 2)))
    expect(wanted.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    const [first] = (await one.member.read()).returns
    if (!first) throw new Error('one of them was first')
    expect((await one.guest.read()).returnable).toMatchObject([{ quantity: 1 }])
    // What is declined or withdrawn leaves its pieces to others, and does not get them back from them.
    const second = await one.guest.opened(one.lineId)
    expect((await one.member.decide(second, 'declined', 'Made to order.')).status).toBe(200)
    const third = await one.guest.opened(one.lineId)
    const declined = (await one.member.read()).returns[1]
    if (!declined) throw new Error('the second is there')
    expect(ruleOf(await one.member.decide(declined, null))).toEqual([422, 'returnTooManyPieces'])
    await one.guest.withdraw(third)
    expect((await one.member.decide(declined, null)).data.orderReturn.state).toBe('requested')
    expect(ruleOf(await one.guest.withdraw(third, false))).toEqual([422, 'returnTooManyPieces'])
  })

  test('names a problem of its order, and no other', async () => {
    const one = await newOrder()
    const other = await newOrder()
    const report = async (on: typeof one.on) =>
      (await guest.call(endpoints.reportOrderProblem, { ...on, kind: 'wrong', words: 'Brass.' })).data.problem
        .id
    const problemId = await report(one.on)
    expect((await one.guest.opened(one.lineId, 1, { problemId })).problemId).toBe(problemId)
    const elsewhere = await one.guest.request(one.lineId, 1, { problemId: await report(other.on) })
    expect(ruleOf(elsewhere)).toEqual([422, 'problemUnknown'])
  })

  test('is asked for once when its answer is lost, one of so many, and in so many words', async () => {
    const one = await newOrder({ quantity: 500 })
    const body = {
      ...one.on,
      items: [{ productInstanceId: one.lineId, quantity: 1 }],
      reason: 'other' as const,
    }
    const key = { 'idempotency-key': 'a-return-sent-twice' }
    const both = await Promise.all([
      guest.call(endpoints.requestOrderReturn, body, key),
      guest.call(endpoints.requestOrderReturn, body, key),
    ])
    expect(both[0].data.orderReturn.id).toBe(both[1].data.orderReturn.id)
    const long = await one.guest.request(one.lineId, 1, { words: 'x'.repeat(RETURN_WORDS_MOST + 1) })
    expect([long.status, long.error.details?.fields?.[0]?.path]).toEqual([400, 'words'])
    await insert(inUse.database, 'orderReturn', orgId, {
      productOrderId: one.order.id,
      number: ORDER_RETURNS_MOST,
      reason: 'other',
      items: body.items,
      requesterId: id.guest,
    })
    expect(ruleOf(await one.guest.request(one.lineId))).toEqual([422, 'tooMany'])
  })
})

describe('[issue 18] who', () => {
  test('others find it as one that there is not; who came by a link reads it alone', async () => {
    const one = await newOrder()
    const asked = await one.guest.opened(one.lineId)
    for (const other of [hidden, foreign]) {
      expect((await other.call(endpoints.getOrderReturns, one.on)).status).toBe(404)
      expect((await one.by(other).request(one.lineId)).status).toBe(404)
      expect((await one.by(other).decide(asked, 'authorized')).status).toBe(404)
    }
    const holder = await linkHolder(inUse.app, guest, one.order.id)
    const seen = await one.by(holder).read()
    expect([seen.returns.length, seen.mayRequest]).toEqual([1, false])
    expect((await one.by(holder).request(one.lineId)).status).toBe(403)
    expect((await one.by(holder).withdraw(asked)).status).toBe(403)
    // By the id of another order of theirs it is not there either.
    const elsewhere = await newOrder()
    expect((await elsewhere.member.decide(asked, 'authorized')).status).toBe(404)
    expect((await elsewhere.guest.withdraw(asked)).status).toBe(404)
  })

  test('employees decide, receive and credit; a customer does none of it', async () => {
    const one = await newOrder()
    const asked = await one.guest.opened(one.lineId, 2)
    const authorized = (await one.member.decide(asked, 'authorized', 'Send it.')).data.orderReturn
    expect(authorized).toMatchObject({ state: 'authorized', decision: 'Send it.', mayReceive: true })
    expect(authorized.decidedByName).not.toBe('')
    for (const refused of [
      await one.guest.decide(authorized, null),
      await one.guest.receive(authorized),
      await one.guest.close(authorized),
      await one.guest.reopen(authorized),
    ])
      expect(refused.status).toBe(403)
    // Not every step is there at every time.
    for (const early of [
      await one.member.decide(authorized, 'authorized'),
      await one.member.unreceive(authorized),
      await one.member.close(authorized),
      await one.member.reopen(authorized),
    ])
      expect(ruleOf(early)).toEqual([422, 'returnNotNow'])
    for (const [pieces, restocked, rule] of [
      [3, 3, 'receivedTooMany'],
      [1, 2, 'restockedTooMany'],
      [0, 0, 'nothingReceived'],
    ] as const)
      expect(ruleOf(await one.owner.receive(authorized, pieces, restocked))).toEqual([422, rule])
    const received = (await one.owner.receive(authorized, 1, 0)).data.orderReturn
    expect(received).toMatchObject({
      state: 'received',
      items: [{ received: 1, restocked: 0 }],
      mayClose: true,
    })
    // What did not arrive can be returned again.
    expect((await one.guest.read()).returnable).toMatchObject([{ quantity: 2 }])
    const undone = (await one.owner.unreceive(received)).data.orderReturn
    expect(undone).toMatchObject({ state: 'authorized', receivedAt: null, items: [{ received: 0 }] })
    expect((await one.member.decide(undone, null)).data.orderReturn).toMatchObject({
      state: 'requested',
      decision: '',
      decidedByName: '',
    })
    expect(await eventKinds(db(), one.order.id, 'return.')).toEqual(
      ['request', 'authorize', 'receive', 'unreceive', 'undecide'].map((step) => `return.${step}`),
    )
  })

  test('who asked withdraws it while nothing was said to it; an employee what they have opened', async () => {
    const one = await newOrder()
    const asked = await one.guest.opened(one.lineId)
    expect((await one.member.withdraw(asked)).status).toBe(403)
    expect((await one.guest.withdraw(asked)).data.orderReturn.isDeleted).toBe(true)
    expect((await one.guest.read()).returns).toEqual([])
    expect((await one.member.decide(asked, 'authorized')).status).toBe(404)
    const back = (await one.guest.withdraw(asked, false)).data.orderReturn
    await one.member.decide(back, 'authorized')
    expect(ruleOf(await one.guest.withdraw(asked))).toEqual([422, 'returnNotNow'])
    const opened = await one.member.opened(one.lineId)
    expect(opened.mayWithdraw).toBe(true)
    expect((await one.member.withdraw(opened)).status).toBe(200)
  })

  test('two employees do not write over each other, and a refusal says why', async () => {
    const one = await newOrder()
    const asked = await one.guest.opened(one.lineId)
    expect(ruleOf(await one.member.decide(asked, 'declined'))).toEqual([422, 'sayWhy'])
    const both = await Promise.all([
      one.member.decide(asked, 'authorized'),
      one.owner.decide(asked, 'declined', 'It was made for you.'),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = both.find(({ status }) => status === 409)
    expect(late?.error.message).toBe(words.changedElsewhere)
  })

  test('an archived order is closed to it, and says how it is opened', async () => {
    const one = await newOrder()
    const asked = await one.guest.opened(one.lineId)
    await change(inUse.database, 'productOrder', orgId, one.order.id, { archived: 1 })
    expect((await one.guest.read()).returns).toMatchObject([{ number: 1, mayWithdraw: false }])
    const refused = await one.member.decide(asked, 'authorized')
    expect([refused.status, refused.error.details?.repair]).toEqual([422, 'unarchive'])
    expect(ruleOf(await one.guest.request(one.lineId))).toEqual([422, 'archived'])
  })
})

describe('[issue 18] an item of which pieces come back', () => {
  test('has no fewer pieces than that, and is not deleted, as it would be taken off a second time', async () => {
    const one = await newOrder()
    const opened = await one.member.opened(one.lineId, 2)
    const where = { id: one.lineId }
    const resource = '/api/resources/productInstance'
    const set = async (quantity: number) => {
      const { rows } = await sql<{ version: number }>`select version from product_instances
        where org_id = ${orgId} and id = ${one.lineId}`.execute(db())
      const version = rows[0]?.version
      return owner.post(`${resource}/update`, { orgId, where, version, props: { quantity } })
    }
    const fewer = await set(1)
    expect([fewer.status, fewer.text]).toEqual([422, expect.stringContaining(words.piecesReturned)])
    expect((await owner.post(`${resource}/destroy`, { orgId, where })).status).toBe(422)
    expect((await set(2)).status).toBe(200)
    await one.member.withdraw(opened)
    expect((await set(1)).status).toBe(200)
    expect((await owner.post(`${resource}/destroy`, { orgId, where })).status).toBe(200)
  })
})

describe('[issue 18] it is told', () => {
  beforeEach(async () => {
    await inUse.app.runJobs()
    await db().deleteFrom('outboxMails').execute()
    await db().deleteFrom('notifications').execute()
  })
  const mails = () => db().selectFrom('outboxMails').selectAll().orderBy('id').execute()

  test('to employees when it is asked for, to who asked when it is decided and credited; without a price', async () => {
    const one = await newOrder()
    const asked = await one.guest.opened(one.lineId, 2, { words: 'They are brass.', reason: 'wrong' })
    const authorized = (await one.member.decide(asked, 'authorized', 'Send them to us.')).data.orderReturn
    const received = (await one.member.receive(authorized, 1)).data.orderReturn
    await one.member.close(received, { words: 'Thank you.' })
    const { emails } = maisonLumen
    const told = await mails()
    expect(told.map(({ to, kind }) => [to, kind])).toEqual([
      [emails.owner, 'returnRequested'],
      [emails.member, 'returnRequested'],
      [emails.guest, 'returnAnswered'],
      [emails.guest, 'returnClosed'],
    ])
    expect(told[0]?.text).toContain('> Wrong item\n> 2 × Special plate')
    expect(told[0]?.text).toContain(
      `/orders/${one.order.orgSpecificId}?return=${asked.id}&orgId=${one.order.orgId}`,
    )
    expect(told[2]?.text).toContain('> Authorized')
    expect(told[2]?.text).toContain('> Send them to us.')
    expect(told[3]?.text).toContain('> 1 × Special plate')
    for (const { text, html, subject } of told) expect(`${text} ${html} ${subject}`).not.toMatch(/\$|12,345/)
    const bells = await db().selectFrom('notifications').select(['userId', 'kind']).orderBy('id').execute()
    expect(bells.map(({ kind }) => kind)).toEqual(told.map(({ kind }) => kind))
  })

  test('to the customer when an employee opens it, and to nobody when a decision is taken back', async () => {
    const one = await newOrder()
    await one.member.opened(one.lineId)
    expect((await mails()).map(({ to, kind }) => [to, kind])).toEqual([
      [maisonLumen.emails.guest, 'returnAnswered'],
    ])
    const asked = await one.guest.opened(one.lineId)
    const decided = (await one.member.decide(asked, 'authorized')).data.orderReturn
    const before = (await mails()).length
    await one.member.decide(decided, null)
    expect(await mails()).toHaveLength(before)
  })
})

describe('[issue 18] what becomes of it', () => {
  test('it stands on the desk of employees, and in their list, for as long as it waits for a decision', async () => {
    const one = await newOrder()
    const onDesk = async (caller: Caller) => {
      const { waiting } = (await caller.call(endpoints.getDesk, { orgId })).data
      const listed = await caller.call(endpoints.getOrdersData, {
        orgId,
        filters: { waitingFor: 'returns' },
        resultConstraints: { from: 0, to: 250 },
      })
      const { productOrders } = listed.data.data
      expect(productOrders.length).toBe(waiting.find(({ reason }) => reason === 'returns')?.count ?? 0)
      return productOrders.some((order) => order.id === one.order.id)
    }
    expect(await onDesk(owner)).toBe(false)
    const asked = await one.guest.opened(one.lineId)
    expect([await onDesk(owner), await onDesk(member), await onDesk(guest)]).toEqual([true, true, false])
    const { rows } = await sql<{ since: string }>`select return_waiting_since as since from product_orders
      where org_id = ${orgId} and id = ${one.order.id}`.execute(db())
    expect(rows[0]?.since).toBe(asked.created)
    const decided = (await one.member.decide(asked, 'authorized')).data.orderReturn
    expect(await onDesk(owner)).toBe(false)
    await one.member.decide(decided, null)
    expect(await onDesk(owner)).toBe(true)
    await one.guest.withdraw(asked)
    expect(await onDesk(owner)).toBe(false)
  })

  test('a copy of the order has none, and nothing of it is credited', async () => {
    const one = await newOrder()
    await one.member.close(await one.member.arrived(one.lineId))
    const copy = (await guest.call(endpoints.duplicateOrder, one.on)).data.productOrder
    const made = returnsOf(guest, { orgId, productOrderId: copy.id })
    expect((await made.read()).returns).toEqual([])
    expect([copy.returnCreditInCents, copy.costs?.returned]).toEqual([0, undefined])
    expect((await one.guest.read()).returns).toHaveLength(1)
  })

  test('it is in the export of who asked for it; their name and address go with them', async () => {
    const one = await newOrder({ userId: id.hidden })
    const email = maisonLumen.emails.guestHiddenPricing
    const asked = await one.by(hidden).opened(one.lineId, 1, { words: `Write to ${email}, please.` })
    await one.member.decide(asked, 'authorized', `We wrote to ${email}.`)
    const held = await db()
      .transaction()
      .execute((trx) => readPerson(trx, { orgId, userId: id.hidden }))
    const lines = held.find(({ table }) => table === 'order_returns')?.lines ?? []
    expect(lines.join('\n')).toContain('We wrote to')
    await db()
      .updateTable('productOrders')
      .set({ archived: 1 })
      .where('orgId', '=', orgId)
      .where('userId', '=', id.hidden)
      .execute()
    const erased = await eraseFromOrg(inUse.app.services, { orgId, userId: id.hidden })
    expect(erased).toMatchObject({ ok: true })
    const row = await db()
      .selectFrom('orderReturns')
      .selectAll()
      .where('orgId', '=', orgId)
      .where('id', '=', asked.id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(email)
    expect(row.requesterId).not.toBe(id.hidden)
    expect(row.words).toContain('Write to ')
  })
})
