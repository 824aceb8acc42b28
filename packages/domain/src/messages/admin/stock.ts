/** The stock of a product in the back office: its levels, its movements, and what an owner enters. */
import { defineMessages } from '../../localization/define-messages.ts'

type Pieces = { pieces: number }

const inPieces = (pieces: number) => (Math.abs(pieces) === 1 ? `${pieces} piece` : `${pieces} pieces`)

const signed = (pieces: number) => (pieces > 0 ? `+${pieces}` : `${pieces}`)

/** A word for each kind of entry. */
const kinds = {
  reservation: 'Reserved',
  shipment: 'Shipped',
  release: 'Released',
  return: 'Returned',
  receipt: 'Received',
  count: 'Counted',
  correction: 'Corrected',
} as const

export const stockPanelMessages = defineMessages('stockPanelMessages', {
  typedBefore: 'Typed before, and not saved yet.',
  title: 'Stock',
  onHand: 'On hand',
  onHandHint: 'Pieces on the shelf',
  allocated: 'Allocated',
  allocatedHint: 'Promised to approved work that has not shipped',
  available: 'Available',
  availableHint: 'On hand less allocated: what can still be promised',
  kinds,
  movements: 'Movements',
  system: 'Automatic',
  orderLink: ({ word, number }: { word: string; number: number }) => `${word} #${number}`,
  takenBack: 'Taken back',
  takesBack: 'Takes an entry back',
  empty: 'Nothing has moved yet.',
  emptyHint: 'Count what is on the shelf, or enter a receipt, to begin.',
  loading: 'Loading the stock',
  failed: 'The stock could not be loaded.',
  loadMore: 'Load older movements',

  receipt: 'Receipt',
  receiptQuantity: 'Pieces received',
  addReceipt: 'Add receipt',
  count: 'Count',
  countQuantity: 'Pieces counted on the shelf',
  addCount: 'Save count',
  noteLabel: 'Note (optional)',
  received: ({ pieces }: Pieces) => `${inPieces(pieces)} received.`,
  counted: ({ pieces }: Pieces) => `Counted: ${inPieces(pieces)} on hand.`,
  countAgrees: ({ pieces }: Pieces) => `The count agrees: ${inPieces(pieces)} on hand.`,
  undo: 'Undo',
  undoEntry: ({ kind, day }: { kind: string; day: string }) => `Undo: ${kind}, ${day}`,
  onHandBy: ({ pieces }: Pieces) => `${signed(pieces)} on hand`,
  allocatedBy: ({ pieces }: Pieces) => `${signed(pieces)} allocated`,
  undone: 'Taken back.',
  wholePieces: 'Enter a whole number of pieces.',
  atLeastOne: 'Enter at least 1 piece.',
  notBelowZero: 'A count can not be below 0.',
  tooMany: ({ most }: { most: number }) => `At most ${most.toLocaleString('en-US')} pieces at once.`,

  reorderLevel: 'Reorder level',
  reorderHint: 'Employees are told once the available pieces fall to this number. Empty: nobody is told.',
  reorderSaved: 'Reorder level saved.',
  reorderCleared: 'Reorder level removed.',

  // Refusals of the calls
  notStocked: 'The stock of this product is not kept. Mark it as stocked first.',
  takenBackAlready: 'This entry was taken back already.',
  bookedForOrder: ({ word }: { word: string }) =>
    `This entry was booked for the ${word.toLowerCase()}: change that, and the stock follows.`,
  isCounterEntry: 'This entry takes another one back. Enter a receipt or a count instead.',
})
