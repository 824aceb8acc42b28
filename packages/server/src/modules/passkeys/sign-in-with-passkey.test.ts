/** Signing in with a passkey: what signs in, what does not, and what strangers learn of it. Decision 0199. */
import { endpoints } from '@orderwright/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { PasskeyAuthenticator } from '../../testing/sign-in/passkey-authenticator.ts'
import { assertionOf, browserMark, signIn, withPasskey } from '../../testing/sign-in/passkey-fixture.ts'
import { sentStatements } from '../../testing/databases/sent-statements.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

let database: TestDatabase
let app: TestApp
let time = new Date()
const guestId = demoUserId(maisonLumen, 'guest')
const email = maisonLumen.emails.guest

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  time = new Date()
  app = await createTestApp(database, { now: () => time })
})
afterEach(async () => {
  expect(app.problems).toEqual([])
  await app.close()
})
afterAll(() => database.close())

type Tried = Awaited<ReturnType<typeof signIn>>
const refusal = (answer: Tried) => [answer.status, answer.error.details?.rule, answer.headers['set-cookie']]
const refusedBy = (rule: string) => [422, rule, undefined]
const cookiesOf = ({ headers }: Tried) => [headers['set-cookie']].flat().map(String)
const sessionCookie = (answer: Tried) =>
  cookiesOf(answer)
    .find((set) => set.includes('-session='))
    ?.split(';')[0] ?? ''

describe('a passkey', () => {
  test('[issue 17] signs in without an address, in the same cookie as a code does, and remembers the browser', async () => {
    const { device, caller } = await withPasskey(app, guestId)
    const answer = await signIn(app, device)
    expect(answer.data).toMatchObject({ isLoggedIn: true, user: { email }, activeOrgId: maisonLumen.id })
    expect(cookiesOf(answer).join(' ')).toMatch(/session=[^;]+;.*HttpOnly.*SameSite=Lax/)
    expect(cookiesOf(answer).join(' ')).toMatch(/browser=[^;.]+\.[0-9a-f]{64}/)
    const session = await app.anonymous.call(endpoints.getSession, {}, { cookie: sessionCookie(answer) })
    expect(session.data.user?.email).toBe(email)
    const { passkeys } = (await caller.call(endpoints.getPasskeys, {})).data
    expect(passkeys[0]?.lastUsedAt).not.toBeNull()
  })

  test('[issue 17] ends the session that the browser had before', async () => {
    const { device } = await withPasskey(app, guestId)
    const attacker = await app.as(demoUserId(maisonLumen, 'member'))
    const assertion = await assertionOf(app, device)
    const answer = await attacker.call(endpoints.signInWithPasskey, { assertion })
    expect(answer.data.user?.id).toBe(guestId)
    expect((await attacker.call(endpoints.getSession, {})).data.isLoggedIn).toBe(false)
  })

  test.each([
    ['at another origin', { origin: 'https://evil.example' }, 'passkeyOtherSite'],
    ['at the same name with another port', { origin: 'http://localhost:4000' }, 'passkeyOtherSite'],
    ['for another site', { rpId: 'evil.example' }, 'passkeyOtherSite'],
    ['by a device that did not look who it was', { isUnverified: true }, 'passkeyUnverified'],
    ['with another signature', { isForged: true }, 'passkeyRefused'],
    ['as a new one is made', { type: 'webauthn.create' }, 'passkeyRefused'],
    ['as somebody else’s', { userHandle: 'c29tZWJvZHkgZWxzZQ' }, 'passkeyRefused'],
    ['as nobody’s', { userHandle: null }, 'passkeyRefused'],
    ['for a challenge that nobody asked for', { challenge: 'x'.repeat(43) }, 'passkeyExpired'],
  ] as const)('[issue 17] signs nobody in that signed %s', async (_how, deviation, rule) => {
    const { device } = await withPasskey(app, guestId)
    expect(refusal(await signIn(app, device, deviation))).toEqual(refusedBy(rule))
    expect((await signIn(app, device)).status).toBe(200)
  })

  test('[issue 17] is held by nobody who only knows its id', async () => {
    const { device } = await withPasskey(app, guestId)
    const assertion = await assertionOf(app, device)
    const other = new PasskeyAuthenticator('http://localhost')
    const { creation } = (await (await app.as(guestId)).call(endpoints.beginPasskey, {})).data
    other.create(creation)
    const forged = { ...(await assertionOf(app, other)), id: assertion.id }
    const answer = await app.anonymous.call(endpoints.signInWithPasskey, { assertion: forged })
    expect(refusal(answer)).toEqual(refusedBy('passkeyRefused'))
  })
})

