/** What customers say to changes after approval: they take back their own wish, and refuse what is proposed, with a reason. Issue 18, decision 0224. */
import { endpoints } from '@orderwright/contract'
import { beforeAll, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, orderOf } from '../../testing/fixture.ts'
import { workedOutChange } from '../../testing/orders/changes-and-quotes.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const otherId = demoUserId(maisonLumen, 'guestHiddenPricing')
const inUse = useTestApp()
let guest: Caller
let other: Caller
let member: Caller
beforeAll(async () => {
  guest = await inUse.app.as(guestId)
  other = await inUse.app.as(otherId)
  member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
})

async function inProduction() {
  const involvedUsers = { [otherId]: { role: 'other', pricingIsHidden: 1 } }
  const { order, line } = await orderOf(inUse.database, { orgId, userId: guestId, involvedUsers })
  const on = { orgId, productOrderId: order.id }
  await guest.call(endpoints.submitOrder, on)
  await member.call(endpoints.approveOrder, on)
  return { on, lineId: line.id, orderId: order.id }
}

const stateOf = async (caller: Caller, on: { orgId: number; productOrderId: number }) => {
  const { data } = await caller.call(endpoints.getRevisions, on)
  return { may: data.abilities, proposal: data.proposal }
}

/** For what the order stands on the caller's desk. */
async function reasonsOf(caller: Caller, id: number): Promise<readonly string[]> {
  const { data } = await caller.call(endpoints.getDesk, { orgId })
  return data.waiting
    .filter(({ orders }) => orders.some((order) => order.id === id))
    .map(({ reason }) => reason)
    .filter((reason) => reason.startsWith('change'))
}

const mailsOf = async (orderId: number) => {
  const rows = await inUse.database.owner.db
    .selectFrom('outboxMails')
    .select(['kind', 'to', 'text'])
    .where('productOrderId', '=', orderId)
    .orderBy('id')
    .execute()
  return rows.filter(({ kind }) => kind?.startsWith('changeOrder'))
}
const kindsOf = async (orderId: number) => [
  ...new Set((await mailsOf(orderId)).map(({ kind, to }) => `${kind} ${to.split('@')[0]}`)),
]

test('[issue 18] whoever asked for a change takes it back while nothing was opened; nobody else does, and it can be asked for anew', async () => {
  const { on, orderId } = await inProduction()
  await guest.call(endpoints.requestChangeOrder, { ...on, note: 'Two of them' })
  expect(await reasonsOf(member, orderId)).toEqual(['changesToAnswer'])
  const back = { ...on, outcome: 'withdrawn', note: 'They stay as they are' } as const
  expect((await stateOf(other, on)).may.takeBack).toBe(false)
  expect((await other.call(endpoints.closeChangeOrder, back)).status).toBe(403)
  expect((await stateOf(guest, on)).may.takeBack).toBe(true)
  const taken = await guest.call(endpoints.closeChangeOrder, back)
  expect(taken.data.changeOrder).toMatchObject({
    state: 'withdrawn',
    closingNote: 'They stay as they are',
    baseRevision: null,
  })
  expect(await reasonsOf(member, orderId)).toEqual([])
  // The employees hear of it, with what was written.
  const last = (await mailsOf(orderId)).at(-1)
  expect([last?.kind, last?.text.includes('They stay as they are')]).toEqual(['changeOrderWithdrawn', true])
  expect((await guest.call(endpoints.requestChangeOrder, { ...on, note: 'Three' })).status).toBe(200)
  await member.call(endpoints.openChangeOrder, on)
  expect((await guest.call(endpoints.closeChangeOrder, back)).error.details?.rule).toBe('noChangeAsked')
})

