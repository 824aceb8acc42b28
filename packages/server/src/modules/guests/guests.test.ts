/** The guests of an organisation: listed, invited, changed and taken off. */
import { endpoints } from '@orderwright/contract'
import { beforeAll, expect, test } from 'vitest'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { markedPrice, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const inUse = useTestApp()
let owner: Caller
beforeAll(async () => {
  owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
})

const list = async () => (await owner.call(endpoints.getGuestsData, { orgId })).data.data.guests
const invite = (email: string, pricingIsHidden?: 0 | 1) =>
  owner.call(endpoints.inviteGuest, { activeOrgId: orgId, email, pricingIsHidden })

test('[2.7.20, 2.7.21] an address is invited once, whoever else asks at the same moment, and listed with its terms', async () => {
  const answers = await Promise.all(['New@Example.com', 'new@example.com'].map((email) => invite(email, 1)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const [found, ...more] = (await list()).filter(({ email }) => email === 'new@example.com')
  expect(more).toEqual([])
  expect(found).toMatchObject({
    role: 'guest',
    pricingIsHidden: 1,
    discount: { type: 'percent', value: 0 },
    disableSalesTax: false,
  })
  const member = await inUse.database.owner.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', demoUserId(maisonLumen, 'member'))
    .executeTakeFirstOrThrow()
  expect((await invite(member.email)).error.details?.rule).toBe('isEmployee')
  expect((await invite('no address')).status).toBe(400)
})

test('[issue 14] who works here is refused as a guest with the way to it, and disabled can be invited as one', async () => {
  const email = 'was-a-member@example.com'
  const { member } = (await owner.call(endpoints.inviteMember, { orgId, email, role: 'member' })).data
  const refused = await invite(email)
  expect([refused.status, refused.error.message]).toEqual([
    422,
    `${email} works here and cannot be a guest too. Disable them under Members; then they can be invited as a guest.`,
  ])
  const disabling = { orgId, memberUserId: member.userId, status: 'disabled' as const }
  expect((await owner.call(endpoints.updateMember, disabling)).status).toBe(200)
  expect((await invite(email)).status).toBe(200)
  expect((await list()).find((one) => one.email === email)).toMatchObject({ role: 'guest' })
})

test('[2.7.21] an invited guest hears of it by e-mail, once for each invitation, with a link that leads to this organization', async () => {
  const email = 'heard@example.com'
  const mails = () =>
    inUse.database.owner.db
      .selectFrom('outboxMails')
      .select(['kind', 'subject', 'text'])
      .where('to', '=', email)
      .orderBy('id')
      .execute()
  const [first] = await Promise.all([invite(email), invite(email)])
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ kind: 'guestInvited', subject: 'You are invited to Maison Lumen' })
  expect(mail?.text).toContain('has invited you to Maison Lumen.')
  expect(mail?.text).toContain(`/sign-in?orgId=${orgId}`)
  const guest = (await list()).find((one) => one.email === email)
  expect([200, 422]).toContain(first?.status)
  await owner.call(endpoints.disinviteGuest, { orgId, invitedUser: { id: guest?.id ?? 0 } })
  expect((await invite(email)).status).toBe(200)
  expect(await mails()).toHaveLength(2)
})

test('[2.7.23] terms change one by one, and hidden prices hold from the next answer on', async () => {
  const guest = (await invite('terms@example.com')).data.data.guest
  const { order } = await orderOf(inUse.database, { orgId, userId: guest.id })
  const caller = await inUse.app.as(guest.id)
  const read = async () =>
    (await caller.call(endpoints.getOrderData, { orgId, productOrderOrgSpecificId: order.orgSpecificId }))
      .text
  expect(await read()).toContain(String(markedPrice))
  const set = async (change: object) => {
    const answer = await owner.post(endpoints.updateGuestData.path, { orgId, userId: guest.id, ...change })
    return endpoints.updateGuestData.response.parse(answer.data).data.guest
  }
  expect((await set({ pricingIsHidden: 1 })).pricingIsHidden).toBe(1)
  expect(await read()).not.toContain(String(markedPrice))
  const changed = await set({
    updateProps: { appData: { orderwright: { discount: { type: 'percent', value: 12.5 } } } },
  })
  expect([changed.discount.value, changed.pricingIsHidden]).toEqual([12.5, 1])
  expect((await set({ updateProps: { appData: { disableSalesTax: true } } })).disableSalesTax).toBe(true)
  const wrong = { orgId, userId: guest.id, updateProps: { appData: { discount: { value: 101 } } } }
  expect((await owner.post(endpoints.updateGuestData.path, wrong)).status).toBe(400)
})

test('[2.7.22] a guest who is taken off is out at once, and can be invited again', async () => {
  const guest = (await invite('leaving@example.com')).data.data.guest
  const caller = await inUse.app.as(guest.id)
  const listing = async () => (await caller.call(endpoints.getOrdersData, { orgId })).status
  expect(await listing()).toBe(200)
  const takeOff = () => owner.call(endpoints.disinviteGuest, { orgId, invitedUser: { id: guest.id } })
  expect((await takeOff()).status).toBe(200)
  expect([await listing(), (await takeOff()).status]).toEqual([404, 404])
  expect((await list()).map(({ id }) => id)).not.toContain(guest.id)
  await invite('leaving@example.com')
  expect(await listing()).toBe(200)
  const abroad = await inUse.app.as(demoUserId(haldenLight, 'owner'))
  expect((await abroad.call(endpoints.disinviteGuest, { orgId, invitedUser: guest.id })).status).toBe(404)
})

test('[2.6.07] the list of guests is of the person who is signed in: another user id in the body answers as if there were nothing', async () => {
  const listAs = async (caller: Caller, body: object) =>
    caller.post(endpoints.getGuestsData.path, { orgId, ...body })
  const ownerId = demoUserId(maisonLumen, 'owner')
  const member = await inUse.app.as(demoUserId(maisonLumen, 'member'))
  const guest = await inUse.app.as(demoUserId(maisonLumen, 'guest'))
  expect((await listAs(owner, { userId: ownerId })).status).toBe(200)
  expect((await listAs(owner, { userId: demoUserId(maisonLumen, 'member') })).status).toBe(404)
  expect((await listAs(guest, {})).status).toBe(403)
  const asOwner = await listAs(guest, { userId: ownerId })
  expect(asOwner.status).toBe(404)
  expect((await listAs(member, { userId: ownerId })).status).toBe(404)
})

test('[2.7.23] [issue 14] terms that somebody has changed meanwhile are a conflict with both values; parts of the contact data merge', async () => {
  const made = (await invite('two-owners@example.com')).data.data.guest
  const { userId } = made
  const discountOf = (value: number) => ({ type: 'percent' as const, value })
  const change = (more: object) => owner.call(endpoints.updateGuestData, { orgId, userId, ...more })
  const set = (value: number, seen: number) =>
    change({
      updateProps: { appData: { discount: discountOf(value) } },
      base: { discount: discountOf(seen) },
    })
  expect((await set(20, 0)).status).toBe(200)
  const late = await set(5, 0)
  expect([late.status, late.error.details?.conflictingFields]).toEqual([409, ['discount']])
  expect(late.error.details?.current).toMatchObject({ discount: discountOf(20) })
  // What both want is no conflict, and a caller who says nothing of what they saw has the last word.
  expect((await set(20, 0)).status).toBe(200)
  expect((await change({ updateProps: { appData: { discount: discountOf(7) } } })).status).toBe(200)

  const seen = made.contact
  expect((await change({ contact: { ...seen, firmName: 'One' }, base: { contact: seen } })).status).toBe(200)
  expect((await change({ contact: { ...seen, phone: '2' }, base: { contact: seen } })).status).toBe(200)
  const clash = await change({ contact: { ...seen, firmName: 'Other' }, base: { contact: seen } })
  expect([clash.status, clash.error.details?.conflictingFields]).toEqual([409, ['contact']])
  const now = (await list()).find((guest) => guest.userId === userId)
  expect(now).toMatchObject({ discount: discountOf(7), contact: { firmName: 'One', phone: '2' } })
})