describe('a challenge', () => {
  test('[issue 17] is good once, of four at the same moment too', async () => {
    const { device } = await withPasskey(app, guestId)
    const assertion = await assertionOf(app, device)
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => app.anonymous.call(endpoints.signInWithPasskey, { assertion })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
    expect(refusal(await app.anonymous.call(endpoints.signInWithPasskey, { assertion }))).toEqual(
      refusedBy('passkeyExpired'),
    )
  })

  test('[issue 17] is used up by a wrong signature too', async () => {
    const { device } = await withPasskey(app, guestId)
    const { request } = (await app.anonymous.call(endpoints.beginPasskeySignIn, {})).data
    const tries = [{ isForged: true }, {}].map((deviation) => device.sign(request, deviation))
    const answers = []
    for (const assertion of tries)
      answers.push(await app.anonymous.call(endpoints.signInWithPasskey, { assertion }))
    expect(answers.map((answer) => answer.error.details?.rule)).toEqual(['passkeyRefused', 'passkeyExpired'])
  })

  test('[issue 17] is worth nothing after five minutes', async () => {
    const { device } = await withPasskey(app, guestId)
    const assertion = await assertionOf(app, device)
    time = new Date(time.getTime() + 5 * 60_000 + 1000)
    expect(refusal(await app.anonymous.call(endpoints.signInWithPasskey, { assertion }))).toEqual(
      refusedBy('passkeyExpired'),
    )
  })

  test('[issue 17] of another browser is worth nothing here, nor one of adding a passkey', async () => {
    const { device, caller } = await withPasskey(app, guestId)
    const assertion = await assertionOf(app, device, {}, browserMark('a'))
    const elsewhere = await app.anonymous.call(endpoints.signInWithPasskey, { assertion }, browserMark('b'))
    expect(refusal(elsewhere)).toEqual(refusedBy('passkeyExpired'))
    const here = await app.anonymous.call(endpoints.signInWithPasskey, { assertion }, browserMark('a'))
    expect(here.status).toBe(200)
    const { challenge } = (await caller.call(endpoints.beginPasskey, {})).data.creation
    expect(refusal(await signIn(app, device, { challenge }))).toEqual(refusedBy('passkeyExpired'))
  })

  test('[issue 17] is stored as a hash', async () => {
    const { challenge } = (await app.anonymous.call(endpoints.beginPasskeySignIn, {})).data.request
    const stored = await database.owner.db.selectFrom('authVerifications').selectAll().execute()
    expect(challenge.length).toBeGreaterThan(30)
    expect(stored.length).toBeGreaterThan(0)
    expect(JSON.stringify(stored)).not.toContain(challenge)
  })
})

describe('the counter of an authenticator', () => {
  test('[issue 17] goes on; one that stands still or goes back is a copy’s', async () => {
    const { device } = await withPasskey(app, guestId)
    const counted = async (counter: number) => {
      const answer = await signIn(app, device, { counter })
      return answer.status === 200 ? 200 : answer.error.details?.rule
    }
    expect(await counted(0)).toBe(200)
    expect(await counted(7)).toBe(200)
    expect(await counted(4_000_000_000)).toBe(200)
    expect(await counted(4_000_000_000)).toBe('passkeyCopied')
    expect(await counted(7)).toBe('passkeyCopied')
    expect(await counted(0)).toBe('passkeyCopied')
    expect(await counted(4_000_000_001)).toBe(200)
  })

  test('[issue 17] tells nobody whose passkey is known: without the signature a copy’s is refused as any', async () => {
    const { device } = await withPasskey(app, guestId)
    await signIn(app, device, { counter: 7 })
    const answer = await signIn(app, device, { counter: 3, isForged: true })
    expect(refusal(answer)).toEqual(refusedBy('passkeyRefused'))
  })
})

