/** Sign-in under attack: planted sessions, replays, guessing, other people's devices, leaks, and other sites. */
import { endpoints } from '@orderwright/contract'
import { describe, expect, test } from 'vitest'
import { domainPolicy } from '../../platform/policy.ts'
import { demoUserId, haldenLight, maisonLumen, panoramaMurals, terrafloor } from '../../seeds/demo-orgs.ts'
import { openBell } from '../../testing/live-page.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { useTestApp } from '../../testing/use-app.ts'
import { makeSignInToken } from './sign-in-tokens.ts'

const inUse = useTestApp()
const guestId = demoUserId(maisonLumen, 'guest')
const email = maisonLumen.emails.guest

// Limits are counted in memory: where a test uses them up it has an app of its own.
async function withFreshApp(
  run: (app: TestApp) => Promise<void>,
  options?: Parameters<typeof createTestApp>[1],
) {
  const app = await createTestApp(inUse.database, options)
  try {
    await run(app)
    expect(app.problems).toEqual([])
  } finally {
    await app.close()
  }
}

async function codeFor(app: TestApp, address: string): Promise<string> {
  await app.anonymous.call(endpoints.requestSignInCode, { email: address })
  const mail = await inUse.database.owner.db
    .selectFrom('outboxMails')
    .select('text')
    .where('to', '=', address)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /\d{6}/.exec(mail.text)?.[0] ?? ''
}

const cookieOf = (headers: Readonly<Record<string, unknown>>) => String(headers['set-cookie'])
const asCookie = (set: string) => ({ cookie: set.split(';')[0] ?? '' })
const tokenFor = (userId: number) => makeSignInToken(inUse.database.app.db, userId, new Date())
const isSignedIn = async (headers: Record<string, string>) =>
  (await inUse.app.anonymous.call(endpoints.getSession, {}, headers)).data.isLoggedIn

describe('session fixation', () => {
  test('a token that somebody planted before the sign-in is worth nothing after it', async () => {
    const planted = { cookie: `orderwright-session=${'p'.repeat(43)}` }
    const userToken = await tokenFor(guestId)
    const answer = await inUse.app.anonymous.call(endpoints.signInWithToken, { userToken }, planted)
    expect(cookieOf(answer.headers)).not.toContain('pppp')
    expect(await isSignedIn(asCookie(cookieOf(answer.headers)))).toBe(true)
    expect(await isSignedIn(planted)).toBe(false)
  })

  test('an attacker’s own session in the victim’s browser ends, and never becomes the victim’s', async () => {
    const attacker = await inUse.app.as(demoUserId(haldenLight, 'guest'))
    const planted = { cookie: attacker.cookie }
    const userToken = await tokenFor(guestId)
    const answer = await inUse.app.anonymous.call(endpoints.signInWithToken, { userToken }, planted)
    expect(answer.data.user?.id).toBe(guestId)
    expect(await isSignedIn(planted)).toBe(false)
  })

  test('another site can neither sign the browser in nor out', async () => {
    const caller = await inUse.app.as(guestId)
    const userToken = await tokenFor(demoUserId(haldenLight, 'guest'))
    const elsewhere: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of elsewhere) {
      const signedIn = await caller.call(endpoints.signInWithToken, { userToken }, headers)
      expect([signedIn.status, signedIn.headers['set-cookie']]).toEqual([403, undefined])
      expect((await caller.call(endpoints.signOut, {}, headers)).status).toBe(403)
      expect((await caller.call(endpoints.endDevices, {}, headers)).status).toBe(403)
    }
    expect((await caller.call(endpoints.getSession, {})).data.user?.id).toBe(guestId)
  })
})

