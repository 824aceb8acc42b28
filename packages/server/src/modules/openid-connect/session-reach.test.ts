/** What a session is good for by the way in which it began. Decision 0203. */
import { endpoints, openLiveNotifications } from '@orderwright/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { makeApiKey } from '../../testing/sign-in/api-keys.ts'
import { ruleOf, useOpenid } from '../../testing/sign-in/openid-world.ts'
import type { Caller } from '../../testing/test-app.ts'

const openid = useOpenid()
const orgId = maisonLumen.id
const elsewhere = haldenLight.id
const memberId = demoUserId(maisonLumen, 'member')
const email = maisonLumen.emails.member
const db = () => openid.inUse.database.owner.db
const orgsOf = async (caller: Caller) =>
  (await caller.call(endpoints.getSession, {})).data.orgs.map(({ id }) => id)
const isLetIn = async (caller: Caller, at: number) =>
  (await caller.call(endpoints.getMembers, { orgId: at })).status === 200

/** The member of one organization, who owns another one too. */
async function ofTwo(): Promise<void> {
  const owner = await openid.ownerOf(haldenLight)
  await owner.call(endpoints.inviteMember, { orgId: elsewhere, email, role: 'owner' })
  const member = await openid.inUse.app.as(memberId)
  await member.call(endpoints.getSession, {})
}

async function nowRequired(): Promise<void> {
  await openid.connect()
  await openid.signIn({ sub: 'o-1', email: maisonLumen.emails.owner })
  expect((await openid.require()).data.connection?.isRequired).toBe(true)
}

beforeEach(async () => {
  await db().deleteFrom('memberships').where('orgId', '=', elsewhere).where('userId', '=', memberId).execute()
})

describe('[issue 17] a session that a provider began', () => {
  test('is good in the provider’s organization, and reaches nothing of its person’s others', async () => {
    await openid.connect()
    await ofTwo()
    const caller = openid.callerOf(await openid.signIn({ sub: 'm-1', email }))
    expect(await orgsOf(caller)).toEqual([orgId])
    expect(await isLetIn(caller, orgId)).toBe(true)
    expect(await isLetIn(caller, elsewhere)).toBe(false)
    const byCode = await openid.inUse.app.as(memberId)
    expect((await orgsOf(byCode)).toSorted()).toEqual([orgId, elsewhere].toSorted())
    expect(await isLetIn(byCode, elsewhere)).toBe(true)
  })

  test('opens no live channel elsewhere', async () => {
    await openid.connect()
    await ofTwo()
    const caller = openid.callerOf(await openid.signIn({ sub: 'm-1', email }))
    expect((await caller.post(openLiveNotifications.path, { orgId: elsewhere })).status).toBe(404)
  })

  test('sees and ends no devices of other ways in, and keeps no passkeys', async () => {
    await openid.connect()
    const byCode = await openid.inUse.app.as(memberId)
    const caller = openid.callerOf(await openid.signIn({ sub: 'm-1', email }))
    const { devices } = (await caller.call(endpoints.getDevices, {})).data
    expect([devices[0]?.isThis, ...new Set(devices.map(({ signedInBy }) => signedInBy))]).toEqual([
      true,
      'Acme ID',
    ])
    await caller.call(endpoints.endDevices, {})
    expect(await isLetIn(byCode, orgId)).toBe(true)
    expect(ruleOf(await caller.call(endpoints.beginPasskey, {}))).toBe('accountByProvider')
    expect(ruleOf(await caller.call(endpoints.renamePasskey, { passkeyId: 1, name: 'x' }))).toBe(
      'accountByProvider',
    )
    expect(ruleOf(await caller.call(endpoints.deletePasskey, { passkeyId: 1 }))).toBe('accountByProvider')
    expect((await caller.call(endpoints.getPasskeys, {})).data).toEqual({ passkeys: [] })
  })

  test('is no proof of whose address it is: no domain is claimed by it', async () => {
    await openid.connect({ allowsNewMembers: true })
    const answer = await openid.signIn({ sub: 'new', email: 'fresh@maison-lumen.example' })
    expect(answer.data.session.orgs.map(({ role }) => role)).toEqual(['member'])
    expect(await orgsOf(openid.callerOf(answer))).toEqual([orgId])
  })
})

