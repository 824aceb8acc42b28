/** Which of an order's documents hold, and what else was billed beside one of them. */
import { type Cents, cents } from '../units/money.ts'
import type { IssuedKind } from './kinds.ts'
import type { IssuedContent } from './schema.ts'

type Issued = { readonly kind: IssuedKind; readonly content: Pick<IssuedContent, 'reason' | 'standing'> }

const isBill = ({ kind }: { readonly kind: IssuedKind }) => kind !== 'receipt'

/** The invoice that holds: the last one that was not cancelled. `documents` are all of an order, oldest first. */
export function standingInvoice<T extends Issued>(documents: readonly T[]): T | undefined {
  if (!documents.findLast(isBill)?.content.standing) return undefined
  return documents.findLast(({ kind, content }) => kind === 'invoice' && content.reason === 'issued')
}

/** What else was issued of the order, as an invoice names it. */
export type OtherBill = {
  readonly name: string
  readonly number: string
  /** YYYY-MM-DD */
  readonly day: string
  readonly total: Cents
}

type Named = {
  readonly id: number
  readonly kind: IssuedKind
  readonly name: string
  readonly number: string
  readonly issuedDay: string
  readonly totalInCents: number
}

/** The invoices and credit notes beside one of them, as its paper lists them. */
export function otherBills(documents: readonly Named[], id: number): OtherBill[] {
  return documents
    .filter((one) => isBill(one) && one.id !== id)
    .map(({ name, number, issuedDay, totalInCents }) => ({
      name,
      number,
      day: issuedDay,
      total: cents(totalInCents),
    }))
}
