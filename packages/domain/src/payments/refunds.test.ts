import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { cents } from '../units/money.ts'
import { type ChargedAmounts, refundableInCents, refundAmounts } from './refunds.ts'

function charge(before: number, fee: number): ChargedAmounts {
  return {
    paymentAmountInCents: cents(before + fee),
    upchargeAmountInCents: cents(fee),
    paymentAmountBeforeUpchargeInCents: cents(before),
  }
}

describe('a refund of a card payment', () => {
  it.each([
    [100_000, 2_900, 102_900, -2_900],
    [100_000, 2_900, 51_450, -1_450],
    [100_000, 0, 1, 0],
  ])(
    '[1.3.25] of %i with a fee of %i gives back of %i cents the fee of %i',
    (price, fee, amount, expected) => {
      const refund = refundAmounts(charge(price, fee), [], cents(amount))
      expect(refund.paymentAmountInCents).toBe(-amount)
      expect(refund.upchargeAmountInCents + 0).toBe(expected)
    },
  )

  test.prop([
    fc.integer({ min: 1, max: 5_000_000 }),
    fc.integer({ min: 0, max: 200_000 }),
    fc.array(fc.integer({ min: 1, max: 900_000 }), { maxLength: 8 }),
  ])(
    'in any parts: each part adds up, and all parts together are the payment, its fee exactly',
    (price, fee, parts) => {
      const payment = charge(price, fee)
      const refunds: ChargedAmounts[] = []
      for (const part of [...parts, price + fee]) {
        const left = refundableInCents(payment, refunds)
        if (left === 0) break
        const refund = refundAmounts(payment, refunds, cents(Math.min(part, left)))
        expect(refund.paymentAmountInCents).toBe(
          refund.paymentAmountBeforeUpchargeInCents + refund.upchargeAmountInCents,
        )
        expect(refund.upchargeAmountInCents).toBeLessThanOrEqual(0)
        refunds.push(refund)
      }
      expect(refundableInCents(payment, refunds)).toBe(0)
      const sum = (field: keyof ChargedAmounts) => refunds.reduce((total, refund) => total - refund[field], 0)
      expect(sum('upchargeAmountInCents')).toBe(fee)
      expect(sum('paymentAmountBeforeUpchargeInCents')).toBe(price)
    },
  )
})
