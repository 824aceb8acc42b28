/** The words of money owed: buckets, kinds of rows, and columns, on the screen and in files. [issue 18] */
import { defineMessages } from '../../localization/define-messages.ts'
export const receivableWords = defineMessages('receivableWords', {
  buckets: {
    current: 'Not yet due',
    days1to30: '1–30 days',
    days31to60: '31–60 days',
    days61to90: '61–90 days',
    over90: 'Over 90 days',
  },
  rows: {
    invoice: 'invoice',
    receipt: 'refund',
    notInvoiced: 'not invoiced',
    credit: 'credit',
    prepaid: 'paid in advance',
  },
  table: {
    customer: 'Customer',
    kind: 'Kind',
    number: 'Number',
    issued: 'Issued',
    due: 'Due date',
    daysLate: 'Days late',
    amount: 'Amount',
    balance: 'Balance',
    currency: 'Currency',
  },
})

type Dated = { readonly date: string }

/** The words of a statement of account. */
export const statementWords = defineMessages('statementWords', {
  title: 'Statement of account',
  of: ({ customer }: { readonly customer: string }) =>
    `Statement of account${customer === '' ? '' : `, ${customer}`}`,
  fileName: ({ customer, date }: Dated & { readonly customer: string }) => `Statement ${customer} ${date}`,
  customer: 'Customer',
  period: ({ from, to }: { readonly from: string; readonly to: string }) => `Period: ${from} to ${to}`,
  opening: 'Opening balance',
  closing: 'Balance due',
  closingCredit: 'Credit',
  credit: 'Less credit and payments in advance',
  date: 'Date',
  document: 'Document',
  due: 'Due',
  billed: 'Billed',
  paid: 'Paid',
  balance: 'Balance',
  reference: 'Please give the numbers of the invoices as the reference.',
  turnedAround: 'The last day lies before the first one.',
})
