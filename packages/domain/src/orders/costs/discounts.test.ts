/** What a discount may be in a category that caps it, and terms said in the other way. Issue 12, number 9. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { anOrder, aProfile } from '../../testing/builders.ts'
import { checkLaw } from '../../testing/check-law.ts'
import { cents } from '../../units/money.ts'
import { discountAs, percentageFor, shippingAs } from './charge-modes.ts'
import { costTrace } from './cost-trace.ts'
import { costsOfSubtotal } from './costs.ts'
import { checkFlatDiscount } from './discount-limit.ts'

const capped = aProfile({ costs: { discountCaps: [{ productCategoryId: 5, maxPercentage: 20 }] } })
const flat = (amount: number, productCategoryId: number | null = 5) =>
  anOrder({ productCategoryId, discountMode: 'amount', discountFlatAmount: amount })
const check = (order: ReturnType<typeof flat>, subtotal: number) =>
  checkFlatDiscount(order, cents(subtotal), capped)

describe('[1.5.43] a flat discount in a category that caps discounts at 20 percent', () => {
  it.each([
    [2000, 10_000, true],
    [2001, 10_000, false],
    // 20 percent of 12,343 cents are 2,468.6
    [2469, 12_343, true],
    [2470, 12_343, false],
    [0, 10_000, true],
    [1, 1, false],
  ])('of %i cents on %i is accepted: %s', (amount, subtotal, isAccepted) => {
    expect(check(flat(amount), subtotal)?.code ?? 'accepted').toBe(
      isAccepted ? 'accepted' : 'discountAboveCap',
    )
  })

  it('is refused in a sentence with the most in money and the share that it is', () => {
    expect(check(flat(5000), 12_000)).toMatchObject({
      message: 'At most $24.00 may be given in this category: 20% of $120.00.',
      details: { mostInCents: 2400, maxPercentage: 20 },
    })
  })

  it('is not measured in other categories, in the other mode, and while the order is empty', () => {
    expect(check(flat(5000, 4), 12_000)).toBeNull()
    expect(check(flat(5000, null), 12_000)).toBeNull()
    expect(check({ ...flat(5000), discountMode: 'rate' }, 12_000)).toBeNull()
    expect(check(flat(5000), 0)).toBeNull()
  })

  it('counts up to the cap once the subtotal has shrunk, and the costs say so', () => {
    const order = flat(2000)
    expect(costsOfSubtotal(order, cents(10_000), capped).discount).toBe(2000)
    expect(costsOfSubtotal(order, cents(5000), capped).discount).toBe(1000)
    const step = costTrace(order, cents(5000), capped).find(({ key }) => key === 'discount')
    expect(step).toMatchObject({ amount: -1000, basis: '$20.00 was set; this is the most that counts' })
  })
})

const plain = aProfile()

describe('[1.4.29, 1.4.30] terms said in the other way are worth the same', () => {
  it('a discount of 10% on $123.45 is $12.35, and back again 10%', () => {
    const byRate = anOrder({ discountMode: 'rate', discountPercentage: 10 })
    const asAmount = discountAs('amount', costsOfSubtotal(byRate, cents(12_345), plain))
    expect(asAmount).toEqual({ discountMode: 'amount', discountFlatAmount: 1235 })
    const costs = costsOfSubtotal({ ...byRate, ...asAmount }, cents(12_345), plain)
    expect(costs.discount).toBe(1235)
    expect(discountAs('rate', costs)).toEqual({ discountMode: 'rate', discountPercentage: 10 })
  })

  it('a capped rate becomes what counts', () => {
    const order = anOrder({ productCategoryId: 5, discountMode: 'rate', discountPercentage: 35 })
    expect(discountAs('amount', costsOfSubtotal(order, cents(10_000), capped))).toEqual({
      discountMode: 'amount',
      discountFlatAmount: 2000,
    })
  })

  it('an order without anything on it changes its mode alone', () => {
    const costs = costsOfSubtotal(anOrder({ discountPercentage: 10 }), cents(0), plain)
    expect(discountAs('amount', costs)).toEqual({ discountMode: 'amount' })
  })

  it('shipping of $15.00 on $90.00 after discount is 16.67%, and back again $15.00', () => {
    const order = anOrder({ discountPercentage: 10, shippingFlatAmount: 1500 })
    const asRate = shippingAs('rate', costsOfSubtotal(order, cents(10_000), plain))
    expect(asRate).toEqual({ shippingMode: 'rate', shippingPercentage: 16.67 })
    const costs = costsOfSubtotal({ ...order, ...asRate }, cents(10_000), plain)
    expect(costs.shipping).toBe(1500)
    expect(shippingAs('amount', costs)).toEqual({ shippingMode: 'amount', shippingFlatAmount: 1500 })
  })

  it('shipping dearer than the goods has no rate', () => {
    const order = anOrder({ shippingFlatAmount: 1500 })
    expect(shippingAs('rate', costsOfSubtotal(order, cents(1000), plain))).toBeNull()
  })

  it.each([
    [1235, 12_345, 10],
    [1, 3, 33],
    [333_333, 1_000_000, 33.3333],
    [100, 100, 100],
    [0, 0, 0],
    [1, 0, null],
    [101, 100, null],
    [-1, 100, null],
  ])('%i of %i cents are %s percent', (amount, whole, percentage) => {
    expect(percentageFor(cents(amount), cents(whole))).toBe(percentage)
  })

  it('whatever discount and subtotal up to 10^13 cents', () => {
    const parts = fc.integer({ min: 1, max: 10_000 })
    const amounts = fc.tuple(fc.integer({ min: 1, max: 13 }), parts, parts).map(([digits, size, share]) => {
      const subtotal = Math.ceil((10 ** digits * size) / 10_000)
      return { subtotal, discount: Math.floor((subtotal * share) / 10_000) }
    })
    checkLaw({ large: 10, some: 70 }, amounts, (cover, { subtotal, discount }) => {
      if (subtotal > 1e10) cover('large')
      if (discount > 0) cover('some')
      const order = anOrder({
        discountMode: 'amount',
        discountFlatAmount: Math.min(discount, 100_000_000_000),
      })
      const costs = costsOfSubtotal(order, cents(subtotal), plain)
      const other = { ...order, ...discountAs('rate', costs) }
      expect(other.discountMode).toBe('rate')
      expect(costsOfSubtotal(other, cents(subtotal), plain)).toEqual(costs)
      const again = { ...other, ...discountAs('amount', costsOfSubtotal(other, cents(subtotal), plain)) }
      expect(costsOfSubtotal(again, cents(subtotal), plain)).toEqual(costs)
    })
  })
})
