/** What is paid, and what is due. */
import type { StatusEntry } from '../orders/status-data.ts'
import { owedAmounts, type Owing } from '../orders/costs/owed-amounts.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { type StatusTypeTable, statusTypeTable } from '../tenancy/status-types.ts'
import { cents, zeroCents, type Cents } from '../units/money.ts'
import type { Timestamp } from '../units/timestamp.ts'
import type { PaymentRecord } from './schema.ts'

/** The fields of a ledger entry that sums need. */
export type LedgerEntry = Pick<PaymentRecord, 'kind' | 'date' | 'paymentAmountBeforeUpchargeInCents'>

export type LedgerSums = { readonly amountPaidInCents: Cents; readonly lastPaymentDate: Timestamp | null }

/**
 * What a ledger comes to: the sum before upcharges (refunds and corrections with their sign), and the date of
 * the last payment.
 */
export function deriveLedger(records: readonly LedgerEntry[]): LedgerSums {
  let total = 0
  let lastPaymentDate: Timestamp | null = null
  for (const record of records) {
    total += record.paymentAmountBeforeUpchargeInCents
    if (record.kind === 'payment' && (lastPaymentDate === null || record.date > lastPaymentDate)) {
      lastPaymentDate = record.date
    }
  }
  return { amountPaidInCents: cents(total), lastPaymentDate }
}

export type AmountDue = {
  readonly statusKey: string
  readonly paidInCents: Cents
  /** the deposit of the order, and what of it is not paid yet */
  readonly depositInCents: Cents
  readonly depositDueInCents: Cents
  /** total less what is paid, never below 0 */
  readonly balanceInCents: Cents
  /** what was paid above the total: kept for the customer */
  readonly creditInCents: Cents
  /** what this status asks for: its deposit or the balance; 0 when it asks for nothing */
  readonly dueInCents: Cents
  /** whether the person may choose between the deposit and the whole amount [1.5.44] */
  readonly canChooseDeposit: boolean
}

/**
 * What is due at a status, in cents before any upcharge. A status that waits for payment asks for the rest of the deposit
 * or for the balance (as it says, the balance when it says nothing); an order that was shipped unpaid owes the
 * balance; other statuses ask for nothing. `types` says which status is which.
 */
export function amountDue(
  order: Owing,
  ledger: readonly LedgerEntry[],
  profile: OrgProfile,
  statusKey: string,
  types: StatusTypeTable = statusTypeTable,
): AmountDue {
  return amountDueAfter(order, deriveLedger(ledger).amountPaidInCents, profile, statusKey, types)
}

/** The same where only the sum of the ledger is known, as an order keeps it. */
export function amountDueAfter(
  order: Owing,
  paid: Cents,
  profile: OrgProfile,
  statusKey: string,
  types: StatusTypeTable = statusTypeTable,
): AmountDue {
  const status = profile.productOrderStatuses.find((definition) => definition.key === statusKey)
  const { orderTotal, depositAmount } = owedAmounts(order)
  const balance = cents(Math.max(0, orderTotal - paid))
  const depositDue = cents(Math.min(balance, Math.max(0, depositAmount - paid)))
  const payment = status === undefined ? 'none' : types[status.type].payment
  const asksForDeposit = payment === 'awaited' && status?.amountDue === 'deposit'
  const asksForBalance = payment !== 'none' && !asksForDeposit
  const due = asksForDeposit ? depositDue : asksForBalance ? balance : zeroCents
  return {
    statusKey,
    paidInCents: paid,
    depositInCents: depositAmount,
    depositDueInCents: depositDue,
    balanceInCents: balance,
    creditInCents: cents(Math.max(0, paid - orderTotal)),
    dueInCents: due,
    // Of a deposit of 0 nothing is due, and where nothing is due nothing can be chosen. [1.5.44]
    canChooseDeposit: asksForDeposit && depositDue > 0 && depositDue < balance,
  }
}

/** What a customer has announced to pay by wire or check: what is due, or everything. */
export function announcedAmount(due: AmountDue, entry: StatusEntry | undefined): Cents {
  return entry?.awaitsFullPayment && due.dueInCents > 0 ? due.balanceInCents : due.dueInCents
}
