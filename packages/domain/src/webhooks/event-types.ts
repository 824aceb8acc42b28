/** The names of what other systems can hear of. Apart from the shapes of its data, which no page needs. */
import { z } from 'zod'

/** What an endpoint can ask for; a ping comes from the test button alone. */
export const webhookEventTypes = [
  'order.submitted',
  'order.approved',
  'order.paid',
  'order.refunded',
  'order.status_changed',
  'order.items_changed',
  'catalog.changed',
] as const
export const webhookEventTypeSchema = z.enum(webhookEventTypes)
export type WebhookEventType = (typeof webhookEventTypes)[number]

/** What can become of a record. */
export const webhookChanges = ['created', 'updated', 'deleted', 'restored'] as const
export type WebhookChange = (typeof webhookChanges)[number]
