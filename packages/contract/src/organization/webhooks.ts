/** Outbound webhooks of an organization: its endpoints, their secrets, and the log of what was sent. [issue 16] */
import { webhookMessages as words } from '@orderwright/domain/messages'
import { idSchema, timestampSchema } from '@orderwright/domain/units'
import { webhookEventTypeSchema } from '@orderwright/domain/webhooks'
import { z } from 'zod'
import { callerFields } from '../common.ts'
import { endpoint } from '../endpoint.ts'

/** So many an organization can have. */
export const MAX_WEBHOOK_ENDPOINTS = 10

export const webhookEndpointSchema = z.object({
  id: idSchema,
  version: z.number().int().positive(),
  created: timestampSchema,
  url: z.string(),
  description: z.string(),
  events: z.array(webhookEventTypeSchema),
  /** '' where it is active; else why nothing is sent there */
  disabledReason: z.enum(['', 'byOwner', 'gone', 'failing']),
  /** since when every attempt has failed; null: the last one succeeded */
  failingSince: timestampSchema.nullable(),
})
export type WebhookEndpoint = z.infer<typeof webhookEndpointSchema>

export const webhookSecretSchema = z.object({
  secret: z.string(),
  /** until when the secret of before is valid too; null: there is none */
  previousSecretUntil: timestampSchema.nullable(),
})
export type WebhookSecret = z.infer<typeof webhookSecretSchema>

/** One attempt of a delivery. */
export const webhookTrySchema = z.object({
  at: timestampSchema,
  durationMs: z.number().int().min(0),
  /** of the answer; null: there was none */
  status: z.number().int().nullable(),
  /** why it failed, in a sentence; '' where it did not */
  problem: z.string(),
  /** the first part of the answer's body */
  answer: z.string(),
})
export type WebhookTry = z.infer<typeof webhookTrySchema>

export const webhookDeliverySchema = z.object({
  id: idSchema,
  webhookId: idSchema,
  messageId: z.string(),
  /** of the event */
  type: z.string(),
  created: timestampSchema,
  status: z.enum(['pending', 'delivered', 'failed']),
  nextAttemptAt: timestampSchema.nullable(),
  /** oldest first */
  tries: z.array(webhookTrySchema),
  /** what is sent, as JSON */
  body: z.string(),
})
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>

const inOrg = { orgId: idSchema, ...callerFields }
const ofEndpoint = { ...inOrg, webhookId: idSchema }

const eventsSchema = z
  .array(
    z.enum(webhookEventTypeSchema.options, {
      error: ({ input }) => words.unknownEvent({ type: typeof input === 'string' ? input : '' }),
    }),
  )
  .min(1, { error: () => words.noEvents })
  .max(50)
const wanted = {
  url: z
    .string()
    .trim()
    .min(1, { error: () => words.badUrl })
    .max(2000),
  description: z.string().trim().max(500),
  events: eventsSchema,
}

const area = 'webhooks'
const one = z.object({ data: z.object({ webhook: webhookEndpointSchema }) })
const withSecret = z.object({
  data: z.object({ webhook: webhookEndpointSchema, secret: webhookSecretSchema }),
})

export const getWebhooks = endpoint({
  name: 'getWebhooks',
  path: '/webhooks/get-webhooks',
  area,
  effect: 'reads',
  summary: 'The endpoints to which the organization has messages sent; owners only.',
  body: z.strictObject(inOrg),
  response: z.object({
    data: z.object({ webhooks: z.array(webhookEndpointSchema), maxWebhooks: z.number().int() }),
  }),
  errors: ['notFound', 'forbidden'],
})

export const createWebhook = endpoint({
  name: 'createWebhook',
  path: '/webhooks/create-webhook',
  area,
  summary:
    'Adds an endpoint with a secret of its own. The address is https, outside of private networks, without credentials.',
  isIdempotent: true,
  body: z.strictObject({ ...inOrg, ...wanted, description: wanted.description.default('') }),
  response: withSecret,
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
})

