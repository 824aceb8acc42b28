/** What the screens and calls say of invoices, credit notes and receipts. */
import { defineMessages } from '../../localization/define-messages.ts'
type Word = { readonly word: string }

export const invoiceMessages = defineMessages('invoiceMessages', {
  pricesHidden: ({ word }: Word) => `The prices of this ${word.toLowerCase()} are hidden from you.`,
  nothingToIssue: ({ word }: Word) =>
    `There is nothing to issue: this ${word.toLowerCase()} is billed as it is, or has not come to a status that asks for money.`,
  tooMany: ({ most }: { readonly most: number }) =>
    `More than ${most.toLocaleString('en-US')} documents were issued in this time. Choose a shorter one.`,
  turnedAround: 'The last day lies before the first one.',
  noSuchDay: 'Type a day such as 2026-11-27.',
  // Labels and titles
  title: 'Invoices and receipts',
  empty: 'Nothing has been issued yet.',
  emptyNext: ({ word }: Word) =>
    `The invoice is, as soon as the ${word.toLowerCase()} comes to a status that asks for money; receipts, with each payment.`,
  download: 'PDF',
  downloadWhat: ({ name, number }: { readonly name: string; readonly number: string }) =>
    `Download ${name.toLowerCase()} ${number}`,
  show: ({ name, number }: { readonly name: string; readonly number: string }) =>
    `Show ${name.toLowerCase()} ${number}`,
  loading: 'Loading what was issued',
  failed: 'What was issued could not be loaded.',
  tryAgain: 'Try again',
  missingInvoice: ({ word }: Word) =>
    `This ${word.toLowerCase()} was invoiced before invoices had numbers. It gets one with its next step, or now.`,
  missingAmendment: ({ word, amount }: Word & { readonly amount: string }) =>
    `The ${word.toLowerCase()} has changed since it was billed (${amount}). What amends the invoice is issued with the next step, or now.`,
  issueNow: 'Issue now',
  issuedNow: ({ name, number }: { readonly name: string; readonly number: string }) =>
    `${name} ${number} is issued.`,
})

export const bookkeepingMessages = defineMessages('bookkeepingMessages', {
  title: 'Bookkeeping',
  hint: 'Everything that was issued with a number between two days, as a CSV file for your bookkeeping.',
  from: 'First day',
  to: 'Last day',
  documents: 'Download documents',
  documentsHint: 'A row for each invoice, credit note and receipt: net, tax, shipping and total.',
  journal: 'Download journal',
  journalHint:
    'A general journal: each document debits and credits the same sum. The accounts are named in the settings, under Documents.',
  nothing: 'Nothing was issued in this time.',
  saved: ({ rows }: { readonly rows: number }) =>
    rows === 1 ? 'A file with 1 row is saved.' : `A file with ${rows.toLocaleString('en-US')} rows is saved.`,
  failed: 'The file could not be made.',
  settings: 'Accounts and numbers',
  documentsFile: 'Documents',
  journalFile: 'Journal',
})
