/** An attacker who asks for codes and types wrong ones locks out themselves, not the owner of the address. [issue 12, 4] */
import { endpoints } from '@orderwright/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { haldenLight, maisonLumen } from '../../seeds/demo-orgs.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'

let database: TestDatabase
let app: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  app = await createTestApp(database)
})
afterEach(async () => {
  expect(app.problems).toEqual([])
  await app.close()
})
afterAll(() => database.close())

const email = maisonLumen.emails.guest

/** Cookies of an answer as a browser sends them back. */
function cookiesOf(headers: Readonly<Record<string, unknown>>): string[] {
  return [headers['set-cookie']]
    .flat()
    .flatMap((set) => (typeof set === 'string' ? [set.split(';')[0] ?? ''] : []))
}

/** A browser that keeps its cookies, at a network address of its own where one is given. */
function aBrowser(from = '203.0.113.7') {
  const kept = new Map<string, string>()
  const call: TestApp['anonymous']['call'] = async (endpoint, body) => {
    const cookie = [...kept.values()].join('; ')
    const answer = await app.anonymous.call(endpoint, body, { cookie, 'x-forwarded-for': from })
    for (const one of cookiesOf(answer.headers)) kept.set(one.split('=')[0] ?? '', one)
    return answer
  }
  return { call, open: () => call(endpoints.getSession, {}) }
}

async function newestCode(address = email): Promise<string> {
  const mail = await database.owner.db
    .selectFrom('outboxMails')
    .select('text')
    .where('to', '=', address)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /\d{6}/.exec(mail.text)?.[0] ?? ''
}

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a wrong code', () => {
  test('says that it is wrong and how many tries are left; then that it was the last', async () => {
    const browser = aBrowser()
    await browser.open()
    await browser.call(endpoints.requestSignInCode, { email })
    const code = await newestCode()
    const type = (typed: string) => browser.call(endpoints.verifySignInCode, { email, code: typed })
    const errors = []
    for (let attempt = 0; attempt < 5; attempt++) errors.push((await type(wrongFor(code))).error)
    expect(errors).toEqual([
      ...[
        'This code is not right. Please look again: 4 tries are left.',
        'This code is not right. Please look again: 3 tries are left.',
        'This code is not right. Please look again: 2 tries are left.',
        'This code is not right. Please look again: one try is left.',
      ].map((message, index) => ({
        code: 'refused',
        message,
        details: { rule: 'codeWrong', triesLeft: 4 - index },
      })),
      {
        code: 'refused',
        message: 'This code is not right, and that was the last try. Please ask for a new one.',
        details: { rule: 'codeSpoilt', triesLeft: 0 },
      },
    ])
    const late = await type(code)
    expect([late.status, late.error.details]).toEqual([422, { rule: 'codeRefused' }])
  })

  test('is mistyped once, and the right one still signs in', async () => {
    const browser = aBrowser()
    await browser.open()
    await browser.call(endpoints.requestSignInCode, { email })
    const code = await newestCode()
    await browser.call(endpoints.verifySignInCode, { email, code: wrongFor(code) })
    expect((await browser.call(endpoints.verifySignInCode, { email, code })).data.isLoggedIn).toBe(true)
  })

  test('is answered alike for an address without an account', async () => {
    const answers = []
    for (const address of [email, 'nobody-here@example.com']) {
      const browser = aBrowser()
      await browser.open()
      const asked = await browser.call(endpoints.requestSignInCode, { email: address })
      const typed = []
      for (let attempt = 0; attempt < 6; attempt++)
        typed.push((await browser.call(endpoints.verifySignInCode, { email: address, code: '000000' })).text)
      answers.push([asked.text, ...typed])
    }
    expect(answers[0]).toEqual(answers[1])
  })
})

