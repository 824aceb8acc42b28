/** The desk of a person: what waits, told by the statements as the domain tells it order by order. */
import { endpoints } from '@orderwright/contract'
import { type DeskReason, deskReasonsFor, deskReasonsOf } from '@orderwright/domain/desk'
import type { Role } from '@orderwright/domain/tenancy'
import { timestamp, toTimestamp } from '@orderwright/domain/units'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { withTenant } from '../../platform/database/database.ts'
import { readRecords } from '../../platform/database/records.ts'
import { demoOrgs, demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { orderOf, profileOf } from '../../testing/fixture.ts'
import { useTestApp } from '../../testing/use-app.ts'

const used = useTestApp()
const orgId = maisonLumen.id

function ordersOf(org: number) {
  return withTenant(used.database.owner.db, { orgId: org, userId: null }, (db) =>
    readRecords(db, 'productOrder', org),
  )
}

async function deskOf(person: 'owner' | 'member' | 'guest' | 'guestHiddenPricing', org = maisonLumen) {
  const caller = await used.app.as(demoUserId(org, person))
  return (await caller.call(endpoints.getDesk, { orgId: org.id })).data
}

async function listOf(person: 'owner' | 'member' | 'guest', org: typeof maisonLumen, waitingFor: DeskReason) {
  const caller = await used.app.as(demoUserId(org, person))
  const answer = await caller.call(endpoints.getOrdersData, {
    orgId: org.id,
    filters: { waitingFor },
    resultConstraints: { from: 0, to: 250 },
  })
  return answer.data.data.productOrders.map(({ id }) => id)
}

describe('[issue 18] the desk', () => {
  test('counts for every reason what the domain finds order by order, in every organization and for every role', async () => {
    const today = toTimestamp(new Date()).slice(0, 10)
    let found = 0
    for (const org of demoOrgs) {
      const profile = await profileOf(used.database, org.id)
      const orders = await ordersOf(org.id)
      for (const person of ['owner', 'member', 'guest'] as const) {
        const role: Role = person
        const viewer = { userId: demoUserId(org, person), role, today }
        const desk = await deskOf(person, org)
        const expected = deskReasonsFor(role).flatMap(({ reason }) => {
          const waiting = orders.filter((order) => deskReasonsOf(order, viewer, profile).includes(reason))
          return waiting.length === 0 ? [] : [{ reason, count: waiting.length }]
        })
        expect(desk.waiting.map(({ reason, count }) => ({ reason, count }))).toEqual(expected)
        for (const { reason, count, orders: shown } of desk.waiting) {
          expect(shown).toHaveLength(Math.min(count, 4))
          const list = await listOf(person, org, reason)
          expect(list).toHaveLength(count)
          expect(list).toEqual(expect.arrayContaining(shown.map(({ id }) => id)))
        }
        found += expected.length
      }
    }
    expect(found).toBeGreaterThan(10)
  })

  test('counts what waits to be accepted, where production waits for it, as the domain does order by order', async () => {
    const profile = await profileOf(used.database, orgId)
    const userId = demoUserId(maisonLumen, 'guest')
    const viewer = { userId, role: 'guest' as const, today: toTimestamp(new Date()).slice(0, 10) }
    const submitted = await orderOf(used.database, {
      orgId,
      userId,
      standing: 'submitted',
      title: 'To be accepted',
    })
    const owner = await used.app.as(demoUserId(maisonLumen, 'owner'))
    expect(
      (await owner.post(endpoints.approveOrder.path, { productOrderId: submitted.order.id })).status,
    ).toBe(200)
    for (const agreement of [
      { acceptance: 'required', signOff: 'none' },
      { acceptance: 'required', signOff: 'items' },
      { acceptance: 'off', signOff: 'items' },
      { acceptance: 'offered', signOff: 'none' },
    ] as const) {
      await sql`update orgs set profile = profile || ${JSON.stringify({ agreement })}::jsonb where id = ${orgId}`.execute(
        used.database.owner.db,
      )
      const orders = await ordersOf(orgId)
      const waiting = orders.filter((order) =>
        deskReasonsOf(order, viewer, { ...profile, agreement }).includes('toAccept'),
      )
      const desk = await deskOf('guest')
      expect(desk.waiting.find(({ reason }) => reason === 'toAccept')?.count ?? 0).toBe(waiting.length)
      expect(waiting.length > 0).toBe(agreement.acceptance !== 'offered')
    }
  })

  test('says what is due, what was asked for and how long it waits, the longest waiting first', async () => {
    const { order } = await orderOf(used.database, {
      orgId,
      userId: demoUserId(maisonLumen, 'guest'),
      standing: 'submitted',
      title: 'Waits for years',
    })
    const owner = await used.app.as(demoUserId(maisonLumen, 'owner'))
    const asked = await owner.post(endpoints.requireChanges.path, {
      productOrderId: order.id,
      feedbackNotes: 'Please turn the second plate.',
    })
    expect(asked.status).toBe(200)
    const desk = await deskOf('guest')
    const changes = desk.waiting.find(({ reason }) => reason === 'changesAsked')
    expect(changes?.orders.find(({ id }) => id === order.id)).toMatchObject({
      title: 'Waits for years',
      feedbackNotes: 'Please turn the second plate.',
      dueInCents: null,
      paymentMethod: null,
    })
    for (const { orders } of desk.waiting) {
      const since = orders.map((one) => one.since ?? timestamp('9999-01-01 00:00:00'))
      expect(since).toEqual(since.toSorted())
    }
  })

  test('shows the orders that the person changed last, the newest first, and none that the person does not see', async () => {
    const guestId = demoUserId(maisonLumen, 'guest')
    const guest = await used.app.as(guestId)
    const made: number[] = []
    for (const title of ['First thing', 'Second thing']) {
      const answer = await guest.call(endpoints.createProductOrder, { productOrderProps: { orgId, title } })
      made.unshift(answer.data.productOrder.id)
    }
    expect((await deskOf('guest')).workedOn.slice(0, 2).map(({ id }) => id)).toEqual(made)
    const [second] = made
    const owner = await used.app.as(demoUserId(maisonLumen, 'owner'))
    const given = await owner.post('/api/resources/productOrder/update', {
      orgId,
      where: { id: second },
      props: { userId: demoUserId(maisonLumen, 'member') },
      version: 1,
    })
    expect(given.status).toBe(200)
    expect((await deskOf('guest')).workedOn.map(({ id }) => id)).not.toContain(second)
    // Who gave it away worked on it as well.
    expect((await deskOf('owner')).workedOn[0]?.id).toBe(second)
  })

  test('the list of what waits for employees is empty for a guest', async () => {
    expect(await listOf('guest', maisonLumen, 'toApprove')).toEqual([])
    expect((await listOf('owner', maisonLumen, 'toApprove')).length).toBeGreaterThan(0)
  })

  test('names no amount to whom prices are hidden', async () => {
    const userId = demoUserId(maisonLumen, 'guestHiddenPricing')
    const { order } = await orderOf(used.database, { orgId, userId, standing: 'payment' })
    const due = (await deskOf('guestHiddenPricing')).waiting.find(({ reason }) => reason === 'paymentDue')
    expect(due?.orders.find(({ id }) => id === order.id)).toMatchObject({ dueInCents: null })
  })
})
