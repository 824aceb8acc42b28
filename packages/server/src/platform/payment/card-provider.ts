/** The port to a card payment provider. Amounts in cents of the order's currency. */
import type { CardEnvironment, PaymentIntent } from '@orderwright/domain'

export interface IntentRequest {
  readonly orgId: number
  readonly productOrderId: number
  readonly environment: CardEnvironment
  readonly amountInCents: number
  /** the same cause gives the same intent at the provider */
  readonly idempotencyKey: string
}

export interface ProviderIntent {
  readonly id: string
  readonly clientSecret: string
  readonly status: PaymentIntent['status']
}

export type ProviderFailure = { readonly ok: false; readonly message: string }

export interface CardProvider {
  /** which form the page shows */
  readonly key: 'stripe' | 'test'
  readonly createIntent: (
    request: IntentRequest,
  ) => Promise<{ ok: true; intent: ProviderIntent } | ProviderFailure>
  readonly updateAmount: (intentId: string, amountInCents: number) => Promise<{ ok: true } | ProviderFailure>
}
