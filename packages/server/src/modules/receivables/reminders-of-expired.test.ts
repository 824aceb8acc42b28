/** Nobody is reminded to pay a quote that has expired: it is renewed first. Issue 18, decision 0232. */
import { endpoints } from '@orderwright/contract'
import { expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { orderOf } from '../../testing/fixture.ts'
import { useTestApp } from '../../testing/use-app.ts'
import { sendReminders } from './send-reminders.ts'

const orgId = maisonLumen.id
let now = '2030-03-01T15:00:00Z'
const inUse = useTestApp({ now: () => new Date(now) })
const ownerId = demoUserId(maisonLumen, 'owner')

test('[issue 18] an expired quote is not reminded of, nor planned to be; renewed, or in production, it is', async () => {
  let owner = await inUse.app.as(ownerId)
  const { data: settings } = await owner.call(endpoints.getOrgSettings, { orgId })
  const changes = {
    'documents.paymentDueDays': 14,
    'documents.quoteValidDays': 20,
    'region.timeZone': 'America/New_York',
    'reminders.rules': [{ days: 7, when: 'after', mail: 'paymentOverdue' }],
  }
  await owner.call(endpoints.updateOrgSettings, { orgId, version: settings.version, changes })
  // Of March 1, due on March 15, valid until March 21, and to be reminded of on March 22.
  const approved = async () => {
    const userId = demoUserId(maisonLumen, 'guest')
    const { order } = await orderOf(inUse.database, {
      orgId,
      userId,
      shippingFlatAmount: 0,
      standing: 'submitted',
      effectivePricingDate: '2030-03-01 15:00:00',
    })
    expect((await owner.call(endpoints.approveOrder, { productOrderId: order.id })).status).toBe(200)
    return order.id
  }
  const [expired, made] = [await approved(), await approved()]
  await owner.call(endpoints.updateOrderStatus, { orgId, productOrderId: made, statusKey: 'inProduction' })
  const sentOf = async (id: number) => {
    const rows = await inUse.database.owner.db
      .selectFrom('outboxMails')
      .select('kind')
      .where('productOrderId', '=', id)
      .where('kind', '=', 'paymentOverdue')
      .execute()
    return rows.length
  }
  now = '2030-03-22T15:00:00Z'
  await sendReminders(inUse.app.services)
  expect([await sentOf(expired), (await sentOf(made)) > 0]).toEqual([0, true])
  owner = await inUse.app.as(ownerId)
  const planned = async () => (await owner.call(endpoints.getReminders, { orgId })).data.total
  const before = await planned()
  expect((await owner.call(endpoints.renewQuote, { orgId, productOrderId: expired })).status).toBe(200)
  expect(await planned()).toBe(before + 1)
  await sendReminders(inUse.app.services)
  expect(await sentOf(expired)).toBeGreaterThan(0)
})
