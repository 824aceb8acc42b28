/** Sends a ping at once and answers with what came back; the log keeps it. The request stands between two transactions. */
import { webhookBody, webhookMessages as words } from '@orderwright/domain'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { jsonb } from '../../platform/database/database.ts'
import type { HandlerOf } from '../../platform/http/call-context.ts'
import { fail, notFound, type Outcome, succeed } from '../../platform/http/outcome.ts'
import { readInTenant, runInTenant, type TenantCall } from '../tenancy/run-in-tenant.ts'
import { attempt } from './attempt.ts'
import { findDelivery, keptTry, presentDelivery } from './delivery-store.ts'
import { type EndpointRow, ownWebhook } from './endpoint-store.ts'

/** In a minute, for an endpoint. */
const TESTS_MAX = 10
const MINUTE_SECONDS = 60

/** The endpoint, unless it was tested too often. */
async function testable(tenant: TenantCall, id: number): Promise<Outcome<EndpointRow>> {
  const found = await ownWebhook(tenant, id)
  if (!found.ok) return found
  const { count } = await tenant.db
    .selectFrom('webhookDeliveries as delivery')
    .innerJoin('webhookEvents as event', (join) =>
      join.onRef('event.orgId', '=', 'delivery.orgId').onRef('event.id', '=', 'delivery.eventId'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('delivery.orgId', '=', tenant.orgId)
    .where('delivery.endpointId', '=', id)
    .where('event.type', '=', 'ping')
    .where('event.created', '>', sql<string>`now() - make_interval(secs => ${MINUTE_SECONDS})`)
    .executeTakeFirstOrThrow()
  if (Number(count) < TESTS_MAX) return found
  return fail('tooManyRequests', words.tooManyTests, { retryAfter: MINUTE_SECONDS })
}

export const testWebhook: HandlerOf<'testWebhook'> = async (call, body) => {
  const { services } = call
  const found = await readInTenant(call, body, (tenant) => testable(tenant, body.webhookId))
  if (!found.ok) return found
  const message = {
    id: `msg_${randomUUID().replaceAll('-', '')}`,
    body: webhookBody({ type: 'ping', data: { endpointId: found.data.id } }, services.clock()),
  }
  // It ends by itself within its timeout.
  const { tried } = await attempt(services, found.data, message, new AbortController().signal)
  return runInTenant(call, body, async (tenant) => {
    const { db, orgId } = tenant
    const there = await ownWebhook(tenant, body.webhookId)
    if (!there.ok) return there
    const event = await db
      .insertInto('webhookEvents')
      .values({ orgId, type: 'ping', messageId: message.id, body: message.body })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await db
      .insertInto('webhookDeliveries')
      .values({
        orgId,
        endpointId: there.data.id,
        eventId: event.id,
        status: tried.problem === '' ? 'delivered' : 'failed',
        attempts: 1,
        nextAttemptAt: null,
        tries: jsonb([keptTry(tried)]),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const delivery = await findDelivery(tenant, there.data.id, id)
    return delivery ? succeed({ data: { delivery: presentDelivery(delivery) } }) : notFound()
  })
}
