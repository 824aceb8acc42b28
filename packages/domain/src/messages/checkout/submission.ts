/** Submitting, paying and cancelling. [1.5.02–1.5.10] */
import { defineMessages } from '../../localization/define-messages.ts'

export const submissionMessages = defineMessages('submissionMessages', {
  itemInvalid:
    'It looks like an item has an invalid configuration.\n\nPlease review your items and update any red selections.',
  phoneRequired: 'A valid, 10-digit contact phone number is required to proceed.',
  deliveryAddressRequired: 'A complete delivery address is required to proceed.',
  companyRequired: 'Company is required to proceed.',
  clientEmailRequired: 'A contact email is required to proceed.',
  paymentClientEmailRequired: 'Contact email is required to proceed.',
  itemUnpriceable: 'An item has no price yet, so it is priced on request. Please contact us to proceed.',
  orderIsEmpty: 'Add an item before you submit.',
  confirmSubmit: ({ orgTitle }: { orgTitle: string }) =>
    `Are you sure you want to submit your order? It will be sent to ${orgTitle} for review.`,
  confirmCancel:
    'Are you sure you want cancel your order?\n\nYour order status will be reset to the first step in the process.',
  paymentFormLoading: 'Loading payment form...',
  paymentProcessing: 'Payment processing...',
  paymentMayClose: 'You can safely close this window or navigate to another order.',
  paymentWillNotify: 'You will receive a notifcation when payment processing is complete.',
  paymentThankYou: 'THANK YOU FOR CONFIRMING PAYMENT',
  paymentWillUpdateStatus: 'WE WILL UPDATE THE STATUS OF YOUR ORDER WHEN PAYMENT IS RECEIVED',
  paymentReady:
    'Your order is ready for payment. Once payment is confirmed, your order will be moved to the next step.',

  // Labels and titles
  cancelOrder: 'Cancel Order',
  cancelWord: ({ word }: { word: string }) => `Cancel ${word}`,
  keepWord: ({ word }: { word: string }) => `Keep ${word}`,
  submit: 'Submit',
  nothingToSubmitYet: 'Nothing to submit yet',
  addAnItem: 'Add an item',
  close: 'Close',
  needsLook: ({ title }: { title: string }) => `“${title}” needs a look`,
  itemNeedsLook: 'An item needs a look',
  goToTheItem: 'Go to the item',
})
