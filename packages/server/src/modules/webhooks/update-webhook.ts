/** Changes an endpoint, disables it, or enables it again, which sends what has waited. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { sql } from 'kysely'
import { conflict } from '../records/conflict.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { ownWebhook, presentWebhook, refusedUrl } from './endpoint-store.ts'

export const updateWebhook: HandlerOf<'updateWebhook'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const { db, orgId } = tenant
    const found = await ownWebhook(tenant, body.webhookId, { forUpdate: true })
    if (!found.ok) return found
    const { isActive, url, description, events } = body.changes
    if (found.data.configVersion !== body.version) {
      return conflict(presentWebhook(found.data), Object.keys(body.changes))
    }
    const refused = url === undefined ? undefined : refusedUrl(tenant, url)
    if (refused) return refused
    const isEnabled = isActive === true && found.data.disabledReason !== ''
    const row = await db
      .updateTable('webhookEndpoints')
      .set({
        configVersion: sql<number>`config_version + 1`,
        ...(url === undefined ? {} : { url }),
        ...(description === undefined ? {} : { description }),
        ...(events === undefined ? {} : { events: [...new Set(events)] }),
        ...(isActive === false && found.data.disabledReason === ''
          ? { disabledReason: 'byOwner' as const }
          : {}),
        ...(isEnabled ? { disabledReason: '' as const, failingSince: null } : {}),
      })
      .where('orgId', '=', orgId)
      .where('id', '=', found.data.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (isEnabled) tenant.afterCommit({ task: 'deliverWebhooks', orgId, endpointId: row.id })
    return succeed({ data: { webhook: presentWebhook(row) } })
  })
