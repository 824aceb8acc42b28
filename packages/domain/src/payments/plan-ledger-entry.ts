/**
 * What an employee writes into an order's ledger: a payment, a part of one, a refund, a correction, or the undoing of an
 * entry (a correction of the same size). Each is a new entry; here is decided whether it may be one. [1.3.25, 1.4.22]
 */
import type { PaymentMethodKey } from '../tenancy/payment-methods.ts'
import { ledgerMessages } from '../messages/checkout/ledger.ts'
import { transitionMessages } from '../messages/checkout/transitions.ts'
import type { LedgerIntent, NewPayment } from './ledger-intent.ts'
import { type Cents, cents, formatCents, zeroCents } from '../units/money.ts'
import { type Refusal, refusal } from '../units/result.ts'
import { type Timestamp, toDate, toTimestamp } from '../units/timestamp.ts'
import { owedAmounts, type Owing } from '../orders/costs/owed-amounts.ts'
import { deriveLedger } from './amount-due.ts'
import type { PaymentRecord } from './schema.ts'

/** What is wanted. Amounts in cents: above 0 for payments and refunds, with its sign for a correction. */
export type WantedEntry =
  | {
      readonly kind: 'payment' | 'refund' | 'correction'
      readonly method: PaymentMethodKey
      readonly amount: number
      readonly date: Timestamp
      readonly note: string
    }
  | { readonly kind: 'undo'; readonly entryId: number; readonly note: string }

export type EntryOptions = {
  /** the currency that the person names; orders are kept in US dollars */
  readonly currency?: string
  /** what the person saw as paid: another amount means that somebody else was quicker */
  readonly knownPaid?: number
  /** the person knows that more than the balance is paid: the rest is kept as credit */
  readonly acceptsCredit?: boolean
}

/** What the plan reads of an entry that is in the ledger already. */
export type StoredEntry = Pick<
  PaymentRecord,
  | 'id'
  | 'kind'
  | 'date'
  | 'method'
  | 'statusKey'
  | 'movedToStatusKey'
  | 'correctsId'
  | 'providerReference'
  | 'paymentAmountBeforeUpchargeInCents'
>

export type EntryRefusal = Refusal<
  | 'paymentAmountInvalid'
  | 'paymentDateInFuture'
  | 'paymentDateUnlikely'
  | 'paymentCurrency'
  | 'paymentMethodNotManual'
  | 'paymentInProgress'
  | 'paymentAboveBalance'
  | 'paidBelowZero'
  | 'ledgerChanged'
  | 'entryUnknown'
  | 'entryUndoneAlready'
  | 'correctionStays'
  | 'cardEntry'
  | 'noteMissing'
>

export type EntryPlan = {
  readonly ok: true
  readonly payment: NewPayment
  readonly correctsId: number | null
  /** what happens to the order's status */
  readonly intent: LedgerIntent
}

const currencyOfOrders = 'USD'
/** Somewhere the next day has begun this many hours before it does in UTC. */
const hoursAhead = 14
const earliest = '2000-01-01 00:00:00'

