/** What a step in the life of an order is refused for. */
import { defineMessages } from '../../localization/define-messages.ts'

type Word = { word: string }

export const transitionMessages = defineMessages('transitionMessages', {
  alreadySubmitted: ({ word }: Word) => `This ${word.toLowerCase()} has been submitted already.`,
  notAwaitingApproval: ({ word }: Word) => `This ${word.toLowerCase()} is not waiting for approval.`,
  noNextStatus: 'There is no later status to move to.',
  paymentInProgress: 'A card payment is being processed. Please wait until it is settled.',
  cancelAfterPayment: ({ word }: Word) =>
    `A ${word.toLowerCase()} with a payment can not be canceled. Please contact us.`,
  nothingToCancel: ({ word }: Word) => `This ${word.toLowerCase()} is at its first step already.`,
  statusUnknown: 'This status does not exist.',
  statusNotStocked: ({ word }: Word) => `A stocked ${word.toLowerCase()} does not have this status.`,
  paymentMethodNotManual: 'Card payments are confirmed by the card provider.',
  notAtPayment: ({ word }: Word) => `This ${word.toLowerCase()} is not waiting for a payment.`,
  paymentMethodUnknown: 'This payment method is not available.',
  nothingDue: 'Nothing is left to pay.',
  paymentAmountInvalid: 'The amount of a payment can not be 0.',
})
