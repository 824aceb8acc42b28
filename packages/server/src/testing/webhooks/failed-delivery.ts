/** An endpoint of an organisation with a delivery that failed, at an address to which nothing is ever sent. */
import { endpoints } from '@orderwright/contract'
import type { Caller } from '../test-app.ts'
import type { TestDatabase } from '../test-database.ts'

export interface WebhookFixture {
  readonly webhookId: number
  readonly deliveryId: number
}

/** In the place of all endpoints that the organisation has, so that their number stays within its limit. */
export async function webhookOf(
  { owner: { db } }: TestDatabase,
  owner: Caller,
  { orgId, isDeleted }: { readonly orgId: number; readonly isDeleted: boolean },
): Promise<WebhookFixture> {
  await db.deleteFrom('webhookEndpoints').where('orgId', '=', orgId).execute()
  const url = 'https://example.com/hooks'
  const made = await owner.call(endpoints.createWebhook, { orgId, url, events: ['order.submitted'] })
  const { id: webhookId } = made.data.data.webhook
  // A private address: a test of it is refused before there is a connection.
  await db
    .updateTable('webhookEndpoints')
    .set({ url: 'https://127.0.0.1/hooks', deletedAt: isDeleted ? new Date() : null })
    .where('orgId', '=', orgId)
    .where('id', '=', webhookId)
    .execute()
  const event = await db
    .insertInto('webhookEvents')
    .values({ orgId, type: 'ping', messageId: `msg_fixture_${webhookId}`, body: '{"type":"ping"}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const delivery = await db
    .insertInto('webhookDeliveries')
    .values({ orgId, endpointId: webhookId, eventId: event.id, status: 'failed', nextAttemptAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { webhookId, deliveryId: delivery.id }
}
