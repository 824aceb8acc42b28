/** What was issued as a table for a spreadsheet: a row for each document, with its amounts. [issue 18] */
import type { ExportTable } from '../exports/order-table.ts'
import { issuedWords as words } from '../messages/papers/invoices.ts'
import { formulaSafe } from '../units/text/csv-cell.ts'
import { plainAmount } from '../units/money.ts'
import type { IssuedDocument } from './schema.ts'

function rowOf(document: IssuedDocument): string[] {
  const { amounts } = document
  const isBill = document.kind !== 'receipt'
  const net = amounts.subtotal - amounts.discount + amounts.tariff
  return [
    document.issuedDay,
    document.number,
    words.kinds[document.kind],
    document.refersToNumber,
    String(document.orderNumber),
    document.customer,
    document.dueDay ?? '',
    ...(isBill ? [net, amounts.tax, amounts.shipping].map(plainAmount) : ['', '', '']),
    plainAmount(amounts.total),
    document.currency.toUpperCase(),
    document.method ?? '',
  ]
}

/** Net is what goods cost after the discount, with the tariff; total = net + tax + shipping. Of a receipt there is its total alone. */
export function registerTable(documents: readonly IssuedDocument[], word: string): ExportTable {
  const { table } = words
  const header = [
    table.date,
    table.number,
    table.kind,
    table.refersTo,
    word,
    table.customer,
    table.dueDate,
    table.net,
    table.tax,
    table.shipping,
    table.total,
    table.currency,
    table.method,
  ]
  return { header: header.map(formulaSafe), rows: documents.map((one) => rowOf(one).map(formulaSafe)) }
}
