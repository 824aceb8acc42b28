/** Signing in: one-time codes, tokens in links, device sessions, limits, and what somebody without an account can learn. */
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@orderwright/contract'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { type Caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { demoSignInLinks } from './demo-links.ts'
import { revokeDemoSessions } from './revoke-demo-sessions.ts'
import { makeSignInToken } from './sign-in-tokens.ts'

let database: TestDatabase
let app: TestApp
let time = new Date('2026-06-15T10:00:00Z')

beforeAll(async () => {
  database = await createTestDatabase()
})
// Limits are counted in memory: each test starts with none used up.
beforeEach(async () => {
  time = new Date()
  app = await createTestApp(database, { now: () => time })
})
afterEach(async () => {
  expect(app.problems).toEqual([])
  await app.close()
})
afterAll(() => database.close())

const email = maisonLumen.emails.guest

async function lastMail() {
  return database.owner.db
    .selectFrom('outboxMails')
    .selectAll()
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
}

async function codeFor(address: string): Promise<string> {
  await app.anonymous.call(endpoints.requestSignInCode, { email: address })
  return /\d{6}/.exec((await lastMail()).text)?.[0] ?? ''
}

function cookieOf(headers: Readonly<Record<string, unknown>>): string {
  return String(headers['set-cookie'])
}

const withCookie = (set: string) => ({ cookie: set.split(';')[0] ?? '' })

describe('with a code', () => {
  test('the mailed code signs in, once, in an httpOnly cookie that only this site sends', async () => {
    const code = await codeFor(email.toUpperCase())
    const answer = await app.anonymous.call(endpoints.verifySignInCode, { email, code })
    expect(answer.data).toMatchObject({ isLoggedIn: true, user: { email }, activeOrgId: maisonLumen.id })
    expect(cookieOf(answer.headers)).toMatch(/HttpOnly/)
    expect(cookieOf(answer.headers)).toMatch(/SameSite=Lax/)
    const session = await app.anonymous.call(endpoints.getSession, {}, withCookie(cookieOf(answer.headers)))
    expect(session.data.user?.email).toBe(email)
    expect((await app.anonymous.call(endpoints.verifySignInCode, { email, code })).status).toBe(422)
  })

  test('neither the code nor the session’s token is stored as it is', async () => {
    const code = await codeFor(email)
    const answer = await app.anonymous.call(endpoints.verifySignInCode, { email, code })
    const token = /session=([^;]+)/.exec(cookieOf(answer.headers))?.[1] ?? ''
    await codeFor(email)
    const newest = /\d{6}/.exec((await lastMail()).text)?.[0] ?? ''
    const stored = JSON.stringify([
      await database.owner.db.selectFrom('authSessions').selectAll().execute(),
      await database.owner.db.selectFrom('authVerifications').select(['identifier', 'value']).execute(),
    ])
    expect(token.length).toBeGreaterThan(30)
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(`"${newest}"`)
  })

  test('an unknown address gets the same answer, no mail, and never an account', async () => {
    const known = await app.anonymous.call(endpoints.requestSignInCode, { email })
    const mails = await lastMail()
    const unknown = await app.anonymous.call(endpoints.requestSignInCode, { email: 'unknown@example.com' })
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    expect((await lastMail()).id).toBe(mails.id)
    const wrong = await app.anonymous.call(endpoints.verifySignInCode, {
      email: 'unknown@example.com',
      code: '123456',
    })
    const wrongKnown = await app.anonymous.call(endpoints.verifySignInCode, { email, code: '123456' })
    expect([wrong.status, wrong.text]).toEqual([wrongKnown.status, wrongKnown.text])
    const users = await database.owner.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'unknown@example.com')
      .execute()
    expect(users).toEqual([])
  })

  test('the fifth wrong try spoils the code', async () => {
    const code = await codeFor(email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await app.anonymous.call(endpoints.verifySignInCode, { email, code: wrong })).status).toBe(422)
    }
    expect((await app.anonymous.call(endpoints.verifySignInCode, { email, code })).status).toBe(422)
  })

  test('a code is worth nothing after ten minutes, or once a newer one was asked for', async () => {
    const old = await codeFor(email)
    time = new Date(time.getTime() + 10 * 60_000 + 1_000)
    expect((await app.anonymous.call(endpoints.verifySignInCode, { email, code: old })).status).toBe(422)
    const first = await codeFor(email)
    const second = await codeFor(email)
    const answers = await app.anonymous.call(endpoints.verifySignInCode, { email, code: first })
    expect(first === second || answers.status === 422).toBe(true)
    expect((await app.anonymous.call(endpoints.verifySignInCode, { email, code: second })).status).toBe(200)
  })

  test('asking and trying are limited for each address, and say when to come back', async () => {
    const asked = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      asked.push(await app.anonymous.call(endpoints.requestSignInCode, { email: 'many@example.com' }))
    }
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(Number(asked.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    const tried = []
    for (let attempt = 0; attempt < 11; attempt += 1) {
      tried.push(
        await app.anonymous.call(endpoints.verifySignInCode, { email: 'many@example.com', code: '111111' }),
      )
    }
    expect(tried.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    expect(
      (await app.anonymous.call(endpoints.requestSignInCode, { email: 'another@example.com' })).status,
    ).toBe(200)
  })
})

