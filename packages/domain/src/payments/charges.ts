/** What a payment comes to with its fee, and which methods a person may use. */
import type { PaymentMethod, PaymentMethodKey } from '../tenancy/payment-methods.ts'
import type { OrgProfile } from '../tenancy/profile.ts'
import type { Role } from '../tenancy/schema.ts'
import { cents, percentageOf, zeroCents, type Cents } from '../units/money.ts'
import type { AmountDue } from './amount-due.ts'

export type Charge = {
  readonly paymentAmountBeforeUpchargeInCents: Cents
  readonly upchargeAmountInCents: Cents
  /** what is charged */
  readonly paymentAmountInCents: Cents
}

/**
 * The processing fee on a payment: card payments above the profile's limit carry upchargePercentage/10
 * percent of the whole payment, rounded once. [1.9.15, 1.9.16]
 */
export function upchargeOf(amount: Cents, method: PaymentMethodKey, profile: OrgProfile): Cents {
  if (method !== 'card' || amount <= profile.payment.upchargeAboveInCents) return zeroCents
  return percentageOf(amount, profile.payment.upchargePercentage / 10)
}

/** What a payment at this point comes to: the amount due or, with `payInFull`, the whole balance. */
export function chargeFor(
  due: AmountDue,
  choice: { readonly method: PaymentMethodKey; readonly payInFull: boolean },
  profile: OrgProfile,
): Charge {
  const amount = choice.payInFull ? due.balanceInCents : due.dueInCents
  const upcharge = upchargeOf(amount, choice.method, profile)
  return {
    paymentAmountBeforeUpchargeInCents: amount,
    upchargeAmountInCents: upcharge,
    paymentAmountInCents: cents(amount + upcharge),
  }
}

/**
 * The methods that a person may pay with, by rank: never hidden or disabled ones, and those for employees
 * only to employees who are not in guest mode. [1.6.29, 1.6.30]
 */
export function visiblePaymentMethods(
  profile: OrgProfile,
  role: Role,
  isGuestMode: boolean,
): PaymentMethod[] {
  const isEmployee = role !== 'guest' && !isGuestMode
  return profile.payment.methods
    .filter((method) => !method.isHidden && !method.disabled && (!method.isEmployeeOnly || isEmployee))
    .sort((a, b) => a.rank - b.rank)
}
