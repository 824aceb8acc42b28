/** Brings a deleted endpoint back, for 30 days after it was deleted. */
import { MAX_WEBHOOK_ENDPOINTS } from '@orderwright/contract'
import { webhookMessages as words } from '@orderwright/domain/messages'
import { timestamp } from '@orderwright/domain/units'
import { sql } from 'kysely'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, notFound, succeed } from '../../platform/http/outcome.ts'
import { isRestorable } from '../../platform/database/restorable.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { lockCount, ownWebhook, presentWebhook } from './endpoint-store.ts'

export const restoreWebhook: HandlerOf<'restoreWebhook'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const { orgId } = tenant
    const there = await ownWebhook(tenant, body.webhookId)
    if (there.ok) return succeed({ data: { webhook: presentWebhook(there.data) } })
    const found = await ownWebhook(tenant, body.webhookId, { forUpdate: true, isDeleted: true })
    if (!found.ok) return found
    const { deletedAt } = found.data
    if (!isRestorable({ deletedAt: deletedAt === null ? null : timestamp(deletedAt) }, tenant.now))
      return notFound()
    if ((await lockCount(tenant)) >= MAX_WEBHOOK_ENDPOINTS) {
      return fail('refused', words.tooMany({ max: MAX_WEBHOOK_ENDPOINTS }), { rule: 'webhookCount' })
    }
    const row = await tenant.db
      .updateTable('webhookEndpoints')
      .set({ deletedAt: null, configVersion: sql<number>`config_version + 1` })
      .where('orgId', '=', orgId)
      .where('id', '=', found.data.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    tenant.afterCommit({ task: 'deliverWebhooks', orgId, endpointId: row.id })
    return succeed({ data: { webhook: presentWebhook(row) } })
  })