describe('the owner of an address', () => {
  test('signs in while an attacker asks for codes and types wrong ones', async () => {
    const owner = aBrowser('198.51.100.1')
    await owner.open()
    await owner.call(endpoints.requestSignInCode, { email })
    const code = await newestCode()
    for (const hasCookies of [false, true]) {
      const attacker = aBrowser('203.0.113.9')
      if (hasCookies) await attacker.open()
      for (let attempt = 0; attempt < 12; attempt++) {
        await attacker.call(endpoints.requestSignInCode, { email })
        const tried = await attacker.call(endpoints.verifySignInCode, { email, code: wrongFor(code) })
        expect([422, 429]).toContain(tried.status)
      }
    }
    expect((await owner.call(endpoints.verifySignInCode, { email, code })).data.isLoggedIn).toBe(true)
    // And begins anew somewhere else.
    const elsewhere = aBrowser('198.51.100.2')
    await elsewhere.open()
    expect((await elsewhere.call(endpoints.requestSignInCode, { email })).status).toBe(200)
    const again = { email, code: await newestCode() }
    expect((await elsewhere.call(endpoints.verifySignInCode, again)).data.isLoggedIn).toBe(true)
  })

  test('signs in at the same network address too, in a browser of their own', async () => {
    const attacker = aBrowser('203.0.113.10')
    for (let attempt = 0; attempt < 12; attempt++)
      await attacker.call(endpoints.verifySignInCode, { email, code: '000000' })
    const owner = aBrowser('203.0.113.10')
    await owner.open()
    await owner.call(endpoints.requestSignInCode, { email })
    const signedIn = await owner.call(endpoints.verifySignInCode, { email, code: await newestCode() })
    expect(signedIn.data.isLoggedIn).toBe(true)
  })

  test('is known in a browser where they have signed in: however many others guess, from wherever', async () => {
    const owner = aBrowser('198.51.100.3')
    await owner.open()
    await owner.call(endpoints.requestSignInCode, { email })
    await owner.call(endpoints.verifySignInCode, { email, code: await newestCode() })
    await owner.call(endpoints.signOut, {})
    const statuses = new Set<number>()
    for (let attempt = 0; attempt < 90; attempt++) {
      const attacker = aBrowser(`192.0.2.${attempt}`)
      statuses.add((await attacker.call(endpoints.verifySignInCode, { email, code: '000000' })).status)
      statuses.add((await attacker.call(endpoints.requestSignInCode, { email })).status)
    }
    expect(statuses).toContain(429)
    expect((await owner.call(endpoints.requestSignInCode, { email })).status).toBe(200)
    const signedIn = await owner.call(endpoints.verifySignInCode, { email, code: await newestCode() })
    expect(signedIn.data.isLoggedIn).toBe(true)
    // The mark is for that address alone.
    const other = haldenLight.emails.guest
    for (let attempt = 0; attempt < 30; attempt++)
      await aBrowser(`192.0.2.${attempt + 100}`).call(endpoints.requestSignInCode, { email: other })
    expect((await owner.call(endpoints.requestSignInCode, { email: other })).status).toBe(429)
  })

  test('keeps their code to the browser that asked for it: typed elsewhere it is worth nothing', async () => {
    const owner = aBrowser('198.51.100.4')
    await owner.open()
    await owner.call(endpoints.requestSignInCode, { email })
    const code = await newestCode()
    const thief = aBrowser('198.51.100.4')
    await thief.open()
    const stolen = await thief.call(endpoints.verifySignInCode, { email, code })
    expect([stolen.status, stolen.error.details?.rule]).toEqual([422, 'codeRefused'])
    expect((await owner.call(endpoints.verifySignInCode, { email, code })).data.isLoggedIn).toBe(true)
  })

  test('is remembered by a mark that says nothing and lets nobody in', async () => {
    const opened = await app.anonymous.call(endpoints.getSession, {})
    expect(String(opened.headers['set-cookie'])).toMatch(
      /^orderwright-browser=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const forged = { cookie: `orderwright-browser=${'a'.repeat(43)}.${'0'.repeat(64)}` }
    expect((await app.anonymous.call(endpoints.getSession, {}, forged)).data.isLoggedIn).toBe(false)
    expect((await app.anonymous.call(endpoints.getSession, {}, forged)).headers['set-cookie']).toBeUndefined()
  })
})
