/** Sentences of an order's ledger: recording payments, refunds and corrections. */

type Word = { word: string }

export const ledgerMessages = {
  amountMissing: 'Enter an amount above $0.00.',
  dateInFuture: 'Money that has not come yet can not be recorded. Choose today or an earlier day.',
  dateUnlikely: 'Choose a day after the year 2000.',
  otherCurrency: ({ currency }: { currency: string }) =>
    `Orders are kept in US dollars; ${currency} can not be recorded. Enter the dollars that arrived.`,
  aboveBalance: ({ balance, credit }: { balance: string; credit: string }) =>
    `The open balance is ${balance}. ${credit} would be paid too much and kept as credit.`,
  aboveBalanceAsk: 'Record it all the same?',
  belowZero: ({ paid }: { paid: string }) =>
    `${paid} are recorded as paid. No more than that can be given back or taken away.`,
  changedMeanwhile: ({ paid }: { paid: string }) =>
    `Somebody else has changed the payments meanwhile: ${paid} are paid now. Look at them, then decide anew.`,
  entryUnknown: 'This entry does not belong to this order.',
  undoneAlready: 'This entry has been taken back already.',
  correctionStays: 'A correction stays. Record what is right as a new entry.',
  cardAtProvider: 'This money is with the card provider. Refund it there; the refund is recorded by itself.',
  noteMissing: 'Say in the note what is corrected and why.',
  undone: ({ entry }: { entry: string }) => `Takes back: ${entry}`,
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
