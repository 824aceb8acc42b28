/**
 * The payments on a document: every entry of the ledger with its own date and kind. What the statuses note is the same
 * money: a payment names the status at which it was asked for. [1.3.25, 2.4.01]
 */
import { statusText } from '../orders/statuses.ts'
import { documentMessages as words } from '../messages/papers/documents.ts'
import { mailMessages } from '../messages/papers/mails.ts'
import type { ProductOrder } from '../orders/schema.ts'
import type { PaymentRecord } from '../payments/schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { awaitsPayment } from '../tenancy/status-types.ts'
import { type Cents, cents, formatCents } from '../units/money.ts'
import { formatDay } from '../units/time-zone.ts'
import type { Timestamp } from '../units/timestamp.ts'

export type PaymentLine = {
  readonly label: string
  /** what it takes from the balance; below 0 for money that went back */
  readonly amount: Cents
}

type Paid = Pick<ProductOrder, 'statusData' | 'isStocked' | 'amountPaidInCents'>

function statusTitle(statusKey: string, order: Paid, profile: OrgProfile): string {
  const status = profile.productOrderStatuses.find(({ key }) => key === statusKey)
  return status !== undefined && awaitsPayment(status.type)
    ? statusText(status, order.isStocked === 1).title
    : ''
}

/** What the organization calls the way in which an entry was paid. */
export function methodTitle({ method }: Pick<PaymentRecord, 'method'>, profile: OrgProfile): string {
  const known = profile.payment.methods.find(({ key }) => key === method)
  return known?.title || mailMessages.methods[method]
}

/** The entry that another one takes back or gives back, in words. */
function named(id: number | null, ledger: readonly PaymentRecord[], profile: OrgProfile): string {
  const entry = id === null ? undefined : ledger.find((other) => other.id === id)
  return entry === undefined ? '' : words.entryNamed({ kind: entry.kind, date: dayOf(entry.date, profile) })
}

/** The day of a payment where the organization is. */
function dayOf(date: Timestamp, { region }: OrgProfile): string {
  return formatDay(date, region.timeZone)
}

function ledgerLine(
  entry: PaymentRecord,
  order: Paid,
  ledger: readonly PaymentRecord[],
  profile: OrgProfile,
): PaymentLine {
  const fee = Math.abs(entry.upchargeAmountInCents)
  const label = words.entry({
    kind: entry.kind,
    date: dayOf(entry.date, profile),
    method: methodTitle(entry, profile),
    status: entry.paymentAmountBeforeUpchargeInCents > 0 ? statusTitle(entry.statusKey, order, profile) : '',
    of: named(entry.correctsId ?? entry.refundsId, ledger, profile),
    fee: fee === 0 ? '' : formatCents(cents(fee)),
  })
  return { label, amount: entry.paymentAmountBeforeUpchargeInCents }
}

/** Payment statuses whose amount no entry accounts for: orders whose ledger is not known here. */
function statusLines(order: Paid, ledger: readonly PaymentRecord[], profile: OrgProfile): PaymentLine[] {
  const accounted = new Set(ledger.map(({ statusKey }) => statusKey))
  return profile.productOrderStatuses.flatMap(({ key, type }) => {
    const entry = order.statusData[key]
    const amount = entry?.paymentAmountInCents
    if (!awaitsPayment(type) || entry === undefined || amount === undefined || amount <= 0) return []
    if (accounted.has(key)) return []
    const date = dayOf(entry.date, profile)
    return [{ label: words.payment({ title: statusTitle(key, order, profile), date }), amount }]
  })
}

/**
 * The lines in the order in which the entries were written; their amounts add up to what is paid. A payment status with an
 * amount above 0 is named by one of them. [2.4.01]
 */
export function paymentLines(
  order: Paid,
  ledger: readonly PaymentRecord[],
  profile: OrgProfile,
): PaymentLine[] {
  const lines = [
    ...statusLines(order, ledger, profile),
    ...ledger.map((entry) => ledgerLine(entry, order, ledger, profile)),
  ]
  // What is paid is the ledger's sum, whatever could be listed of it.
  const other = cents(lines.reduce((rest, { amount }) => rest - amount, 0 + order.amountPaidInCents))
  return other === 0 ? lines : [...lines, { label: words.otherPayments, amount: other }]
}
