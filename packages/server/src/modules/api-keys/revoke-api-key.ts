/** An owner revokes an API key: from the next call on it is refused, in every process. [issue 16] */
import { toDate } from '@orderwright/domain/units'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { forbidden, notFound, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { mayManageApiKeys, readApiKeys } from './api-key-store.ts'

export const revokeApiKey: HandlerOf<'revokeApiKey'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    if (!mayManageApiKeys(tenant)) return forbidden()
    await tenant.db
      .updateTable('apiKeys')
      .set({ revokedAt: toDate(tenant.now), revokedBy: tenant.actor.userId })
      .where('orgId', '=', tenant.orgId)
      .where('id', '=', body.apiKeyId)
      // When it was revoked first stays.
      .where('revokedAt', 'is', null)
      .execute()
    const [apiKey] = await readApiKeys(tenant, body.apiKeyId)
    return apiKey ? succeed({ apiKey }) : notFound()
  })
