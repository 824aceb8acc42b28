/** The words of the screen of revisions. */
import { defineMessages } from '../../localization/define-messages.ts'

type Word = { word: string }
type Numbered = { name: string }

export const revisionScreenMessages = defineMessages('revisionScreenMessages', {
  title: 'Revisions',
  hint: ({ word }: Word) =>
    `Every time the ${word.toLowerCase()} is submitted, or a change of it approved, it is kept as it is.`,
  loading: 'Loading the revisions',
  empty: 'No revision yet',
  emptyHint: ({ word }: Word) => `The first one is made when the ${word.toLowerCase()} is submitted.`,
  beforeRevisions: ({ word }: Word) =>
    `This ${word.toLowerCase()} was submitted before revisions were kept. The first one is made with its next change.`,
  list: 'All revisions',
  from: 'Compare',
  to: 'with',
  now: ({ word }: Word) => `the ${word.toLowerCase()} now`,
  reasons: {
    submission: 'Submitted',
    approval: 'Approved with changes',
    status: 'Moved on by hand',
    changeOrder: 'Change agreed to',
  },
  by: ({ name }: Numbered) => `by ${name}`,
  current: 'current',
  superseded: ({ by }: { by: string }) => `superseded by ${by}`,
  supersededNotice: ({ name, by }: { name: string; by: string }) =>
    `${name} no longer holds: ${by} has taken its place. Below is what lies between them.`,
  changedSince: ({ word, name }: Word & Numbered) => `The ${word.toLowerCase()} has changed since ${name}.`,
  quotePdf: 'Quote',
  drawingsPdf: 'Drawings',
  notedPdf: 'With comments',
  quoteOf: ({ name }: Numbered) => `Quote of ${name} as a PDF`,
  drawingsOf: ({ name }: Numbered) => `Drawings of ${name} as a PDF`,
  notedOf: ({ name }: Numbered) => `Drawings of ${name} with comments as a PDF`,
  comparisonPdf: 'Comparison as a PDF',
  items: 'Items',
  canvas: 'On the canvas',
  money: 'Money',
  drawing: ({ name }: Numbered) => `Drawings of ${name}, one over the other`,
  loadingDrawing: 'Drawing both, one over the other',
  noDrawing: 'Not drawn.',
  sameDrawing: 'The drawing has not changed.',
  // Changes after the deposit
  changeTitle: 'Change after approval',
  changeHint: ({ name }: Numbered) => `${name} goes on being made until a change is agreed to.`,
  ask: 'Ask for a change',
  askLabel: 'What should change?',
  askSend: 'Send',
  open: 'Open the next revision',
  openLabel: 'Why (optional)',
  openAsked: 'Open it',
  decline: 'Decline',
  declineLabel: 'Why it is declined',
  agree: 'Agree to the change',
  agreeHint: 'What is agreed to is the difference below, as it is now. It becomes the next revision.',
  agreedBy: 'Who has agreed',
  agreedHow: 'How',
  hows: { signed: 'Signed', mail: 'By e-mail', phone: 'By phone', inPerson: 'In person' },
  account: 'In the app',
  withdraw: 'Withdraw it',
  withdrawAsk: ({ word, name }: Word & Numbered) =>
    `The ${word.toLowerCase()} becomes again what ${name} is. What was changed since is taken back.`,
  cancel: 'Cancel',
  asked: ({ name, day }: { name: string; day: string }) => `${name} asked for it on ${day}.`,
  opened: ({ name, day }: { name: string; day: string }) => `Opened by ${name} on ${day}.`,
  states: {
    requested: 'Asked for',
    open: 'Open',
    agreed: 'Agreed to',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  },
  agreedLine: ({ name, how, day }: { name: string; how: string; day: string }) =>
    `Agreed to by ${name} (${how.toLowerCase()}) on ${day}.`,
  extra: ({ amount }: { amount: string }) => `Extra: ${amount}`,
  refund: ({ amount }: { amount: string }) => `Less: ${amount}`,
  sameMoney: 'It costs the same.',
  formerChanges: 'Former changes',
})
