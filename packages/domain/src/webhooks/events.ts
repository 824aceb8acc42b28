/**
 * What other systems can hear of: each type of event with the shape of its data. A message is `{type, timestamp, data}` and is
 * signed by Standard Webhooks. A shape only ever gains fields; one that must change gets a type of a new name.
 */
import { z } from 'zod'
import { costsSchema } from '../orders/schema.ts'
import { currencySchema, paymentMethodKeySchema } from '../tenancy/payment-methods.ts'
import { centsSchema } from '../units/money.ts'
import { idSchema } from '../units/record.ts'
import { webhookChanges } from './event-types.ts'

/** A point in time as ISO 8601 in UTC: 2026-11-23T09:30:00Z */
const instantSchema = z.iso.datetime()

/** A status as the organization names it. */
const webhookStatusSchema = z.object({ key: z.string(), title: z.string() })

/** The order as it is after what happened. Amounts are whole cents: the organization's own systems see prices. */
export const webhookOrderSchema = z.object({
  id: idSchema,
  /** the number that people call it by */
  number: idSchema,
  title: z.string(),
  status: webhookStatusSchema,
  purchaseOrderNumber: z.string(),
  /** where it opens in a browser */
  url: z.url(),
  currency: currencySchema,
  costs: costsSchema,
  amountPaidInCents: centsSchema,
  version: z.number().int().positive(),
})
export type WebhookOrder = z.infer<typeof webhookOrderSchema>

const changeSchema = z.enum(webhookChanges)

const orderDataSchema = z.object({ order: webhookOrderSchema })
const moneyDataSchema = z.object({
  order: webhookOrderSchema,
  payment: z.object({
    method: paymentMethodKeySchema,
    /** as charged, upcharge included; negative where it went back */
    amountInCents: centsSchema,
    upchargeInCents: centsSchema,
    date: instantSchema,
    /** whether nothing of the order's total is left to be paid */
    isPaidInFull: z.boolean(),
  }),
})

/** At most so many records are named in one event; `total` says how many there are. */
export const MAX_NAMED_CHANGES = 1000

/** Data of each type. */
export const webhookDataSchemas = {
  'order.submitted': orderDataSchema,
  'order.approved': orderDataSchema,
  'order.paid': moneyDataSchema,
  'order.refunded': moneyDataSchema,
  'order.status_changed': z.object({ order: webhookOrderSchema, previousStatus: webhookStatusSchema }),
  'order.items_changed': z.object({
    order: webhookOrderSchema,
    items: z.array(z.object({ id: idSchema, change: changeSchema })).max(MAX_NAMED_CHANGES),
    total: z.number().int().min(0),
    /** whether choices have changed that hold for every item of the order */
    orderChoicesChanged: z.boolean(),
  }),
  'catalog.changed': z.object({
    records: z
      .array(z.object({ resource: z.string(), id: idSchema, change: changeSchema }))
      .max(MAX_NAMED_CHANGES),
    total: z.number().int().positive(),
  }),
  ping: z.object({ endpointId: idSchema }),
} as const

/** Those that an endpoint can ask for, and the ping. */
export type WebhookType = keyof typeof webhookDataSchemas
export type WebhookData<T extends WebhookType> = z.infer<(typeof webhookDataSchemas)[T]>

/** A message of `type` as it is sent. */
export function webhookMessageSchema(type: WebhookType) {
  return z.object({ type: z.literal(type), timestamp: instantSchema, data: webhookDataSchemas[type] })
}

/** What has happened: a type with its data. */
export type WebhookEvent = {
  readonly [T in WebhookType]: { readonly type: T; readonly data: WebhookData<T> }
}[WebhookType]

/** The body of a message, exactly as it is signed and sent. Throws when the data is not of the type's shape: that is a bug. */
export function webhookBody({ type, data }: WebhookEvent, at: Date): string {
  return JSON.stringify(webhookMessageSchema(type).parse({ type, timestamp: at.toISOString(), data }))
}
