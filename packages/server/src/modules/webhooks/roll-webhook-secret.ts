/** Makes a new secret; the one of before is valid for another 24 hours. */
import { sql } from 'kysely'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { newWebhookSecret, sealSecret } from '../../platform/webhooks/signing.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { ownWebhook, presentSecret, presentWebhook, secretIsLost } from './endpoint-store.ts'

/** How long the old one stays valid. */
const OVERLAP_MS = 24 * 60 * 60 * 1000

export const rollWebhookSecret: HandlerOf<'rollWebhookSecret'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const { services } = tenant
    const found = await ownWebhook(tenant, body.webhookId, { forUpdate: true })
    if (!found.ok) return found
    const row = await tenant.db
      .updateTable('webhookEndpoints')
      .set({
        configVersion: sql<number>`config_version + 1`,
        secret: sealSecret(services.config.secret, newWebhookSecret()),
        previousSecret: found.data.secret,
        previousSecretUntil: new Date(services.clock().getTime() + OVERLAP_MS),
      })
      .where('orgId', '=', tenant.orgId)
      .where('id', '=', found.data.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const secret = presentSecret(row, services)
    return secret ? succeed({ data: { webhook: presentWebhook(row), secret } }) : secretIsLost()
  })
