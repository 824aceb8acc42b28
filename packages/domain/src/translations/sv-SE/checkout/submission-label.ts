/** What the order page's primary action is called, in Swedish. */
import type { submissionLabelMessages as english } from '../../../messages/checkout/submission-label.ts'
import type { Translation } from '../../../localization/translation.ts'

export const submissionLabelMessages: Translation<typeof english> = {
  submit: 'Skicka in',
  continueToPayment: 'Gå till betalning',
  submitWithoutPayment: 'Skicka in utan betalning',
}
