/** What the order page's primary action is called. [1.2.53] */
import { defineMessages } from '../../localization/define-messages.ts'
export const submissionLabelMessages = defineMessages('submissionLabelMessages', {
  submit: 'Submit',
  continueToPayment: 'Continue to Payment',
  /** a stocked order with nothing due: it goes on as a paid one does */
  submitWithoutPayment: 'Submit Without Payment',
})
