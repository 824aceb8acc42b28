/** What an entry of the ledger means to the order that it is about. */
import type { LedgerIntent } from '../payments/ledger-intent.ts'
import { awaitsPayment } from '../tenancy/status-types.ts'
import { isDue } from './next-status.ts'
import type { Standing } from './standing.ts'
import type { ContextOf } from './transition-definition.ts'

/** The kinds of intent that bring an entry of the ledger. */
export type LedgerKind = LedgerIntent['kind']

/** The order with the entry in its ledger. */
export function withEntry(context: ContextOf<LedgerKind>): Standing {
  return { ...context, ledger: [...context.ledger, context.intent.payment] }
}

/** Whether money leaves the ledger. */
export function takesMoney({ intent }: ContextOf<LedgerKind>): boolean {
  return intent.payment.paymentAmountBeforeUpchargeInCents < 0
}

/** Whether the order has a status that waits for a payment. */
export function isAtPayment({ order, types, current }: Standing): boolean {
  return awaitsPayment(current.type, types) && order.statusData[current.key] !== undefined
}

/** Whether with the entry nothing is left to pay at the order's status. */
export function isSettled(context: ContextOf<LedgerKind>): boolean {
  return !isDue(withEntry(context), context.current)
}
