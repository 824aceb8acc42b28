/** Paying: manual methods, card payment intents, and the embedded test card provider. */
import {
  cardEnvironmentSchema,
  cardProviderKeySchema,
  paymentIntentStatusSchema,
  paymentRecordSchema,
} from '@orderwright/domain/payments'
import { paymentMethodKeySchema } from '@orderwright/domain/tenancy'
import { centsSchema, idSchema, MAX_AMOUNT } from '@orderwright/domain/units'
import { z } from 'zod'
import { callerFields, orderCallFields, statusAnswerSchema } from '../common.ts'
import { endpoint } from '../endpoint.ts'

/** A hundred million dollars: no single payment is more, in cents. */
const MAX_ENTRY = 10_000_000_000

/** What an employee may say with an entry of the ledger. */
const entryOptions = {
  /** as in ISO 4217; orders are kept in US dollars */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  /** cents that the person saw as paid: another amount now is a conflict */
  knownPaid: z.number().int().min(-MAX_AMOUNT).max(MAX_AMOUNT).optional(),
  /** more than the balance is paid, and the rest shall be kept as credit */
  acceptsCredit: z.boolean().optional(),
}

export const confirmOrderPayment = endpoint({
  name: 'confirmOrderPayment',
  path: '/configurator/confirm-order-payment',
  area: 'payments',
  summary: 'A customer announces a wire or check; an employee records the money.',
  body: z.strictObject({
    ...orderCallFields,
    paymentMethod: paymentMethodKeySchema,
    paymentData: z
      .strictObject({
        /** cents; what an employee received, or the amount the customer saw */
        amount: z.number().int().positive().max(MAX_ENTRY).optional(),
        date: z.string().max(20).optional(),
        note: z.string().max(1000).optional(),
        ...entryOptions,
      })
      .optional(),
    payInFull: z.boolean().default(false),
  }),
  response: statusAnswerSchema,
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
  isIdempotent: true,
})

const cents = z.number().int().max(MAX_ENTRY)
const recorded = {
  method: paymentMethodKeySchema,
  /** a day or a point in time; today when it is left out */
  date: z.string().max(20).optional(),
  ...entryOptions,
}

export const recordLedgerEntry = endpoint({
  name: 'recordLedgerEntry',
  path: '/api/payments/record-entry',
  area: 'payments',
  summary: 'An employee records a refund or a correction, or takes an entry back: always a new entry.',
  body: z.strictObject({
    ...orderCallFields,
    entry: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('refund'),
        /** cents that were given back */
        amount: cents.positive(),
        note: z.string().max(1000).default(''),
        ...recorded,
      }),
      z.strictObject({
        kind: z.literal('correction'),
        /** cents with their sign: what is paid more, or less */
        amount: cents.min(-MAX_ENTRY).refine((amount) => amount !== 0, 'Not 0'),
        note: z.string().trim().min(1).max(1000),
        ...recorded,
      }),
      z.strictObject({
        kind: z.literal('undo'),
        entryId: idSchema,
        note: z.string().max(1000).default(''),
        knownPaid: entryOptions.knownPaid,
      }),
    ]),
  }),
  response: statusAnswerSchema.extend({ paymentRecords: z.array(paymentRecordSchema) }),
  errors: ['notFound', 'forbidden', 'refused', 'conflict'],
  isIdempotent: true,
})

/** A payment intent as the page sees it. Amounts in cents, upcharge included. */
export const paymentIntentViewSchema = z.object({
  id: z.string(),
  client_secret: z.string(),
  amount: centsSchema,
  status: paymentIntentStatusSchema,
  last_error: z.string().nullable(),
  metadata: z.object({ upcharge_amount_in_cents: centsSchema, pay_in_full: z.boolean() }),
})
export type PaymentIntentView = z.infer<typeof paymentIntentViewSchema>

/** What the page needs to show the provider's own form. */
const providerFields = {
  /** which form the page shows */
  provider: cardProviderKeySchema,
  /** what the page introduces itself with to the provider; no secret */
  publishableKey: z.string().nullable(),
}

const intentOptions = {
  isCardPayment: z.boolean().default(true),
  paymentEnvironment: cardEnvironmentSchema.default('live'),
  payInFull: z.boolean().default(false),
  shippedWithoutFinalPayment: z.boolean().default(false),
}

