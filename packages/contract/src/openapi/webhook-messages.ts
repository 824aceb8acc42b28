/** The messages that are sent to webhook endpoints, as the `webhooks` of the OpenAPI document. */
import { webhookMessageSchema, type WebhookType } from '@orderwright/domain/webhooks'
import type { collectComponents } from './components.ts'
import { webhookMessageExamples } from './examples/webhook-messages.ts'
import type { JsonSchema } from './json.ts'

const summaries: Readonly<Record<WebhookType, string>> = {
  'order.submitted': 'An order was submitted.',
  'order.approved': 'An order was approved.',
  'order.paid': 'A payment was entered into the ledger of an order.',
  'order.refunded': 'A payment went back, wholly or in part.',
  'order.status_changed': 'The status of an order has changed, whoever or whatever changed it.',
  'order.items_changed':
    'Items of an order have changed. Sent 30 seconds after the last change, at the latest ten minutes after the first.',
  'catalog.changed':
    'Records of the catalog have changed. Sent 30 seconds after the last change, at the latest ten minutes after the first.',
  ping: 'An owner has pressed the test button.',
}

const header = (name: string, description: string): JsonSchema => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description,
})
const headers = [
  header('webhook-id', 'The same in every attempt; drop what was received before.'),
  header('webhook-timestamp', 'When this attempt was signed, in seconds since 1970.'),
  header(
    'webhook-signature',
    'By Standard Webhooks: v1,… for each secret that is valid, with spaces between.',
  ),
]

/** `order.status_changed` → `OrderStatusChanged` */
const nameOf = (type: string) =>
  type.replaceAll(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** An entry for each type of event. */
export function webhookOperations(components: ReturnType<typeof collectComponents>): JsonSchema {
  return Object.fromEntries(
    [...webhookMessageExamples].map(([type, example]) => {
      const name = `webhook${nameOf(type)}`
      const schema = components.add(webhookMessageSchema(type), 'output', name)
      const operation = {
        operationId: name,
        tags: ['webhooks'],
        summary: summaries[type].replace(/^([^.]+\.).*$/s, '$1'),
        description: summaries[type],
        security: [],
        parameters: headers,
        requestBody: { required: true, content: { 'application/json': { schema, example } } },
        responses: {
          '2XX': { description: 'Taken. Only the status counts.' },
          '410': { description: 'Gone for good: the endpoint is disabled.' },
          default: {
            description: 'Anything else is tried again, for three days. Redirects are not followed.',
          },
        },
      }
      return [type, { post: operation }]
    }),
  )
}
