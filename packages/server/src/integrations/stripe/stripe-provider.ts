/**
 * Stripe behind the card provider port, by its official library. One provider is one account in one environment; its
 * secret key goes to Stripe alone.
 */
import { Stripe } from 'stripe'
import type { CardAccount } from '../../platform/payment/card-accounts.ts'
import {
  type CardProvider,
  type IntentTerms,
  type ProviderAnswer,
  type ProviderFailure,
  providerFailure,
} from '../../platform/payment/card-provider.ts'
import { eventOf, eventTypes, intentOf, metadataOf, refundOf } from './stripe-facts.ts'

/** Stripe's own answer time is under a second; a person waits on these. */
const TIMEOUT_MS = 12_000
const RETRIES = 2
/** Messages older than this are refused: somebody may have recorded them. */
const TOLERANCE_SECONDS = 300
const MAX_REFUNDS = 100
const MAX_EVENTS = 2_000

export interface StripeSettings {
  /** where the API is, when it is not Stripe's own: the tests' local server */
  readonly apiUrl?: string | undefined
}

function clientOf(account: CardAccount, { apiUrl }: StripeSettings): Stripe {
  const common = { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false }
  if (apiUrl === undefined) return new Stripe(account.secretKey, common)
  const { hostname, port, protocol } = new URL(apiUrl)
  const isHttps = protocol === 'https:'
  return new Stripe(account.secretKey, {
    ...common,
    host: hostname,
    port: port || (isHttps ? 443 : 80),
    protocol: isHttps ? 'https' : 'http',
  })
}

/** An expected failure of the provider as one; anything else is a bug and thrown on. */
function failureOf(error: unknown): ProviderFailure {
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  const { message, code } = error
  if (error instanceof Stripe.errors.StripeCardError) return providerFailure('declined', message)
  if (error instanceof Stripe.errors.StripeIdempotencyError) {
    // 409: the first call with this key is still at work; asking again helps.
    return providerFailure(error.statusCode === 409 ? 'away' : 'mismatch', message)
  }
  if (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  ) {
    return providerFailure('keys', message)
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    if (code === 'resource_missing') return providerFailure('missing', message)
    return providerFailure(code !== undefined && stateCodes.has(code) ? 'state' : 'invalid', message)
  }
  return providerFailure('away', message)
}

const stateCodes: ReadonlySet<string> = new Set([
  'payment_intent_unexpected_state',
  'charge_already_refunded',
  'charge_disputed',
])

async function answered<T>(work: () => Promise<T>): Promise<ProviderAnswer<T>> {
  try {
    return { ok: true, data: await work() }
  } catch (error) {
    return failureOf(error)
  }
}

export function createStripeProvider(account: CardAccount, settings: StripeSettings = {}): CardProvider {
  const stripe = clientOf(account, settings)

  async function withRefunds(intent: Stripe.PaymentIntent) {
    if (intent.status !== 'succeeded') return intentOf(intent, [])
    const refunds = await stripe.refunds.list({ payment_intent: intent.id, limit: MAX_REFUNDS })
    return intentOf(intent, refunds.data)
  }

  async function update(id: string, terms: IntentTerms) {
    return withRefunds(
      await stripe.paymentIntents.update(id, {
        amount: terms.amountInCents,
        metadata: metadataOf(terms),
      }),
    )
  }

  async function cancel(id: string) {
    const known = await stripe.paymentIntents.retrieve(id)
    // Stripe refuses to cancel what is cancelled.
    if (known.status === 'canceled') return intentOf(known, [])
    return withRefunds(await stripe.paymentIntents.cancel(id))
  }

  return {
    key: 'stripe',
    publishableKey: account.publishableKey,
    createIntent: (request) =>
      answered(async () => {
        const { orgId, productOrderId, idempotencyKey } = request
        const created = await stripe.paymentIntents.create(
          {
            amount: request.amountInCents,
            currency: request.currency,
            allowed_payment_method_types: ['card'],
            metadata: {
              ...metadataOf(request),
              orgId: String(orgId),
              productOrderId: String(productOrderId),
            },
          },
          { idempotencyKey },
        )
        return intentOf(created, [])
      }),
    updateIntent: (id, terms) => answered(() => update(id, terms)),
    readIntent: (id) => answered(async () => withRefunds(await stripe.paymentIntents.retrieve(id))),
    cancelIntent: (id) => answered(() => cancel(id)),
    refund: (request) =>
      answered(async () =>
        refundOf(
          await stripe.refunds.create(
            {
              payment_intent: request.intentId,
              amount: request.amountInCents,
              metadata: {
                userId: String(request.userId),
                note: request.note.slice(0, 500),
                key: request.idempotencyKey,
              },
            },
            { idempotencyKey: request.idempotencyKey },
          ),
        ),
      ),
    readEvent: (body, signature, now) => {
      try {
        const receivedAt = now.getTime()
        const secret = account.webhookSecret
        return eventOf(
          stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, receivedAt),
        )
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
          return null
        }
        throw error
      }
    },
    listEvents: (since) =>
      answered(async () => {
        const found = await stripe.events
          .list({ created: { gte: Math.floor(since.getTime() / 1000) }, types: [...eventTypes], limit: 100 })
          .autoPagingToArray({ limit: MAX_EVENTS })
        return found.map(eventOf).toReversed()
      }),
  }
}
