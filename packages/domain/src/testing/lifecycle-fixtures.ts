/** A profile with every kind of status, for tests of the lifecycle and of payments. */
import type { z } from 'zod'
import type { OrgProfile, orgProfileSchema } from '../tenancy/profile.ts'
import { aProfile } from './builders.ts'

type StatusInput = NonNullable<z.input<typeof orgProfileSchema>['productOrderStatuses']>[number]

function status(key: string, type: StatusInput['type'], more: Partial<StatusInput> = {}): StatusInput {
  return { key, type, title: key, ...more }
}

export const twoPaymentStatuses: StatusInput[] = [
  status('started', 'orderStarted', { isMilestone: true }),
  status('submittedForApproval', 'submittedForApproval', { appliesToStocked: false, isMilestone: true }),
  status('readyToPayDeposit', 'payment', { amountDue: 'deposit', appliesToStocked: false }),
  status('depositReceived', 'static', { appliesToStocked: false }),
  status('inProduction', 'inProduction', { isVisibleToGuest: false }),
  status('readyToPayFinal', 'payment', {
    amountDue: 'balance',
    stockedOrderTitle: 'Ready to pay',
    stockedOrderDescription: 'Pay and we ship.',
  }),
  status('finalPaymentReceived', 'static'),
  status('shipped', 'shipped', { isMilestone: true }),
  status('delivered', 'delivered'),
]

/** Deposit, production, final payment; card with an upcharge of 2.9 percent, wire, and a check for employees. */
export const shopProfile: OrgProfile = aProfile({
  productOrderStatuses: twoPaymentStatuses,
  payment: {
    upchargePercentage: 29,
    methods: [
      { key: 'checkByMail', title: 'Check', rank: 3, isEmployeeOnly: true },
      { key: 'card', title: 'Card', rank: 1 },
      { key: 'wire', title: 'Wire', rank: 2, isPreferred: true },
    ],
  },
})

export function costsOf(orderTotal: number, depositPercentage = 50) {
  return {
    orderSubTotal: orderTotal,
    discount: 0,
    shipping: 0,
    shippingIsTbd: false,
    tariff: 0,
    tax: 0,
    orderTotal,
    depositAmount: Math.round((orderTotal * depositPercentage) / 100),
    depositPercentage,
  }
}
