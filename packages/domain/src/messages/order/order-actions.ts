/** Sentences of what is done with an order as a whole: copying, back boxes, deleting, exporting, its history. */
import { defineMessages } from '../../localization/define-messages.ts'

/** "Order", "Quote", "Project": the organisation's word. */
type Word = { word: string }

export const orderActionMessages = defineMessages('orderActionMessages', {
  // Back boxes [1.6.27, 1.7.28]
  backBoxesNotOffered: 'Back boxes are not part of what is offered here.',
  noBackBoxNeeded: ({ word }: Word) =>
    `No item of this ${word.toLowerCase()} has a back box chosen, so there is nothing to quote. Choose a back box on an item first.`,
  backBoxProductMissing: ({ option }: { option: string }) =>
    `The back box “${option}” is not offered as a product any more. Choose another one, or ask us.`,
  backBoxQuoteMade: ({ number }: { number: number }) => `Back boxes are on #${number}.`,

  // Copying, archiving, deleting [1.4.40, 1.5.46, 1.2.04]
  duplicated: ({ from, to }: { from: number; to: number }) => `#${to} is a copy of #${from}.`,
  productNotCopied: ({ title }: { title: string }) =>
    `“${title}” is not offered to you by itself, so it can not be copied. Please ask us to copy it for you.`,
  notSavedYet: 'Your last changes are not saved yet, so this would miss them.',
  archived: ({ name }: { name: string }) => `${name} is archived.`,
  isArchived: ({ word }: Word) => `This ${word.toLowerCase()} is archived.`,
  archivedIsReadOnly: ({ word }: Word) =>
    `This ${word.toLowerCase()} is archived and can not be changed. Take it out of the archive first.`,
  takeOut: 'Take out of the archive',
  isHeld: ({ org, word }: Word & { org: string }) =>
    `${org} is working on this ${word.toLowerCase()}. Until that is done it can only be read; a comment says what is to be changed.`,
  archivedMayBe: 'It can be read, printed and copied. To change it, take it out of the archive.',
  unarchived: ({ name }: { name: string }) => `${name} is active again.`,
  deleted: ({ name }: { name: string }) => `${name} is deleted.`,
  deletedForDays: 'It can be brought back for 30 days.',
  // Pricing date [1.2.88]
  pricingDatePinned: ({ word }: Word) =>
    `A submitted ${word.toLowerCase()} keeps a pricing date, so that later prices can not change it. Choose another date instead.`,
  pricingDateInFuture: 'A pricing date can not lie in the future.',

  csvEmpty: ({ word }: Word) => `This ${word.toLowerCase()} has no items to export.`,
  csvFailed: 'The file could not be made. Please try again.',

  // Labels and titles
  archive: 'Archive',
  unarchive: 'Unarchive',
  duplicateWord: ({ word }: { word: string }) => `Duplicate ${word}`,
  backBoxes: 'Back Boxes',
  deleteWord: ({ word }: { word: string }) => `Delete ${word}`,
  editDetails: ({ word }: { word: string }) => `Edit ${word} Details`,
  viewQuote: 'View Quote',
  revisions: 'Revisions',
  viewInvoice: 'View Invoice',
  guidedTour: 'Guided Tour',
  files: 'Files',
  history: ({ word }: { word: string }) => `${word} history`,
  duplicate: 'Duplicate',
  orderAgain: 'Order again',
  generateBackBoxQuote: 'Generate Back Box Quote',
  exportCsv: 'Export CSV',
  cancelOrder: 'Cancel Order…',
  deleteAsk: ({ word }: { word: string }) => `Delete ${word.toLowerCase()}…`,
  actions: 'Actions',
  delete: 'Delete',
})
