/** Sentences of submitting, reviewing and paying. */
import { defineMessages } from '../../localization/define-messages.ts'

/** "Order", "Quote", "Project": the organisation's word. */
type Word = { word: string }

export const checkoutMessages = defineMessages('checkoutMessages', {
  statusUpdateRequested: 'Requested a status update successfully',
  changesNotSaved:
    'Your last changes are not saved yet, because the server can not be reached. They are kept here and will be sent when the connection is back. Please try again then.',
  changesRetried:
    'Your last changes are not saved yet: the server could not take them just now. They are kept here and sent again. Please try again in a moment.',
  changesInConflict:
    'Somebody else changed the same fields. Please choose which values to keep, then try again.',
  signedOut: 'You are signed out. Please sign in again, then try again.',
  changesRefused: 'A change was not accepted and has been taken back. Please check it, then try again.',
  titleHint: ({ word }: Word) => `Shown on the ${word.toLowerCase()}, in the list and on all documents.`,
  neededToSubmit: 'Needed before you submit; you can fill it in later.',
  emailsHint: 'Separate several addresses with commas.',
  lastContact: ({ number, word }: Word & { number: number }) =>
    `Contact data of #${number}, your last ${word.toLowerCase()}:`,
  customerLastContact: ({ number, word }: Word & { number: number }) =>
    `Contact data of #${number}, the customer’s last ${word.toLowerCase()}:`,
  customerContactOnFile: 'Contact data on file of the customer:',
  contactOnFile: 'Contact data that we have on file:',
  contactOnFileTaken: 'Contact data is what we have on file.',
  lastContactTaken: ({ number }: { number: number }) => `Contact data is that of #${number}.`,
  billSaved: 'Counts at once, and stands on the quote and the invoice.',
  detailsSaved: 'Changes are saved as you type.',
  feedbackRequired: 'Say what must change, so that the customer knows.',
  feedbackHint: 'The customer reads this when you require changes.',
  actionRequired: ({ orgTitle }: { orgTitle: string }) =>
    `${orgTitle} has reviewed this and asks for changes.`,
  cardDeclined: 'The card was declined.',
  authenticationAsked: 'The bank asks you to confirm this payment.',
  cardFormUnavailable: 'The card form can not be shown here. Please choose another way to pay.',
  paymentRecorded: 'Payment recorded',
  pricesHidden: 'Prices are hidden from you here.',
  testCards: 'Test cards: nothing is charged',
  cardPrivacy: 'Your card number goes to the card provider alone; it is never stored here.',
})