test('[issue 18] an open change is shown to the customer, who refuses it with a reason; it is changed, proposed anew and agreed to', async () => {
  const made = await inProduction()
  const { on, orderId, lineId } = made
  const early = await member.call(endpoints.openChangeOrder, on)
  expect(early.status).toBe(200)
  expect((await member.call(endpoints.proposeChangeOrder, on)).error.details?.rule).toBe('nothingChanged')
  expect((await stateOf(member, on)).may.propose).toBe(false)
  await change(inUse.database, 'productInstance', orgId, lineId, { quantity: 2 })
  expect((await guest.call(endpoints.proposeChangeOrder, on)).status).toBe(403)
  expect((await member.call(endpoints.proposeChangeOrder, on)).data.changeOrder.proposedAt).not.toBeNull()
  expect([await reasonsOf(guest, orderId), await reasonsOf(member, orderId)]).toEqual([['changeToAgree'], []])

  const looked = await stateOf(guest, on)
  expect([
    looked.may.refuse,
    (await stateOf(member, on)).may.refuse,
    (await stateOf(other, on)).may.refuse,
  ]).toEqual([true, false, false])
  const refusal = { ...on, note: 'Too expensive', proposal: looked.proposal }
  expect((await guest.call(endpoints.refuseChangeOrder, { ...refusal, note: ' ' })).status).toBe(400)
  expect((await member.call(endpoints.refuseChangeOrder, refusal)).status).toBe(403)
  const stale = await guest.call(endpoints.refuseChangeOrder, { ...refusal, proposal: 'another' })
  expect(stale.error.details?.rule).toBe('changedSince')
  const refused = await guest.call(endpoints.refuseChangeOrder, refusal)
  expect(refused.data.changeOrder).toMatchObject({ state: 'open', refusalNote: 'Too expensive' })
  expect(refused.data.changeOrder.refusedBy).not.toBe('')
  expect([await reasonsOf(guest, orderId), await reasonsOf(member, orderId)]).toEqual([
    [],
    ['changesToAnswer'],
  ])
  expect((await mailsOf(orderId)).at(-1)?.text).toContain('Too expensive')
  const { events } = (await member.call(endpoints.getOrderEvents, { ...on, limit: 10 })).data
  expect(events[0]).toMatchObject({ kind: 'changeOrder.refuse', after: { refusalNote: 'Too expensive' } })

  // Nothing was lost by it: the employee goes on from what was proposed.
  await change(inUse.database, 'productInstance', orgId, lineId, { quantity: 3 })
  const again = await member.call(endpoints.proposeChangeOrder, on)
  expect(again.data.changeOrder).toMatchObject({ refusedAt: null, refusalNote: '' })
  expect(await reasonsOf(guest, orderId)).toEqual(['changeToAgree'])
  const { proposal } = await stateOf(guest, on)
  const agreed = await guest.call(endpoints.closeChangeOrder, { ...on, outcome: 'agreed', proposal })
  expect(agreed.data.changeOrder.state).toBe('agreed')
  expect([await reasonsOf(guest, orderId), await reasonsOf(member, orderId)]).toEqual([[], []])
})

test('[issue 18] whoever asked hears that their change is declined, or withdrawn once it was opened', async () => {
  const one = await inProduction()
  await guest.call(endpoints.requestChangeOrder, { ...one.on, note: 'Two of them' })
  await member.call(endpoints.closeChangeOrder, {
    ...one.on,
    outcome: 'declined',
    note: 'The plates are cut',
  })
  const declined = (await mailsOf(one.orderId)).at(-1)
  expect([declined?.kind, declined?.text.includes('The plates are cut')]).toEqual([
    'changeOrderDeclined',
    true,
  ])
  const two = await inProduction()
  const asked = { employee: member, customer: guest }
  await workedOutChange(inUse.database, { orgId, ...two }, asked)
  await member.call(endpoints.closeChangeOrder, { ...two.on, outcome: 'withdrawn' })
  // Nobody has asked for it, and nobody was shown it.
  expect(await kindsOf(two.orderId)).toEqual([])
  await workedOutChange(inUse.database, { orgId, ...two }, asked)
  await member.call(endpoints.proposeChangeOrder, two.on)
  await member.call(endpoints.closeChangeOrder, { ...two.on, outcome: 'withdrawn' })
  expect((await mailsOf(two.orderId)).map(({ kind }) => kind)).toEqual([
    'changeOrderProposed',
    'changeOrderWithdrawn',
  ])
})

test('[issue 18] an order that is canceled has no open change any more: submitted again, it is billed and revised as it is', async () => {
  const { on, orderId, lineId } = await inProduction()
  await workedOutChange(inUse.database, { orgId, orderId, lineId }, { employee: member, customer: guest })
  await member.call(endpoints.proposeChangeOrder, on)
  expect((await member.call(endpoints.cancelOrder, on)).status).toBe(200)
  const canceled = (await member.call(endpoints.getRevisions, on)).data
  expect(canceled.changeOrders.map(({ state }) => state)).toEqual(['withdrawn'])
  await guest.call(endpoints.submitOrder, on)
  await change(inUse.database, 'productInstance', orgId, lineId, { quantity: 2 })
  await member.call(endpoints.approveOrder, on)
  expect([await reasonsOf(guest, orderId), await reasonsOf(member, orderId)]).toEqual([[], []])
  const { data } = await member.call(endpoints.getRevisions, on)
  expect([data.revisions.map(({ number }) => number), data.isChanged]).toEqual([[1, 2, 3], false])
  await change(inUse.database, 'productInstance', orgId, lineId, { quantity: 3 })
  const { documents } = (await member.call(endpoints.issueInvoice, on)).data
  expect(documents.reduce((sum, { totalInCents }) => sum + totalInCents, 0)).toBe(3 * 1_234_567)
})
