/** The e-mails that people have chosen not to get, over the real database. */
import { endpoints } from '@orderwright/contract'
import type { MailKind } from '@orderwright/domain/mail-templates'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cobaltAndPine, demoUserId, norrvik } from '../../seeds/demo-orgs.ts'
import { orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const org = norrvik
const orgId = org.id
const guestId = demoUserId(org, 'guest')
const memberId = demoUserId(org, 'member')
const inUse = useTestApp()
let owner: Caller
let member: Caller
let guest: Caller

beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(org, 'owner'))
  member = await inUse.app.as(memberId)
  guest = await inUse.app.as(guestId)
})
const clear = async () => {
  await inUse.app.runJobs()
  await inUse.database.owner.db.deleteFrom('outboxMails').execute()
  await inUse.database.owner.db.deleteFrom('notifications').execute()
}
beforeEach(clear)
afterEach(() =>
  sql`update memberships set settings = settings - 'mailPreferences'`.execute(inUse.database.owner.db),
)

const choose = (caller: Caller, off: readonly MailKind[], isOwnOnly = false) =>
  caller.call(endpoints.saveMailPreferences, { orgId, mailPreferences: { off: [...off], isOwnOnly } })
const mailed = async () => {
  const rows = await inUse.database.owner.db
    .selectFrom('outboxMails')
    .select(['to', 'kind'])
    .orderBy('id')
    .execute()
  return rows.map(({ to, kind }) => [to, kind])
}
const bells = async (userId: number) => {
  const rows = await inUse.database.owner.db
    .selectFrom('notifications')
    .select('kind')
    .where('userId', '=', userId)
    .execute()
  return rows.map(({ kind }) => kind)
}
const orderAt = (standing: 'started' | 'submitted' | 'payment', fields: Record<string, unknown> = {}) =>
  orderOf(inUse.database, { orgId, userId: guestId, standing, ...fields })

describe('e-mails', () => {
  test('[issue 18] that somebody has turned off are not sent to them, and the bell tells them all the same', async () => {
    await choose(member, ['orderAwaitsApproval'])
    await choose(guest, ['orderSubmitted'])
    const { order } = await orderAt('started')
    await guest.call(endpoints.submitOrder, { productOrderId: order.id })
    expect(await mailed()).toEqual([[org.emails.owner, 'orderAwaitsApproval']])
    expect(await bells(memberId)).toEqual(['orderAwaitsApproval'])
  })

  test('[issue 18] of other orders do not reach an employee who wants those of own orders alone', async () => {
    await choose(member, [], true)
    const { order } = await orderAt('started')
    await guest.call(endpoints.submitOrder, { productOrderId: order.id })
    expect((await mailed()).map(([to]) => to)).toEqual([org.emails.guest, org.emails.owner])
    await clear()
    const involvedUsers = { [memberId]: { role: 'other', pricingIsHidden: 0 } }
    const involved = await orderAt('started', { involvedUsers })
    await guest.call(endpoints.submitOrder, { productOrderId: involved.order.id })
    expect((await mailed()).map(([to]) => to)).toEqual([
      org.emails.guest,
      org.emails.owner,
      org.emails.member,
    ])
  })

  test('[issue 18] that must reach somebody are sent whatever they have turned off', async () => {
    await choose(guest, ['paymentDue', 'orderApproved'])
    const { order } = await orderAt('submitted')
    await owner.call(endpoints.approveOrder, { productOrderId: order.id })
    expect(await mailed()).toEqual([[org.emails.guest, 'paymentDue']])
  })

  test('[issue 18] about a field that may still change are held for those alone who want them', async () => {
    const { order } = await orderAt('payment')
    const update = async (version: number, estimatedShippingDate: string) =>
      owner.post('/api/resources/productOrder/update', {
        orgId,
        where: { id: order.id },
        version,
        props: { estimatedShippingDate },
      })
    const held = async () =>
      (await inUse.database.owner.db.selectFrom('outboxMails').selectAll().execute()).filter(
        ({ to, kind, withdrawnAt }) =>
          to === org.emails.guest && kind === 'shipDateSet' && withdrawnAt === null,
      )
    const first = await update(order.version, '2027-03-01 00:00:00')
    expect([first.status, (await held()).length]).toEqual([200, 1])
    // Turned off while one waits: it would tell the day of before.
    await choose(guest, ['shipDateSet'])
    expect((await update(order.version + 1, '2027-04-01 00:00:00')).status).toBe(200)
    expect(await held()).toEqual([])
    expect(await bells(guestId)).toEqual(['shipDateSet'])
  })

  test('[issue 18] are chosen at one organization alone, beside the other settings of the person', async () => {
    await owner.call(endpoints.saveOrdersView, { orgId, title: 'Large', search: 'sort=-total' })
    await choose(owner, ['stockLow'], true)
    await choose(owner, ['stockLow', 'paymentReceived'])
    const { data } = await owner.call(endpoints.getSession, {})
    const settings = data.orgs.find(({ id }) => id === orgId)?.settings
    expect(settings?.mailPreferences).toEqual({ off: ['stockLow', 'paymentReceived'], isOwnOnly: false })
    expect(settings?.savedViews).toEqual([{ title: 'Large', search: 'sort=-total' }])
    const foreign = await owner.post(endpoints.saveMailPreferences.path, {
      orgId: cobaltAndPine.id,
      mailPreferences: { off: [], isOwnOnly: true },
    })
    expect(foreign.status).toBe(404)
  })

  test('[issue 18] a kind that there is not is refused and changes nothing', async () => {
    await choose(member, ['stockLow'])
    const answer = await member.post(endpoints.saveMailPreferences.path, {
      orgId,
      mailPreferences: { off: ['carrierPigeon'], isOwnOnly: false },
    })
    expect(answer.status).toBe(400)
    const { data } = await member.call(endpoints.getSession, {})
    expect(data.orgs.find(({ id }) => id === orgId)?.settings.mailPreferences.off).toEqual(['stockLow'])
  })
})
