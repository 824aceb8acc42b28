/** A payment intent as a page receives it. */
import type { PaymentIntentView } from '@orderwright/contract'
import type { PaymentIntent } from '@orderwright/domain/payments'

export function presentIntent(intent: PaymentIntent): PaymentIntentView {
  return {
    id: intent.id,
    client_secret: intent.clientSecret,
    amount: intent.amountInCents,
    status: intent.status,
    last_error: intent.lastError,
    metadata: {
      upcharge_amount_in_cents: intent.upchargeAmountInCents,
      pay_in_full: intent.payInFull === 1,
    },
  }
}