export const createPaymentIntent = endpoint({
  name: 'createPaymentIntent',
  path: '/configurator/create-stripe-payment-intent',
  area: 'payments',
  summary: 'Opens a card payment for what is due now. The server computes the amount.',
  body: z.strictObject({ ...orderCallFields, ...intentOptions }),
  response: z.object({
    paymentIntentId: z.string(),
    clientSecret: z.string(),
    paymentIntent: paymentIntentViewSchema,
    ...providerFields,
  }),
  errors: ['notFound', 'forbidden', 'refused'],
  isIdempotent: true,
})

export const getPaymentIntent = endpoint({
  name: 'getPaymentIntent',
  path: '/configurator/get-stripe-payment-intent',
  area: 'payments',
  summary: 'A card payment under way, as the provider has it now.',
  body: z.strictObject({
    paymentIntentId: z.string().min(1).max(200),
    paymentEnvironment: cardEnvironmentSchema.default('live'),
    orgId: idSchema.optional(),
    productOrderId: idSchema,
    /** the page's attempt to pay is over: what the provider says now counts at once [1.4.20] */
    hasEnded: z.boolean().default(false),
    ...callerFields,
  }),
  response: z.object({ paymentIntent: paymentIntentViewSchema, ...providerFields }),
  errors: ['notFound'],
})

export const updatePaymentIntent = endpoint({
  name: 'updatePaymentIntent',
  path: '/configurator/update-stripe-payment-intent',
  area: 'payments',
  summary: 'Recomputes an open card payment when amount, upcharge or pay-in-full changed.',
  body: z.strictObject({
    ...orderCallFields,
    paymentIntentId: z.string().min(1).max(200),
    /** accepted as the specification sends it; the server computes the amount itself */
    paymentAmount: z.number().int().min(0).max(MAX_AMOUNT).optional(),
    ...intentOptions,
  }),
  response: z.object({ paymentIntent: paymentIntentViewSchema }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const beginCardPayment = endpoint({
  name: 'beginCardPayment',
  path: '/configurator/begin-card-payment',
  area: 'payments',
  summary: 'The card is about to be sent to the provider: nobody else pays this order meanwhile.',
  body: z.strictObject({ ...orderCallFields, paymentIntentId: z.string().min(1).max(200) }),
  response: z.object({ paymentIntent: paymentIntentViewSchema }),
  errors: ['notFound', 'forbidden', 'refused'],
})

export const refundCardPayment = endpoint({
  name: 'refundCardPayment',
  path: '/configurator/refund-card-payment',
  area: 'payments',
  summary: 'An employee gives a card payment back to its card, wholly or in part.',
  body: z.strictObject({
    ...orderCallFields,
    /** the payment in the order's ledger */
    paymentRecordId: idSchema,
    /** cents that the card gets back, its part of the fee included; left out: all that is left */
    amount: z.number().int().positive().max(MAX_ENTRY).optional(),
    note: z.string().max(500).default(''),
  }),
  response: statusAnswerSchema,
  errors: ['notFound', 'forbidden', 'refused', 'unavailable'],
  isIdempotent: true,
})

/** The client side of the embedded test card provider: what a card form sends to its provider. */
export const confirmTestCard = endpoint({
  name: 'confirmTestCard',
  path: '/api/test-cards/confirm',
  area: 'payments',
  summary: 'Confirms a test payment with a card number, as a card provider would.',
  isDemoOnly: true,
  body: z.strictObject({
    orgId: idSchema,
    paymentIntentId: z.string().min(1).max(200),
    clientSecret: z.string().min(1).max(200),
    card: z.strictObject({
      number: z.string().max(30),
      expiry: z.string().max(10),
      cvc: z.string().max(5),
      name: z.string().max(200).default(''),
    }),
  }),
  response: z.object({
    status: paymentIntentStatusSchema,
    /** requires_action: the cardholder must authenticate */
    nextAction: z.enum(['authenticate']).nullable(),
    error: z.string().nullable(),
  }),
  errors: ['notFound', 'refused'],
})

export const authenticateTestCard = endpoint({
  name: 'authenticateTestCard',
  path: '/api/test-cards/authenticate',
  area: 'payments',
  summary: "Answers a test card's request for authentication.",
  isDemoOnly: true,
  body: z.strictObject({
    orgId: idSchema,
    paymentIntentId: z.string().min(1).max(200),
    clientSecret: z.string().min(1).max(200),
    outcome: z.enum(['complete', 'fail']),
  }),
  response: confirmTestCard.response,
  errors: ['notFound', 'refused'],
})
