import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { cents, formatCents, percentageOf, roundToCents, sumCents } from './money.ts'

describe('money', () => {
  it.each([
    [0.5, 1],
    [-0.5, -1],
    [1.4999, 1],
    [2.5, 3],
    [-2.5, -3],
    [1.005 * 100, 101],
    [0, 0],
  ])('%d rounds half away from zero to %i', (value, rounded) => {
    expect(roundToCents(value)).toBe(rounded)
  })

  it('refuses what is no amount', () => {
    expect(() => roundToCents(Number.NaN)).toThrow(RangeError)
    expect(() => cents(1.5)).toThrow(RangeError)
  })

  test.prop([fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }))])('sums are exact', (amounts) => {
    expect(sumCents(amounts.map(cents))).toBe(amounts.reduce((sum, amount) => sum + amount, 0))
  })

  test.prop([fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 100_000 })])(
    'a percentage is rounded once, as exact arithmetic has it',
    (amount, thousandths) => {
      const exact = (BigInt(amount) * BigInt(thousandths) + 50_000n) / 100_000n
      expect(percentageOf(cents(amount), thousandths / 1000)).toBe(Number(exact))
    },
  )

  it('[1.9.07] is shown with the symbol of its currency: a command’s total in euros', () => {
    expect(formatCents(cents(1_250_050), '€')).toBe('€12,500.50')
  })
})
