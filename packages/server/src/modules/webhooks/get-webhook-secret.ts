/** The secret of an endpoint, for its owner to copy. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { ownWebhook, presentSecret, secretIsLost } from './endpoint-store.ts'

export const getWebhookSecret: HandlerOf<'getWebhookSecret'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const found = await ownWebhook(tenant, body.webhookId)
    if (!found.ok) return found
    const secret = presentSecret(found.data, tenant.services)
    return secret ? succeed({ data: secret }) : secretIsLost()
  })
