/** Contact data of the person's last order, proposed for one that has none: theirs alone, and never written by itself. */
import { endpoints } from '@orderwright/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const memberId = demoUserId(maisonLumen, 'member')
const blindId = demoUserId(maisonLumen, 'guestHiddenPricing')
const inUse = useTestApp()
let guest: Caller

const nowhere = { streetAddress: '', streetAddress2: '', country: 'US', city: '', state: '', zip: '' }
const nobody = { firmName: '', contactName: '', phone: '', clientEmails: '', deliveryAddress: nowhere }

beforeAll(async () => {
  guest = await inUse.app.as(guestId)
})

/** An order without contact data, as a new one is. */
async function emptyOrder(userId = guestId, fields: object = {}) {
  const { order } = await orderOf(inUse.database, { orgId, userId, ...nobody, ...fields })
  return order
}

async function proposalFor(caller: Caller, productOrderOrgSpecificId: number, more: object = {}) {
  const answer = await caller.call(endpoints.getOrderData, { orgId, productOrderOrgSpecificId, ...more })
  return answer.data.data.contactProposal
}

describe('the contact data of the last order', () => {
  test('[12.21] is proposed for an order of the same person that has none, and stands in none until it is taken', async () => {
    await orderOf(inUse.database, { orgId, userId: guestId, firmName: 'Studio Old' })
    const { order: last } = await orderOf(inUse.database, { orgId, userId: guestId, firmName: 'Studio New' })
    const made = await emptyOrder()
    expect(await proposalFor(guest, made.orgSpecificId)).toEqual({
      fromOrderNumber: last.orgSpecificId,
      firmName: 'Studio New',
      contactName: '',
      phone: '(212) 555-0100',
      clientEmails: 'studio@example.com',
      deliveryAddress: {
        streetAddress: '12 Main Street',
        streetAddress2: '',
        country: 'US',
        city: 'New York',
        state: 'NY',
        zip: '10001',
      },
      billingAddress: nowhere,
    })
    const answer = await guest.call(endpoints.getOrderData, {
      orgId,
      productOrderOrgSpecificId: made.orgSpecificId,
    })
    expect(answer.data.data.productOrders[0]).toMatchObject(nobody)
  })

  test('[12.21] is never that of another person, another organisation, a deleted order or one without contact', async () => {
    await orderOf(inUse.database, { orgId, userId: memberId, firmName: 'The house' })
    await orderOf(inUse.database, {
      orgId: haldenLight.id,
      userId: demoUserId(haldenLight, 'guest'),
      firmName: 'Abroad',
    })
    const { order: gone } = await orderOf(inUse.database, { orgId, userId: blindId, firmName: 'Deleted' })
    await change(inUse.database, 'productOrder', orgId, gone.id, { deletedAt: '2026-06-01 00:00:00' })
    await emptyOrder(blindId)
    const made = await emptyOrder(blindId)
    const before = await inUse.database.owner.db
      .selectFrom('productOrders')
      .select('firmName')
      .where('orgId', '=', orgId)
      .where('userId', '=', blindId)
      .where('deletedAt', 'is', null)
      .where('firmName', '!=', '')
      .where('phone', '!=', '')
      .orderBy('id', 'desc')
      .execute()
    const proposed = await proposalFor(await inUse.app.as(blindId), made.orgSpecificId)
    expect(proposed?.firmName).toBe(before[0]?.firmName)
    expect(['The house', 'Abroad', 'Deleted', 'Studio New']).not.toContain(proposed?.firmName)
  })

  test('[12.21] [issue 18] is proposed to an employee who fills in an order for a customer: the customer’s, never their own', async () => {
    const { order: last } = await orderOf(inUse.database, {
      orgId,
      userId: guestId,
      firmName: 'Studio Latest',
    })
    await orderOf(inUse.database, { orgId, userId: memberId, firmName: 'The house' })
    const made = await emptyOrder()
    const member = await inUse.app.as(memberId)
    expect(await proposalFor(member, made.orgSpecificId)).toMatchObject({
      fromOrderNumber: last.orgSpecificId,
      firmName: 'Studio Latest',
    })
    const asGuest = await member.call(endpoints.getOrderData, {
      orgId,
      productOrderOrgSpecificId: made.orgSpecificId,
      isGuestMode: true,
    })
    expect(asGuest.status === 200 ? asGuest.data.data.contactProposal : null).toBeNull()
  })

  test('[12.21] is proposed neither to another guest who looks at it, nor for one that has contact data or is submitted', async () => {
    await orderOf(inUse.database, { orgId, userId: guestId })
    const made = await emptyOrder(guestId, { involvedUsers: { [blindId]: { role: 'other' } } })
    const blind = await inUse.app.as(blindId)
    const seen = await blind.call(endpoints.getOrderData, {
      orgId,
      productOrderOrgSpecificId: made.orgSpecificId,
    })
    expect(seen.status === 200 ? seen.data.data.contactProposal : null).toBeNull()
    const filled = await emptyOrder(guestId, { phone: '(212) 555-0100' })
    expect(await proposalFor(guest, filled.orgSpecificId)).toBeNull()
    const submitted = await emptyOrder(guestId, { standing: 'submitted' })
    expect(await proposalFor(guest, submitted.orgSpecificId)).toBeNull()
    const archived = await emptyOrder(guestId, { archived: 1 })
    expect(await proposalFor(guest, archived.orgSpecificId)).toBeNull()
  })
})
