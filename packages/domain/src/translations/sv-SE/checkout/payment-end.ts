/** How a card payment ended, in Swedish. */
import type { paymentEndMessages as english } from '../../../messages/checkout/payment-end.ts'
import type { Translation } from '../../../localization/translation.ts'

export const paymentEndMessages: Translation<typeof english> = {
  cardNotCharged: 'Betalningen gick inte igenom. Inget har debiterats.',
  paymentSucceeded: 'Betalningen är mottagen. Tack.',

  // Labels and titles
  paymentNotCompleted: 'Betalningen slutfördes inte',
}
