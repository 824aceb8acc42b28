/** The credit of returns against whole numbers of any length: nothing is given back twice, and all of it comes to what was paid for. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { freezeTotals } from '../testing/oracles/return-totals.ts'
import { computeCosts } from '../orders/costs/costs.ts'
import { aProfile } from '../testing/builders.ts'
import { checkLaw } from '../testing/check-law.ts'
import { cents } from '../units/money.ts'
import {
  composeCredit,
  creditedLines,
  creditSum,
  lineParts,
  proposedFee,
  shippingLeft,
  shippingTaxOf,
  type SoldOrder,
} from './credit.ts'
import type { ReturnCredit } from './schema.ts'

const world = fc.record({
  lines: fc.array(
    fc.record({ unitPrice: fc.nat({ max: 300_000 }), quantity: fc.integer({ min: 1, max: 9 }) }),
    { minLength: 1, maxLength: 5 },
  ),
  discount: fc.integer({ min: 0, max: 10_000 }).map((rate) => rate / 100),
  tariff: fc.integer({ min: 0, max: 1200 }).map((rate) => rate / 100),
  tax: fc.integer({ min: 0, max: 2500 }).map((rate) => rate / 100),
  shipping: fc.option(fc.nat({ max: 50_000 })),
  shippingIsTaxed: fc.boolean(),
  disableSalesTax: fc.constantFrom(0 as const, 0 as const, 1 as const),
  /** which pieces come back when: each picks a line and how many */
  steps: fc.array(fc.record({ line: fc.nat({ max: 4 }), pieces: fc.integer({ min: 1, max: 9 }) }), {
    maxLength: 12,
  }),
  /** returns that are taken back, by their place */
  undone: fc.array(fc.nat({ max: 11 }), { maxLength: 3 }),
})
type World = typeof world extends fc.Arbitrary<infer Value> ? Value : never

function sold(given: World): SoldOrder {
  const profile = aProfile({ costs: { shippingIsTaxed: given.shippingIsTaxed } })
  const order = {
    discountMode: 'rate' as const,
    discountPercentage: given.discount,
    discountFlatAmount: cents(0),
    shippingMode: 'amount' as const,
    shippingPercentage: null,
    shippingFlatAmount: given.shipping === null ? null : cents(given.shipping),
    tariffPercentage: given.tariff,
    taxPercentage: given.tax,
    disableSalesTax: given.disableSalesTax,
    isStocked: 0 as const,
    productCategoryId: null,
  }
  const lines = given.lines.map(({ unitPrice, quantity }, index) => ({
    id: index + 1,
    productId: index + 1,
    title: `Line ${index + 1}`,
    number: index + 1,
    quantity,
    unitPrice: cents(unitPrice),
  }))
  const costs = computeCosts(order, lines, profile)
  return { costs, lines, shippingTax: shippingTaxOf(order, costs, profile) }
}

const plain = { fee: cents(0), shipping: cents(0), shippingTax: cents(0), amount: null }

function credited(order: SoldOrder, earlier: readonly ReturnCredit[], lineId: number, pieces: number) {
  const lines = creditedLines(order, earlier, new Map([[lineId, pieces]]))
  const made = composeCredit(lines, plain, cents(Number.MAX_SAFE_INTEGER))
  if (!made.ok) throw new Error(made.fault)
  return made.credit
}

const creditOf = (credits: readonly ReturnCredit[], lineId: number) =>
  credits
    .flatMap(({ lines }) => lines)
    .filter(({ productInstanceId }) => productInstanceId === lineId)
    .reduce((sum, { credit }) => sum + credit, 0)

function costOfLine(order: SoldOrder, lineId: number): number {
  const parts = lineParts(order).get(lineId)
  if (!parts) throw new Error('every line has its parts')
  return parts.gross - parts.discount + parts.tariff + parts.tax
}

