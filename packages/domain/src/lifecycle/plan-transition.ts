/**
 * Every change of an order's status, planned: the fields that change and the effects that follow, or a
 * refusal. Who may ask for it is the access policy's business; whether the order allows it is decided here.
 */
import type { NewPayment } from '../payments/ledger-intent.ts'
import type { StatusData } from '../orders/status-data.ts'
import type { MailKind } from '../mail-templates/schema.ts'
import { transitionMessages } from '../messages/transitions.ts'
import { amountDue, deriveLedger, type LedgerEntry } from '../payments/amount-due.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { cents } from '../units/money.ts'
import { refusal } from '../units/result.ts'
import type { Timestamp } from '../units/timestamp.ts'
import { invoiceIssue } from './invoice-issue.ts'
import {
  appliesTo,
  isDue,
  isPast,
  laterStatuses,
  nextAfterApproval,
  submissionTarget,
} from './next-status.ts'
import { currentStatus, startedStatus, statusRank, withoutLaterStatuses } from '../orders/statuses.ts'
import { takenBack } from './taken-back.ts'
import type {
  TransitionEffect,
  TransitionIntent,
  TransitionOrder,
  TransitionPatch,
  TransitionPlan,
  TransitionRefusal,
} from './transition.ts'

type Plan = TransitionPlan | TransitionRefusal

/**
 * Plans one transition. `ledger` holds the order's payments before it; `now` is the time that status entries
 * and the pinned pricing date get. [1.4.05–1.4.22]
 */
export function planTransition(
  order: TransitionOrder,
  intent: TransitionIntent,
  profile: OrgProfile,
  now: Timestamp,
  ledger: readonly LedgerEntry[] = [],
): Plan {
  switch (intent.kind) {
    case 'submit':
      return planSubmit(order, profile, now, ledger)
    case 'approve':
      return planApprove(order, profile, now, ledger)
    case 'requireChanges':
      return planRequireChanges(order, intent.feedbackNotes, profile)
    case 'cancel':
      return planCancel(order, profile, now, ledger)
    case 'setStatus':
      return planSetStatus(order, intent.statusKey, intent.skipNotifyingGuest === true, profile, now)
    case 'awaitPayment':
      return planAwaitPayment(order, intent, profile, ledger)
    case 'paymentProcessing':
      return planProcessing(order, profile, ledger)
    case 'paymentFailed':
      // Who is still on the page reads it there; for who has left it is in the app.
      return planned(order, profile, { isProcessingPayment: 0 }, [
        { kind: 'notification', template: 'paymentFailed', to: 'owner' },
      ])
    case 'paymentSucceeded':
      return planPaid(order, intent.payment, profile, now, ledger)
    case 'ledgerCorrected':
      return planCorrected(order, intent, profile, now, ledger)
  }
}

const word = (profile: OrgProfile) => ({ word: profile.vocabulary.order })

function planned(
  order: TransitionOrder,
  profile: OrgProfile,
  patch: TransitionPatch,
  effects: readonly TransitionEffect[],
): TransitionPlan {
  const statusKey = currentStatus({ statusData: patch.statusData ?? order.statusData }, profile).key
  return {
    ok: true,
    patch:
      patch.statusData === undefined
        ? patch
        : { ...patch, lastCompletedStatusKey: statusKey, ...invoiceIssue(order, patch.statusData, profile) },
    effects:
      patch.statusData === undefined || statusKey === currentStatus(order, profile).key
        ? effects
        : [...effects, { kind: 'integrationPush', event: 'statusChanged', statusKey }],
    statusKey,
  }
}

function tell(to: 'owner' | 'employees', template: MailKind): TransitionEffect[] {
  return [
    { kind: 'mail', template, to },
    { kind: 'notification', template, to },
  ]
}

function entered(data: StatusData, statusKey: string, now: Timestamp): StatusData {
  return { ...data, [statusKey]: data[statusKey] ?? { date: now } }
}

function planSubmit(
  order: TransitionOrder,
  profile: OrgProfile,
  now: Timestamp,
  ledger: readonly LedgerEntry[],
): Plan {
  const rank = statusRank(profile, currentStatus(order, profile).key)
  const target = submissionTarget(order, profile, ledger)
  const started = currentStatus(order, profile)
  const isBefore = target !== undefined && rank < statusRank(profile, target.key)
  if (!isBefore || !(started.type === 'orderStarted' || started.type === 'static')) {
    return refusal('alreadySubmitted', transitionMessages.alreadySubmitted(word(profile)))
  }
  if (isPast(profile, started))
    return refusal('alreadySubmitted', transitionMessages.alreadySubmitted(word(profile)))
  const needsApproval = target.type === 'submittedForApproval'
  return planned(
    order,
    profile,
    {
      statusData: entered(order.statusData, target.key, now),
      feedbackNotes: '',
      effectivePricingDate: order.effectivePricingDate ?? now,
    },
    needsApproval
      ? [...tell('employees', 'orderAwaitsApproval'), ...tell('owner', 'orderSubmitted')]
      : [
          ...tell('employees', 'orderSubmitted'),
          ...tell('owner', isDue(order, target, profile, ledger) ? 'paymentDue' : 'orderApproved'),
        ],
  )
}

