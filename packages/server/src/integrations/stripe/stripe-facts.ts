/** Stripe's records in the words of the card provider port. */
import { type PaymentIntent, paymentIntentStatusSchema } from '@orderwright/domain/payments'
import type { Stripe } from 'stripe'
import { z } from 'zod'
import type {
  IntentMetadata,
  IntentTerms,
  ProviderEvent,
  ProviderIntent,
  ProviderRefund,
} from '../../platform/payment/card-provider.ts'

/** What is told of a payment; everything else is no business of ours. At most 20 may be asked for at once. */
export const eventTypes = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.canceled',
  'payment_intent.requires_action',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const
const ofPayments: ReadonlySet<string> = new Set(eventTypes)

/** Terms as metadata, whose values are text. [1.7.19] */
export function metadataOf(terms: IntentTerms): Record<string, string> {
  return {
    upcharge_amount_in_cents: String(terms.upchargeAmountInCents),
    pay_in_full: String(terms.payInFull),
    statusKey: terms.statusKey,
  }
}

function wholeNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : null
}

function readMetadata(metadata: Stripe.Metadata): IntentMetadata {
  return {
    orgId: wholeNumber(metadata['orgId']),
    productOrderId: wholeNumber(metadata['productOrderId']),
    statusKey: metadata['statusKey'] ?? null,
    upchargeAmountInCents: wholeNumber(metadata['upcharge_amount_in_cents']),
    payInFull: metadata['pay_in_full'] === 'true',
  }
}

function statusOf(status: Stripe.PaymentIntent['status']): PaymentIntent['status'] {
  if (status === 'requires_confirmation') return 'requires_payment_method'
  const known = paymentIntentStatusSchema.safeParse(status)
  // Captured by hand, or a status of a later day: the money is on its way, nobody pays twice.
  return known.success ? known.data : 'processing'
}

export function intentOf(intent: Stripe.PaymentIntent, refunds: readonly Stripe.Refund[]): ProviderIntent {
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: statusOf(intent.status),
    amountInCents: intent.amount,
    amountReceivedInCents: intent.amount_received,
    currency: intent.currency,
    lastError: intent.last_payment_error?.message?.slice(0, 500) ?? null,
    isLive: intent.livemode,
    metadata: readMetadata(intent.metadata),
    refunds: refunds.toSorted((a, b) => a.created - b.created || a.id.localeCompare(b.id)).map(refundOf),
  }
}

export function refundOf(refund: Stripe.Refund): ProviderRefund {
  const { status } = refund
  return {
    id: refund.id,
    amountInCents: refund.amount,
    status:
      status === 'failed' || status === 'canceled' ? 'failed' : status === 'succeeded' ? status : 'pending',
    userId: wholeNumber(refund.metadata?.['userId']),
    note: refund.metadata?.['note'] ?? '',
    key: refund.metadata?.['key'] ?? null,
  }
}

const aboutSchema = z.object({
  object: z.string(),
  id: z.string(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() }), z.null()]).optional(),
})

/** The payment that an event is about: its own, or that of its charge or refund. */
function intentIdOf(event: Stripe.Event): string | null {
  if (!ofPayments.has(event.type)) return null
  const about = aboutSchema.safeParse(event.data.object)
  if (!about.success) return null
  const { object, id, payment_intent: intent } = about.data
  if (object === 'payment_intent') return id
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}

export function eventOf(event: Stripe.Event): ProviderEvent {
  return {
    type: event.type,
    intentId: intentIdOf(event),
    created: event.created,
    isLive: event.livemode,
  }
}
