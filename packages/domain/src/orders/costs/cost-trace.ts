/** What an order's costs are made of: each amount with what it is a part of, adding up to the total to the cent. [1.1.09] */
import { costMessages } from '../../messages/checkout/costs.ts'
import type { OrgProfile } from '../../tenancy/profile.ts'
import { toNumber } from '../../units/exact.ts'
import { type Cents, cents, exactPercentage, formatCents } from '../../units/money.ts'
import { orderSettingsMessages } from '../../messages/checkout/order-settings.ts'
import { formatDay } from '../../units/time-zone.ts'
import type { ProductOrder } from '../schema.ts'
import { percentText } from './amounts-in-words.ts'
import { lookupBehindRate } from './tax-lookup.ts'
import { type CostInputs, costsOfSubtotal, effectiveDiscountPercentage } from './costs.ts'

export type CostStep = {
  readonly key: 'subtotal' | 'discount' | 'shipping' | 'tariff' | 'tax' | 'returned' | 'total'
  /** how the amount came about, in words: '10% of $120.00' */
  readonly basis: string
  /** what it adds to the total, in cents; a discount is negative; null while nobody has set it */
  readonly amount: Cents | null
  /** the unrounded cents, where rounding changed them */
  readonly exact: number | null
  /** where a rate comes from that nobody typed */
  readonly origin?: string
}

/** The order, with the lookup that its tax rate may come from. [1.7.25] */
type TracedOrder = CostInputs & Partial<Pick<ProductOrder, 'deliveryAddress' | 'taxLookup'>>

/** '7.25% from the delivery address, looked up 11/21/2026 (…)'; nothing for a rate that a person set. */
function taxOrigin(order: TracedOrder, profile: OrgProfile): Pick<CostStep, 'origin'> {
  const { deliveryAddress, taxLookup } = order
  if (!deliveryAddress || !taxLookup) return {}
  const lookup = lookupBehindRate({ ...order, deliveryAddress, taxLookup })
  if (!lookup) return {}
  const { date, source } = lookup
  return {
    origin: orderSettingsMessages.taxFound({
      rate: percentText(order.taxPercentage),
      date: formatDay(date, profile.region.timeZone),
      source,
    }),
  }
}

/** The exact share of an amount when the rounded one differs from it. */
function unrounded(amount: Cents, percentage: number, rounded: number): number | null {
  const share = exactPercentage(amount, percentage)
  return share === rounded ? null : toNumber(share)
}

/**
 * The steps from subtotal to total, in the order in which they are worked out. Discount, tariff and tax that are 0 by
 * nobody's wish are left out; the amounts of all steps but the last add up to the last.
 */
export function costTrace(order: TracedOrder, orderSubTotal: Cents, profile: OrgProfile): CostStep[] {
  const costs = costsOfSubtotal(order, orderSubTotal, profile)
  const discounted = cents(orderSubTotal - costs.discount)
  const steps: CostStep[] = [
    { key: 'subtotal', basis: costMessages.costOfLines, amount: orderSubTotal, exact: null },
  ]
  if (costs.discount !== 0) steps.push(discountStep(order, orderSubTotal, costs.discount, profile))
  steps.push(shippingStep(order, costs.shipping, discounted))
  if (costs.tariff !== 0) {
    steps.push({
      key: 'tariff',
      basis: costMessages.costShare({
        rate: percentText(order.tariffPercentage),
        of: formatCents(discounted),
      }),
      amount: costs.tariff,
      exact: unrounded(discounted, order.tariffPercentage, costs.tariff),
    })
  }
  if (order.disableSalesTax === 1 && order.taxPercentage > 0) {
    steps.push({ key: 'tax', basis: costMessages.costTaxExempt, amount: cents(0), exact: null })
  } else if (costs.tax !== 0) {
    const taxed = cents(
      discounted + costs.tariff + (profile.costs.shippingIsTaxed ? (costs.shipping ?? 0) : 0),
    )
    steps.push({
      key: 'tax',
      basis: costMessages.costShare({ rate: percentText(order.taxPercentage), of: formatCents(taxed) }),
      amount: costs.tax,
      exact: unrounded(taxed, order.taxPercentage, costs.tax),
      ...taxOrigin(order, profile),
    })
  }
  if (costs.returned !== undefined) {
    const amount = cents(0 - costs.returned)
    steps.push({ key: 'returned', basis: costMessages.costReturned, amount, exact: null })
  }
  return [...steps, { key: 'total', basis: '', amount: costs.orderTotal, exact: null }]
}

function discountStep(order: CostInputs, subtotal: Cents, discount: Cents, profile: OrgProfile): CostStep {
  const amount = cents(0 - discount)
  if (order.discountMode !== 'rate') {
    const isCapped = discount < order.discountFlatAmount
    return {
      key: 'discount',
      basis: isCapped
        ? costMessages.costFlatCapped({ wanted: formatCents(order.discountFlatAmount) })
        : costMessages.costFlat,
      amount,
      exact: null,
    }
  }
  const percentage = effectiveDiscountPercentage(order, profile)
  const share = costMessages.costShare({ rate: percentText(percentage), of: formatCents(subtotal) })
  const isCapped = percentage < order.discountPercentage
  return {
    key: 'discount',
    basis: isCapped
      ? costMessages.costShareCapped({ share, wanted: percentText(order.discountPercentage) })
      : share,
    amount,
    exact: unrounded(cents(0 - subtotal), percentage, amount),
  }
}

function shippingStep(order: CostInputs, shipping: Cents | null, discounted: Cents): CostStep {
  if (shipping === null)
    return { key: 'shipping', basis: costMessages.costShippingOpen, amount: null, exact: null }
  if (order.shippingMode === 'amount' || order.shippingPercentage === null) {
    return { key: 'shipping', basis: costMessages.costFlat, amount: shipping, exact: null }
  }
  return {
    key: 'shipping',
    basis: costMessages.costShare({
      rate: percentText(order.shippingPercentage),
      of: formatCents(discounted),
    }),
    amount: shipping,
    exact: unrounded(discounted, order.shippingPercentage, shipping),
  }
}
