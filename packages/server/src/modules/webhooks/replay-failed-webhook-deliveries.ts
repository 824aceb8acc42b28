/** Sends every failed delivery of an endpoint again that was made since a point in time. */
import { webhookMessages as words } from '@orderwright/domain/messages'
import { isTimestamp } from '@orderwright/domain/units'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { replayFailed } from './delivery-store.ts'
import { ownWebhook } from './endpoint-store.ts'

export const replayFailedWebhookDeliveries: HandlerOf<'replayFailedWebhookDeliveries'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const { orgId } = tenant
    const found = await ownWebhook(tenant, body.webhookId)
    if (!found.ok) return found
    if (!isTimestamp(body.since)) {
      const fields = [{ path: 'since', message: words.badSince }]
      return fail('invalid', words.badSince, { fields })
    }
    if (found.data.disabledReason !== '') {
      return fail('refused', words.isDisabled, { rule: 'webhookDisabled' })
    }
    const replayedCount = await replayFailed(tenant, found.data.id, `${body.since}Z`)
    if (replayedCount > 0) tenant.afterCommit({ task: 'deliverWebhooks', orgId, endpointId: found.data.id })
    return succeed({ data: { replayedCount } })
  })
