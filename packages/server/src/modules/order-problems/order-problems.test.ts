/** Problems of orders over the real database: who reports, answers and solves them, when, and what becomes of them. */
import { type BodyOf, endpoints, type OrderProblemView } from '@orderwright/contract'
import { orderProblemMessages as words } from '@orderwright/domain/messages'
import {
  ORDER_PROBLEMS_MOST,
  PROBLEM_WORDS_MOST,
  type ProblemResolution,
} from '@orderwright/domain/order-problems'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, insert, orderOf } from '../../testing/fixture.ts'
import { linkHolder } from '../../testing/sign-in/link-holder.ts'
import { eventKinds } from '../../testing/orders/event-kinds.ts'
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

async function newOrder(fields: object = {}) {
  const made = await orderOf(inUse.database, { orgId, userId: id.guest, standing: 'shipped', ...fields })
  await change(inUse.database, 'productInstance', orgId, made.line.id, { quantity: 3 })
  return { ...made, on: { orgId, productOrderId: made.order.id } }
}
type On = { orgId: number; productOrderId: number }
type Report = BodyOf<typeof endpoints.reportOrderProblem>

const report = (caller: Caller, on: On, more: Partial<Report> = {}) =>
  caller.call(endpoints.reportOrderProblem, { ...on, kind: 'damaged', words: 'It is scratched.', ...more })
const reported = async (caller: Caller, on: On, more: Partial<Report> = {}) =>
  (await report(caller, on, more)).data.problem
const read = async (caller: Caller, on: On) => (await caller.call(endpoints.getOrderProblems, on)).data
const answer = (caller: Caller, on: On, { id: problemId, version }: OrderProblemView, text: string) =>
  caller.call(endpoints.answerOrderProblem, { ...on, problemId, version, answer: text })
const solve = (
  caller: Caller,
  on: On,
  { id: problemId, version }: OrderProblemView,
  resolution: ProblemResolution | null,
  solution = '',
) => caller.call(endpoints.solveOrderProblem, { ...on, problemId, version, resolution, solution })
const add = (caller: Caller, on: On, { id: problemId }: OrderProblemView, text: string) =>
  caller.call(endpoints.addToOrderProblem, { ...on, problemId, words: text })
const takeBack = (caller: Caller, on: On, { id: problemId }: OrderProblemView, isDeleted = true) =>
  caller.call(endpoints.takeBackOrderProblem, { ...on, problemId, isDeleted })
const kinds = (orderId: number) => eventKinds(inUse.database.owner.db, orderId, 'problem.')

