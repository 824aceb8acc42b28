/**
 * Several people deciding about one order at the same moment: whatever happens is what some order of their decisions,
 * one after the other, would have given; who comes second is told by whom.
 */
import { endpoints } from '@orderwright/contract'
import { fc, test } from '@fast-check/vitest'
import { planTransition, type TransitionIntent, type TransitionOrder } from '@orderwright/domain/lifecycle'
import type { OrgProfile } from '@orderwright/domain/tenancy'
import { timestamp } from '@orderwright/domain/units'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { demoUserId, norrvik } from '../../seeds/demo-orgs.ts'
import { orderOf, profileOf } from '../../testing/fixture.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

const orgId = norrvik.id
const guestId = demoUserId(norrvik, 'guest')
const now = new Date('2026-06-15T10:20:30Z')
const nowText = timestamp('2026-06-15 10:20:30')
let database: TestDatabase
let app: TestApp
let people: readonly [Caller, Caller]
let guest: Caller
let profile: OrgProfile

beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database, { now: () => now })
  people = [await app.as(demoUserId(norrvik, 'owner')), await app.as(demoUserId(norrvik, 'member'))]
  guest = await app.as(guestId)
  profile = await profileOf(database, orgId)
})
afterAll(async () => {
  expect(app.problems).toEqual([])
  await app.close()
  await database.close()
})

type Decision = Extract<
  TransitionIntent,
  { kind: 'submit' | 'approve' | 'requireChanges' | 'cancel' | 'setStatus' }
>

async function send(caller: Caller, productOrderId: number, decision: Decision): Promise<string> {
  const body = { orgId, productOrderId }
  const { kind } = decision
  const answer =
    kind === 'setStatus'
      ? await caller.call(endpoints.updateOrderStatus, { ...body, statusKey: decision.statusKey })
      : kind === 'requireChanges'
        ? await caller.call(endpoints.requireChanges, { ...body, feedbackNotes: decision.feedbackNotes })
        : await caller.call(
            { submit: endpoints.submitOrder, approve: endpoints.approveOrder, cancel: endpoints.cancelOrder }[
              kind
            ],
            body,
          )
  return answer.status === 200 ? 'done' : (answer.error.details?.rule ?? String(answer.status))
}

/** One after the other, in this order: what each is answered, and how the order stands at the end. */
function serially(order: TransitionOrder, decisions: readonly Decision[]) {
  let standing = order
  const answers = decisions.map((decision) => {
    const plan = planTransition(standing, decision, profile, nowText)
    if (!plan.ok) return plan.code
    standing = { ...standing, ...plan.patch }
    return 'done'
  })
  return { answers, end: endOf(standing) }
}

const endOf = ({ statusData, feedbackNotes, effectivePricingDate }: TransitionOrder) =>
  JSON.stringify([Object.entries(statusData).toSorted(), feedbackNotes, effectivePricingDate])

function permutations(indexes: readonly number[]): number[][] {
  if (indexes.length < 2) return [[...indexes]]
  return indexes.flatMap((index) =>
    permutations(indexes.filter((other) => other !== index)).map((rest) => [index, ...rest]),
  )
}

describe('decisions at the same moment', () => {
  const anyDecision = fc.oneof(
    fc.constant<Decision>({ kind: 'submit' }),
    fc.constant<Decision>({ kind: 'approve' }),
    fc.constant<Decision>({ kind: 'cancel' }),
    fc
      .constantFrom('Wider', 'Narrower')
      .map((feedbackNotes): Decision => ({ kind: 'requireChanges', feedbackNotes })),
    fc.nat(30).map((index): Decision => {
      const { productOrderStatuses: statuses } = profile
      return { kind: 'setStatus', statusKey: statuses[index % statuses.length]?.key ?? '' }
    }),
  )

  test.prop(
    [
      fc.array(anyDecision, { minLength: 2, maxLength: 5 }),
      fc.constantFrom('started', 'submitted', 'payment'),
    ],
    {
      numRuns: 25,
    },
  )(
    '[1.4.05, 1.4.09, 1.4.10, 1.4.11, 1.4.15] end as some order of them would',
    async (decisions, standing) => {
      const { order } = await orderOf(database, { orgId, userId: guestId, standing })
      const answers = await Promise.all(
        decisions.map((decision, index) => send(people[index % 2] ?? guest, order.id, decision)),
      )
      const [owner] = people
      const { productOrders } = (
        await owner.call(endpoints.getOrderData, { orgId, productOrderOrgSpecificId: order.orgSpecificId })
      ).data.data
      const end = endOf({ ...order, ...productOrders[0] })
      const possible = permutations(decisions.map((_, index) => index)).some((sequence) => {
        const serial = serially(
          order,
          sequence.map((index) => decisions[index] ?? { kind: 'submit' }),
        )
        return serial.end === end && sequence.every((index, at) => answers[index] === serial.answers[at])
      })
      expect(possible, `${JSON.stringify(decisions)} → ${JSON.stringify(answers)} and ${end}`).toBe(true)
    },
  )

  test('two employees, one approving and one requiring changes: one wins, the other hears who, and what holds now', async () => {
    const { order } = await orderOf(database, { orgId, userId: guestId, standing: 'submitted' })
    const body = { orgId, productOrderId: order.id }
    const [approved, returned] = await Promise.all([
      people[0].call(endpoints.approveOrder, body),
      people[1].call(endpoints.requireChanges, { ...body, feedbackNotes: 'Wider' }),
    ])
    expect([approved.status, returned.status].toSorted((a, b) => a - b)).toEqual([200, 422])
    const [lost, winner] =
      approved.status === 422
        ? [approved, demoUserId(norrvik, 'member')]
        : [returned, demoUserId(norrvik, 'owner')]
    const { name } = await database.owner.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', winner)
      .executeTakeFirstOrThrow()
    expect(lost.error.message).toContain(name)
    expect(lost.error.message).toMatch(/(approved it|asked for changes) a moment ago\.$/)
    expect(lost.error.details).toMatchObject({ rule: 'notAwaitingApproval', current: { id: order.id } })
    expect(lost.error.details?.current?.['version']).toBe(order.version + 1)
  })

  test('a customer who comes second gets the order as it is, without prices where those are hidden', async () => {
    const hiddenId = demoUserId(norrvik, 'guestHiddenPricing')
    const hidden = await app.as(hiddenId)
    const { order } = await orderOf(database, { orgId, userId: hiddenId, standing: 'submitted' })
    const body = { orgId, productOrderId: order.id }
    await people[0].call(endpoints.requireChanges, { ...body, feedbackNotes: 'Wider' })
    const { error } = await hidden.call(endpoints.cancelOrder, body)
    expect(error.details?.current).toMatchObject({ id: order.id, feedbackNotes: 'Wider' })
    expect(JSON.stringify(error)).not.toMatch(/1234567|costs|discount/)
    expect(error.message).not.toContain('asked for changes')
  })
})
