/** What the page of money owed says. [issue 18] */
import { defineMessages } from '../../localization/define-messages.ts'
type Word = { readonly word: string }
type Counted = { readonly count: number }

export const moneyOwedMessages = defineMessages('moneyOwedMessages', {
  /** a customer of whom no name is known */
  nameless: 'No name',
  title: 'Money owed',
  hint: 'What customers owe of issued invoices, less payments, credit notes and refunds.',
  asOf: 'As of',
  search: 'Search customers, invoices and numbers',
  loading: 'Loading money owed',
  slow: 'Still working out what is owed.',
  exportCsv: 'Export CSV',
  file: 'Money owed',
  saved: ({ count }: Counted) =>
    count === 1 ? 'A file with 1 row is saved.' : `A file with ${count} rows is saved.`,
  failed: 'The file could not be made.',
  nothing: 'Nobody owes anything',
  nothingNext: ({ word }: Word) =>
    `What is open shows here as soon as an invoice of one ${word.toLowerCase()} is issued.`,
  noneFound: 'No customer fits the search',
  clearSearch: 'Clear search',
  customer: 'Customer',
  oldest: 'Oldest due',
  total: 'Total owed',
  credit: 'Credit',
  notInvoiced: 'Not invoiced',
  all: 'All customers',
  customers: ({ count }: Counted) => (count === 1 ? '1 customer' : `${count} customers`),
  sortBy: 'Sort by',
  sorts: { name: 'Name', total: 'Amount', oldest: 'Oldest due' },
  show: ({ name }: { readonly name: string }) => `Open invoices of ${name}`,
  prepaid: ({ amount }: { readonly amount: string }) =>
    `${amount} was paid in advance of what is not invoiced yet.`,
  creditOf: ({ amount }: { readonly amount: string }) =>
    `${amount} was paid too much and is kept as credit. It is not taken off what is owed.`,
  otherCurrency: ({ count }: Counted) =>
    count === 1
      ? '1 document in another currency is left out.'
      : `${count} documents in another currency are left out.`,
  columns: {
    number: 'Number',
    issued: 'Issued',
    due: 'Due',
    daysLate: 'Days late',
    amount: 'Amount',
    balance: 'Balance',
  },
  from: 'First day',
  to: 'Last day',
  print: 'Print',
  pdf: 'PDF',
  statement: 'Statement of account',
  loadingStatement: 'Loading the statement',
  refund: 'Refund',
  notIssued: 'No invoice yet',
  asks: ({ date }: { readonly date: string }) => `asks for money since ${date}`,
  archived: 'archived',
  deleted: 'deleted',
})
