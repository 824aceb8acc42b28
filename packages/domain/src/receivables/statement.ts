/** A customer's statement of account, made of what was issued. [issue 18] */
import type { IssuedContent } from '../invoices/schema.ts'
import { groupBy } from '../units/group-by.ts'
import { type Cents, cents } from '../units/money.ts'
import { agingOf, daysLate } from './aging.ts'
import { openOfOrder, type ReceivableEntry } from './open-items.ts'
import type { Statement, StatementLine, StatementLineKind } from './statement-schema.ts'

/** A document with what its line says. */
export type StatementEntry = ReceivableEntry & {
  readonly orderNumber: number
  readonly reason: IssuedContent['reason']
  /** of receipts */
  readonly paymentKind: 'payment' | 'refund' | 'correction' | null
}

export type StatementInput = Pick<
  Statement,
  'customerKey' | 'customer' | 'address' | 'from' | 'to' | 'currency'
> & {
  /** of all orders of the customer, in any order */
  readonly entries: readonly StatementEntry[]
}

function kindOf({ kind, reason, paymentKind }: StatementEntry): StatementLineKind {
  if (kind === 'creditNote') return 'creditNote'
  if (kind === 'invoice') return reason === 'changed' ? 'supplement' : 'invoice'
  return paymentKind === null || paymentKind === 'payment' ? 'receipt' : paymentKind
}

/** Bills raise what is owed, payments lower it. */
function changeOf({ kind, totalInCents }: ReceivableEntry): number {
  return kind === 'receipt' ? 0 - totalInCents : totalInCents
}

function inOrderOfIssue(one: StatementEntry, other: StatementEntry): number {
  return one.issuedDay.localeCompare(other.issuedDay) || one.documentId - other.documentId
}

function openAt(entries: readonly ReceivableEntry[], asOf: string) {
  const orders = groupBy(entries, ({ productOrderId }) => productOrderId)
  const judged = [...orders.values()].map((ofOrder) => openOfOrder(ofOrder, asOf))
  const items = judged.flatMap(({ open }) =>
    open.map(({ dueDay, balanceInCents }) => ({ daysLate: daysLate(dueDay, asOf), balanceInCents })),
  )
  const credit: Cents = cents(judged.reduce((sum, { creditInCents }) => sum + creditInCents, 0))
  return { aging: agingOf(items), credit }
}

/** From the first day to the last, both included; what was issued later does not count. */
export function statementOf({ entries, ...about }: StatementInput): Statement {
  const { from, to } = about
  const issued = entries.filter(({ issuedDay }) => issuedDay <= to).toSorted(inOrderOfIssue)
  const before = issued.filter(({ issuedDay }) => issuedDay < from)
  const opening = before.reduce((sum, entry) => sum + changeOf(entry), 0)
  let balance = opening
  const lines = issued
    .filter(({ issuedDay }) => issuedDay >= from)
    .map((entry): StatementLine => {
      const amount = changeOf(entry)
      balance += amount
      return {
        documentId: entry.documentId,
        day: entry.issuedDay,
        kind: kindOf(entry),
        number: entry.number,
        orderNumber: entry.orderNumber,
        dueDay: entry.dueDay,
        amountInCents: cents(amount),
        balanceInCents: cents(balance),
      }
    })
  const { aging, credit } = openAt(issued, to)
  return {
    ...about,
    openingInCents: cents(opening),
    lines,
    closingInCents: cents(balance),
    aging,
    creditInCents: credit,
  }
}
