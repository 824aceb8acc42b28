/** The members of an organization: invited, changed, disabled, leaving, and the owner that it always has. */
import { endpoints } from '@orderwright/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cobaltAndPine, demoUserId, haldenLight, maisonLumen, railworks } from '../../seeds/demo-orgs.ts'
import { insert } from '../../testing/fixture.ts'
import { openBell } from '../../testing/live-page.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

const orgId = cobaltAndPine.id
const ownerId = demoUserId(cobaltAndPine, 'owner')
let database: TestDatabase
let app: TestApp
let owner: Caller
let url: string
beforeAll(async () => {
  database = await createTestDatabase()
  app = await createTestApp(database)
  owner = await app.as(ownerId)
  url = await app.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  expect(app.problems).toEqual([])
  await app.close()
  await database.close()
})

const members = async () => (await owner.call(endpoints.getMembers, { orgId })).data.members
const invite = (email: string, role?: 'owner' | 'member') =>
  owner.call(endpoints.inviteMember, { orgId, email, ...(role === undefined ? {} : { role }) })
const mailsTo = (email: string) =>
  database.owner.db
    .selectFrom('outboxMails')
    .select(['subject', 'text', 'html', 'kind'])
    .where('to', '=', email)
    .execute()
let count = 0
async function aMember(role: 'owner' | 'member' = 'member') {
  count += 1
  const { data } = await invite(`member-${count}@example.com`, role)
  const id = data.member.userId
  return { id, caller: await app.as(id) }
}
const set = (memberUserId: number, change: object, caller = owner) =>
  caller.post(endpoints.updateMember.path, { orgId, memberUserId, ...change })

describe('an invitation', () => {
  test('[issue 14] makes an address a member once, tells it by e-mail, and shows no name before they came in', async () => {
    const answers = await Promise.all(['New@example.com', 'new@example.com'].map((email) => invite(email)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await members()).find(({ email }) => email === 'new@example.com')).toMatchObject({
      role: 'member',
      status: 'active',
      name: '',
      enteredAt: null,
      mayEditDataFields: false,
    })
    const [mail, ...more] = await mailsTo('new@example.com')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'memberInvited', subject: 'You are invited to Cobalt & Pine' })
    expect(mail?.text).toContain('has made you a member of Cobalt & Pine.')
    expect(mail?.text).not.toContain('Somebody')
    expect(mail?.text).toMatch(/\/sign-in\?orgId=\d+\n/)
    expect(mail?.html).toContain('Cobalt &amp; Pine')
    expect((await invite(cobaltAndPine.emails.member)).error.details?.rule).toBe('isEmployee')
    expect((await invite('nobody')).status).toBe(400)
  })

  test('[issue 14] makes a guest a member with a second word alone, and their terms as a guest are gone', async () => {
    const email = cobaltAndPine.emails.guestHiddenPricing
    const refused = await invite(email, 'owner')
    expect([refused.status, refused.error.details?.rule, refused.error.message]).toEqual([
      422,
      'isGuest',
      `${email} is a guest here. As a member they see everybody’s work and prices, and lose the terms of a guest.`,
    ])
    const body = { orgId, email, role: 'owner' as const, fromGuest: true }
    const { data } = await owner.call(endpoints.inviteMember, body)
    expect(data.member).toMatchObject({ email, role: 'owner' })
    const session = await (await app.as(data.member.userId)).call(endpoints.getSession, {})
    expect(session.data.orgs[0]).toMatchObject({
      role: 'owner',
      pricingIsHidden: 0,
      mayEditDataFields: false,
    })
    expect((await set(data.member.userId, { role: 'member' })).status).toBe(200)
  })
})