function planApprove(
  order: TransitionOrder,
  profile: OrgProfile,
  now: Timestamp,
  ledger: readonly LedgerEntry[],
): Plan {
  const current = currentStatus(order, profile)
  if (current.type !== 'submittedForApproval') {
    return refusal('notAwaitingApproval', transitionMessages.notAwaitingApproval(word(profile)))
  }
  const next = nextAfterApproval(order, statusRank(profile, current.key), profile, ledger)
  if (next === undefined) return refusal('noNextStatus', transitionMessages.noNextStatus)
  return planned(
    order,
    profile,
    {
      statusData: entered(order.statusData, next.key, now),
      effectivePricingDate: order.effectivePricingDate ?? now,
    },
    tell('owner', isDue(order, next, profile, ledger) ? 'paymentDue' : 'orderApproved'),
  )
}

function planRequireChanges(order: TransitionOrder, feedbackNotes: string, profile: OrgProfile): Plan {
  if (currentStatus(order, profile).type !== 'submittedForApproval') {
    return refusal('notAwaitingApproval', transitionMessages.notAwaitingApproval(word(profile)))
  }
  const started = startedStatus(profile)
  return planned(
    order,
    profile,
    { statusData: withoutLaterStatuses(order.statusData, profile, started.key), feedbackNotes },
    tell('owner', 'changesRequired'),
  )
}

function planCancel(
  order: TransitionOrder,
  profile: OrgProfile,
  now: Timestamp,
  ledger: readonly LedgerEntry[],
): Plan {
  if (order.isProcessingPayment === 1)
    return refusal('paymentInProgress', transitionMessages.paymentInProgress)
  if (deriveLedger(ledger).amountPaidInCents !== 0) {
    return refusal('cancelAfterPayment', transitionMessages.cancelAfterPayment(word(profile)))
  }
  const started = startedStatus(profile)
  if (currentStatus(order, profile).key === started.key) {
    return refusal('nothingToCancel', transitionMessages.nothingToCancel(word(profile)))
  }
  return planned(
    order,
    profile,
    {
      statusData: { [started.key]: order.statusData[started.key] ?? { date: now } },
      feedbackNotes: '',
      effectivePricingDate: null,
      invoiceIssued: null,
    },
    [...tell('employees', 'orderCancelled'), ...tell('owner', 'orderCancelled')],
  )
}

function planSetStatus(
  order: TransitionOrder,
  statusKey: string,
  skipNotifyingGuest: boolean,
  profile: OrgProfile,
  now: Timestamp,
): Plan {
  const target = profile.productOrderStatuses.find((status) => status.key === statusKey)
  if (target === undefined) return refusal('statusUnknown', transitionMessages.statusUnknown)
  if (!appliesTo(order, target)) {
    return refusal('statusUnknown', transitionMessages.statusNotStocked(word(profile)))
  }
  const statusData = entered(withoutLaterStatuses(order.statusData, profile, statusKey), statusKey, now)
  const isPastStart = statusRank(profile, statusKey) > statusRank(profile, startedStatus(profile).key)
  return planned(
    order,
    profile,
    {
      statusData,
      // An order that an employee moves on counts as submitted: its prices stay.
      ...(isPastStart && order.effectivePricingDate === null ? { effectivePricingDate: now } : {}),
    },
    skipNotifyingGuest || !target.isVisibleToGuest ? [] : tell('owner', 'statusChanged'),
  )
}

function planAwaitPayment(
  order: TransitionOrder,
  { method, payInFull = false }: Extract<TransitionIntent, { kind: 'awaitPayment' }>,
  profile: OrgProfile,
  ledger: readonly LedgerEntry[],
): Plan {
  if (method === 'card') return refusal('paymentMethodNotManual', transitionMessages.paymentMethodNotManual)
  const current = currentStatus(order, profile)
  const entry = order.statusData[current.key]
  if (current.type !== 'payment' || entry === undefined) {
    return refusal('notAtPayment', transitionMessages.notAtPayment(word(profile)))
  }
  const offered = profile.payment.methods.some(
    (known) => known.key === method && !known.isHidden && !known.disabled,
  )
  if (!offered) return refusal('paymentMethodUnknown', transitionMessages.paymentMethodUnknown)
  if (order.isProcessingPayment === 1)
    return refusal('paymentInProgress', transitionMessages.paymentInProgress)
  const due = amountDue(order, ledger, profile, current.key)
  if (due.dueInCents <= 0) return refusal('nothingDue', transitionMessages.nothingDue)
  const { awaitsFullPayment: _, ...rest } = entry
  const awaited = {
    ...rest,
    awaitingPaymentMethod: method,
    ...(payInFull && due.canChooseDeposit ? ({ awaitsFullPayment: true } as const) : {}),
  }
  return planned(
    order,
    profile,
    { statusData: { ...order.statusData, [current.key]: awaited } },
    tell('employees', 'manualPaymentAnnounced'),
  )
}

