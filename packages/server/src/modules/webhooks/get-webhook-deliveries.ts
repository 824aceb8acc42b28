/** The log of an endpoint, newest first, by pages. */
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { succeed } from '../../platform/http/outcome.ts'
import { readInTenant } from '../tenancy/run-in-tenant.ts'
import { deliveriesOf, presentDelivery } from './delivery-store.ts'
import { ownWebhook } from './endpoint-store.ts'

const PAGE = 25

export const getWebhookDeliveries: HandlerOf<'getWebhookDeliveries'> = (call, body) =>
  readInTenant(call, body, async (tenant) => {
    const found = await ownWebhook(tenant, body.webhookId)
    if (!found.ok) return found
    const { beforeId, status } = body
    let query = deliveriesOf(tenant, found.data.id)
    if (beforeId !== undefined) query = query.where('delivery.id', '<', beforeId)
    if (status !== undefined) query = query.where('delivery.status', '=', status)
    const rows = await query
      .orderBy('delivery.id', 'desc')
      .limit(PAGE + 1)
      .execute()
    const deliveries = rows.slice(0, PAGE).map(presentDelivery)
    const nextBeforeId = rows.length > PAGE ? (deliveries.at(-1)?.id ?? null) : null
    return succeed({ data: { deliveries, nextBeforeId } })
  })
