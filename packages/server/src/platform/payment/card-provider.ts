/**
 * The port to a card payment provider. Amounts in cents of the organisation's currency. What a provider answers is taken
 * as a fact about money; what it does not answer is a failure that says whether trying again helps.
 */
import type { CardEnvironment, CardProviderKey, PaymentIntent } from '@orderwright/domain/payments'
import type { Cents } from '@orderwright/domain/units'

/** What travels with a payment, so that it is known again from the provider's side alone. */
export interface IntentTerms {
  readonly amountInCents: Cents
  readonly upchargeAmountInCents: Cents
  readonly payInFull: boolean
  /** the order's status that asked for it */
  readonly statusKey: string
}

export interface IntentRequest extends IntentTerms {
  readonly orgId: number
  readonly productOrderId: number
  readonly environment: CardEnvironment
  readonly currency: string
  /** the same cause gives the same intent at the provider */
  readonly idempotencyKey: string
}

/** Whose payment it is and for what; null fields: the provider's record does not say. */
export interface IntentMetadata {
  readonly orgId: number | null
  readonly productOrderId: number | null
  readonly statusKey: string | null
  readonly upchargeAmountInCents: number | null
  readonly payInFull: boolean
}

export interface ProviderIntent {
  readonly id: string
  readonly clientSecret: string
  readonly status: PaymentIntent['status']
  readonly amountInCents: number
  /** what has really come */
  readonly amountReceivedInCents: number
  readonly currency: string
  /** why the last attempt failed, in the provider's words for the cardholder */
  readonly lastError: string | null
  readonly isLive: boolean
  readonly metadata: IntentMetadata
  /** of a settled payment, oldest first */
  readonly refunds: readonly ProviderRefund[]
}

export interface ProviderRefund {
  readonly id: string
  readonly amountInCents: number
  /** failed: the money has come back to the organisation */
  readonly status: 'pending' | 'succeeded' | 'failed'
  /** the employee who asked for it here; null: made at the provider */
  readonly userId: number | null
  readonly note: string
  /** the request's key, by which a repetition is known for ever; null: made at the provider */
  readonly key: string | null
}

export interface RefundRequest {
  readonly intentId: string
  readonly amountInCents: number
  readonly userId: number
  readonly note: string
  readonly idempotencyKey: string
}

/**
 * `missing`: no such payment there; `state`: it can not be done to it any more; `declined`: the card's bank; `mismatch`:
 * the key was used for something else; `keys`: the account's keys; `away`: the provider did not answer, or is too busy.
 */
export type ProviderFailureKind = 'missing' | 'state' | 'declined' | 'invalid' | 'mismatch' | 'keys' | 'away'

export interface ProviderFailure {
  readonly ok: false
  readonly kind: ProviderFailureKind
  /** the provider's words; for a log, only those of `declined` for the cardholder */
  readonly message: string
}

export type ProviderAnswer<T> = { readonly ok: true; readonly data: T } | ProviderFailure

export function providerFailure(kind: ProviderFailureKind, message: string): ProviderFailure {
  return { ok: false, kind, message }
}

/** A message of the provider that something happened to a payment; how it stands is asked. */
export interface ProviderEvent {
  readonly type: string
  /** null: it is about no payment */
  readonly intentId: string | null
  /** seconds since 1970 */
  readonly created: number
  readonly isLive: boolean
}

export interface CardProvider {
  /** which form the page shows */
  readonly key: CardProviderKey
  /** what the page introduces itself with to the provider; no secret */
  readonly publishableKey: string | null
  readonly createIntent: (request: IntentRequest) => Promise<ProviderAnswer<ProviderIntent>>
  /** Sets what an unpaid intent comes to. `state` when it is being paid, or has been. */
  readonly updateIntent: (id: string, terms: IntentTerms) => Promise<ProviderAnswer<ProviderIntent>>
  readonly readIntent: (id: string) => Promise<ProviderAnswer<ProviderIntent>>
  /** `state` when the money has come already. Cancelling twice is cancelling once. */
  readonly cancelIntent: (id: string) => Promise<ProviderAnswer<ProviderIntent>>
  readonly refund: (request: RefundRequest) => Promise<ProviderAnswer<ProviderRefund>>
  /** Checks the signature of a message and reads it; null when it was not signed by the provider, or long ago. */
  readonly readEvent: (body: Buffer, signature: string, now: Date) => ProviderEvent | null
  /** Every event of payments since then, oldest first. */
  readonly listEvents: (since: Date) => Promise<ProviderAnswer<readonly ProviderEvent[]>>
}

/** Who takes an organization's cards. */
export interface CardProviders {
  /** null: no card payments there */
  readonly find: (orgId: number, environment: CardEnvironment) => CardProvider | null
  /** accounts at a provider whose events can be asked for */
  readonly accounts: readonly { readonly orgId: number; readonly environment: CardEnvironment }[]
}
