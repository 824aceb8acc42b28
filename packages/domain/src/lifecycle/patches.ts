/** What transitions change beside the entries of statuses. */
import { startedStatus, statusRank } from '../orders/statuses.ts'
import { deriveLedger } from '../payments/amount-due.ts'
import { invoiceIssue } from './invoice-issue.ts'
import { type LedgerKind, withEntry } from './money.ts'
import type { TransitionPatch } from './transition.ts'
import type { StatusChange, StepOf, TransitionStep } from './transition-definition.ts'

/** Prices stay as they are from now on; those that were pinned before stay as they were then. */
export function pinPrices({ order, now }: TransitionStep): TransitionPatch {
  return { effectivePricingDate: order.effectivePricingDate ?? now }
}

/** An order that an employee moves on counts as submitted: its prices stay. */
export function pinPricesPastStart(step: TransitionStep): TransitionPatch {
  return leadsPastStart(step) && step.order.effectivePricingDate === null ? pinPrices(step) : {}
}

/** Whether a step leads beyond the status in which orders begin. */
export function leadsPastStart({ profile, types, target }: TransitionStep): boolean {
  return statusRank(profile, target.key) > statusRank(profile, startedStatus(profile, types).key)
}

/** Prices follow the catalog again. */
export function unpinPrices(): TransitionPatch {
  return { effectivePricingDate: null }
}

/** What is ordered anew is what is owed, whatever change of before is still open; nor does anybody wait for a renewal any more. */
export function oweWhatIsOrdered(): TransitionPatch {
  return { agreedAmounts: null, renewalAskedSince: null }
}

/** The next invoice has a date of its own. */
export function voidInvoice(): TransitionPatch {
  return { invoiceIssued: null }
}

export function clearFeedback(): TransitionPatch {
  return { feedbackNotes: '' }
}

/** What the customer is to change. [1.4.11] */
export function giveFeedback({ intent }: StepOf<'requireChanges'>): TransitionPatch {
  return { feedbackNotes: intent.feedbackNotes }
}

/** A card is with its provider. [1.4.19] */
export function beginProcessing(): TransitionPatch {
  return { isProcessingPayment: 1 }
}

/** It is no longer. [1.4.20] */
export function endProcessing(): TransitionPatch {
  return { isProcessingPayment: 0 }
}

/** A card that is being charged stays so, whatever else is paid or given back meanwhile. */
export function endProcessingOfCard({ intent }: StepOf<LedgerKind>): TransitionPatch {
  const { kind, method } = intent.payment
  return kind === 'payment' && method === 'card' ? endProcessing() : {}
}

/** What is paid, with the entry. */
export function deriveSums(step: StepOf<LedgerKind>): TransitionPatch {
  return deriveLedger(withEntry(step).ledger)
}

/** The order's summary of its entries. */
export function noteLastStatus({ reached }: StatusChange): TransitionPatch {
  return { lastCompletedStatusKey: reached.key }
}

/** The date of its invoice, where the status asks for one. */
export function issueInvoice(change: StatusChange): TransitionPatch {
  return invoiceIssue(change, change.statusData)
}
