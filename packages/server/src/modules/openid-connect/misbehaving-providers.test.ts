/** Providers that mean harm, or are broken: each comes to a sentence, to nobody signed in, and to no failure of ours. Decision 0203. */
import { randomUUID } from 'node:crypto'
import { endpoints } from '@orderwright/contract'
import { describe, expect, test } from 'vitest'
import { AddressRefused, providerFetch } from '../../platform/openid/provider-fetch.ts'
import { findTrouble } from '../../platform/openid/provider.ts'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { type Misbehaviour, startTestProvider } from '../../testing/sign-in/openid-provider.ts'
import { ruleOf, useOpenid } from '../../testing/sign-in/openid-world.ts'

const openid = useOpenid()
const orgId = maisonLumen.id
const email = maisonLumen.emails.member
const now = () => Math.floor(Date.now() / 1000)
const huge = 'x'.repeat(400_000)

/** Nobody has been signed in as the member by this. */
async function sessionsOfMember() {
  const { rows } = await openid.inUse.database.owner.pool.query(
    'select id from auth_sessions where user_id = $1',
    [demoUserId(maisonLumen, 'member')],
  )
  return rows.length
}

describe('[issue 17] what a provider says of who it is', () => {
  test('is believed where it is right', async () => {
    await openid.connect()
    expect((await openid.signIn({ sub: 'm', email })).status).toBe(200)
  })

  test.each<[string, Misbehaviour]>([
    ['signed by another key', { hasWrongKey: true }],
    ['not signed (alg none)', { isUnsigned: true }],
    ['of another issuer', { claims: { iss: 'https://login.example.com' } }],
    ['for another client', { claims: { aud: 'somebody-else' } }],
    [
      'for several clients, and meant for another one',
      { claims: { aud: ['orderwright', 'other'], azp: 'other' } },
    ],
    ['of another attempt', { claims: { nonce: 'another' } }],
    ['of no attempt', { claims: { nonce: undefined } }],
    ['that has expired', { claims: { iat: now() - 900, exp: now() - 600 } }],
    ['without an end', { claims: { exp: undefined } }],
    ['of nobody', { claims: { sub: undefined } }],
    ['of a name that is empty', { claims: { sub: '' } }],
    ['of a name without an end', { claims: { sub: 'x'.repeat(301) } }],
    ['of a name with a NUL', { claims: { sub: 'a\0b' } }],
    ['of a name that is a number', { claims: { sub: 7 } }],
    ['that is no JSON', { answers: { '/token': { body: '{"access_token"' } } }],
    ['that is JSON of something else', { answers: { '/token': { body: '[]' } } }],
    [
      'without an ID token',
      { answers: { '/token': { body: '{"access_token":"a","token_type":"Bearer"}' } } },
    ],
    [
      'with an ID token that is none',
      { answers: { '/token': { body: '{"access_token":"a","token_type":"Bearer","id_token":"a.b.c"}' } } },
    ],
    ['as a page', { answers: { '/token': { body: '<p>Hello</p>', type: 'text/html' } } }],
    ['as a failure of its own', { answers: { '/token': { status: 500, body: 'no' } } }],
    ['elsewhere', { answers: { '/token': { status: 307, location: 'http://127.0.0.1:1/' } } }],
    ['that has no end', { answers: { '/token': { body: JSON.stringify({ access_token: huge }) } } }],
    [
      'that the client is unknown',
      { answers: { '/token': { status: 401, body: '{"error":"invalid_client"}' } } },
    ],
    ['whose userinfo is no JSON', { answers: { '/userinfo': { body: 'no' } }, claims: { email: undefined } }],
    [
      'whose userinfo is of somebody else',
      { userinfo: { sub: 'other', email }, claims: { email: undefined } },
    ],
  ])('%s is believed by nobody', async (_, misbehaviour) => {
    await openid.connect()
    const before = await sessionsOfMember()
    openid.provider.misbehaviour = misbehaviour
    const answer = await openid.signIn({ sub: 'm', email })
    expect([answer.status, ruleOf(answer)]).toEqual([422, 'openidFailed'])
    expect(answer.error.message).toBe(
      'The answer of Acme ID could not be used. Try it once more, or let us send you a code.',
    )
    expect(await sessionsOfMember()).toBe(before)
  })

  test('with an issuer of another provider beside the code is not exchanged at all (RFC 9207)', async () => {
    await openid.connect()
    const { url } = (await openid.begin()).data
    const answer = `${openid.provider.approve(url, { sub: 'm', email, email_verified: true })}&iss=https%3A%2F%2Fevil.example`
    openid.provider.asked.length = 0
    expect(ruleOf(await openid.complete(answer))).toBe('openidFailed')
    expect(openid.provider.asked).not.toContain('/token')
  })

  test('without a code, or with two, is not exchanged', async () => {
    await openid.connect()
    for (const change of [
      (answer: string) => answer.replace(/code=[^&]*&?/, ''),
      (answer: string) => `${answer}&code=another`,
      (answer: string) => `${answer}&response=a.b.c`,
    ]) {
      const { url } = (await openid.begin()).data
      const answer = openid.provider.approve(url, { sub: 'm', email, email_verified: true })
      expect(ruleOf(await openid.complete(change(answer)))).toBe('openidFailed')
    }
  })

  test('after five seconds is not waited for any longer', async () => {
    await openid.connect()
    const { url } = (await openid.begin()).data
    openid.provider.misbehaviour = { answers: { '/token': 'nothing' } }
    const begun = performance.now()
    const answer = await openid.complete(
      openid.provider.approve(url, { sub: 'm', email, email_verified: true }),
    )
    expect(ruleOf(answer)).toBe('openidUnreachable')
    expect(performance.now() - begun).toBeLessThan(7000)
  }, 15_000)
})

