/** Inviting people to an order, their prices, and taking the order away from them again. */
import { endpoints } from '@orderwright/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { introduce } from '../../platform/database/introduce.ts'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { change, markedPrice, orderOf } from '../../testing/fixture.ts'
import type { Caller } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'

const orgId = maisonLumen.id
const guestId = demoUserId(maisonLumen, 'guest')
const hiddenId = demoUserId(maisonLumen, 'guestHiddenPricing')
const memberId = demoUserId(maisonLumen, 'member')
const inUse = useTestApp()

let guest: Caller
let hidden: Caller
let member: Caller
let foreigner: Caller
beforeAll(async () => {
  guest = await inUse.app.as(guestId)
  hidden = await inUse.app.as(hiddenId)
  member = await inUse.app.as(memberId)
  foreigner = await inUse.app.as(demoUserId(haldenLight, 'guest'))
})

async function newOrder(fields: object = {}) {
  const { order, line } = await orderOf(inUse.database, { orgId, userId: guestId, ...fields })
  return { order, line, name: { orgId, productOrderOrgSpecificId: order.orgSpecificId } }
}

function mailsOf(orderId: number) {
  return inUse.database.owner.db
    .selectFrom('outboxMails')
    .selectAll()
    .where('productOrderId', '=', orderId)
    .where('kind', '=', 'orderShared')
    .orderBy('id')
    .execute()
}

/** The token that was mailed. */
function tokenIn(text: string): string {
  return /shareToken=([\w.-]+)/.exec(text)?.[1] ?? ''
}

