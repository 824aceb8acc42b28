/** Deletes an endpoint. What waits for it waits, should it be brought back. */
import { sql } from 'kysely'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { ownWebhook, presentWebhook } from './endpoint-store.ts'

export const deleteWebhook: HandlerOf<'deleteWebhook'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const found = await ownWebhook(tenant, body.webhookId, { forUpdate: true })
    if (!found.ok) return found
    const row = await tenant.db
      .updateTable('webhookEndpoints')
      .set({ deletedAt: sql<Date>`now()`, configVersion: sql<number>`config_version + 1` })
      .where('orgId', '=', tenant.orgId)
      .where('id', '=', found.data.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return succeed({ data: { webhook: presentWebhook(row) } })
  })