describe('[issue 17] what a provider says of itself', () => {
  const description = '/.well-known/openid-configuration'
  test.each<[string, Misbehaviour, string]>([
    ['another issuer', { metadata: { issuer: 'https://login.example.com' } }, 'otherIssuer'],
    [
      'an issuer below it',
      {
        get metadata() {
          return { issuer: `${openid.provider.issuer}/tenant` }
        },
      },
      'otherIssuer',
    ],
    ['no issuer', { metadata: { issuer: undefined } }, 'noDiscovery'],
    ['no place to sign in', { metadata: { authorization_endpoint: undefined } }, 'noEndpoints'],
    [
      'a script as the place to sign in',
      { metadata: { authorization_endpoint: 'javascript:alert(1)' } },
      'noEndpoints',
    ],
    ['no place for codes', { metadata: { token_endpoint: undefined } }, 'noEndpoints'],
    ['no keys', { metadata: { jwks_uri: undefined } }, 'noKeys'],
    ['keys that are none', { answers: { '/jwks': { body: '{"keys":[]}' } } }, 'noKeys'],
    ['keys that are not there', { answers: { '/jwks': { status: 404 } } }, 'noKeys'],
    ['no code flow', { metadata: { response_types_supported: ['id_token'] } }, 'noCodeFlow'],
    ['no PKCE with S256', { metadata: { code_challenge_methods_supported: ['plain'] } }, 'noPkce'],
    ['nothing', { answers: { [description]: { status: 404 } } }, 'noDiscovery'],
    ['a page', { answers: { [description]: { body: '<p>', type: 'text/html' } } }, 'noDiscovery'],
    ['no JSON', { answers: { [description]: { body: '{' } } }, 'noDiscovery'],
    ['too much', { answers: { [description]: { body: JSON.stringify({ huge }) } } }, 'tooLong'],
    [
      'to ask elsewhere',
      { answers: { [description]: { status: 302, location: 'http://127.0.0.1:1/' } } },
      'noDiscovery',
    ],
  ])('%s is said to the owner who tests it', async (_, misbehaviour, trouble) => {
    openid.provider.misbehaviour = misbehaviour
    const issuer = openid.provider.issuer
    expect(await findTrouble(issuer, { allowsPrivate: true })).toBe(trouble)
    const owner = await openid.ownerOf(maisonLumen)
    const { problem } = (await owner.call(endpoints.testOpenidConnection, { orgId, issuer })).data
    expect(problem).toMatch(/^[A-Z].*[.]$/)
    // And nobody is sent there.
    if (trouble === 'noKeys' && misbehaviour.metadata === undefined) return
    await openid.connect({ clientId: randomUUID() })
    expect(ruleOf(await openid.begin())).toBe('openidUnreachable')
  })

  test('nothing wrong', async () => {
    const owner = await openid.ownerOf(maisonLumen)
    const { issuer } = openid.provider
    expect((await owner.call(endpoints.testOpenidConnection, { orgId, issuer })).data).toEqual({
      problem: '',
    })
  })

  test('nothing at all: nobody is there, or it takes longer than five seconds', async () => {
    const gone = await startTestProvider()
    await gone.close()
    expect(await findTrouble(gone.issuer, { allowsPrivate: true })).toBe('unreachable')
    openid.provider.misbehaviour = { answers: { [description]: 'nothing' } }
    const slow = { allowsPrivate: true, timeoutMs: 200 }
    expect(await findTrouble(openid.provider.issuer, slow)).toBe('tooSlow')
  })

  test('is kept for some minutes: it is not asked for with every sign-in', async () => {
    await openid.connect({ clientId: randomUUID() })
    await openid.begin()
    openid.provider.asked.length = 0
    expect((await openid.begin()).status).toBe(200)
    expect(openid.provider.asked).toEqual([])
  })
})

describe('[issue 17] a provider inside of a private network', () => {
  test('is not asked, by its address or by its name', async () => {
    const allowsPrivate = false
    expect(await findTrouble('https://127.0.0.1/', { allowsPrivate })).toBe('privateAddress')
    expect(await findTrouble('https://169.254.169.254/', { allowsPrivate })).toBe('privateAddress')
    expect(await findTrouble('http://login.example.com/', { allowsPrivate })).toBe('onlyHttps')
    expect(await findTrouble('https://a:b@login.example.com/', { allowsPrivate })).toBe('noCredentials')
    expect(await findTrouble('https://login.example.com/?a=b', { allowsPrivate })).toBe('noQuery')
    expect(await findTrouble('login.example.com', { allowsPrivate })).toBe('badUrl')
    const lookUp = (
      _host: string,
      _options: object,
      done: (error: null, all: { address: string; family: number }[]) => void,
    ) => done(null, [{ address: '10.0.0.7', family: 4 }])
    expect(await findTrouble('https://login.example.com/', { allowsPrivate, lookUp })).toBe('privateAddress')
  })

  test('is not asked either where a provider on the internet names one for its keys or codes', async () => {
    const fetchFrom = providerFetch({ allowsPrivate: false })
    await expect(fetchFrom('http://127.0.0.1:1/jwks', { method: 'GET', headers: {} })).rejects.toThrow(
      AddressRefused,
    )
    await expect(fetchFrom('https://[::1]/jwks', { method: 'GET', headers: {} })).rejects.toThrow(
      AddressRefused,
    )
  })
})
