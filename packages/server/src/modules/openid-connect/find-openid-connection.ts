/** Whether a domain has a provider. It is the same for every address there, known or not. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { firstOverLimit } from '../session/sign-in-limits.ts'
import { connectionOfDomain } from './connection-store.ts'
import { openidLimits } from './openid-limits.ts'

export const findOpenidConnection: HandlerOf<'findOpenidConnection'> = async (call, { domain }) => {
  const overLimit = await firstOverLimit(call, openidLimits(call, 'openid'))
  if (overLimit) return overLimit
  const found = await connectionOfDomain(call, domain)
  return succeed({ connection: found ? { title: found.title } : null })
}
