/** What the order page's primary action is called: what happens when it is pressed. [1.2.53] */
import { submissionLabelMessages } from '../messages/checkout/submission-label.ts'
import type { LedgerEntry } from '../payments/amount-due.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import { continuesToPayment } from './next-status.ts'
import { standingOf } from './standing.ts'
import type { TransitionOrder } from './transition.ts'

/** What of an open order decides: `costs` as the screen shows them now, null where this person sees no prices. */
export type Submitted = {
  readonly order: TransitionOrder
  readonly hasItems: boolean
  /** whether every item has its price */
  readonly isPriced: boolean
  readonly costs: TransitionOrder['costs'] | null
}

/**
 * 'Submit' where somebody reviews, 'Continue to Payment' for a stocked order, and for one that comes to nothing (or is
 * paid already) that no payment follows. While the sum is not known, for want of items or prices or to this person, nothing
 * is said about it.
 */
export function submissionLabel(
  { order, hasItems, isPriced, costs }: Submitted,
  profile: OrgProfile,
  ledger: readonly LedgerEntry[],
): string {
  if (order.isStocked === 0) return submissionLabelMessages.submit
  const isKnown = hasItems && isPriced && costs !== null
  return !isKnown || continuesToPayment(standingOf({ ...order, costs }, profile, ledger))
    ? submissionLabelMessages.continueToPayment
    : submissionLabelMessages.submitWithoutPayment
}
