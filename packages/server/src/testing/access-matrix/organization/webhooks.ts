/** The rows of the access matrix about outbound webhooks. */
import { owners } from '../callers.ts'
import type { Row } from '../row.ts'

/** About an endpoint that is there, with a delivery that failed. */
const onEndpoint = (more: object = {}): Row => ({
  expected: owners,
  webhook: 'there',
  body: ({ orgId, webhookId }) => ({ orgId, webhookId, ...more }),
})

export const webhookRows: Readonly<Record<string, Row>> = {
  getWebhooks: { expected: owners, body: ({ orgId }) => ({ orgId }) },
  createWebhook: {
    expected: owners,
    webhook: 'there',
    body: ({ orgId }) => ({ orgId, url: 'https://example.com/hooks', events: ['order.submitted'] }),
  },
  updateWebhook: onEndpoint({ version: 1, changes: { isActive: false } }),
  deleteWebhook: onEndpoint(),
  restoreWebhook: { ...onEndpoint(), webhook: 'deleted' },
  getWebhookSecret: onEndpoint(),
  rollWebhookSecret: onEndpoint(),
  testWebhook: onEndpoint(),
  getWebhookDeliveries: onEndpoint(),
  replayWebhookDelivery: {
    ...onEndpoint(),
    body: ({ orgId, webhookId, deliveryId }) => ({ orgId, webhookId, deliveryId }),
  },
  replayFailedWebhookDeliveries: onEndpoint({ since: '2026-01-01 00:00:00' }),
}
