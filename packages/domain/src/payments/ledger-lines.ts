/** An order's ledger as it is read: each entry with what was paid and open after it, and what is due next. */
import { currentStatus, statusRank } from '../orders/statuses.ts'
import type { StatusDefinition } from '../tenancy/status-definitions.ts'
import type { ProductOrder } from '../orders/schema.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { type Cents, cents, zeroCents } from '../units/money.ts'
import { amountDue, type LedgerEntry } from './amount-due.ts'
import { refundableInCents } from './refunds.ts'
import type { PaymentRecord } from './schema.ts'

export type LedgerLine = {
  readonly record: PaymentRecord
  /** all that was paid up to and with this entry, before upcharges */
  readonly paidInCents: Cents
  /** what of today's total was open after it; below 0 is credit */
  readonly openInCents: Cents
  /** another entry has taken it back */
  readonly isUndone: boolean
  /** the entry that it takes back */
  readonly undoes: PaymentRecord | undefined
  /** an employee may take it back: no correction, not undone, not at a card provider */
  readonly canUndo: boolean
  /** the card payment that it gives back */
  readonly refunds: PaymentRecord | undefined
  /** what of a card payment its card can still get back, the fee included; 0 for every other entry */
  readonly refundableInCents: Cents
  /** what of it went back already, less what has failed */
  readonly givenBackInCents: Cents
  /** the entries of those refunds, and of their failures */
  readonly givenBack: readonly PaymentRecord[]
}

/** The entries in the order in which they were written. */
export function ledgerLines(records: readonly PaymentRecord[], orderTotal: Cents): LedgerLine[] {
  const byId = new Map(records.map((record) => [record.id, record]))
  const undone = new Set(records.map(({ correctsId }) => correctsId))
  let paid = 0
  return records.map((record) => {
    paid += record.paymentAmountBeforeUpchargeInCents
    const isCard = isCardPayment(record)
    const givenBack = isCard ? refundEntries(record, records) : []
    const left = isCard ? refundableInCents(record, givenBack) : zeroCents
    const isUndone = undone.has(record.id)
    return {
      record,
      paidInCents: cents(paid),
      openInCents: cents(orderTotal - paid),
      isUndone,
      undoes: record.correctsId === null ? undefined : byId.get(record.correctsId),
      canUndo:
        !isUndone &&
        record.kind !== 'correction' &&
        record.method !== 'card' &&
        record.providerReference === null,
      refunds: record.refundsId === null ? undefined : byId.get(record.refundsId),
      refundableInCents: left,
      givenBackInCents: isCard ? cents(record.paymentAmountInCents - left) : zeroCents,
      givenBack,
    }
  })
}

/** Money that a card provider holds; customers do not read the provider's reference. */
function isCardPayment({ kind, method, providerReference }: PaymentRecord): boolean {
  return kind === 'payment' && method === 'card' && providerReference !== null
}

/** The refunds of a payment, and the corrections of those that failed. */
function refundEntries(payment: PaymentRecord, records: readonly PaymentRecord[]): PaymentRecord[] {
  const refunds = records.filter(({ refundsId }) => refundsId === payment.id)
  const ids = new Set(refunds.map(({ id }) => id))
  return records.filter(({ id, correctsId }) => ids.has(id) || (correctsId !== null && ids.has(correctsId)))
}

export type NextDue = { readonly status: StatusDefinition; readonly amountInCents: Cents }

/** The first status from the present one on at which something will be due; null when nothing is left. */
export function nextDue(
  order: Pick<ProductOrder, 'statusData' | 'isStocked' | 'costs'>,
  ledger: readonly LedgerEntry[],
  profile: OrgProfile,
): NextDue | null {
  const rank = statusRank(profile, currentStatus(order, profile).key)
  for (const status of profile.productOrderStatuses.slice(Math.max(0, rank))) {
    if (order.isStocked === 1 && !status.appliesToStocked) continue
    const amountInCents = amountDue(order, ledger, profile, status.key).dueInCents
    if (amountInCents > 0) return { status, amountInCents }
  }
  return null
}
