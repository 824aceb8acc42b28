/** Intents of every kind but corrections of the ledger, for walks through an organisation's statuses. */
import { fc } from '@fast-check/vitest'
import type { TransitionIntent } from '../../lifecycle/transition.ts'
import type { NewPayment } from '../../payments/ledger-intent.ts'
import type { OrgProfile } from '../../tenancy/profile.ts'
import { cents } from '../../units/money.ts'
import { testNow } from '../builders.ts'

/** A payment by card, in cents; a refund where the amount is below 0. */
export function paymentOf(amount: number, upcharge = 0): NewPayment {
  return {
    kind: amount < 0 ? 'refund' : 'payment',
    date: testNow,
    method: 'card',
    paymentAmountInCents: cents(amount + upcharge),
    upchargeAmountInCents: cents(upcharge),
    paymentAmountBeforeUpchargeInCents: cents(amount),
  }
}

/** Statuses that are set are the profile's, and one that it does not have; amounts reach from −20,000 to 70,000 cents. */
export function randomIntent(profile: OrgProfile): fc.Arbitrary<TransitionIntent> {
  return fc.oneof(
    fc.constantFrom<TransitionIntent>(
      { kind: 'submit' },
      { kind: 'approve' },
      { kind: 'cancel' },
      { kind: 'requireChanges', feedbackNotes: 'x' },
      { kind: 'awaitPayment', method: 'wire' },
      { kind: 'paymentProcessing' },
      { kind: 'paymentFailed' },
    ),
    fc
      .constantFrom(...profile.productOrderStatuses.map(({ key }) => key), 'nowhere')
      .map((statusKey): TransitionIntent => ({ kind: 'setStatus', statusKey })),
    fc
      .integer({ min: -20_000, max: 70_000 })
      .map((amount): TransitionIntent => ({ kind: 'paymentSucceeded', payment: paymentOf(amount) })),
  )
}
