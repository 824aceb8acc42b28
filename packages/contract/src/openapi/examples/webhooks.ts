/** Examples of the calls about outbound webhooks. */
import { endpoints } from '../../endpoints.ts'
import { timestamp } from '@orderwright/domain/units'
import { type Example, type ExampleMaterial, example, inOrg } from './example.ts'

const ofWebhook = ({ orgId, webhookId }: ExampleMaterial) => ({ orgId, webhookId })

export const webhookExamples: readonly Example[] = [
  example(endpoints.getWebhooks)('owner', inOrg),
  example(endpoints.createWebhook)('owner', ({ orgId }) => ({
    orgId,
    url: 'https://example.com/hooks',
    description: 'Planning of the workshop',
    events: ['order.approved', 'order.items_changed'],
  })),
  example(endpoints.updateWebhook)('owner', ({ orgId, webhookId, webhookVersion }) => ({
    orgId,
    webhookId,
    version: webhookVersion,
    changes: { events: ['order.approved'], isActive: false },
  })),
  example(endpoints.deleteWebhook)('owner', ofWebhook),
  example(endpoints.restoreWebhook)('owner', ofWebhook),
  example(endpoints.getWebhookSecret)('owner', ofWebhook),
  example(endpoints.rollWebhookSecret)('owner', ofWebhook),
  example(endpoints.testWebhook)('owner', ofWebhook),
  example(endpoints.getWebhookDeliveries)('owner', (material) => ({
    ...ofWebhook(material),
    status: 'failed',
  })),
  example(endpoints.replayWebhookDelivery)('owner', (material) => ({
    ...ofWebhook(material),
    deliveryId: material.webhookDeliveryId,
  })),
  example(endpoints.replayFailedWebhookDeliveries)('owner', (material) => ({
    ...ofWebhook(material),
    since: timestamp('2026-11-22 09:00:00'),
  })),
]
