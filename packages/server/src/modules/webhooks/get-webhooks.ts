/** The endpoints of an organization, oldest first; owners only. */
import { MAX_WEBHOOK_ENDPOINTS } from '@orderwright/contract'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { presentWebhook, refuseOthers } from './endpoint-store.ts'

export const getWebhooks: HandlerOf<'getWebhooks'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const refused = refuseOthers(tenant)
    if (refused) return refused
    const rows = await tenant.db
      .selectFrom('webhookEndpoints')
      .selectAll()
      .where('orgId', '=', tenant.orgId)
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .execute()
    return succeed({ data: { webhooks: rows.map(presentWebhook), maxWebhooks: MAX_WEBHOOK_ENDPOINTS } })
  })