describe('with a token in a link', () => {
  test('[2.7.19] a token signs in once, on this device, within fifteen minutes', async () => {
    const token = await makeSignInToken(database.app.db, demoUserId(maisonLumen, 'guest'), time)
    const answer = await app.anonymous.call(endpoints.signInWithToken, { userToken: token })
    expect(answer.data.user?.email).toBe(email)
    // The device is signed in by its cookie alone from now on.
    const session = await app.anonymous.call(endpoints.getSession, {}, withCookie(cookieOf(answer.headers)))
    expect(session.data.user?.email).toBe(email)
    expect((await app.anonymous.call(endpoints.signInWithToken, { userToken: token })).status).toBe(422)
    const late = await makeSignInToken(database.app.db, demoUserId(maisonLumen, 'guest'), time)
    time = new Date(time.getTime() + 15 * 60_000 + 1_000)
    expect((await app.anonymous.call(endpoints.signInWithToken, { userToken: late })).status).toBe(422)
  })

  test('two browsers with one token: one is signed in', async () => {
    const userToken = await makeSignInToken(database.app.db, demoUserId(maisonLumen, 'guest'), time)
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.anonymous.call(endpoints.signInWithToken, { userToken })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
  })

  test('the demo’s links work as often as they are opened, in demo mode alone', async () => {
    const links = await demoSignInLinks(database.owner.db, 'http://localhost:3000')
    const lumen = links.filter(({ org }) => org === maisonLumen.title)
    expect(lumen.map(({ role }) => role)).toEqual(['owner', 'member', 'guest', 'guest with hidden pricing'])
    const userToken = new URL(lumen[0]?.url ?? '').searchParams.get('userToken') ?? ''
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect((await app.anonymous.call(endpoints.signInWithToken, { userToken })).status).toBe(200)
    }
    const production = await createTestApp(database, { config: { isDemo: false, isProduction: true } })
    expect((await production.anonymous.call(endpoints.signInWithToken, { userToken })).status).toBe(422)
    expect((await production.app.inject('/dev/outbox')).statusCode).toBe(404)
    expect((await production.anonymous.post('/api/test-cards/confirm', {})).status).toBe(404)
    await production.close()
  })
})

