/** Which status a transition leads to, or the refusal where there is none. */
import { transitionMessages as messages } from '../messages/checkout/transitions.ts'
import { productionWaits } from '../orders/revisions/agreed.ts'
import { startedStatus, statusRank } from '../orders/statuses.ts'
import type { StatusDefinition } from '../tenancy/status-definitions.ts'
import { refusal } from '../units/result.ts'
import { wordOf } from './guards.ts'
import { isAtPayment, isSettled, type LedgerKind, withEntry } from './money.ts'
import { appliesTo, isDue, nextAfterApproval, nextAfterPayment, nextAfterSubmission } from './next-status.ts'
import type { Standing } from './standing.ts'
import type { TransitionRefusal } from './transition.ts'
import type { ContextOf } from './transition-definition.ts'

type Target = StatusDefinition | TransitionRefusal

/** Why the order can not have the status yet; null: it can. [issue 18] */
function barred({ order, profile, types }: Standing, { type }: StatusDefinition): TransitionRefusal | null {
  // Goods in stock are made already.
  const isMade = types[type].needsAgreement && order.isStocked === 0
  const sentence = isMade ? productionWaits(order, profile) : null
  return sentence === null ? null : refusal('agreementMissing', sentence)
}

/** What was chosen by somebody, or why production waits. */
function agreed<Context extends Standing>(
  target: (context: Context) => Target,
): (context: Context) => Target {
  return (context) => {
    const found = target(context)
    return 'ok' in found ? found : (barred(context, found) ?? found)
  }
}

/** The order's first step. [1.4.11, 1.4.15] */
export function firstStep({ profile, types }: Standing): StatusDefinition {
  return startedStatus(profile, types)
}

/** Approval, or what a stocked order has in its place; always onwards. [1.4.09] */
export function afterSubmission(standing: Standing): Target {
  const { profile, current } = standing
  const next = nextAfterSubmission(standing)
  return next !== undefined && statusRank(profile, current.key) < statusRank(profile, next.key)
    ? next
    : refusal('alreadySubmitted', messages.alreadySubmitted(wordOf(standing)))
}

/** The first payment with an amount due, else the next status that asks for none. [1.4.10] */
export const afterApproval = agreed(
  (standing: Standing) => nextAfterApproval(standing) ?? refusal('noNextStatus', messages.noNextStatus),
)

/** The status that was chosen, if the order can have it. [1.4.05] */
export const chosenStatus = agreed((context: ContextOf<'setStatus'>) => {
  const { order, profile, intent } = context
  const status = profile.productOrderStatuses.find(({ key }) => key === intent.statusKey)
  if (status === undefined) return refusal('statusUnknown', messages.statusUnknown)
  return appliesTo(order, status)
    ? status
    : refusal('statusUnknown', messages.statusNotStocked(wordOf(context)))
})

/** Past the payment once it is settled; a part of it leaves the order where it stands. [1.4.13] */
export function afterPayment(context: ContextOf<LedgerKind>): StatusDefinition {
  const bringsMoney = context.intent.payment.paymentAmountBeforeUpchargeInCents > 0
  const next = bringsMoney && isSettled(context) ? nextAfterPayment(withEntry(context)) : undefined
  // Money is never refused: the order waits where it was paid until what is made is agreed to.
  return next === undefined || barred(context, next) !== null ? context.current : next
}

/** On from a payment that was settled while something was still to be agreed to. */
export function afterAgreement(context: ContextOf<'agreementReached'>): StatusDefinition {
  const waits = isAtPayment(context) && !isDue(context, context.current)
  const next = waits ? nextAfterPayment(context) : undefined
  return next === undefined || barred(context, next) !== null ? context.current : next
}

/**
 * A payment that was never made has not moved the order on either: back to the status that it was made at and that asks for
 * it again, unless the order went further since.
 */
export function backToPayment(context: ContextOf<'ledgerCorrected'>): StatusDefinition {
  const { order, profile, current, intent } = context
  const source = profile.productOrderStatuses.find(({ key }) => key === intent.undoes?.statusKey)
  const goesBack =
    source !== undefined &&
    intent.undoes?.movedToStatusKey === current.key &&
    order.statusData[source.key] !== undefined &&
    isDue(withEntry(context), source)
  return goesBack ? source : current
}
