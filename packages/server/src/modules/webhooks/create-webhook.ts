/** Adds an endpoint; its secret is shown at once. */
import { MAX_WEBHOOK_ENDPOINTS } from '@orderwright/contract'
import { webhookMessages as words } from '@orderwright/domain/messages'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, succeed } from '../../platform/http/outcome.ts'
import { newWebhookSecret, sealSecret } from '../../platform/webhooks/signing.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { lockCount, presentWebhook, refusedUrl, refuseOthers } from './endpoint-store.ts'

export const createWebhook: HandlerOf<'createWebhook'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const { db, orgId, services } = tenant
    const refused = refuseOthers(tenant) ?? refusedUrl(tenant, body.url)
    if (refused) return refused
    if ((await lockCount(tenant)) >= MAX_WEBHOOK_ENDPOINTS) {
      return fail('refused', words.tooMany({ max: MAX_WEBHOOK_ENDPOINTS }), { rule: 'webhookCount' })
    }
    const { url, description, events } = body
    const secret = newWebhookSecret()
    const row = await db
      .insertInto('webhookEndpoints')
      .values({
        orgId,
        url,
        description,
        events: [...new Set(events)],
        secret: sealSecret(services.config.secret, secret),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return succeed({ data: { webhook: presentWebhook(row), secret: { secret, previousSecretUntil: null } } })
  })
