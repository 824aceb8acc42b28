import { describe, expect, it } from 'vitest'
import { anOrder, aProfile } from '../../testing/builders.ts'
import { cents } from '../../units/money.ts'
import { type CostLine, computeCosts, effectiveDiscountPercentage } from './costs.ts'

function line(unitPrice: number, quantity = 1): CostLine {
  return { unitPrice: cents(unitPrice), quantity }
}

const profile = aProfile()

describe('the costs of an order', () => {
  it('[1.1.09, 1.3.07] are subtotal, discount, shipping, tariff, tax, total and deposit', () => {
    const order = anOrder({
      discountMode: 'rate',
      discountPercentage: 10,
      shippingMode: 'amount',
      shippingFlatAmount: 2500,
      tariffPercentage: 5,
      taxPercentage: 8.875,
    })
    expect(computeCosts(order, [line(10_000, 2), line(5000)], profile)).toEqual({
      orderSubTotal: 25_000,
      discount: 2500,
      shipping: 2500,
      shippingIsTbd: false,
      tariff: 1125,
      tax: 2097,
      orderTotal: 28_222,
      depositAmount: 14_111,
      depositPercentage: 50,
    })
  })

  it.each([
    ['[1.4.30] a discount by amount', { discountMode: 'amount', discountFlatAmount: 700 } as const, 700],
    ['[1.4.30] a discount by rate', { discountMode: 'rate', discountPercentage: 12.5 } as const, 1250],
    [
      'a discount larger than the subtotal',
      { discountMode: 'amount', discountFlatAmount: 99_999 } as const,
      10_000,
    ],
  ])('%s', (_, given, discount) => {
    expect(computeCosts(anOrder(given), [line(10_000)], profile).discount).toBe(discount)
  })

  it.each([
    ['[1.4.29] by amount', { shippingMode: 'amount', shippingFlatAmount: 1500 } as const, 1500, false],
    [
      '[1.4.29] by rate, of the discounted subtotal',
      { shippingMode: 'rate', shippingPercentage: 10, discountPercentage: 20 } as const,
      800,
      false,
    ],
    ['free', { shippingMode: 'amount', shippingFlatAmount: 0 } as const, 0, false],
    [
      '[1.9.12] null while nobody set it',
      { shippingMode: 'amount', shippingFlatAmount: null } as const,
      null,
      true,
    ],
    [
      '[1.9.12] null in rate mode too',
      { shippingMode: 'rate', shippingPercentage: null } as const,
      null,
      true,
    ],
  ])('shipping is %s', (_, given, shipping, shippingIsTbd) => {
    expect(computeCosts(anOrder(given), [line(10_000)], profile)).toMatchObject({ shipping, shippingIsTbd })
  })

  it('[1.4.28] carries no tax while sales tax is disabled', () => {
    const order = anOrder({ taxPercentage: 8 })
    expect(computeCosts(order, [line(10_000)], profile).tax).toBe(800)
    expect(computeCosts({ ...order, disableSalesTax: 1 }, [line(10_000)], profile).tax).toBe(0)
  })

  it('taxes shipping only where the profile says so', () => {
    const order = anOrder({ taxPercentage: 10, shippingFlatAmount: 1000 })
    expect(computeCosts(order, [line(10_000)], profile).tax).toBe(1000)
    const taxed = aProfile({ costs: { shippingIsTaxed: true } })
    expect(computeCosts(order, [line(10_000)], taxed).tax).toBe(1100)
  })

  it('[1.9.17] asks 100 percent deposit for stocked orders, else what the profile says', () => {
    const order = anOrder()
    expect(computeCosts(order, [line(1001)], profile)).toMatchObject({
      depositAmount: 501,
      depositPercentage: 50,
    })
    expect(computeCosts({ ...order, isStocked: 1 }, [line(1001)], profile)).toMatchObject({
      depositAmount: 1001,
      depositPercentage: 100,
    })
    const third = aProfile({ costs: { depositPercentage: 33 } })
    expect(computeCosts(order, [line(1000)], third).depositAmount).toBe(330)
  })

  it('[1.5.43] caps the discount of a category where the profile does', () => {
    const capped = aProfile({ costs: { discountCaps: [{ productCategoryId: 5, maxPercentage: 20 }] } })
    const order = anOrder({ productCategoryId: 5, discountPercentage: 35 })
    expect(effectiveDiscountPercentage(order, capped)).toBe(20)
    const twice = aProfile({
      costs: {
        discountCaps: [
          { productCategoryId: 5, maxPercentage: 20 },
          { productCategoryId: 5, maxPercentage: 15 },
        ],
      },
    })
    expect(effectiveDiscountPercentage(order, twice)).toBe(15)
    expect(computeCosts(order, [line(10_000)], capped).discount).toBe(2000)
    expect(computeCosts({ ...order, productCategoryId: 4 }, [line(10_000)], capped).discount).toBe(3500)
    const flat = anOrder({ productCategoryId: 5, discountMode: 'amount', discountFlatAmount: 9000 })
    expect(computeCosts(flat, [line(10_000)], capped).discount).toBe(2000)
  })

  it('[1.9.11] rates are 0 by default', () => {
    expect(computeCosts(anOrder(), [line(10_000)], profile)).toMatchObject({
      discount: 0,
      tariff: 0,
      tax: 0,
      orderTotal: 10_000,
    })
  })
})
