/** How a card payment ended. */
export const paymentEndMessages = {
  cardNotCharged: 'The payment did not go through. Nothing was charged.',
  paymentSucceeded: 'Payment received. Thank you.',

  // Labels and titles
  paymentNotCompleted: 'Payment not completed',
} as const
