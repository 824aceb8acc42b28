/** Sends one delivery again, whatever became of it. */
import { webhookMessages as words } from '@orderwright/domain/messages'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, notFound, succeed } from '../../platform/http/outcome.ts'
import { runInTenant } from '../tenancy/run-in-tenant.ts'
import { findDelivery, presentDelivery, replayDelivery } from './delivery-store.ts'
import { ownWebhook } from './endpoint-store.ts'

export const replayWebhookDelivery: HandlerOf<'replayWebhookDelivery'> = (call, body) =>
  runInTenant(call, body, async (tenant) => {
    const { orgId } = tenant
    const found = await ownWebhook(tenant, body.webhookId)
    if (!found.ok) return found
    const endpointId = found.data.id
    if (!(await findDelivery(tenant, endpointId, body.deliveryId))) return notFound()
    if (found.data.disabledReason !== '') {
      return fail('refused', words.isDisabled, { rule: 'webhookDisabled' })
    }
    await replayDelivery(tenant, body.deliveryId)
    tenant.afterCommit({ task: 'deliverWebhooks', orgId, endpointId })
    const delivery = await findDelivery(tenant, endpointId, body.deliveryId)
    return delivery ? succeed({ data: { delivery: presentDelivery(delivery) } }) : notFound()
  })
