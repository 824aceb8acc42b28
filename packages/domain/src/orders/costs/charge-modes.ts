/** A discount or shipping said in the other way, as an amount or as a rate, and worth the same. [1.4.29, 1.4.30] */
import { exact, divide, multiply, toNumber } from '../../units/exact.ts'
import { type Cents, cents, percentageOf, zeroCents } from '../../units/money.ts'
import type { Costs, ProductOrder } from '../schema.ts'

/** Digits after the point of a percentage that JavaScript keeps. */
const MAX_DECIMALS = 12

/** The shortest percentage that makes `amount` of `whole`, up to 100; null where there is none. */
export function percentageFor(amount: Cents, whole: Cents): number | null {
  if (amount === 0) return 0
  if (amount < 0 || whole <= 0 || amount > whole) return null
  const share = toNumber(multiply(divide(exact(amount), exact(whole)), 100))
  for (let decimals = 0; decimals <= MAX_DECIMALS; decimals++) {
    const percentage = Number(share.toFixed(decimals))
    if (percentage <= 100 && percentageOf(whole, percentage) === amount) return percentage
  }
  return null
}

type DiscountTerms = Partial<Pick<ProductOrder, 'discountMode' | 'discountFlatAmount' | 'discountPercentage'>>
type ShippingTerms = Partial<Pick<ProductOrder, 'shippingMode' | 'shippingFlatAmount' | 'shippingPercentage'>>

/** The discount that counts now, said in this mode. An order without anything on it keeps what was set in either. */
export function discountAs(mode: ProductOrder['discountMode'], costs: Costs): DiscountTerms | null {
  const { discount, orderSubTotal } = costs
  if (orderSubTotal <= 0) return { discountMode: mode }
  if (mode === 'amount') return { discountMode: mode, discountFlatAmount: discount }
  const discountPercentage = percentageFor(discount, orderSubTotal)
  return discountPercentage === null ? null : { discountMode: mode, discountPercentage }
}

/**
 * The shipping that counts now, said in this mode; what is still to be determined begins at 0. Null where no rate makes
 * it: more than the goods cost.
 */
export function shippingAs(mode: ProductOrder['shippingMode'], costs: Costs): ShippingTerms | null {
  const shipping = costs.shipping ?? zeroCents
  if (mode === 'amount') return { shippingMode: mode, shippingFlatAmount: shipping }
  const shippingPercentage = percentageFor(shipping, cents(costs.orderSubTotal - costs.discount))
  return shippingPercentage === null ? null : { shippingMode: mode, shippingPercentage }
}
