/**
 * What is open of an order's invoices. A credit note lowers the invoice that it refers to; what of it is left over, and what was paid, lowers
 * the invoice that is due first, then the next. What is left after the last one is the customer's credit. [issue 18]
 */
import type { IssuedKind } from '../invoices/kinds.ts'
import { type Cents, cents } from '../units/money.ts'

/** An issued document, as far as what is owed depends on it. */
export type ReceivableEntry = {
  readonly documentId: number
  readonly productOrderId: number
  readonly kind: IssuedKind
  readonly number: string
  readonly issuedDay: string
  /** of invoices */
  readonly dueDay: string | null
  /** what it bills, or what of a payment counts; below 0: taken back */
  readonly totalInCents: Cents
  /** of a credit note: the invoice that it lowers */
  readonly refersToId: number | null
}

export type OpenEntry = {
  readonly entry: ReceivableEntry
  readonly dueDay: string
  /** above 0 */
  readonly balanceInCents: Cents
}

export type OpenOfOrder = {
  /** the longest due first */
  readonly open: readonly OpenEntry[]
  /** never together with something open */
  readonly creditInCents: Cents
}

type Bill = { readonly entry: ReceivableEntry; readonly dueDay: string; left: number }

function byDueDay(one: Bill, other: Bill): number {
  const days = [
    one.dueDay.localeCompare(other.dueDay),
    one.entry.issuedDay.localeCompare(other.entry.issuedDay),
  ]
  return days.find((order) => order !== 0) ?? one.entry.documentId - other.entry.documentId
}

/** Takes up to `amount` off a bill; gives what is left of the amount. */
function takeOff(bill: Bill | undefined, amount: number): number {
  if (!bill) return amount
  const taken = Math.min(bill.left, amount)
  bill.left -= taken
  return amount - taken
}

/** What nobody was billed and nobody paid: more went back than came in. It is owed since the refund. */
function refundedTooMuch(receipts: readonly ReceivableEntry[], amount: number): OpenEntry[] {
  const refund = receipts
    .filter(({ totalInCents }) => totalInCents < 0)
    .toSorted((one, other) => other.documentId - one.documentId)[0]
  if (!refund) return []
  return [{ entry: refund, dueDay: refund.issuedDay, balanceInCents: cents(amount) }]
}

/** `entries` are the documents of one order, in any order; those issued after `asOf` do not count. */
export function openOfOrder(entries: readonly ReceivableEntry[], asOf: string): OpenOfOrder {
  const issued = entries
    .filter(({ issuedDay }) => issuedDay <= asOf)
    .toSorted((one, other) => one.documentId - other.documentId)
  const bills = issued
    .filter(({ kind }) => kind === 'invoice')
    .map((entry): Bill => ({ entry, dueDay: entry.dueDay ?? entry.issuedDay, left: entry.totalInCents }))
    .toSorted(byDueDay)
  const receipts = issued.filter(({ kind }) => kind === 'receipt')
  let pool = receipts.reduce((sum, { totalInCents }) => sum + totalInCents, 0)
  for (const note of issued.filter(({ kind }) => kind === 'creditNote')) {
    const about = bills.find(({ entry }) => entry.documentId === note.refersToId)
    pool += takeOff(about, 0 - note.totalInCents)
  }
  if (pool > 0) for (const bill of bills) pool = takeOff(bill, pool)
  const open = bills
    .filter(({ left }) => left > 0)
    .map(({ entry, dueDay, left }): OpenEntry => ({ entry, dueDay, balanceInCents: cents(left) }))
  if (pool >= 0) return { open, creditInCents: cents(pool) }
  return { open: [...refundedTooMuch(receipts, -pool), ...open], creditInCents: cents(0) }
}