describe('a member', () => {
  test('[issue 14] who is disabled is out at once, on every open page, and comes back when enabled', async () => {
    const { id, caller } = await aMember()
    const page = await openBell(url, caller.cookie, { orgId })
    await page.next('ready')
    const list = async () => (await caller.call(endpoints.getOrdersData, { orgId })).status
    expect(await list()).toBe(200)
    expect((await set(id, { status: 'disabled' })).status).toBe(200)
    expect(await list()).toBe(404)
    expect((await page.next('closed')).reason).toBe('noAccess')
    expect((await caller.call(endpoints.getSession, {})).data.orgs).toEqual([])
    expect((await members()).find(({ userId }) => userId === id)?.status).toBe('disabled')
    await set(id, { status: 'active' })
    expect(await list()).toBe(200)
  })

  test('[issue 14] whose role changes hears of it on every open page', async () => {
    const { id, caller } = await aMember()
    const page = await openBell(url, caller.cookie, { orgId })
    await page.next('ready')
    await set(id, { role: 'owner' })
    await page.next('settings')
    expect((await caller.call(endpoints.getOrgSettings, { orgId })).status).toBe(200)
    await set(id, { role: 'member' })
    expect((await caller.call(endpoints.getOrgSettings, { orgId })).status).toBe(403)
    page.close()
  })

  test('[issue 14] may leave, and changes nobody else; nobody leaves for another', async () => {
    const { id, caller } = await aMember()
    expect((await set(ownerId, { status: 'disabled' }, caller)).status).toBe(403)
    expect((await set(id, { role: 'owner' }, caller)).status).toBe(403)
    expect((await set(id, { mayEditDataFields: true, status: 'left' }, caller)).status).toBe(403)
    const forced = await set(id, { status: 'left' })
    expect([forced.status, forced.error.details?.rule]).toEqual([422, 'onlyOneself'])
    expect((await set(id, { status: 'left' }, caller)).status).toBe(200)
    expect((await caller.call(endpoints.getMembers, { orgId })).status).toBe(404)
    expect((await invite(`member-${count}@example.com`)).status).toBe(200)
  })

  test('[issue 14] is nobody’s in another organization, and guests are none', async () => {
    for (const id of [demoUserId(haldenLight, 'owner'), demoUserId(cobaltAndPine, 'guest')])
      expect((await set(id, { role: 'member' })).status).toBe(404)
    const abroad = await app.as(demoUserId(haldenLight, 'owner'))
    expect((await set(ownerId, { role: 'member' }, abroad)).status).toBe(404)
  })
})

