/** What of a card payment can still be given back, and how a refund splits into the price and the card fee. */
import { divide, multiply, nearest } from '../units/exact.ts'
import { type Cents, cents } from '../units/money.ts'
import type { PaymentRecord } from './schema.ts'

/** The amounts of a ledger entry; those of a refund are negative. */
export type ChargedAmounts = Pick<
  PaymentRecord,
  'paymentAmountInCents' | 'upchargeAmountInCents' | 'paymentAmountBeforeUpchargeInCents'
>

/** Cents of `payment` that are not refunded yet, the fee included. */
export function refundableInCents(payment: ChargedAmounts, refunds: readonly ChargedAmounts[]): Cents {
  const given = refunds.reduce((sum, { paymentAmountInCents }) => sum - paymentAmountInCents, 0)
  return cents(Math.max(0, payment.paymentAmountInCents - given))
}

/**
 * The ledger entry of a refund of `amount` cents (what the card gets back, above 0). The fee goes back in proportion; it
 * is rounded over all refunds of the payment together, so that refunds which give back everything give back exactly the
 * fee and the price. [1.3.25]
 */
export function refundAmounts(
  payment: ChargedAmounts,
  refunds: readonly ChargedAmounts[],
  amount: Cents,
): ChargedAmounts {
  const before = refunds.reduce((sum, refund) => sum - refund.paymentAmountInCents, 0)
  const feeBefore = refunds.reduce((sum, refund) => sum - refund.upchargeAmountInCents, 0)
  const given = Math.min(before + amount, payment.paymentAmountInCents)
  const share = multiply(payment.upchargeAmountInCents, given)
  const fee = nearest(divide(share, payment.paymentAmountInCents)) - feeBefore
  return {
    paymentAmountInCents: cents(0 - amount),
    upchargeAmountInCents: cents(0 - fee),
    paymentAmountBeforeUpchargeInCents: cents(fee - amount),
  }
}