describe('[issue 17] where members come in by the provider alone', () => {
  test('a member’s other sessions reach it no more, from the next call on, and their others as before', async () => {
    await ofTwo()
    const byCode = await openid.inUse.app.as(memberId)
    expect(await isLetIn(byCode, orgId)).toBe(true)
    await nowRequired()
    expect(await isLetIn(byCode, orgId)).toBe(false)
    expect(await orgsOf(byCode)).toEqual([elsewhere])
    expect(await isLetIn(byCode, elsewhere)).toBe(true)
    expect((await byCode.post(openLiveNotifications.path, { orgId })).status).toBe(404)
    const caller = openid.callerOf(await openid.signIn({ sub: 'm-1', email }))
    expect(await isLetIn(caller, orgId)).toBe(true)
  })

  test('owners keep their codes, as the way back', async () => {
    await nowRequired()
    const owner = await openid.inUse.app.as(demoUserId(maisonLumen, 'owner'))
    expect(await isLetIn(owner, orgId)).toBe(true)
  })

  test('customers and API keys come in as before', async () => {
    await nowRequired()
    const guest = await openid.inUse.app.as(demoUserId(maisonLumen, 'guest'))
    expect(await orgsOf(guest)).toEqual([orgId])
    const ownerId = demoUserId(maisonLumen, 'owner')
    const key = await makeApiKey(openid.inUse.app, { orgId, ownerId, role: 'member' })
    expect(await isLetIn(key.caller, orgId)).toBe(true)
  })

  const codeMail = async (to: string) => {
    await db().deleteFrom('outboxMails').execute()
    await openid.inUse.app.anonymous.call(endpoints.requestSignInCode, { email: to }, openid.here)
    const [mail] = await db()
      .selectFrom('outboxMails')
      .select(['subject', 'text'])
      .where('to', '=', to)
      .execute()
    return mail
  }

  test('a member’s mail says how they sign in, in the place of a code', async () => {
    await openid.connect()
    await openid.signIn({ sub: 'm-1', email })
    await nowRequired()
    const mail = await codeMail(email)
    expect(mail?.subject).toBe('Sign in to Orderwright with Acme ID')
    expect(mail?.text).toContain('http://localhost:3000/sign-in?provider=maison-lumen.example')
    expect(mail?.text).not.toMatch(/\d{6}/)
    for (const other of [maisonLumen.emails.owner, maisonLumen.emails.guest])
      expect((await codeMail(other))?.subject).toMatch(/^\d{6} is your/)
    expect(await codeMail('nobody@maison-lumen.example')).toBeUndefined()
  })

  test('a member who belongs elsewhere too gets a code, which is good there', async () => {
    await ofTwo()
    await nowRequired()
    expect((await codeMail(email))?.subject).toMatch(/^\d{6} is your/)
  })

  test('a member who has never come in gets a code where more than an address is known of them', async () => {
    await ofTwo()
    await nowRequired()
    await db()
      .deleteFrom('memberships')
      .where('orgId', '=', elsewhere)
      .where('userId', '=', memberId)
      .execute()
    await db().updateTable('memberships').set({ enteredAt: null }).where('userId', '=', memberId).execute()
    expect((await codeMail(email))?.subject).toMatch(/^\d{6} is your/)
    expect(ruleOf(await openid.signIn({ sub: 'm-1', email }))).toBe('openidCodeFirst')
    const byCode = await openid.inUse.app.as(memberId)
    expect(await orgsOf(byCode)).toEqual([])
    const headers = { cookie: `${byCode.cookie}; ${openid.here['cookie']}` }
    expect((await openid.signIn({ sub: 'm-1', email }, headers)).status).toBe(200)
    expect((await codeMail(email))?.subject).toBe('Sign in to Orderwright with Acme ID')
  })
})
