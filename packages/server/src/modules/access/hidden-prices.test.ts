/** Ways around hidden prices that no single answer shows: a link that shows them, an answer to a guessed amount. */
import { endpoints } from '@orderwright/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const hiddenId = demoUserId(maisonLumen, 'guestHiddenPricing')
const inUse = useTestApp()
let guest: Caller
let hidden: Caller

beforeAll(async () => {
  guest = await inUse.app.as(guestId)
  hidden = await inUse.app.as(hiddenId)
})

function sharedOrder(standing: 'started' | 'payment' = 'started') {
  return orderOf(inUse.database, {
    orgId,
    userId: guestId,
    standing,
    involvedUsers: { [hiddenId]: { role: 'other', pricingIsHidden: 1 } },
  })
}

describe('a link that shows prices', () => {
  test('[1.6.25, 2.7.07, 2.7.08] is told to those who see them; others may revoke it and make one that shows none', async () => {
    const { order } = await sharedOrder()
    const about = { orgId, productOrderId: order.id }
    const byNumber = { orgId, productOrderOrgSpecificId: order.orgSpecificId }
    const { shareableLink } = (
      await guest.call(endpoints.generateShareableLink, { ...about, pricingIsHidden: 0 })
    ).data
    expect((await guest.call(endpoints.getInvolvedUsers, byNumber)).data.shareableLink).toBe(shareableLink)
    const read = (await hidden.call(endpoints.getInvolvedUsers, byNumber)).data
    expect([read.shareableLink, read.linkPricingIsHidden]).toEqual([null, null])
    const asked = await hidden.call(endpoints.generateShareableLink, about)
    expect([asked.status, asked.error]).toEqual([
      422,
      {
        code: 'refused',
        message:
          'There is a link already, and it shows prices that are hidden from you. Revoke it to make one that shows none.',
        details: { rule: 'linkShowsPrices' },
      },
    ])
    expect((await hidden.call(endpoints.revokeShareableLink, about)).status).toBe(200)
    const made = (await hidden.call(endpoints.generateShareableLink, about)).data
    expect(made.pricingIsHidden).toBe(1)
    expect((await hidden.call(endpoints.getInvolvedUsers, byNumber)).data.shareableLink).toBe(
      made.shareableLink,
    )
  })
})

describe('an amount that is sent with a payment', () => {
  test('[1.6.26, 1.7.16] is compared for whoever reads one, and tells nobody else whether they guessed it', async () => {
    const announce = (caller: Caller, productOrderId: number, amount: number) =>
      caller.call(endpoints.confirmOrderPayment, {
        orgId,
        productOrderId,
        paymentMethod: 'wire',
        paymentData: { amount },
      })
    // The deposit of the fixture's order: half of 12,345.67 dollars.
    const [wrong, right] = [617_283, 617_284]
    const seen = await sharedOrder('payment')
    expect((await announce(guest, seen.order.id, wrong)).error.details?.rule).toBe('amountChanged')
    expect((await announce(guest, seen.order.id, right)).status).toBe(200)
    const answers = []
    for (const amount of [wrong, right]) {
      const { order } = await sharedOrder('payment')
      answers.push((await announce(hidden, order.id, amount)).status)
    }
    expect(answers).toEqual([200, 200])
  })
})
