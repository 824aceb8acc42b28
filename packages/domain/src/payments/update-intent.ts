/** When a card payment that is open at its provider is told again what it comes to. */
import type { OrgProfile } from '../tenancy/profile.ts'
import type { Cents } from '../units/money.ts'

export type OpenCharge = {
  /** what is charged, upcharge included, in cents */
  readonly amount: Cents
  readonly upcharge: Cents
  readonly payInFull: boolean
}

/** What the person has just done on the payment screen. */
export type PaymentChoiceChange = {
  /** came to cards from another way to pay */
  readonly isMethodChange: boolean
  readonly isPayInFullChange: boolean
}

/**
 * Always when amount, upcharge or pay in full differ; where the profile names a limit, also when the person has changed the
 * way to pay an amount above it, or paying in full. [1.7.21, 1.7.22]
 */
export function mustUpdateIntent(
  open: OpenCharge,
  wanted: OpenCharge,
  { isMethodChange, isPayInFullChange }: PaymentChoiceChange,
  { payment }: Pick<OrgProfile, 'payment'>,
): boolean {
  if (open.amount !== wanted.amount || open.upcharge !== wanted.upcharge) return true
  if (open.payInFull !== wanted.payInFull) return true
  const limit = payment.updateIntentOnMethodChangeAboveInCents
  return limit !== null && (isPayInFullChange || (isMethodChange && wanted.amount > limit))
}
