/** Asks a provider what it says of itself, for an owner who sets it up. The request stands outside of any transaction. */
import { openidMessages } from '@orderwright/domain/messages'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, sentences, succeed } from '../../platform/http/outcome.ts'
import { findTrouble } from '../../platform/openid/provider.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { fetchSettings, refuseOthers } from './connection-store.ts'

export const testOpenidConnection: HandlerOf<'testOpenidConnection'> = async (call, body) => {
  const { person, services } = call
  const allowed = await readInTenant(call, body, async (tenant) => refuseOthers(tenant) ?? succeed(null))
  if (!allowed.ok) return allowed
  if (!person) return fail('unauthenticated', sentences.unauthenticated)
  const within = await call.limit('openidTestByPerson', String(person.user.id))
  if (!within.ok) return within
  const trouble = await findTrouble(body.issuer, fetchSettings(services))
  return succeed({ problem: trouble === null ? '' : openidMessages.trouble[trouble] })
}