describe('device sessions', () => {
  test('in production over a database that held a demo, its people are signed out, and nobody else', async () => {
    const guest = await app.as(demoUserId(maisonLumen, 'guest'))
    const [link] = await demoSignInLinks(database.owner.db, 'http://localhost:3000')
    const { id } = await database.owner.db
      .insertInto('users')
      .values({ email: 'somebody@orders.test', firstName: 'Some', lastName: 'Body', name: 'Some Body' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const somebody = await app.as(id)
    expect(await revokeDemoSessions(database.owner.db)).toBe(true)
    const of = async (caller: Caller) => (await caller.call(endpoints.getSession, {})).data.isLoggedIn
    expect([await of(guest), await of(somebody)]).toEqual([false, true])
    const userToken = new URL(link?.url ?? '').searchParams.get('userToken') ?? ''
    expect((await app.anonymous.call(endpoints.signInWithToken, { userToken })).status).toBe(422)
  })

  test('signing out ends the session on the server', async () => {
    const caller = await app.as(demoUserId(maisonLumen, 'guest'))
    expect((await caller.call(endpoints.getSession, {})).data.isLoggedIn).toBe(true)
    await caller.call(endpoints.signOut, {})
    expect((await caller.call(endpoints.getSession, {})).data.isLoggedIn).toBe(false)
    expect((await caller.call(endpoints.getHomepageData, { orgId: maisonLumen.id })).status).toBe(401)
  })

  test('signing in again gives a new token and ends the old one', async () => {
    const caller = await app.as(demoUserId(maisonLumen, 'guest'))
    const code = await codeFor(email)
    const answer = await caller.call(endpoints.verifySignInCode, { email, code })
    expect(cookieOf(answer.headers)).not.toContain(caller.cookie)
    expect((await caller.call(endpoints.getSession, {})).data.isLoggedIn).toBe(false)
  })

  test('a session ends after thirty days', async () => {
    const caller = await app.as(demoUserId(maisonLumen, 'guest'))
    time = new Date(time.getTime() + 30 * 86_400_000 + 1_000)
    expect((await caller.call(endpoints.getSession, {})).data.isLoggedIn).toBe(false)
  })

  test('with https the cookie is secure and bound to the host', async () => {
    const secure = await createTestApp(database, { config: { publicUrl: 'https://orders.example.com' } })
    const userToken = await makeSignInToken(database.app.db, demoUserId(maisonLumen, 'guest'), new Date())
    const answer = await secure.anonymous.call(endpoints.signInWithToken, { userToken })
    expect(cookieOf(answer.headers)).toMatch(/^__Host-orderwright-session=.*Secure/)
    await secure.close()
  })

  test('[1.4.53] the orders list’s filters are kept per person', async () => {
    const caller = await app.as(demoUserId(maisonLumen, 'guest'))
    const ordersPageSettings = {
      orderOwnerFilterValue: 'own',
      archivedFilterValue: 'archived',
      statusFilterValue: 'shipped',
      pageRowsFilterValue: 50,
      productCategoryFilterValue: 1,
      detailLevelFilterValue: 'advanced',
      columnWidths: { title: 300 },
      columns: {},
    } as const
    await caller.call(endpoints.saveOrdersPageSettings, { orgId: maisonLumen.id, ordersPageSettings })
    const session = await caller.call(endpoints.getSession, {})
    expect(session.data.orgs[0]?.settings.ordersPageSettings).toEqual(ordersPageSettings)
  })
})

describe('mails', () => {
  test('without an SMTP server they are files and a page, in demo mode', async () => {
    const code = await codeFor(email)
    await app.runJobs()
    const folder = join(app.services.config.dataFolder, 'outbox')
    const files = readdirSync(folder)
    expect(files.some((file) => readFileSync(join(folder, file), 'utf8').includes(code))).toBe(true)
    const page = await app.app.inject('/dev/outbox')
    expect(page.body).toContain(code)
  })

  test('with one they are sent there, once, with what failed tried again', async () => {
    const received: string[] = []
    let refusals = 1
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, callback) {
        let text = ''
        stream.on('data', (chunk) => (text += String(chunk)))
        stream.on('end', () => {
          if (refusals > 0) {
            refusals -= 1
            callback(new Error('try later'))
          } else {
            received.push(text)
            callback()
          }
        })
      },
    })
    const port = await new Promise<number>((resolve) => {
      const listener = smtp.listen(0, '127.0.0.1', () => {
        const address = listener.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
    await app.runJobs()
    const dataFolder = mkdtempSync(join(tmpdir(), 'orderwright-mail-'))
    const mailing = await createTestApp(database, {
      config: { smtpUrl: `smtp://127.0.0.1:${port}`, dataFolder },
    })
    await mailing.anonymous.call(endpoints.requestSignInCode, { email })
    await mailing.runJobs()
    expect(received).toEqual([])
    expect((await lastMail()).lastError).toContain('try later')
    const sweep = async () => {
      await mailing.services.jobs.add({ task: 'sweep' })
      await mailing.runJobs()
    }
    await sweep()
    expect(received).toEqual([])
    await sql`update outbox_mails set next_attempt_at = now() where sent_at is null`.execute(
      database.owner.db,
    )
    await sweep()
    await sweep()
    expect(received).toHaveLength(1)
    expect(received[0]).toContain(`Message-ID: <${(await lastMail()).messageId}@`)
    expect(existsSync(join(dataFolder, 'outbox'))).toBe(false)
    await mailing.close()
    await new Promise<void>((resolve) => smtp.close(() => resolve()))
  })
})