describe('the last owner', () => {
  test('[issue 14] can neither leave nor be disabled or made a member', async () => {
    for (const change of [{ status: 'left' }, { status: 'disabled' }, { role: 'member' }]) {
      const refused = await set(ownerId, change)
      expect([refused.status, refused.error.message]).toEqual([
        422,
        'An organization needs an owner. Make somebody else an owner first.',
      ])
    }
    const { id } = await aMember('owner')
    await set(id, { status: 'disabled' })
    expect((await set(ownerId, { status: 'left' })).status).toBe(422)
    expect((await members()).find(({ userId }) => userId === ownerId)).toMatchObject({
      role: 'owner',
      status: 'active',
    })
  })

  test('[issue 14] is there whatever owners do at the same moment', async () => {
    const org = railworks.id
    const first = demoUserId(railworks, 'owner')
    for (let round = 0; round < 5; round += 1) {
      const caller = await app.as(first)
      const email = `owner-${round}@example.com`
      const invited = await caller.call(endpoints.inviteMember, { orgId: org, email, role: 'owner' })
      const second = invited.data.member.userId
      const other = await app.as(second)
      const leave = (by: Caller, memberUserId: number) =>
        by.call(endpoints.updateMember, { orgId: org, memberUserId, status: 'left' })
      const answers = await Promise.all([leave(caller, first), leave(other, second)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
      const { count: left } = await database.owner.db
        .selectFrom('memberships')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('orgId', '=', org)
        .where('role', '=', 'owner')
        .where('status', '=', 'active')
        .executeTakeFirstOrThrow()
      expect(Number(left)).toBe(1)
      await database.owner.db
        .updateTable('memberships')
        .set({ status: 'active', role: 'owner' })
        .where('orgId', '=', org)
        .where('userId', '=', first)
        .execute()
      await database.owner.db
        .updateTable('memberships')
        .set({ status: 'left' })
        .where('orgId', '=', org)
        .where('userId', '=', second)
        .execute()
    }
  })
})

describe('ownership', () => {
  test('[issue 14] goes to a member, and the caller becomes one; twice at once it goes to one', async () => {
    const [one, two] = [await aMember(), await aMember()]
    const disabled = await aMember()
    await set(disabled.id, { status: 'disabled' })
    const hand = (memberUserId: number, caller = owner) =>
      caller.call(endpoints.transferOwnership, { orgId, memberUserId })
    expect((await hand(disabled.id)).error.details?.rule).toBe('notActive')
    expect((await hand(ownerId)).error.details?.rule).toBe('notYourself')
    expect((await hand(demoUserId(cobaltAndPine, 'guest'))).status).toBe(404)
    expect((await hand(one.id, one.caller)).status).toBe(403)
    const answers = await Promise.all([hand(one.id), hand(two.id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    const [heir] = answers[0]?.status === 200 ? [one] : [two]
    const now = (await heir.caller.call(endpoints.getMembers, { orgId })).data.members
    const roles = new Map(now.map(({ userId, role }) => [userId, role]))
    expect([one, two].map(({ id }) => roles.get(id)).toSorted()).toEqual(['member', 'owner'])
    expect(roles.get(ownerId)).toBe('member')
    expect((await hand(ownerId, heir.caller)).status).toBe(200)
  })
})

describe('the fields of option data', () => {
  const fields = [{ title: 'Width', key: 'width', type: 'number' }]
  const path = (verb: string) => `/api/resources/productProperty/${verb}`

  test('[2.5.07, 2.6.06] are defined by those whom an owner has marked, and by no other owner', async () => {
    const unmarked = await aMember('owner')
    const property = await insert(database, 'productProperty', orgId, { title: 'Measured', rank: 900 })
    const define = async (caller: Caller, wanted: object[]) => {
      const { data } = await owner.post(path('get'), { orgId, where: { id: property.id } })
      const { version } = Object(Reflect.get(Object(data), 'records')[0])
      const props = { productOptionDataFields: wanted }
      return caller.post(path('update'), { orgId, where: { id: property.id }, version, props })
    }
    const refused = await define(unmarked.caller, fields)
    expect([refused.status, refused.error.message]).toEqual([
      403,
      'Fields of option data are defined by those whom an owner has marked for it in the members list.',
    ])
    expect((await define(owner, fields)).status).toBe(200)
    // The same definition is no change of it.
    expect((await define(unmarked.caller, fields)).status).toBe(200)
    expect((await define(unmarked.caller, [])).status).toBe(403)
    const make = (productOptionDataFields: object[]) =>
      unmarked.caller.post(path('create'), {
        orgId,
        props: { title: 'Another', rank: 901, productOptionDataFields },
      })
    expect((await make([{ title: 'Depth', key: 'depth', type: 'number' }])).status).toBe(403)
    // A copy brings nothing new.
    expect((await make(fields)).status).toBe(200)
    await set(unmarked.id, { mayEditDataFields: true })
    expect((await define(unmarked.caller, [])).status).toBe(200)
    await set(unmarked.id, { mayEditDataFields: false })
    expect((await define(unmarked.caller, fields)).status).toBe(403)
  })

  test('[issue 14] have a key each: two of one key are refused at the second, and what is stored so stays writable', async () => {
    const twice = [
      { title: 'Width', key: 'width', type: 'number' },
      { title: 'Depth', key: 'width', type: 'number' },
    ]
    const props = { title: 'Twice', rank: 903, productOptionDataFields: twice }
    const refused = await owner.post(path('create'), { orgId, props })
    const message = 'Two fields have the key “width”. Each needs one of its own.'
    expect([refused.status, refused.error.message, refused.error.details?.fields]).toEqual([
      400,
      message,
      [{ path: 'props.productOptionDataFields.1.key', message }],
    ])
    const stored = await insert(database, 'productProperty', orgId, props)
    const where = { id: stored.id }
    const again = { orgId, where, version: 1, props: { productOptionDataFields: twice, rank: 904 } }
    expect((await owner.post(path('update'), again)).status).toBe(200)
  })

  test('[2.6.06] being marked somewhere else counts for nothing here', async () => {
    const stranger = demoUserId(maisonLumen, 'owner')
    await insert(database, 'membership', orgId, { userId: stranger, role: 'owner' })
    const caller = await app.as(stranger)
    const props = {
      title: 'Third',
      rank: 902,
      productOptionDataFields: [{ title: 'X', key: 'x', type: 'text' }],
    }
    expect((await caller.post(path('create'), { orgId, props })).status).toBe(403)
  })
})
