/** What another pricing date would change. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { evaluateOrder } from './evaluate.ts'
import {
  aContext,
  aDocument,
  anItem,
  anOrder,
  aPricingRule,
  aProduct,
  aProfile,
  at,
  fixed,
  testNow,
} from '../testing/builders.ts'
import { checkPricingDate, pricingDifference } from './pricing-difference.ts'

const rule = (id: number, versions: readonly [string, number][]) =>
  aPricingRule({
    id,
    versions: Object.fromEntries(
      versions.map(([created, value], index) => [
        String(index + 1),
        { created: at(created), expressions: [fixed(value)] },
      ]),
    ),
  })
const context = aContext({
  products: [
    aProduct({ id: 1, productPricingRuleId: 1 }),
    aProduct({ id: 2, productPricingRuleId: 2 }),
    aProduct({ id: 3, productPricingRuleId: 3 }),
  ],
  productPricingRules: [
    rule(1, [
      ['2024-01-01', 1_000],
      ['2025-01-01', 1_250],
    ]),
    rule(2, [['2024-01-01', 400]]),
    rule(3, [['2025-01-01', 90]]),
  ],
})
const judged = (items: readonly ReturnType<typeof anItem>[], order: Parameters<typeof aDocument>[1] = {}) =>
  evaluateOrder(context, aDocument(items, { effectivePricingDate: at('2024-06-01'), ...order }))

describe('another pricing date', () => {
  it('[1.2.88] is answered line by line, by the lines that change, and in the totals', () => {
    const before = judged(
      [anItem({ id: 1, productId: 1, quantity: 3 }), anItem({ id: 2, productId: 2, rank: 2 })],
      { taxPercentage: 10 },
    )
    expect(pricingDifference(before, at('2025-06-01'))).toEqual({
      lines: [{ itemId: 1, quantity: 3, before: 3_000, after: 3_750, difference: 750 }],
      subtotal: { before: 3_400, after: 4_150, difference: 750 },
      total: { before: 3_740, after: 4_565, difference: 825 },
    })
  })

  it('says so when a line had no price then', () => {
    const difference = pricingDifference(judged([anItem({ id: 5, productId: 3 })]), at('2025-06-01'))
    expect(difference.lines).toEqual([{ itemId: 5, quantity: 1, before: null, after: 90, difference: null }])
  })

  test.prop([
    fc.array(fc.tuple(fc.constantFrom(1, 2), fc.integer({ min: 1, max: 50 })), { maxLength: 8 }),
    fc.constantFrom('2024-02-01', '2024-12-31', '2025-01-01', '2026-01-01'),
  ])('the lines add up to the difference of the subtotals', (lines, day) => {
    const items = lines.map(([productId, quantity], index) => anItem({ id: index + 1, productId, quantity }))
    const { lines: changed, subtotal } = pricingDifference(judged(items), at(day))
    expect(changed.reduce((sum, line) => sum + (line.difference ?? 0), 0)).toBe(subtotal.difference)
  })
})

describe('a pricing date', () => {
  const started = anOrder()
  const submitted = anOrder({ statusData: { submittedForApproval: { date: testNow } } })
  it.each([
    [null, started, null],
    [null, submitted, 'pricingDatePinned'],
    ['2020-01-01 00:00:00', submitted, null],
    [testNow, submitted, null],
    ['2999-01-01 00:00:00', started, 'pricingDateInFuture'],
  ])('%s of an order: %#', (date, order, code) => {
    expect(checkPricingDate(date, order, aProfile(), testNow)?.code ?? null).toBe(code)
  })
})
