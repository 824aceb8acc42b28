/** The arithmetic of costs against whole numbers of any length, up to 10^13 cents. Issue 12, number 8. */
import { fc } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { aProfile } from '../../testing/builders.ts'
import { checkLaw } from '../../testing/check-law.ts'
import { cents } from '../../units/money.ts'
import { computeCosts } from './costs.ts'

/** A percentage as it is written: so many digits after the point. */
type Rate = { readonly digits: bigint; readonly decimals: number; readonly percentage: number }

const rate = fc
  .record({ whole: fc.integer({ min: 0, max: 99 }), after: fc.stringMatching(/^\d{0,12}$/) })
  .map(
    ({ whole, after }): Rate => ({
      digits: BigInt(`${whole}${after}`),
      decimals: after.length,
      percentage: Number(`${whole}.${after || '0'}`),
    }),
  )
const rates = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Rate>({ digits: 0n, decimals: 0, percentage: 0 }) },
  { weight: 1, arbitrary: fc.constant<Rate>({ digits: 100n, decimals: 0, percentage: 100 }) },
  { weight: 6, arbitrary: rate },
)

/** That share of an amount in whole cents, half away from zero. */
function share(amount: bigint, { digits, decimals }: Rate): bigint {
  const bottom = 10n ** BigInt(decimals + 2)
  return (2n * amount * digits + bottom) / (2n * bottom)
}

const lesser = (a: bigint, b: bigint) => (a < b ? a : b)

const lines = fc.array(
  fc.oneof(
    fc.record({ unitPrice: fc.nat({ max: 3_000_000 }), quantity: fc.integer({ min: 1, max: 40 }) }),
    fc.record({
      unitPrice: fc.maxSafeNat().map((value) => value % 1_000_000_000_000),
      quantity: fc.integer({ min: 1, max: 2 }),
    }),
  ),
  { maxLength: 5 },
)

const world = fc.record({
  lines,
  discountMode: fc.constantFrom('amount' as const, 'rate' as const),
  discount: rates,
  discountFlat: fc.oneof(fc.nat({ max: 5_000_000 }), fc.nat({ max: 100_000_000_000 })),
  cap: fc.option(rates),
  shippingMode: fc.constantFrom('amount' as const, 'rate' as const),
  shipping: fc.option(rates),
  shippingFlat: fc.option(fc.nat({ max: 100_000_000_000 })),
  tariff: rates,
  tax: rates,
  deposit: rates,
  disableSalesTax: fc.constantFrom(0 as const, 0 as const, 1 as const),
  isStocked: fc.constantFrom(0 as const, 1 as const),
  shippingIsTaxed: fc.boolean(),
})

describe('the arithmetic of costs', () => {
  it('[1.1.09] every part is exact to the cent up to 10^13 cents, whatever the decimals of a rate, and all add up', () => {
    checkLaw(
      { large: 25, decimals: 80, capped: 10 },
      world,
      (cover, given) => {
        const order = {
          discountMode: given.discountMode,
          discountPercentage: given.discount.percentage,
          discountFlatAmount: cents(given.discountFlat),
          shippingMode: given.shippingMode,
          shippingPercentage: given.shipping?.percentage ?? null,
          shippingFlatAmount: given.shippingFlat === null ? null : cents(given.shippingFlat),
          tariffPercentage: given.tariff.percentage,
          taxPercentage: given.tax.percentage,
          disableSalesTax: given.disableSalesTax,
          isStocked: given.isStocked,
          productCategoryId: 5,
        }
        const profile = aProfile({
          costs: {
            shippingIsTaxed: given.shippingIsTaxed,
            depositPercentage: given.deposit.percentage,
            discountCaps:
              given.cap === null ? [] : [{ productCategoryId: 5, maxPercentage: given.cap.percentage }],
          },
        })
        const subtotal = given.lines.reduce(
          (sum, line) => sum + BigInt(line.unitPrice) * BigInt(line.quantity),
          0n,
        )
        const wished =
          given.discountMode === 'rate' ? share(subtotal, given.discount) : BigInt(given.discountFlat)
        const most = given.cap === null ? subtotal : share(subtotal, given.cap)
        const discount = lesser(wished, most)
        const discounted = subtotal - discount
        const flat = given.shippingFlat === null ? null : BigInt(given.shippingFlat)
        const byRate = given.shipping === null ? null : share(discounted, given.shipping)
        const shipping = given.shippingMode === 'amount' ? flat : byRate
        const tariff = share(discounted, given.tariff)
        const taxed = discounted + tariff + (given.shippingIsTaxed ? (shipping ?? 0n) : 0n)
        const tax = given.disableSalesTax === 1 ? 0n : share(taxed, given.tax)
        const total = discounted + (shipping ?? 0n) + tariff + tax
        if (subtotal > 1_000_000_000_000n) cover('large')
        if (given.tax.decimals > 0 || given.tariff.decimals > 0) cover('decimals')
        if (wished > most) cover('capped')
        const whole: Pick<Rate, 'digits' | 'decimals' | 'percentage'> =
          given.isStocked === 1 ? { digits: 100n, decimals: 0, percentage: 100 } : given.deposit
        expect(
          computeCosts(
            order,
            given.lines.map(({ unitPrice, quantity }) => ({ unitPrice: cents(unitPrice), quantity })),
            profile,
          ),
        ).toEqual({
          orderSubTotal: Number(subtotal),
          discount: Number(discount),
          shipping: shipping === null ? null : Number(shipping),
          shippingIsTbd: shipping === null,
          tariff: Number(tariff),
          tax: Number(tax),
          orderTotal: Number(total),
          depositAmount: Number(share(total, whole)),
          depositPercentage: whole.percentage,
        })
      },
      { numRuns: 400 },
    )
  })

  it.each([
    // subtotal, rate, tax: 8.875 percent of 10^13 less a cent is 887,499,999,999.91125
    [9_999_999_999_999, 8.875, 887_500_000_000],
    [10_000_000_000_000, 8.875, 887_500_000_000],
    [9_999_999_999_996, 12.5, 1_250_000_000_000],
    [9_999_999_999_995, 12.5, 1_249_999_999_999],
    [9_999_999_999_990, 0.05, 5_000_000_000],
    [1_000_000_000_100, 0.5, 5_000_000_001],
    [9_977_492_050_132, 33.333, 3_325_797_425_070],
    [8_000_000_000_001, 33.3333333333, 2_666_666_666_664],
  ])('[1.1.09] of %i cents %d percent are %i', (subtotal, taxPercentage, tax) => {
    const order = {
      discountMode: 'rate' as const,
      discountPercentage: 0,
      discountFlatAmount: cents(0),
      shippingMode: 'amount' as const,
      shippingPercentage: null,
      shippingFlatAmount: null,
      tariffPercentage: 0,
      taxPercentage,
      disableSalesTax: 0 as const,
      isStocked: 0 as const,
      productCategoryId: null,
    }
    expect(computeCosts(order, [{ unitPrice: cents(subtotal), quantity: 1 }], aProfile()).tax).toBe(tax)
  })
})