describe('[issue 18] a problem', () => {
  test('is reported of some items or of all, with who and when, numbered within its order', async () => {
    const { on, line } = await newOrder()
    const items = [{ productInstanceId: line.id, quantity: 2 }]
    const first = await reported(guest, on, { items, words: '  It is\r\nscratched.\u0007 ' })
    expect(first).toMatchObject({
      number: 1,
      kind: 'damaged',
      items: [{ productInstanceId: line.id, quantity: 2, itemTitle: 'Special plate' }],
      words: 'It is\nscratched.',
      state: 'open',
      reporterId: id.guest,
      reporterKind: 'guest',
      mayAddWords: true,
      mayTakeBack: true,
      mayAnswer: false,
    })
    expect(first.reporterName).not.toBe('')
    await reported(member, on, { kind: 'missing', words: 'A box was not in the parcel.' })
    const seen = await read(guest, on)
    expect(seen.problems.map(({ number, reporterKind }) => [number, reporterKind])).toEqual([
      [1, 'guest'],
      [2, 'employee'],
    ])
    expect(seen.mayReport).toBe(true)
    expect(seen.problems[1]).toMatchObject({ items: [], mayAddWords: false, mayTakeBack: false })
    // Of another order the numbers begin anew.
    expect((await reported(guest, (await newOrder()).on)).number).toBe(1)
    expect(await kinds(on.productOrderId)).toEqual(['problem.report', 'problem.report'])
  })

  test('is reported once the goods have left, and not before', async () => {
    for (const standing of ['started', 'submitted', 'payment'] as const) {
      const { on } = await newOrder({ standing })
      const refused = await report(guest, on)
      expect([refused.status, refused.error.details?.rule]).toEqual([422, 'notLeft'])
      expect((await read(guest, on)).mayReport).toBe(false)
    }
  })

  test('is refused in words when it says nothing or too much, or names what the order has not', async () => {
    const { on, line } = await newOrder()
    const other = await newOrder()
    const long = await report(guest, on, { words: 'x'.repeat(PROBLEM_WORDS_MOST + 1) })
    expect([long.status, long.error.details?.fields?.[0]?.path]).toEqual([400, 'words'])
    expect((await report(guest, on, { words: ' \n ' })).error.details?.fields?.[0]?.message).toBe(
      words.wordsMissing,
    )
    const of = (productInstanceId: number, quantity: number) => ({ productInstanceId, quantity })
    for (const [items, rule] of [
      [[of(other.line.id, 1)], 'itemUnknown'],
      [[of(line.id, 1), of(line.id, 1)], 'itemTwice'],
      [[of(line.id, 4)], 'tooManyPieces'],
    ] as const) {
      const refused = await report(guest, on, { items: [...items] })
      expect([refused.status, refused.error.details?.rule]).toEqual([422, rule])
    }
    expect((await report(guest, on, { items: [of(line.id, 0)] })).status).toBe(400)
    expect((await read(guest, on)).problems).toEqual([])
  })

  test('is one of at most so many of an order, taken back ones counted', async () => {
    const { on } = await newOrder()
    await insert(inUse.database, 'orderProblem', orgId, {
      productOrderId: on.productOrderId,
      number: ORDER_PROBLEMS_MOST - 1,
      kind: 'other',
      words: 'One of many.',
      reporterId: id.guest,
    })
    await takeBack(guest, on, await reported(guest, on))
    const refused = await report(guest, on)
    expect([refused.status, refused.error.details?.rule]).toEqual([422, 'tooMany'])
  })

  test('is reported once when its answer is lost and it is sent again, and numbers are never given twice', async () => {
    const { on } = await newOrder()
    const key = { 'idempotency-key': 'a-problem-sent-twice' }
    const body = { ...on, kind: 'defect' as const, words: 'It does not switch.' }
    const both = await Promise.all([
      guest.call(endpoints.reportOrderProblem, body, key),
      guest.call(endpoints.reportOrderProblem, body, key),
    ])
    expect(both[0].data.problem.id).toBe(both[1].data.problem.id)
    const more = await Promise.all([report(guest, on), report(member, on), report(owner, on)])
    expect(more.map(({ data }) => data.problem.number).toSorted()).toEqual([2, 3, 4])
  })
})

