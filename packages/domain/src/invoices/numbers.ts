/** How what is issued is numbered, dated and called. The counter itself stands in the database. */
import { issuedWords as words } from '../messages/papers/invoices.ts'
import type { DocumentNumbers } from '../tenancy/invoicing.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { inTimeZone } from '../units/time-zone.ts'
import { addDays, type Timestamp } from '../units/timestamp.ts'
import type { IssuedKind } from './kinds.ts'
import type { IssuedContent } from './schema.ts'

export type NumberFormat = {
  readonly prefix: string
  /** the year that counts for itself; 0: one row of numbers over all years */
  readonly series: number
  readonly digits: number
}

const prefixOf: Readonly<Record<IssuedKind, keyof DocumentNumbers & `${string}Prefix`>> = {
  invoice: 'invoicePrefix',
  creditNote: 'creditNotePrefix',
  receipt: 'receiptPrefix',
}

/** The day of a point in time where the organization is, YYYY-MM-DD: it says to which year a number belongs. */
export function issueDay(now: Timestamp, { region }: OrgProfile): string {
  return inTimeZone(now, region.timeZone).slice(0, 10)
}

/** How the next number of this kind is written, on a day of `issueDay`. */
export function numberFormat(kind: IssuedKind, day: string, { documents }: OrgProfile): NumberFormat {
  const { numbers } = documents
  return {
    prefix: numbers[prefixOf[kind]],
    series: numbers.hasYear ? Number(day.slice(0, 4)) : 0,
    digits: numbers.digits,
  }
}

/** The day on which an invoice of this day is due. `termsDays`: the customer's payment terms; null: the organization's. */
export function dueDay(day: string, { documents }: OrgProfile, termsDays: number | null = null): string {
  return addDays(day, termsDays ?? documents.paymentDueDays)
}

/** 'Invoice', 'Supplementary invoice', 'Refund receipt': what it is called. */
export function issuedName(
  kind: IssuedKind,
  { reason, payment }: Pick<IssuedContent, 'reason' | 'payment'>,
): string {
  if (kind === 'creditNote') return words.names.creditNote
  if (kind === 'invoice') return reason === 'changed' ? words.names.supplement : words.names.invoice
  if (payment === null || payment.kind === 'payment') return words.names.receipt
  return payment.kind === 'refund' ? words.names.refund : words.names.correction
}
