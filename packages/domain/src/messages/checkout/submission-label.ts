/** What the order page's primary action is called. [1.2.53] */
export const submissionLabelMessages = {
  submit: 'Submit',
  continueToPayment: 'Continue to Payment',
  /** a stocked order with nothing due: it goes on as a paid one does */
  submitWithoutPayment: 'Submit Without Payment',
} as const
