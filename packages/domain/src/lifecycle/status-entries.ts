/** What transitions write into the entries of an order's statuses. Each takes the entries and gives the new ones. */
import type { StatusData, StatusEntry } from '../orders/status-data.ts'
import { withoutLaterStatuses } from '../orders/statuses.ts'
import { amountDue } from '../payments/amount-due.ts'
import { cents } from '../units/money.ts'
import { isSettled, type LedgerKind } from './money.ts'
import { takenBack } from './taken-back.ts'
import type { StepOf, TransitionStep } from './transition-definition.ts'

/** Enters the target; an entry that it has stays. */
export function enterTarget(data: StatusData, { target, now }: TransitionStep): StatusData {
  return { ...data, [target.key]: data[target.key] ?? { date: now } }
}

/** Removes the entries after the target. [1.4.05, 1.4.11] */
export function removeLater(data: StatusData, { target, profile }: TransitionStep): StatusData {
  return withoutLaterStatuses(data, profile, target.key)
}

/** Removes every entry but that of the target. [1.4.15] */
export function removeOthers(data: StatusData, step: TransitionStep): StatusData {
  const entry = data[step.target.key]
  return enterTarget(entry === undefined ? {} : { [step.target.key]: entry }, step)
}

/** Notes the announced method, and whether everything is to be paid. [1.4.22, 1.5.44] */
export function announcePayment(
  data: StatusData,
  { intent, order, ledger, profile, types, current, now }: StepOf<'awaitPayment'>,
): StatusData {
  const { awaitsFullPayment: _, ...entry }: StatusEntry = data[current.key] ?? { date: now }
  const { canChooseDeposit } = amountDue(order, ledger, profile, current.key, types)
  return {
    ...data,
    [current.key]: {
      ...entry,
      awaitingPaymentMethod: intent.method,
      ...(intent.payInFull === true && canChooseDeposit ? { awaitsFullPayment: true } : {}),
    },
  }
}

/** Adds the amount to that of the order's status; while a part is still open, what was announced is still awaited. [1.4.13] */
export function noteAmount(data: StatusData, step: StepOf<LedgerKind>): StatusData {
  const { current, intent, now } = step
  const { awaitingPaymentMethod, awaitsFullPayment, ...entry }: StatusEntry = data[current.key] ?? {
    date: now,
  }
  const isOpen = !isSettled(step)
  return {
    ...data,
    [current.key]: {
      ...entry,
      ...(awaitingPaymentMethod !== undefined && isOpen ? { awaitingPaymentMethod } : {}),
      ...(awaitsFullPayment && isOpen ? { awaitsFullPayment } : {}),
      paymentAmountInCents: cents(
        (entry.paymentAmountInCents ?? 0) + intent.payment.paymentAmountBeforeUpchargeInCents,
      ),
    },
  }
}

/** Takes the amount from those that the statuses note. */
export function takeAmountBack(data: StatusData, { intent, profile }: StepOf<'ledgerCorrected'>): StatusData {
  const { paymentAmountBeforeUpchargeInCents: amount } = intent.payment
  return takenBack(data, amount, profile, intent.undoes?.statusKey)
}
