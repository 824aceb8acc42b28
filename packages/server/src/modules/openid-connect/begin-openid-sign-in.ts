/** Begins signing in by the provider of a domain: where the browser goes. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { authorizationUrl } from '../../platform/openid/ask-provider.ts'
import { providerOf } from '../../platform/openid/provider.ts'
import { firstOverLimit } from '../session/sign-in-limits.ts'
import { readInSystem } from '../tenancy/run-in-tenant.ts'
import { newAttempt, pathWithin } from './attempts.ts'
import { activeConnection, connectionOfDomain, providerSettings } from './connection-store.ts'
import { openidLimits } from './openid-limits.ts'
import { refuse } from './refusals.ts'

export const beginOpenidSignIn: HandlerOf<'beginOpenidSignIn'> = async (call, { domain, email, goto }) => {
  const overLimit = await firstOverLimit(call, openidLimits(call, 'openid'))
  if (overLimit) return overLimit
  const { services } = call
  const found = await connectionOfDomain(call, domain)
  const row = found && (await readInSystem(services, found.orgId, activeConnection))
  if (!found || !row) return refuse('none')
  const about = { org: '', title: row.title }
  const settings = providerSettings(services, row)
  const provider = settings && (await providerOf(settings))
  if (!provider?.ok) return refuse('unreachable', about)
  const { issuer, clientId } = row
  const attempt = await newAttempt(call, { orgId: found.orgId, issuer, clientId, goto: pathWithin(goto) })
  return succeed({ url: await authorizationUrl(provider, attempt, email) })
}
