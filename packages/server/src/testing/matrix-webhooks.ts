/** The rows of the access matrix about outbound webhooks. */
import { owners } from './matrix-callers.ts'
import type { Row } from './matrix-row.ts'

/** An endpoint of nobody. */
const missing = { webhookId: 2_000_000_000 }
const onMissing = (more: object = {}): Row => ({
  expected: { ...owners, owner: 404 },
  body: ({ orgId }) => ({ orgId, ...missing, ...more }),
})

export const webhookRows: Readonly<Record<string, Row>> = {
  getWebhooks: { expected: owners, body: ({ orgId }) => ({ orgId }) },
  createWebhook: {
    expected: owners,
    body: ({ orgId }) => ({ orgId, url: 'https://example.com/hooks', events: ['order.submitted'] }),
  },
  updateWebhook: onMissing({ version: 1, changes: { isActive: false } }),
  deleteWebhook: onMissing(),
  restoreWebhook: onMissing(),
  getWebhookSecret: onMissing(),
  rollWebhookSecret: onMissing(),
  testWebhook: onMissing(),
  getWebhookDeliveries: onMissing(),
  replayWebhookDelivery: onMissing({ deliveryId: 2_000_000_000 }),
  replayFailedWebhookDeliveries: onMissing({ since: '2026-01-01 00:00:00' }),
}
