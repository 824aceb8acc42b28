/** Money owed as a table for a spreadsheet: a row for each open invoice, each credit and each order without an invoice. [issue 18] */
import type { ExportTable } from '../exports/order-table.ts'
import { receivableWords as words } from '../messages/papers/receivables.ts'
import { formulaSafe } from '../units/text/csv-cell.ts'
import { plainAmount } from '../units/money.ts'
import { bucketOf } from './aging.ts'
import { type AgingBucket, agingBuckets, type CustomerReceivables, type Receivables } from './schema.ts'

function inBucket(bucket: AgingBucket, amount: number): string[] {
  return agingBuckets.map((one) => (one === bucket ? plainAmount(amount) : ''))
}

const noBuckets = agingBuckets.map(() => '')

function rowsOf({
  name,
  items,
  notInvoiced,
  creditInCents,
  prepaidInCents,
}: CustomerReceivables): string[][] {
  const { rows } = words
  return [
    ...items.map((item) => [
      name,
      rows[item.kind],
      item.number,
      String(item.orderNumber),
      item.issuedDay,
      item.dueDay,
      String(item.daysLate),
      plainAmount(item.amountInCents),
      plainAmount(item.balanceInCents),
      ...inBucket(bucketOf(item.daysLate), item.balanceInCents),
    ]),
    ...notInvoiced.map((one) => [
      name,
      rows.notInvoiced,
      '',
      String(one.orderNumber),
      one.since,
      '',
      '',
      plainAmount(one.totalInCents),
      plainAmount(one.dueInCents),
      ...noBuckets,
    ]),
    ...(
      [
        [rows.credit, creditInCents],
        [rows.prepaid, prepaidInCents],
      ] as const
    )
      .filter(([, amount]) => amount > 0)
      .map(([label, amount]) => [name, label, '', '', '', '', '', '', plainAmount(0 - amount), ...noBuckets]),
  ]
}

/** Amounts as decimal numbers; credits below 0. `word` is the organization's for an order. */
export function receivablesTable({ customers }: Receivables, currency: string, word: string): ExportTable {
  const { table, buckets } = words
  const header = [
    table.customer,
    table.kind,
    table.number,
    word,
    table.issued,
    table.due,
    table.daysLate,
    table.amount,
    table.balance,
    ...agingBuckets.map((bucket) => buckets[bucket]),
    table.currency,
  ]
  const rows = customers.flatMap(rowsOf).map((row) => [...row, currency.toUpperCase()])
  return { header: header.map(formulaSafe), rows: rows.map((row) => row.map(formulaSafe)) }
}
