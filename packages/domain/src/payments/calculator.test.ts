/** What is due, charged and kept, by hand from the decisions on costs and the lifecycle: no figure here is computed. */
import { describe, expect, it } from 'vitest'
import { computeCosts } from '../orders/costs/costs.ts'
import { anOrder, aPayment, aProfile } from '../testing/builders.ts'
import { twoPaymentStatuses } from '../testing/lifecycle-fixtures.ts'
import { cents } from '../units/money.ts'
import { amountDue } from './amount-due.ts'
import { chargeFor, upchargeOf } from './charges.ts'

/** 2.9 percent on cards above 3,000 dollars; half of the total first. */
const profile = aProfile({
  productOrderStatuses: twoPaymentStatuses,
  payment: { upchargePercentage: 29, upchargeAboveInCents: 300_000 },
})

describe('[1.1.09] a bill', () => {
  /** discount %, shipping $ or %, tariff %, tax % of one line of so many cents */
  const bill = (
    subtotal: number,
    [discount, shippingFlat, shippingRate, tariff, tax]: readonly [
      number,
      number | null,
      number | null,
      number,
      number,
    ],
  ) => {
    const order = anOrder({
      discountMode: 'rate',
      discountPercentage: discount,
      shippingMode: shippingRate === null ? 'amount' : 'rate',
      shippingFlatAmount: shippingFlat,
      shippingPercentage: shippingRate,
      tariffPercentage: tariff,
      taxPercentage: tax,
    })
    const costs = computeCosts(order, [{ unitPrice: cents(subtotal), quantity: 1 }], profile)
    return [costs.discount, costs.shipping, costs.tariff, costs.tax, costs.orderTotal, costs.depositAmount]
  }

  it.each([
    // 123.45 less 10% (12.345 → 12.35) = 111.10; shipping 15.00; tariff 2.5% = 2.7775 → 2.78; tax 8.875% of 113.88 = 10.10685
    [12_345, [10, 1500, null, 2.5, 8.875], [1235, 1500, 278, 1011, 13_899, 6950]],
    // shipping 12.5% of 111.10 = 13.8875 → 13.89
    [12_345, [10, null, 12.5, 0, 0], [1235, 1389, 0, 0, 12_499, 6250]],
    // nobody has set shipping: it counts as nothing
    [10_001, [0, null, null, 0, 0], [0, null, 0, 0, 10_001, 5001]],
    // everything given away; shipping stays
    [10_000, [100, 500, null, 10, 10], [10_000, 500, 0, 0, 500, 250]],
    // half cents: 0.5% of 1.00 is 0.5 of a cent, 12.5% of 0.04 too
    [100, [0.5, 0, null, 0, 0], [1, 0, 0, 0, 99, 50]],
    [4, [0, 0, null, 12.5, 0], [0, 0, 1, 0, 5, 3]],
    [1, [50, 0, null, 0, 0], [1, 0, 0, 0, 0, 0]],
  ] as const)('of %i cents with discount, shipping, tariff and tax of %j', (subtotal, terms, expected) => {
    expect(bill(subtotal, terms)).toEqual(expected)
  })
})

describe('[1.9.15, 1.9.16] the fee of a card', () => {
  it.each([
    [0, 0],
    [299_999, 0],
    [300_000, 0],
    // 2.9% of 3,000.01 dollars, the whole of it and not what is above
    [300_001, 8700],
    // 8,714.5 and 8,700.493 cents
    [300_500, 8715],
    [300_017, 8700],
    [10_000_000_000_000, 290_000_000_000],
  ])('on %i cents is %i', (amount, fee) => expect(upchargeOf(cents(amount), 'card', profile)).toBe(fee))

  it('is asked of the deposit alone when that is above the limit, though the rest is not', () => {
    const order = {
      costs: anOrder({ costs: { ...anOrder().costs, orderTotal: 600_002, depositAmount: 300_001 } }).costs,
    }
    const first = amountDue(order, [], profile, 'readyToPayDeposit')
    expect(chargeFor(first, { method: 'card', payInFull: false }, profile)).toEqual({
      paymentAmountBeforeUpchargeInCents: 300_001,
      upchargeAmountInCents: 8700,
      paymentAmountInCents: 308_701,
    })
    const paid = [
      aPayment({
        paymentAmountInCents: 308_701,
        upchargeAmountInCents: 8700,
        paymentAmountBeforeUpchargeInCents: 300_001,
      }),
    ]
    const rest = amountDue(order, paid, profile, 'readyToPayFinal')
    expect(rest.dueInCents).toBe(300_001)
    const partly = [...paid, aPayment({ paymentAmountInCents: 1 })]
    const last = amountDue(order, partly, profile, 'readyToPayFinal')
    expect(chargeFor(last, { method: 'card', payInFull: true }, profile).paymentAmountInCents).toBe(300_000)
  })
})

describe('[1.9.17] what is due of 1,000.01 dollars with a deposit of half', () => {
  const order = {
    costs: anOrder({ costs: { ...anOrder().costs, orderTotal: 100_001, depositAmount: 50_001 } }).costs,
  }
  it.each([
    // status, paid: due, balance, credit
    ['readyToPayDeposit', 0, 50_001, 100_001, 0],
    ['readyToPayDeposit', 50_000, 1, 50_001, 0],
    ['readyToPayDeposit', 50_001, 0, 50_000, 0],
    ['readyToPayFinal', 0, 100_001, 100_001, 0],
    ['readyToPayFinal', 100_000, 1, 1, 0],
    ['readyToPayFinal', 100_001, 0, 0, 0],
    ['readyToPayFinal', 100_002, 0, 0, 1],
    ['inProduction', 0, 0, 100_001, 0],
    ['shipped', 50_001, 50_000, 50_000, 0],
    ['delivered', 0, 100_001, 100_001, 0],
  ])(
    'at %s with %i paid: due %i, open %i, credit %i',
    (statusKey, paid, dueInCents, balanceInCents, creditInCents) => {
      const ledger = paid === 0 ? [] : [aPayment({ paymentAmountInCents: paid })]
      expect(amountDue(order, ledger, profile, statusKey)).toMatchObject({
        dueInCents,
        balanceInCents,
        creditInCents,
      })
    },
  )
})
