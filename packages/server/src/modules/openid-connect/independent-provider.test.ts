/** Signing in by a provider that nobody here has written, as a browser does: every redirect, form and cookie of it. Decision 0203. */
import { endpoints } from '@orderwright/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maisonLumen } from '../../seeds/demo-orgs.ts'
import {
  independentClient,
  type IndependentProvider,
  startIndependentProvider,
} from '../../testing/sign-in/independent-provider.ts'
import { ruleOf, useOpenid } from '../../testing/sign-in/openid-world.ts'

const openid = useOpenid()
const back = 'http://localhost/sign-in/provider'
let provider: IndependentProvider
beforeAll(async () => {
  provider = await startIndependentProvider([back])
})
afterAll(() => provider.close())

/** A browser with a jar of cookies, which follows redirects until it is sent back to the app. */
function browser() {
  const jar = new Map<string, string>()
  async function go(url: string, form?: Record<string, string>): Promise<{ url: string; page: string }> {
    if (url.startsWith(back)) return { url, page: '' }
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/s)
      jar.set(name, value)
    }
    const location = response.headers.get('location')
    return location === null ? { url, page: await response.text() } : go(new URL(location, url).href)
  }
  return go
}

const actionOf = (page: string) => /<form[^>]* action="([^"]+)"/.exec(page)?.[1] ?? ''

async function connected() {
  const { issuer } = provider
  await openid.connect({ issuer, ...independentClient, allowsNewMembers: true })
}

test('[issue 17] somebody signs in there, agrees, and comes in', async () => {
  await connected()
  const email = 'nora.q@maison-lumen.example'
  const go = browser()
  const { url } = (await openid.begin()).data
  const asked = await go(url)
  const agreeing = await go(actionOf(asked.page), { prompt: 'login', login: email, password: 'any' })
  const came = await go(actionOf(agreeing.page), { prompt: 'consent' })
  expect(came.url.startsWith(`${back}?code=`)).toBe(true)
  const answer = await openid.complete(new URL(came.url).search.slice(1))
  expect([answer.status, answer.data.session.user?.email, answer.data.session.user?.name]).toEqual([
    200,
    email,
    'Nora Quist',
  ])
  const { members } = (
    await (await openid.ownerOf(maisonLumen)).call(endpoints.getMembers, { orgId: maisonLumen.id })
  ).data
  expect(members.find((member) => member.email === email)?.role).toBe('member')
})

test('[issue 17] somebody does not agree there, and reads so', async () => {
  await connected()
  const go = browser()
  const { url } = (await openid.begin()).data
  const asked = await go(url)
  const abort = /href="([^"]+\/abort)"/.exec(asked.page)?.[1] ?? ''
  const came = await go(new URL(abort, asked.url).href)
  expect(new URL(came.url).searchParams.get('error')).toBe('access_denied')
  expect(ruleOf(await openid.complete(new URL(came.url).search.slice(1)))).toBe('openidDenied')
})

test('[issue 17] nothing is wrong with it', async () => {
  const owner = await openid.ownerOf(maisonLumen)
  const about = { orgId: maisonLumen.id, issuer: provider.issuer }
  expect((await owner.call(endpoints.testOpenidConnection, about)).data).toEqual({ problem: '' })
})
