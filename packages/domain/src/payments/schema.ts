/** The append-only ledger of an order, and its card payments under way. [1.3.24, 1.3.25] */
import { z } from 'zod'
import { currencySchema, paymentMethodKeySchema } from '../tenancy/payment-methods.ts'
import { centsSchema } from '../units/money.ts'
import { flagSchema, idSchema } from '../units/record.ts'
import { timestampSchema } from '../units/timestamp.ts'

/** One ledger entry; a correction is a new entry, nothing is ever changed. Amounts in cents, refunds negative. */
export const paymentRecordSchema = z.object({
  id: idSchema,
  orgId: idSchema,
  productOrderId: idSchema,
  created: timestampSchema,
  date: timestampSchema,
  kind: z.enum(['payment', 'refund', 'correction']),
  method: paymentMethodKeySchema,
  statusKey: z.string().max(60),
  paymentAmountInCents: centsSchema,
  upchargeAmountInCents: centsSchema,
  paymentAmountBeforeUpchargeInCents: centsSchema,
  /** unique per provider: a replayed webhook makes no second entry */
  providerReference: z.string().max(200).nullable(),
  userId: idSchema.nullable(),
  note: z.string().max(1000).default(''),
  /** the entry that this one takes back; an entry is taken back once */
  correctsId: idSchema.nullable().default(null),
  /** the card payment that this refund gives back, wholly or in part */
  refundsId: idSchema.nullable().default(null),
  /** the status that the order moved to because of this entry; '' when it stayed where it was */
  movedToStatusKey: z.string().max(60).default(''),
})
export type PaymentRecord = z.infer<typeof paymentRecordSchema>

export const cardEnvironmentSchema = z.enum(['live', 'test'])
export type CardEnvironment = z.infer<typeof cardEnvironmentSchema>

export const cardProviderKeySchema = z.enum(['stripe', 'test'])
export type CardProviderKey = z.infer<typeof cardProviderKeySchema>

export const paymentIntentStatusSchema = z.enum([
  'requires_payment_method',
  'requires_action',
  'processing',
  'succeeded',
  'canceled',
])

/** A card payment under way at a provider. */
export const paymentIntentSchema = z.object({
  id: z.string().max(200),
  orgId: idSchema,
  productOrderId: idSchema,
  provider: cardProviderKeySchema.default('test'),
  environment: cardEnvironmentSchema,
  currency: currencySchema.default('usd'),
  statusKey: z.string().max(60),
  status: paymentIntentStatusSchema,
  /** what is charged, upcharge included */
  amountInCents: centsSchema,
  upchargeAmountInCents: centsSchema,
  payInFull: flagSchema,
  clientSecret: z.string().max(200),
  lastError: z.string().max(500).nullable(),
  /** when the card was sent to the provider; null: not sent, or that attempt is over */
  confirmedAt: timestampSchema.nullable().default(null),
  /** when the provider was last asked how it stands */
  checkedAt: timestampSchema.nullable().default(null),
  created: timestampSchema,
  lastUpdated: timestampSchema,
})
export type PaymentIntent = z.infer<typeof paymentIntentSchema>
