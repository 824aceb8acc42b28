/** What may speak against a transition. Each guard answers null, or the refusal with its sentence. */
import { orderWord } from '../tenancy/localize-profile.ts'
import { transitionMessages as messages } from '../messages/checkout/transitions.ts'
import { startedStatus } from '../orders/statuses.ts'
import { amountDue, deriveLedger } from '../payments/amount-due.ts'
import { awaitsPayment } from '../tenancy/status-types.ts'
import { refusal } from '../units/result.ts'
import { isAtPayment } from './money.ts'
import { isPastSubmission } from './next-status.ts'
import type { Standing } from './standing.ts'
import type { TransitionRefusal } from './transition.ts'
import type { ContextOf } from './transition-definition.ts'

type Answer = TransitionRefusal | null

/** The organisation's word for an order, as sentences take it. */
export function wordOf({ profile }: Standing): { readonly word: string } {
  return { word: orderWord(profile) }
}

/** The order can still be submitted. [1.4.09] */
export function canSubmit(standing: Standing): Answer {
  const { types, current } = standing
  return types[current.type].canSubmit && !isPastSubmission(standing)
    ? null
    : refusal('alreadySubmitted', messages.alreadySubmitted(wordOf(standing)))
}

/** The order waits for its approval. [1.4.10, 1.4.11] */
export function awaitsApproval(standing: Standing): Answer {
  return standing.types[standing.current.type].awaitsApproval
    ? null
    : refusal('notAwaitingApproval', messages.notAwaitingApproval(wordOf(standing)))
}

/** No card is with its provider: a second one, from another page, would be charged as well. [1.4.14, 1.4.19] */
export function noCardIsProcessing({ order }: Standing): Answer {
  return order.isProcessingPayment === 1 ? refusal('paymentInProgress', messages.paymentInProgress) : null
}

/** Nothing is paid. [1.4.14] */
export function nothingIsPaid(standing: Standing): Answer {
  return deriveLedger(standing.ledger).amountPaidInCents === 0
    ? null
    : refusal('cancelAfterPayment', messages.cancelAfterPayment(wordOf(standing)))
}

/** The order is past its first step. [1.4.14] */
export function isPastStart(standing: Standing): Answer {
  const { profile, types, current } = standing
  return current.key === startedStatus(profile, types).key
    ? refusal('nothingToCancel', messages.nothingToCancel(wordOf(standing)))
    : null
}

/** The method is not the card provider's. [1.4.22] */
export function methodIsManual({ intent }: ContextOf<'awaitPayment'>): Answer {
  return intent.method === 'card' ? refusal('paymentMethodNotManual', messages.paymentMethodNotManual) : null
}

/** The organisation offers the method now. [1.6.29, 1.6.30] */
export function methodIsOffered({ intent, profile }: ContextOf<'awaitPayment'>): Answer {
  return profile.payment.methods.some(
    ({ key, isHidden, disabled }) => key === intent.method && !isHidden && !disabled,
  )
    ? null
    : refusal('paymentMethodUnknown', messages.paymentMethodUnknown)
}

/** The order has a status that waits for a payment. */
export function awaitsMoney(standing: Standing): Answer {
  return isAtPayment(standing) ? null : refusal('notAtPayment', messages.notAtPayment(wordOf(standing)))
}

/** Something is left to pay at the order's status. */
export function somethingIsDue(standing: Standing): Answer {
  const { order, ledger, profile, types, current } = standing
  if (amountDue(order, ledger, profile, current.key, types).dueInCents > 0) return null
  return awaitsPayment(current.type, types)
    ? refusal('nothingDue', messages.nothingDue)
    : refusal('notAtPayment', messages.notAtPayment(wordOf(standing)))
}

/** There is no payment of 0. */
export function amountIsNotZero({ intent }: ContextOf<'paymentSucceeded' | 'ledgerCorrected'>): Answer {
  return intent.payment.paymentAmountBeforeUpchargeInCents === 0
    ? refusal('paymentAmountInvalid', messages.paymentAmountInvalid)
    : null
}
