/**
 * The general journal of what was issued: every document debits and credits the same sum, and what stands on the account of
 * receivables in the end is what the orders' invoices have open. Amounts in cents. [issue 18]
 */
import { issuedWords as words } from '../messages/papers/invoices.ts'
import { formulaSafe } from '../units/text/csv-cell.ts'
import { plainAmount } from '../units/money.ts'
import type { JournalAccountKey, JournalAccounts } from '../tenancy/invoicing.ts'
import type { ExportTable } from '../exports/order-table.ts'
import type { IssuedDocument } from './schema.ts'

export type JournalLine = {
  readonly document: IssuedDocument
  readonly account: JournalAccountKey
  /** one of them is 0, and none is below 0 */
  readonly debit: number
  readonly credit: number
}

type Booked = readonly [account: JournalAccountKey, debit: number]

function bookings({ kind, amounts, fee, method }: IssuedDocument): readonly Booked[] {
  if (kind === 'receipt') {
    return [
      [method === 'card' ? 'cardClearing' : 'bankAndChecks', amounts.total + fee],
      ['receivable', 0 - amounts.total],
      ['cardFees', 0 - fee],
    ]
  }
  return [
    ['receivable', amounts.total],
    ['discounts', amounts.discount],
    ['sales', 0 - amounts.subtotal],
    ['shippingIncome', 0 - amounts.shipping],
    ['tariffIncome', 0 - amounts.tariff],
    ['taxPayable', 0 - amounts.tax],
  ]
}

/** The lines of a document; what is 0 is not booked. Money below 0 stands on the other side. */
export function journalEntry(document: IssuedDocument): JournalLine[] {
  return bookings(document).flatMap(([account, debit]) =>
    debit === 0 ? [] : [{ document, account, debit: Math.max(0, debit), credit: Math.max(0, 0 - debit) }],
  )
}

/** '1234.50', empty for 0. */
function figure(amount: number): string {
  return amount === 0 ? '' : plainAmount(amount)
}

/** The journal as a table for a spreadsheet; `word` is the organization's for an order. */
export function journalTable(
  documents: readonly IssuedDocument[],
  accounts: JournalAccounts,
  word: string,
): ExportTable {
  const { table } = words
  const header = [
    table.date,
    table.number,
    table.kind,
    word,
    table.customer,
    table.account,
    table.debit,
    table.credit,
    table.currency,
  ]
  const rows = documents
    .flatMap(journalEntry)
    .map(({ document, account, debit, credit }) => [
      document.issuedDay,
      document.number,
      words.kinds[document.kind],
      String(document.orderNumber),
      document.customer,
      accounts[account],
      figure(debit),
      figure(credit),
      document.currency.toUpperCase(),
    ])
  return { header: header.map(formulaSafe), rows: rows.map((row) => row.map(formulaSafe)) }
}
