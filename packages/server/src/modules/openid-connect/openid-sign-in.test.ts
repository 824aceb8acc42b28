/** Signing in by an organization's provider: who comes in, who does not, and what strangers learn. Decision 0203. */
import { endpoints } from '@orderwright/contract'
import { describe, expect, test } from 'vitest'
import { demoUserId, haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { ruleOf, useOpenid } from '../../testing/sign-in/openid-world.ts'
import { sentStatements } from '../../testing/databases/sent-statements.ts'

const openid = useOpenid()
const orgId = maisonLumen.id
const { owner: ownerEmail, member: memberEmail, guest: guestEmail } = maisonLumen.emails
const db = () => openid.inUse.database.owner.db
const newcomer = { sub: 'n-1', email: 'nora@maison-lumen.example', given_name: 'Nora', family_name: 'Quist' }

/** A member who has come in before. */
async function knownMember() {
  const member = await openid.inUse.app.as(demoUserId(maisonLumen, 'member'))
  await member.call(endpoints.getSession, {})
}

const membershipOf = (email: string) =>
  db()
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.userId')
    .select(['memberships.role', 'memberships.status', 'users.name'])
    .where('users.email', '=', email)
    .where('memberships.orgId', '=', orgId)
    .executeTakeFirst()

describe('[issue 17] who comes in', () => {
  test('an employee, by a verified address, in a session as after a code', async () => {
    await openid.connect()
    await knownMember()
    const answer = await openid.signIn({ sub: 'm-1', email: memberEmail.toUpperCase() })
    expect(answer.status).toBe(200)
    expect(answer.data.session.user?.email).toBe(memberEmail)
    const { data } = await openid.callerOf(answer).call(endpoints.getSession, {})
    expect([data.user?.email, data.orgs.map(({ id, role }) => [id, role])]).toEqual([
      memberEmail,
      [[orgId, 'member']],
    ])
    const { devices } = (await openid.callerOf(answer).call(endpoints.getDevices, {})).data
    expect(devices.map(({ signedInBy }) => signedInBy)).toEqual(['Acme ID'])
  })

  test('the same person by the provider’s own name for them, though their address has changed', async () => {
    await openid.connect()
    await knownMember()
    await openid.signIn({ sub: 'm-1', email: memberEmail })
    const later = await openid.signIn({
      sub: 'm-1',
      email: 'new-name@elsewhere.example',
      email_verified: false,
    })
    expect(later.data.session.user?.email).toBe(memberEmail)
  })

  test('nobody under another name with the same address, until an owner invites them anew', async () => {
    const { owner } = await openid.connect()
    await knownMember()
    await openid.signIn({ sub: 'm-1', email: memberEmail })
    const other = await openid.signIn({ sub: 'm-2', email: memberEmail })
    expect(other.error).toMatchObject({
      message: 'Your e-mail address belongs to another account of Acme ID. Ask an owner to invite you again.',
      details: { rule: 'openidOtherAccount' },
    })
    const memberUserId = demoUserId(maisonLumen, 'member')
    await owner.call(endpoints.updateMember, { orgId, memberUserId, status: 'disabled' })
    await owner.call(endpoints.inviteMember, { orgId, email: memberEmail, role: 'member' })
    expect((await openid.signIn({ sub: 'm-2', email: memberEmail })).status).toBe(200)
    expect(ruleOf(await openid.signIn({ sub: 'm-1', email: memberEmail }))).toBe('openidOtherAccount')
  })

  test('somebody new only where that is allowed: as a member, never as an owner or a guest', async () => {
    await openid.connect()
    expect(ruleOf(await openid.signIn(newcomer))).toBe('openidNotInvited')
    expect(await membershipOf(newcomer.email)).toBeUndefined()
    const { owner } = await openid.connect({ version: 1, allowsNewMembers: true })
    const answer = await openid.signIn({ ...newcomer, role: 'owner', groups: ['owners'] })
    expect(answer.data.session.orgs.map(({ id, role }) => [id, role])).toEqual([[orgId, 'member']])
    expect(await membershipOf(newcomer.email)).toEqual({
      role: 'member',
      status: 'active',
      name: 'Nora Quist',
    })
    const { members } = (await owner.call(endpoints.getMembers, { orgId })).data
    expect(members.find(({ email }) => email === newcomer.email)).toMatchObject({
      name: 'Nora Quist',
      role: 'member',
    })
    await db()
      .deleteFrom('memberships')
      .where('userId', '=', answer.data.session.user?.id ?? 0)
      .execute()
  })

  test('twice at the same moment is one person', async () => {
    await openid.connect({ allowsNewMembers: true })
    const claims = { sub: 'twice', email: 'twice@maison-lumen.example' }
    const urls = [(await openid.begin()).data.url, (await openid.begin()).data.url]
    const answers = await Promise.all(
      urls.map((url) => openid.complete(openid.provider.approve(url, { ...claims, email_verified: true }))),
    )
    // The second may find the first's name for them, or wait for it and find them linked.
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    const people = await db().selectFrom('users').select('id').where('email', '=', claims.email).execute()
    expect(people).toHaveLength(1)
    expect((await openid.signIn(claims)).status).toBe(200)
  })

  test('nobody whom an owner disabled or who has left, until they are invited again', async () => {
    const { owner } = await openid.connect({ allowsNewMembers: true })
    const claims = { sub: 'r-1', email: 'removed@maison-lumen.example' }
    const { data } = await openid.signIn(claims)
    const memberUserId = data.session.user?.id ?? 0
    await owner.call(endpoints.updateMember, { orgId, memberUserId, status: 'disabled' })
    const again = await openid.signIn(claims)
    expect(again.error.message).toBe(
      'You do not belong to Maison Lumen any more. Ask one of its owners to invite you again.',
    )
    // Nor under another name at the provider.
    expect(ruleOf(await openid.signIn({ ...claims, sub: 'r-2' }))).toBe('openidRemoved')
    expect((await membershipOf(claims.email))?.status).toBe('disabled')
    await owner.call(endpoints.inviteMember, { orgId, email: claims.email, role: 'member' })
    expect((await openid.signIn(claims)).status).toBe(200)
  })

  test('no customer: they sign in with codes, as before', async () => {
    await openid.connect({ allowsNewMembers: true })
    expect(ruleOf(await openid.signIn({ sub: 'g-1', email: guestEmail }))).toBe('openidGuest')
    expect((await membershipOf(guestEmail))?.role).toBe('guest')
    await openid.inUse.app.anonymous.call(endpoints.requestSignInCode, { email: guestEmail }, openid.here)
    const [mail] = await db()
      .selectFrom('outboxMails')
      .select('subject')
      .where('to', '=', guestEmail)
      .execute()
    expect(mail?.subject).toMatch(/^\d{6} is your/)
  })

  test.each([
    ['an address at another domain', { email: 'owner@halden-light.example' }, 'openidOtherDomain'],
    ['a domain that only ends like it', { email: 'a@not-maison-lumen.example' }, 'openidOtherDomain'],
    ['a domain below it', { email: 'a@sub.maison-lumen.example' }, 'openidOtherDomain'],
    ['an address in an address', { email: 'a@evil.example@maison-lumen.example' }, 'openidNoEmail'],
    [
      'an address that is called not verified',
      { email: memberEmail, email_verified: false },
      'openidUnverified',
    ],
    [
      'an address of which nothing is said',
      { email: memberEmail, email_verified: undefined },
      'openidUnverified',
    ],
    ['no address', { email: undefined }, 'openidNoEmail'],
    ['an address that is none', { email: 'maison-lumen.example' }, 'openidNoEmail'],
    ['an address with a NUL', { email: `m\0${memberEmail}` }, 'openidNoEmail'],
    ['an address that is a list', { email: [memberEmail] }, 'openidNoEmail'],
  ])('nobody with %s', async (_, claims, rule) => {
    await openid.connect({ allowsNewMembers: true })
    await knownMember()
    expect(ruleOf(await openid.signIn({ sub: 'x', ...claims }))).toBe(rule)
  })

  test('an address of which nothing is said where the owner trusts the provider; never one that is called not verified', async () => {
    await openid.connect({ trustsEmails: true })
    await knownMember()
    expect(ruleOf(await openid.signIn({ sub: 'm', email: memberEmail, email_verified: 'false' }))).toBe(
      'openidUnverified',
    )
    const answer = await openid.signIn({ sub: 'm', email: memberEmail, email_verified: undefined })
    expect(answer.status).toBe(200)
  })

  test('by what userinfo says where the ID token has no address', async () => {
    await openid.connect()
    await knownMember()
    openid.provider.misbehaviour = { userinfo: { sub: 'm-1', email: memberEmail, email_verified: true } }
    const { url } = (await openid.begin()).data
    const answer = await openid.complete(openid.provider.approve(url, { sub: 'm-1' }))
    expect(answer.status).toBe(200)
    openid.provider.misbehaviour = {
      userinfo: { sub: 'somebody-else', email: ownerEmail, email_verified: true },
    }
    const other = (await openid.begin()).data.url
    expect(ruleOf(await openid.complete(openid.provider.approve(other, { sub: 'm-9' })))).toBe('openidFailed')
  })
})

describe('[issue 17] an account that is known elsewhere', () => {
  const email = haldenLight.emails.member
  const domain = 'halden-light.example'
  const userId = demoUserId(haldenLight, 'member')

  /** A firm that claims its neighbour's domain, however it came by it. */
  async function claimed() {
    await openid.connect({ allowsNewMembers: true })
    await db().insertInto('openidDomains').values({ orgId, domain }).execute()
    await db().deleteFrom('memberships').where('orgId', '=', orgId).where('userId', '=', userId).execute()
  }

  test('is told to nobody by the word of another organization’s provider', async () => {
    await claimed()
    const answer = await openid.signIn({ sub: 'h-1', email }, openid.here, domain)
    expect(ruleOf(answer)).toBe('openidCodeFirst')
    expect(answer.text).not.toMatch(/halden/i)
    expect(await membershipOf(email)).toBeUndefined()
  })

  test('comes in once its person is signed in by their own way, and then to that organization alone', async () => {
    await claimed()
    const self = await openid.inUse.app.as(userId)
    const headers = { cookie: `${self.cookie}; ${openid.here['cookie']}` }
    const answer = await openid.signIn({ sub: 'h-1', email }, headers, domain)
    expect(answer.data.session.orgs.map(({ id }) => id)).toEqual([orgId])
    const caller = openid.callerOf(answer)
    expect((await caller.call(endpoints.getMembers, { orgId })).status).toBe(200)
    expect((await caller.call(endpoints.getMembers, { orgId: haldenLight.id })).status).toBe(404)
    await db().deleteFrom('memberships').where('orgId', '=', orgId).where('userId', '=', userId).execute()
  })
})

describe('[issue 17] what a stranger learns', () => {
  test('a domain with a provider says what it is called, and nothing of any address', async () => {
    await openid.connect()
    const find = (domain: string) =>
      openid.inUse.app.anonymous.call(endpoints.findOpenidConnection, { domain })
    expect((await find('Maison-Lumen.example')).data).toEqual({ connection: { title: 'Acme ID' } })
    expect((await find('halden-light.example')).data).toEqual({ connection: null })
    expect((await find('maison-lumen')).status).toBe(400)
  })

  test('asking for a code is the same work for a member who gets none, for others and for nobody', async () => {
    await openid.connect()
    await openid.signIn({ sub: 'o', email: ownerEmail })
    expect((await openid.require()).data.connection?.isRequired).toBe(true)
    await knownMember()
    const workOf = async (email: string) => {
      const sent = await sentStatements(openid.inUse.database, () =>
        openid.inUse.app.anonymous.call(endpoints.requestSignInCode, { email }),
      )
      return sent.map(({ text }) => text)
    }
    const works = []
    for (const email of [memberEmail, ownerEmail, guestEmail, 'nobody@maison-lumen.example'])
      works.push(await workOf(email))
    expect(works[0]?.length).toBeGreaterThan(4)
    for (const work of works) expect(work).toEqual(works[0])
  })
})

describe('[issue 17] limits', () => {
  test('twenty answers of a browser, which leave the way of codes open', async () => {
    await openid.connect()
    const tried = []
    for (let count = 0; count < 21; count += 1) tried.push((await openid.complete('state=x')).status)
    expect(tried).toEqual([...Array.from({ length: 20 }, () => 422), 429])
    const { anonymous } = openid.inUse.app
    expect(
      (await anonymous.call(endpoints.requestSignInCode, { email: memberEmail }, openid.here)).status,
    ).toBe(200)
    expect((await openid.begin()).status).toBe(200)
  })

  test('sixty beginnings of a browser', async () => {
    await openid.connect()
    const begun = []
    for (let count = 0; count < 61; count += 1) begun.push((await openid.begin()).status)
    expect(begun).toEqual([...Array.from({ length: 60 }, () => 200), 429])
  })
})
