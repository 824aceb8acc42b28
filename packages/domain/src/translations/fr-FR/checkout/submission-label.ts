/** What the order page's primary action is called, in French. */
import type { submissionLabelMessages as english } from '../../../messages/checkout/submission-label.ts'
import type { Translation } from '../../../localization/translation.ts'

export const submissionLabelMessages: Translation<typeof english> = {
  submit: 'Soumettre',
  continueToPayment: 'Passer au paiement',
  submitWithoutPayment: 'Soumettre sans paiement',
}
