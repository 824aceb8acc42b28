/** The settings of an order: who may change which of them, and what stays as it was submitted. */
import { productOrderResource } from '@orderwright/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { longAgo, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const memberId = demoUserId(maisonLumen, 'member')
const inUse = useTestApp()
let guest: Caller
let member: Caller

beforeAll(async () => {
  guest = await inUse.app.as(guestId)
  member = await inUse.app.as(memberId)
})

describe('an employee changes the settings of a submitted order', () => {
  const update = productOrderResource.endpoints.update
  if (!update) throw new Error('orders are updated')

  async function set(caller: Caller, order: { id: number; version: number }, props: object) {
    return caller.post(update?.path ?? '', {
      orgId,
      where: { id: order.id },
      version: order.version,
      props,
    })
  }

  test('[1.4.16] and it stays submitted, with its prices pinned', async () => {
    const { order } = await orderOf(inUse.database, { orgId, userId: guestId, standing: 'submitted' })
    const answer = await set(member, order, { tariffPercentage: 10, feedbackNotes: 'Looks right' })
    expect(answer.data).toMatchObject({
      record: {
        statusData: order.statusData,
        lastCompletedStatusKey: order.lastCompletedStatusKey,
        effectivePricingDate: longAgo,
        feedbackNotes: 'Looks right',
        tariffPercentage: 10,
        costs: { tariff: 123_457 },
      },
    })
    expect((await set(guest, order, { firmName: 'Mine' })).status).toBe(403)
  })

  test('[1.6.24] feedback notes are written by owners and members alone', async () => {
    const { order } = await orderOf(inUse.database, { orgId, userId: guestId })
    const refused = await set(guest, order, { feedbackNotes: 'Great' })
    expect([refused.status, refused.error.code]).toEqual([403, 'forbidden'])
    expect((await set(member, order, { feedbackNotes: 'Great' })).status).toBe(200)
  })

  test('[1.6.22] the owner is changed by employees alone', async () => {
    const { order } = await orderOf(inUse.database, { orgId, userId: guestId })
    expect((await set(guest, order, { userId: memberId })).status).toBe(403)
    expect((await set(member, order, { userId: memberId })).data).toMatchObject({
      record: { userId: memberId },
    })
  })

  test('and can neither let go of its pricing date nor move it into the future', async () => {
    const { order } = await orderOf(inUse.database, { orgId, userId: guestId, standing: 'submitted' })
    for (const [date, rule] of [
      [null, 'pricingDatePinned'],
      ['2999-01-01 00:00:00', 'pricingDateInFuture'],
    ] as const) {
      const answer = await set(member, order, { effectivePricingDate: date })
      expect([answer.status, answer.error.details?.rule]).toEqual([422, rule])
    }
    expect((await set(member, order, { effectivePricingDate: '2026-01-01 00:00:00' })).status).toBe(200)
  })
})
