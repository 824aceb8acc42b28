/** Attempts to sign in by a provider: what each is good for, and where its person goes afterwards. Decision 0203. */
import { endpoints } from '@orderwright/contract'
import { describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { ruleOf, useOpenid } from '../../testing/sign-in/openid-world.ts'
import { browserMark } from '../../testing/sign-in/passkey-fixture.ts'
import { pathWithin } from './attempts.ts'

const openid = useOpenid()
const orgId = maisonLumen.id
const memberEmail = maisonLumen.emails.member
const db = () => openid.inUse.database.owner.db

/** A member who has come in before. */
async function knownMember() {
  const member = await openid.inUse.app.as(demoUserId(maisonLumen, 'member'))
  await member.call(endpoints.getSession, {})
}

describe('[issue 17] an attempt', () => {
  test('is good once', async () => {
    await openid.connect()
    await knownMember()
    const { url } = (await openid.begin()).data
    const answer = openid.provider.approve(url, { sub: 'm-1', email: memberEmail, email_verified: true })
    expect((await openid.complete(answer)).status).toBe(200)
    expect(ruleOf(await openid.complete(answer))).toBe('openidExpired')
  })

  test('is good in the browser that began it, and in no other: nobody is signed in as somebody else’s account', async () => {
    await openid.connect()
    const { url } = (await openid.begin(browserMark('a'))).data
    const answer = openid.provider.approve(url, { sub: 'm-1', email: memberEmail, email_verified: true })
    expect(ruleOf(await openid.complete(answer, browserMark('b')))).toBe('openidExpired')
  })

  test('is good for ten minutes', async () => {
    await openid.connect()
    const { url } = (await openid.begin()).data
    openid.time.now = new Date(openid.time.now.getTime() + 10 * 60_000 + 1000)
    const answer = openid.provider.approve(url, { sub: 'm-1', email: memberEmail, email_verified: true })
    expect(ruleOf(await openid.complete(answer))).toBe('openidExpired')
  })

  test('has a state of its own, of which a hash is stored, and neither nonce nor verifier', async () => {
    await openid.connect()
    const { url } = (await openid.begin()).data
    const query = new URL(url).searchParams
    expect(query.get('code_challenge_method')).toBe('S256')
    expect(query.get('redirect_uri')).toBe('http://localhost/sign-in/provider')
    const stored = JSON.stringify(await db().selectFrom('authVerifications').selectAll().execute())
    expect(stored).toContain('openid-state:')
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(query.get(name)?.length).toBeGreaterThan(30)
      expect(stored).not.toContain(query.get(name))
    }
    expect(ruleOf(await openid.complete('code=a&state=b'))).toBe('openidExpired')
    expect(ruleOf(await openid.complete('nonsense'))).toBe('openidExpired')
  })

  test('is worth nothing once the connection is another one, or gone', async () => {
    const { owner } = await openid.connect()
    await knownMember()
    const answerOf = async () => {
      const { url } = (await openid.begin()).data
      return openid.provider.approve(url, { sub: 'm-1', email: memberEmail, email_verified: true })
    }
    const before = await answerOf()
    const body = openid.bodyFor(maisonLumen, { version: 1, clientId: 'another' })
    expect((await owner.call(endpoints.saveOpenidConnection, body)).status).toBe(200)
    expect(ruleOf(await openid.complete(before))).toBe('openidNone')
    const later = await answerOf()
    await owner.call(endpoints.deleteOpenidConnection, { orgId })
    expect(ruleOf(await openid.complete(later))).toBe('openidNone')
    expect(ruleOf(await openid.begin())).toBe('openidNone')
  })

  test('denied at the provider says so, and leaves codes open', async () => {
    await openid.connect()
    const { url } = (await openid.begin()).data
    const denied = await openid.complete(openid.provider.deny(url))
    expect(denied.error).toMatchObject({
      message: 'The provider did not sign you in. Try it once more, or let us send you a code.',
      details: { rule: 'openidDenied' },
    })
    const code = { email: memberEmail }
    expect(
      (await openid.inUse.app.anonymous.call(endpoints.requestSignInCode, code, openid.here)).status,
    ).toBe(200)
  })

  test('keeps where its person wanted to go, within this app', async () => {
    await openid.connect()
    await knownMember()
    const comesTo = async (goto: string) => {
      const { url } = (await openid.begin(openid.here, { goto })).data
      const claims = { sub: 'm-1', email: memberEmail, email_verified: true }
      return (await openid.complete(openid.provider.approve(url, claims))).data.goto
    }
    expect(await comesTo('/orders/7?tab=files#top')).toBe('/orders/7?tab=files#top')
    expect(await comesTo('https://evil.example/')).toBeNull()
  })

  test.each([
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['/..//evil.example', null],
    ['/a/..//evil.example', null],
    ['javascript:alert(1)', null],
    ['orders', null],
    ['', null],
    ['/%2f/evil.example', '/%2f/evil.example'],
    ['/orders', '/orders'],
  ])('%j leads to %j', (goto, path) => {
    expect(pathWithin(goto)).toBe(path)
  })
})
