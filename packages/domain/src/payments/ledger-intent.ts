/** What entries of the ledger ask of an order's status. */
import type { PaymentRecord } from './schema.ts'

/** What of a payment the plan needs; the server adds ids. */
export type NewPayment = Pick<
  PaymentRecord,
  | 'kind'
  | 'date'
  | 'method'
  | 'paymentAmountInCents'
  | 'upchargeAmountInCents'
  | 'paymentAmountBeforeUpchargeInCents'
>

export type LedgerIntent =
  /** money has come: by card, or recorded by an employee; `ledger` is the one before it */
  | { readonly kind: 'paymentSucceeded'; readonly payment: NewPayment }
  /** money was given back, or the ledger was wrong; `undoes` is the entry that is taken back as a whole */
  | {
      readonly kind: 'ledgerCorrected'
      readonly payment: NewPayment
      readonly undoes?: Pick<PaymentRecord, 'statusKey' | 'movedToStatusKey'>
    }
