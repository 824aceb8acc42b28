/** Sentences of an order's ledger: recording payments, refunds and corrections. */

type Word = { word: string }

export const ledgerMessages = {
  amountMissing: 'Enter an amount above $0.00.',
  dateInFuture: 'Money that has not come yet can not be recorded. Choose today or an earlier day.',
  dateUnlikely: 'Choose a day after the year 2000.',
  otherCurrency: ({ currency }: { currency: string }) =>
    `Payments are kept in US dollars; ${currency} can not be recorded. Enter the dollars that arrived.`,
  aboveBalance: ({ balance, credit }: { balance: string; credit: string }) =>
    `The open balance is ${balance}. ${credit} would be paid too much and kept as credit.`,
  aboveBalanceAsk: 'Record it all the same?',
  belowZero: ({ paid }: { paid: string }) =>
    `${paid} are recorded as paid. No more than that can be given back or taken away.`,
  changedMeanwhile: ({ paid }: { paid: string }) =>
    `Somebody else has changed the payments meanwhile: ${paid} are paid now. Look at them, then decide anew.`,
  entryUnknown: 'This entry does not belong here.',
  undoneAlready: 'This entry has been taken back already.',
  correctionStays: 'A correction stays. Record what is right as a new entry.',
  cardAtProvider:
    'This money is with the card provider. Refund it to its card; the refund is recorded by itself.',
  noteMissing: 'Say in the note what is corrected and why.',
  draftKept: 'Typed before and not recorded yet.',
  undone: ({ entry }: { entry: string }) => `Takes back: ${entry}`,
  refunds: ({ entry }: { entry: string }) => `Gives back: ${entry}`,
  refundedWholly: 'Given back to the card',
  refundLeft: ({ left }: { left: string }) => `${left} not given back yet`,
  refundToCard: ({ amount }: { amount: string }) => `${amount} given back to the card.`,
  refundHint:
    'The money goes back to the card through the card provider. A refund can not be undone: to have the money again, the customer must pay again.',
  refundFee: ({ fee }: { fee: string }) => `With ${fee} of the processing fee.`,
  refundTooMuch: ({ left }: { left: string }) => `No more than ${left} can go back to this card.`,
  refundReason: 'Say why the money goes back.',
  refundAsk: ({ amount }: { amount: string }) => `Refund ${amount} to the card?`,
  refundAskMessage: 'The card provider sends the money back at once. This can not be undone.',
  refundUnclear:
    'The card provider did not answer, so it is not known whether the money went back. Press the button again: it is sent once only.',
  moved: ({ status }: { status: string }) => `Moved to ${status}`,
  movedBack: ({ status }: { status: string }) => `Back to ${status}`,
  nothingYet: 'No payment has been recorded yet.',
  nextDue: ({ amount, status }: { amount: string; status: string }) => `${amount} due at ${status}`,
  paidInFull: 'Paid in full.',
  credit: ({ amount }: { amount: string }) => `${amount} credit: paid above the total.`,
  refundRecorded: ({ amount }: { amount: string }) => `Refund of ${amount} recorded.`,
  correctionRecorded: ({ amount }: { amount: string }) => `Correction of ${amount} recorded.`,
  entryTakenBack: ({ amount }: { amount: string }) => `${amount} taken back.`,
  notWhileProcessing:
    'A card payment is being processed. Record other money when it is settled, so that nothing is paid twice.',
  hint: ({ word }: Word) =>
    `Entries are never changed. Undo adds a correction, and the ${word.toLowerCase()} follows.`,
} as const
