/** Sends a ping at once and answers with what came back; the log keeps it. The request stands between two transactions. */
import { webhookMessages as words } from '@orderwright/domain/messages'
import { webhookBody } from '@orderwright/domain/webhooks'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { jsonb } from '../../platform/database/database.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { readInTenant, runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { attempt } from './attempt.ts'
import { type DeliveryRow, findDelivery, keptTry, presentDelivery } from './delivery-store.ts'
import { type EndpointRow, ownWebhook } from './endpoint-store.ts'

/** In a minute, for an endpoint. */
const TESTS_MAX = 10
const MINUTE_SECONDS = 60

/** Of a ping that is being sent; should this process die, the queue sends it when that much has passed. */
const PING_SECONDS = 60

/**
 * Writes the ping into the log before it is sent, with the endpoint locked: calls at the same moment are counted one after
 * another. One that was sent too often already is refused.
 */
async function reserve(tenant: TenantCall, webhookId: number): Promise<Outcome<{ deliveryId: number }>> {
  const { db, orgId, services } = tenant
  const found = await ownWebhook(tenant, webhookId, { forUpdate: true })
  if (!found.ok) return found
  const { count } = await db
    .selectFrom('webhookDeliveries as delivery')
    .innerJoin('webhookEvents as event', (join) =>
      join.onRef('event.orgId', '=', 'delivery.orgId').onRef('event.id', '=', 'delivery.eventId'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('delivery.orgId', '=', orgId)
    .where('delivery.endpointId', '=', webhookId)
    .where('event.type', '=', 'ping')
    // When this transaction waited, others were made after it began.
    .where(
      'event.created',
      '>',
      sql<string>`statement_timestamp() - make_interval(secs => ${MINUTE_SECONDS})`,
    )
    .executeTakeFirstOrThrow()
  if (Number(count) >= TESTS_MAX) {
    return fail('tooManyRequests', words.tooManyTests, { retryAfter: MINUTE_SECONDS })
  }
  const body = webhookBody({ type: 'ping', data: { endpointId: webhookId } }, services.clock())
  const event = await db
    .insertInto('webhookEvents')
    .values({ orgId, type: 'ping', messageId: `msg_${randomUUID().replaceAll('-', '')}`, body })
    .returning('id')
    .executeTakeFirstOrThrow()
  const delivery = await db
    .insertInto('webhookDeliveries')
    .values({
      orgId,
      endpointId: webhookId,
      eventId: event.id,
      nextAttemptAt: sql<Date>`statement_timestamp() + make_interval(secs => ${PING_SECONDS})`,
      tries: jsonb([]),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return succeed({ deliveryId: delivery.id })
}

interface Ping {
  readonly endpoint: EndpointRow
  readonly delivery: DeliveryRow
}

async function findPing(
  tenant: TenantCall,
  { webhookId, deliveryId }: { readonly webhookId: number; readonly deliveryId: number },
): Promise<Outcome<Ping>> {
  const endpoint = await ownWebhook(tenant, webhookId)
  if (!endpoint.ok) return endpoint
  const delivery = await findDelivery(tenant, webhookId, deliveryId)
  return delivery ? succeed({ endpoint: endpoint.data, delivery }) : notFound()
}

export const testWebhook: HandlerOf<'testWebhook'> = async (call, body) => {
  const { services } = call
  const reserved = await runInTenant(call, body, (tenant) => reserve(tenant, body.webhookId))
  if (!reserved.ok) return reserved
  const place = { webhookId: body.webhookId, ...reserved.data }
  const found = await readInTenant(call, body, (tenant) => findPing(tenant, place))
  if (!found.ok) return found
  const { endpoint, delivery } = found.data
  const message = { id: delivery.messageId, body: delivery.body }
  // It ends by itself within its timeout.
  const { tried } = await attempt(services, endpoint, message, new AbortController().signal)
  return runInTenant(call, body, async (tenant) => {
    await tenant.db
      .updateTable('webhookDeliveries')
      .set({
        status: tried.problem === '' ? 'delivered' : 'failed',
        attempts: 1,
        nextAttemptAt: null,
        tries: jsonb([keptTry(tried)]),
      })
      .where('orgId', '=', tenant.orgId)
      .where('id', '=', delivery.id)
      .execute()
    const after = await findPing(tenant, place)
    return after.ok ? succeed({ data: { delivery: presentDelivery(after.data.delivery) } }) : after
  })
}
