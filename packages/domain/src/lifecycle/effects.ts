/** Who is told what of a transition, and which integrations hear of it. */
import type { MailKind } from '../mail-templates/schema.ts'
import type { LedgerKind } from './money.ts'
import { isDue } from './next-status.ts'
import { leadsPastStart } from './patches.ts'
import type { TransitionEffect } from './transition.ts'
import type { StatusChange, StepOf, TransitionStep } from './transition-definition.ts'

type Readers = 'owner' | 'employees'
type Effect<Step> = (step: Step) => readonly TransitionEffect[]

/** An e-mail and an entry in the app; where a template is chosen by the step, null tells nobody. */
export function mailAndNotify<Step = TransitionStep>(
  to: Readers,
  template: MailKind | ((step: Step) => MailKind | null),
): Effect<Step> {
  return (step) => {
    const chosen = typeof template === 'string' ? template : template(step)
    if (chosen === null) return []
    return [
      { kind: 'mail', template: chosen, to },
      { kind: 'notification', template: chosen, to },
    ]
  }
}

/** An entry in the app alone. */
export function notifyInApp(to: Readers, template: MailKind): Effect<TransitionStep> {
  return () => [{ kind: 'notification', template, to }]
}

/** What employees are told of a submitted order. */
export function submissionForEmployees({ types, target }: TransitionStep): MailKind {
  return types[target.type].awaitsApproval ? 'orderAwaitsApproval' : 'orderSubmitted'
}

/** What its owner is told of it: a receipt, or what an approved order would be told. */
export function submissionForOwner(step: TransitionStep): MailKind {
  return step.types[step.target.type].awaitsApproval ? 'orderSubmitted' : approvalForOwner(step)
}

/** What the owner of an approved order is told. [1.4.10] */
export function approvalForOwner(step: TransitionStep): MailKind {
  return isDue(step, step.target) ? 'paymentDue' : 'orderApproved'
}

/** The owner is told of a status that guests see, unless the organization or an employee asks for silence. */
export function chosenStatusForOwner({ intent, target }: StepOf<'setStatus'>): MailKind | null {
  const isTold = intent.skipNotifyingGuest !== true && target.isVisibleToGuest && target.isMailed
  return isTold ? 'statusChanged' : null
}

/** A correction is bookkeeping and told to nobody. */
export function paymentMail({ intent }: StepOf<LedgerKind>): MailKind | null {
  return intent.payment.kind === 'payment' ? 'paymentReceived' : null
}

export function refundMail({ intent }: StepOf<LedgerKind>): MailKind | null {
  return intent.payment.kind === 'refund' ? 'paymentRefunded' : null
}

/** Integrations hear of an order that has another status. */
export function pushStatus({ current, reached }: StatusChange): readonly TransitionEffect[] {
  return reached.key === current.key
    ? []
    : [{ kind: 'integrationPush', event: 'statusChanged', statusKey: reached.key }]
}

/** What is submitted is a revision, also where it is what was submitted before: it was looked at again. */
export function reviseSubmission(): readonly TransitionEffect[] {
  return [{ kind: 'revision', reason: 'submission', isAlways: true }]
}

/** What was changed before it was approved is another revision than the one that was submitted. */
export function reviseApproval(): readonly TransitionEffect[] {
  return [{ kind: 'revision', reason: 'approval', isAlways: false }]
}

/** An order that an employee moves on counts as submitted. */
export function revisePastStart(step: TransitionStep): readonly TransitionEffect[] {
  return leadsPastStart(step) ? [{ kind: 'revision', reason: 'status', isAlways: false }] : []
}
