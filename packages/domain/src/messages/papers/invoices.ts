/** The words of what is issued with a number: invoices, credit notes and receipts, on paper and in lists. */
import { defineMessages } from '../../localization/define-messages.ts'
type Numbered = { readonly number: string }
type Dated = { readonly date: string }

/** Rows of a bill that a return makes. */
export const returnBillWords = defineMessages('returnBillWords', {
  returned: ({ number }: { number: number }) => `Return ${number}`,
  fee: ({ number }: { number: number }) => `Restocking fee of return ${number}`,
  adjustment: ({ number }: { number: number }) => `Adjustment of return ${number}`,
})

export const issuedWords = defineMessages('issuedWords', {
  names: {
    invoice: 'Invoice',
    supplement: 'Supplementary invoice',
    creditNote: 'Credit note',
    receipt: 'Receipt',
    refund: 'Refund receipt',
    correction: 'Correction of a receipt',
  },
  named: ({ name, number }: Numbered & { readonly name: string }) => `${name} ${number}`,
  issued: ({ date }: Dated) => `Issued: ${date}`,
  due: ({ date }: Dated) => `Due: ${date}`,
  number: ({ number }: Numbered) => `Number: ${number}`,
  amends: ({ name, number, date }: Numbered & Dated & { readonly name: string }) =>
    `Amends ${name.toLowerCase()} ${number} of ${date}`,
  cancels: ({ name, number, date }: Numbered & Dated & { readonly name: string }) =>
    `Cancels ${name.toLowerCase()} ${number} of ${date}`,
  purchaseOrder: ({ number }: Numbered) => `PO: ${number}`,
  project: ({ project }: { readonly project: string }) => `Project: ${project}`,
  changed: 'Lines below 0 are taken back, the others are billed in their place.',
  amountsAlone: 'The items stay as they were billed. What changes are these amounts:',
  receivedFrom: 'Received from',
  givenBackTo: 'Given back to',
  howToPay: 'How to pay',
  reference: ({ number }: Numbered) => `Please give ${number} as the reference.`,
  payment: {
    date: ({ date }: Dated) => `Date of payment: ${date}`,
    method: ({ method }: { readonly method: string }) => `Paid by: ${method}`,
    received: 'Amount received',
    givenBack: 'Amount given back',
    corrected: 'Amount corrected',
    fee: 'Of it card fee',
    counted: 'Counted toward the total',
    open: 'Open after it',
    credit: 'Credit after it',
    takesBack: ({ number }: Numbered) => `Takes back receipt ${number}`,
    givesBack: ({ number }: Numbered) => `For receipt ${number}`,
  },
  other: ({ name, number, date }: Numbered & Dated & { readonly name: string }) =>
    `${name} ${number} of ${date}`,
  table: {
    date: 'Date',
    number: 'Number',
    kind: 'Kind',
    refersTo: 'Refers to',
    customer: 'Customer',
    dueDate: 'Due date',
    net: 'Net',
    tax: 'Tax',
    shipping: 'Shipping',
    total: 'Total',
    currency: 'Currency',
    method: 'Method',
    account: 'Account',
    debit: 'Debit',
    credit: 'Credit',
  },
  kinds: { invoice: 'invoice', creditNote: 'credit note', receipt: 'receipt' },
})