function planProcessing(order: TransitionOrder, profile: OrgProfile, ledger: readonly LedgerEntry[]): Plan {
  // One card at a time: a second one, from another page, would be charged as well.
  if (order.isProcessingPayment === 1)
    return refusal('paymentInProgress', transitionMessages.paymentInProgress)
  const current = currentStatus(order, profile)
  const due = amountDue(order, ledger, profile, current.key)
  if (due.dueInCents <= 0) {
    return current.type === 'payment'
      ? refusal('nothingDue', transitionMessages.nothingDue)
      : refusal('notAtPayment', transitionMessages.notAtPayment(word(profile)))
  }
  return planned(order, profile, { isProcessingPayment: 1 }, [])
}

function planPaid(
  order: TransitionOrder,
  payment: NewPayment,
  profile: OrgProfile,
  now: Timestamp,
  ledger: readonly LedgerEntry[],
): Plan {
  if (payment.paymentAmountBeforeUpchargeInCents === 0) {
    return refusal('paymentAmountInvalid', transitionMessages.paymentAmountInvalid)
  }
  const after = [...ledger, payment]
  const sums = deriveLedger(after)
  // A card that is being charged stays so, whatever else is paid or given back meanwhile.
  const isCharged = payment.kind === 'payment' && payment.method === 'card'
  const money: TransitionPatch = isCharged ? { ...sums, isProcessingPayment: 0 } : sums
  const current = currentStatus(order, profile)
  const effects = payment.kind === 'payment' ? paymentEffects : []
  const entry = order.statusData[current.key]
  if (current.type !== 'payment' || entry === undefined) return planned(order, profile, money, effects)

  const { awaitingPaymentMethod, awaitsFullPayment, ...rest } = entry
  const isSettled = !isDue(order, current, profile, after)
  const paidHere = {
    ...rest,
    // Part of the amount is still awaited by the announced method.
    ...(awaitingPaymentMethod !== undefined && !isSettled ? { awaitingPaymentMethod } : {}),
    ...(awaitsFullPayment && !isSettled ? { awaitsFullPayment } : {}),
    paymentAmountInCents: cents(
      (entry.paymentAmountInCents ?? 0) + payment.paymentAmountBeforeUpchargeInCents,
    ),
  }
  let statusData: StatusData = { ...order.statusData, [current.key]: paidHere }
  if (isSettled && payment.paymentAmountBeforeUpchargeInCents > 0) {
    const next = laterStatuses(order, profile, statusRank(profile, current.key)).find(
      (status) => status.type !== 'payment' || isDue(order, status, profile, after),
    )
    if (next !== undefined) statusData = entered(statusData, next.key, now)
  }
  return planned(order, profile, { ...money, statusData }, effects)
}

/** Money that is added settles like a payment, without its letters; money that is taken away is taken from where it was. */
function planCorrected(
  order: TransitionOrder,
  { payment, undoes }: Extract<TransitionIntent, { kind: 'ledgerCorrected' }>,
  profile: OrgProfile,
  now: Timestamp,
  ledger: readonly LedgerEntry[],
): Plan {
  const amount = payment.paymentAmountBeforeUpchargeInCents
  if (amount >= 0) return planPaid(order, payment, profile, now, ledger)
  const after = [...ledger, payment]
  const taken = takenBack(order.statusData, amount, profile, undoes?.statusKey)
  // A payment that was never made has not moved the order on either, unless it went further since.
  const source = profile.productOrderStatuses.find(({ key }) => key === undoes?.statusKey)
  const isStillThere = undoes?.movedToStatusKey === currentStatus(order, profile).key
  const goesBack =
    source !== undefined &&
    isStillThere &&
    order.statusData[source.key] !== undefined &&
    isDue(order, source, profile, after)
  return planned(
    order,
    profile,
    {
      ...deriveLedger(after),
      statusData: goesBack ? withoutLaterStatuses(taken, profile, source.key) : taken,
    },
    payment.kind === 'refund'
      ? [...tell('owner', 'paymentRefunded'), ...tell('employees', 'paymentRefunded')]
      : [],
  )
}

const paymentEffects: readonly TransitionEffect[] = [
  ...tell('owner', 'paymentReceived'),
  ...tell('employees', 'paymentReceived'),
]
