/** What an order comes to, line by line: from subtotal to total, the deposit, and what is open or credit. */
import { amountWords as words } from '../../messages/papers/amounts.ts'
import type { OrgProfile } from '../../tenancy/profile.ts'
import { type Cents, cents, formatCents } from '../../units/money.ts'
import { percentText, shippingIsOpen, shippingText } from './amounts-in-words.ts'
import { effectiveDiscountPercentage } from './costs.ts'
import type { Costs, ProductOrder } from '../schema.ts'

export type AmountKey =
  | 'subtotal'
  | 'discount'
  | 'shipping'
  | 'tariff'
  | 'tax'
  | 'returned'
  | 'total'
  | 'deposit'
  | 'balance'

export type AmountRow = {
  readonly key: AmountKey
  readonly label: string
  /** a discount with its minus sign */
  readonly value: string
}

type Terms = Pick<
  ProductOrder,
  | 'discountMode'
  | 'discountPercentage'
  | 'productCategoryId'
  | 'tariffPercentage'
  | 'taxPercentage'
  | 'disableSalesTax'
>

function isTaxed({ disableSalesTax, taxPercentage }: Terms): boolean {
  return disableSalesTax === 0 && taxPercentage > 0
}

/** The name of the sum under a list of amounts. One that is not whole says what is missing. */
export function totalLabel(order: Terms, costs: Costs): string {
  if (!shippingIsOpen(costs)) return words.total
  return order.disableSalesTax === 1 || isTaxed(order)
    ? words.totalBeforeShipping
    : words.totalBeforeShippingAndTax
}

function discountLabel(order: Terms, profile: OrgProfile): string {
  const rate = order.discountMode === 'rate' ? rateText(effectiveDiscountPercentage(order, profile)) : ''
  return words.discount({ rate })
}

/** A rate beside its part; nothing where there is none. */
function rateText(rate: number): string {
  return rate === 0 ? '' : percentText(rate)
}

/** A rate that does not count, on an order without sales tax, is not named beside an amount of 0. */
function taxLabel(order: Terms): string {
  return words.tax({ rate: order.disableSalesTax === 1 ? words.exempt : rateText(order.taxPercentage) })
}

/**
 * Subtotal, discount, shipping, tariff, tax, what came back and total, each with its name. Parts that nobody wants are left out, unless
 * the list is to be `isWhole`; the parts add up to the total. With `discountIsHidden` the subtotal bears the discount.
 * [1.1.09, 2.2.40]
 */
export function amountRows(
  order: Terms,
  costs: Costs,
  profile: OrgProfile,
  { discountIsHidden = false, isWhole = false } = {},
): AmountRow[] {
  const { orderSubTotal, discount, tariff, tax, orderTotal, returned = 0 } = costs
  const row = (key: AmountKey, label: string, value: string): AmountRow => ({ key, label, value })
  const subtotal = discountIsHidden ? cents(orderSubTotal - discount) : orderSubTotal
  const rows = [row('subtotal', words.subtotal, formatCents(subtotal))]
  if ((discount !== 0 || isWhole) && !discountIsHidden) {
    rows.push(row('discount', discountLabel(order, profile), formatCents(cents(0 - discount))))
  }
  rows.push(row('shipping', words.shipping, shippingText(costs)))
  if (tariff !== 0 || isWhole) {
    rows.push(row('tariff', words.tariff({ rate: rateText(order.tariffPercentage) }), formatCents(tariff)))
  }
  if (isTaxed(order) || tax !== 0 || isWhole) {
    rows.push(row('tax', taxLabel(order), formatCents(tax)))
  }
  if (returned !== 0) rows.push(row('returned', words.returned, formatCents(cents(0 - returned))))
  return [...rows, row('total', totalLabel(order, costs), formatCents(orderTotal))]
}

/** The deposit, of which part of the total it is. */
export function depositRow({ depositPercentage, depositAmount }: Costs): AmountRow {
  return {
    key: 'deposit',
    label: words.deposit({ rate: percentText(depositPercentage) }),
    value: formatCents(depositAmount),
  }
}

/** What is open after what was paid, or what was paid above the total. */
export function balanceRow(costs: Costs, paid: Cents): AmountRow {
  const open = cents(costs.orderTotal - paid)
  if (open < 0) return { key: 'balance', label: words.credit, value: formatCents(cents(0 - open)) }
  const label = shippingIsOpen(costs) ? words.balanceBeforeShipping : words.balance
  return { key: 'balance', label, value: formatCents(open) }
}
