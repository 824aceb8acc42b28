/** How a card payment ended. */
import { defineMessages } from '../../localization/define-messages.ts'
export const paymentEndMessages = defineMessages('paymentEndMessages', {
  cardNotCharged: 'The payment did not go through. Nothing was charged.',
  paymentSucceeded: 'Payment received. Thank you.',

  // Labels and titles
  paymentNotCompleted: 'Payment not completed',
})