export const updateWebhook = endpoint({
  name: 'updateWebhook',
  path: '/webhooks/update-webhook',
  area,
  summary: 'Changes an endpoint, disables it, or enables it again. Enabled, it gets what has waited for it.',
  body: z.strictObject({
    ...ofEndpoint,
    version: z.number().int().positive(),
    changes: z.strictObject({ ...wanted, isActive: z.boolean() }).partial(),
  }),
  response: one,
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
})

export const deleteWebhook = endpoint({
  name: 'deleteWebhook',
  path: '/webhooks/delete-webhook',
  area,
  summary: 'Deletes an endpoint; it can be brought back for 30 days.',
  body: z.strictObject(ofEndpoint),
  response: one,
  errors: ['notFound', 'forbidden'],
})

export const restoreWebhook = endpoint({
  name: 'restoreWebhook',
  path: '/webhooks/restore-webhook',
  area,
  summary: 'Brings a deleted endpoint back, with its secret and its log.',
  body: z.strictObject(ofEndpoint),
  response: one,
  errors: ['notFound', 'forbidden', 'refused'],
})

export const getWebhookSecret = endpoint({
  name: 'getWebhookSecret',
  path: '/webhooks/get-webhook-secret',
  area,
  effect: 'reads',
  // With it messages can be forged: a person shows it, and no other program.
  takesApiKeys: false,
  summary: 'The secret with which messages to an endpoint are signed.',
  body: z.strictObject(ofEndpoint),
  response: z.object({ data: webhookSecretSchema }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const rollWebhookSecret = endpoint({
  name: 'rollWebhookSecret',
  path: '/webhooks/roll-webhook-secret',
  area,
  takesApiKeys: false,
  summary: 'Makes a new secret. Messages are signed with both for 24 hours.',
  isIdempotent: true,
  body: z.strictObject(ofEndpoint),
  response: withSecret,
  errors: ['notFound', 'forbidden', 'conflict'],
})

export const testWebhook = endpoint({
  name: 'testWebhook',
  path: '/webhooks/test-webhook',
  area,
  summary:
    'Sends a ping at once, also to a disabled endpoint, and answers with what came back within 15 seconds.',
  body: z.strictObject(ofEndpoint),
  response: z.object({ data: z.object({ delivery: webhookDeliverySchema }) }),
  errors: ['notFound', 'forbidden', 'refused', 'tooManyRequests'],
})

export const getWebhookDeliveries = endpoint({
  name: 'getWebhookDeliveries',
  path: '/webhooks/get-webhook-deliveries',
  area,
  effect: 'reads',
  summary: 'The deliveries to an endpoint of the last 30 days, newest first, 25 at a time.',
  body: z.strictObject({
    ...ofEndpoint,
    /** only these */
    status: z.enum(['pending', 'delivered', 'failed']).optional(),
    beforeId: idSchema.optional(),
  }),
  response: z.object({
    data: z.object({ deliveries: z.array(webhookDeliverySchema), nextBeforeId: idSchema.nullable() }),
  }),
  errors: ['notFound', 'forbidden'],
})

export const replayWebhookDelivery = endpoint({
  name: 'replayWebhookDelivery',
  path: '/webhooks/replay-webhook-delivery',
  area,
  summary: 'Sends a delivery again, under the same message id.',
  body: z.strictObject({ ...ofEndpoint, deliveryId: idSchema }),
  response: z.object({ data: z.object({ delivery: webhookDeliverySchema }) }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const replayFailedWebhookDeliveries = endpoint({
  name: 'replayFailedWebhookDeliveries',
  path: '/webhooks/replay-failed-webhook-deliveries',
  area,
  summary: 'Sends every failed delivery again that was made since a point in time.',
  body: z.strictObject({ ...ofEndpoint, since: timestampSchema }),
  response: z.object({ data: z.object({ replayedCount: z.number().int().min(0) }) }),
  errors: ['notFound', 'forbidden', 'refused'],
})
