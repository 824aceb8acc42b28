/** What the tests of signing in by a provider share: an app that may ask this machine, a provider, and an owner with a connection. */
import { type BodyOf, endpoints, type saveOpenidConnection } from '@orderwright/contract'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type DemoOrg, demoUserId, maisonLumen } from '../../seeds/demo-orgs.ts'
import { clientId, clientSecret, startTestProvider, type TestProvider } from './openid-provider.ts'
import { browserMark, type Headers } from './passkey-fixture.ts'
import type { Caller } from '../test-app.ts'
import { useTestApp } from '../use-app.ts'

type Body = BodyOf<typeof saveOpenidConnection>

export const openidDomain = 'maison-lumen.example'
const here = browserMark('p')

/** The cookies that an answer has set, beside those that were sent. */
export function cookiesOf(headers: Readonly<Record<string, string | string[] | number | undefined>>): string {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0] ?? '')
    .join('; ')
}

export function useOpenid() {
  const time = { now: new Date() }
  const inUse = useTestApp({ config: { allowsPrivateOpenid: true }, now: () => time.now })
  let started: TestProvider | undefined
  const provider = () => {
    if (!started) throw new Error('the provider is there inside of tests')
    return started
  }
  beforeAll(async () => {
    started = await startTestProvider()
  })
  afterAll(() => started?.close())
  beforeEach(async () => {
    time.now = new Date()
    provider().misbehaviour = {}
    const { db } = inUse.database.owner
    await db.deleteFrom('openidIdentities').execute()
    await db.deleteFrom('openidDomains').execute()
    await db.deleteFrom('openidConnections').execute()
    await db.updateTable('orgs').set({ membersByProvider: false }).execute()
    await db.deleteFrom('outboxMails').execute()
    await inUse.database.owner.pool.query('delete from rate_limits')
    inUse.app.forgetJobs()
  })

  const bodyFor = (org: DemoOrg, more: Partial<Body> = {}): Body => ({
    orgId: org.id,
    version: 0,
    title: 'Acme ID',
    issuer: provider().issuer,
    clientId,
    clientSecret,
    domains: [`${org.key}.example`],
    allowsNewMembers: false,
    trustsEmails: false,
    isRequired: false,
    ...more,
  })
  /** Signed in with a code, so that their address is known to be theirs. */
  const ownerOf = async (org: DemoOrg): Promise<Caller> => {
    const owner = await inUse.app.as(demoUserId(org, 'owner'))
    await owner.call(endpoints.getSession, {})
    return owner
  }
  const begin = (headers: Headers = here, more: { goto?: string; domain?: string } = {}) =>
    inUse.app.anonymous.call(endpoints.beginOpenidSignIn, { domain: openidDomain, ...more }, headers)
  const complete = (answer: string, headers: Headers = here) =>
    inUse.app.anonymous.call(endpoints.completeOpenidSignIn, { answer }, headers)

  return {
    inUse,
    time,
    here,
    get provider() {
      return provider()
    },
    bodyFor,
    ownerOf,
    /** An owner connects the organization to the provider. */
    connect: async (more: Partial<Body> = {}, org: DemoOrg = maisonLumen) => {
      const owner = await ownerOf(org)
      const answer = await owner.call(endpoints.saveOpenidConnection, bodyFor(org, more))
      return { owner, answer }
    },
    begin,
    complete,
    /** Somebody is signed in at the provider, who says these claims of them. */
    signIn: async (claims: Record<string, unknown>, headers: Headers = here, domain = openidDomain) => {
      const { url } = (await begin(headers, { domain })).data
      return complete(provider().approve(url, { email_verified: true, ...claims }), headers)
    },
    /** The caller whom an answer has signed in. */
    callerOf: (answer: { readonly headers: Parameters<typeof cookiesOf>[0] }): Caller => {
      const cookie = cookiesOf(answer.headers)
      const known = { cookie }
      const { anonymous } = inUse.app
      return {
        ...anonymous,
        call: (endpoint, body, headers) => anonymous.call(endpoint, body, { ...known, ...headers }),
        post: (path, body, headers) => anonymous.post(path, body, { ...known, ...headers }),
        get: (path, headers) => anonymous.get(path, { ...known, ...headers }),
        cookie,
        headers: known,
      }
    },
    /** Switches on that members come in by the provider alone: the owner has signed in by it before. */
    require: async (org: DemoOrg = maisonLumen) => {
      const owner = await ownerOf(org)
      const { connection } = (await owner.call(endpoints.getOpenidConnection, { orgId: org.id })).data
      const { version = 0, allowsNewMembers = false } = connection ?? {}
      const { clientSecret: _kept, ...body } = bodyFor(org, { version, allowsNewMembers, isRequired: true })
      return owner.call(endpoints.saveOpenidConnection, body)
    },
  }
}

/** The rule by which a call was refused, with its status. */
export function ruleOf(answer: {
  readonly status: number
  readonly error: { details?: { rule?: string | undefined } | undefined }
}) {
  return answer.status === 200 ? 'taken' : answer.error.details?.rule
}