describe('inviting', () => {
  test('[2.1.03, 2.7.09] puts people on the order by id and by e-mail, each with one letter in the organisation’s name', async () => {
    const { order, name } = await newOrder({ title: 'Villa Share' })
    const answer = await guest.call(endpoints.shareOrder, {
      ...name,
      sharees: [{ id: memberId }, { email: ' New.Person+Plates@Example.com ' }],
      shareNote: 'Please look at the hall <b>first</b>.',
    })
    const people = Object.values(answer.data.involvedUsersById)
    expect(
      people.map(({ email, role, pricingIsHidden }) => [email, role, pricingIsHidden]).toSorted(),
    ).toEqual([
      ['guest@maison-lumen.example', 'owner', 0],
      ['member@maison-lumen.example', 'other', 0],
      ['new.person+plates@example.com', 'other', 0],
    ])
    const mails = await mailsOf(order.id)
    expect(mails).toHaveLength(2)
    const mail = mails.find(({ to }) => to === 'new.person+plates@example.com')
    expect(mail?.fromName).toBe('Maison Lumen')
    expect(mail?.subject).toMatch(/shares Quote \d+, Villa Share with you$/)
    expect(mail?.text).toContain('> Please look at the hall <b>first</b>.')
    expect(mail?.html).toContain('&lt;b&gt;first&lt;/b&gt;')
    for (const part of [mail?.text, mail?.html?.replaceAll('&amp;', '&')]) {
      expect(part).toContain(`/orders/${order.orgSpecificId}?shareToken=`)
      expect(part).toContain(`&shareableOrderId=${order.id}`)
    }
  })

  test('the same person twice at once, in capitals and small letters, takes part once and gets one e-mail', async () => {
    const { order, name } = await newOrder()
    const addresses = ['twice@example.com', 'TWICE@example.com', 'Twice@Example.Com', 'twice@example.com']
    const answers = await Promise.all(
      addresses.map((email, index) =>
        index % 2 === 0
          ? guest.call(endpoints.shareOrder, { ...name, sharees: [{ email }] })
          : member.call(endpoints.addSharee, { productOrderId: order.id, shareeEmail: email }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const involved = await guest.call(endpoints.getInvolvedUsers, name)
    const emails = Object.values(involved.data.involvedUsersById).map(({ email }) => email)
    expect(emails.filter((email) => email === 'twice@example.com')).toHaveLength(1)
    expect(emails).toHaveLength(2)
    expect((await mailsOf(order.id)).map(({ to }) => to)).toEqual(['twice@example.com'])
    await guest.call(endpoints.shareOrder, { ...name, sharees: [{ email: 'twice@example.com' }] })
    expect(await mailsOf(order.id)).toHaveLength(1)
  })

  test('[2.7.07, 2.7.10] one more is added by the order’s id, and everybody of the order is read by its number', async () => {
    const { order, name } = await newOrder()
    const added = await guest.post(endpoints.addSharee.path, {
      productOrderId: order.id,
      shareeEmail: 'Added@Example.com',
    })
    expect(added.status).toBe(200)
    const read = await guest.post('/configurator/product-order/get-involved-users', {
      productOrderOrgSpecificId: order.orgSpecificId,
      orgId,
    })
    const { involvedUsersById } = endpoints.getInvolvedUsers.response.parse(read.data)
    const sharee = Object.values(involvedUsersById).find(({ email }) => email === 'added@example.com')
    expect(sharee).toMatchObject({ role: 'other', pricingIsHidden: 0 })
    expect(Object.keys(involvedUsersById).toSorted()).toEqual([guestId, sharee?.id].map(String).toSorted())
    expect(involvedUsersById[String(guestId)]).toMatchObject({ id: guestId, role: 'owner' })
    expect(endpoints.addSharee.path).toBe('/configurator/product-order/add-sharee')
    const wrong = await guest.post(endpoints.addSharee.path, { productOrderId: order.id, shareeEmail: 'x' })
    expect([wrong.status, (await guest.call(endpoints.getInvolvedUsers, name)).text]).toEqual([
      400,
      read.text,
    ])
  })

  test('[2.7.11] knows the person behind an address, or makes one, without inviting anybody', async () => {
    const { order, name } = await newOrder()
    const ask = () =>
      guest.call(endpoints.getOrCreateSharee, { productOrderId: order.id, shareeEmail: 'Made@Example.com' })
    const [first, second] = [await ask(), await ask()]
    expect(first.data.sharee).toEqual({
      id: expect.any(Number),
      name: 'made@example.com',
      email: 'made@example.com',
    })
    expect(second.data.sharee.id).toBe(first.data.sharee.id)
    const foreignName = await guest.call(endpoints.getOrCreateSharee, {
      productOrderId: order.id,
      shareeEmail: 'guest@halden-light.example',
    })
    expect(foreignName.data.sharee.name).toBe(foreignName.data.sharee.email)
    const involved = await guest.call(endpoints.getInvolvedUsers, name)
    expect(Object.keys(involved.data.involvedUsersById)).toEqual([String(guestId)])
  })

  test('refuses what is no address, nobody at all, an unknown id and an archived order, and changes nothing', async () => {
    const { order, name } = await newOrder()
    const share = (sharees: object[]) => guest.post(endpoints.shareOrder.path, { ...name, sharees })
    expect((await share([{ email: 'zoe@' }])).status).toBe(400)
    expect((await share([{}])).status).toBe(400)
    expect((await share([])).status).toBe(400)
    expect((await share([{ id: 2_000_000_000 }])).status).toBe(422)
    await change(inUse.database, 'productOrder', orgId, order.id, { archived: 1 })
    expect((await share([{ email: 'zoe@example.com' }])).error.details?.rule).toBe('archived')
    expect(await mailsOf(order.id)).toEqual([])
  })
})

describe('the candidates', () => {
  test('[2.5.25, 2.5.26] are people with an active role, without the owner, the involved and oneself', async () => {
    const { name } = await newOrder({ involvedUsers: { [hiddenId]: { role: 'other', pricingIsHidden: 0 } } })
    const { candidates } = (await member.call(endpoints.getShareCandidates, name)).data
    const ids = candidates.map(({ id }) => id)
    for (const id of [guestId, hiddenId, memberId]) expect(ids).not.toContain(id)
    const ownerId = demoUserId(maisonLumen, 'owner')
    expect(ids).toContain(ownerId)
    const set = (status: 'left' | 'disabled' | 'active') =>
      inUse.database.owner.db
        .updateTable('memberships')
        .set({ status })
        .where('orgId', '=', orgId)
        .where('userId', '=', ownerId)
        .execute()
    for (const status of ['left', 'disabled'] as const) {
      await set(status)
      const now = (await member.call(endpoints.getShareCandidates, name)).data.candidates
      expect(now.map(({ id }) => id)).not.toContain(ownerId)
    }
    await set('active')
  })

  test('a customer is not shown the other customers of the company, but those on a common order', async () => {
    const { name } = await newOrder()
    const emails = async () =>
      (await guest.call(endpoints.getShareCandidates, name)).data.candidates.map(({ id }) => id)
    const rival = await inUse.database.owner.db
      .insertInto('users')
      .values({ email: 'rival@example.com', name: 'Rival Studio' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await introduce(inUse.database.owner.db, { orgId, userId: rival.id })
    await inUse.database.owner.db
      .insertInto('memberships')
      .values({ orgId, userId: rival.id, role: 'guest' })
      .execute()
    expect(await emails()).toContain(memberId)
    expect(await emails()).not.toContain(rival.id)
    await newOrder({ involvedUsers: { [rival.id]: { role: 'other', pricingIsHidden: 0 } } })
    expect(await emails()).toContain(rival.id)
  })

  test('[2.5.27] for an order of one’s personal organisation, the people of all one’s organisations', async () => {
    const { name } = await newOrder({ userId: memberId })
    const { owner } = inUse.database
    const place = { orgId: haldenLight.id, userId: memberId, role: 'member' as const }
    await introduce(owner.db, place)
    await owner.db.insertInto('memberships').values(place).execute()
    const foreignId = demoUserId(haldenLight, 'owner')
    const ids = async () =>
      (await member.call(endpoints.getShareCandidates, name)).data.candidates.map(({ id }) => id)
    expect(await ids()).not.toContain(foreignId)
    const setPersonal = (personalOrgId: number | null) =>
      owner.db.updateTable('users').set({ personalOrgId }).where('id', '=', memberId).execute()
    await setPersonal(orgId)
    expect(await ids()).toContain(foreignId)
    const shared = await member.call(endpoints.shareOrder, { ...name, sharees: [{ id: foreignId }] })
    expect(shared.data.involvedUsersById[String(foreignId)]?.email).toContain('@')
    await setPersonal(null)
    await owner.db
      .deleteFrom('memberships')
      .where('orgId', '=', haldenLight.id)
      .where('userId', '=', memberId)
      .execute()
  })
})

describe('collaborators', () => {
  const blind = (id: number) => ({ [id]: { role: 'other' as const, pricingIsHidden: 1 as const } })

  test('[2.2.64, 2.7.13] prices are hidden from one collaborator and shown again, in every answer', async () => {
    const { order, name } = await newOrder({
      userId: memberId,
      involvedUsers: { [guestId]: { role: 'other', pricingIsHidden: 0 } },
    })
    const set = (pricingIsHidden: 0 | 1) =>
      member.call(endpoints.updateInvolvedUsersData, { ...name, shareeId: guestId, pricingIsHidden })
    const read = async () => [
      (await guest.call(endpoints.getOrderData, name)).text,
      (await guest.post('/api/resources/productOrder/get', { orgId, where: { id: order.id } })).text,
      (await guest.post('/api/resources/productInstance/get', { orgId, where: { productOrderId: order.id } }))
        .text,
    ]
    for (const text of await read()) expect(text).toContain(String(markedPrice))
    expect((await set(1)).data.involvedUsers).toEqual(blind(guestId))
    for (const text of await read()) expect(text).not.toContain(String(markedPrice))
    expect((await guest.call(endpoints.getOrderData, name)).data.data.productPricingRules).toEqual([])
    await set(0)
    for (const text of await read()) expect(text).toContain(String(markedPrice))
  })

  test('[2.6.05] nobody but employees and the owner shows and hides prices, and nobody blind shows them to others', async () => {
    const { name } = await newOrder({
      userId: hiddenId,
      involvedUsers: { [guestId]: { role: 'other', pricingIsHidden: 0 } },
    })
    const body = { ...name, shareeId: guestId, pricingIsHidden: 1 as const }
    expect((await guest.call(endpoints.updateInvolvedUsersData, body)).status).toBe(403)
    // Nobody has a toggle for the owner: who hid prices from themselves could not show them again.
    const ofOwner = await member.call(endpoints.updateInvolvedUsersData, { ...body, shareeId: hiddenId })
    expect([ofOwner.status, ofOwner.error.details?.rule]).toEqual([422, 'notInvolved'])
    expect((await hidden.call(endpoints.updateInvolvedUsersData, body)).status).toBe(403)
    expect((await hidden.call(endpoints.getInvolvedUsers, name)).data.maySetPricing).toBe(false)
    expect((await member.call(endpoints.getInvolvedUsers, name)).data.maySetPricing).toBe(true)
    const invited = await hidden.call(endpoints.shareOrder, {
      ...name,
      sharees: [{ email: 'second-address@example.com', pricingIsHidden: 0 }],
    })
    const added = Object.values(invited.data.involvedUsersById).find(({ email }) =>
      email.startsWith('second'),
    )
    expect(added?.pricingIsHidden).toBe(1)
  })

  test('own terms that hide prices are not overruled by an order', async () => {
    const { name } = await newOrder({ involvedUsers: blind(hiddenId) })
    const answer = await member.call(endpoints.updateInvolvedUsersData, {
      ...name,
      shareeId: hiddenId,
      pricingIsHidden: 0,
    })
    expect([answer.status, answer.error.details?.rule]).toEqual([422, 'termsHidePrices'])
  })

  test('[2.6.04, 2.7.12] are removed at once, the owner never, and an undo sends no second e-mail', async () => {
    const { order, name } = await newOrder()
    const sharees = [{ email: 'leaver@example.com' }]
    const shared = await guest.call(endpoints.shareOrder, { ...name, sharees })
    const leaver = Object.values(shared.data.involvedUsersById).find(({ role }) => role === 'other')
    const token = tokenIn((await mailsOf(order.id))[0]?.text ?? '')
    const { caller: browser } = await inUse.app.visitor()
    const open = () => browser.call(endpoints.signInWithToken, { userToken: token })
    expect((await open()).status).toBe(200)
    expect((await browser.call(endpoints.getOrderData, name)).status).toBe(200)

    const owner = Object.values(shared.data.involvedUsersById).find(({ role }) => role === 'owner')
    const refused = await guest.call(endpoints.removeSharee, { ...name, shareeEmail: owner?.email ?? '' })
    expect([refused.status, refused.error.details?.rule]).toEqual([422, 'ownerCannotBeRemoved'])

    const removed = await guest.call(endpoints.removeSharee, { ...name, shareeEmail: 'LEAVER@example.com' })
    expect(removed.data.productOrder.involvedUsers).toEqual({})
    expect((await browser.call(endpoints.getOrderData, name)).status).toBe(404)
    expect((await open()).error.details?.rule).toBe('linkRevoked')

    await guest.call(endpoints.shareOrder, { ...name, sharees: [{ id: leaver?.id }], notify: false })
    expect((await browser.call(endpoints.getOrderData, name)).status).toBe(200)
    expect(await mailsOf(order.id)).toHaveLength(1)
    await guest.call(endpoints.removeSharee, { ...name, shareeEmail: 'leaver@example.com' })
    await guest.call(endpoints.shareOrder, { ...name, sharees })
    expect(await mailsOf(order.id)).toHaveLength(2)
  })

  test('strangers learn nothing: another order of the same number elsewhere answers as if there were none', async () => {
    const { name, order } = await newOrder()
    for (const caller of [foreigner, hidden]) {
      expect((await caller.call(endpoints.getInvolvedUsers, name)).status).toBe(404)
      expect((await caller.call(endpoints.generateShareableLink, { productOrderId: order.id })).status).toBe(
        404,
      )
      expect(
        (await caller.call(endpoints.removeSharee, { ...name, shareeEmail: 'a@example.com' })).status,
      ).toBe(404)
    }
  })
})