describe('what a stranger learns', () => {
  test('[issue 17] an unknown passkey and one that signed wrongly are the same answer and the same work', async () => {
    const { device } = await withPasskey(app, guestId)
    const known = await assertionOf(app, device, { isForged: true })
    const unknown = { ...(await assertionOf(app, device)), id: 'x'.repeat(43) }
    const answers: Tried[] = []
    const workOf = async (assertion: typeof known) => {
      const sent = await sentStatements(database, async () => {
        answers.push(await app.anonymous.call(endpoints.signInWithPasskey, { assertion }))
      })
      return sent.map(({ text }) => text)
    }
    await workOf(known)
    const again = await assertionOf(app, device, { isForged: true })
    const [there, nowhere] = [await workOf(again), await workOf(unknown)]
    expect(there.length).toBeGreaterThan(2)
    expect(nowhere).toEqual(there)
    const said = answers.map(({ status, text }) => [status, text])
    expect(said[2]).toEqual(said[1])
  })

  test('[issue 17] the request names nobody’s passkey, and nobody', async () => {
    await withPasskey(app, guestId)
    const { request } = (await app.anonymous.call(endpoints.beginPasskeySignIn, {})).data
    expect(Object.keys(request).toSorted()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification'])
  })
})

describe('limits', () => {
  test('[issue 17] ten tries of a browser, which leave the way of codes open', async () => {
    const mark = browserMark('c')
    const nothing = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' }
    const tried = []
    for (let attempt = 0; attempt < 11; attempt += 1)
      tried.push(
        await app.anonymous.call(
          endpoints.signInWithPasskey,
          { assertion: { id: 'AAAA', response: nothing } },
          mark,
        ),
      )
    expect(tried.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    expect(Number(tried.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await app.anonymous.call(endpoints.requestSignInCode, { email }, mark)).status).toBe(200)
    expect((await app.anonymous.call(endpoints.beginPasskeySignIn, {}, mark)).status).toBe(200)
  })

  test('[issue 17] forty challenges of a browser', async () => {
    const mark = browserMark('d')
    const begun = []
    for (let attempt = 0; attempt < 41; attempt += 1)
      begun.push((await app.anonymous.call(endpoints.beginPasskeySignIn, {}, mark)).status)
    expect(begun).toEqual([...Array.from({ length: 40 }, () => 200), 429])
  })
})

describe('the site', () => {
  async function at(
    config: TestAppOptions['config'],
    host: string,
    run: (ask: () => Promise<string>, of: (origin: string) => Promise<string | undefined>) => Promise<void>,
  ) {
    const other = await createTestApp(database, { config })
    const headers = { host }
    const member = await other.as(demoUserId(maisonLumen, 'member'))
    const ask = async () =>
      (await other.anonymous.call(endpoints.beginPasskeySignIn, {}, headers)).data.request.rpId
    await run(ask, async (origin) => {
      const device = new PasskeyAuthenticator(origin)
      const { creation } = (await member.call(endpoints.beginPasskey, {}, headers)).data
      const registration = device.create(creation)
      const added = await member.call(endpoints.addPasskey, { name: 'Key', registration }, headers)
      return added.status === 200 ? undefined : added.error.details?.rule
    })
    expect(other.problems).toEqual([])
    await other.close()
  }

  test('[issue 17] is that of PUBLIC_URL', async () => {
    const config = { publicUrl: 'http://orders.example.com:8080', isProduction: true, isDemo: false }
    await at(config, 'orders.example.com:8080', async (ask, of) => {
      expect(await ask()).toBe('orders.example.com')
      expect(await of('http://orders.example.com')).toBe('passkeyOtherSite')
      expect(await of('http://orders.example.com:8080')).toBeUndefined()
    })
  })

  test('[issue 17] is localhost for a developer’s machine, and in production never', async () => {
    const publicUrl = 'http://orders.example.com'
    await at({ publicUrl }, 'localhost:5173', async (ask, of) => {
      expect(await ask()).toBe('localhost')
      expect(await of('http://localhost:5173')).toBeUndefined()
    })
    await at({ publicUrl, isProduction: true, isDemo: false }, 'localhost:5173', async (ask, of) => {
      expect(await ask()).toBe('orders.example.com')
      expect(await of('http://localhost:5173')).toBe('passkeyOtherSite')
    })
    await at({ publicUrl }, '127.0.0.1:5173', async (ask) => {
      expect(await ask()).toBe('orders.example.com')
    })
  })
})
