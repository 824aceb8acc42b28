/**
 * Ends signing in by a provider: whoever it names comes in to the provider's organization, and to no other. The provider is asked
 * outside of any transaction.
 */
import type { CallContext, HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { askWhoItIs } from '../../platform/openid/ask-provider.ts'
import { providerOf } from '../../platform/openid/provider.ts'
import { firstOverLimit } from '../session/sign-in-limits.ts'
import { startSession } from '../session/start-session.ts'
import { inSystem, readInSystem } from '../tenancy/run-in-tenant.ts'
import { admitPerson } from './admit-person.ts'
import { type About, takeAttempt } from './attempts.ts'
import { activeConnection, providerSettings } from './connection-store.ts'
import { openidLimits } from './openid-limits.ts'
import { refuse } from './refusals.ts'

export const completeOpenidSignIn: HandlerOf<'completeOpenidSignIn'> = async (call, { answer }) => {
  const overLimit = await firstOverLimit(call, openidLimits(call, 'openidTry'))
  if (overLimit) return overLimit
  const state = new URLSearchParams(answer).get('state') ?? ''
  const taken = await takeAttempt(call, state)
  if (!taken) return refuse('expired')
  const { attempt, about } = taken
  const found = await connectionOf(call, about)
  if (!found) return refuse('none')
  const { row, org } = found
  const named = { org: org.title, title: row.title }
  const settings = providerSettings(call.services, row)
  const provider = settings && (await providerOf(settings))
  if (!provider?.ok) return refuse('unreachable', named)
  const answered = await askWhoItIs(provider, attempt, answer)
  if (answered.kind !== 'identity') return refuse(answered.kind, named)
  const { orgId, goto } = about
  const admitted = await inSystem(call.services, orgId, (work) =>
    admitPerson(work, answered.identity, call.person),
  )
  if (admitted === undefined) return refuse('none')
  if (admitted.kind === 'refused') return refuse(admitted.why, named)
  const signedIn = await startSession(call, admitted.userId, { orgId, title: row.title })
  if (!signedIn.ok) return signedIn
  call.browser.mark(admitted.email)
  return succeed({ session: signedIn.data, goto })
}

/** The connection as it was when this began; another issuer or client has nothing to say to it. */
function connectionOf({ services }: CallContext, { orgId, issuer, clientId }: About) {
  return readInSystem(services, orgId, async ({ db, org }) => {
    const row = await activeConnection({ db, orgId })
    return row && row.issuer === issuer && row.clientId === clientId ? { row, org } : undefined
  })
}