describe('[issue 18] the credit of returns', () => {
  it('of all lines is what the goods cost; of each part of a line within a cent of its share', () => {
    checkLaw({ discounted: 60, taxed: 40 }, world, (cover, given) => {
      const order = sold(given)
      const { costs, shippingTax } = order
      const all = order.lines.reduce((sum, { id }) => sum + costOfLine(order, id), 0)
      expect(all).toBe(costs.orderTotal - (costs.shipping ?? 0) - shippingTax)
      const parts = lineParts(order)
      const whole = BigInt(costs.orderSubTotal)
      for (const line of order.lines) {
        const gross = BigInt(line.unitPrice ?? 0) * BigInt(line.quantity)
        const part = parts.get(line.id)
        expect(BigInt(part?.gross ?? -1)).toBe(gross)
        for (const [amount, share] of [
          [costs.discount, part?.discount],
          [costs.tariff, part?.tariff],
          [costs.tax - shippingTax, part?.tax],
        ] as const) {
          const off = BigInt(share ?? 0) * whole - BigInt(amount) * gross
          expect(off <= whole && off >= -whole).toBe(true)
        }
      }
      if (costs.discount > 0) cover('discounted')
      if (costs.tax > 0) cover('taxed')
    })
  })

  it('of parts of a line never exceeds what the line cost, and is exactly that once all pieces are back, in any split', () => {
    checkLaw({ several: 40, undone: 5 }, world, (cover, given) => {
      const order = sold(given)
      let credits: ReturnCredit[] = []
      for (const { line, pieces } of given.steps) {
        const lineId = (line % order.lines.length) + 1
        credits = [...credits, credited(order, credits, lineId, pieces)]
      }
      const kept = credits.filter((_, index) => !given.undone.includes(index))
      if (kept.length < credits.length) cover('undone')
      if (kept.length > 2) cover('several')
      for (const { id } of order.lines) {
        expect(creditOf(kept, id)).toBeLessThanOrEqual(costOfLine(order, id))
      }
      // What is left comes back piece by piece.
      let all = kept
      for (const { id, quantity } of order.lines) {
        for (let piece = 0; piece < quantity; piece++) all = [...all, credited(order, all, id, 1)]
        expect(creditOf(all, id)).toBe(costOfLine(order, id))
      }
      expect(creditSum(all)).toBe(order.costs.orderTotal - (order.costs.shipping ?? 0) - order.shippingTax)
    })
  })

  it('with the shipping is the total; shipping is given back once', () => {
    checkLaw({ shipped: 40 }, world, (cover, given) => {
      const order = sold(given)
      const pieces = new Map(order.lines.map(({ id, quantity }) => [id, quantity]))
      const left = shippingLeft(order, [])
      const made = composeCredit(
        creditedLines(order, [], pieces),
        { ...plain, ...left },
        order.costs.orderTotal,
      )
      if (!made.ok) throw new Error(made.fault)
      expect(made.credit.total).toBe(order.costs.orderTotal)
      expect(shippingLeft(order, [made.credit])).toEqual({ shipping: 0, shippingTax: 0 })
      expect(freezeTotals(order, [{ number: 1, reason: 'other', credit: made.credit }])).toEqual({
        subtotal: 0,
        discount: 0,
        shipping: 0,
        tariff: 0,
        tax: 0,
      })
      if (left.shipping > 0) cover('shipped')
    })
  })

  it('keeps a fee of the goods without tax where the organization is not at fault, and never more than is credited', () => {
    checkLaw({ fee: 40 }, fc.tuple(world, fc.nat({ max: 100 })), (cover, [given, rate]) => {
      const order = sold(given)
      const lines = creditedLines(order, [], new Map([[1, 1]]))
      const fee = proposedFee(lines, 'noLongerNeeded', rate)
      expect(fee).toBeGreaterThanOrEqual(0)
      expect(composeCredit(lines, { ...plain, fee }, order.costs.orderTotal).ok).toBe(true)
      expect(proposedFee(lines, 'damaged', rate)).toBe(0)
      expect(proposedFee(lines, 'wrong', rate)).toBe(0)
      if (fee > 0) cover('fee')
    })
  })
})

describe('[issue 18] an amount that an employee makes another', () => {
  const order = sold({
    lines: [{ unitPrice: 10_000, quantity: 2 }],
    discount: 10,
    tariff: 0,
    tax: 8,
    shipping: null,
    shippingIsTaxed: false,
    disableSalesTax: 0,
    steps: [],
    undone: [],
  })
  const lines = creditedLines(order, [], new Map([[1, 1]]))

  it('is kept with what it differs by', () => {
    expect(lines[0]).toMatchObject({ gross: 10_000, discount: 1000, tax: 720, credit: 9720, before: 0 })
    const made = composeCredit(lines, { ...plain, fee: cents(1000), amount: cents(8000) }, cents(19_440))
    expect(made).toMatchObject({
      ok: true,
      credit: { goods: 9720, fee: 1000, adjustment: -720, total: 8000 },
    })
  })

  it('is refused above what is still billed, and a fee above what is credited', () => {
    expect(composeCredit(lines, { ...plain, amount: cents(19_441) }, cents(19_440))).toEqual({
      ok: false,
      fault: 'creditTooHigh',
    })
    expect(composeCredit(lines, { ...plain, fee: cents(9721) }, cents(19_440))).toEqual({
      ok: false,
      fault: 'feeTooHigh',
    })
  })
})