/** Plans one entry on top of `ledger`, or says why it can not be one. `now` bounds its date. */
export function planLedgerEntry(
  order: Owing & { readonly isProcessingPayment: number },
  ledger: readonly StoredEntry[],
  wanted: WantedEntry,
  now: Timestamp,
  options: EntryOptions = {},
): EntryPlan | EntryRefusal {
  const paid = deriveLedger(ledger).amountPaidInCents
  if (options.currency !== undefined && options.currency !== currencyOfOrders) {
    return refusal('paymentCurrency', ledgerMessages.otherCurrency({ currency: options.currency }))
  }
  if (order.isProcessingPayment === 1) return refusal('paymentInProgress', ledgerMessages.notWhileProcessing)
  if (options.knownPaid !== undefined && options.knownPaid !== paid) {
    return refusal('ledgerChanged', ledgerMessages.changedMeanwhile({ paid: formatCents(paid) }))
  }
  const made = wanted.kind === 'undo' ? undoing(wanted.entryId, ledger, now) : entryOf(wanted, now)
  if (!made.ok) return made
  const amount = made.payment.paymentAmountBeforeUpchargeInCents
  if (paid + amount < 0 && amount < 0) {
    return refusal('paidBelowZero', ledgerMessages.belowZero({ paid: formatCents(paid) }))
  }
  const balance = cents(Math.max(0, owedAmounts(order).orderTotal - paid))
  // Taking back a refund brings a payment back that was accepted before.
  if (amount > balance && options.acceptsCredit !== true && wanted.kind !== 'undo') {
    const credit = formatCents(cents(amount - balance))
    return refusal(
      'paymentAboveBalance',
      ledgerMessages.aboveBalance({ balance: formatCents(balance), credit }),
    )
  }
  return made
}

function entryOf(wanted: Exclude<WantedEntry, { kind: 'undo' }>, now: Timestamp): EntryPlan | EntryRefusal {
  const { kind, method, date } = wanted
  if (method === 'card') return refusal('paymentMethodNotManual', transitionMessages.paymentMethodNotManual)
  if (
    !Number.isSafeInteger(wanted.amount) ||
    wanted.amount === 0 ||
    (kind !== 'correction' && wanted.amount < 0)
  ) {
    return refusal('paymentAmountInvalid', ledgerMessages.amountMissing)
  }
  if (date > latestDay(now)) return refusal('paymentDateInFuture', ledgerMessages.dateInFuture)
  if (date < earliest) return refusal('paymentDateUnlikely', ledgerMessages.dateUnlikely)
  if (kind === 'correction' && wanted.note.trim() === '')
    return refusal('noteMissing', ledgerMessages.noteMissing)
  const payment = newPayment(kind, method, date, cents(kind === 'refund' ? -wanted.amount : wanted.amount))
  return {
    ok: true,
    payment,
    correctsId: null,
    intent: kind === 'payment' ? { kind: 'paymentSucceeded', payment } : { kind: 'ledgerCorrected', payment },
  }
}

/** The newest point in time that somebody on earth may call today. */
function latestDay(now: Timestamp): Timestamp {
  return toTimestamp(new Date(toDate(now).getTime() + hoursAhead * 3_600_000))
}

function undoing(entryId: number, ledger: readonly StoredEntry[], now: Timestamp): EntryPlan | EntryRefusal {
  const entry = ledger.find(({ id }) => id === entryId)
  if (entry === undefined) return refusal('entryUnknown', ledgerMessages.entryUnknown)
  if (entry.kind === 'correction') return refusal('correctionStays', ledgerMessages.correctionStays)
  if (entry.providerReference !== null || entry.method === 'card') {
    return refusal('cardEntry', ledgerMessages.cardAtProvider)
  }
  if (ledger.some(({ correctsId }) => correctsId === entryId)) {
    return refusal('entryUndoneAlready', ledgerMessages.undoneAlready)
  }
  const { method, statusKey, movedToStatusKey, paymentAmountBeforeUpchargeInCents } = entry
  const payment = newPayment('correction', method, now, cents(0 - paymentAmountBeforeUpchargeInCents))
  return {
    ok: true,
    payment,
    correctsId: entryId,
    intent: { kind: 'ledgerCorrected', payment, undoes: { statusKey, movedToStatusKey } },
  }
}

/** Money that people record carries no processing fee. */
function newPayment(
  kind: PaymentRecord['kind'],
  method: PaymentMethodKey,
  date: Timestamp,
  amount: Cents,
): NewPayment {
  return {
    kind,
    method,
    date,
    paymentAmountInCents: amount,
    upchargeAmountInCents: zeroCents,
    paymentAmountBeforeUpchargeInCents: amount,
  }
}
