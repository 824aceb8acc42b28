import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { cents } from '../units/money.ts'
import { ledgerLines } from './ledger-lines.ts'
import { type ChargedAmounts, refundableInCents, refundAmounts } from './refunds.ts'
import { type PaymentRecord, paymentRecordSchema } from './schema.ts'

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
    // exactly half a cent: 11,674 × 65,212 ÷ 122,128 is 6,233.5
    [110_454, 11_674, 65_212, -6234],
    [9_999_999_000_000, 999_999, 5_000_000_000_000, -500_000],
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

describe('what of a card payment is left to give back', () => {
  const entry = (id: number, amounts: ChargedAmounts, more: Partial<PaymentRecord>): PaymentRecord =>
    paymentRecordSchema.parse({
      id,
      orgId: 1,
      productOrderId: 1,
      created: '2026-11-02 10:00:00',
      date: '2026-11-02 10:00:00',
      kind: 'payment',
      method: 'card',
      statusKey: 'deposit',
      providerReference: `pi_${id}`,
      userId: null,
      ...amounts,
      ...more,
    })
  const first = entry(1, charge(100_000, 2_900), {})
  const second = entry(2, charge(50_000, 0), {})
  const back = entry(3, refundAmounts(first, [], cents(2_900)), { kind: 'refund', refundsId: 1 })
  const left = (ledger: readonly PaymentRecord[]) =>
    ledgerLines(ledger, cents(150_000)).map((line) => line.refundableInCents)

  it('[1.3.25] counts the refunds that name the payment, and none of another', () => {
    expect(left([first, second, back])).toEqual([100_000, 50_000, 0])
    expect(ledgerLines([first, second, back], cents(0))[2]?.refunds).toBe(first)
  })

  it('comes back when a refund fails', () => {
    const failed = entry(4, charge(2_818, 82), { kind: 'correction', correctsId: 3 })
    expect(left([first, back, failed])).toEqual([102_900, 0, 0])
  })

  it('is nothing for wires, and for who does not read the provider’s reference', () => {
    const wire = entry(5, charge(1_000, 0), { method: 'wire', providerReference: null })
    expect(left([wire, { ...second, providerReference: null }])).toEqual([0, 0])
  })
})
