/** What may happen to an order's status: intents, and the plan that answers them. */
import type { PaymentMethodKey } from '../tenancy/payment-methods.ts'
import type { MailKind } from '../mail-templates/schema.ts'
import type { RevisionReason } from '../orders/revisions/reasons.ts'
import type { AgreedFields } from '../orders/revisions/agreed.ts'
import type { ProductOrder } from '../orders/schema.ts'
import type { LedgerIntent } from '../payments/ledger-intent.ts'
import type { Refusal } from '../units/result.ts'

export type TransitionIntent =
  | { readonly kind: 'submit' }
  | { readonly kind: 'approve' }
  | { readonly kind: 'requireChanges'; readonly feedbackNotes: string }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'setStatus'; readonly statusKey: string; readonly skipNotifyingGuest?: boolean }
  /** a manual payment is announced: wire or check; the whole balance where only the deposit is due */
  | { readonly kind: 'awaitPayment'; readonly method: PaymentMethodKey; readonly payInFull?: boolean }
  /** a card payment was confirmed on the client and is with the provider */
  | { readonly kind: 'paymentProcessing' }
  | { readonly kind: 'paymentFailed' }
  /** what the order waited for was accepted or signed off */
  | { readonly kind: 'agreementReached' }
  | LedgerIntent

/** What happens after the change is stored: data for the job runner. */
export type TransitionEffect =
  | { readonly kind: 'mail'; readonly template: MailKind; readonly to: 'owner' | 'employees' }
  | { readonly kind: 'notification'; readonly template: MailKind; readonly to: 'owner' | 'employees' }
  | { readonly kind: 'integrationPush'; readonly event: 'statusChanged'; readonly statusKey: string }
  /** the order becomes a revision; unless it `isAlways`, only where it is another than the last one was */
  | { readonly kind: 'revision'; readonly reason: RevisionReason; readonly isAlways: boolean }

export type TransitionPatch = Partial<
  Pick<
    ProductOrder,
    | 'statusData'
    | 'lastCompletedStatusKey'
    | 'feedbackNotes'
    | 'effectivePricingDate'
    | 'agreedAmounts'
    | 'renewalAskedSince'
    | 'isProcessingPayment'
    | 'amountPaidInCents'
    | 'lastPaymentDate'
    | 'invoiceIssued'
  >
>

export type TransitionPlan = {
  readonly ok: true
  readonly patch: TransitionPatch
  readonly effects: readonly TransitionEffect[]
  /** the status the order has afterwards */
  readonly statusKey: string
}

export type TransitionRefusalCode =
  | 'statusUnknown'
  | 'alreadySubmitted'
  | 'notAwaitingApproval'
  | 'nothingToCancel'
  | 'cancelAfterPayment'
  | 'paymentInProgress'
  | 'notAtPayment'
  | 'nothingDue'
  | 'noNextStatus'
  | 'paymentMethodUnknown'
  | 'paymentMethodNotManual'
  | 'paymentAmountInvalid'
  | 'agreementMissing'
export type TransitionRefusal = Refusal<TransitionRefusalCode>

/** The fields of an order that a transition reads. */
export type TransitionOrder = Pick<
  ProductOrder,
  'statusData' | 'isStocked' | 'costs' | 'effectivePricingDate' | 'isProcessingPayment' | 'feedbackNotes'
> &
  AgreedFields &
  /** left out: it has none */
  Partial<Pick<ProductOrder, 'invoiceIssued'>>
