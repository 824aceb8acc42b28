/** Who may order, as employees are told beside an order: an invited address says nothing of the person behind it. Decision 0047. */
import { endpoints } from '@orderwright/contract'
import { expect, test } from 'vitest'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { orderOf } from '../../testing/fixture.ts'
import { useTestApp } from '../../testing/use-app.ts'

const inUse = useTestApp()
const orgId = maisonLumen.id

/** What an employee gets of this person, beside an order of somebody else. */
async function guestAsTold(email: string) {
  const member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
  const { order } = await orderOf(inUse.database, { orgId, userId: demoUserId(maisonLumen, 'guest') })
  const { data } = await member.call(endpoints.getOrderData, {
    orgId,
    productOrderOrgSpecificId: order.orgSpecificId,
  })
  return data.data.guests?.find((guest) => guest.email === email)
}

test('[issue 12, 2] a person of another organization who is invited has no name beside an order until they have come in', async () => {
  const email = haldenLight.emails.guest
  const owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
  const invited = await owner.call(endpoints.inviteGuest, { activeOrgId: orgId, email, pricingIsHidden: 0 })
  expect(invited.status).toBe(200)
  expect(await guestAsTold(email)).toMatchObject({ email, firstName: '', lastName: '', name: '' })
  // They sign in, and open what they were invited to.
  const userId = demoUserId(haldenLight, 'guest')
  const person = await inUse.app.as(userId)
  await inUse.database.owner.db
    .updateTable('memberships')
    .set({ enteredAt: '2026-01-02 03:04:05' })
    .where('orgId', '=', orgId)
    .where('userId', '=', userId)
    .execute()
  const { user } = (await person.call(endpoints.getSession, {})).data
  expect(user?.lastName).toMatch(/\w/)
  expect(await guestAsTold(email)).toMatchObject({ lastName: user?.lastName, name: user?.name })
})
