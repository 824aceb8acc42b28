/**
 * Of what a transition is declared. A transition answers one kind of intent: guards, then the status it leads to, then what
 * it changes, then what follows.
 */
import type { StatusData } from '../orders/status-data.ts'
import type { StatusDefinition } from '../tenancy/status-definitions.ts'
import type { StatusTypeTable } from '../tenancy/status-types.ts'
import type { Timestamp } from '../units/timestamp.ts'
import type { Standing } from './standing.ts'
import type { TransitionEffect, TransitionIntent, TransitionPatch, TransitionRefusal } from './transition.ts'

export type IntentKind = TransitionIntent['kind']

/** kind → what an intent of the kind says beside it */
type IntentDetails = { readonly [Intent in TransitionIntent as Intent['kind']]: Omit<Intent, 'kind'> }

/** The intents of these kinds. */
export type IntentOf<Kind extends IntentKind> = {
  readonly [Each in Kind]: { readonly kind: Each } & IntentDetails[Each]
}[Kind]

/** What is known before it is decided where the transition leads. */
export type TransitionContext = Standing & {
  /** the time that new status entries get */
  readonly now: Timestamp
}
export type ContextOf<Kind extends IntentKind> = TransitionContext & { readonly intent: IntentOf<Kind> }

/** What is known once it is: changes and effects are made of it. */
export type TransitionStep = TransitionContext & { readonly target: StatusDefinition }
export type StepOf<Kind extends IntentKind> = TransitionStep & ContextOf<Kind>

export type TransitionDefinition<Kind extends IntentKind> = {
  /** asked in their order: null, or the refusal that is the answer */
  readonly guards?: readonly ((context: ContextOf<Kind>) => TransitionRefusal | null)[]
  /** the status that it leads to, or a refusal where there is none; left out: the order stays where it stands */
  readonly target?: (context: ContextOf<Kind>) => StatusDefinition | TransitionRefusal
  /** what becomes of the entries of the statuses, one after the other; left out: they are not written */
  readonly statusData?: readonly ((data: StatusData, step: StepOf<Kind>) => StatusData)[]
  /** the other fields that change */
  readonly patch?: readonly ((step: StepOf<Kind>) => TransitionPatch)[]
  /** what follows once the change is stored */
  readonly effects?: readonly ((step: StepOf<Kind>) => readonly TransitionEffect[])[]
}

/** A transition, and those that are taken in its place: the first whose condition holds. */
export type IntentDefinition<Kind extends IntentKind> = TransitionDefinition<Kind> & {
  readonly alternatives?: readonly (TransitionDefinition<Kind> & {
    readonly when: (context: ContextOf<Kind>) => boolean
  })[]
}

/** Entries of statuses that are about to be written: the order as it stood, and what it has afterwards. */
export type StatusChange = Standing & {
  readonly statusData: StatusData
  readonly reached: StatusDefinition
}

/** What may happen to orders, as data. */
export type Lifecycle = {
  /** what the types of their statuses mean */
  readonly statusTypes: StatusTypeTable
  readonly transitions: { readonly [Kind in IntentKind]: IntentDefinition<Kind> }
  /** what comes with every transition that writes entries of statuses */
  readonly onStatusChange: {
    readonly patch: readonly ((change: StatusChange) => TransitionPatch)[]
    readonly effects: readonly ((change: StatusChange) => readonly TransitionEffect[])[]
  }
}
