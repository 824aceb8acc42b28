/** How a card payment ended, in French. */
import type { paymentEndMessages as english } from '../../../messages/checkout/payment-end.ts'
import type { Translation } from '../../../localization/translation.ts'

export const paymentEndMessages: Translation<typeof english> = {
  cardNotCharged: 'Le paiement n’a pas abouti. Rien n’a été débité.',
  paymentSucceeded: 'Paiement reçu. Merci.',

  // Labels and titles
  paymentNotCompleted: 'Paiement non abouti',
}
