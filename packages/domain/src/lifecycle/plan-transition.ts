/**
 * Every change of an order's status, planned: the fields that change and the effects that follow, or a
 * refusal. Who may ask for it is the access policy's business; whether the order allows it is decided here.
 */
import type { LedgerEntry } from '../payments/amount-due.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { Timestamp } from '../units/timestamp.ts'
import { interpret } from './interpreter.ts'
import type { TransitionIntent, TransitionOrder, TransitionPlan, TransitionRefusal } from './transition.ts'
import { orderLifecycle } from './transitions.ts'

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
): TransitionPlan | TransitionRefusal {
  return interpret(orderLifecycle, { order, intent, profile, now, ledger })
}
