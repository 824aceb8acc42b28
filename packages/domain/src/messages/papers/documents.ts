import { defineMessages } from '../../localization/define-messages.ts'
const entryKinds = { payment: 'Payment', refund: 'Refund', correction: 'Correction' } as const

interface LedgerEntryWords {
  kind: keyof typeof entryKinds
  date: string
  method: string
  /** the payment status that asked for it, and what else is known; empty: nothing */
  status: string
  of: string
  fee: string
}

interface RoundedLine {
  quantity: number
  unit: string
  rounding: string
  total: string
}

/** The words of documents on paper, and of the screen around them. */
export const documentMessages = defineMessages('documentMessages', {
  /** [2.2.46] */
  incompleteAddress: '*incomplete address',
  notChosen: 'Not chosen',
  customProduct: 'Custom product',
  onRequest: 'On request',
  /** how a line comes about that is not quantity times unit price */
  rounded: ({ quantity, unit, rounding, total }: RoundedLine) =>
    `${quantity} × ${unit} + ${rounding} rounding = ${total}`,
  noItems: 'There is nothing on it yet.',
  note: ({ text }: { text: string }) => `Note: ${text}`,
  noteTitle: 'Note',
  roundingTitle: 'Rounding',
  machining: 'Machining',
  /** before what some pieces of a line have engraved */
  pieces: ({ numbers }: { numbers: string }) => `No. ${numbers}:`,
  noEngraving: 'none',
  engravedMechanism: ({ number, text }: { number: number; text: string }) => `${number}: ${text}`,
  /** on labels */
  pieceOf: ({ piece, pieces }: { piece: number; pieces: number }) => `Piece ${piece} of ${pieces}`,
  allPieces: ({ quantity }: { quantity: number }) => (quantity === 1 ? '1 piece' : `${quantity} pieces`),
  itemOf: ({ item, items }: { item: number; items: number }) => `Item ${item} of ${items}`,
  opensItem: ({ item }: { item: number }) => `Code that opens item ${item}`,
  engravedSymbol: 'Symbol',
  engravedAt: ({ scale }: { scale: string }) => `Engraved, ${scale.toLowerCase()}`,
  /** of the pieces of an item that are made alike, where others are not: '1–3' */
  somePieces: ({ numbers, quantity }: { numbers: string; quantity: number }) =>
    `${/\D/.test(numbers) ? 'Pieces' : 'Piece'} ${numbers} of ${quantity}`,
  shipBy: ({ date }: { date: string }) => `Ship by ${date}`,
  shipByTitle: 'Ship by',
  purchaseOrder: 'PO',
  estimate: 'Estimate',
  estimatedShipDate: 'Estimated ship date',
  tracking: 'Tracking',
  continued: ({ title }: { title: string }) => `${title}, continued`,
  /** between two texts of one mechanism */
  engravedBeside: ' · ',
  pageOf: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`,
  wholeOrder: 'For the whole order',
  project: 'Project',
  billTo: 'Bill to',
  shipTo: 'Ship to',
  details: 'Details',
  notes: 'Notes',
  terms: 'Terms',
  shipping: 'Shipping',
  payment: ({ title, date }: { title: string; date: string }) => `Payment of ${date} (${title})`,
  /** an entry of the ledger */
  entry: ({ kind, date, method, status, of, fee }: LedgerEntryWords) =>
    [
      `${entryKinds[kind]} of ${date}, ${method}`,
      status === '' ? '' : ` (${status})`,
      of === '' ? '' : kind === 'correction' ? `, takes back the ${of}` : `, for the ${of}`,
      fee === '' ? '' : `; card fee ${fee} not included`,
    ].join(''),
  /** an entry that another one names */
  entryNamed: ({ kind, date }: { kind: LedgerEntryWords['kind']; date: string }) =>
    `${entryKinds[kind].toLowerCase()} of ${date}`,
  otherPayments: 'Other payments and corrections',
  issued: ({ date }: { date: string }) => `Issued: ${date}`,
  notIssued: 'Not issued yet',
  from: 'From',
  taxNumber: ({ taxNumber }: { taxNumber: string }) => `Tax number: ${taxNumber}`,
  validUntil: ({ date }: { date: string }) => `Valid until: ${date}`,
  paymentTerms: 'Payment terms',
  dateOf: ({ date }: { date: string }) => `Date: ${date}`,
  withoutUnpriced: 'Without the items that are priced on request.',
  /** PDF and CSV files */
  pdfMissing:
    'PDF files can not be made on this server at the moment. Print the page instead, and choose “Save as PDF”.',
  pdfBusy:
    'Many PDF files are being made at the moment. Please try again shortly, or print the page instead.',
  pdfHung: 'Making the PDF took too long and was stopped. Please try again, or print the page instead.',
  pdfDied: 'Making the PDF broke off. Please try again, or print the page instead.',
  pdfOffline: 'The PDF could not be fetched: there is no connection. Print the page instead.',
  notForGuests: 'This document is for members and owners.',
  csvFailed: 'The CSV file could not be made.',
  /** the table of what is ordered, to screen readers */
  items: 'Items',
  loading: 'Laying out the pages…',
  // Columns
  item: 'Item',
  quantity: 'Qty',
  unitPrice: 'Unit price',
  subtotal: 'Subtotal',
  sku: 'SKU',
  factoryCode: 'Factory code',
  drawings: 'Drawings',
  // Columns of the CSV file that only it has
  identifier: 'Identifier',
  product: 'Product',
  quantityInFull: 'Quantity',
  total: 'Total',
})

/** What documents are called: in titles and names of files, and where one of them is chosen. */
export const documentNames = defineMessages('documentNames', {
  quote: { name: 'Quote', label: 'Quote (client)' },
  invoice: { name: 'Invoice', label: 'Invoice' },
  packingSlip: { name: 'Packing Slip', label: 'Packing Slip' },
  factory: { name: 'Factory', label: 'Factory (manufacturing)' },
  schedule: { name: 'Engraving Schedule', label: 'Engraving schedule' },
  labels: { name: 'Labels', label: 'Labels' },
})