describe('replays', () => {
  test('a used code and a used token are refused, also together and at once', async () => {
    await withFreshApp(async (app) => {
      const code = await codeFor(app, email)
      const codes = await Promise.all(
        [1, 2, 3, 4].map(() => app.anonymous.call(endpoints.verifySignInCode, { email, code })),
      )
      expect(codes.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
      const userToken = await tokenFor(guestId)
      const tokens = await Promise.all(
        [1, 2, 3, 4].map(() => app.anonymous.call(endpoints.signInWithToken, { userToken })),
      )
      expect(tokens.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
    })
  })

  test('a code is bound to its address', async () => {
    await withFreshApp(async (app) => {
      const code = await codeFor(app, email)
      const other = haldenLight.emails.guest
      await codeFor(app, other)
      const answer = await app.anonymous.call(endpoints.verifySignInCode, { email: other, code })
      const own = await app.anonymous.call(endpoints.verifySignInCode, { email, code })
      expect([answer.status, own.status]).toEqual([422, 200])
    })
  })

  test('a cookie of a device that was signed out signs nobody in again', async () => {
    const caller = await inUse.app.as(guestId)
    await caller.call(endpoints.signOut, {})
    expect(await isSignedIn({ cookie: caller.cookie })).toBe(false)
    expect((await caller.call(endpoints.getDevices, {})).status).toBe(401)
  })
})

describe('guessing', () => {
  test('five wrong codes sent at the same moment spoil the code as five in turn do', async () => {
    await withFreshApp(async (app) => {
      const code = await codeFor(app, email)
      const wrong = [1, 2, 3, 4, 5].map((step) => String((Number(code) + step) % 1_000_000).padStart(6, '0'))
      const tried = await Promise.all(
        wrong.map((guess) => app.anonymous.call(endpoints.verifySignInCode, { email, code: guess })),
      )
      expect(tried.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422])
      expect((await app.anonymous.call(endpoints.verifySignInCode, { email, code })).status).toBe(422)
    })
  })

  test('nobody gets more tries by asking for new codes, by capitals, or by claiming other network addresses', async () => {
    await withFreshApp(async (app) => {
      const statuses: number[] = []
      for (let attempt = 0; attempt < 64; attempt += 1) {
        if (attempt % 4 === 0) await app.anonymous.call(endpoints.requestSignInCode, { email })
        const spelled = attempt % 2 === 0 ? email : email.toUpperCase()
        const headers = { 'x-forwarded-for': `10.0.0.${attempt}`, 'x-real-ip': `10.0.1.${attempt}` }
        const body = { email: spelled, code: '000000' }
        statuses.push((await app.anonymous.call(endpoints.verifySignInCode, body, headers)).status)
      }
      expect(statuses.slice(60)).toEqual([429, 429, 429, 429])
      // Elsewhere than where it was asked for, no code is even looked at.
      expect(statuses.slice(0, 60)).toEqual(Array(60).fill(422))
    })
  })

  test('tokens cannot be tried without end', async () => {
    await withFreshApp(
      async (app) => {
        let last = 0
        for (let attempt = 0; attempt < 61; attempt += 1) {
          const userToken = `guess-${attempt}`.padEnd(43, 'x')
          last = (await app.anonymous.call(endpoints.signInWithToken, { userToken })).status
        }
        expect(last).toBe(429)
      },
      { config: { isDemo: false, isProduction: true } },
    )
  })
})

describe('leaks', () => {
  test('no answer holds a token; pages send no referrer, load nothing from elsewhere and redirect nowhere', async () => {
    await withFreshApp(async (app) => {
      const userToken = await tokenFor(guestId)
      const signedIn = await app.anonymous.call(endpoints.signInWithToken, { userToken })
      const session = /session=([^;]+)/.exec(cookieOf(signedIn.headers))?.[1] ?? ''
      const cookie = asCookie(cookieOf(signedIn.headers))
      const devices = await app.anonymous.call(endpoints.getDevices, {}, cookie)
      for (const text of [signedIn.text, devices.text]) {
        expect(text).not.toContain(userToken)
        expect(text).not.toContain(session)
        expect(text).not.toContain('token')
      }
      for (const path of [
        `/?userToken=${userToken}&goto=https://evil.example`,
        '//evil.example',
        '/%2f%2fevil.example',
        '/\\evil.example',
        '/sign-in?goto=//evil.example',
      ]) {
        const page = await app.app.inject({ url: path, headers: { accept: 'text/html' } })
        expect([path, page.headers.location, page.headers['referrer-policy']]).toEqual([
          path,
          undefined,
          'no-referrer',
        ])
        expect(page.headers['content-security-policy']).toContain("default-src 'self'")
      }
    })
  })

  test('what is reported of a failure names neither the address nor the cookie that carried a secret', async () => {
    const policy = {
      ...domainPolicy,
      can: () => {
        throw new Error('a bug')
      },
    }
    const app = await createTestApp(inUse.database, { policy })
    const caller = await app.as(guestId)
    const secret = 's'.repeat(43)
    const answer = await caller.post(
      `/api/configurator/get-configurator-homepage-data?userToken=${secret}`,
      { orgId: maisonLumen.id },
      { 'x-secret': secret, referer: `http://localhost:3000/?userToken=${secret}` },
    )
    expect(answer.status).toBe(500)
    expect(app.problems).toHaveLength(1)
    const visible = app.problems.join('\n') + answer.text
    expect(visible).not.toContain(secret)
    expect(visible).not.toContain(caller.cookie.split('=')[1])
    await app.close()
  })

  test('the cookie is out of reach of scripts and other sites, and ends with the session', async () => {
    const signIn = async (app: TestApp) =>
      cookieOf(
        (await app.anonymous.call(endpoints.signInWithToken, { userToken: await tokenFor(guestId) })).headers,
      )
    const plain = await signIn(inUse.app)
    expect(plain).toMatch(/^orderwright-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
    await withFreshApp(
      async (app) => {
        const secure = await signIn(app)
        expect(secure).toMatch(/^__Host-orderwright-session=[\w-]{43}; /)
        expect(secure).toMatch(/; Secure/)
        expect(secure).not.toMatch(/Domain/i)
      },
      { config: { publicUrl: 'https://orders.example.com' } },
    )
  })
})

describe('devices', () => {
  test('a person sees their own devices, this one first, with what the browser says of itself', async () => {
    const userId = demoUserId(panoramaMurals, 'member')
    const userToken = await tokenFor(userId)
    const phone = await inUse.app.anonymous.call(
      endpoints.signInWithToken,
      { userToken },
      { 'user-agent': 'A phone' },
    )
    const desk = await inUse.app.as(userId)
    const { devices } = (await desk.call(endpoints.getDevices, {})).data
    expect(devices.map(({ isThis }) => isThis)).toEqual([true, false])
    expect(devices[1]).toMatchObject({ userAgent: 'A phone', ipAddress: '127.0.0.1' })
    const other = (
      await inUse.app.anonymous.call(endpoints.getDevices, {}, asCookie(cookieOf(phone.headers)))
    ).data
    expect(other.devices.map(({ id }) => id)).toEqual(devices.map(({ id }) => id).toReversed())
  })

  test('signing one out ends its session and its open channels at once, and no other', async () => {
    const url = await inUse.app.app.listen({ host: '127.0.0.1', port: 0 })
    const orgId = terrafloor.id
    const userId = demoUserId(terrafloor, 'member')
    const [lost, kept, mine] = [
      await inUse.app.as(userId),
      await inUse.app.as(userId),
      await inUse.app.as(userId),
    ]
    const [lostBell, keptBell] = [
      await openBell(url, lost.cookie, { orgId }),
      await openBell(url, kept.cookie, { orgId }),
    ]
    await lostBell.next('ready')
    await keptBell.next('ready')
    const own = (await lost.call(endpoints.getDevices, {})).data.devices.find(({ isThis }) => isThis)
    const ended = await mine.call(endpoints.endDevices, { deviceId: own?.id ?? 0 })
    expect(ended.data).toEqual({ endedCount: 1 })
    expect((await lostBell.next('closed')).reason).toBe('signedOut')
    await lostBell.ended
    expect((await lost.call(endpoints.getDevices, {})).status).toBe(401)
    expect((await kept.call(endpoints.getDevices, {})).data.devices).toHaveLength(2)
    expect(keptBell.messages.some(({ type }) => type === 'closed')).toBe(false)
    // All the others, but never the one that asks.
    expect((await mine.call(endpoints.endDevices, {})).data).toEqual({ endedCount: 1 })
    expect((await keptBell.next('closed')).reason).toBe('signedOut')
    expect((await mine.call(endpoints.getDevices, {})).data.devices).toHaveLength(1)
    expect((await mine.call(endpoints.endDevices, {})).data).toEqual({ endedCount: 0 })
  })

  test('nobody signs out the device of another, or finds out that there is one', async () => {
    const victim = await inUse.app.as(demoUserId(haldenLight, 'owner'))
    const id = (await victim.call(endpoints.getDevices, {})).data.devices[0]?.id ?? 0
    const owner = await inUse.app.as(demoUserId(maisonLumen, 'owner'))
    const theirs = await owner.call(endpoints.endDevices, { deviceId: id })
    const nobodys = await owner.call(endpoints.endDevices, { deviceId: 2_000_000_000 })
    expect([theirs.status, theirs.text]).toEqual([nobodys.status, nobodys.text])
    expect(theirs.status).toBe(404)
    expect((await victim.call(endpoints.getDevices, {})).status).toBe(200)
  })

  test('the last use of a device is written down, not at every call', async () => {
    const userId = demoUserId(panoramaMurals, 'owner')
    const start = Date.now()
    let now = new Date(start)
    await withFreshApp(
      async (app) => {
        const caller = await app.as(userId)
        const lastUsed = async () => {
          const mine = (await caller.call(endpoints.getDevices, {})).data.devices.find(({ isThis }) => isThis)
          return mine?.lastUsed ?? ''
        }
        const first = await lastUsed()
        now = new Date(start + 60_000)
        expect(await lastUsed()).toBe(first)
        now = new Date(start + 3_600_000)
        expect(await lastUsed()).toBe(now.toISOString().slice(0, 19).replace('T', ' '))
      },
      { now: () => now },
    )
  })
})

describe('organisations of a person', () => {
  test('[1.1.10] somebody has a role in each of several organisations, and acts in the one that is named', async () => {
    const caller = await inUse.app.as(demoUserId(terrafloor, 'guest'))
    const { orgs, activeOrgId } = (await caller.call(endpoints.getSession, {})).data
    expect(orgs.map(({ id, role }) => [id, role])).toEqual([
      [terrafloor.id, 'guest'],
      [panoramaMurals.id, 'guest'],
    ])
    expect(activeOrgId).toBe(terrafloor.id)
    for (const { id } of orgs) {
      expect((await caller.call(endpoints.getHomepageData, { orgId: id })).status).toBe(200)
    }
    expect((await caller.call(endpoints.getHomepageData, { orgId: maisonLumen.id })).status).toBe(404)
  })
})
