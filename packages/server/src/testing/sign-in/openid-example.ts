/** What the examples of the API's document about identity providers need: a connection to one, or one that nobody is connected to. */
import { endpoints } from '@orderwright/contract'
import { afterAll, beforeAll } from 'vitest'
import { sealSecret } from '../../platform/webhooks/signing.ts'
import { maisonLumen } from '../../seeds/demo-orgs.ts'
import { clientId, clientSecret, startTestProvider, type TestProvider } from './openid-provider.ts'
import type { AppInUse } from '../use-app.ts'

const openidDomain = `${maisonLumen.key}.example`

/** By call: what is made before its example is sent. */
export function exampleOpenid(inUse: AppInUse) {
  let started: TestProvider | undefined
  beforeAll(async () => {
    started = await startTestProvider()
  })
  afterAll(() => started?.close())
  const provider = () => {
    if (!started) throw new Error('the provider is there inside of tests')
    return started
  }
  const apart = async () => {
    const { db } = inUse.database.owner
    for (const table of ['openidIdentities', 'openidDomains', 'openidConnections'] as const)
      await db.deleteFrom(table).execute()
    return { openidIssuer: provider().issuer }
  }
  /** A connection, and with what the provider sends a member back. */
  const connected = async () => {
    await apart()
    const { db } = inUse.database.owner
    const { secret } = inUse.app.services.config
    const sealed = sealSecret(secret, clientSecret, 'orderwright openid client secrets')
    const { id: orgId } = maisonLumen
    await db
      .insertInto('openidConnections')
      .values({
        orgId,
        title: 'Company ID',
        issuer: provider().issuer,
        clientId,
        clientSecret: sealed,
        allowsNewMembers: false,
        trustsEmails: false,
      })
      .execute()
    await db.insertInto('openidDomains').values({ orgId, domain: openidDomain }).execute()
    const { data } = await inUse.app.anonymous.call(endpoints.beginOpenidSignIn, { domain: openidDomain })
    const claims = { sub: 'member', email: maisonLumen.emails.member, email_verified: true }
    return { openidDomain, openidAnswer: provider().approve(data.url, claims) }
  }
  return {
    beginOpenidSignIn: connected,
    completeOpenidSignIn: connected,
    deleteOpenidConnection: connected,
    saveOpenidConnection: apart,
    testOpenidConnection: apart,
  }
}
