/** What an order costs: subtotal, discount, shipping, tariff, tax, total and deposit. [1.1.09, 1.3.07] */
import type { OrgProfile } from '../../tenancy/profile.ts'
import { cents, percentageOf, sumCents, zeroCents, type Cents } from '../../units/money.ts'
import type { Costs, ProductOrder } from '../schema.ts'

/** The fields of an order that its costs depend on. */
export type CostInputs = Pick<
  ProductOrder,
  | 'discountMode'
  | 'discountPercentage'
  | 'discountFlatAmount'
  | 'shippingMode'
  | 'shippingPercentage'
  | 'shippingFlatAmount'
  | 'tariffPercentage'
  | 'taxPercentage'
  | 'disableSalesTax'
  | 'isStocked'
  | 'productCategoryId'
> &
  /** left out: nothing came back */
  Partial<Pick<ProductOrder, 'returnCreditInCents'>>

export type CostLine = { readonly unitPrice: Cents; readonly quantity: number }

/** The largest discount that the order's category allows, in percent; null where the profile does not cap it. [1.5.43] */
export function discountCap(
  { productCategoryId }: Pick<ProductOrder, 'productCategoryId'>,
  profile: OrgProfile,
): number | null {
  const caps = profile.costs.discountCaps.filter((cap) => cap.productCategoryId === productCategoryId)
  return caps.length === 0 ? null : Math.min(...caps.map(({ maxPercentage }) => maxPercentage))
}

/** The discount percentage that counts: capped where the profile caps the order's category. [1.5.43] */
export function effectiveDiscountPercentage(
  order: Pick<ProductOrder, 'discountPercentage' | 'productCategoryId'>,
  profile: OrgProfile,
): number {
  return Math.min(order.discountPercentage, discountCap(order, profile) ?? 100)
}

function discountOf(order: CostInputs, subtotal: Cents, profile: OrgProfile): Cents {
  const ceiling = Math.max(subtotal, 0)
  if (order.discountMode === 'rate') {
    return cents(Math.min(percentageOf(subtotal, effectiveDiscountPercentage(order, profile)), ceiling))
  }
  // A flat amount must not get round the category's cap: the same share in money.
  const cap = discountCap(order, profile)
  const most = cap === null ? ceiling : Math.min(percentageOf(subtotal, cap), ceiling)
  return cents(Math.max(Math.min(order.discountFlatAmount, most), 0))
}

function shippingOf(order: CostInputs, discounted: Cents): Cents | null {
  if (order.shippingMode === 'amount') return order.shippingFlatAmount
  return order.shippingPercentage === null ? null : percentageOf(discounted, order.shippingPercentage)
}

/**
 * Costs of an order in cents. Each part is rounded once, half away from zero, and the parts always add up:
 * total = subtotal − discount + shipping + tariff + tax − what is credited for goods that came back. Shipping that nobody set is null, counts as 0 and
 * prints as TBD. The deposit is the profile's percentage of the total before that credit, another for stocked orders. [1.9.17]
 */
export function computeCosts(order: CostInputs, lines: readonly CostLine[], profile: OrgProfile): Costs {
  return costsOfSubtotal(order, sumCents(lines.map((line) => cents(line.unitPrice * line.quantity))), profile)
}

/** The same from a subtotal that is known already. */
export function costsOfSubtotal(order: CostInputs, orderSubTotal: Cents, profile: OrgProfile): Costs {
  const discount = discountOf(order, orderSubTotal, profile)
  const discounted = cents(orderSubTotal - discount)
  const shipping = shippingOf(order, discounted)
  const tariff = percentageOf(discounted, order.tariffPercentage)
  const taxed = cents(discounted + tariff + (profile.costs.shippingIsTaxed ? (shipping ?? 0) : 0))
  const tax = order.disableSalesTax === 1 ? zeroCents : percentageOf(taxed, order.taxPercentage)
  const ordered = cents(discounted + (shipping ?? 0) + tariff + tax)
  const returned = order.returnCreditInCents ?? zeroCents
  const depositPercentage =
    order.isStocked === 1 ? profile.costs.stockedDepositPercentage : profile.costs.depositPercentage
  return {
    orderSubTotal,
    discount,
    shipping,
    shippingIsTbd: shipping === null,
    tariff,
    tax,
    orderTotal: cents(ordered - returned),
    depositAmount: percentageOf(ordered, depositPercentage),
    depositPercentage,
    ...(returned === 0 ? {} : { returned }),
  }
}

/** What an order came to before anything of it came back. */
export function costsAsOrdered({ returned = zeroCents, ...costs }: Costs): Costs {
  return returned === 0 ? costs : { ...costs, orderTotal: cents(costs.orderTotal + returned) }
}