describe('[issue 18] who', () => {
  test('others find it as one that there is not; who came by a link reads it alone', async () => {
    const { on } = await newOrder()
    const problem = await reported(guest, on)
    for (const other of [hidden, foreign]) {
      expect((await other.call(endpoints.getOrderProblems, on)).status).toBe(404)
      expect((await report(other, on)).status).toBe(404)
      expect((await answer(other, on, problem, 'No.')).status).toBe(404)
    }
    const holder = await linkHolder(inUse.app, guest, on.productOrderId)
    const seen = await read(holder, on)
    expect([seen.problems.length, seen.mayReport]).toEqual([1, false])
    expect((await report(holder, on)).status).toBe(403)
    expect((await add(holder, on, problem, 'And dirty.')).status).toBe(403)
    // By the id of another order of theirs it is not there either.
    const elsewhere = await newOrder()
    expect((await answer(member, elsewhere.on, problem, 'Here.')).status).toBe(404)
    expect((await takeBack(guest, elsewhere.on, problem)).status).toBe(404)
  })

  test('employees answer, change and take back the answer, solve and reopen; a guest does none of it', async () => {
    const { on } = await newOrder()
    const problem = await reported(guest, on)
    for (const refused of [
      await answer(guest, on, problem, 'I answer myself.'),
      await solve(guest, on, problem, 'credit'),
    ])
      expect(refused.status).toBe(403)
    const answered = (await answer(member, on, problem, 'A new one is made.')).data.problem
    expect(answered).toMatchObject({ state: 'answered', answer: 'A new one is made.' })
    expect(answered.answeredByName).not.toBe('')
    const again = (await answer(owner, on, answered, '')).data.problem
    expect(again).toMatchObject({ state: 'open', answer: '', answeredByName: '', answeredAt: null })
    const second = (await answer(owner, on, again, 'It is on its way.')).data.problem
    const solved = (await solve(member, on, second, 'replacement', 'Sent today.')).data.problem
    expect(solved).toMatchObject({
      state: 'solved',
      resolution: 'replacement',
      solution: 'Sent today.',
      mayAnswer: false,
      mayReopen: true,
    })
    expect((await answer(member, on, solved, 'Late.')).error.details?.rule).toBe('problemNotNow')
    expect((await solve(member, on, solved, 'credit')).error.details?.rule).toBe('problemNotNow')
    const open = (await solve(owner, on, solved, null)).data.problem
    expect(open).toMatchObject({ state: 'answered', resolution: null, solution: '', solvedByName: '' })
    expect(await kinds(on.productOrderId)).toEqual([
      'problem.report',
      'problem.answer',
      'problem.answer',
      'problem.answer',
      'problem.solve',
      'problem.reopen',
    ])
  })

  test('two employees do not answer over each other', async () => {
    const { on } = await newOrder()
    const problem = await reported(guest, on)
    await answer(member, on, problem, 'First.')
    const late = await answer(owner, on, problem, 'Second.')
    expect([late.status, late.error.message]).toEqual([409, words.changedElsewhere])
    expect((await solve(owner, on, problem, 'credit')).status).toBe(409)
    expect((await read(guest, on)).problems[0]?.answer).toBe('First.')
  })

  test('who reported it adds words, which open an answered one again, until it is solved', async () => {
    const { on } = await newOrder()
    const problem = await reported(guest, on)
    expect((await add(member, on, problem, 'Not mine.')).status).toBe(403)
    await answer(member, on, problem, 'Which side?')
    const more = (await add(guest, on, problem, 'The front.')).data.problem
    expect(more).toMatchObject({
      state: 'open',
      words: 'It is scratched.\n\nThe front.',
      answer: 'Which side?',
    })
    const tooLong = await add(guest, on, problem, 'x'.repeat(PROBLEM_WORDS_MOST - 20))
    expect([tooLong.status, tooLong.error.details?.rule]).toEqual([422, 'tooLong'])
    // Answered, it can not be taken back any more, though it waits again.
    expect([more.mayTakeBack, (await takeBack(guest, on, problem)).status]).toEqual([false, 422])
    // What is undone leaves it as it was: it still waits for an answer, and nobody is written to.
    const mails = async () =>
      (
        await db()
          .selectFrom('outboxMails')
          .select('id')
          .where('productOrderId', '=', on.productOrderId)
          .execute()
      ).length
    const second = (await answer(member, on, more, 'We see.')).data.problem
    const before = await mails()
    const undone = await member.call(endpoints.answerOrderProblem, {
      ...on,
      problemId: problem.id,
      version: second.version,
      answer: 'Which side?',
      awaitsAnswer: true,
    })
    expect(undone.data.problem).toMatchObject({ state: 'open', answer: 'Which side?' })
    const over = (await solve(member, on, undone.data.problem, 'repair')).data.problem
    const reopened = (await solve(member, on, over, null)).data.problem
    expect([over.state, reopened.state]).toEqual(['solved', 'open'])
    expect((await mails()) - before).toBe(1)
    await solve(member, on, reopened, 'replacement')
    expect((await add(guest, on, problem, 'Too late.')).error.details?.rule).toBe('problemNotNow')
  })

  test('who reported it takes an open one back, and brings it back', async () => {
    const { on } = await newOrder()
    const problem = await reported(guest, on)
    expect((await takeBack(member, on, problem)).status).toBe(403)
    expect((await takeBack(guest, on, problem)).data.problem.isDeleted).toBe(true)
    expect((await read(guest, on)).problems).toEqual([])
    expect((await answer(member, on, problem, 'Gone.')).status).toBe(404)
    const back = (await takeBack(guest, on, problem, false)).data.problem
    expect((await read(guest, on)).problems).toHaveLength(1)
    await answer(member, on, back, 'A new one is made.')
    expect((await takeBack(guest, on, problem)).error.details?.rule).toBe('problemNotNow')
  })
})

