/** Margins held against fractions of whole numbers of any length, read as slowly as they are written down. */
import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { cents, sumCents } from '../units/money.ts'
import { lineMargins, marginPercent, marginPercentText, marginTotal, worstFirst } from './margin.ts'

/** top / bottom (above 0) to the nearest whole number, halves away from zero. */
function nearestOf(top: bigint, bottom: bigint): bigint {
  const size = top < 0n ? -top : top
  const rounded = (2n * size + bottom) / (2n * bottom)
  return top < 0n ? -rounded : rounded
}

const amount = fc.integer({ min: -2_000_000, max: 900_000_000 })
const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 999 }),
    unitPrice: fc.option(fc.integer({ min: 0, max: 900_000_000 })),
    unitCost: fc.option(amount),
  })
  .map(({ quantity, unitPrice, unitCost }) => ({
    quantity,
    unitPrice: unitPrice === null ? null : cents(unitPrice),
    unitCost: unitCost === null ? null : cents(unitCost),
  }))
const orders = fc
  .tuple(fc.array(line, { maxLength: 12 }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([lines, share]) => {
    const whole = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * (unitPrice ?? 0), 0)
    return { lines, whole, discount: cents(Math.floor(whole * share)) }
  })

describe('the margin of lines', () => {
  test.prop([orders])('is their price less their part of the discount, less what they cost', (order) => {
    const { lines, whole, discount } = order
    let sum = 0n
    const expected = lines.map(({ quantity, unitPrice, unitCost }) => {
      const gross = BigInt(quantity) * BigInt(unitPrice ?? 0)
      const upTo = (part: bigint) => (whole === 0 ? 0n : nearestOf(BigInt(discount) * part, BigInt(whole)))
      const part = upTo(sum + gross) - upTo(sum)
      sum += gross
      const revenue = unitPrice === null ? null : Number(gross - part)
      const cost = unitCost === null ? null : Number(BigInt(quantity) * BigInt(unitCost))
      return { revenue, cost, margin: revenue === null || cost === null ? null : revenue - cost }
    })
    const margins = lineMargins(lines, discount)
    expect(
      margins.map(({ revenue, cost, margin }) => ({ revenue, cost, margin: margin && margin.margin })),
    ).toEqual(expected)
    // Not a cent of the discount is lost, or given twice.
    expect(sumCents(margins.flatMap(({ revenue }) => revenue ?? []))).toBe(whole - discount)
  })

  test.prop([orders])('of an order is that of the lines that are known, and says of how many', (order) => {
    const margins = lineMargins(order.lines, order.discount)
    const known = margins.flatMap(({ margin }) => margin ?? [])
    const total = marginTotal(margins)
    const revenue = known.reduce((sum, one) => sum + one.revenue, 0)
    const cost = known.reduce((sum, one) => sum + one.cost, 0)
    expect(total).toEqual({
      revenue,
      cost,
      margin: revenue - cost,
      percent: revenue === 0 ? null : Number(nearestOf(BigInt(revenue - cost) * 1000n, BigInt(revenue))) / 10,
      knownLines: known.length,
      allLines: order.lines.length,
    })
  })

  test.prop([orders])('stands with the worst first, and what is not known last', (order) => {
    const sorted = worstFirst(lineMargins(order.lines, order.discount))
    const firstUnknown = sorted.findIndex(({ margin }) => margin === null)
    const known = firstUnknown === -1 ? sorted : sorted.slice(0, firstUnknown)
    expect(sorted.slice(known.length).every(({ margin }) => margin === null)).toBe(true)
    const percents = known.flatMap(({ margin }) => margin?.percent ?? [])
    expect(percents).toEqual(percents.toSorted((a, b) => a - b))
  })
})

describe('a percentage', () => {
  test.prop([amount, fc.integer({ min: 1, max: 900_000_000 })])(
    'is that of the revenue, to one decimal, halves away from zero',
    (margin, revenue) => {
      const percent = marginPercent(cents(margin), cents(revenue))
      expect(percent).toBe(Number(nearestOf(BigInt(margin) * 1000n, BigInt(revenue))) / 10)
    },
  )

  it('is rounded as it is on paper, and never minus nothing', () => {
    expect(marginPercent(cents(125), cents(100_000))).toBe(0.1)
    expect(marginPercent(cents(150), cents(100_000))).toBe(0.2)
    expect(marginPercent(cents(-150), cents(100_000))).toBe(-0.2)
    expect(marginPercent(cents(-1), cents(100_000))).toBe(0)
    expect(marginPercentText(12.5)).toBe('12.5%')
    expect(marginPercentText(40)).toBe('40.0%')
    expect(marginPercentText(-3.4)).toBe('−3.4%')
  })

  it('is none where nothing comes in', () => {
    expect(marginPercent(cents(-500), cents(0))).toBeNull()
    const [given] = lineMargins([{ quantity: 2, unitPrice: cents(0), unitCost: cents(250) }], cents(0))
    expect(given?.margin).toEqual({ revenue: 0, cost: 500, margin: -500, percent: null })
  })
})

it('what costs something and brings nothing in stands before all others', () => {
  const margins = lineMargins(
    [
      { quantity: 1, unitPrice: cents(1000), unitCost: cents(1500) },
      { quantity: 1, unitPrice: cents(1000), unitCost: null },
      { quantity: 1, unitPrice: cents(0), unitCost: cents(0) },
      { quantity: 1, unitPrice: cents(0), unitCost: cents(10) },
      { quantity: 1, unitPrice: cents(1000), unitCost: cents(100) },
    ],
    cents(0),
  )
  const order = worstFirst(margins.map((one, index) => ({ ...one, index }))).map(({ index }) => index)
  expect(order).toEqual([3, 0, 4, 2, 1])
})
