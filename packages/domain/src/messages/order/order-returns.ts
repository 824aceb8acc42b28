/** What returns of delivered items say: asking for one, its steps, what is credited, and refusals. */
import { defineMessages } from '../../localization/define-messages.ts'

type Word = { word: string }
type Numbered = { number: number }
type Person = { name: string; when: string }
type Amount = { amount: string }

export const orderReturnMessages = defineMessages('orderReturnMessages', {
  // The way to it
  request: 'Return items',
  requestAsk: 'Return items…',
  somethingBack: 'Something to send back?',
  ofProblem: 'Return these',
  title: 'Returns',
  close: 'Close the returns',
  counted: ({ count, open }: { count: number; open: number }) => {
    if (count === 1) return open === 0 ? '1 return: done' : '1 return: under way'
    return `${count} returns: ${open === 0 ? 'all done' : `${open} under way`}`
  },

  // The dialog
  items: 'Items to return',
  itemsOf: 'Items',
  nothingLeft: 'Every piece is returned already.',
  piecesOf: ({ title }: { title: string }) => `Pieces of ${title} to return`,
  reason: 'Why do they come back?',
  words: 'What else is there to say?',
  wordsHint: 'What you would like to happen, and how the items are packed.',
  send: 'Ask for the return',
  open: 'Open the return',
  cancel: 'Cancel',
  discard: 'Discard what I wrote',
  noConnection: 'There is no connection. What you wrote is kept here: send it when you are connected again.',
  requested: ({ number }: Numbered) => `Return ${number} is asked for. You are told what is decided.`,
  opened: ({ number }: Numbered) => `Return ${number} is open.`,
  chooseItem: 'Choose at least one item.',
  chooseReason: 'Choose why they come back.',

  reasons: {
    damaged: 'Damaged',
    wrong: 'Wrong item',
    doesNotFit: 'Does not fit',
    noLongerNeeded: 'No longer needed',
    other: 'Another reason',
  },
  states: {
    requested: 'Asked for',
    authorized: 'Authorized',
    declined: 'Declined',
    received: 'Received',
    closed: 'Credited',
  },

  // The panel
  empty: 'No returns',
  emptyHint: 'Items that are damaged, wrong or not needed any more can be returned here.',
  emptyReadOnly: ({ word }: Word) => `Nothing of this ${word.toLowerCase()} is returned.`,
  loading: 'Loading the returns',
  loadFailed: 'The returns could not be loaded',
  list: 'Returns',
  filter: 'Which returns',
  all: 'All',
  ofItem: ({ title }: { title: string }) => `Of ${title}`,
  heading: ({ number, reason }: Numbered & { reason: string }) => `${number}. ${reason}`,
  itemLine: ({ title, quantity }: { title: string; quantity: number }) => `${quantity} × ${title}`,
  itemGone: 'An item that was deleted',
  receivedLine: ({ title, received, restocked }: { title: string; received: number; restocked: number }) =>
    `${received} × ${title} arrived: ${restocked} to stock, ${received - restocked} scrapped`,
  fromProblem: 'Comes from a problem',
  you: 'You',
  by: ({ name, when }: Person) => `${name}, ${when}`,
  step: ({ step, name, when }: Person & { step: string }) => `${step}: ${name}, ${when}`,

  // What can be done with one
  withdraw: 'Withdraw',
  withdrawn: ({ number }: Numbered) => `Return ${number} is withdrawn.`,
  authorize: 'Authorize',
  decline: 'Decline',
  decisionLabel: ({ number }: Numbered) => `What do you say to return ${number}?`,
  sendAuthorized: 'Authorize the return',
  sendDeclined: 'Decline the return',
  authorized: ({ number }: Numbered) => `Return ${number} is authorized.`,
  declined: ({ number }: Numbered) => `Return ${number} is declined.`,
  undecide: 'Decide again',
  undecided: ({ number }: Numbered) => `Return ${number} waits for a decision again.`,
  receive: 'Receive',
  receivedLabel: ({ title }: { title: string }) => `Pieces of ${title} that arrived`,
  restockedLabel: ({ title }: { title: string }) => `Pieces of ${title} to stock`,
  arrivedOf: ({ quantity }: { quantity: number }) => `of ${quantity} arrived`,
  toStock: 'to stock',
  scrapped: 'What does not go to stock is scrapped. Stock is counted of products alone whose stock is kept.',
  sendReceived: 'Mark as received',
  received: ({ number }: Numbered) => `Return ${number} is received.`,
  unreceive: 'Not received after all',
  unreceived: ({ number }: Numbered) => `Return ${number} is on its way again.`,
  credit: 'Credit',
  fee: 'Restocking fee',
  givesShipping: ({ amount }: Amount) => `Give shipping back: ${amount}`,
  amount: 'Amount to credit',
  amountHint: ({ most }: { most: string }) => `At most ${most}, what is still billed.`,
  closingLabel: 'What else should they know?',
  sendClosed: ({ amount }: Amount) => `Credit ${amount}`,
  closed: ({ number }: Numbered) => `Return ${number} is credited.`,
  closedWithNote: ({ number }: Numbered) => `Return ${number} is credited with a credit note.`,
  reopen: 'Take the credit back',
  reopened: ({ number }: Numbered) => `The credit of return ${number} is taken back.`,
  giveBack: ({ amount }: Amount) => `Give ${amount} back…`,

  // How a credit comes about
  trace: 'What is credited',
  creditedLine: ({ title, pieces }: { title: string; pieces: number }) => `${pieces} × ${title}`,
  lineBasis: ({ unitPrice, pieces, parts }: { unitPrice: string; pieces: number; parts: string }) =>
    `${pieces} × ${unitPrice}${parts}`,
  lessDiscount: ({ amount }: Amount) => `, less ${amount} discount`,
  withTariff: ({ amount }: Amount) => `, with ${amount} tariff`,
  withTax: ({ amount }: Amount) => `, with ${amount} tax`,
  shipping: 'Shipping',
  shippingBasis: ({ amount, tax }: Amount & { tax: string }) => `${amount}, with ${tax} tax`,
  feeBasis: ({ rate }: { rate: string }) => `${rate} of the items without tax are proposed`,
  noFeeBasis: 'None is proposed: the items were at fault',
  adjustment: 'Adjustment',
  total: 'Credited',

  // Refusals
  sayWhy: 'Say why it is declined.',
  tooMany: ({ most }: { most: number }) =>
    `There are ${most} returns already, which is the most. Write a comment instead.`,
  notLeft: ({ word }: Word) =>
    `Nothing of this ${word.toLowerCase()} has been shipped yet, so nothing can come back.`,
  returnItemUnknown: 'An item that you chose is not there any more.',
  returnItemTwice: 'An item is named twice.',
  returnTooManyPieces: 'Fewer pieces of an item can be returned than you say: others are returned already.',
  problemUnknown: 'The problem that it comes from is not there any more.',
  receivedUnknown: 'An item that arrived is none of this return, or is named twice.',
  receivedTooMany: 'More pieces of an item arrived than the return names.',
  restockedTooMany: 'More pieces go to stock than arrived.',
  nothingReceived: 'At least one piece has to arrive.',
  feeTooHigh: 'The fee is more than what is credited.',
  creditTooHigh: ({ most }: { most: string }) => `At most ${most} can be credited.`,
  piecesReturned: 'Pieces of this item are returned: it can not have fewer. Withdraw the return first.',
  notYours: 'Only who asked for a return can withdraw it.',
  notNow: 'Somebody has taken the next step of this return in the meantime.',
  changedElsewhere: 'Somebody has changed this return in the meantime.',
  paymentInProgress: 'A card payment is under way. Credit the return when it is done.',
})
