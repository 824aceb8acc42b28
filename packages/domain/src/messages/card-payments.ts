/** Sentences of card payments between the product and a card provider. */

export const cardPaymentMessages = {
  notSetUp: 'Card payments are not set up here. Please choose another way to pay, or contact us.',
  providerAway: 'The card provider can not be reached at the moment. Please try again shortly.',
  providerRefused: 'The card provider did not take this payment. Please contact us.',
  providerForgot: 'The card provider does not know this payment. Nothing was charged.',
  attemptNotFinished: 'The payment was not finished. Nothing was charged.',
  paymentCanceled: 'This payment was canceled at the card provider. Nothing was charged.',
  refundTooMuch: 'No more can be refunded than was paid by this card.',
  refundNotCard: 'Only a card payment can be refunded to its card.',
  refundUnknown:
    'This payment is not known to the card provider. Give the money back another way and record that refund.',
  refundRefused: 'The card provider did not make this refund.',
  signatureInvalid: 'The signature does not belong to this message.',
  returned: 'Checking your payment…',
} as const
