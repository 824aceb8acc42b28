/** How employees sign in by a provider, for owners. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { presentConnection, redirectUriOf, refuseOthers } from './connection-store.ts'

export const getOpenidConnection: HandlerOf<'getOpenidConnection'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const refused = refuseOthers(tenant)
    if (refused) return refused
    return succeed({
      connection: await presentConnection(tenant),
      redirectUri: redirectUriOf(call.services.config, call.host),
    })
  })