describe('[issue 18] it is told', () => {
  beforeEach(async () => {
    await inUse.app.runJobs()
    await db().deleteFrom('outboxMails').execute()
    await db().deleteFrom('notifications').execute()
  })
  const mails = () => db().selectFrom('outboxMails').selectAll().orderBy('id').execute()
  const bells = async () =>
    (await db().selectFrom('notifications').selectAll().orderBy('id').execute()).map(({ userId, kind }) => [
      userId,
      kind,
    ])

  test('to the employees when it is reported, and to who reported it when it is answered and solved, without prices', async () => {
    const { on, order, line } = await newOrder()
    const problem = await reported(guest, on, {
      items: [{ productInstanceId: line.id, quantity: 2 }],
    })
    expect(await bells()).toEqual([
      [id.owner, 'problemReported'],
      [id.member, 'problemReported'],
    ])
    const answered = (await answer(member, on, problem, 'A new one is made.')).data.problem
    await solve(owner, on, answered, 'credit', 'You get the money back.')
    const told = await mails()
    expect(told.map(({ to, kind }) => [to, kind])).toEqual([
      [maisonLumen.emails.owner, 'problemReported'],
      [maisonLumen.emails.member, 'problemReported'],
      [maisonLumen.emails.guest, 'problemAnswered'],
      [maisonLumen.emails.guest, 'problemSolved'],
    ])
    expect(told[0]?.text).toContain('> Damaged\n> 2 × Special plate')
    expect(told[0]?.text).toContain('> It is scratched.')
    expect(told[0]?.text).toContain(
      `/orders/${order.orgSpecificId}?problem=${problem.id}&orgId=${order.orgId}`,
    )
    expect(told[2]?.text).toContain('> A new one is made.')
    expect(told[3]?.text).toContain('> Credited')
    for (const { text, html, subject } of told) expect(`${text} ${html} ${subject}`).not.toMatch(/\$|12,345/)
    expect((await bells()).slice(2)).toEqual([
      [id.guest, 'problemAnswered'],
      [id.guest, 'problemSolved'],
    ])
  })

  test('to nobody when an answer is taken back, and never to who has left', async () => {
    const { on } = await newOrder({ userId: id.hidden })
    const problem = await reported(hidden, on)
    const answered = (await answer(member, on, problem, 'Yes.')).data.problem
    const before = (await mails()).length
    await answer(member, on, answered, '')
    expect(await mails()).toHaveLength(before)
    // An order that became somebody else's.
    await change(inUse.database, 'productOrder', orgId, on.productOrderId, { userId: id.guest })
    const now = (await read(member, on)).problems[0]
    if (!now) throw new Error('the problem is there')
    await solve(member, on, now, 'replacement')
    expect(await mails()).toHaveLength(before)
  })
})

describe('[issue 18] what becomes of it', () => {
  test('a copy of the order has none', async () => {
    const { on } = await newOrder()
    await reported(guest, on)
    const copy = await guest.call(endpoints.duplicateOrder, on)
    const made = { orgId, productOrderId: copy.data.productOrder.id }
    expect((await read(guest, made)).problems).toEqual([])
    expect((await read(guest, on)).problems).toHaveLength(1)
  })

  test('it stays with its order when two customers become one', async () => {
    const [kept, merged] = [
      await insert(inUse.database, 'customer', orgId, { title: 'Studio North' }),
      await insert(inUse.database, 'customer', orgId, { title: 'Studio Nord' }),
    ]
    const { on } = await newOrder({ customerId: merged.id })
    await reported(guest, on)
    const done = await owner.call(endpoints.mergeCustomers, {
      orgId,
      kept: { id: kept.id, version: kept.version },
      merged: { id: merged.id, version: merged.version },
      choices: {},
    })
    expect(done.status).toBe(200)
    expect((await read(guest, on)).problems).toMatchObject([{ number: 1, words: 'It is scratched.' }])
  })

  test('it is in the export of who reported it; their name and address go with them', async () => {
    const { on } = await newOrder({ userId: id.hidden, archived: 1 })
    const email = maisonLumen.emails.guestHiddenPricing
    const problem = await reported(hidden, on, { words: `Write to ${email}, please.` })
    await answer(member, on, problem, `We wrote to ${email}.`)
    const held = await db()
      .transaction()
      .execute((trx) => readPerson(trx, { orgId, userId: id.hidden }))
    const lines = held.find(({ table }) => table === 'order_problems')?.lines ?? []
    expect(lines.join('\n')).toContain('We wrote to')
    const services = inUse.app.services
    await db()
      .updateTable('productOrders')
      .set({ archived: 1 })
      .where('orgId', '=', orgId)
      .where('userId', '=', id.hidden)
      .execute()
    const erased = await eraseFromOrg(services, { orgId, userId: id.hidden })
    expect(erased).toMatchObject({ ok: true })
    const row = await db()
      .selectFrom('orderProblems')
      .selectAll()
      .where('orgId', '=', orgId)
      .where('id', '=', problem.id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(email)
    expect(row.reporterId).not.toBe(id.hidden)
    expect((await read(member, on)).problems[0]?.words).toContain('Write to ')
  })
})
